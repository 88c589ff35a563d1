"""InspectorHistory: where the inspector was before it followed a link, so that it can go back."""

from __future__ import annotations

from editor.math3d.arrays import IndexArray
from editor.model.changes import Action, Change

LONGEST = 50


class InspectorHistory:
    """Tables and rows, the latest last. Rows follow the changes of their table; those that are gone are forgotten."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, IndexArray]] = []

    def __len__(self) -> int:
        return len(self._rows)

    def leave(self, table_name: str, rows: IndexArray) -> None:
        """Note the rows that are shown, before others are."""
        self._rows = [*self._rows[1 - LONGEST :], (table_name, rows)]

    def back(self) -> tuple[str, IndexArray]:
        """Return the table and rows to go back to. IndexError when there are none."""
        return self._rows.pop()

    def follow(self, change: Change) -> None:
        """Give the rows the numbers that they have after the change."""
        if change.action is Action.SET:
            return
        self._rows = [(name, _renumbered(change, name, rows)) for name, rows in self._rows]
        self._rows = [(name, rows) for name, rows in self._rows if len(rows)]


def _renumbered(change: Change, name: str, rows: IndexArray) -> IndexArray:
    if name != change.table:
        return rows
    new = change.renumber(rows)
    return new[new >= 0]
