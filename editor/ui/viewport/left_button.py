"""What the left button does in a model view: drags a handle, clicks, or draws a box."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.selection import Mode
from editor.ui.viewport.handles.geometry import At, Sight
from editor.ui.viewport.handles.handles import Handles

Shift, Ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class LeftButton(QObject):
    """Told of every press, move and release of the mouse; `sight()` is how the view is seen now."""

    clicked = Signal(QPointF, Mode)
    boxed = Signal(QRect, Mode)  # in logical pixels

    def __init__(self, view: QWidget, sight: Callable[[], Sight]) -> None:
        super().__init__(view)
        self._sight = sight
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, view)
        self._pressed: QPointF | None = None  # where a click or a box began

    def press(self, event: QMouseEvent, handles: Handles | None) -> bool:
        """Take hold of a handle, if one is there (True), or begin a click or a box."""
        sight = self._sight()
        if handles is not None and handles.press(sight, _device(event, sight)):
            return True
        self._pressed = event.position()
        return False

    def move(self, event: QMouseEvent, handles: Handles | None) -> None:
        """Drag what is held, draw the box, or show what could be taken hold of."""
        if self._pressed is not None:
            self._draw_band(QRect(self._pressed.toPoint(), event.position().toPoint()).normalized())
        elif handles is not None and handles.is_dragging:
            sight, keys = self._sight(), event.modifiers()
            handles.drag(sight, _device(event, sight), snaps=bool(keys & Ctrl), fine=bool(keys & Shift))
        elif handles is not None:
            sight = self._sight()
            handles.hover(sight, _device(event, sight))

    def _draw_band(self, box: QRect) -> None:
        if self._band.isVisible() or max(box.width(), box.height()) > QApplication.startDragDistance():
            self._band.setGeometry(box)
            self._band.show()

    def release(self, event: QMouseEvent) -> None:
        """End the click or the box, if one was begun."""
        if self._pressed is None:
            return
        self._pressed = None
        if self._band.isVisible():
            self._band.hide()
            self.boxed.emit(self._band.geometry(), _mode_of(event))
        else:
            self.clicked.emit(event.position(), _mode_of(event))

    def give_up(self) -> bool:
        """End the click or the box without an effect; False when none was begun."""
        was_pressed, self._pressed = self._pressed is not None, None
        self._band.hide()
        return was_pressed


def _device(event: QMouseEvent, sight: Sight) -> At:
    """Where the pointer is, in device pixels."""
    return event.position().x() * sight.ratio, event.position().y() * sight.ratio


def _mode_of(event: QMouseEvent) -> Mode:
    """Shift adds to the selection, Ctrl takes from it."""
    if event.modifiers() & Shift:
        return Mode.ADD
    return Mode.REMOVE if event.modifiers() & Ctrl else Mode.REPLACE
