"""The rows below each section of the outline: a flat list in the order of the table, or a tree of bones.

Plain Python and numpy. A row stands under a *parent*: another row of the same table, or NONE for the section itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

import numpy as np

from editor.model.fields import NONE
from editor.model.tables import Table, runs
from editor.ui.models.row_view import RowView

Parent = Callable[[int], int]

CLOSED = ("info", "vertices", "faces")  # sections without rows below them: no rows at all, or too many to read


class Branches:
    """The tree of the shown rows. `parent` gives the parent of a row, NONE at the root."""

    def __init__(self, rows: list[int], parent: Parent) -> None:
        self.rows = rows
        self._parents = _nearest_shown_ancestors(rows, parent)
        self.below: dict[int, list[int]] = defaultdict(list)  # the rows right below each that has any
        self.spots: dict[int, tuple[int, int]] = {}  # of each row: its parent, and its index among its siblings
        for row in rows:
            siblings = self.below[self._parents[row]]
            self.spots[row] = self._parents[row], len(siblings)
            siblings.append(row)

    def children(self, parent: int) -> list[int]:
        """The rows right below a row, or below the section."""
        return self.below.get(parent, [])

    def parent(self, row: int) -> int:
        return self._parents[row]

    def index(self, row: int) -> int:
        """The index of a row among its siblings."""
        return self.spots[row][1]

    def families(self) -> list[int]:
        """The parents that have rows below them."""
        return list(self.below)

    def depth(self) -> int:
        """Return the number of levels of the tree."""
        depths = {NONE: 0}
        for row in self.rows:
            above = []
            while row not in depths:
                above.append(row)
                row = self._parents[row]
            for below in reversed(above):
                depths[below] = depths[row] + 1
                row = below
        return max(depths.values())

    def blocks(self, rows: Iterable[int]) -> Iterator[tuple[int, range]]:
        """Those of the given rows that stand here, as runs of neighbours: the parent, and their indices below it."""
        families: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            if row in self:
                families[self._parents[row]].append(self.spots[row][1])
        return ((parent, run) for parent, view_rows in families.items() for run in runs(np.sort(view_rows)))

    def __contains__(self, row: int) -> bool:
        return row in self._parents


def flat(_row: int) -> int:
    """The parent of each row of a flat list."""
    return NONE


class Section:
    """A table, which of its rows are shown (`view`), and where (`branches`)."""

    def __init__(self, number: int, table: Table) -> None:
        self.number = number
        self.table = table
        self.view = RowView(table)
        self.branches = self.make_branches(False)

    def make_branches(self, as_tree: bool) -> Branches:
        """The branches as they ought to be now."""
        is_tree = as_tree and self.table.name == "bones"
        rows = [] if self.table.name in CLOSED else self.view.rows.tolist()
        return Branches(rows, parent_in(self.table) if is_tree else flat)


def parent_in(table: Table) -> Parent:
    """The parents that a table of bones says."""
    return lambda row: int(table.value(row, "parent")) if 0 <= row < len(table) else NONE


def _nearest_shown_ancestors(rows: list[int], parent: Parent) -> dict[int, int]:
    """The nearest shown ancestor of each row. Of parents that go in a circle, the last link is taken for a root."""
    shown = set(rows)
    parents: dict[int, int] = {}
    for row in rows:
        candidate = _nearest_shown(row, parent, shown)
        above = candidate
        while above != NONE and above != row:
            above = parents.get(above, NONE)
        parents[row] = NONE if above == row else candidate
    return parents


def _nearest_shown(row: int, parent: Parent, shown: set[int]) -> int:
    passed = {row}
    above = parent(row)
    while above != NONE and above not in shown and above not in passed:
        passed.add(above)
        above = parent(above)
    return above if above in shown and above != row else NONE
