"""RowBox: a short line into which one types the number of a row to go to."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit, QWidget

LAST = 2**31 - 1


class RowBox(QLineEdit):
    """`wanted` carries the number when Return confirms it."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Row"))
        self.setAccessibleName(self.tr("Go to row"))
        self.setToolTip(self.tr("Type the number of a row and press Return to go there."))
        self.setValidator(QIntValidator(0, LAST, self))
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("0000000") + 16)
        self.returnPressed.connect(self._confirm)

    def _confirm(self) -> None:
        self.wanted.emit(int(self.text()))
        self.clear()
