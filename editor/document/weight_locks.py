"""WeightLocks: the bones whose weights are kept while others change, and the one that painting takes from, if one."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QObject, Signal

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.operations.operation import NO_ROWS


class WeightLocks(QObject):
    """Of one document; follows the bones as they come, go and move."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: IndexArray = NO_ROWS  # ascending
        self.giver = NONE  # NONE: weight is taken from all bones that are not locked

    def set(self, rows: ArrayLike, locked: bool) -> None:
        """Lock bones, or let their weights change."""
        self._take(np.union1d(self.rows, rows) if locked else np.setdiff1d(self.rows, rows), self.giver)

    def set_giver(self, bone: int) -> None:
        self._take(self.rows, bone)

    def is_locked(self, bone: int) -> bool:
        return bool((self.rows == bone).any())

    def mask(self, count: int) -> BoolArray:
        """(count,) whether each of so many bones is locked."""
        locked = np.zeros(count, np.bool_)
        locked[self.rows] = True
        return locked

    def follow(self, change: Change) -> None:
        """Take over what a change made of the rows."""
        if change.table != "bones" or change.action is Action.SET:
            return
        rows = change.renumber(self.rows)
        giver = self.giver if self.giver == NONE else int(change.renumber([self.giver])[0])
        self._take(np.sort(rows[rows != NONE]), giver)

    def _take(self, rows: IndexArray, giver: int) -> None:
        self.rows, self.giver = rows.astype(np.intp), giver
        self.changed.emit()
