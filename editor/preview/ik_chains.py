"""Compiles IK bones into chains: links, their limits, and the bones that have to be placed again after solving.

Data that no chain can be made of is left out with a warning (mmd-semantics §1.5, §2.7).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, pi
from typing import NamedTuple

from editor.messages import Messages, TranslatableText
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.fields import NONE
from editor.preview.kernels.layout import FREE, LOCKED, PER_LINK, XZY, YXZ, ZYX

MOST_LOOPS = 256
QUARTER = pi / 2


class LinkLimit(NamedTuple):
    """Rotation limit of a link: `form` and `single` are those of the kernels' layout; angles about x, y, z, radians."""

    form: int
    single: int
    lower: tuple[float, ...]
    upper: tuple[float, ...]


UNLIMITED = LinkLimit(FREE, NONE, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


@dataclass(frozen=True, slots=True)
class IkChain:
    """An IK chain. `reach`: by link, the factor of the unit angle that a step may turn at most; links left out count.

    `starts` are indices into the path.
    """

    goal: int
    links: tuple[int, ...]
    reach: tuple[int, ...]
    limits: tuple[LinkLimit, ...]
    path: tuple[int, ...]
    starts: tuple[int, ...]
    followers: tuple[int, ...]


class Hierarchy(NamedTuple):
    """`parents` (bones,) of all bones, NONE where there is none to hang from; `order` in which they deform."""

    parents: list[int]
    order: list[int]


def chains_of(bones: Sequence[Bone], hierarchy: Hierarchy, warnings: Messages) -> list[IkChain]:
    """Every IK that can be solved, in the order of its bones' rows."""
    ranks = [0] * len(bones)
    for rank, row in enumerate(hierarchy.order):
        ranks[row] = rank
    found = []
    for row, bone in enumerate(bones):
        fault = chain_fault(bones, row)
        if fault:
            warnings.add(fault, "bones", row)
        elif bone.flags & BoneFlags.IK:
            found.append(_chain(bones, row, hierarchy, ranks, warnings))
    return found


def records_of(chains: Sequence[IkChain], bones: Sequence[Bone]) -> tuple[list[int], list[int], list[float], list[int]]:
    """`chains`, `links`, `limits` and `rows` of the KernelRecords."""
    rows: list[int] = []
    heads: list[int] = []
    links: list[int] = []
    limits: list[float] = []
    for one in chains:
        goal = bones[one.goal]
        start, followers = len(rows), len(rows) + len(one.path)
        loops = min(max(goal.ik_loops, 0), MOST_LOOPS)
        heads += [one.goal, goal.ik_target, loops, len(links) // PER_LINK, start, followers]
        rows += [*one.path, *one.followers]
        for link, limit, from_here, reach in zip(one.links, one.limits, one.starts, one.reach, strict=True):
            links += [link, start + from_here, limit.form, limit.single]
            limits += [*limit.lower, *limit.upper, _finite(goal.ik_angle) * reach]
    heads += [NONE, NONE, 0, len(links) // PER_LINK, len(rows), len(rows)]
    return heads, links, limits, rows


def chain_fault(bones: Sequence[Bone], row: int) -> TranslatableText | None:
    """Why no chain can be made of an IK bone; None of any other bone."""
    bone = bones[row]
    if not bone.flags & BoneFlags.IK:
        return None
    if bone.ik_target == NONE:
        return TranslatableText("The target of the IK is missing; the IK is left out.")
    if bone.ik_target == row:
        return TranslatableText("The target of the IK is the IK bone itself; the IK is left out.")
    return None if bone.ik_links else TranslatableText("The IK has no links; it is left out.")


def _chain(bones: Sequence[Bone], row: int, hierarchy: Hierarchy, ranks: list[int], warnings: Messages) -> IkChain:
    bone = bones[row]
    sound = []
    for number, link in enumerate(bone.ik_links, 1):
        fault = link_fault(link, number, bone)
        if fault:
            warnings.add(fault, "bones", row)
        else:
            sound.append((link, number))
    links = tuple(link.bone for link, _ in sound)
    path = _chain_path([bone.ik_target, *links], set(links), hierarchy.parents)
    indices = {placed: number for number, placed in enumerate(path)}
    return IkChain(
        goal=row,
        links=links,
        reach=tuple(number for _, number in sound),
        limits=tuple(_link_limit(link) for link, _ in sound),
        path=path,
        starts=tuple(indices[link] for link in links),
        followers=_bones_beside_path(hierarchy, ranks, ranks[row], set(links), set(path)),
    )


def link_fault(link: IkLink, number: int, bone: Bone) -> TranslatableText | None:
    """Why a link, counted from 1, of an IK bone cannot be turned."""
    if link.bone == NONE:
        return TranslatableText("Link {} of the IK is missing; the link is left out.", number)
    if link.bone == bone.ik_target:
        return TranslatableText("Link {} of the IK is the target; the link is left out.", number)
    return None


def _link_limit(link: IkLink) -> LinkLimit:
    """Return the rotation limit of a link; reversed limits are swapped."""
    if not link.limited:
        return UNLIMITED
    pairs = [sorted((_finite(one), _finite(other))) for one, other in zip(link.lower, link.upper, strict=True)]
    lower, upper = (tuple(limits) for limits in zip(*pairs, strict=True))
    moving = [axis for axis in range(3) if lower[axis] or upper[axis]]
    if not moving:
        return LinkLimit(LOCKED, NONE, lower, upper)
    inside = [low > -QUARTER and high < QUARTER for low, high in pairs]
    form = YXZ if inside[0] else ZYX if inside[1] else XZY
    return LinkLimit(form, moving[0] if len(moving) == 1 else NONE, lower, upper)


def _chain_path(ends: Sequence[int], links: set[int], parents: list[int]) -> tuple[int, ...]:
    """The ends, and of the bones above them those that are links or hang from links; parents first."""
    hangs: dict[int, bool] = {}
    path = []
    for end in ends:
        climbed = []
        row = end
        while row != NONE and row not in hangs:
            hangs[row] = False  # so that a loop of parents ends here
            climbed.append(row)
            row = parents[row]
        below = row != NONE and hangs[row]
        for row in reversed(climbed):
            below = below or row in links
            hangs[row] = below
            if below or row == end:
                path.append(row)
    return tuple(path)


def _bones_beside_path(
    hierarchy: Hierarchy, ranks: list[int], rank: int, links: set[int], path: set[int]
) -> tuple[int, ...]:
    """Bones beside the path that hang from links and deform not after the IK bone, which is `rank` in the order.

    A bone that deforms before its parent goes by the parent's rest position, and so does not follow it.
    """
    moved = set(links)
    found = []
    for row in hierarchy.order[: rank + 1]:
        parent = hierarchy.parents[row]
        if parent in moved and ranks[parent] < ranks[row]:
            moved.add(row)
            if row not in path:
                found.append(row)
    return tuple(found)


def _finite(number: float) -> float:
    return float(number) if isfinite(number) else 0.0
