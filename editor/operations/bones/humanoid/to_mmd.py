"""Makes the skeleton of a person from another program MMD's: `bones.to-mmd`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from editor.math3d.arrays import Float64Array, unit_or_zero
from editor.messages import TranslatableText, first_names
from editor.model.bone_tree import ancestors, parents_of, with_ancestors, with_descendants
from editor.model.bones import KNEE_UPPER, Bone, BoneFlags, tail_at_bone, tail_at_offset, tail_vector
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, single, switch, text
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.names import Side, fresh_name, plain_name
from editor.operations.bones.bone_order import order_bones
from editor.operations.bones.bone_rows import LISTED, has_length, set_values, vec3
from editor.operations.bones.bone_tails import local_axes_from_tail
from editor.operations.bones.humanoid.mapping import SkeletonMapping, map_skeleton
from editor.operations.bones.humanoid.naming_schemes import BOTH, FINGER_BONES, FINGERS, STANDARD_BONES
from editor.operations.bones.humanoid.skeleton_shape import SkeletonShape
from editor.operations.bones.make_ik import MakeIk, knee_angle, make_ik
from editor.operations.bones.semi_standard.add_semi_standard import add_semi_standard
from editor.operations.bones.semi_standard.arms import HELPERS as TWIST_HELPERS
from editor.operations.bones.semi_standard.bone_weights import BoneWeights
from editor.operations.bones.semi_standard.kinds import SemiStandardOptions
from editor.operations.bones.semi_standard.rig import HIDDEN, MOVES, TURNS, SemiStandardRig, mix
from editor.operations.choices import ArmPose, RigSource, TranslatedBy, TranslatedTo
from editor.operations.frames.frame_entries import enter_root
from editor.operations.frames.frames import RegisterMissing, make_standard, register_missing
from editor.operations.names.names_dictionary import translated_name
from editor.operations.operation import NoParameters, OperationContext, Result, operation
from editor.operations.pose.apply_pose_as_rest import FieldValues, apply_pose_as_rest, pose_as_rest
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton

ASIDE = 0.01  # heights: a model whose legs are further to one side was not meant to stand in the middle
NEEDED = ("下半身", "上半身", "左足", "右足", "左ひざ", "右ひざ", "左足首", "右足首")
MMD_ALREADY = ("センター", "左足ＩＫ", "右足ＩＫ")
MASTER, CENTRE, GROOVE, WAIST, LOWER, UPPER = "全ての親", "センター", "グルーブ", "腰", "下半身", "上半身"
CENTRE_HEIGHT = 0.88  # of that of the legs
RISE = 0.01  # of that of the legs: from センター to グルーブ
HIGH = 0.7  # of the way from the legs to 上半身: a pelvis above this turns about the waist already
EYES_FORWARD = 0.03  # heights: how far 両目 stands before the head
IK_TAIL = 0.05  # heights: the tails of goals
TOES = 0.75  # of the way from the ankle to where the foot ends
TIP = 0.15  # of the foot before the ankle: its vertices tell to which side it points
FOOT = 0.07  # heights: the length of a foot of which nothing tells it
A_POSE = math.radians(36)  # below the horizontal, from shoulder to wrist: MMD's models have 34° to 37°
NEARLY = math.radians(6)  # an arm that is so near to it stays as it is
FARTHEST = math.radians(120)  # arms that point further away, as inwards, are those of no person
BENT = math.radians(15)  # an elbow that is bent more than this is straightened
LEG_IK = MakeIk(links=2)
TOE_IK = MakeIk(links=1, loops=3, angle=math.radians(229.18))
# Where bones point, by standard name; without a side it is the same on both.
TAILS = (
    ("上半身", "上半身2", "首"), ("上半身2", "上半身3", "首"), ("上半身3", "首"), ("首", "頭"),
    ("肩", "腕"), ("腕", "ひじ"), ("ひじ", "手首"), ("手首", "中指１"),
    ("足", "ひざ"), ("ひざ", "足首"), ("足首", "つま先"),
    *((finger + one, finger + other) for finger in FINGERS for one, other in ("０１", "１２", "２３")),
)  # fmt: skip
ENDS = ("頭", "手首", "つま先", *(name for name in FINGER_BONES if name[-1] in "２３"))
END = 0.8  # of the length of the bone before: that of the last, of which nothing tells it
WITH_AXES = ("肩", "腕", "ひじ", "手首", *FINGER_BONES)


NEW_NAMES = (*STANDARD_BONES, GROOVE, "両目", *(side.prefix + ik for side in BOTH for ik in ("足ＩＫ", "つま先ＩＫ")))


@dataclass(frozen=True, slots=True)
class ToMmd:
    from_: RigSource = choice(
        "Made with", RigSource, help="The program whose names the bones have. What it does not name is guessed."
    )
    pose: ArmPose = choice(
        "Arms", ArmPose, help="A pose: arms go to where MMD's motions expect them, with the mesh, morphs and physics."
    )
    names: bool = switch("Names", True, help="Gives bones the Japanese and English names by which motions find them.")
    centre: bool = switch(
        "Bones for the whole body", True, help="Adds 全ての親, センター and グルーブ, by which motions move the body."
    )
    eyes: bool = switch("Both eyes", True, help="Adds 両目, which turns both eyes; it needs a bone for each.")
    fingers: bool = switch("Fingers", True, help="Fingers and thumbs become MMD's, too, or else stay as they are.")
    ik: bool = switch("IK of legs and toes", True, help="Adds 足ＩＫ and つま先ＩＫ, with knees that bend forward.")
    twist: bool = switch("Twist bones", help="Adds 腕捩 and 手捩, and gives them weights of the arms.")
    frames: bool = switch("Display frames", True, help="Puts the bones into MMD's standard display frames.")
    map: str = text(
        "Bones", help="Overrules what was found: pairs as Arm_L=左腕, separated by commas. =左目 leaves that one out."
    )


@dataclass(slots=True, eq=False)
class Conversion:
    """A skeleton on its way: `rows` has its bones by the standard names that they have, or get."""

    edit: Edit
    rig: SemiStandardRig
    rows: dict[str, int]
    height: float

    def at(self, name: str) -> Float64Array:
        return np.array(self.rig.model.bones[self.rows[name]].position, np.float64)

    @property
    def middle(self) -> float:
        """The X of the middle of the body: 0, unless the model stands aside."""
        legs = float(mix(self.at("左足"), self.at("右足"), 0.5)[0])
        return legs if abs(legs) > ASIDE * self.height else 0.0

    def add(self, name: str, position: Float64Array, parent: int, flags: BoneFlags = TURNS, before: int = NONE) -> int:
        """Add a bone of a standard name before another, or as the last; its row."""
        english = translated_name(name, "bones", TranslatedTo.EN, TranslatedBy.WHOLE) or ""
        bone = Bone(name, english, vec3(position), parent=parent, flags=flags)
        self.rows[name] = self.rig.add(bone, before=before)
        return self.rows[name]

    def hang(self, name: str, parent: int) -> None:
        """Let a bone hang from another, unless it does already, by way of others, or that hangs from it."""
        row, records = self.rows[name], self.rig.model.bones.records
        if row != parent and parent not in ancestors(records, row) and row not in with_ancestors(records, parent):
            self.rig.hang(row, parent)


@operation(
    "bones.to-mmd",
    "Convert skeleton to MMD",
    "Makes the skeleton of a person from another program MMD's, so that motions move it: finds which bone is which,"
    " renames them, adds the bones that MMD has beside them, and brings the arms to A pose.",
    parameters=ToMmd,
    on_worker=True,
    menu="bone.wizards",
    menu_order=100,
)
def to_mmd(edit: Edit, context: OperationContext, parameters: ToMmd) -> Result:
    """Give a model MMD's standard skeleton in the place of its own. ValueError where none of a person is found."""
    if all(any(bone.name == name for bone in edit.model.bones) for name in MMD_ALREADY):
        raise ValueError(TranslatableText("the skeleton is MMD's already: it has {}", ", ".join(MMD_ALREADY)))
    return convert_skeleton(edit, parameters, lambda model: map_skeleton(model, parameters.from_, parameters.map))


def convert_skeleton(edit: Edit, parameters: ToMmd, mapped: Callable[[Model], SkeletonMapping]) -> Result:
    """Make the bones of a person MMD's; `mapped` tells which are which, once they are in order. ValueError as `to_mmd`.

    Bones keep their rows as long as possible, so that all steps know them by these; the last brings them into order.
    """
    model = edit.model
    order_bones(edit, _on_bones(edit, ()), NoParameters())  # so that arms take with them what hangs from them
    mapping = mapped(model)
    rows = _wanted(mapping, parameters.fingers)
    if helpers := _helpers_to_be_made(model, rows, parameters):
        edit.remove(model.bones, helpers, heir="parent")
        mapping = mapped(model)
        rows = _wanted(mapping, parameters.fingers)
    if missing := [name for name in NEEDED if name not in rows]:
        raise ValueError(TranslatableText("no bone was found for {}", ", ".join(missing)))
    if model.bones[rows["左足"]].position[0] < model.bones[rows["右足"]].position[0]:
        raise ValueError(
            TranslatableText("{} is on the right: turn the model by 180° about Y, so that it faces -Z", "左足")
        )
    if parameters.pose is ArmPose.A:
        apply_pose_as_rest(edit, arms_in_a_pose(model, rows))
    theirs = {row: (model.bones[row].name, model.bones[row].name_en) for row in rows.values()}
    _rename(edit, rows)
    work = Conversion(
        edit, SemiStandardRig(edit, BoneWeights(model, np.empty(0, np.intp), False)), rows, SkeletonShape(model).height
    )
    _make_abilities(work)
    _join_legs(work)
    _join_twists(work)
    _make_trunk(work, parameters.centre)
    _make_neck_and_shoulders(work)
    _make_toes(work)
    if parameters.eyes:
        _make_eyes(work)
    _make_tails(work)
    work.rig.finish()
    _finish(edit, parameters, work.height)
    if not parameters.names:
        _restore_names(edit, {rows_name: theirs[row] for rows_name, row in rows.items() if row in theirs})
    return _result(edit, mapping, work, {name: theirs[row][0] for name, row in rows.items() if row in theirs})


def _wanted(mapping: SkeletonMapping, fingers: bool) -> dict[str, int]:
    return {name: row for name, row in mapping.rows.items() if fingers or "指" not in name}


def _helpers_to_be_made(model: Model, rows: Mapping[str, int], parameters: ToMmd) -> list[int]:
    """Bones that move no vertices and no bodies, and have names of helpers that are about to be made.

    A program that knows nothing of what they did left them behind.
    """
    made = {MASTER, CENTRE, GROOVE} if parameters.centre else set()
    if parameters.eyes and {"左目", "右目", "頭"} <= rows.keys():
        made.add("両目")
    if parameters.ik:
        made |= {side.prefix + name for side in BOTH for name in ("足ＩＫ", "つま先ＩＫ")}
    feet = {side.prefix: {rows.get(side.prefix + name, NONE) for name in ("足首", "つま先")} for side in BOTH}
    tips = {prefix + "つま先": foot for prefix, foot in feet.items() if NONE not in foot}  # others stand for toes
    names = {plain_name(name) for name in made}
    vertices = model.vertices
    used = set(np.unique(vertices[Vertex.bones][vertices[Vertex.weights] > 0]).tolist())
    used |= {body.bone for body in model.rigid_bodies} | set(rows.values())
    return [
        row
        for row, bone in enumerate(model.bones)
        if row not in used and (plain_name(bone.name) in names or bone.parent in tips.get(bone.name, ()))
    ]


# -- arms --------------------------------------------------------------------------------------------------------------


def arms_in_a_pose(model: Model, rows: Mapping[str, int]) -> list[FieldValues]:
    """The values to set so that the arms of a model, given by standard names, are in A pose; none where they are."""
    pose = arms_lowered(model, rows, A_POSE, NEARLY)
    return pose_as_rest(model, Skeleton(model.bones.records).solve(pose), {}) if pose.posed().any() else []


def arms_lowered(model: Model, rows: Mapping[str, int], angle: float, nearly: float) -> Pose:
    """The pose in which arms, given by standard names, are so far below the horizontal, and elbows straight.

    Angles are in radians; an arm that is as near to it as `nearly` stays. Arms turn about the axis that goes from front
    to back, so that palms face where they did. What IK turns after the arms, as sleeves, is turned, too; IK is off.
    """
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.ik[:] = False
    for side in BOTH:
        _turn_arm(pose, model, rows, side, angle, nearly)
    _turn_by_ik(pose, model)
    return pose


def _turn_by_ik(pose: Pose, model: Model) -> None:
    """Turn the bones that reach for goals on turned bones, and do not hang from those themselves."""
    bones = model.bones.records
    carried = with_descendants(pose.posed(), parents_of(bones))
    goals = [row for row in np.flatnonzero(carried).tolist() if bones[row].flags & BoneFlags.IK]
    links = {link.bone for row in goals for link in bones[row].ik_links if link.bone != NONE}
    if reaching := sorted(row for row in links if not carried[row]):
        pose.ik[goals] = True
        skeleton = Skeleton(bones)
        skeleton.solve(pose)
        pose.rotations[reaching] = skeleton.ik_rotations()[reaching]
        pose.ik[goals] = False


def _turn_arm(pose: Pose, model: Model, rows: Mapping[str, int], side: Side, angle: float, nearly: float) -> None:
    joints = [rows.get(side.prefix + name) for name in ("腕", "ひじ", "手首")]
    if None in joints:
        return
    arm, elbow, wrist = (np.array(model.bones[row].position, np.float64) for row in joints if row is not None)
    upper, lower, whole = (_below_horizontal(*ends, side) for ends in ((arm, elbow), (elbow, wrist), (arm, wrist)))
    bend = math.remainder(lower - upper, math.tau)
    start = upper if abs(bend) > BENT else whole
    if nearly < abs(angle - start) < FARTHEST:
        _turn(pose, joints[0], start - angle, side)
    if abs(bend) > BENT:
        _turn(pose, joints[1], bend, side)


def _below_horizontal(start: Float64Array, end: Float64Array, side: Side) -> float:
    """The angle of a way as seen from the front, radians: 0 points outwards, more is further down."""
    x, y, _ = end - start
    return math.atan2(-y, side.sign * x)


def _turn(pose: Pose, row: int | None, angle: float, side: Side) -> None:
    """Turn a bone up by an angle, as seen from the front."""
    half = side.sign * angle / 2
    pose.rotations[row] = (0.0, 0.0, math.sin(half), math.cos(half))


# -- names and abilities -----------------------------------------------------------------------------------------------


def _rename(edit: Edit, rows: dict[str, int]) -> None:
    """Give bones their standard names; another that has one of them gets a number."""
    bones = edit.model.bones
    mapped = {row: name for name, row in rows.items()}
    new_names = {plain_name(name) for name in (*rows, *(name for name in NEW_NAMES if "指" not in name))}
    taken = {bone.name for bone in bones} | set(rows)
    values: dict[int, dict[str, str]] = {}
    for row, bone in enumerate(bones):
        if row in mapped:
            english = translated_name(mapped[row], "bones", TranslatedTo.EN, TranslatedBy.WHOLE)
            values[row] = {"name": mapped[row], "name_en": english or bone.name_en}
        elif plain_name(bone.name) in new_names:
            values[row] = {"name": fresh_name(bone.name + "_2", taken)}
            taken.add(values[row]["name"])
    set_values(edit, values)


def _restore_names(edit: Edit, theirs: dict[str, tuple[str, str]]) -> None:
    """Give bones back the names that they had."""
    named = {bone.name: row for row, bone in enumerate(edit.model.bones)}
    values = {named[name]: {"name": own, "name_en": english} for name, (own, english) in theirs.items()}
    set_values(edit, values)


def _make_abilities(work: Conversion) -> None:
    """Let standard bones turn, as MMD's do, and be seen."""
    bones, kept = work.rig.model.bones, BoneFlags.TAIL_IS_BONE | BoneFlags.AFTER_PHYSICS
    moving = (MASTER, CENTRE)
    set_values(
        work.edit,
        {
            row: {"flags": bones[row].flags & kept | (MOVES if name in moving else TURNS)}
            for name, row in work.rows.items()
        },
    )


# -- the bones that others have in another way -------------------------------------------------------------------------


def _make_trunk(work: Conversion, with_centre: bool) -> None:
    """Let the body have two halves that turn about the waist, and bones that move the whole."""
    rig, rows = work.rig, work.rows
    bones = rig.model.bones
    legs = mix(work.at("左足"), work.at("右足"), 0.5)
    waist = work.at(UPPER)
    tops = [rows[name] for name in (WAIST, LOWER, UPPER) if name in rows]
    base = next((bones[row].parent for row in tops if not set(ancestors(bones.records, row)).intersection(tops)), NONE)
    if with_centre:
        base = _make_centre(work, base, legs)
    if WAIST in rows:
        rig.hang(rows[WAIST], base)
    rig.hang([rows[LOWER], rows[UPPER]], rows.get(WAIST, base))
    for name in ("左足", "右足"):
        work.hang(name, rows[LOWER])
    if work.at(LOWER)[1] < legs[1] + HIGH * (waist[1] - legs[1]):
        work.edit.set(bones, rows[LOWER], Bone.position, vec3(waist))
    set_values(work.edit, {rows[LOWER]: tail_at_offset(bones[rows[LOWER]], legs - work.at(LOWER))})


def _join_legs(work: Conversion) -> None:
    """Let each joint of a leg hang from the one above it, and twist bones between them end there: so IK turns both."""
    for side in BOTH:
        joints = [side.prefix + name for name in ("足", "ひざ", "足首", "つま先") if side.prefix + name in work.rows]
        for upper, lower in pairwise(joints):
            work.rig.hang(work.rows[lower], work.rows[upper])


def _join_twists(work: Conversion) -> None:
    """Let twist bones that are there by their names of MMD carry what lies beyond them, and their helpers follow."""
    rig, rows = work.rig, work.rows
    bones = rig.model.bones
    by_name = {bone.name: row for row, bone in enumerate(bones) if row not in rows.values()}
    for side in BOTH:
        for name, upper, lower in (("腕捩", "腕", "ひじ"), ("手捩", "ひじ", "手首")):
            twist = by_name.get(side.prefix + name, NONE)
            ends = [rows.get(side.prefix + each, NONE) for each in (upper, lower)]
            if NONE in (twist, *ends) or bones[twist].parent != ends[0]:
                continue
            along = work.at(side.prefix + lower) - work.at(side.prefix + upper)
            axis = vec3(unit_or_zero(along[None])[0])
            values: dict[int, dict[str, object]] = {twist: {"flags": TURNS | BoneFlags.FIXED_AXIS, "fixed_axis": axis}}
            for number, ratio in enumerate(TWIST_HELPERS, 1):
                helper = by_name.get(f"{side.prefix}{name}{number}", NONE)
                if helper != NONE and bones[helper].parent == ends[0]:
                    flags = HIDDEN | BoneFlags.APPEND_ROTATION
                    values[helper] = {"flags": flags, "append_parent": twist, "append_ratio": ratio}
            rig.hang(rig.branch(*ends), twist)
            set_values(work.edit, values)


def _make_centre(work: Conversion, base: int, legs: Float64Array) -> int:
    """The bones that motions move the body by, below `base`; the row of グルーブ."""
    rig, rows = work.rig, work.rows
    bones = rig.model.bones
    if MASTER in rows:
        rig.hang(rows[MASTER], NONE)
        work.edit.set(bones, rows[MASTER], Bone.position, (0.0, 0.0, 0.0))
    else:
        work.add(MASTER, np.zeros(3), NONE, MOVES, before=rig.first)
    rig.hang([row for row in rig.children(NONE) if row != rows[MASTER]], rows[MASTER])
    position = np.array([work.middle, CENTRE_HEIGHT * legs[1], legs[2]])
    upper = rows[MASTER] if base == NONE else base
    if CENTRE in rows:
        work.edit.set(bones, rows[CENTRE], Bone.position, vec3(position))
        if rows[CENTRE] != base:
            rig.hang(rows[CENTRE], upper)
    else:
        work.add(CENTRE, position, upper, MOVES)
    groove = work.add(GROOVE, position + np.array([0, RISE * legs[1], 0]), rows[CENTRE], MOVES)
    for name, tail in ((MASTER, CENTRE), (CENTRE, GROOVE)):
        set_values(work.edit, {rows[name]: tail_at_bone(bones[rows[name]], rows[tail])})
    set_values(work.edit, {groove: tail_at_offset(bones[groove], (0, 0.1 * legs[1], 0))})
    return groove


def _make_neck_and_shoulders(work: Conversion) -> None:
    """Add a neck and shoulders where there are none, without weights, so that motions of them are not lost."""
    rig, rows = work.rig, work.rows
    bones = rig.model.bones
    arms = [name for name in ("左腕", "右腕") if name in rows]
    if "頭" in rows and "首" not in rows:
        shoulders = mix(work.at(arms[0]), work.at(arms[-1]), 0.5) if arms else work.at("頭")
        neck = work.add("首", mix(shoulders, work.at("頭"), 0.5), bones[rows["頭"]].parent, before=rows["頭"])
        rig.hang(rows["頭"], neck)
    for name in arms:
        shoulder = name.replace("腕", "肩")
        if shoulder not in rows:
            inner = work.at(name)
            inner[0] = work.middle + 0.25 * (inner[0] - work.middle)
            row = work.add(shoulder, inner, bones[rows[name]].parent, before=rows[name])
            rig.hang(rows[name], row)


def _make_toes(work: Conversion) -> None:
    """Add the ends of feet where there are none: shortly before its vertices end, or as far as feet reach."""
    model, rows = work.rig.model, work.rows
    for side in BOTH:
        name, ankle = side.prefix + "つま先", side.prefix + "足首"
        if name in rows:
            continue
        moved = model.vertices[Vertex.bones] == rows[ankle]
        own = model.vertices[Vertex.position][(moved & (model.vertices[Vertex.weights] > 0.5)).any(axis=1)]
        at = work.at(ankle)
        ahead = own[own[:, 2] < at[2]]
        if len(ahead):
            front, ground = ahead[:, 2].min(), own[:, 1].min()
            tip = ahead[ahead[:, 2] <= front + TIP * (at[2] - front)]
            end = np.array([tip[:, 0].mean(dtype=np.float64), ground, front])
        else:
            end = np.array([at[0], 0.0, at[2] - FOOT * work.height])
        work.add(name, mix(at, end, TOES), rows[ankle])


def _make_eyes(work: Conversion) -> None:
    """Add 両目, which both eyes copy."""
    rows, bones = work.rows, work.rig.model.bones
    eyes = [rows[name] for name in ("左目", "右目") if name in rows]
    if len(eyes) < 2 or "頭" not in rows:
        return
    middle = mix(work.at("左目"), work.at("右目"), 0.5)
    position = np.array([work.middle, middle[1] + 0.1 * work.height, middle[2] - EYES_FORWARD * work.height])
    both = work.add("両目", position, rows["頭"], before=min(eyes))
    forward = (0, 0, -EYES_FORWARD * work.height)
    appended = {"append_parent": both, "append_ratio": 1.0}
    set_values(work.edit, {both: tail_at_offset(bones[both], forward)})
    set_values(
        work.edit,
        {eye: {**appended, "flags": bones[eye].flags | BoneFlags.APPEND_ROTATION} for eye in eyes},
    )


def _make_tails(work: Conversion) -> None:
    """Let bones point to the next."""
    rows, bones = work.rows, work.rig.model.bones
    values = {}
    for side in ("", *(side.prefix for side in BOTH)):
        for name, *tails in TAILS:
            tail = next((rows[side + each] for each in tails if side + each in rows), NONE)
            if side + name in rows and tail != NONE:
                values[rows[side + name]] = tail_at_bone(bones[rows[side + name]], tail)
    for name in ENDS:
        for row in (rows[each] for each in (name, *(side.prefix + name for side in BOTH)) if each in rows):
            if not has_length(tail_vector(bones.records, row)):
                onwards = work.rig.model.bones[row].position - np.array(bones[bones[row].parent].position)
                values[row] = tail_at_offset(bones[row], END * onwards)
    set_values(work.edit, values)


# -- the steps that other operations do --------------------------------------------------------------------------------


def _finish(edit: Edit, parameters: ToMmd, height: float) -> None:
    """Add IK and twist bones, give arms their axes, bring bones into order and into frames."""
    none = NoParameters()
    arms = _on_bones(edit, [side.prefix + name for side in BOTH for name in WITH_AXES])
    if len(arms.of("bones")):
        local_axes_from_tail(edit, arms, none)
    if parameters.ik:
        make_ik(edit, _on_bones(edit, ["左足首", "右足首"]), LEG_IK)
        make_ik(edit, _on_bones(edit, ["左つま先", "右つま先"]), TOE_IK)
        _let_legs_straighten(edit)
        _point_ik(edit, height)
    if parameters.twist:
        add_semi_standard(edit, _on_bones(edit, ()), SemiStandardOptions(which="腕捩,手捩"))
    order_bones(edit, _on_bones(edit, ()), none)
    if parameters.frames:
        if parameters.centre:
            enter_root(edit, _row(edit.model, MASTER))
        make_standard(edit, _on_bones(edit, ()), none)
        register_missing(edit, _on_bones(edit, ()), RegisterMissing())


def _let_legs_straighten(edit: Edit) -> None:
    """Let knees that are bent at rest go as far back as straight, which MMD's usual limit is for knees that are."""
    bones = edit.model.bones
    for side in BOTH:
        ik, thigh, knee, ankle = (_row(edit.model, side.prefix + name) for name in ("足ＩＫ", "足", "ひざ", "足首"))
        bend = -knee_angle(bones[thigh], bones[knee], bones[ankle])
        if bend > 0:
            upper = (single(bend + KNEE_UPPER[0]), 0.0, 0.0)
            links = [replace(link, upper=upper) if link.bone == knee else link for link in bones[ik].ik_links]
            set_values(edit, {ik: {"ik_links": tuple(links)}})


def _point_ik(edit: Edit, height: float) -> None:
    """Let the goals of legs point back, and those of toes down, as MMD's do."""
    bones, length = edit.model.bones, IK_TAIL * height
    for name, offset in (("足ＩＫ", (0, 0, length)), ("つま先ＩＫ", (0, -length, 0))):
        rows = [_row(edit.model, side.prefix + name) for side in BOTH]
        set_values(edit, {row: tail_at_offset(bones[row], offset) for row in rows})


def _row(model: Model, name: str) -> int:
    return next(row for row, bone in enumerate(model.bones) if bone.name == name)


def _on_bones(edit: Edit, names: Iterable[str]) -> OperationContext:
    """The context of an operation on the bones of some names, those that are there."""
    wanted = set(names)
    rows = np.array([row for row, bone in enumerate(edit.model.bones) if bone.name in wanted], np.intp)
    given = {"bones": rows} if wanted else {}
    return OperationContext(edit.model, given, given)


def _result(edit: Edit, mapping: SkeletonMapping, work: Conversion, theirs: dict[str, str]) -> Result:
    """Tell what became standard bones, what was added, and what is to be looked at."""
    message = TranslatableText(
        "Standard bones: {:,}, of which unsure: {:,}; bones added: {:,}",
        len(theirs),
        len([name for name in mapping.unsure if name in theirs]),
        len(edit.model.bones) - work.rig.first_new,
    )
    names = {*work.rows, *theirs.values()}
    rows = np.array([row for row, bone in enumerate(edit.model.bones) if bone.name in names], np.intp)
    unsure = [f"{theirs[name]} → {name}" for name in mapping.unsure if name in theirs]
    if not unsure:
        return Result(message, {"bones": rows})
    text = TranslatableText("Not sure, please look: {}", first_names(unsure[:LISTED], max(len(unsure) - LISTED, 0)))
    return Result(message, {"bones": rows}, (text,))
