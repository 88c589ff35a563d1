"""The editor of scripts, and its menu."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
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
from PySide6.QtWidgets import QFileDialog, QMenu, QPlainTextDocumentLayout, QPlainTextEdit, QWidget

from editor.document.program.scripts import ScriptFile
from editor.plugins.template import example_scripts
from editor.ui.action import make_action
from editor.ui.dialogs.message_boxes import Answer, ask_unsaved, choose_file_to_save, show_failure
from editor.ui.keyboard import keep_key

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
        return keep_key(event, QKeySequence.StandardKey.Save) or super().event(event)

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


class ScriptMenu(QMenu):
    """Asks before a script goes that no file holds."""

    def __init__(self, script: ScriptFile, folder: Path | None, parent: QWidget) -> None:
        """`folder`: where files are looked for first."""
        super().__init__(parent)
        self._script = script
        self._folder = folder
        self.new = make_action(self, self.tr("&New"), self._new)
        self.open = make_action(self, self.tr("&Open…"), self._ask_and_open)
        self.save = make_action(self, self.tr("&Save"), self.save_script)
        self.save_as = make_action(self, self.tr("Save &as…"), self._save_as)
        self.close_script = make_action(self, self.tr("&Close"), self._close)
        self.examples = QMenu(self.tr("&Examples"), self)
        for example in example_scripts():
            title, purpose = (QCoreApplication.translate("Script", text) for text in (example.title, example.purpose))
            open_it = partial(self._open_example, example.file)
            self.examples.addAction(make_action(self, title, open_it, tip=purpose))
        self.examples.setToolTipsVisible(True)
        self.addActions([self.new, self.open])
        self.addMenu(self.examples)
        self.addSeparator()
        self.addActions([self.save, self.save_as])
        self.addSeparator()
        self.addAction(self.close_script)
        script.changed.connect(self._show_state)
        self._show_state()

    def save_script(self) -> bool:
        """Write the script to its file, which is asked for where it has none. Whether that was done."""
        return self._write(self._script.path) if self._script.path is not None else self._save_as()

    def _show_state(self) -> None:
        for action in (self.save, self.save_as, self.close_script):
            action.setEnabled(self._script.is_open)

    def _may_go(self) -> bool:
        if not (self._script.is_open and self._script.is_modified):
            return True
        answer = ask_unsaved(self.window(), self._script.title)
        return answer is Answer.DISCARD or (answer is Answer.SAVE and self.save_script())

    def _new(self) -> None:
        if self._may_go():
            self._script.new()

    def _close(self) -> None:
        if self._may_go():
            self._script.close()

    def _ask_and_open(self) -> None:
        folder = self._script.path.parent if self._script.path is not None else self._folder
        caption, filters = self.tr("Open a script"), self.tr("Python scripts (*.py)")
        name, _ = QFileDialog.getOpenFileName(self.window(), caption, str(folder or ""), filters)
        if name and self._may_go():
            try:
                self._script.open(Path(name))
            except (OSError, ValueError) as error:
                show_failure(self.window(), self.tr("The script could not be read."), Path(name), error)

    def _open_example(self, file: Path) -> None:
        """As a script without a file, for the example stays as it is."""
        if self._may_go():
            self._script.new(file.stem, file.read_text("utf-8"))

    def _save_as(self) -> bool:
        suggestion = self._script.path or (self._folder or Path()) / self._script.title
        path = choose_file_to_save(self.window(), self.tr("Save the script"), suggestion, [".py"])
        return path is not None and self._write(path)

    def _write(self, path: Path) -> bool:
        try:
            self._script.save(path)
        except OSError as error:
            show_failure(self.window(), self.tr("The script could not be saved."), path, error, is_saving=True)
            return False
        return True
