"""PythonPane: a console on the document, and beside it a script that is edited and run on it."""

from __future__ import annotations

import shlex
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QFontDatabase, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
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
from editor.ui.dialogs.script_progress import ScriptProgress
from editor.ui.panes.console import ConsoleHistory, ConsoleInput, ConsoleOutput, Tone
from editor.ui.panes.script_editor import ScriptEditor, ScriptMenu
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
