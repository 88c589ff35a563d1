"""ConsoleOutput: what was entered and what came of it; colours tell these apart, and so do signs before the lines."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QColor, QFontDatabase, QPalette, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from editor.ui.icons import is_dark

MOST_LINES = 5000


class Tone(Enum):
    """The kind of a line, with the prefix before it and its colour in light and in dark windows."""

    ENTRY = (">>> ", "#1f5fa8", "#82b4f0")
    OUTPUT = ("", "", "")
    ERROR = ("✗ ", "#b3261e", "#ff9a8f")
    NOTE = ("• ", "#5a5a5a", "#b0b0b0")


class ConsoleOutput(QPlainTextEdit):
    """Shows the last lines; nothing can be typed into it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setMaximumBlockCount(MOST_LINES)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setAccessibleName(self.tr("Output"))
        self._tone = Tone.OUTPUT
        self._is_at_start = True  # of a line

    def add(self, text: str, tone: Tone) -> None:
        """Add whole lines."""
        self.write(text + "\n", tone)

    def write(self, text: str, tone: Tone) -> None:
        """Go on with a text; where the last one was of another tone, in a line of its own."""
        if tone is not self._tone and not self._is_at_start:
            text = "\n" + text
        sign, at_start = tone.value[0], self._is_at_start
        self._tone, self._is_at_start = tone, text.endswith("\n")
        marked = []
        for line in text.splitlines(keepends=True):
            needs_sign = at_start and line != "\n"
            marked.append((sign if needs_sign else "") + line)
            at_start = line.endswith("\n")
            if tone is Tone.ENTRY:
                sign = "... "
        self._append("".join(marked), tone)

    def _append(self, text: str, tone: Tone) -> None:
        bar = self.verticalScrollBar()
        is_followed = bar.value() >= bar.maximum() - 1
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        color = tone.value[2 if is_dark(self.palette()) else 1]
        shown = QTextCharFormat()
        shown.setForeground(QColor(color) if color else self.palette().color(QPalette.ColorRole.Text))
        cursor.insertText(text, shown)
        if is_followed:
            bar.setValue(bar.maximum())
