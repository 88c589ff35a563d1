"""FilterBox: the line above a list into which one types what to look for."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

PAUSE = 150  # milliseconds without a key before the filter works
LEAVING = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FilterBox(QLineEdit):
    """`wanted` carries the text when typing pauses; Escape empties it, Down and Return go to the list (`left`)."""

    wanted = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Filter"))
        self.setAccessibleName(self.tr("Filter"))
        self.setToolTip(
            self.tr("Show only what has all these words in its name (Ctrl+F). Letters typed into the list are tools.")
        )
        self.setClearButtonEnabled(True)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._emit_wanted)
        self.textChanged.connect(self._pause.start)

    def show_text(self, text: str) -> None:
        """Show a filter that already works."""
        self.setText(text)
        self._pause.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in LEAVING:
            self._finish()
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self._finish()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self._pause.isActive():
            self._pause.stop()
            self._emit_wanted()

    def _emit_wanted(self) -> None:
        self.wanted.emit(self.text())
