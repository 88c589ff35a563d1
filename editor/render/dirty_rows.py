"""Keeps count of which rows of something uploaded no longer agree with the model. No OpenGL."""

from __future__ import annotations

import sys

from editor.model.changes import Action, Change

ALL = range(sys.maxsize)


class DirtyRows:
    """The run of rows that is stale; at first all of them."""

    def __init__(self) -> None:
        self._rows: range | None = ALL

    def mark(self, change: Change, fields: set[str]) -> None:
        """Count the rows that a change of the table touched; of values only those of `fields`."""
        if change.action in (Action.INSERT, Action.REMOVE):
            self.mark_all()
        elif (change.action is Action.MOVE or change.fields & fields) and len(change.rows):
            self.include(range(int(change.rows[0]), int(change.rows[-1]) + 1))

    def mark_all(self) -> None:
        self._rows = ALL

    def include(self, rows: range) -> None:
        """Count these rows too."""
        before = self._rows
        if before is None:
            self._rows = rows
        else:
            self._rows = range(min(before.start, rows.start), max(before.stop, rows.stop))

    def take(self) -> range | None:
        """The stale rows, None when all is fresh; from now on it is."""
        rows, self._rows = self._rows, None
        return rows
