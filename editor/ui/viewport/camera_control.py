"""Looks at a document's model: the camera of one view, where it goes, and what it has in common with other cameras."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import numpy as np
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from editor.document.cameras import camera_along_with
from editor.document.document import Document
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.references import references
from editor.preview.posed_model import PosedModel
from editor.render.bounds import box_around
from editor.render.camera import Camera, Lens, ScreenBox, Size, ViewSide
from editor.render.overlays.overlay_input import points_at
from editor.ui.viewport.click_selection import Rows
from editor.ui.viewport.navigation import CameraDrag, Navigation
from editor.ui.viewport.posed_scene import PosedView

Box = tuple[Any, Any]  # (low (3,), high (3,))
PLACED = ("vertices", "faces", "materials", "bones", "rigid_bodies", "joints")
SMALLEST = 1.0  # model units: nearer than that nothing is seen of what is around
ENOUGH = 0.85  # of the model, as large as it is seen, for it to stay where it is as the view gets another place
AROUND_POINT = 4.0  # a single bone says nothing by itself


def box_of(
    model: Model, table: str = "", rows: Iterable[int] | None = None, posed_model: PosedModel | None = None
) -> Box | None:
    """The box of the given rows, or of the whole model, where `posed_model` has them; None when nothing is anywhere."""
    if table not in model.tables or model.tables[table].fixed or rows is None:
        return box_around(points_at(model, posed_model, "vertices", None)) or box_around(
            points_at(model, posed_model, "bones", None)
        )
    table, shown = _rows_with_positions(model, table, [int(row) for row in rows])
    box = box_around(points_at(model, posed_model, table, np.array(shown, np.intp)))
    return None if box is None else _at_least(*box)


def before(front: Camera, box: Box | None, size: Size) -> Camera:
    """The camera with a box in view; as it is where there is none, or one without extent."""
    return front.framed(*box, size) if box is not None and np.ptp(box, axis=0).any() else front


def _at_least(low: Any, high: Any) -> Box:
    least = SMALLEST if (high > low).any() else AROUND_POINT
    middle, half = (low + high) / 2, np.maximum((high - low) / 2, least / 2)
    return middle - half, middle + half


def _rows_with_positions(model: Model, table: str, rows: list[int]) -> tuple[str, list[int]]:
    """Rows that have a position, for rows of any table: what they refer to, or who refers to them (textures)."""
    if table in PLACED:
        return table, rows
    if table == "textures":
        used = references(model.materials.whole, table)
        return "materials", sorted({row for found in used for row in found.owners[np.isin(found.numbers[:, 0], rows)]})
    found = [
        some for row in rows for some in references(model.tables[table].rows([row])) if (some.numbers != NONE).any()
    ]
    first = next((some.target for some in found if some.target in PLACED), PLACED[0])
    return first, sorted(
        {at for some in found if some.target == first for at in some.numbers.ravel().tolist()} - {NONE}
    )


class Picture(Protocol):
    """The picture that a camera makes: its size in pixels, and the boxes of the model and its rows in space."""

    @property
    def pixels(self) -> Size: ...

    def box_of(self, table: str = "", rows: Rows | None = None) -> Box | None: ...


class CameraControl(QObject):
    """The camera of one view: the user's own, or that of a motion as long as it is followed.

    With a `side` it starts from there, is orthographic, and no motion's camera moves it.
    """

    changed = Signal()

    def __init__(
        self, document: Document, posed: PosedView, picture: Picture, side: ViewSide | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.cameras = document.cameras
        self.side = side
        self.own = Camera() if side is None else Camera(perspective=False).turned(side)  # whatever a motion does
        self.is_guided = side is None  # whether a motion's camera is followed
        self._posed = posed
        self._picture = picture
        self._is_framed = False  # whether `own` is more than the camera of no model
        self._former: Camera | None = None  # before the last reset
        self._settled: tuple[ScreenBox, Lens] | None = None  # the place on the screen when the camera was last moved

    @property
    def camera(self) -> Camera:
        """The camera that is seen through: a motion's, or the user's own."""
        return self._posed.camera(self.own) if self.is_guided else self.own

    def set_camera(self, camera: Camera) -> None:
        """Look from elsewhere, as far as the lock allows. A motion's camera is left, where it was, for the own one."""
        steered = self.cameras.steered(self.camera, camera)
        if steered is None:
            return
        if self.is_guided and self._posed.follows_camera:
            steered = dataclasses.replace(steered, perspective=self.own.perspective)
            self._posed.leave_camera()
        self._take(steered)

    def set_perspective(self, perspective: bool) -> None:
        """See in perspective, if not from a side, or orthographically."""
        perspective = perspective and self.side is None
        if perspective != self.own.perspective:
            self._take(dataclasses.replace(self.own, perspective=perspective))

    def resume(self, camera: Camera) -> None:
        """Look from where another view did before, instead of at the whole model."""
        self._is_framed = True
        self.own = camera

    def go_along(self, other: CameraControl) -> None:
        """Look as another view does, whatever is locked; from its own side, if one of them has a side."""
        turns = self.side is None and other.side is None
        camera = camera_along_with(self.own, other.camera, turns=turns)
        if camera != self.own:
            self._take(camera)

    def recall(self, camera: Camera) -> None:
        """Look from where a remembered camera was; perspective and lens are the view's own matter."""
        self.set_camera(dataclasses.replace(camera, perspective=self.own.perspective, lens=self.own.lens))

    def _take(self, camera: Camera) -> None:
        self.own, self._settled = camera, None
        self.changed.emit()

    # -- the place of the picture ----------------------------------------------------------------------------------

    def stay(self, before: ScreenBox, now: ScreenBox) -> None:
        """Let all be seen where it was on the screen, after the picture came to another place, in device pixels.

        Where that would take much of the model out of the picture, it is centred; as it was where the place is the
        first.
        """
        if self._posed.follows_camera and self.is_guided:
            return
        place, lens = self._settled = self._settled or (before, self.own.lens)
        camera = dataclasses.replace(self.own, lens=lens.moved(place, now))
        at_first = dataclasses.replace(self.own, lens=lens)
        if not self._shows_model(camera, now) and self._shows_model(at_first, place):
            camera = dataclasses.replace(self.own, lens=Lens())
        if camera != self.own:
            self.own = camera
            self.changed.emit()

    def centre_lens(self) -> None:
        """Show the middle of the picture in the middle of its place."""
        self._settled = None
        if self.own.lens != Lens():
            self._take(dataclasses.replace(self.own, lens=Lens()))

    def _shows_model(self, camera: Camera, place: ScreenBox) -> bool:
        """Return whether most of the model is within the picture, and all of it before the camera."""
        box, size = self._picture.box_of(), (round(place[2]), round(place[3]))
        if box is None:
            return True
        corners = np.array([[box[bit >> axis & 1][axis] for axis in range(3)] for bit in range(8)])
        seen = camera.project(corners, size)
        low, high = seen[:, :2].min(axis=0), seen[:, :2].max(axis=0)
        within = np.clip(high, 0, size) - np.clip(low, 0, size)
        return bool((seen[:, 2] > 0).all() and within.prod() >= ENOUGH * (high - low).prod())

    # -- what is in view -----------------------------------------------------------------------------------------

    def frame(self, table: str = "", rows: Rows | None = None) -> bool:
        """Bring the given rows, or the whole model, into view; False when they are nowhere."""
        box = self._picture.box_of(table, rows)
        if box is not None:
            self.set_camera(self.camera.framed(*box, self._picture.pixels))
        return box is not None

    def frame_selection(self) -> bool:
        """Bring the selected rows of the active table into view, or the whole model when there are none."""
        table = self.document.selection.active_table
        rows = self.document.selection.rows(table)
        return self.frame(table, rows) if len(rows) else self.frame()

    def frame_at_first(self) -> None:
        """Look at the whole model as soon as the picture has a size, unless it is looked at from somewhere already."""
        if not self._is_framed:
            self._is_framed = True
            self._take(self._front_camera())

    def centre_on(self, table: str = "", rows: Rows | None = None) -> bool:
        """Look at the middle of rows, or of the whole model, and orbit around it; False where they are nowhere."""
        box = self._picture.box_of(table, rows)
        if box is not None:
            middle = np.add(*box) / 2
            self.set_camera(self.camera.centred(middle))
            self.cameras.set_centre(middle)
        return box is not None

    # -- reset ---------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Look at the whole model as at first, at one without extent as MMD does, and orbit around its middle."""
        former = self.camera
        self.cameras.set_centre(None)
        self.set_camera(self._front_camera())
        if self.camera != former:
            self._former = former

    @property
    def can_go_back(self) -> bool:
        """True if there was a reset to be taken back."""
        return self._former is not None

    def take_back_reset(self) -> None:
        """Look as before the last reset; once more, as after it."""
        if self._former is not None:
            former, self._former = self._former, self.camera
            self.set_camera(former)

    def _front_camera(self) -> Camera:
        front = Camera(perspective=self.own.perspective)
        if self.side is not None:
            front = front.turned(self.side)
        return before(front, self._picture.box_of(), self._picture.pixels)


MS_TO_SETTLE = 300  # until panes that are arranged have come to their places


class PictureToStay(QObject):
    """Lets all be seen where it is on the screen as a view, told before each picture, has another place in its window.

    Where the window itself has another size, the picture goes with it.
    """

    def __init__(self, view: QWidget, control: CameraControl) -> None:
        super().__init__(view)
        self._view = view
        self._control = control
        self._drawn: tuple[QSize, QRect] | None = None  # the window's size, and the place of the last picture in it
        self._settling = QTimer(self, singleShot=True, interval=MS_TO_SETTLE)

    def settle(self) -> None:
        """Show the middle of the picture in the middle of the view, until panes that are arranged stand still."""
        self._drawn = None
        self._settling.start()
        self._control.centre_lens()

    def follow(self) -> None:
        """Take note of the place, and see all from there as before."""
        if self._settling.isActive():
            return
        now = self._view.window().size(), QRect(self._view.mapTo(self._view.window(), QPoint()), self._view.size())
        before, self._drawn = self._drawn, now
        if before is not None and before[0] == now[0] and before[1] != now[1]:
            self._control.stay(self._in_pixels(before[1]), self._in_pixels(now[1]))

    def _in_pixels(self, place: QRect) -> ScreenBox:
        ratio = self._view.devicePixelRatioF()
        return ratio * place.x(), ratio * place.y(), ratio * place.width(), ratio * place.height()


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
