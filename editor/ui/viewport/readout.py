"""Says beside the pointer what a drag amounts to."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

AWAY = QPoint(18, 20)  # of the pointer, which it must not be under
MARGIN = 6


class Readout(QLabel):
    """A small card within its parent, hidden while there is nothing to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(MARGIN)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: str, pointer: QPoint) -> None:
        """Show a text beside the pointer, within the parent; "" hides."""
        self.setText(text)
        self.setVisible(bool(text))
        self.adjustSize()
        room = self._around.size() - self.size()
        place = pointer + AWAY
        self.move(max(min(place.x(), room.width()), 0), max(min(place.y(), room.height()), 0))
