"""Makes rigs as other programs have them of MMD's models: their names, their hierarchy, T pose, and no IK.

The names are written out here, apart from the table that the program goes by, so that each checks the other.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from editor.model.bone_tree import ancestors, with_ancestors
from editor.model.bones import Bone, BoneFlags, tail_at_bone, tail_at_offset
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, special_frames
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.names import Side
from editor.operations.pose.apply_pose_as_rest import apply_pose_as_rest, pose_as_rest
from editor.operations.rows.rows import delete
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton

BOTH = (Side.LEFT, Side.RIGHT)
A_POSE = math.radians(36)
LIMBS = ("肩", "腕", "ひじ", "手首", "足", "ひざ", "足首", "つま先", "目")
FINGERS = ("親指", "人指", "中指", "薬指", "小指")
FINGER_BONES = [f + d for f in FINGERS for d in ("０１２" if f == "親指" else "１２３")]
STANDARD = ["下半身", "上半身", "上半身2", "首", "頭", *(s.prefix + n for s in BOTH for n in (*LIMBS, *FINGER_BONES))]
TURNS = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
# Bones of MMD's own that no other program has; their weights go to the bone that they help.
HELPER = re.compile(
    "全ての親|センター|センター先|グルーブ|腰|腰キャンセル.|操作中心|上半身補|両目先?"
    "|[左右](腕捩\\d?|手捩\\d?|(腕|手|足|ひざ)捩連?|足先|.*(ＩＫ|IK親?)|肩連|腕xc.*|肩[PC]|ダミー|ひざD|足D|足首D|足先EX|つま先EX)"
)
LEG_IK = re.compile("[左右](足|つま先)")
TOES = ("つま先", "足先")  # the ends of feet


@dataclass(frozen=True)
class Convention:
    """The names that a program gives bones: `{}` in one is where its side stands, as `sides` (left, right) say it."""

    id: str
    sides: tuple[str, str]
    trunk: tuple[str, ...]  # 下半身, 上半身, 上半身2, 首, 頭
    limbs: tuple[str, ...]  # as LIMBS
    fingers: tuple[str, ...]  # as FINGERS: with {0} the side and {1} the number
    numbers: tuple[str, str, str] = ("1", "2", "3")
    root: str = ""
    above_pelvis: str = ""  # a bone that carries pelvis and spine

    def names(self) -> dict[str, str]:
        """The names by standard bone, thumbs counted from their first bone."""
        found = dict(zip(STANDARD[:5], self.trunk, strict=True))
        for side, word in zip(BOTH, self.sides, strict=True):
            found |= {side.prefix + n: t.format(word) for n, t in zip(LIMBS, self.limbs, strict=True)}
            for finger, template in zip(FINGERS, self.fingers, strict=True):
                digits = "０１２" if finger == "親指" else "１２３"
                for digit, number in zip(digits, self.numbers, strict=True):
                    found[side.prefix + finger + digit] = template.format(word, number)
        return found


def _each(template: str, words: str) -> tuple[str, ...]:
    """The template with each of the words for its star."""
    return tuple(template.replace("*", word) for word in words.split())


FIVE = "Thumb Index Middle Ring Pinky"
LITTLE = "Thumb Index Middle Ring Little"
UNITY = "Shoulder UpperArm LowerArm Hand UpperLeg LowerLeg Foot"
CONVENTIONS = (
    Convention(
        "mixamo", ("Left", "Right"), _each("mixamorig:*", "Hips Spine Spine1 Neck Head"),
        _each("mixamorig:{}*", "Shoulder Arm ForeArm Hand UpLeg Leg Foot ToeBase Eye"),
        _each("mixamorig:{}Hand*{}", FIVE),
    ),
    Convention(
        "vrm", ("L", "R"), _each("J_Bip_C_*", "Hips Spine Chest Neck Head"),
        (*_each("J_Bip_{}_*", UNITY + " ToeBase"), "J_Adj_{}_FaceEye"), _each("J_Bip_{}_*{}", LITTLE), root="Root",
    ),
    Convention(
        "unity", ("Left", "Right"), _each("*", "Hips Spine Chest Neck Head"), _each("{}*", UNITY + " Toes Eye"),
        _each("{}*{}", LITTLE), ("Proximal", "Intermediate", "Distal"),
    ),
    Convention(
        "unreal", ("l", "r"), _each("*", "pelvis spine_01 spine_02 neck_01 head"),
        _each("*_{}", "clavicle upperarm lowerarm hand thigh calf foot ball eye"),
        _each("*_{1}_{0}", FIVE.lower()), ("01", "02", "03"), root="root",
    ),
    Convention(
        "daz", ("l", "r"), _each("*", "pelvis abdomenLower chestLower neckLower head"),
        _each("{}*", "Collar ShldrBend ForearmBend Hand ThighBend Shin Foot Toe Eye"),
        _each("{}*{}", "Thumb Index Mid Ring Pinky"), above_pelvis="hip",
    ),
    Convention(
        "biped", ("L", "R"), _each("Bip01 *", "Pelvis Spine Spine1 Neck Head"),
        _each("Bip01 {} *", "Clavicle UpperArm Forearm Hand Thigh Calf Foot Toe0 Eye"),
        _each("Bip01 {} Finger*{}", "0 1 2 3 4"), ("", "1", "2"), root="Bip01",
    ),
    Convention(
        "koikatsu", ("L", "R"), _each("cf_j_*", "waist01 spine01 spine02 neck head"),
        (*_each("cf_j_*_{}", "shoulder arm00 forearm01 hand thigh00 leg01 foot toes"), "cf_J_Eye_rz_{}"),
        _each("cf_j_*{1}_{0}", LITTLE.lower()), ("01", "02", "03"), root="cf_j_root", above_pelvis="cf_j_hips",
    ),
    Convention(
        "xnalara", ("left", "right"), ("pelvis", "spine lower", "spine upper", "head neck lower", "head neck upper"),
        ("arm {} shoulder 1", "arm {} shoulder 2", *_each("arm {} *", "elbow wrist"),
         *_each("leg {} *", "thigh knee ankle toes"), "head eyeball {}"),
        _each("arm {} finger *{}", "1 2 3 4 5"), ("a", "b", "c"), root="root ground", above_pelvis="root hips",
    ),
    Convention(
        "rigify", ("L", "R"), _each("DEF-*", "spine spine.001 spine.002 spine.004 spine.006"),
        _each("DEF-*.{}", "shoulder upper_arm forearm hand thigh shin foot toe eye"),
        _each("DEF-*.{1}.{0}", "thumb f_index f_middle f_ring f_pinky"), ("01", "02", "03"), root="root",
    ),
    Convention(
        "english", ("Left", "Right"), _each("*", "Hips Spine Chest Neck Head"),
        _each("*_{}", "Clavicle Upper_Arm Lower_Arm Wrist Thigh Shin Ankle Toe Eye"), _each("*_{1}_{0}", FIVE),
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Variant:
    """A change of a rig besides its names."""

    id: str
    rename: Callable[[str, int], str] = lambda name, row: name
    lacks: re.Pattern[str] | None = None  # standard bones that are not there
    arms: float = 0.0  # radians below the horizontal
    shuffled: bool = False
    namesake: bool = False  # whether an ordinary bone is called 頭
    low_hips: bool = False


PLAIN = Variant("as it is")
VARIANTS = (
    PLAIN,
    Variant("prefix", lambda name, row: f"Armature|{name}"),
    Variant("suffix", lambda name, row: f"{name}_{row:02}", shuffled=True),
    Variant("no toes, no fingers", lacks=re.compile(".*(指.|つま先)"), namesake=True),
)


def _hexes(name: str, row: int) -> str:
    return f"{random.Random(row).getrandbits(32):08x}"


UNKNOWN = (
    Variant("numbers", lambda name, row: f"Bone.{row:03}"),
    Variant("arms down", lambda name, row: f"joint{row}", arms=math.radians(65), shuffled=True),
    Variant("no shoulders, no neck", _hexes, lacks=re.compile(".*肩|首")),
    Variant("low hips, no toes", lambda name, row: f"кость{row}", lacks=re.compile(".*つま先"), low_hips=True),
    Variant("no eyes, no fingers", lambda name, row: f"骨骼_{row}", lacks=re.compile(".*(指.|目)"), arms=A_POSE),
)


@dataclass(eq=False)
class ForeignRig:
    """`model`, and by standard bone the name that it has there; what MMD has at those places are `standard`."""

    model: Model
    names: dict[str, str] = field(default_factory=dict)


def foreign_rig(original: Model, convention: Convention, variant: Variant = PLAIN) -> ForeignRig:
    """Make a foreign rig of a model whose bones are MMD's."""
    model = with_arms(original, variant.arms)
    with Edit(model) as edit:
        rows = _reduce(edit, variant)
        names = _rename(edit, convention, variant, rows)
        edit.commit()
    return ForeignRig(model, names)


def with_arms(original: Model, below: float) -> Model:
    """A copy of a model of MMD, with arms so many radians below the horizontal, as seen from the front."""
    model = original.snapshot()
    rows = {bone.name: row for row, bone in enumerate(model.bones)}
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.ik[:] = [not LEG_IK.match(bone.name) for bone in model.bones]
    for side in BOTH:
        arm, wrist = (model.bones[rows[side.prefix + name]].position for name in ("腕", "手首"))
        angle = math.atan2(arm[1] - wrist[1], abs(wrist[0] - arm[0])) - below
        half = side.sign * angle / 2
        pose.rotations[rows[side.prefix + "腕"]] = (0, 0, math.sin(half), math.cos(half))
    with Edit(model) as edit:
        apply_pose_as_rest(edit, pose_as_rest(model, Skeleton(model.bones.records).solve(pose), {}))
        edit.commit()
    return model


def _reduce(edit: Edit, variant: Variant) -> dict[str, int]:
    """Leave the bones that other programs have, and give the others' vertices to them; rows by standard name."""
    model = edit.model
    bones = model.bones
    by_name = {bone.name: row for row, bone in enumerate(bones)}
    helpers = {row for row, bone in enumerate(bones) if HELPER.fullmatch(bone.name)}
    standard = {name: by_name[name] for name in STANDARD if name in by_name and by_name[name] not in helpers}
    for side in BOTH:
        toe = next((by_name[side.prefix + name] for name in TOES if side.prefix + name in by_name), NONE)
        if toe != NONE:
            standard[side.prefix + "つま先"] = toe
            edit.set(bones, toe, Bone.parent, by_name[side.prefix + "足首"])
    lacking = {row for name, row in standard.items() if variant.lacks is not None and variant.lacks.fullmatch(name)}
    standard = {name: row for name, row in standard.items() if row not in lacking}
    gone = (helpers | lacking) - set(standard.values())
    heirs = np.arange(len(bones) + 1)
    heirs[-1] = NONE
    leaders = _leaders(bones.records, set(standard.values()))
    for row in gone:
        heirs[row] = _heir(bones.records, row, gone, by_name, leaders)
    edit.set(model.vertices, np.arange(len(model.vertices)), Vertex.bones, heirs[model.vertices[Vertex.bones]])
    for row in range(len(bones)):
        above = leaders.get(row, bones[row].parent)
        if above != bones[row].parent or above in gone:
            edit.set(bones, row, Bone.parent, int(heirs[above]))
    hips = standard["下半身"]
    edit.set(bones, hips, Bone.parent, NONE)
    edit.set(bones, standard["上半身"], Bone.parent, hips)
    if variant.low_hips:
        leg = bones[standard["左足"]].position
        edit.set(bones, hips, Bone.position, (0.0, leg[1] * 1.02, leg[2]))
    rows = sorted(gone)
    moved = np.cumsum([row in gone for row in range(len(bones))])
    delete(edit, bones, np.array(rows, np.intp))
    return {name: int(row - moved[row]) for name, row in standard.items()}


def _leaders(bones: list[Bone], body: set[int]) -> dict[int, int]:
    """The bones that others, such as sleeves, turn with, by IK or by append: without these they have to hang from them.

    Of those that carry the goal of an IK it is the nearest.
    """
    found = {}
    for row, bone in enumerate(bones):
        carriers = list(ancestors(bones, row))
        for link in bone.ik_links if bone.flags & BoneFlags.IK and not body.isdisjoint(carriers) else ():
            found[link.bone] = min(
                carriers, key=lambda each: math.dist(bones[each].position, bones[link.bone].position)
            )
        if bone.flags & BoneFlags.APPEND_ROTATION and bone.append_ratio > 0.5 and bone.append_parent in body:
            found[row] = bone.append_parent
    return {
        row: leader for row, leader in found.items() if row not in body and row not in with_ancestors(bones, leader)
    }


def _heir(bones: list[Bone], row: int, gone: set[int], by_name: Mapping[str, int], leaders: Mapping[int, int]) -> int:
    """The bone that vertices of one that goes hang from: that whose helper it is, or one above it."""
    if bones[row].name.endswith("EX"):
        ends = [by_name[bones[row].name[0] + name] for name in (*TOES, "足首") if bones[row].name[0] + name in by_name]
        return next(end for end in ends if end not in gone)
    plain = re.sub("D$|捩.*$", "", bones[row].name).replace("手", "ひじ")
    if plain != bones[row].name and plain in by_name and by_name[plain] not in gone:
        return by_name[plain]
    while row != NONE and row in gone:
        row = leaders.get(row, bones[row].parent)
    return row


def _rename(edit: Edit, convention: Convention, variant: Variant, rows: dict[str, int]) -> dict[str, str]:
    """Give bones foreign names, no abilities but to turn, and the root bones of their program."""
    model = edit.model
    table = convention.names()
    for side in BOTH:  # a thumb of fewer bones counts from its first, too
        digits = [digit for digit in "０１２" if f"{side.prefix}親指{digit}" in rows]
        theirs = [table[f"{side.prefix}親指{digit}"] for digit in "０１２"]
        table |= {f"{side.prefix}親指{digit}": name for digit, name in zip(digits, theirs, strict=False)}
    standard = {row: name for name, row in rows.items()}
    names = [
        variant.rename(table[standard[row]] if row in standard else f"Acc_{row}", row)
        for row in range(len(model.bones))
    ]
    if variant.namesake:
        other = next(row for row, bone in enumerate(model.bones) if row not in standard and bone.parent != NONE)
        names[other] = "頭"
    plain = [
        replace(_plain(bone, model.bones.records, row), name=names[row], name_en="")
        for row, bone in enumerate(model.bones)
    ]
    top = [name for name in (convention.root, convention.above_pelvis) if name]
    hips = rows["下半身"]
    for name in reversed(top):
        at = (0.0, 0.0, 0.0) if name == convention.root else plain[hips].position
        plain.append(Bone(variant.rename(name, len(plain)), "", at, NONE, flags=TURNS))
        roots = [row for row, bone in enumerate(plain[:-1]) if bone.parent == NONE]
        if name == convention.above_pelvis:
            roots.append(rows["上半身"])
        for row in roots:
            plain[row] = replace(plain[row], parent=len(plain) - 1)
    if len(plain) > len(names):
        edit.insert(model.bones, len(names), [replace(bone, parent=NONE) for bone in plain[len(names) :]])
    edit.put(model.bones, range(len(plain)), Records(Bone, plain))
    if variant.shuffled:
        edit.reorder(model.bones, np.random.default_rng(1).permutation(len(model.bones)))
    edit.remove(model.frames, range(len(model.frames)))
    items = tuple(BoneItem(row) for row in range(len(model.bones)))
    edit.insert(model.frames, 0, [*special_frames(), DisplayFrame("Bones", "Bones", False, items)])
    found = {name: names[row] for name, row in rows.items()}
    for name, standard in (
        (convention.root, "センター" if convention.id == "biped" else "全ての親"),
        (convention.above_pelvis, "腰"),
    ):
        if name:
            found[standard] = next(bone.name for bone in plain[len(names) :] if name in bone.name)
    return found


def _plain(bone: Bone, bones: list[Bone], row: int) -> Bone:
    """A bone as glTF brings it: it turns, and its tail is the first bone that hangs from it."""
    child = next((each for each, other in enumerate(bones) if other.parent == row), NONE)
    own = Bone(bone.name, bone.name_en, bone.position, bone.parent, flags=TURNS)
    values = tail_at_offset(own, (0, 0, 0)) if child == NONE else tail_at_bone(own, child)
    return replace(own, **values)


def all_rigs() -> Iterator[tuple[Convention, Variant]]:
    """Every convention in its variants, and rigs whose names say nothing."""
    yield from ((convention, variant) for convention in CONVENTIONS for variant in VARIANTS)
    yield from ((CONVENTIONS[0], variant) for variant in UNKNOWN)
