"""Brings bones into an order in which each deforms after what it needs (see `editor.model.deform_order`).

As few as can be have moved. Two rows conflict where the later one has to come before the earlier one, by way of however
many others. Those that stay must not conflict, and any set without a conflict can stay: conflicts are a partial order,
of which a greatest antichain is wanted (Dilworth's theorem, by way of a greatest matching and Kőnig's).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush

import numpy as np

from editor.messages import TranslatableText
from editor.model.bone_tree import circles
from editor.model.bones import Bone, BoneFlags, circle_fault
from editor.model.deform_order import Needs, can_be_met, needs_of, needs_within_layer, order_faults
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.operations.operation import NoParameters, OperationContext, Result, Scope, operation

Conflicts = dict[int, list[int]]  # by row, the later ones that have to come before it

MANY = 200_000  # steps on the way to conflicts: beyond, one side of all conflicts moves, which may not be the fewest
LISTED = 10  # bones that could not be put in order, by name


def order_with_fewest_moves(needs: Sequence[Iterable[int]]) -> tuple[list[int], set[int]]:
    """The rows in an order in which each comes after those that it needs, and those of them that move.

    ValueError for rows that need each other in a circle.
    """
    moved = _fewest_to_move(needs)
    stay = [row for row in range(len(needs)) if row not in moved]
    chained = [list(own) for own in needs]
    for row, before in zip(stay[1:], stay, strict=False):
        chained[row].append(before)
    return ordered_by_needs(chained), moved


def ordered_by_needs(needs: Sequence[Iterable[int]]) -> list[int]:
    """The rows in an order in which each comes after those that it needs, the first first. ValueError for circles."""
    waiting = [len(set(own)) for own in needs]
    needed_by: list[list[int]] = [[] for _ in needs]
    for row, own in enumerate(needs):
        for other in set(own):
            needed_by[other].append(row)
    ready = [row for row, count in enumerate(waiting) if not count]
    heapify(ready)
    order = []
    while ready:
        order.append(heappop(ready))
        for row in needed_by[order[-1]]:
            waiting[row] -= 1
            if not waiting[row]:
                heappush(ready, row)
    if len(order) < len(needs):
        raise ValueError(TranslatableText("rows that need each other in a circle have no order"))
    return order


def _fewest_to_move(needs: Sequence[Iterable[int]]) -> set[int]:
    """The fewest rows that one of each two that conflict is among."""
    order = ordered_by_needs(needs)
    latest, earliest = list(range(len(needs))), list(range(len(needs)))  # that a row needs, that needs it, or itself
    for row in order:
        latest[row] = max((latest[row], *(latest[other] for other in needs[row])))
    for row in reversed(order):
        for other in needs[row]:
            earliest[other] = min(earliest[other], earliest[row])
    early = {row for row, last in enumerate(latest) if last > row}
    late = {row for row, first in enumerate(earliest) if first < row}
    conflicts = _conflicts(early, needs, latest)
    return min(early, late, key=len) if conflicts is None else _least_cover(conflicts)


def _conflicts(early: set[int], needs: Sequence[Iterable[int]], latest: Sequence[int]) -> Conflicts | None:
    """The later rows that each of the early ones needs; None where it would take too long to find them."""
    found: Conflicts = {}
    steps = 0
    for row in sorted(early):
        seen = {row}
        climbed = [row]
        while climbed and steps < MANY:
            new = {other for other in needs[climbed.pop()] if latest[other] > row} - seen
            seen |= new
            climbed += new
            steps += 1
        found[row] = sorted(other for other in seen if other > row)
    return found if steps < MANY else None


def _least_cover(conflicts: Conflicts) -> set[int]:
    """The fewest rows that one of each two that conflict is among: a least cover, by Kőnig's theorem."""
    later_of: dict[int, int] = {}  # the pairs of the matching, both ways
    earlier_of: dict[int, int] = {}
    free_earlier: set[int] = set()
    covered_later: set[int] = set()
    for start in conflicts:
        reached_from = _grow_matching(start, conflicts, later_of, earlier_of)
        covered_later |= reached_from.keys()
        free_earlier |= {earlier_of[row] for row in reached_from} | ({start} - later_of.keys())
    return (conflicts.keys() - free_earlier) | covered_later


def _grow_matching(
    start: int, conflicts: Conflicts, later_of: dict[int, int], earlier_of: dict[int, int]
) -> dict[int, int]:
    """Pair a row with a later one, changing other pairs where need be; nothing, or else the rows that were tried."""
    reached_from: dict[int, int] = {}
    rows = [start]
    for row in rows:
        for later in conflicts[row]:
            if later in reached_from:
                continue
            reached_from[later] = row
            if later in earlier_of:
                rows.append(earlier_of[later])
                continue
            while later != NONE:
                row = reached_from[later]
                earlier_of[later], later_of[row], later = row, later, later_of.get(row, NONE)
            return {}
    return reached_from


@operation(
    "bones.order",
    "Put bones in order",
    "Moves as few bones as possible, so that each deforms after its parent, its append parent and the links of"
    " its IK. Where the order of rows is not enough, deform levels are raised.",
    tables=("bones",),
    previews=False,
    scope=Scope.ALL,
    menu="bone.order",
    menu_order=110,
)
def order_bones(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move as few bones as can be so that each deforms after what it needs; raise levels where no row would help."""
    bones = edit.model.bones
    for circle in circles(bones.records)[:1]:
        raise ValueError(circle_fault(bones.records, circle))
    needs = can_be_met(needs_of(bones.records))
    levels = _raised_levels(bones.records, needs)
    raised = [row for row, level in enumerate(levels) if level != bones[row].level]
    edit.set(bones, raised, Bone.level, [levels[row] for row in raised])
    new_order, moved = order_with_fewest_moves(needs_within_layer(bones.records, needs))
    edit.reorder(bones, np.array(new_order, np.intp))
    changed = moved.union(raised)
    rows = np.array([row for row, old in enumerate(new_order) if old in changed], np.intp)
    if not len(rows):
        return Result(TranslatableText("No bone had to move"), warnings=_what_is_left(bones.records))
    text = TranslatableText("Bones put in order; moved: {:,}, deform levels raised: {:,}", len(moved), len(raised))
    return Result(text, {"bones": rows}, _what_is_left(bones.records))


def _raised_levels(bones: Sequence[Bone], needs: Needs) -> list[int]:
    """The deform level of each bone, raised to that of what it needs among those on its side of physics."""
    levels = [bone.level for bone in bones]
    for row in ordered_by_needs(needs):
        levels[row] = max([levels[row], *(levels[other] for other in needs[row] if _same_side(bones, row, other))])
    return levels


def _same_side(bones: Sequence[Bone], row: int, other: int) -> bool:
    return (BoneFlags.AFTER_PHYSICS in bones[row].flags) == (BoneFlags.AFTER_PHYSICS in bones[other].flags)


def _what_is_left(bones: Sequence[Bone]) -> tuple[TranslatableText, ...]:
    """Describe the faults that no order of rows mends."""
    faults = order_faults(bones)
    messages = [TranslatableText("{}: {}", bones[row].name, faults[row][0]) for row in list(faults)[:LISTED]]
    if len(faults) > LISTED:
        messages.append(TranslatableText("and {:,} more", len(faults) - LISTED))
    return tuple(messages)


@operation(
    "bones.normalize-level",
    "Set all deform levels to 0",
    "Sorts the bones by their deform order and sets all deform levels to 0; they deform as before.",
    tables=("bones",),
    previews=False,
    scope=Scope.ALL,
    menu="bone.order",
    menu_order=120,
)
def normalize_level(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring the rows into the order in which bones deform, so that they need no deform levels; all become 0."""
    bones = edit.model.bones
    levels = np.array([bone.level for bone in bones], np.intp)
    edit.reorder(bones, np.argsort(levels, kind="stable"))
    changed = np.flatnonzero([bone.level != 0 for bone in bones])
    edit.set(bones, changed, Bone.level, 0)
    return Result(TranslatableText("Bones brought to deform level 0: {:,}", len(changed)), {"bones": changed})
