"""AnswerBar: a line across the top of the window that says something, with buttons for what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

Answers = Mapping[str, Callable[[], object]]


class AnswerBar(QFrame):
    """Blocks nothing; hidden while it has nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[QWidget] = []
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 4, 8, 4)
        self._column.setSpacing(2)
        self.hide()

    def say(self, *lines: tuple[str, Answers], choice: QWidget | None = None) -> None:
        """Say this, a line each, in place of what was said before; nothing at all hides the bar.

        `choice` stands between text and answers.
        """
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = [_line(text, answers, choice) for text, answers in lines]
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(lines))


def _line(text: str, answers: Answers, choice: QWidget | None) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setToolTip(text)
    label.setWordWrap(True)
    label.setMinimumWidth(1)  # a long path widens no window
    row.addWidget(label, 1)
    if choice is not None:
        row.addWidget(choice)
    for name, run in answers.items():
        button = QPushButton(name)
        button.clicked.connect(lambda _, run=run: run())
        row.addWidget(button)
    return line
