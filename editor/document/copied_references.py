"""CopiedReferences: the rows that were copied last to be referred to, which may move before they are pasted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.math3d.arrays import IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.operations.operation import NO_ROWS


class CopiedReferences(QObject):
    """Follows the rows as they come, go and move."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = ""
        self.rows: IndexArray = NO_ROWS

    def copy(self, table: str, rows: IndexArray) -> None:
        self.table, self.rows = table, rows
        self.changed.emit()

    def follow(self, change: Change) -> None:
        """Take over what a change made of the rows."""
        if change.table == self.table and change.action is not Action.SET:
            rows = change.renumber(self.rows)
            self.rows = rows[rows != NONE]
