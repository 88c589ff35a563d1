"""RegionDrawing: the left button where nothing else takes it: it clicks, or draws a region around what to select."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.selection import SelectionMode
from editor.math3d.arrays import StructArray
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.region_tool import Region, RegionTool, Stroke, cursor_of
from editor.ui.viewport.view_tool import IdleTool, Pointer

Shift, Ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
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


def mode_of(keys: Qt.KeyboardModifier) -> SelectionMode:
    """Shift adds to the selection, Ctrl takes from it."""
    if keys & Shift:
        return SelectionMode.ADD
    return SelectionMode.REMOVE if keys & Ctrl else SelectionMode.REPLACE
