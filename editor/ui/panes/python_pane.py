"""PythonPane: a console on the document, and beside it the editor of a script that is run on it."""

from __future__ import annotations

import shlex
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSettings, QSize, Qt, Signal
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
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextDocumentLayout,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.program.scripts import ScriptFile, ScriptRunner, View
from editor.formats.progress import Cancelled
from editor.plugins.run_script import ScriptError
from editor.plugins.template import example_scripts
from editor.ui.action import make_action
from editor.ui.commands.plugin_commands import ScriptProgress
from editor.ui.dialogs.message_boxes import Answer, ask_unsaved, choose_file_to_save, show_failure
from editor.ui.keyboard import keep_key
from editor.ui.panes.console import ConsoleHistory, ConsoleInput, ConsoleOutput, Tone
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import translated

RUN_KEY = Qt.Key.Key_F5


class PythonPane(QWidget):
    """Pane of a Python console and a script. Each entry or run is one step; an error undoes it and names the line."""

    def __init__(
        self,
        document: Document,
        view: Callable[[], View | None],
        script: ScriptFile,
        stored: QSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.script = script
        self.runner = ScriptRunner(document, view, self)
        self.output = ConsoleOutput()
        self.input = ConsoleInput(self.runner.names, ConsoleHistory(stored))
        self.editor = ScriptEditor(script.text)
        self.menu = ScriptMenu(script, document.path.parent if document.path else None, self)
        self.options = QLineEdit()
        self.run_button = QPushButton(self.tr("Run"))
        self.clear_button = QPushButton(self.tr("Clear"))
        self._script_button = QToolButton()
        self._title = QLabel()
        self._beside = QWidget()
        self._typed = deque[QKeyEvent]()  # while something ran that took long
        self._is_typing = False
        self._progress = ScriptProgress(self.runner, self, self._typed.append)
        self._arrange()
        self._connect()
        self._show_script()

    def run_script(self) -> None:
        """Run the script that is edited."""
        if not self.script.is_open:
            return
        try:
            options = options_of(self.options.text())
        except ValueError:
            self.output.add(self.tr("Options are written as name=value, with spaces between them"), Tone.ERROR)
            return
        title = self.script.title
        self.output.add(title, Tone.ENTRY)
        file, text = str(self.script.path or title), self.script.text.toPlainText()
        line = self._run(lambda: self.runner.run_text(text, file, self.script.name, options))
        if line:
            self.editor.go_to_line(line)
        self._type_again(self.editor)

    def event(self, event: QEvent) -> bool:
        """The key that runs the script is for this pane while the focus is here."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and isinstance(event, QKeyEvent) and event.key() == RUN_KEY and not event.modifiers():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == RUN_KEY and not event.modifiers():
            self.run_script()
        else:
            super().keyPressEvent(event)

    # -- running ---------------------------------------------------------------------------------------------------

    def _enter(self, text: str) -> None:
        self.output.add(text, Tone.ENTRY)
        self._run(lambda: self.runner.run_entry(text))
        self.input.setFocus()
        self._type_again(self.input)

    def _run(self, run: Callable[[], None]) -> int:
        """Run something, and say what became of it. The line that raised; 0 where none did."""
        if self.runner.is_running:
            return 0
        try:
            run()
        except Cancelled:
            self.output.add(self.tr("Stopped; nothing was changed"), Tone.NOTE)
        except ScriptError as error:
            frames = [line for line in error.traceback.splitlines() if line.startswith(" ")]
            told = self.tr("Line {line}: {text}").format(line=error.line, text=translated(error.text))
            self.output.add("\n".join([*frames, told, self.tr("Nothing was changed")]), Tone.ERROR)
            return error.line
        return 0

    def _type_again(self, widget: QWidget) -> None:
        """Give a widget what was typed while something ran; a line of it that is run may add to that."""
        if self._is_typing:
            return
        self._is_typing = True
        while self._typed:
            QCoreApplication.sendEvent(widget, self._typed.popleft())
        self._is_typing = False

    def _write(self, text: str, is_error: bool) -> None:
        self.output.write(text, Tone.ERROR if is_error else Tone.OUTPUT)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self._script_button.setText(self.tr("Script"))
        self._script_button.setMenu(self.menu)
        self._script_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._script_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self.run_button.setToolTip(self.tr("Run the script as one step (F5, Ctrl+Return)"))
        self.options.setPlaceholderText(self.tr("Options: name=value"))
        self.options.setAccessibleName(self.tr("Options"))
        self.options.setToolTip(self.tr("What the script finds as options, as in size=200 to=pictures"))
        for edge in (self.output, self.editor):
            edge.setMinimumHeight(2 * self.fontMetrics().height())
        console, prompt = QWidget(), QLabel(">>>")
        prompt.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        prompt.setContentsMargins(0, self.input.text_top, 0, 0)
        line = _row(prompt, self.input)
        line.setAlignment(prompt, Qt.AlignmentFlag.AlignTop)
        line.setContentsMargins(SPACING_S, 0, 0, 0)
        _lay_in_column(console, self.output, line)
        _lay_in_column(self._beside, _row(self._title, self.options, self.run_button), self.editor)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(console)
        split.addWidget(self._beside)
        bar = _row(self._script_button)
        bar.addStretch(1)
        bar.addWidget(self.clear_button)
        _lay_in_column(self, bar, split)
        self.setFocusProxy(self.input)

    def _connect(self) -> None:
        self.input.entered.connect(self._enter)
        self.runner.written.connect(self._write)
        self.run_button.clicked.connect(self.run_script)
        self.clear_button.clicked.connect(self.output.clear)
        self.editor.run_wanted.connect(self.run_script)
        self.editor.save_wanted.connect(self.menu.save_script)
        self.script.changed.connect(self._show_script)
        self.script.text.modificationChanged.connect(self._show_script)
        # What was defined leads to the document, and may lead to itself.
        self.destroyed.connect(self.runner.names.clear)

    def _show_script(self) -> None:
        self._beside.setVisible(self.script.is_open)
        self._title.setText(self.script.title + ("*" if self.script.is_modified else ""))


def options_of(text: str) -> dict[str, str]:
    """Return the options that are written as name=value. ValueError for other text."""
    pairs = [part.partition("=") for part in shlex.split(text)]
    if any(not (name and equals) for name, equals, _ in pairs):
        raise ValueError(text)
    return {name: value for name, _, value in pairs}


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
    for widget in widgets:
        row.addWidget(widget)
    return row


def _lay_in_column(of: QWidget, *parts: QWidget | QHBoxLayout) -> None:
    column = QVBoxLayout(of)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(SPACING_S)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part, 1)
        else:
            column.addLayout(part)


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
