"""Finds an order of rows in which each comes after those that it needs, and as few as can be have moved.

Two rows conflict where the later one has to come before the earlier one, by way of however many others. Those that
stay must not conflict, and any set without a conflict can stay: conflicts are a partial order, of which a greatest
antichain is wanted (Dilworth's theorem, by way of a greatest matching and Kőnig's).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush

from editor.messages import TranslatableText
from editor.model.fields import NONE

Conflicts = dict[int, list[int]]  # by row, the later ones that have to come before it

MANY = 200_000  # steps on the way to conflicts: beyond, one side of all conflicts moves, which may not be the fewest


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
    return min(early, late, key=len) if conflicts is None else _cover(conflicts)


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


def _cover(conflicts: Conflicts) -> set[int]:
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
