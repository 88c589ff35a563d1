"""Shows a Document's model and lets the user look around it and pick from it, by mouse and keys.

Draws only when something changed: whoever changes what is seen calls `update`, and Qt draws at most once a frame.
"""

from __future__ import annotations

import dataclasses
import logging
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.document import Document
from editor.document.selection import Mode
from editor.model.changes import Change
from editor.render.camera import Camera
from editor.render.options import ViewOptions
from editor.render.scene import Scene
from editor.ui.viewport import kinds
from editor.ui.viewport.framing import box_of
from editor.ui.viewport.navigation import Motion, dragged, keyed, motion_of, wheeled
from editor.ui.viewport.notice import Notice
from editor.ui.viewport.region import rows_in_box
from editor.ui.viewport.surface import viewport_format
from editor.ui.viewport.textures import TextureLoading

PICK_RADIUS = 8.0  # logical pixels

Rows = Sequence[int] | NDArray[np.intp]

_log = logging.getLogger(__name__)


class Viewport(QOpenGLWidget):
    """One Document's model in space. Picks rows of the active table, or of what stands for it in space."""

    picked = Signal(str, int, object)  # table, row, point (3,) in model space
    images_arrived = Signal()  # every texture that was wanted has come
    warned = Signal(str, str, int)  # text, and the table and row that it is about
    camera_changed = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFormat(viewport_format())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self.setAccessibleName(self.tr("Model view"))
        self.camera = Camera()
        self.options = ViewOptions()
        self.kind = kinds.kind_for(document.selection.active_table)
        self._document = document
        self._scene = Scene(document.model, document.content.folder)
        self._textures = TextureLoading(self._scene, self)
        self._notice = Notice(self)
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self)
        self._motion: Motion | None = None
        self._pressed: QPointF | None = None  # where the left button went down
        self._pointer = QPointF()
        self._is_framed = False
        self._is_stopped = False
        self._has_drawn = False
        self._told: set[tuple[int, str]] = set()  # textures that are not where they should be
        self._images_are_stale = True  # whether other images may be wanted, or missing, than before
        self._follow(document)

    def _follow(self, document: Document) -> None:
        document.changed.connect(self._mark)
        document.path_changed.connect(self._change_folder)
        document.selection.changed.connect(self._highlight)
        document.selection.active_changed.connect(self._activate)
        self._textures.arrived.connect(self._redraw_with_images)
        self._textures.failed.connect(self._tell_unreadable)
        self._activate(document.selection.active_table)

    # -- what is seen ------------------------------------------------------------------------------------------

    def set_camera(self, camera: Camera) -> None:
        self.camera = camera
        self.camera_changed.emit()
        self.update()

    def set_perspective(self, perspective: bool) -> None:
        if perspective != self.camera.perspective:
            self.set_camera(dataclasses.replace(self.camera, perspective=perspective))

    def set_options(self, options: ViewOptions) -> None:
        self.options = options
        self.update()

    def frame(self, table: str = "", rows: Rows | None = None) -> bool:
        """Bring the given rows, or the whole model, into view; False when they are nowhere."""
        box = box_of(self._document.model, table, rows)
        if box is not None:
            self.set_camera(self.camera.framed(*box, self.pixels))
        return box is not None

    def frame_selection(self) -> bool:
        """Bring the selected rows of the active table into view, or the whole model when there are none."""
        table = self._document.selection.active_table
        rows = self._document.selection.rows(table)
        return self.frame(table, rows) if len(rows) else self.frame()

    def reset_camera(self) -> None:
        """Look at the whole model from the front; at one without extent, as MMD does."""
        front = Camera(perspective=self.camera.perspective)
        box = box_of(self._document.model)
        has_extent = box is not None and np.ptp(box, axis=0).any()
        self.set_camera(front.framed(*box, self.pixels) if box is not None and has_extent else front)

    @property
    def pixels(self) -> tuple[int, int]:
        """(width, height) in device pixels."""
        size = self.size() * self.devicePixelRatioF()
        return max(size.width(), 1), max(size.height(), 1)

    @property
    def has_drawn(self) -> bool:
        """Whether the model, with every texture that it wants, has been drawn."""
        return self._has_drawn and self._textures.is_idle

    # -- following the document --------------------------------------------------------------------------------

    def _mark(self, change: Change) -> None:
        self._scene.mark(change)
        self._images_are_stale |= change.table in ("materials", "textures")
        self.update()

    def _change_folder(self) -> None:
        self._scene.folder = self._document.content.folder
        self._images_are_stale = True
        self.update()

    def _activate(self, table: str) -> None:
        self.kind = kinds.kind_for(table)
        for shown in kinds.OVERLAYS:
            self._highlight(shown)

    def _highlight(self, table: str) -> None:
        """Only the active table's selection is shown: what a command would act on."""
        if table in kinds.OVERLAYS:
            is_active = table == self._document.selection.active_table
            self._scene.highlight(table, self._document.selection.rows(table) if is_active else ())
            self.update()

    def _redraw_with_images(self) -> None:
        self.update()
        if self._textures.is_idle:
            self.images_arrived.emit()

    # -- drawing -----------------------------------------------------------------------------------------------

    def initializeGL(self) -> None:
        """Called again whenever Qt makes a new context; the old one takes what the scene had in it."""
        self.context().aboutToBeDestroyed.connect(self.release, Qt.ConnectionType.UniqueConnection)

    def resizeGL(self, width: int, height: int) -> None:
        if not self._is_framed:
            self._is_framed = True
            self.reset_camera()

    def paintGL(self) -> None:
        if self._notice.is_shown or self._is_stopped:
            return
        try:
            self._scene.draw(self.camera, self._drawn_options(), self.pixels, self.defaultFramebufferObject())
        except Exception as error:  # an exception that leaves paintGL takes the process with it
            _log.exception("the model could not be drawn")
            self._fail(str(error))
            return
        self._has_drawn = True
        if self._images_are_stale:
            self._images_are_stale = False
            self._textures.fetch()
            self._tell_strays()

    def _tell_strays(self) -> None:
        """Warn of textures that are not where the model says: whether, and where, they were found."""
        folder = self._scene.folder
        if folder is None:
            return
        strays: dict[tuple[int, str], Path | None] = {place: None for place in self._scene.missing_textures if place[1]}
        strays |= {(row, path): found.path for row, path, found in self._scene.astray_textures}
        for row, path in sorted(strays.keys() - self._told):
            self.warned.emit(self._stray_text(path, strays[row, path], folder), "textures", row)
        self._told = set(strays)

    def _stray_text(self, path: str, found: Path | None, folder: Path) -> str:
        if found is None:
            return self.tr("The texture file {} was not found").format(path)
        shown = os.path.relpath(found, folder.absolute())
        return self.tr("The texture file {path} was found as {found}").format(path=path, found=shown)

    def _tell_unreadable(self, path: Path, error: Exception) -> None:
        text = self.tr("The texture file {} cannot be read: {}").format(path, error)
        self.warned.emit(text, "", -1)

    def _drawn_options(self) -> ViewOptions:
        """The options, with what can be picked made visible."""
        options = dataclasses.replace(self.options, pixel_ratio=self.devicePixelRatioF())
        overlay = kinds.OVERLAYS[self.kind]
        return options.with_shown(overlay, True) if overlay else options

    def _fail(self, why: str) -> None:
        self._notice.show_fault(why, partial(self.update))

    def release(self) -> None:
        """Give back what the scene holds on the GPU; for closing, and when the context goes."""
        if self.context() is not None:
            self.makeCurrent()
            self._scene.release()
            self.doneCurrent()
            self._images_are_stale = True

    def stop(self) -> None:
        """End what is under way, before the widget goes; nothing is drawn after that."""
        self._is_stopped = True
        self._textures.stop()
        self.release()

    # -- picking -----------------------------------------------------------------------------------------------

    def _pick(self, at: QPointF, mode: Mode) -> None:
        table = "faces" if self.kind == "materials" else self.kind
        ratio = self.devicePixelRatioF()
        self.makeCurrent()
        hit = self._scene.pick(self.camera, self.pixels, at.x() * ratio, at.y() * ratio, (table,), PICK_RADIUS * ratio)
        self.doneCurrent()
        if hit is None:
            self._select([], mode)
            return
        row = int(self._document.model.faces["material"][hit.row]) if self.kind == "materials" else hit.row
        if row >= 0:
            self._select([row], mode)
            self.picked.emit(self.kind, row, hit.point)

    def _pick_box(self, box: QRect, mode: Mode) -> None:
        ratio = self.devicePixelRatioF()
        edges = (box.left(), box.top(), box.right(), box.bottom())
        left, top, right, bottom = (round(edge * ratio) for edge in edges)
        corners = (left, top, right, bottom)
        self.makeCurrent()
        seen = self._scene.visible_faces(self.camera, self.pixels, corners)
        self.doneCurrent()
        rows = rows_in_box(self._document.model, self.kind, corners, self.camera, self.pixels, np.asarray(seen))
        self._select(rows, mode)

    def _select(self, rows: Rows, mode: Mode) -> None:
        selection = self._document.selection
        selection.set_active_table(self.kind)
        if len(rows) or mode is Mode.REPLACE:
            selection.select(self.kind, rows, mode)

    # -- mouse and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self._motion = motion_of(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        step = event.position() - self._pointer
        self._pointer = event.position()
        if self._motion is not None:
            self.set_camera(dragged(self.camera, self._motion, step, self.devicePixelRatioF(), self.pixels))
        elif self._pressed is not None:
            box = QRect(self._pressed.toPoint(), self._pointer.toPoint()).normalized()
            if self._band.isVisible() or max(box.width(), box.height()) > QApplication.startDragDistance():
                self._band.setGeometry(box)
                self._band.show()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._motion = None
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._pressed = None
        if self._band.isVisible():
            self._band.hide()
            self._pick_box(self._band.geometry(), _mode_of(event))
        else:
            self._pick(event.position(), _mode_of(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.frame_selection()
        elif event.button() == Qt.MouseButton.RightButton:
            self.reset_camera()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.set_camera(wheeled(self.camera, event))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pressed is not None:
            self._pressed = None
            self._band.hide()
            return
        camera = keyed(self.camera, event, self.pixels)
        if camera is None:
            super().keyPressEvent(event)
        else:
            self.set_camera(camera)

    def sizeHint(self) -> QSize:
        return QSize(800, 600)


def _mode_of(event: QMouseEvent) -> Mode:
    """Shift adds to the selection, Ctrl takes from it."""
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return Mode.ADD
    return Mode.REMOVE if event.modifiers() & Qt.KeyboardModifier.ControlModifier else Mode.REPLACE
