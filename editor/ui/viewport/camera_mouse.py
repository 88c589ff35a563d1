"""Moves the camera of a model view with the mouse; a right click asks for the menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from editor.render.camera import Size
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.navigation import CameraDrag, Navigation


class CameraMouse(QObject):
    """Told of every press, move and release of the mouse. `centre_at` has the camera turn around what is seen there.

    A right click waits whether another follows, which would be the double click that resets the camera.
    """

    menu_wanted = Signal(QPoint)  # where a right click was, on the screen

    def __init__(
        self, view: QWidget, control: CameraControl, pixels: Callable[[], Size], centre_at: Callable[[QPointF], bool]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._control = control
        self._pixels = pixels
        self._centre_at = centre_at
        self.navigation = Navigation()  # which buttons do so, and how fast
        self.pointer = QPointF()
        self._drag: CameraDrag | None = None
        self._right_pressed: QPointF | None = None  # until the pointer goes away from there
        self._menu_wait = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self._menu_wait.timeout.connect(self._want_menu)

    def press(self, event: QMouseEvent) -> None:
        """Begin what a button does to the camera, if it does something."""
        self.pointer = event.position()
        self._drag = self.navigation.drag_of(event)
        self._menu_wait.stop()
        self._right_pressed = event.position() if self.navigation.may_ask_menu(event) else None

    def move(self, event: QMouseEvent) -> bool:
        """Move the camera, if a button that does is held; False when none is."""
        step = event.position() - self.pointer
        self.pointer = event.position()
        way = self.pointer - (self._right_pressed or self.pointer)
        if way.manhattanLength() > QApplication.startDragDistance():
            self._right_pressed = None
        if self._drag is None:
            return False
        ratio = self._view.devicePixelRatioF()
        camera = self.navigation.dragged(self._control.camera, self._drag, step, ratio, self._pixels())
        self._control.set_camera(camera)
        return True

    def release(self, event: QMouseEvent) -> None:
        """Leave the camera where it is."""
        self._drag = None
        if event.button() != Qt.MouseButton.LeftButton and self._right_pressed is not None:
            self._menu_wait.start()
        self._right_pressed = None

    def double_click(self, event: QMouseEvent) -> None:
        """Reset the camera, or with Ctrl turn it from now on around what is seen there, as in PMXEditor."""
        self._menu_wait.stop()
        has_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not (has_ctrl and self._centre_at(event.position())):
            self._control.reset()

    def _want_menu(self) -> None:
        self.menu_wanted.emit(self._view.mapToGlobal(self.pointer.toPoint()))
