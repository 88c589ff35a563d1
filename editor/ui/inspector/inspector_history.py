"""Trail: where the inspector was before it followed a link, so that it can go back."""

from __future__ import annotations

from editor.model.changes import Action, Change
from editor.ui.inspector.values import Rows

LONGEST = 50


class Trail:
    """Tables and rows, the latest last. Rows follow the changes of their table; those that are gone are forgotten."""

    def __init__(self) -> None:
        self._places: list[tuple[str, Rows]] = []

    def __len__(self) -> int:
        return len(self._places)

    def leave(self, table_name: str, rows: Rows) -> None:
        """Note the rows that are shown, before others are."""
        self._places = [*self._places[1 - LONGEST :], (table_name, rows)]

    def back(self) -> tuple[str, Rows]:
        """Where to go back to. IndexError when there is nowhere."""
        return self._places.pop()

    def follow(self, change: Change) -> None:
        """Give the rows the numbers that they have after the change."""
        if change.action is Action.SET:
            return
        self._places = [(name, _renumbered(change, name, rows)) for name, rows in self._places]
        self._places = [(name, rows) for name, rows in self._places if len(rows)]


def _renumbered(change: Change, name: str, rows: Rows) -> Rows:
    if name != change.table:
        return rows
    new = change.renumber(rows)
    return new[new >= 0]
