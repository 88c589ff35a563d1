"""Remembers what was selected before, so that "back" returns from a jump or a slip, and "forward" undoes the return."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QObject, QTimer

from editor.document.selection import Selection, renumbered
from editor.math3d.arrays import IndexArray
from editor.model.changes import Action, Change

LONGEST = 100
MOST_ROWS = 1 << 23  # in all places together, 64 MiB: a million vertices can be selected a few times over


@dataclass(frozen=True, slots=True)
class SelectedRows:
    """A table, its selected rows and its current row, at one moment of work."""

    table: str
    rows: IndexArray
    current: int

    def is_beside(self, other: SelectedRows) -> bool:
        """Return whether the way from here to there is none, or one step with the arrow keys."""
        is_step = max(len(self.rows), len(other.rows)) <= 1 and abs(self.current - other.current) <= 1
        return self.table == other.table and (is_step or self._is_at(other))

    def _is_at(self, other: SelectedRows) -> bool:
        return self.current == other.current and np.array_equal(self.rows, other.rows)

    def renumbered(self, change: Change) -> SelectedRows:
        if change.table != self.table or change.action is Action.SET:
            return self
        return SelectedRows(self.table, renumbered(self.rows, change), int(change.renumber([self.current])[0]))


class SelectionHistory(QObject):
    """The places of one document, oldest first. Notes where things stand after each event, not within one."""

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._behind: list[SelectedRows] = []
        self._ahead: list[SelectedRows] = []  # the nearest last
        self._here = self._present()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._update)
        selection.changed.connect(self._later.start)
        selection.active_changed.connect(self._later.start)

    def back(self) -> bool:
        """Select what was selected before; False at the start of the trail."""
        return self._go(self._behind, self._ahead)

    def forward(self) -> bool:
        """Select what was selected when the user last went back from there; False at the end of the trail."""
        return self._go(self._ahead, self._behind)

    def _go(self, way: list[SelectedRows], other_way: list[SelectedRows]) -> bool:
        self._update()
        if not way:
            return False
        other_way.append(self._here)
        place = self._here = way.pop()
        self._selection.set_active_table(place.table)
        self._selection.select(place.table, place.rows)
        self._selection.set_current(place.table, place.current)
        return True

    def _present(self) -> SelectedRows:
        table = self._selection.active_table
        return SelectedRows(table, self._selection.rows(table), self._selection.current(table))

    def _update(self) -> None:
        self._later.stop()
        here = self._present()
        if not self._here.is_beside(here):
            self._behind.append(self._here)
            self._ahead.clear()
            self._shorten()
        self._here = here

    def _shorten(self) -> None:
        """Forget the oldest places, when they are too many or hold too much."""
        rows = sum(len(place.rows) for place in self._behind)
        while len(self._behind) > LONGEST or (rows > MOST_ROWS and len(self._behind) > 1):
            rows -= len(self._behind.pop(0).rows)

    def follow(self, change: Change) -> None:
        """Stay with the same rows after a change of the model."""
        if change.action is not Action.SET:
            self._behind[:] = [place.renumbered(change) for place in self._behind]
            self._ahead[:] = [place.renumbered(change) for place in self._ahead]
            self._here = self._here.renumbered(change)
