"""A session that is read: one command after the other, each on the same model, until nothing goes on any more."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.session import Session
from editor.operations.catalog import OPERATIONS
from editor.ui.value_text import translated
from editor.ui.window.main_window import MainWindow
from editor.ui.window.status import JobProgress
from editor.ui.window.workbench import Workbench
from tests.ui.every_text.marking import texts_below
from tests.ui.every_text.showing import Shown, reject

SELECTED = 2  # rows of each table


class ReadSession:
    """`file`, if any, is open and as it was, in the mode `posed`, before each command."""

    def __init__(
        self, window: MainWindow, shown: Shown, qtbot: QtBot, file: Path | None = None, posed: bool = False
    ) -> None:
        self.window = window
        self.shown = shown
        self._qtbot = qtbot
        self._file = file
        self._posed = posed
        self._restore()

    @property
    def bench(self) -> Workbench:
        assert self.window.workbench is not None
        return self.window.workbench

    @property
    def session(self) -> Session:
        assert self.window.session is not None
        return self.window.session

    # -- what is done ----------------------------------------------------------------------------------------------

    def run(self, id: str) -> None:
        """Run a command where it can be run; a switch is turned back."""
        self.shown.doing = id
        self._work_with_what_it_is_for(id)
        commands = self.bench.commands.list
        action = commands[id]
        commands.show_possible([id])
        self.shown.add("commands", action.text(), action.toolTip(), commands.reason(id))
        commands._renew(id, {}, is_shown=False)  # what is asked only where it is seen, a key finds out
        if not (action.isEnabled() and action.isVisible()):
            return
        self.shown.counts["commands that ran"] += 1
        self._trigger(action)
        if action.isCheckable() and action.actionGroup() is None:
            self._trigger(action)
        self._restore()

    def _work_with_what_it_is_for(self, id: str) -> None:
        """Make a table the active one whose rows the operation takes, if the command is one."""
        document, operation = self.session.current, OPERATIONS.get(id)
        if document is not None and operation is not None and operation.tables and "bones" not in operation.tables:
            document.selection.set_active_table(operation.tables[0])

    def _trigger(self, action: QAction) -> None:
        action.trigger()
        self.settle()

    def settle(self) -> None:
        """Wait until nothing goes on, have closed what is left open, and read what the window shows then."""
        self.wait()
        for window in self.shown.windows():
            self.shown.read(window)  # what it said to the answer
            reject(window)
            self.wait()
        self.shown.add("", *texts_below(self.window.centralWidget()), *texts_below(self.bench.status))
        self._read_messages()

    def wait(self) -> None:
        """Wait until nothing goes on, which mostly ends sooner than `waitUntil` looks again."""
        end = time.monotonic() + 30
        while self._is_busy():
            assert time.monotonic() < end, f"{self.shown.doing} does not end"
            self._qtbot.wait(1)

    def _is_busy(self) -> bool:
        QApplication.processEvents()
        works = any(thread.name == "job" for thread in threading.enumerate())
        return works or self.shown.is_busy or bool(self.bench.status.findChildren(JobProgress))

    def _read_messages(self) -> None:
        for document in self.session.documents:
            for message in document.messages.all:
                self.shown.add("messages", translated(message.text))
            document.messages.clear()

    # -- as it was -------------------------------------------------------------------------------------------------

    def _restore(self) -> None:
        """Go back to what was open before a command, as it was."""
        document = self.session.find(self._file) if self._file is not None else None
        for other in [each for each in self.session.documents if each is not document]:
            self.session.close(other)
        if self._file is not None:
            self.window.open([self._file])
            self.wait()
            self._go_back()
        self.wait()

    def _go_back(self) -> None:
        """Make the document as it was, and select some rows of each table, of which the bones are worked with."""
        document = self.session.current
        assert document is not None
        document.cancel()
        document.posing.set_active(self._posed)
        document.go_to(0)
        for name, table in document.model.tables.items():
            if not table.fixed:
                document.selection.select(name, range(min(SELECTED, len(table))))
        document.selection.set_active_table("bones")
