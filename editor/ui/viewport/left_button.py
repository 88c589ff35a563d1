"""What the left button does in a model view: drags a handle, clicks, or draws a region."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.selection import Mode
from editor.ui.viewport.handles.geometry import At, Sight
from editor.ui.viewport.handles.handles import Handles
from editor.ui.viewport.navigation import WHEEL_STEP
from editor.ui.viewport.regions import Region, Regions
from editor.ui.viewport.regions_cursor import cursor_of
from editor.ui.viewport.regions_stroke import Stroke

Shift, Ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
BANDED = (Region.BOX, Region.PART)  # that drag a box


class LeftButton(QObject):
    """Told of every press, move and release of the mouse; `sight()` is how the view is seen now."""

    clicked = Signal(QPointF, Mode)
    drawing = Signal()  # `stroke` was begun or goes on
    drawn = Signal(object)  # Stroke
    given_up = Signal()  # the stroke

    def __init__(self, view: QWidget, sight: Callable[[], Sight]) -> None:
        super().__init__(view)
        self._view = view
        self._sight = sight
        self._regions: Regions | None = None
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, view)
        self._pressed: QPointF | None = None  # where a click or a region began
        self.stroke: Stroke | None = None  # a region that is being drawn

    def set_regions(self, regions: Regions) -> None:
        """Draw the regions that are chosen there; until then, boxes."""
        self._regions = regions
        regions.changed.connect(self._show_cursor)
        self._show_cursor()

    def _show_cursor(self) -> None:
        if self._regions is not None:
            self._view.setCursor(cursor_of(self._regions, self._view.devicePixelRatioF()))

    @property
    def _region(self) -> Region:
        return Region.BOX if self._regions is None else self._regions.region

    @property
    def _radius(self) -> float:
        """In device pixels."""
        return 0.0 if self._regions is None else self._regions.radius * self._sight().ratio

    # -- the mouse -----------------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent, handles: Handles | None) -> bool:
        """Take hold of a handle, if one is there, or of the brush (True), or begin a click or a region."""
        sight = self._sight()
        if handles is not None and handles.press(sight, _device(event, sight)):
            return True
        self._pressed = event.position()
        if self._region is Region.BRUSH:
            self._begin(event)
        return self.stroke is not None

    def move(self, event: QMouseEvent, handles: Handles | None) -> None:
        """Drag what is held, draw the region, or show what could be taken hold of."""
        if self._pressed is not None:
            self._draw(event)
        elif handles is not None and handles.is_dragging:
            sight, keys = self._sight(), event.modifiers()
            handles.drag(sight, _device(event, sight), snaps=bool(keys & Ctrl), fine=bool(keys & Shift))
        elif handles is not None:
            sight = self._sight()
            handles.hover(sight, _device(event, sight))

    def release(self, event: QMouseEvent) -> None:
        """End the click or the region, if one was begun."""
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
        is_painting = self.stroke is not None
        if self._regions is not None and self._region is Region.BRUSH and (is_painting or event.modifiers() & Ctrl):
            self._regions.grow(event.angleDelta().y() / WHEEL_STEP)
            return True
        return is_painting

    def give_up(self) -> bool:
        """End the click or the region without an effect; False when none was begun."""
        was_pressed, was_drawing = self._pressed is not None, self.stroke is not None
        self._end()
        if was_drawing:
            self.given_up.emit()
        return was_pressed

    # -- the region ----------------------------------------------------------------------------------------------

    def _begin(self, event: QMouseEvent) -> None:
        sight, pressed = self._sight(), self._pressed or event.position()
        at = pressed.x() * sight.ratio, pressed.y() * sight.ratio
        self.stroke = Stroke(self._region, sight, at, mode_of(event))
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
        self.stroke.go(_device(event, self._sight()), self._radius)
        if self.stroke.region in BANDED:
            self._band.setGeometry(QRect(self._pressed.toPoint(), event.position().toPoint()).normalized())
            self._band.show()
        self.drawing.emit()

    def _end(self) -> None:
        self._pressed = self.stroke = None
        self._band.hide()


def _device(event: QMouseEvent, sight: Sight) -> At:
    """Where the pointer is, in device pixels."""
    return event.position().x() * sight.ratio, event.position().y() * sight.ratio


def mode_of(event: QMouseEvent) -> Mode:
    """Shift adds to the selection, Ctrl takes from it."""
    if event.modifiers() & Shift:
        return Mode.ADD
    return Mode.REMOVE if event.modifiers() & Ctrl else Mode.REPLACE
