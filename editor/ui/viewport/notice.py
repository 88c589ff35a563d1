"""Says over the viewport why it cannot draw, and lets the user try again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget


class Notice(QFrame):
    """A hidden card in the middle of its parent until there is a fault to show."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setMaximumWidth(420)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._again = QPushButton(self.tr("Try again"))
        self._again.clicked.connect(self._try_again)
        self._retry: Callable[[], object] | None = None
        layout = QVBoxLayout(self)
        layout.addWidget(self._text)
        layout.addWidget(self._again, alignment=Qt.AlignmentFlag.AlignRight)
        self.hide()

    @property
    def is_shown(self) -> bool:
        return not self.isHidden()

    def show_fault(self, why: str, retry: Callable[[], object]) -> None:
        """Show why nothing is drawn; `retry` is called when the user asks for another try."""
        self._retry = retry
        self._text.setText(self.tr("The model cannot be shown.") + f"\n\n{why}")
        self.adjustSize()
        self.move(24, 24)
        self.show()

    def _try_again(self) -> None:
        self.hide()
        if self._retry is not None:
            self._retry()
