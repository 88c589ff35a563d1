"""LeftButton: gives what the left button does in a model view to the tool that is chosen, the handles, or a region.

Where none of them takes it, RegionDrawing does: it clicks, or draws a region around what to select.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.selection import SelectionMode
from editor.math3d.arrays import StructArray
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_lines import NO_CORNERS
from editor.ui.services import WindowMode
from editor.ui.viewport.click_placing import ClickPlacer
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.gizmo.parts import NO_LINES, NO_MARKS
from editor.ui.viewport.navigation import WHEEL_STEP
from editor.ui.viewport.region_tool import Region, RegionTool, Stroke, cursor_of, mode_of
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_tool import IdleTool, Pointer, SpaceText, ToolView, ViewTool

Ctrl = Qt.KeyboardModifier.ControlModifier
BANDED = (Region.BOX, Region.PART)  # that drag a box


class RegionDrawing(IdleTool):
    """In one view. Without `regions` boxes are drawn."""

    clicked = Signal(QPointF, SelectionMode)
    drawing = Signal()  # `stroke` was begun or goes on
    drawn = Signal(Stroke)
    given_up = Signal()  # the stroke

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.regions: RegionTool | None = None
        self.stroke: Stroke | None = None  # a region that is being drawn
        self._pressed: Pointer | None = None  # where a click or a region began
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, widget)

    @property
    def _region(self) -> Region:
        return Region.BOX if self.regions is None else self.regions.region

    def _radius(self, pointer: Pointer) -> float:
        """In device pixels."""
        return 0.0 if self.regions is None else self.regions.radius * pointer.projection.ratio

    def press(self, pointer: Pointer) -> bool:
        """Begin a click or a region; True where a region is drawn already."""
        self._pressed = pointer
        if self._region is Region.BRUSH:
            self._begin(pointer, pointer.keys)
        return self.stroke is not None

    def drag(self, pointer: Pointer) -> None:
        """Go on with the region; one that is not painted begins when the pointer has gone some way."""
        if self._pressed is None:
            return
        start, end = _logical(self._pressed), _logical(pointer)
        way = end - start
        is_far = max(abs(way.x()), abs(way.y())) > QApplication.startDragDistance()
        if self.stroke is None and is_far and self._region is not Region.CLICK:
            self._begin(self._pressed, pointer.keys)
        if self.stroke is None:
            return
        self.stroke.mode = mode_of(pointer.keys)
        self.stroke.go(pointer.at, self._radius(pointer))
        if self.stroke.region in BANDED:
            self._band.setGeometry(QRect(start.toPoint(), end.toPoint()).normalized())
            self._band.show()
        self.drawing.emit()

    def release(self, pointer: Pointer | None) -> None:
        """End the click or the region, if one was begun."""
        if self._pressed is None or pointer is None:
            return
        if self.stroke is not None:
            self.drag(pointer)
        stroke = self.stroke
        self._end()
        if stroke is None:
            self.clicked.emit(_logical(pointer), mode_of(pointer.keys))
        else:
            self.drawn.emit(stroke)

    def cancel(self) -> bool:
        was_pressed, was_drawing = self._pressed is not None, self.stroke is not None
        self._end()
        if was_drawing:
            self.given_up.emit()
        return was_pressed

    def wheel(self, notches: float, keys: Qt.KeyboardModifier) -> bool:
        """Change the size of the brush, with Ctrl or while it paints. The camera stays where it is while drawing."""
        is_drawing = self.stroke is not None
        if self.regions is not None and self._region is Region.BRUSH and (is_drawing or keys & Ctrl):
            self.regions.grow(notches)
            return True
        return is_drawing

    def cursor(self, ratio: float) -> QCursor:
        return QCursor() if self.regions is None else cursor_of(self.regions, ratio)

    def lines(self, projection: ViewProjection) -> StructArray | None:
        return None if self.stroke is None else self.stroke.lines(projection)

    def _begin(self, start: Pointer, keys: Qt.KeyboardModifier) -> None:
        self.stroke = Stroke(self._region, start.projection, start.at, mode_of(keys))
        if self._region is Region.BRUSH:
            self.stroke.trace(self._radius(start))
        self.drawing.emit()

    def _end(self) -> None:
        self._pressed = self.stroke = None
        self._band.hide()


def _logical(pointer: Pointer) -> QPointF:
    """Return the position of the pointer in logical pixels."""
    return QPointF(*pointer.at) / pointer.projection.ratio


class Handles(ViewTool, Protocol):
    """A ViewTool that has areas, too."""

    def fills(self, projection: ViewProjection) -> StructArray:
        """Return the corners of the triangles below the lines."""


class LeftButton(QObject):
    """Told of every press, move and release of the mouse.

    `projection()` is how the view is seen now, `has_handles()` whether handles can be dragged in it. `regions` are what
    is drawn where neither the tool nor the handles are pressed; until `set_tools` there is nothing else.
    """

    def __init__(
        self, view: QWidget, projection: Callable[[], ViewProjection], has_handles: Callable[[], bool]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._projection = projection
        self._has_handles = has_handles
        self.regions = RegionDrawing(view)
        self._tools: Tools | None = None
        self._tool_view: ToolView | None = None
        self._placer: ClickPlacer | None = None
        self._handles: Handles | None = None
        self._view_tools: dict[str, ViewTool] = {}  # by the id of the tool, as each is first chosen
        self._tool: ViewTool | None = None  # that is chosen, where it is more than handles and regions
        self._pressed_tool: ViewTool | None = None  # since the button was pressed
        self.is_placing = False  # whether clicks place bones

    def set_tools(self, tools: Tools, view: ToolView, handles: Handles) -> None:
        """Use the tool that is chosen there, and draw the regions."""
        self._tools, self._tool_view, self._handles = tools, view, handles
        self.regions.regions = tools.regions
        self._placer = ClickPlacer(view, tools.placing)
        view.cursor_changed.connect(self.show_cursor)
        tools.regions.changed.connect(self.show_cursor)
        tools.changed.connect(self._follow_tools)
        tools.placing.changed.connect(self._follow_tools)
        tools.rows_changed.connect(self._forget_tools)
        view.document.posing.active_changed.connect(self._follow_mode)
        self._take_chosen_tool()

    # -- which tool it is for ------------------------------------------------------------------------------------

    def _follow_tools(self) -> None:
        if self._tool is not None:
            self._let_go_of(self._tool)
            self._tool.stop()
        self._take_chosen_tool()

    def _follow_mode(self) -> None:
        if self._tool is not None:
            self._let_go_of(self._tool)
            self._tool.cancel()
            self._tool.leave()
        self._take_chosen_tool()

    def _let_go_of(self, tool: ViewTool) -> None:
        if self._pressed_tool is tool:
            self._pressed_tool = None

    def _forget_tools(self, ids: Sequence[str]) -> None:
        """Those of plug-ins are others now."""
        for id in ids:
            gone = self._view_tools.pop(id, None)
            if gone is not None:
                self._let_go_of(gone)
                gone.stop()
        self._take_chosen_tool()

    def _take_chosen_tool(self) -> None:
        """Take the tool that is chosen, as far as the mode of the document has it."""
        tools, view = self._tools, self._tool_view
        if tools is None or view is None or self._placer is None:
            return
        row = tools.row
        mode = WindowMode.TRANSFORM if view.document.posing.is_active else WindowMode.EDIT
        self.is_placing = self._placer.is_on
        if self.is_placing:
            self._tool = self._placer
        elif row.make is None or mode not in row.modes:
            self._tool = None
        else:
            if row.id not in self._view_tools:
                self._view_tools[row.id] = row.make(view)
            self._tool = self._view_tools[row.id]
        self.show_cursor()
        view.changed.emit()

    def show_cursor(self) -> None:
        """Show by the pointer what a press does now."""
        self._view.setCursor((self._tool or self.regions).cursor(self._view.devicePixelRatioF()))

    @property
    def needs_clear_sight(self) -> bool:
        """True if the tool in use hides what could be selected, so that the surface is in clear sight."""
        is_used = self._tool is not None and not self.is_placing
        return is_used and self._tools is not None and self._tools.row.hides_pickable

    def _synced_handles(self) -> Handles | None:
        """The handles in the current pose, where there can be any."""
        return self._handles if self._has_handles() else None

    # -- the mouse -----------------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> bool:
        """Have what takes it be held (True), or begin a click or a region."""
        pointer = self._pointer(event)
        self._pressed_tool = None
        for tool in (self._tool, self._synced_handles()):
            if tool is not None and tool.press(pointer):
                self._pressed_tool = tool
                return True
        self._pressed_tool = self.regions
        return self.regions.press(pointer)

    def move(self, event: QMouseEvent) -> None:
        """Drag what is held, or show what could be taken hold of."""
        if self._pressed_tool is not None:
            self._pressed_tool.drag(self._pointer(event))
            return
        handles = self._synced_handles()
        tool = self._tool or handles
        if tool is not None:
            tool.hover(self._pointer(event))

    def leave(self) -> None:
        """Show no more what a press would do: the pointer is elsewhere."""
        for tool in (self._tool, self._handles):
            if tool is not None:
                tool.leave()

    def release(self, event: QMouseEvent) -> None:
        """Let go of what is held."""
        held, self._pressed_tool = self._pressed_tool, None
        if held is not None:
            held.release(self._pointer(event))

    def wheel(self, event: QWheelEvent) -> bool:
        """Let what is used have the wheel; False where it is the camera's."""
        notches, keys = event.angleDelta().y() / WHEEL_STEP, event.modifiers()
        others = () if self.is_placing else (self._handles, self.regions)
        return any(tool.wheel(notches, keys) for tool in (self._tool, *others) if tool is not None)

    def interrupt(self) -> None:
        """Another button is pressed: end a stroke or a click without an effect, but let handles be held."""
        if self._pressed_tool is not None and self._pressed_tool is not self._handles:
            self._pressed_tool.cancel()
            self._pressed_tool = None

    def give_up(self) -> bool:
        """End what was begun without an effect; False when nothing was."""
        held, self._pressed_tool = self._pressed_tool, None
        was_held = held is not None and held.cancel()
        return was_held or (self._tool is not None and self._tool.cancel())

    def _pointer(self, event: QMouseEvent) -> Pointer:
        projection, position = self._projection(), event.position()
        at = position.x() * projection.ratio, position.y() * projection.ratio
        return Pointer(projection, at, event.modifiers())

    # -- what is seen --------------------------------------------------------------------------------------------

    @property
    def stroke(self) -> Stroke | None:
        """A region that is being drawn."""
        return self.regions.stroke

    def options(self, options: ViewOptions) -> ViewOptions:
        """Return the options of the view as the tool changes them."""
        return options if self._tool is None else self._tool.options(options)

    def lines(self, projection: ViewProjection) -> StructArray:
        """The region that is drawn, or what the tool draws, or else the handles, as segments."""
        for tool in (self.regions, self._tool, self._synced_handles()):
            if tool is not None and (lines := tool.lines(projection)) is not None:
                return lines
        return NO_LINES

    def fills(self, projection: ViewProjection) -> StructArray:
        """The corners of the triangles of the handles, where they are what is drawn."""
        if any(tool is not None and tool.lines(projection) is not None for tool in (self.regions, self._tool)):
            return NO_CORNERS
        handles = self._synced_handles()
        return NO_CORNERS if handles is None else handles.fills(projection)

    @property
    def marks(self) -> StructArray:
        """Signs at what a press would change."""
        return NO_MARKS if self._tool is None else self._tool.marks

    @property
    def texts(self) -> Sequence[SpaceText]:
        """The texts that the tool writes into the picture."""
        tool = self._tool or self._pressed_tool
        return () if tool is None else tool.texts()
