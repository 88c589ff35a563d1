"""OperationStatus: what an operation did or why it refuses, and how far its job is, in the form of the operation."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QPushButton, QWidget

from editor.document.jobs import Job, MainThreadJob
from editor.ui.icons import IconLabel, icon, is_dark

RED, LIGHT_RED = "#b3261e", "#ff8a80"  # for light and for dark windows
ICON = 16
LINES = 2  # of text that there is always room for, so that the form seldom changes its size


class OperationStatus(QWidget):
    """A text, in red with a sign where it is a refusal, and while a job works a bar with a button to stop it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign, self.message = IconLabel(icon("error"), ICON), QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self.progress = QProgressBar(maximum=1000, textVisible=False)
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setAutoDefault(False)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.sign, 0, 0)
        grid.addWidget(self.message, 0, 1, 1, 2)
        grid.addWidget(self.progress, 1, 0, 1, 2)
        grid.addWidget(self.stop, 1, 2)

    def show_text(self, text: str, *, is_refusal: bool, is_working: bool) -> None:
        """Say what was done, or why not, and show the bar while a job works."""
        for part in (self.progress, self.stop):
            part.setVisible(is_working)
        self.sign.setVisible(is_refusal)
        color = LIGHT_RED if is_dark(self.palette()) else RED
        self.message.setStyleSheet(f"color: {color}" if is_refusal else "")
        self.message.setText(text)

    def follow(self, job: Job | MainThreadJob) -> None:
        """Show how far a job is."""
        self.progress.setValue(0)
        job.progressed.connect(self._advance)

    def _advance(self, fraction: float, text: str) -> None:
        self.progress.setValue(round(fraction * self.progress.maximum()))
