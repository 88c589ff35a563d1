"""What the left button does in a model view: drags a brush, a body or a handle, cuts, clicks, draws a region."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.math3d.arrays import StructArray
from editor.render.modes import DisplayMode
from editor.render.options import ViewOptions
from editor.render.scene import Scene
from editor.ui.viewport.brush_painter import BrushPainter
from editor.ui.viewport.click_placing import ClickPlacer
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.gizmo import Gizmo
from editor.ui.viewport.gizmo.part_lines import NO_MARKS
from editor.ui.viewport.grab import Grab
from editor.ui.viewport.knife import Knife
from editor.ui.viewport.navigation import WHEEL_STEP
from editor.ui.viewport.region_tool import Region, RegionTool, Stroke, cursor_of, ring_cursor
from editor.ui.viewport.sculpt_painter import SculptPainter
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.weight_painter import WeightPainter

Shift, Ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
Current = AbstractContextManager[None]
BANDED = (Region.BOX, Region.PART)  # that drag a box


class LeftButton(QObject):
    """Told of every press, move and release of the mouse; `sight()` is how the view is seen now."""

    clicked = Signal(QPointF, SelectionMode)
    drawing = Signal()  # `stroke` was begun or goes on, or what is pulled has another look
    drawn = Signal(object)  # Stroke
    given_up = Signal()  # the stroke
    hint_changed = Signal(str)  # what a pull amounts to; "" when it is over

    def __init__(self, view: QWidget, projection: Callable[[], ViewProjection]) -> None:
        super().__init__(view)
        self._view = view
        self._projection = projection
        self._regions: RegionTool | None = None
        self._grab: Grab | None = None
        self._painters: tuple[BrushPainter, ...] = ()
        self._knife: Knife | None = None
        self._placer: ClickPlacer | None = None
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, view)
        self._pressed: QPointF | None = None  # where a click or a region began
        self.stroke: Stroke | None = None  # a region that is being drawn

    def set_tools(self, tools: Tools, document: Document, scene: Scene, current: Callable[[], Current]) -> None:
        """Draw the regions chosen there, pull bodies, place bones and use brushes; until then, boxes are drawn."""
        regions = self._regions = tools.regions
        grab = self._grab = Grab(document, tools, scene, current, self)
        self._painters = tuple(kind(document, tools, scene, current, self) for kind in (WeightPainter, SculptPainter))
        knife = self._knife = Knife(document, tools, scene, current, self)
        self._placer = ClickPlacer(document, tools.placing, scene, current)
        for painter in self._painters:
            self._view.installEventFilter(painter)
            painter.changed.connect(self.show_cursor)
            painter.marks_changed.connect(self.drawing)
            painter.hint_changed.connect(self.hint_changed)
        regions.changed.connect(self.show_cursor)
        for held in (grab, knife):
            held.changed.connect(self.show_cursor)
            held.changed.connect(self.drawing)
        grab.hint_changed.connect(self.hint_changed)
        self.show_cursor()

    def show_cursor(self) -> None:
        """Show by the pointer what a press does now."""
        if self.is_placing or (self._knife is not None and self._knife.is_offered):
            self._view.setCursor(Qt.CursorShape.CrossCursor)
        elif self._grab is not None and self.is_grabbing:
            self._view.setCursor(self._grab.cursor)
        elif self._regions is not None and self._painter is not None:
            self._view.setCursor(ring_cursor(self._regions.radius, self._view.devicePixelRatioF()))
        elif self._regions is not None:
            self._view.setCursor(cursor_of(self._regions, self._view.devicePixelRatioF()))

    @property
    def _region(self) -> Region:
        if self.is_placing:
            return Region.CLICK
        return Region.BOX if self._regions is None else self._regions.region

    @property
    def _radius(self) -> float:
        """In device pixels."""
        return 0.0 if self._regions is None else self._regions.radius * self._projection().ratio

    # -- the mouse -----------------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent, handles: Gizmo | None) -> bool:
        """Take hold of a body or a handle, if one is there, or of the brush (True), or begin a click or a region."""
        projection = self._projection()
        if self._painter is not None:
            return self._painter.press(projection, _device(event, projection), event.modifiers())
        if self._grab is not None and self._grab.press(projection, _device(event, projection)):
            return True
        if (
            not self.is_placing
            and self._knife is not None
            and self._knife.press(projection, _device(event, projection))
        ):
            return True
        if handles is not None and handles.press(projection, _device(event, projection)):
            return True
        self._pressed = event.position()
        if self._region is Region.BRUSH:
            self._begin(event)
        return self.stroke is not None

    def move(self, event: QMouseEvent, handles: Gizmo | None) -> None:
        """Drag what is held, draw the region, or show what could be taken hold of."""
        if self._painter is not None and self._painter.is_pressed:
            projection = self._projection()
            self._painter.drag(projection, _device(event, projection))
        elif self._grab is not None and self._grab.is_pressed:
            projection = self._projection()
            self._grab.drag(projection, _device(event, projection))
        elif self._knife is not None and self._knife.is_pressed:
            self._knife.drag(_device(event, self._projection()))
        elif self._pressed is not None:
            self._draw(event)
        elif self._painter is not None:
            projection = self._projection()
            self._painter.hover(projection, _device(event, projection))
        elif handles is not None and handles.is_dragging:
            projection, keys = self._projection(), event.modifiers()
            handles.drag(projection, _device(event, projection), snaps=bool(keys & Ctrl), fine=bool(keys & Shift))
        elif handles is not None:
            projection = self._projection()
            handles.hover(projection, _device(event, projection))

    def leave(self) -> None:
        """Show no more what a press would do: the pointer is elsewhere."""
        for painter in self._painters:
            painter.leave()

    def release(self, event: QMouseEvent, handles: Gizmo | None) -> None:
        """Let go of the handle or the body, or end the click or the region, if one was begun."""
        for held in (handles, self._grab, *self._painters, self._knife):
            if held is not None:
                held.release()
        pressed, stroke = self._pressed, self.stroke
        if pressed is None:
            return
        if stroke is None:
            self._end()
            self.clicked.emit(event.position(), mode_of(event))
        else:
            self._draw(event)
            self._end()
            self.drawn.emit(stroke)

    def wheel(self, event: QWheelEvent) -> bool:
        """Change the size of the brush, with Ctrl or while it paints. The camera stays where it is while drawing."""
        is_drawing = self.stroke is not None or (self._painter is not None and self._painter.is_pressed)
        has_brush = self._region is Region.BRUSH or self._painter is not None
        if self._regions is not None and has_brush and (is_drawing or event.modifiers() & Ctrl):
            self._regions.grow(event.angleDelta().y() / WHEEL_STEP)
            return True
        return is_drawing

    def give_up(self) -> bool:
        """End what was begun without an effect; False when nothing was."""
        was_pulling = self._grab is not None and self._grab.is_pressed
        if self._grab is not None:
            self._grab.release()
        was_painting = any(painter.cancel() for painter in self._painters)
        was_cutting = self._knife is not None and self._knife.cancel()
        was_pressed, was_drawing = self._pressed is not None, self.stroke is not None
        self._end()
        if was_drawing:
            self.given_up.emit()
        return was_pressed or was_pulling or was_painting or was_cutting

    @property
    def is_placing(self) -> bool:
        """Whether clicks place bones."""
        return self._placer is not None and self._placer.is_on

    @property
    def is_grabbing(self) -> bool:
        """Whether it pulls bodies, and does nothing else."""
        return self._grab is not None and self._grab.is_offered

    @property
    def needs_clear_sight(self) -> bool:
        """Whether the surface is to be seen without what could be selected: while it is pulled or sculpted."""
        return self.is_grabbing or isinstance(self._painter, SculptPainter)

    @property
    def _painter(self) -> BrushPainter | None:
        """The brush that it drags, and does nothing else."""
        offered = (painter for painter in self._painters if painter.is_offered and not self.is_placing)
        return next(offered, None)

    def place(self, projection: ViewProjection, at: At) -> bool:
        """Have a click make a bone or a body where one means; False unless clicks do."""
        if self._placer is None or not self._placer.is_on:
            return False
        self._placer.click(projection, at)
        return True

    def coloured(self, options: ViewOptions, document: Document) -> ViewOptions:
        """The options, with what the document has in colours, and weights while they are painted."""
        if document.heat is not None:  # its colours would lie below the points
            options = options.with_shown("selected-vertices", False)
        mode = DisplayMode.BONE_WEIGHT if isinstance(self._painter, WeightPainter) else options.mode
        return replace(options, mode=mode, weight_bone=document.selection.current("bones"), heat=document.heat)

    def lines(self, projection: ViewProjection) -> StructArray | None:
        """The region or cut that is drawn, or how a body is pulled, as segments; None while none of it is done."""
        if self.stroke is not None:
            return self.stroke.lines(projection)
        if self._knife is not None and self._knife.is_offered:
            return self._knife.lines(projection)
        return self._grab.lines(projection) if self._grab is not None and self.is_grabbing else None

    @property
    def marks(self) -> StructArray:
        """Signs at what a press would change."""
        return NO_MARKS if self._painter is None else self._painter.marks

    # -- the region ----------------------------------------------------------------------------------------------

    def _begin(self, event: QMouseEvent) -> None:
        projection, pressed = self._projection(), self._pressed or event.position()
        at = pressed.x() * projection.ratio, pressed.y() * projection.ratio
        self.stroke = Stroke(self._region, projection, at, mode_of(event))
        if self._region is Region.BRUSH:
            self.stroke.trace(self._radius)
        self.drawing.emit()

    def _draw(self, event: QMouseEvent) -> None:
        """Go on with the region; one that is not painted begins when the pointer has gone some way."""
        way = event.position() - (self._pressed or event.position())
        is_far = max(abs(way.x()), abs(way.y())) > QApplication.startDragDistance()
        if self.stroke is None and is_far and self._region is not Region.CLICK:
            self._begin(event)
        if self.stroke is None or self._pressed is None:
            return
        self.stroke.mode = mode_of(event)
        self.stroke.go(_device(event, self._projection()), self._radius)
        if self.stroke.region in BANDED:
            self._band.setGeometry(QRect(self._pressed.toPoint(), event.position().toPoint()).normalized())
            self._band.show()
        self.drawing.emit()

    def _end(self) -> None:
        self._pressed = self.stroke = None
        self._band.hide()


def _device(event: QMouseEvent, projection: ViewProjection) -> At:
    """Where the pointer is, in device pixels."""
    return event.position().x() * projection.ratio, event.position().y() * projection.ratio


def mode_of(event: QMouseEvent) -> SelectionMode:
    """Shift adds to the selection, Ctrl takes from it."""
    if event.modifiers() & Shift:
        return SelectionMode.ADD
    return SelectionMode.REMOVE if event.modifiers() & Ctrl else SelectionMode.REPLACE
