"""Commands and tools of plug-ins, with what their code raises contained, and the progress of scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QProgressDialog, QWidget

from editor.document.document import Document
from editor.document.program.plugin_list import PluginList
from editor.document.program.scripts import ScriptRunner, View, WindowHost
from editor.formats.progress import Cancelled
from editor.math3d.arrays import StructArray
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import Vec3
from editor.plugins.offered import OfferedCommand, OfferedTool, PluginFailedError, attempt, failures_contained
from editor.plugins.plugin import LoadedPlugin, Pixel, ScriptTool
from editor.plugins.script_model import ScriptModel
from editor.render.overlays.overlay_lines import NO_MARKERS, NO_SEGMENTS
from editor.ui.action import plain
from editor.ui.command import Command, CommandList, Conditions
from editor.ui.commands.operation_commands import OperationCommands
from editor.ui.keyboard import COMMANDING
from editor.ui.services import CurrentDocument, WindowMode
from editor.ui.shortcuts import Shortcuts
from editor.ui.value_text import translated
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_tool import IdleTool, Pointer, SpaceText, ToolType, ToolView

STEPS = 1000


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
        self._commands.add(map(self._plugin_command, offered.values()), "PluginCommands")
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

    def _plugin_command(self, offered: OfferedCommand) -> Command:
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
            with failures_contained(offered.of, offered.command.id):
                runner.run_function(offered.command.function, plain(offered.command.label), offered.of.files)
        except Cancelled:
            document.show_status(self.tr("Stopped; nothing was changed"))
        except PluginFailedError as failure:
            report_failure(document, failure.text)
        finally:
            runner.deleteLater()


def report_failure(document: Document, text: TranslatableText) -> None:
    """Say what a plug-in failed at in the status line, and keep it among the messages of the document."""
    document.messages.add(Message(Level.ERROR, text))
    document.show_status(translated(text))


Answer = TypeVar("Answer")


class PluginTools(QObject):
    """Offers the tools of plug-ins, whose ids are `ids`."""

    def __init__(
        self,
        plugins: PluginList,
        tools: Tools,
        commands: CommandList,
        view: Callable[[], View | None],
    ) -> None:
        super().__init__(commands)
        self._plugins = plugins
        self._tools = tools
        self._commands = commands
        self._view = view
        self.ids: list[str] = []

    def offer(self) -> None:
        """Offer those that there are now, in place of what was offered before."""
        neighbour = self._commands[self._tools.ids[-len(self.ids) - 1]]
        self._tools.offer([self._tool_row(offered) for offered in self._plugins.tools.values()])
        self.ids = list(self._plugins.tools)
        for id in self.ids:
            (action,) = self._commands.keep_up(id)
            _insert_after(neighbour, action)
            neighbour = action

    def _tool_row(self, offered: OfferedTool) -> ToolType:
        tool = offered.tool
        return ToolType(
            id=tool.id,
            label=tool.label,
            tip=tool.help or tool.label.replace("&", ""),
            keys=[key for key in tool.keys if QKeySequence(key).toString()],
            modes=frozenset(WindowMode(mode) for mode in tool.modes),
            stays=False,
            make=partial(PluginViewTool, offered, self._view),
        )


def _insert_after(neighbour: QAction, action: QAction) -> None:
    """Put an action behind another, in every menu that has that."""
    for widget in neighbour.associatedObjects():
        if isinstance(widget, QMenu):
            actions = widget.actions()
            behind = actions[actions.index(neighbour) + 1 :]
            widget.insertAction(behind[0] if behind else None, action)  # type: ignore[arg-type]


class PluginToolView:
    """The ScriptView of a plug-in's tool. `projection`: through which its view is seen, as the pointer last told."""

    def __init__(self, view: ToolView, look: Callable[[], View | None]) -> None:
        self._view = view
        self.projection: ViewProjection | None = None
        self.host = WindowHost(view.document, look, lambda *_: None)
        self.model = ScriptModel(view.document, self.host)

    def point(self, pixel: Pixel) -> Vec3 | None:
        if self.projection is None or not self._view.sync():
            return None
        with self._view.current():
            hit = self._view.scene.pick(self.projection.camera, self.projection.size, *pixel, ("faces",), 0)
        return None if hit is None else hit.point

    def pixel(self, point: Vec3) -> Pixel | None:
        if self.projection is None:
            return None
        x, y, depth = self.projection.project([point])[0].tolist()
        return (x, y) if depth > self.projection.camera.near else None

    def show_hint(self, text: str) -> None:
        self._view.hint_changed.emit(text)

    def redraw(self) -> None:
        self._view.changed.emit()


class PluginViewTool(IdleTool):
    """A plug-in's tool in one view. One that fails does nothing any more until plug-ins are loaded anew."""

    def __init__(self, offered: OfferedTool, look: Callable[[], View | None], view: ToolView) -> None:
        super().__init__(view)
        self._view = view
        self._offered = offered
        self._own_view = PluginToolView(view, look)
        self._tool: ScriptTool | None = None
        self._tool = self._contain_failure(self._make_tool, None)

    def _make_tool(self) -> ScriptTool:
        tool = self._offered.tool.make(self._own_view)
        if not isinstance(tool, ScriptTool):
            raise TypeError(f"{tool!r} is no ScriptTool")
        return tool

    def _contain_failure(self, run: Callable[[], Answer], instead: Answer) -> Answer:
        """Return what the code of the plug-in returns; `instead` where it fails, which is reported."""
        return attempt(run, instead, self._offered.of, self._offered.tool.id, self._fail)

    def _fail(self, _: LoadedPlugin, text: TranslatableText) -> None:
        self._tool = None
        report_failure(self._view.document, text)

    def _run(self, run: Callable[[ScriptTool], object], pointer: Pointer) -> None:
        tool = self._tool
        self._own_view.projection = pointer.projection
        if tool is not None:
            self._contain_failure(lambda: run(tool), None)

    def _run_and_redraw(self, run: Callable[[ScriptTool], object], pointer: Pointer) -> None:
        self._run(run, pointer)
        self._view.changed.emit()

    # -- the pointer -------------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        self._run_and_redraw(lambda tool: tool.press(pointer.at), pointer)
        return True

    def drag(self, pointer: Pointer) -> None:
        self._run_and_redraw(lambda tool: tool.drag(pointer.at), pointer)

    def hover(self, pointer: Pointer) -> None:
        self._run(lambda tool: tool.hover(pointer.at), pointer)

    def release(self, pointer: Pointer | None) -> None:
        if pointer is not None:
            self._run_and_redraw(lambda tool: tool.release(pointer.at), pointer)

    def cancel(self) -> bool:
        tool = self._tool
        had_effect = tool is not None and bool(self._contain_failure(tool.cancel, False))
        self._view.changed.emit()
        return had_effect

    # -- what is seen ------------------------------------------------------------------------------------------------

    def lines(self, projection: ViewProjection) -> StructArray:
        self._own_view.projection = projection
        return self._rows(lambda tool: tool.lines(), NO_SEGMENTS)

    @property
    def marks(self) -> StructArray:  # type: ignore[override]
        return self._rows(lambda tool: tool.marks(), NO_MARKERS)

    def _rows(self, ask: Callable[[ScriptTool], StructArray], none: StructArray) -> StructArray:
        """Rows of the dtype of `none`, which alone can be drawn."""
        tool = self._tool

        def rows() -> StructArray:
            made = none if tool is None else ask(tool)
            if getattr(made, "dtype", None) != none.dtype:
                raise TypeError(f"{made!r}: made by neither api.segments nor api.markers")
            return made

        return self._contain_failure(rows, none)

    def texts(self) -> Sequence[SpaceText]:
        tool = self._tool

        def texts() -> Sequence[SpaceText]:
            return [((float(x), float(y), float(z)), str(text)) for (x, y, z), text in tool.texts()] if tool else ()

        return self._contain_failure(texts, ())


class TypedKeys(QObject):
    """Passes on what is typed into a dialog, but not Escape, and no commands."""

    def __init__(self, dialog: QWidget, take: Callable[[QKeyEvent], None]) -> None:
        super().__init__(dialog)
        self._take = take
        for widget in (dialog, *dialog.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() == Qt.Key.Key_Escape or event.modifiers() & COMMANDING:
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._take(QKeyEvent(event.type(), event.key(), event.modifiers(), event.text()))
        event.accept()  # so that no shortcut takes it
        return True


class ScriptProgress:
    """Shows a dialog while a script of the runner takes long. Nothing else of the window can be used then.

    `take_key` gets what is typed meanwhile.
    """

    def __init__(
        self, runner: ScriptRunner, parent: QWidget, take_key: Callable[[QKeyEvent], None] | None = None
    ) -> None:
        self._runner = runner
        self._parent = parent
        self._take_key = take_key
        self._dialog: QProgressDialog | None = None
        self._fraction, self._text = 0.0, ""
        runner.progressed.connect(self._show)
        runner.became_long.connect(self._open)
        runner.ended.connect(self._close)

    def _open(self) -> None:
        dialog = self._dialog = QProgressDialog(self._parent.window())
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.setWindowTitle(QCoreApplication.translate("ScriptProgress", "A script is running"))
        dialog.setLabelText(QCoreApplication.translate("ScriptProgress", "A script is running"))
        dialog.setCancelButtonText(QCoreApplication.translate("ScriptProgress", "Cancel"))
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.setRange(0, 0)  # it may say nothing of how far it is
        dialog.setMinimumWidth(360)
        dialog.canceled.connect(self._runner.stop)
        if self._fraction or self._text:
            self._show(self._fraction, self._text)
        if self._take_key is not None:
            TypedKeys(dialog, self._take_key)
        dialog.show()

    def _show(self, fraction: float, text: str) -> None:
        self._fraction, self._text = fraction, text
        if self._dialog is None or self._dialog.wasCanceled():
            return
        self._dialog.setMaximum(STEPS)
        if text:
            self._dialog.setLabelText(text)
        self._dialog.setValue(round(STEPS * min(max(fraction, 0.0), 1.0)))

    def _close(self) -> None:
        self._fraction, self._text = 0.0, ""
        if self._dialog is not None:
            self._dialog.hide()
            self._dialog.deleteLater()
            self._dialog = None
            self._parent.activateWindow()
