"""BoneLocks: the bones of a document whose weights are kept while others are changed by hand."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.math3d.arrays import BoolArray
from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.preview.pose import Rows


class BoneLocks(QObject):
    """Stays with the same bones when rows come, go or move; those that are new are free."""

    changed = Signal()

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._rows = np.zeros(0, np.intp)

    @property
    def mask(self) -> BoolArray:
        """(bones,) which are locked."""
        mask = np.zeros(len(self._model.bones), np.bool_)
        mask[self._rows] = True
        return mask

    def set(self, rows: Rows, locked: bool) -> None:
        mask = self.mask
        mask[rows] = locked
        self._rows = np.flatnonzero(mask)
        self.changed.emit()

    def follow(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table == "bones" and change.action is not Action.SET and len(self._rows):
            rows = change.renumber(self._rows)
            self._rows = np.sort(rows[rows >= 0])
            self.changed.emit()
