"""Navigation: moves the camera by mouse, wheel and number pad, as MMD or Blender does, and by its axes in a corner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from editor.document.program.preferences import CameraButton
from editor.math3d.arrays import Float64Array
from editor.model.fields import Vec3
from editor.render.camera import Camera, ViewSide
from editor.render.overlays.overlay_lines import AXIS_COLORS

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
                return self.orbited(camera, step)
            case CameraDrag.PAN:
                return camera.panned(step.x() * ratio, step.y() * ratio, size)
            case CameraDrag.ZOOM:
                return camera.zoomed(ZOOM_PER_PIXEL ** (step.y() * self.speed))

    def orbited(self, camera: Camera, step: QPointF) -> Camera:
        """The camera after it was dragged around its target."""
        degrees = DEGREES_PER_PIXEL * self.speed
        return camera.orbited(-step.x() * degrees, step.y() * degrees)

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


AXES = np.concatenate((np.eye(3), -np.eye(3)))  # (6, 3) x, y, z, and the ways back
AXIS_NAMES = ("X", "Y", "Z")
SIDE = 92  # logical pixels
REACH, DISC, RING = 33.0, 9.0, 7.0  # where the ends of axes are at most, and their radii
FAR_ALPHA = 0.45


class OrientationAxes(QWidget):
    """The axes of the model's space as the camera sees them: a click on an end looks from there, a drag orbits."""

    moved = Signal(Camera)

    def __init__(self, camera: Callable[[], Camera], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camera = camera
        self._hovered: int | None = None  # of AXES
        self._pressed: QPointF | None = None
        self._is_dragged = False
        self._shown: Vec3 | None = None  # the rotation of the camera that was last painted
        self.navigation = Navigation()
        self.setFixedSize(SIDE, SIDE)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Axes of the view"))
        self.setToolTip(self.tr("Click an axis to look along it, again to look from the other end; drag to orbit"))

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    # -- what is seen --------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show the axes as they are seen now."""
        rotation = self._camera().rotation
        if rotation != self._shown:
            self._shown = rotation
            self.update()

    def _ends(self) -> Float64Array:
        """(6, 3) where the ends of AXES are, to the right, down, and away."""
        seen = AXES @ self._camera().axes
        return np.column_stack((SIDE / 2 + seen[:, 0] * REACH, SIDE / 2 - seen[:, 1] * REACH, seen[:, 2]))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._hovered is not None or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(128, 128, 128, 40))
            painter.drawEllipse(self.rect())
        ends = self._ends()
        for end in np.argsort(-ends[:, 2], kind="stable").tolist():
            self._paint_end(painter, end, *ends[end].tolist())
        painter.end()

    def _paint_end(self, painter: QPainter, end: int, x: float, y: float, away: float) -> None:
        color, is_forward = QColor.fromRgbF(*AXIS_COLORS[end % 3]), end < len(AXIS_NAMES)
        color.setAlphaF(FAR_ALPHA + (1 - FAR_ALPHA) * (1 - away) / 2)
        if is_forward:
            painter.setPen(QPen(color, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(SIDE / 2, SIDE / 2), QPointF(x, y))
        is_hovered = end == self._hovered
        filled = QColor(color)
        filled.setAlphaF(color.alphaF() * (1.0 if is_forward or is_hovered else 0.3))
        painter.setPen(QPen(QColor("white") if is_hovered else color, 1.5))
        painter.setBrush(filled)
        radius = DISC if is_forward else RING
        painter.drawEllipse(QPointF(x, y), radius, radius)
        if is_forward or is_hovered:
            painter.setPen(QColor("white"))
            font = painter.font()
            font.setPixelSize(11)
            font.setBold(True)
            painter.setFont(font)
            area = self.rect().translated(round(x - SIDE / 2), round(y - SIDE / 2))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, AXIS_NAMES[end % 3])

    # -- the mouse -----------------------------------------------------------------------------------------------

    def _end_at(self, at: QPointF) -> int | None:
        """The end of an axis at a point, the nearest to the eye of several."""
        ends = self._ends()
        near = np.hypot(ends[:, 0] - at.x(), ends[:, 1] - at.y()) <= DISC + 1
        return int(np.where(near, ends[:, 2], np.inf).argmin()) if near.any() else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._pressed, self._is_dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            self._hover(self._end_at(event.position()))
            return
        step = event.position() - self._pressed
        if self._is_dragged or step.manhattanLength() > QApplication.startDragDistance():
            self._is_dragged, self._pressed = True, event.position()
            self.moved.emit(self.navigation.orbited(self._camera(), step))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        end = self._end_at(event.position()) if pressed is not None and not self._is_dragged else None
        if end is not None:
            self.moved.emit(seen_along(self._camera(), -AXES[end]))

    def _hover(self, end: int | None) -> None:
        if end != self._hovered:
            self._hovered = end
            self.update()

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()


def seen_along(camera: Camera, direction: Float64Array) -> Camera:
    """The camera turned to look along one of AXES; along its opposite where it does so already."""
    ways = {side: Camera().turned(side).axes[:, 2] @ direction for side in ViewSide}
    nearest = max(ways, key=lambda side: float(ways[side]))
    turned = camera.turned(nearest)
    return camera.turned(min(ways, key=lambda side: float(ways[side]))) if turned == camera else turned
