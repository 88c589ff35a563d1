"""Commands of plug-ins: in a menu of their own, beside the operations that plug-ins add."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.document import Document
from editor.document.plugin_list import PluginList
from editor.document.script_runner import ScriptRunner
from editor.document.window_host import View
from editor.formats.progress import Cancelled
from editor.messages import Level, Message
from editor.plugins.containment import PluginFailedError, contained
from editor.plugins.offered import OfferedCommand
from editor.ui.action import plain
from editor.ui.command import Command, CommandList
from editor.ui.commands.operation_commands import OperationCommands
from editor.ui.commands.shortcuts import Shortcuts
from editor.ui.conditions import Conditions
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.script_progress import ScriptProgress
from editor.ui.value_text import translated


class PluginCommands(QObject):
    """`menu` has what plug-ins add, as of the last `offer`: first operations, then commands."""

    def __init__(
        self,
        current: CurrentDocument,
        plugins: PluginList,
        operations: OperationCommands,
        commands: CommandList,
        view: Callable[[], View | None],
        window: QWidget,
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._plugins = plugins
        self._operations = operations
        self._commands = commands
        self._view = view
        self._window = window
        self._conditions = Conditions(current)
        self._ids: list[str] = []
        self._progress: ScriptProgress | None = None
        self.menu = QMenu(self.tr("From plu&g-ins"), window)
        self.menu.setToolTipsVisible(True)
        self.menu.menuAction().setVisible(False)
        self.menu.aboutToShow.connect(self._show_possible)

    def offer(self, shortcuts: Shortcuts, tools: Sequence[str]) -> None:
        """Offer what plug-ins add now, in place of what was offered before; `tools` are the ids of theirs."""
        for id in self._ids:
            self._commands.remove(id)
        self._operations.offer(self._plugins.operations)
        offered = self._plugins.commands
        self._ids = list(offered)
        self._commands.add(map(self._command, offered.values()), "PluginCommands")
        shortcuts.set_guests([*self._ids, *tools])
        self._fill_menu()
        self._tell_lost_keys(shortcuts, tools)

    def _fill_menu(self) -> None:
        groups = [ids for ids in (self._operations.plugin_ids, self._ids) if ids]
        self.menu.clear()
        for ids in groups:
            if ids is not groups[0]:
                self.menu.addSeparator()
            self.menu.addActions(self._commands.actions(*ids))
        self.menu.menuAction().setVisible(bool(groups))

    def _tell_lost_keys(self, shortcuts: Shortcuts, tools: Sequence[str]) -> None:
        """Say which keys the commands do not get, as others have them, in the status line and of the plug-in."""
        of = {id: row.of.id for id, row in self._plugins.commands.items()}
        of |= {id: row.of.id for id, row in self._plugins.tools.items()}
        for id in (*self._ids, *tools):
            for key, other in shortcuts.lost(id):
                text = self.tr("“{command}” does not get the key {key}: “{other}” has it").format(
                    command=plain(self._commands[id].text()),
                    key=QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText),
                    other=plain(self._commands[other].text()),
                )
                self._plugins.note(of[id], text)
                if self._current.document is not None:
                    self._current.document.show_status(text)

    def _show_possible(self) -> None:
        self._commands.show_possible([*self._operations.plugin_ids, *self._ids])

    def _command(self, offered: OfferedCommand) -> Command:
        command = offered.command
        return Command(
            command.id,
            command.label,
            partial(self._run, offered),
            keys=[key for key in command.keys if QKeySequence(key).toString()],
            tip=command.help,
            when=self._conditions.document,
        )

    def _run(self, offered: OfferedCommand) -> None:
        document = self._current.document
        if document is None:
            return
        runner = ScriptRunner(document, self._view, self)
        self._progress = ScriptProgress(runner, self._window)  # signals do not hold on to it
        try:
            with contained(offered.of, offered.command.id):
                runner.run_function(offered.command.function, plain(offered.command.label), offered.of.files)
        except Cancelled:
            document.show_status(self.tr("Stopped; nothing was changed"))
        except PluginFailedError as failure:
            report_failure(document, failure)
        finally:
            runner.deleteLater()


def report_failure(document: Document, failure: PluginFailedError) -> None:
    """Say what a plug-in failed at in the status line, and keep it among the messages of the document."""
    document.messages.add(Message(Level.ERROR, failure.text))
    document.show_status(translated(failure.text))
