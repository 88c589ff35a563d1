"""Tools of plug-ins in the model view: rows beside those of the program, with what their code raises contained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar

from editor.document.plugin_list import PluginList
from editor.document.window_host import View, WindowHost
from editor.math3d.arrays import StructArray
from editor.model.fields import Vec3
from editor.plugins.containment import PluginFailedError, contained
from editor.plugins.offered import OfferedTool
from editor.plugins.script_model import ScriptModel
from editor.plugins.script_tool import Pixel, ScriptTool
from editor.render.overlays.overlay_lines import NO_MARKERS, NO_SEGMENTS
from editor.ui.command import CommandList
from editor.ui.commands.plugin_commands import report_failure
from editor.ui.current_document import WindowMode
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_tool import IdleTool, Pointer, SpaceText, ToolType, ToolView

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
        self._tools.offer([self._row(offered) for offered in self._plugins.tools.values()])
        self.ids = list(self._plugins.tools)
        for id in self.ids:
            (action,) = self._commands.keep_up(id)
            _insert_after(neighbour, action)
            neighbour = action

    def _row(self, offered: OfferedTool) -> ToolType:
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
    """Put an action behind another, in every menu and tool bar that has that."""
    for widget in neighbour.associatedObjects():
        if isinstance(widget, QMenu | QToolBar):
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
        self._tool = self._contained(self._make, None)

    def _make(self) -> ScriptTool:
        tool = self._offered.tool.make(self._own_view)
        if not isinstance(tool, ScriptTool):
            raise TypeError(f"{tool!r} is no ScriptTool")
        return tool

    def _contained(self, run: Callable[[], Answer], instead: Answer) -> Answer:
        """Return what the code of the plug-in returns; `instead` where it fails, which is reported."""
        try:
            with contained(self._offered.of, self._offered.tool.id):
                return run()
        except PluginFailedError as failure:
            self._tool = None
            report_failure(self._view.document, failure)
            return instead

    def _run(self, run: Callable[[ScriptTool], object], pointer: Pointer) -> None:
        tool = self._tool
        self._own_view.projection = pointer.projection
        if tool is not None:
            self._contained(lambda: run(tool), None)

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
        had_effect = tool is not None and bool(self._contained(tool.cancel, False))
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

        return self._contained(rows, none)

    def texts(self) -> Sequence[SpaceText]:
        tool = self._tool

        def texts() -> Sequence[SpaceText]:
            return [((float(x), float(y), float(z)), str(text)) for (x, y, z), text in tool.texts()] if tool else ()

        return self._contained(texts, ())
