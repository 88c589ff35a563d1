"""Takes a Model down to PMD: what it can say is exact, the rest is lost by rules with messages (mmd-semantics §7.6).

Bones get a kind for what each can do, tails that are bones, and a list of IK. PMX has deform levels for what PMD has an
order of its own for, in which bones may stand for more IK.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from editor.formats.content import FormatError
from editor.formats.message_texts import noun
from editor.formats.pmd.bones_and_ik_up import (
    ANGLE,
    FLAGS,
    IK_FLAGS,
    MORE,
    MOST_COMPARED,
    WITHOUT_TAIL,
    BoneKind,
    IkRows,
    deform_levels,
    interact,
)
from editor.formats.pmd.frames import FrameTables, downgraded_frames
from editor.formats.pmd.materials import downgraded_materials, downgraded_toons, shared_toons
from editor.formats.pmd.mesh import downgraded_faces, downgraded_vertices, report_lost_uvs
from editor.formats.pmd.morphs import MorphTables, downgraded_morphs
from editor.formats.pmd.physics import downgraded_bodies, downgraded_joints, report_lost_soft_bodies
from editor.formats.pmd.structure import (
    BONE,
    COMMENT,
    ENGLISH_HEAD,
    FRAME_NAME,
    HEAD,
    IK,
    INDEX,
    MOST_BONES,
    MOST_LINKS,
    MOST_MORPHS,
    MOST_VERTICES,
    NAME,
    NO_ROW,
    SIGNATURE,
    English,
    Pmd,
    add_shortened,
    column_of,
    cut_bytes,
    distinct_bytes,
    field_of,
    rounded_and_clamped,
)
from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.messages import Message, Messages, TranslatableText
from editor.model.bone_tree import parents_of
from editor.model.bones import KNEE_LOWER, KNEE_UPPER, Bone, BoneFlags, IkLink, is_pmd_knee
from editor.model.deform_order import deform_key
from editor.model.fields import NONE, Vec3
from editor.model.frames import BoneItem
from editor.model.mesh import Vertex
from editor.model.model import Model

NEAR = 1e-4  # positions, and directions, that differ by less are the same
TAIL_BONE_NAME = "先"


def report_other_order(model: Model, iks: list[int], kinds: Mapping[int, BoneKind], losses: Messages) -> None:
    """Tell of the bones that change places with one that they depend on. `kinds` of those that are bones in PMD."""
    bones = model.bones.records
    chains = [chain_of(bones, row) for row in iks]
    sources = {row: bones[row].append_parent for row, kind in kinds.items() if kind in FOLLOWING}
    rotated = [row for row, kind in kinds.items() if kind is BoneKind.ROTATED]
    levels = deform_levels(bones, chains, sources, rotated)
    for row, other in _dependencies(bones, chains, sources):
        before = deform_key(bones, row) < deform_key(bones, other)
        if before != ((levels[row], row) < (levels[other], other)):
            losses.add(_reported(before, other, bones[other].name), "bones", row, "level")


def _reported(before: bool, row: int, name: str) -> TranslatableText:
    if before:
        return TranslatableText("in PMD it is deformed after {} {}, not before", row, name)
    return TranslatableText("in PMD it is deformed before {} {}, not after", row, name)


FOLLOWING = (BoneKind.ROTATED, BoneKind.FOLLOWS)


def _dependencies(bones: list[Bone], chains: Sequence[IkRows], sources: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Pairs of bones: the first one moves with the second one, or by it."""
    for row, bone in enumerate(bones):
        if bone.parent != NONE:
            yield row, bone.parent
    linked: dict[int, list[int]] = {}
    for chain in chains:
        for link in dict.fromkeys((*chain.links, chain.target)):
            yield chain.owner, link
        for link in chain.links:
            linked.setdefault(link, []).append(chain.owner)
    for row, source in sources.items():
        yield row, source
        yield from ((row, owner) for owner in linked.get(source, ()) if owner != row)


EXTRA = FLAGS[BoneKind.HIDDEN] | IK_FLAGS

ExtraIkBones = dict[int, int]


def extra_ik_bones(model: Model) -> ExtraIkBones:
    """The bones that are nothing but a further IK, and the bone whose IK it is. Nothing else refers to them."""
    bones = model.bones.records
    found = {row: bone.parent for row, bone in enumerate(bones) if _is_extra_ik_bone(bones, row)}
    if found:
        used = set(_bones_in_use(model))
        found = {row: owner for row, owner in found.items() if row not in used and owner not in found}
    return found


def _is_extra_ik_bone(bones: list[Bone], row: int) -> bool:
    bone = bones[row]
    if bone.flags != EXTRA or bone.parent == NONE or bone.tail_bone != NONE or not has_ik(bone):
        return False
    owner = bones[bone.parent]
    ending = bone.name[len(owner.name) :]
    return (
        has_ik(owner)
        and bone.position == owner.position
        and bone.name.startswith(owner.name)
        and ending != ""
        and not ending.strip(MORE)
    )


def _bones_in_use(model: Model) -> Iterator[int]:
    """The rows of all bones to which something refers that a PMD holds."""
    yield from np.unique(model.vertices[Vertex.bones]).tolist()
    for bone in model.bones:
        yield from (bone.parent, bone.tail_bone, bone.append_parent, bone.ik_target)
        yield from (link.bone for link in bone.ik_links)
    yield from (item.bone for frame in model.frames for item in frame.items if isinstance(item, BoneItem))
    yield from (body.bone for body in model.rigid_bodies)


def has_ik(bone: Bone) -> bool:
    """Return whether a bone has an IK that does something."""
    return bool(bone.flags & BoneFlags.IK) and bone.ik_target != NONE


def chain_of(bones: list[Bone], row: int) -> IkRows:
    bone = bones[row]
    return IkRows(row, bone.ik_target, tuple(link.bone for link in bone.ik_links if link.bone != NONE))


def ik_rows(model: Model, further: ExtraIkBones) -> list[int]:
    """The rows of the bones with IK in the order in which PMX solves them, which PMD's list has to be in.

    A further IK comes right after the others of its bone, unless that would take it past one that it has to do with.
    """
    bones = model.bones.records
    order = sorted((row for row, bone in enumerate(bones) if has_ik(bone)), key=lambda row: deform_key(bones, row))
    if len(order) > MOST_COMPARED:
        return order
    for row in [row for row in order if row in further]:
        position = order.index(row)
        siblings = [index for index in range(position) if further.get(order[index], order[index]) == further[row]]
        home = 1 + max(siblings, default=position - 1)
        passed = [chain_of(bones, other) for other in order[home:position]]
        if not any(interact(bones, chain_of(bones, row), other) for other in passed):
            order.insert(home, order.pop(position))
    return order


LOOPS = TranslatableText("PMD has 0 to 65,535 loops")
TOO_MANY_LINKS = TranslatableText("PMD has at most 255 links for each IK")
NO_LINK = TranslatableText("a link to no bone is left out")
LIMIT_LOST = TranslatableText("in PMD only a bone whose name ends with ひざ has a limit, and always the same one")


def downgraded_iks(
    model: Model, order: list[int], further: dict[int, int], rows: IndexArray, losses: Messages
) -> tuple[AnyArray, AnyArray]:
    heads, links = [], [np.empty(0, INDEX)]
    for row in order:
        bone, owner = model.bones[row], further.get(row, row)
        own = _pmd_ik_links(model, row, losses)
        loops = min(max(bone.ik_loops, 0), 0xFFFF)
        if loops != bone.ik_loops:
            losses.add(LOOPS, "bones", row, "ik_loops")
        heads.append((rows[owner], rows[bone.ik_target], len(own), loops, bone.ik_angle / ANGLE))
        links.append(rows[[link.bone for link in own]].astype(INDEX))
    return np.array(heads, IK), np.concatenate(links)


def _pmd_ik_links(model: Model, row: int, losses: Messages) -> list[IkLink]:
    links = [link for link in model.bones[row].ik_links if link.bone != NONE]
    if len(links) < len(model.bones[row].ik_links):
        losses.add(NO_LINK, "bones", row, "ik_links")
    if len(links) > MOST_LINKS:
        losses.add(TOO_MANY_LINKS, "bones", row, "ik_links")
    for link in links[:MOST_LINKS]:
        knee = is_pmd_knee(model.bones[link.bone])
        if link.limited != knee or (knee and (link.lower, link.upper) != (KNEE_LOWER, KNEE_UPPER)):
            losses.add(LIMIT_LOST, "bones", row, "ik_links")
            break
    return links[:MOST_LINKS]


class TailBones:
    """The bones that can be tails. The first one cannot: its row means none. `tail_bones` are those that were made."""

    def __init__(self, bones: list[Bone], left_out: set[int]) -> None:
        self.tail_bones: list[Bone] = []
        self._bones = bones
        self._left_out = left_out
        self._positions: Float64Array = np.array([bone.position for bone in bones], np.float64).reshape(-1, 3)
        self._parents = parents_of(bones)
        self._names = {bone.name for bone in bones}

    def at(self, row: int, offset: Vec3) -> int:
        """The row of a bone that lies there, a child if there is one; NONE without any."""
        distance = np.abs(self._positions - (self._positions[row] + offset)).max(axis=1)
        return self._best(row, distance < NEAR, distance)

    def towards(self, row: int, axis: Vec3) -> int:
        """The row of a bone that lies in a direction from a bone: its tail, a child, or the nearest; NONE without."""
        vector = self._positions - self._positions[row]
        length = np.linalg.norm(vector, axis=1)
        unit = np.divide(vector, length[:, None], out=np.zeros_like(vector), where=length[:, None] > 0)
        wanted = np.array(axis) / np.linalg.norm(axis)
        return self._best(row, np.abs(unit - wanted).max(axis=1) < NEAR, length)

    def _best(self, row: int, fits: BoolArray, distance: Float64Array) -> int:
        none = {0, row} | self._left_out
        found = [other for other in np.flatnonzero(fits).tolist() if other not in none]
        tail = self._bones[row].tail_bone

        def rank(other: int) -> tuple[bool, bool, float]:
            return other != tail, bool(self._parents[other] != row), float(distance[other])

        return min(found, key=rank, default=NONE)

    def tail_bone(self, row: int, offset: Vec3) -> int:
        """The number, among the tips, of a new hidden bone at the tail of a bone."""
        bone = self._bones[row]
        x, y, z = (rounded_and_clamped(a + b) for a, b in zip(bone.position, offset, strict=True))
        self.tail_bones.append(Bone(self._new_name(bone.name + TAIL_BONE_NAME), position=(x, y, z), parent=row))
        return len(self.tail_bones) - 1

    def _new_name(self, wanted: str) -> str:
        name, number = wanted, 2
        while name in self._names:
            name, number = f"{wanted}{number}", number + 1
        self._names.add(name)
        return name


FULL = 100  # percent
EXACT = 1e-4  # percent by which a ratio may differ from a whole number, for the rounding of its 32 bits
PERCENT = range(-0x8000, 0x8000)


@dataclass(slots=True)
class BoneTables:
    """The sections of bones. `rows` (bones of the Model + 1,): the row of each in the PMD; ends with NONE."""

    bones: AnyArray
    iks: AnyArray
    links: AnyArray
    english: list[bytes]
    rows: IndexArray


def downgraded_bones(model: Model, losses: Messages) -> BoneTables:
    """The bones, after them hidden ones where tails need them, and the IK in the order in which they are solved."""
    further = extra_ik_bones(model)
    order = ik_rows(model, further)
    kept = [row for row in range(len(model.bones)) if row not in further]
    rows = np.full(len(model.bones) + 1, NONE)
    rows[kept] = np.arange(len(kept))
    fitting = _BoneConverter(model, rows, order, further, losses)
    records = [fitting.record(row) for row in kept]
    bones, english = _packed_table(model, kept, records, fitting, losses)
    report_other_order(model, order, {row: fitting.kinds[row] for row in kept}, losses)
    iks, links = downgraded_iks(model, order, further, rows, losses)
    return BoneTables(bones, iks, links, english, rows)


Record = tuple[int, int, int, int]  # parent, tail, kind, IK parent


def _packed_table(
    model: Model, kept: list[int], records: list[Record], fitting: _BoneConverter, losses: Messages
) -> tuple[AnyArray, list[bytes]]:
    """The table, and the English names."""
    tips = fitting.tails.tail_bones
    bones = [*(model.bones[row] for row in kept), *tips]
    records = records + [(int(fitting.rows[tip.parent]), 0, int(BoneKind.HIDDEN), 0) for tip in tips]
    names, english = (
        distinct_bytes([bone.name for bone in bones], NAME),
        distinct_bytes([bone.name_en for bone in bones], NAME),
    )
    for row, bone, name, name_en in zip(kept, bones, names, english, strict=False):
        add_shortened(losses, "bones", row, "name", bone.name, name)
        add_shortened(losses, "bones", row, "name_en", bone.name_en, name_en)
    packed = np.zeros(len(bones), BONE)
    packed["name"] = column_of(names, NAME)
    packed["position"] = np.array([bone.position for bone in bones]).reshape(-1, 3)
    columns = np.array(records, np.int64).reshape(-1, 4)
    for index, column in enumerate(("parent", "tail", "kind", "ik_parent")):
        packed[column] = columns[:, index] % (NO_ROW + 1)
    return packed, english


# -- what a bone is by itself -----------------------------------------------------------------------------------------

RULES = {
    BoneFlags.ROTATABLE: TranslatableText("in PMD every bone can be rotated"),
    BoneFlags.OPERABLE: TranslatableText("in PMD every bone can be operated"),
    BoneFlags.IK: TranslatableText("an IK without a target is left out, as PMD cannot have one"),
    BoneFlags.LOCAL_APPEND: TranslatableText("PMD has no local append"),
    BoneFlags.APPEND_ROTATION: TranslatableText("in PMD the append parent cannot be the first bone"),
    BoneFlags.APPEND_TRANSLATION: TranslatableText("PMD has no translation append"),
    BoneFlags.FIXED_AXIS: TranslatableText("in PMD only a visible bone without append has a fixed axis"),
    BoneFlags.LOCAL_AXES: TranslatableText("PMD has no local axes"),
    BoneFlags.AFTER_PHYSICS: TranslatableText("PMD has no bones that deform after physics"),
    BoneFlags.EXTERNAL_PARENT: TranslatableText("PMD has no external parents"),
}

UNKNOWN_FLAGS = TranslatableText("unknown flags are left out")
TAIL_IS_BONE = int(BoneFlags.TAIL_IS_BONE)
BY_KIND = (BoneFlags.MOVABLE, BoneFlags.VISIBLE)
IN_ORDER = sorted((*RULES, *BY_KIND))
REPORTED = sum(map(int, IN_ORDER))

RATIO_ROUNDED = TranslatableText("in PMD the append ratio is in whole percent")
FIRST_BONE_AS_TAIL = TranslatableText("in PMD the first bone cannot be a tail: its number means none")
TAIL_BONE_MADE = TranslatableText("in PMD a tail is a bone, not an offset; a hidden bone is put there")
TAIL_FOUND = TranslatableText("in PMD a tail is a bone, not an offset; the bone at that place is used")
NO_OFFSET = TranslatableText("in PMD a tail is a bone, not an offset; one that is so short is left out")
AXIS_TAIL_BONE = TranslatableText("in PMD an axis is the direction to the tail; a hidden bone is put there")


def _rule(flag: BoneFlags, kind: BoneKind) -> TranslatableText:
    """Why a bone that becomes of this kind does not keep a flag."""
    match flag:
        case BoneFlags.MOVABLE:
            return TranslatableText(
                "in PMD the kind of a bone decides whether it can be moved; this one gets the kind {}", int(kind)
            )
        case BoneFlags.VISIBLE:
            return TranslatableText(
                "in PMD the kind of a bone decides whether it is visible; this one gets the kind {}", int(kind)
            )
    return RULES[flag]


def _no_tail(kind: BoneKind) -> TranslatableText:
    return TranslatableText("in PMD a bone of the kind {} has no tail", int(kind))


class _BoneConverter:
    """Finds for each bone a kind of PMD and the numbers whose meaning the kind decides."""

    def __init__(
        self, model: Model, rows: IndexArray, iks: list[int], further: dict[int, int], losses: Messages
    ) -> None:
        self.bones = model.bones.records
        self.rows = rows
        self.losses = losses
        self.tails = TailBones(self.bones, set(further))
        self.kinds: dict[int, BoneKind] = {}
        self._first_tail_bone = int(np.count_nonzero(rows != NONE))
        owners = [(further.get(row, row), self.bones[row]) for row in reversed(iks)]
        self._target_of = {bone.ik_target: owner for owner, bone in owners}
        self._link_of = {link.bone: owner for owner, bone in owners for link in bone.ik_links}

    def record(self, row: int) -> Record:
        bone = self.bones[row]
        kind = self.kinds[row] = self._kind(row, bone)
        self._report_lost_flags(row, bone, kind)
        tail, ik_parent = self._tail_and_ik_parent(row, bone, kind)
        return int(self.rows[bone.parent]), tail, int(kind), ik_parent

    def _kind(self, row: int, bone: Bone) -> BoneKind:
        """Return the PMD kind of a bone, but for IK, which has a list of its own."""
        visible = bool(bone.flags & BoneFlags.VISIBLE)
        if self._follows(row, bone):
            return BoneKind.ROTATED if visible and bone.append_ratio == 1 else BoneKind.FOLLOWS
        if not visible:
            return BoneKind.IK_TARGET if row in self._target_of else BoneKind.HIDDEN
        if bone.flags & BoneFlags.FIXED_AXIS and any(bone.fixed_axis):
            return BoneKind.TWIST
        if has_ik(bone):
            return BoneKind.IK
        if bone.flags & BoneFlags.MOVABLE:
            return BoneKind.MOVE
        return BoneKind.IK_LINK if row in self._link_of else BoneKind.ROTATE

    def _follows(self, row: int, bone: Bone) -> bool:
        source = bone.append_parent
        return bool(bone.flags & BoneFlags.APPEND_ROTATION) and source != row and bool(self.rows[source] > 0)

    def _report_lost_flags(self, row: int, bone: Bone, kind: BoneKind) -> None:
        kept = FLAGS[kind]
        if has_ik(bone):
            kept |= IK_FLAGS
        if kind in (BoneKind.ROTATED, BoneKind.FOLLOWS):
            kept |= BoneFlags.APPEND_ROTATION
        if kind is BoneKind.TWIST:
            kept |= BoneFlags.FIXED_AXIS
        # As plain integers: the operators of Flags are Python code.
        lost = (int(bone.flags) ^ int(kept)) & ~TAIL_IS_BONE
        for flag in IN_ORDER if lost & REPORTED else ():
            if lost & flag:
                self.losses.add(_rule(flag, kind), "bones", row, "flags")
        if lost & ~REPORTED:
            self.losses.add(UNKNOWN_FLAGS, "bones", row, "flags")

    def _tail_and_ik_parent(self, row: int, bone: Bone, kind: BoneKind) -> tuple[int, int]:
        if kind is BoneKind.TWIST:
            return self._axis_tail(row, bone), 0
        tail = self._tail(row, bone, kind)
        match kind:
            case BoneKind.FOLLOWS:
                return int(self.rows[bone.append_parent]), self._percent(row, bone)
            case BoneKind.ROTATED:
                return tail, int(self.rows[bone.append_parent])
            case BoneKind.IK_LINK:
                return tail, int(self.rows[self._link_of[row]])
            case BoneKind.IK_TARGET:
                return tail, int(self.rows[self._target_of[row]])
        return tail, 0

    def _percent(self, row: int, bone: Bone) -> int:
        exact = bone.append_ratio * FULL
        percent = min(max(round(exact), PERCENT[0]), PERCENT[-1])
        if abs(exact - percent) > EXACT:
            self.losses.add(RATIO_ROUNDED, "bones", row, "append_ratio")
        return percent

    def _tail(self, row: int, bone: Bone, kind: BoneKind) -> int:
        """The row of the tail, 0 for none."""
        if bone.flags & BoneFlags.TAIL_IS_BONE:
            return self._tail_bone(row, bone, kind)
        if not any(bone.tail_offset):
            return 0
        if kind in WITHOUT_TAIL:
            self.losses.add(_no_tail(kind), "bones", row, "tail_offset")
            return 0
        if max(map(abs, bone.tail_offset)) < NEAR:
            self.losses.add(NO_OFFSET, "bones", row, "tail_offset")
            return 0
        found = self.tails.at(row, bone.tail_offset)
        self.losses.add(TAIL_BONE_MADE if found == NONE else TAIL_FOUND, "bones", row, "tail_offset")
        return (
            self._first_tail_bone + self.tails.tail_bone(row, bone.tail_offset)
            if found == NONE
            else int(self.rows[found])
        )

    def _tail_bone(self, row: int, bone: Bone, kind: BoneKind) -> int:
        if bone.tail_bone == NONE:
            return 0
        if kind in WITHOUT_TAIL:
            self.losses.add(_no_tail(kind), "bones", row, "tail_bone")
            return 0
        tail = int(self.rows[bone.tail_bone])
        if tail == 0:
            self.losses.add(FIRST_BONE_AS_TAIL, "bones", row, "tail_bone")
        return tail

    def _axis_tail(self, row: int, bone: Bone) -> int:
        found = self.tails.towards(row, bone.fixed_axis)
        has_bone = bool(bone.flags & BoneFlags.TAIL_IS_BONE)
        if has_bone and bone.tail_bone not in (found, NONE):
            self.losses.add(_no_tail(BoneKind.TWIST), "bones", row, "tail_bone")
        elif not has_bone and any(bone.tail_offset):
            self.losses.add(_no_tail(BoneKind.TWIST), "bones", row, "tail_offset")
        if found != NONE:
            return int(self.rows[found])
        self.losses.add(AXIS_TAIL_BONE, "bones", row, "fixed_axis")
        return self._first_tail_bone + self.tails.tail_bone(row, bone.fixed_axis)


MOST = {"vertices": MOST_VERTICES, "bones": MOST_BONES, "morphs": MOST_MORPHS}


def downgraded(model: Model, toons: AnyArray | None = None) -> tuple[Pmd, list[Message]]:
    """A PMD with all its blocks, and what of the model it does not hold. FormatError where it can hold too little.

    `toons` is the toon table to begin with; that of the shared toons without.
    """
    _check_counts(vertices=len(model.vertices), bones=len(model.bones))
    losses = Messages()
    head = _head(model, losses)
    report_lost_uvs(model, losses)
    bones = downgraded_bones(model, losses)
    morphs = downgraded_morphs(model, losses)
    _check_counts(bones=len(bones.bones), morphs=len(morphs.morphs))
    frames = downgraded_frames(model, bones.rows, morphs.rows, losses)
    english = _english(model, bones, morphs, frames, losses)
    vertices = downgraded_vertices(model, bones.rows, losses)
    indices, counts = downgraded_faces(model, losses)
    table, numbers = downgraded_toons(model, shared_toons() if toons is None else toons, losses)
    pmd = Pmd(
        head=head,
        vertices=vertices,
        indices=indices,
        materials=downgraded_materials(model, counts.tolist(), numbers, losses),
        bones=bones.bones,
        iks=bones.iks,
        ik_links=bones.links,
        morphs=morphs.morphs,
        offsets=morphs.offsets,
        facial=frames.facial,
        frames=frames.frames,
        frame_items=frames.items,
        english_flag=int(english is not None),
        english=english,
        toons=table,
        bodies=downgraded_bodies(model, bones.rows, losses),
        joints=downgraded_joints(model, losses),
    )
    report_lost_soft_bodies(model, losses)
    order = {name: index for index, name in enumerate(model.tables)}
    return pmd, sorted(losses, key=lambda loss: order[loss.table])


def _check_counts(**counts: int) -> None:
    """Raise if there is more than the numbers of a PMD reach."""
    for table, count in counts.items():
        if count > MOST[table]:
            raise FormatError(
                TranslatableText("{:,} {}: PMD holds {:,} at most", count, noun(table), MOST[table]), section=table
            )


def _head(model: Model, losses: Messages) -> AnyArray:
    info = model.info[0]
    name, comment = _info_texts(info.name, info.comment, "", losses)
    return np.array([(SIGNATURE, 1.0, name, comment)], HEAD)


def _info_texts(name: str, comment: str, suffix: str, losses: Messages) -> tuple[bytes, bytes]:
    """The fields of a name and a comment, which has the line ends of PMD."""
    lines = comment.replace("\r\n", "\n")
    short, shorter = cut_bytes(name, NAME), cut_bytes(lines, COMMENT)
    add_shortened(losses, "info", 0, "name" + suffix, name, short)
    add_shortened(losses, "info", 0, "comment" + suffix, lines, shorter)
    return field_of(short, NAME), field_of(shorter, COMMENT)


def _english(
    model: Model, bones: BoneTables, morphs: MorphTables, frames: FrameTables, losses: Messages
) -> English | None:
    """The English block; None if nothing in it has a name, as in a file without."""
    info = model.info[0]
    if not any([info.name_en, info.comment_en, *bones.english, *morphs.english, *frames.english]):
        return None
    name, comment = _info_texts(info.name_en, info.comment_en, "_en", losses)
    return English(
        np.array([(name, comment)], ENGLISH_HEAD),
        column_of(bones.english, NAME),
        column_of(morphs.english, NAME),
        column_of(frames.english, FRAME_NAME),
    )
