"""ScriptEditor: a plain editor for a script, with line numbers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QPlainTextDocumentLayout, QPlainTextEdit, QWidget

from editor.ui.keyboard import keeps

INDENT = "    "
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
GAP = 4  # pixels at either side of a number


class ScriptEditor(QPlainTextEdit):
    """Ctrl+Return runs the script, Ctrl+S saves it; a new line is indented as the one before."""

    run_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, text: QTextDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        if not isinstance(text.documentLayout(), QPlainTextDocumentLayout):
            text.setDocumentLayout(QPlainTextDocumentLayout(text))
            text.setDefaultFont(font)
        self.setDocument(text)
        self.setFont(font)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabStopDistance(self.fontMetrics().horizontalAdvance(INDENT))
        self.setAccessibleName(self.tr("Script"))
        self._numbers = _LineNumbers(self)
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._redraw_numbers)
        self._make_room()

    def go_to_line(self, line: int) -> None:
        """Take the cursor to a line, counted from 1."""
        self.setTextCursor(QTextCursor(self.document().findBlockByNumber(line - 1)))
        self.centerCursor()

    def event(self, event: QEvent) -> bool:
        return keeps(event, QKeySequence.StandardKey.Save) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Save):
            self.save_wanted.emit()
        elif event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.run_wanted.emit()
        elif event.key() in ENTER:
            line = self.textCursor().block().text()[: self.textCursor().positionInBlock()]
            indent = line[: len(line) - len(line.lstrip())]
            self.insertPlainText("\n" + indent + (INDENT if line.rstrip().endswith(":") else ""))
            self.ensureCursorVisible()
        elif event.key() == Qt.Key.Key_Tab and not self.textCursor().hasSelection():
            self.insertPlainText(INDENT)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._numbers.setGeometry(QRect(inside.left(), inside.top(), self.numbers_width, inside.height()))

    # -- line numbers ----------------------------------------------------------------------------------------------

    @property
    def numbers_width(self) -> int:
        digits = max(2, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9" * digits) + 2 * GAP

    def paint_numbers(self, event: QPaintEvent) -> None:
        """Paint the numbers of the lines that are seen."""
        painter, palette = QPainter(self._numbers), self.palette()
        painter.fillRect(event.rect(), palette.color(QPalette.ColorRole.AlternateBase))
        painter.setFont(self.font())
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        block, width = self.firstVisibleBlock(), self.numbers_width - GAP
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= event.rect().bottom():
            height = self.blockBoundingRect(block).height()
            rect = QRect(0, round(top), width, round(height))
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block, top = block.next(), top + height
        painter.end()

    def _make_room(self) -> None:
        self.setViewportMargins(self.numbers_width, 0, 0, 0)

    def _redraw_numbers(self, area: QRect, dy: int) -> None:
        if dy:
            self._numbers.scroll(0, dy)
        else:
            self._numbers.update(0, area.y(), self._numbers.width(), area.height())


class _LineNumbers(QWidget):
    """The margin that the numbers stand in."""

    def __init__(self, editor: ScriptEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def sizeHint(self) -> QSize:
        return QSize(self._editor.numbers_width, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._editor.paint_numbers(event)
