"""FrameBox: the frame as a number that can be typed, between two whole ones, too."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

MOST = 9_999_999
DIGITS = 2  # behind the point


class FrameBox(QDoubleSpinBox):
    """What is typed counts when it is confirmed; while it is typed, the frame that is shown does not replace it."""

    chosen = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(DIGITS)
        self.setMaximum(MOST)
        self.setKeyboardTracking(False)
        self.setAccessibleName(self.tr("Frame"))
        self.setToolTip(self.tr("Frame; 30 are a second"))
        self.valueChanged.connect(self.chosen)

    def show_frame(self, frame: float) -> None:
        if self.lineEdit().isModified() and self.hasFocus():
            return
        was_blocked = self.blockSignals(True)
        self.setValue(frame)
        self.blockSignals(was_blocked)

    def textFromValue(self, value: float) -> str:
        return f"{value:.{DIGITS}f}".rstrip("0").rstrip(".")
