"""Navigation: moves the camera by mouse, wheel and number pad, as MMD or Blender does; knows the camera alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from editor.document.program.preferences import CameraButton
from editor.render.camera import Camera, ViewSide

DEGREES_PER_PIXEL = 0.4
ZOOM_PER_PIXEL = 1.008
ZOOM_PER_STEP = 0.88  # one notch of the wheel
WHEEL_STEP = 120.0

# Number pad, as in MMD: 2 front, 8 back, 4 the model's right, 6 its left, 5 top, 0 bottom. The model's right is on the
# left of the screen, where 4 is on the pad.
PRESETS = {
    Qt.Key.Key_2: ViewSide.FRONT,
    Qt.Key.Key_8: ViewSide.BACK,
    Qt.Key.Key_4: ViewSide.LEFT,
    Qt.Key.Key_6: ViewSide.RIGHT,
    Qt.Key.Key_5: ViewSide.TOP,
    Qt.Key.Key_0: ViewSide.BOTTOM,
}
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
DEGREES_PER_ARROW = 5.0
PIXELS_PER_ARROW = 20.0
ZOOM_KEYS = {Qt.Key.Key_Plus: ZOOM_PER_STEP, Qt.Key.Key_Minus: 1 / ZOOM_PER_STEP}


class CameraDrag(Enum):
    """The effect of a drag on the camera."""

    ORBIT = "orbit"
    PAN = "pan"
    ZOOM = "zoom"


@dataclass(frozen=True, slots=True)
class Navigation:
    """The mouse buttons that move the camera, its speed (1 as MMD), and the direction of the wheel."""

    mouse: CameraButton = CameraButton.MMD
    speed: float = 1.0
    is_wheel_reversed: bool = False

    def drag_of(self, event: QMouseEvent) -> CameraDrag | None:
        """Return the drag that a press begins: its button orbits, with Shift pans, with Ctrl zooms; None for no drag.

        As in MMD, where that is the right button, the middle one pans.
        """
        as_mmd = self.mouse is CameraButton.MMD
        if event.button() == Qt.MouseButton.MiddleButton and as_mmd:
            return CameraDrag.PAN
        if event.button() != (Qt.MouseButton.RightButton if as_mmd else Qt.MouseButton.MiddleButton):
            return None
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return CameraDrag.PAN
        return CameraDrag.ZOOM if event.modifiers() & Qt.KeyboardModifier.ControlModifier else CameraDrag.ORBIT

    def may_ask_menu(self, event: QMouseEvent) -> bool:
        """Return whether a press of the right button asks for a menu, unless a drag follows."""
        return event.button() == Qt.MouseButton.RightButton and self.drag_of(event) in (None, CameraDrag.ORBIT)

    def dragged(self, camera: Camera, motion: CameraDrag, step: QPointF, ratio: float, size: tuple[int, int]) -> Camera:
        """The camera after the pointer went `step` logical pixels; `ratio` device pixels each, `size` in those.

        Panning follows the pointer at any speed.
        """
        match motion:
            case CameraDrag.ORBIT:
                degrees = DEGREES_PER_PIXEL * self.speed
                return camera.orbited(-step.x() * degrees, step.y() * degrees)
            case CameraDrag.PAN:
                return camera.panned(step.x() * ratio, step.y() * ratio, size)
            case CameraDrag.ZOOM:
                return camera.zoomed(ZOOM_PER_PIXEL ** (step.y() * self.speed))

    def wheeled(self, camera: Camera, event: QWheelEvent) -> Camera:
        """The camera after the wheel turned: away from the user goes nearer, unless it is reversed."""
        notches = event.angleDelta().y() / WHEEL_STEP * (-1 if self.is_wheel_reversed else 1)
        return camera.zoomed(ZOOM_PER_STEP ** (notches * self.speed))


def camera_after_key(camera: Camera, event: QKeyEvent, size: tuple[int, int]) -> Camera | None:
    """The camera after a key: number pad for views and zoom, arrows orbit, Shift+arrows pan; None for other keys."""
    key = Qt.Key(event.key())
    if key in ZOOM_KEYS:
        return camera.zoomed(ZOOM_KEYS[key])
    if event.modifiers() & Qt.KeyboardModifier.KeypadModifier and key in PRESETS:
        return camera.turned(PRESETS[key])
    if key not in ARROWS:
        return None
    x, y = ARROWS[key]
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return camera.panned(x * PIXELS_PER_ARROW, y * PIXELS_PER_ARROW, size)
    return camera.orbited(-x * DEGREES_PER_ARROW, y * DEGREES_PER_ARROW)
