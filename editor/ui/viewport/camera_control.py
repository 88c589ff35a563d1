"""Looks at a document's model: the camera of one view, where it goes, and what it has in common with other cameras."""

from __future__ import annotations

import dataclasses
from typing import Protocol

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document.cameras import synced
from editor.document.document import Document
from editor.render.camera import Camera, Size, ViewSide
from editor.ui.viewport.click_selection import Rows
from editor.ui.viewport.framing import Box, before
from editor.ui.viewport.posed_scene import PosedView


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
        camera = synced(self.own, other.camera, turns=turns)
        if camera != self.own:
            self._take(camera)

    def recall(self, camera: Camera) -> None:
        """Look from where a remembered camera was; perspective is the view's own matter."""
        self.set_camera(dataclasses.replace(camera, perspective=self.own.perspective))

    def _take(self, camera: Camera) -> None:
        self.own = camera
        self.changed.emit()

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
            self._take(self._front())

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
        self.set_camera(self._front())
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

    def _front(self) -> Camera:
        front = Camera(perspective=self.own.perspective)
        if self.side is not None:
            front = front.turned(self.side)
        return before(front, self._picture.box_of(), self._picture.pixels)
