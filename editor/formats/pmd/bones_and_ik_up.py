"""Brings the bones of a PMD up to PMX: their kinds, what they follow, and their IK (mmd-semantics §7.2, §7.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from math import hypot
from typing import Any

from editor.formats.pmd.structure import NO_ROW, Pmd, rounded_and_clamped, texts_of
from editor.messages import Messages
from editor.model.bone_tree import HasParent, children_of, with_ancestors
from editor.model.bones import KNEE_LOWER, KNEE_UPPER, Bone, BoneFlags, IkLink, is_pmd_knee
from editor.model.fields import NONE, Vec3, single

MOST_COMPARED = 512  # IK whose order is looked at; nobody has so many
ANGLE = 4  # the angle of an IK is so many times what a PMD says
MORE = "+"  # put to the name of an IK bone for the bones that take its further IK


IK_FLAGS = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.IK


class BoneKind(IntEnum):
    ROTATE = 0
    MOVE = 1
    IK = 2
    UNKNOWN = 3
    IK_LINK = 4
    ROTATED = 5  # follows the rotation of its `ik_parent`
    IK_TARGET = 6
    HIDDEN = 7
    TWIST = 8  # turns about the direction to its tail
    FOLLOWS = 9  # follows the rotation of its tail by `ik_parent` percent


_HIDDEN = BoneFlags.TAIL_IS_BONE | BoneFlags.ROTATABLE | BoneFlags.OPERABLE
_SHOWN = _HIDDEN | BoneFlags.VISIBLE

FLAGS = {
    BoneKind.ROTATE: _SHOWN,
    BoneKind.MOVE: _SHOWN | BoneFlags.MOVABLE,
    BoneKind.IK: _SHOWN | BoneFlags.MOVABLE,
    BoneKind.UNKNOWN: _SHOWN,
    BoneKind.IK_LINK: _SHOWN,
    BoneKind.ROTATED: _SHOWN,
    BoneKind.IK_TARGET: _HIDDEN,
    BoneKind.HIDDEN: _HIDDEN,
    BoneKind.TWIST: _SHOWN & ~BoneFlags.TAIL_IS_BONE,
    BoneKind.FOLLOWS: _HIDDEN,
}

WITHOUT_TAIL = {BoneKind.IK_TARGET, BoneKind.HIDDEN, BoneKind.TWIST, BoneKind.FOLLOWS}


@dataclass(frozen=True, slots=True)
class IkRows:
    """An IK: the rows of the bone that has it, of the bone that it moves there, and of its links."""

    owner: int
    target: int
    links: tuple[int, ...]


def deform_levels(
    bones: Sequence[HasParent], chains: Sequence[IkRows], sources: Mapping[int, int], rotated: Iterable[int]
) -> list[int]:
    """The deform level of each bone.

    `chains` in the order of the list; `sources`: the bone whose rotation a bone follows; `rotated`: the bones of those
    that do so after all IK (type 5).
    """
    levels = Levels(bones, sources)
    for chain in chains:
        levels.lift(chain.owner, 1)
    if len(chains) <= MOST_COMPARED:
        _put_in_order(levels, chains)
    last = 1 + max((levels.of[chain.owner] for chain in chains), default=1)
    linked = {link for chain in chains for link in chain.links}
    for row in rotated:
        levels.lift(row, last)
    for row, source in sources.items():
        if source in linked or levels.of[source]:
            levels.lift(row, last)
    return levels.of


class Levels:
    """Levels that go up only, and that of no bone above those of its children and of the bones that follow it."""

    def __init__(self, bones: Sequence[HasParent], sources: Mapping[int, int]) -> None:
        self.of = [0] * len(bones)
        self.bones = bones
        self._after = children_of(bones)
        for row, source in sources.items():
            self._after[source].append(row)

    def lift(self, row: int, level: int) -> None:
        waiting = [row]
        while waiting:
            here = waiting.pop()
            if self.of[here] < level:
                self.of[here] = level
                waiting += self._after.get(here, ())

    def deform_key(self, row: int) -> tuple[int, int]:
        """Return the key by which bones are sorted to be deformed."""
        return self.of[row], row


def _put_in_order(levels: Levels, chains: Sequence[IkRows]) -> None:
    """Lift the IK that would be solved before one which comes first in the list, where that makes a difference."""
    for index, chain in enumerate(chains):
        for earlier in chains[:index]:
            in_order = levels.deform_key(earlier.owner) < levels.deform_key(chain.owner)
            if in_order or chain.owner in with_ancestors(levels.bones, earlier.owner):
                continue
            if interact(levels.bones, earlier, chain):
                levels.lift(chain.owner, levels.of[earlier.owner] + (chain.owner < earlier.owner))


def interact(bones: Sequence[HasParent], a: IkRows, b: IkRows) -> bool:
    """Return whether one of two IK moves what the other one looks at."""
    return _moves(bones, a, b) or _moves(bones, b, a)


def _moves(bones: Sequence[HasParent], mover: IkRows, other: IkRows) -> bool:
    links = set(mover.links)
    looked_at = {other.owner, other.target, *other.links}
    return any(not links.isdisjoint(with_ancestors(bones, row)) for row in looked_at)


@dataclass(frozen=True, slots=True)
class Ik:
    """An entry of the list of IK."""

    chain: IkRows
    loops: int
    angle: float


def upgraded_bones(pmd: Pmd, messages: Messages) -> list[Bone]:
    """The bones, and after them those that take the second and further IK of one bone."""
    bones = _plain_bones(pmd, messages)
    chains: list[IkRows] = []
    counts: Counter[int] = Counter()
    for ik in _iks(pmd, messages):
        owner = row = ik.chain.owner
        if counts[owner]:
            row = len(bones)
            bones.append(_extra_ik_bones(bones[owner], owner, counts[owner]))
        counts[owner] += 1
        bones[row] = _with_ik(bones, row, ik)
        chains.append(replace(ik.chain, owner=row))
    return _with_levels(bones, chains, pmd.bones["kind"].tolist())


# -- what a bone is by itself -----------------------------------------------------------------------------------------


def _plain_bones(pmd: Pmd, messages: Messages) -> list[Bone]:
    table = pmd.bones
    names, english = texts_of(table["name"]), texts_of(pmd.english.bones) if pmd.english else []
    english += [""] * (len(names) - len(english))
    parents = [NONE if parent == NO_ROW else parent for parent in table["parent"].tolist()]
    tails = [NONE if tail in (0, NO_ROW) else tail for tail in table["tail"].tolist()]
    positions = [tuple(position) for position in table["position"].tolist()]
    bones = []
    for row, kind in enumerate(_kinds(pmd, messages)):
        more = _of_kind(row, kind, tails[row], int(table["ik_parent"][row]), parents[row], positions, messages)
        flags = FLAGS[kind] | more.pop("flags", BoneFlags(0))
        tail = NONE if kind in WITHOUT_TAIL else tails[row]
        bones.append(Bone(names[row], english[row], positions[row], parents[row], flags=flags, tail_bone=tail, **more))
    return bones


def _kinds(pmd: Pmd, messages: Messages) -> Iterator[BoneKind]:
    for row, kind in enumerate(pmd.bones["kind"].tolist()):
        if kind not in FLAGS:
            messages.note("a bone of the unknown kind {}; read as one that rotates", "bones", (row,), (kind,))
        yield BoneKind(kind) if kind in FLAGS else BoneKind.ROTATE


def _of_kind(
    row: int, kind: BoneKind, tail: int, ik_parent: int, parent: int, positions: list[Any], messages: Messages
) -> dict[str, Any]:
    """The fields of a bone that only its kind has, and their flags."""
    if kind is BoneKind.TWIST:
        return _twist_axis(row, tail, parent, positions, messages)
    if kind is BoneKind.ROTATED:
        return _following(row, ik_parent, 1.0, len(positions), messages)
    if kind is BoneKind.FOLLOWS:
        percent = ik_parent - 0x10000 if ik_parent & 0x8000 else ik_parent
        return _following(row, tail, single(percent / 100), len(positions), messages)
    return {}


def _following(row: int, source: int, ratio: float, count: int, messages: Messages) -> dict[str, Any]:
    if not 0 < source < count or source == row:
        messages.note("copies the rotation of bone {}, which is impossible; set to none", "bones", (row,), (source,))
        return {}
    return {"flags": BoneFlags.APPEND_ROTATION, "append_parent": source, "append_ratio": ratio}


def _twist_axis(row: int, tail: int, parent: int, positions: list[Any], messages: Messages) -> dict[str, Any]:
    """The axis to the tail, or else that from the parent."""
    ends = ((row, tail), (parent, row))
    for start, end in ends:
        if 0 <= start < len(positions) and 0 <= end < len(positions):
            axis = direction(positions[start], positions[end])
            if axis is not None:
                return {"flags": BoneFlags.FIXED_AXIS, "fixed_axis": axis}
    messages.note("a twist bone without a direction; it rotates freely", "bones", (row,))
    return {"flags": BoneFlags.TAIL_IS_BONE}


def direction(start: Vec3, end: Vec3) -> Vec3 | None:
    """The unit vector from one point to another; None where they are the same."""
    x, y, z = (b - a for a, b in zip(start, end, strict=True))
    length = hypot(x, y, z)
    return (single(x / length), single(y / length), single(z / length)) if length else None


# -- IK ---------------------------------------------------------------------------------------------------------------


def _iks(pmd: Pmd, messages: Messages) -> Iterator[Ik]:
    count = len(pmd.bones)
    for (owner, target, _, loops, weight), links in zip(pmd.iks.tolist(), pmd.links_by_ik(), strict=True):
        if owner >= count or target >= count:
            row = owner if owner < count else NONE
            messages.note(
                "an IK is left out, because bone {} of it does not exist", "bones", (row,), (max(owner, target),)
            )
            continue
        yield Ik(IkRows(owner, target, tuple(links.tolist())), loops, rounded_and_clamped(weight * ANGLE))


def _with_ik(bones: list[Bone], row: int, ik: Ik) -> Bone:
    links = tuple(_link(bones, link) for link in ik.chain.links)
    bone = bones[row]
    return replace(
        bone,
        flags=bone.flags | IK_FLAGS,
        ik_target=ik.chain.target,
        ik_loops=ik.loops,
        ik_angle=ik.angle,
        ik_links=links,
    )


def _link(bones: list[Bone], row: int) -> IkLink:
    """A knee bends one way only, which MMD knows by its name."""
    if row < len(bones) and is_pmd_knee(bones[row]):
        return IkLink(row, True, KNEE_LOWER, KNEE_UPPER)
    return IkLink(row)


def _extra_ik_bones(owner: Bone, row: int, count: int) -> Bone:
    """The bone that takes an IK of a bone that has `count` others before: PMX has one IK a bone."""
    english = owner.name_en and owner.name_en + MORE * count
    return Bone(owner.name + MORE * count, english, owner.position, row, flags=FLAGS[BoneKind.HIDDEN])


def _with_levels(bones: list[Bone], chains: list[IkRows], kinds: list[int]) -> list[Bone]:
    following = BoneFlags.APPEND_ROTATION
    sources = {row: bone.append_parent for row, bone in enumerate(bones) if bone.flags & following}
    rotated = [row for row in sources if kinds[row] == BoneKind.ROTATED]
    levels = deform_levels(bones, chains, sources, rotated)
    return [replace(bone, level=level) if level else bone for bone, level in zip(bones, levels, strict=True)]
