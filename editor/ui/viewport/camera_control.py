"""A Viewport that is one of several of its document: it may stand at a fixed side, and minds what they share."""

from __future__ import annotations

import dataclasses

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from editor.document.cameras import Cameras, synced
from editor.document.document import Document
from editor.render.camera import Camera, ViewSide
from editor.ui.viewport.click_selection import Rows
from editor.ui.viewport.textures import DocumentTextures
from editor.ui.viewport.viewport import Viewport


class View(Viewport):
    """With a `side` it starts from there, is orthographic, and no motion's camera moves it."""

    focused = Signal()

    def __init__(
        self,
        document: Document,
        cameras: Cameras,
        side: ViewSide | None = None,
        parent: QWidget | None = None,
        textures: DocumentTextures | None = None,
    ) -> None:
        super().__init__(document, parent, textures)
        self.is_guided = side is None  # whether a motion's camera is followed
        self.document = document
        self.cameras = cameras
        self.side = side
        self._former: Camera | None = None  # before the last reset
        if side is not None:
            self._own_camera = Camera(perspective=False).turned(side)

    # -- the camera ----------------------------------------------------------------------------------------------

    @property
    def camera(self) -> Camera:
        return super().camera if self.is_guided else self._own_camera

    def set_camera(self, camera: Camera) -> None:
        """Look from elsewhere, as far as the lock allows."""
        steered = self.cameras.steered(self.camera, camera)
        if steered is None:
            return
        if self.is_guided:
            super().set_camera(steered)
        else:
            self._take(steered)

    @property
    def own_camera(self) -> Camera:
        """The user's own camera, whatever a motion does."""
        return self._own_camera

    def resume(self, camera: Camera) -> None:
        """Look from where another view did before, instead of at the whole model."""
        self._is_framed = True
        self._own_camera = camera

    def _take(self, camera: Camera) -> None:
        self._own_camera = camera
        self.camera_changed.emit()
        self.update()

    def set_perspective(self, perspective: bool) -> None:
        super().set_perspective(perspective and self.side is None)

    def guide(self, guided: bool) -> None:
        """Follow a motion's camera, or do not."""
        if guided != self.is_guided:
            self.is_guided = guided
            self.update()

    def go_along(self, other: View) -> None:
        """Look as another view does, whatever is locked; from its own side, if one of them has a side."""
        turns = self.side is None and other.side is None
        camera = synced(self._own_camera, other.camera, turns=turns)
        if camera != self._own_camera:
            self._take(camera)

    def recall(self, camera: Camera) -> None:
        """Look from where a remembered camera was; perspective is the view's own matter."""
        self.set_camera(dataclasses.replace(camera, perspective=self._own_camera.perspective))

    # -- reset ---------------------------------------------------------------------------------------------------

    def reset_camera(self) -> None:
        """Look at the whole model as at first, and orbit around its middle."""
        former = self.camera
        self.cameras.set_centre(None)
        super().reset_camera()
        if self.camera != former:
            self._former = former

    @property
    def can_go_back(self) -> bool:
        """Whether there was a reset to be taken back."""
        return self._former is not None

    def take_back_reset(self) -> None:
        """Look as before the last reset; once more, as after it."""
        if self._former is not None:
            former, self._former = self._former, self.camera
            self.set_camera(former)

    def _front(self) -> Camera:
        front = super()._front()
        box = self._box_of()
        if self.side is None:
            return front
        turned = front.turned(self.side)
        return turned.framed(*box, self.pixels) if box is not None and np.ptp(box, axis=0).any() else turned

    # -- rotation centre -----------------------------------------------------------------------------------------

    def centre_on(self, table: str = "", rows: Rows | None = None) -> bool:
        """Look at the middle of rows, or of the whole model, and orbit around it; False where they are nowhere."""
        box = self._box_of(table, rows)
        if box is not None:
            middle = np.add(*box) / 2
            self.set_camera(self.camera.centred(middle))
            self.cameras.set_centre(middle)
        return box is not None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
