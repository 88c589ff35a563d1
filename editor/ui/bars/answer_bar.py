"""AnswerBar: a line across the top of the window that says something, with buttons for what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from editor.document.connections import connect

Answers = Mapping[str, Callable[[], object]]

LEGIBLE = 40  # characters of the text that are seen on one line before buttons are folded


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
        self._lines = [_Line(text, answers, choice) for text, answers in lines]
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(lines))


class _Line(QWidget):
    """A text and its answers: a button for each, or, where that leaves the text no room, one with a menu of them."""

    def __init__(self, text: str, answers: Answers, choice: QWidget | None) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setToolTip(text)
        label.setWordWrap(True)
        label.setMinimumWidth(1)  # a long path widens no window
        row.addWidget(label, 1)
        if choice is not None:
            row.addWidget(choice)
        self._buttons: list[QPushButton] = []
        menu = QMenu(self)
        for name, run in answers.items():
            button = QPushButton(name)
            button.clicked.connect(lambda _, run=run: run())
            self._buttons.append(button)
            connect(menu.addAction(name).triggered, self, lambda _, run=run: run())
            row.addWidget(button)
        self._folded = QPushButton(next(iter(answers), ""))
        self._folded.setMenu(menu)
        self._folded.hide()
        row.addWidget(self._folded)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._folded.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        buttons = sum(button.sizeHint().width() for button in self._buttons)
        is_narrow = len(self._buttons) > 1 and self.width() - buttons < self.fontMetrics().averageCharWidth() * LEGIBLE
        self._folded.setVisible(is_narrow)
        for button in self._buttons:
            button.setVisible(not is_narrow)
