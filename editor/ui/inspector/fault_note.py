"""FaultNote: says below a field of the inspector what the checks warn of in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from editor.ui.icons import IconLabel, icon

ICON = 16


class FaultNote(QWidget):
    """Lines beside a warning sign; hidden while there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.sign, self.message = IconLabel(icon("warning"), ICON), QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.message, 1)
        self.hide()

    def show_faults(self, faults: Sequence[str]) -> None:
        """Say these, a line each."""
        self.show_lines(faults, is_warning=True)

    def show_lines(self, lines: Sequence[str], is_warning: bool) -> None:
        self.message.setText("\n".join(lines))
        self.sign.setVisible(is_warning)
        self.setVisible(bool(lines))
