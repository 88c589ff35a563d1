"""Remembers what was selected before, so that "back" returns from a jump to a reference."""

from __future__ import annotations

import weakref
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer

from editor.document.document import Document
from editor.model.changes import Action, Change

LONGEST = 100


@dataclass(frozen=True, slots=True)
class Place:
    """What was worked on: a table, its selected rows and its current row."""

    table: str
    rows: NDArray[np.intp]
    current: int

    def is_beside(self, other: Place) -> bool:
        """Whether the way from here to there is none, or one step with the arrow keys."""
        return self.table == other.table and abs(self.current - other.current) <= 1 and len(self.rows) <= 1

    def renumbered(self, change: Change) -> Place:
        if change.table != self.table or change.action is Action.SET:
            return self
        rows = change.renumber(self.rows)
        return Place(self.table, np.sort(rows[rows >= 0]), int(change.renumber([self.current])[0]))


class Trail(QObject):
    """The places of one document, oldest first. Notes where things stand after each event, not within one."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)
        self._places: list[Place] = []
        self._here = self._place()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._note)
        document.selection.changed.connect(self._later.start)
        document.selection.active_changed.connect(self._later.start)
        document.changed.connect(self._follow)

    def back(self) -> bool:
        """Select what was selected before; False at the start of the trail."""
        self._note()
        if not self._places:
            return False
        place = self._here = self._places.pop()
        selection = self._document.selection
        selection.set_active_table(place.table)
        selection.select(place.table, place.rows)
        selection.set_current(place.table, place.current)
        return True

    def _place(self) -> Place:
        selection = self._document.selection
        table = selection.active_table
        return Place(table, selection.rows(table), selection.current(table))

    def _note(self) -> None:
        self._later.stop()
        here = self._place()
        if not self._here.is_beside(here):
            self._places = [*self._places[1 - LONGEST :], self._here]
        self._here = here

    def _follow(self, change: Change) -> None:
        if change.action is not Action.SET:
            self._places = [place.renumbered(change) for place in self._places]
            self._here = self._here.renumbered(change)
