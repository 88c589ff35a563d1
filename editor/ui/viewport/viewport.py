"""The view of a Document's model, looked around in and picked from by mouse and keys; pictures are dropped on it.

Draws only when something changed: whoever changes what is seen calls `redraw`, and Qt draws at most once a frame.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPaintDevice, QWheelEvent
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.math3d.arrays import Float32Array, StructArray
from editor.messages import Message
from editor.model.changes import Action, Change
from editor.render.camera import Camera, ViewSide
from editor.render.modes import MODES
from editor.render.offscreen.framebuffers import sample_count
from editor.render.options import SHADOW_SIDE, ViewOptions
from editor.render.overlays.labels import Label
from editor.render.overlays.overlay_list import LABELS, OVERLAYS, Overlay
from editor.render.overlays.overlays import NAMES
from editor.render.scene import Scene
from editor.ui.help_card import set_chapter
from editor.ui.value_text import error_text
from editor.ui.viewport import click_selection
from editor.ui.viewport.camera_control import Box, CameraControl, CameraMouse, PictureToStay, box_of
from editor.ui.viewport.click_selection import ClickSelection, Hovering, Rows
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.gizmo.gizmo import Gizmo
from editor.ui.viewport.gl_format import SAMPLES, viewport_format
from editor.ui.viewport.labels import Labels, Legend, Notice, Readout, seen_mode, write
from editor.ui.viewport.left_button import LeftButton
from editor.ui.viewport.navigation import OrientationAxes, camera_after_key
from editor.ui.viewport.picture_timing import Shift, SlowPictures, SmoothPicture
from editor.ui.viewport.posed_scene import PosedView
from editor.ui.viewport.region_tool import Stroke
from editor.ui.viewport.textures import DocumentTextures, PictureDrop, ViewTextures
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_tool import ToolView

MS_BETWEEN_IMAGES = 100  # that have come, while more are awaited
_log = logging.getLogger(__name__)


class Viewport(QOpenGLWidget):
    """One view of a Document's model. Picks rows of the active table, or of what stands for it in space."""

    picked = Signal(str, int, np.ndarray)  # table, row, point (3,) in model space
    images_arrived = Signal()  # every texture that was wanted has come
    message_added = Signal(Message)
    focused = Signal()
    painted = Signal()  # a picture of the model was made

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        textures: DocumentTextures | None = None,
        side: ViewSide | None = None,
    ) -> None:
        super().__init__(parent)
        self.setFormat(viewport_format())
        set_chapter(self, "keys.html#mouse")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Model view"))
        self.options = ViewOptions()
        self._paused: frozenset[str] = frozenset()  # overlays that are left out for a while
        self._overlays: Sequence[Overlay] = OVERLAYS
        self._values: tuple[object, Float32Array] | None = None  # that the display mode shows, and what made them
        self.kind = click_selection.kind_for(document.selection.active_table)
        self.document = document
        self._scene = Scene(document.model, document.content.folder)
        self._posed = PosedView(document, self._scene)
        self.camera_control = CameraControl(document, self._posed, self, side, self)
        self._textures = ViewTextures(self._scene, textures or DocumentTextures(document), self)
        self._gizmo: Gizmo | None = None
        self.orientation = OrientationAxes(lambda: self.camera, self)
        self.orientation.hide()  # until somebody has a place for it
        self.orientation.moved.connect(self.camera_control.set_camera)
        # Together with the view, which is drawn whenever what lies over it is painted.
        for signal in (self.camera_control.changed, document.posing.changed):
            signal.connect(self.orientation.follow)
        self.labels: Labels | None = None  # what writes names, where they are shown
        self._notice = Notice(self)
        self._readout = Readout(self)
        self._legend = Legend(self)
        self._left_button = LeftButton(self, self._projection, self._has_handles)
        self._click_selection = ClickSelection(document, self._scene)
        self._hovering = Hovering(document, self._scene, self._sync, self._projection, self._current, self)
        PictureDrop(self, document, self._scene, self._sync, self._projection, self._current)
        self.mouse = CameraMouse(self, self.camera_control, lambda: self.pixels, self._centre_at)
        self._is_stopped = self._has_drawn = False
        self._is_rough = False  # whether the driver draws few samples a pixel
        self._samples = 1  # a pixel of the picture of a view that is left alone
        self._is_held = False  # whether a button of the mouse is
        self.slow_pictures = SlowPictures(self)
        self._is_painted = self._is_seen = False  # whether the picture is as it is now, and on the screen
        self.frameSwapped.connect(self._take_swap)
        self.place = PictureToStay(self, self.camera_control)
        self._smooth = SmoothPicture(self._draw_scene, self._current, self._is_moving, self)
        self._smooth.finished.connect(self._show_smooth)
        self._images_are_dirty = True  # whether other images may be wanted, or missing, than before
        self._some_images_came = QTimer(self, singleShot=True, interval=MS_BETWEEN_IMAGES)
        self._some_images_came.timeout.connect(self.redraw)
        self._follow(document)

    def _follow(self, document: Document) -> None:
        posing, selection = document.posing, document.selection
        seen = (self.camera_control.changed, selection.tinted_changed, posing.changed, self._hovering.changed)
        kept = (document.masking.changed, document.locking.changed, document.comparison.ghost_changed)
        for signal in (*seen, *kept, self._left_button.regions.drawing):
            signal.connect(self.redraw)
        document.changed.connect(self._mark)
        document.path_changed.connect(self._change_folder)
        selection.changed.connect(self._highlight)
        selection.changed.connect(self._change_colours)
        selection.active_changed.connect(self._activate)
        document.heat_changed.connect(self._change_colours)
        posing.active_changed.connect(self._change_mode)
        posing.playing_changed.connect(self._let_go)
        self._textures.arrived.connect(self._redraw_with_images)
        self._textures.message_added.connect(self.message_added)
        self._left_button.regions.clicked.connect(self._pick)
        self._left_button.regions.drawn.connect(self._take_region)
        connect(self._left_button.regions.given_up, self, lambda: self._highlight(self.kind))
        self._activate(document.selection.active_table)

    def set_tools(self, tools: Tools) -> None:
        """Show handles and draw regions, as the tools say."""
        self._gizmo = Gizmo(self.document, tools, self)
        self._gizmo.changed.connect(self.redraw)
        self._click_selection.regions = tools.regions
        parts = self.document, self._scene, self._current, self._sync, tools.regions, tools.settings
        view = ToolView(self, *parts)
        self._left_button.set_tools(tools, view, self._gizmo)
        view.changed.connect(self.redraw)
        tools.changed.connect(self._change_colours)
        tools.placing.changed.connect(self._let_go)
        tools.regions.changed.connect(self.redraw)
        view.hint_changed.connect(self._gizmo.hint_changed)
        self._gizmo.hint_changed.connect(lambda text: self._readout.show_text(text, self.mouse.pointer.toPoint()))

    # -- what is seen ------------------------------------------------------------------------------------------

    @property
    def camera(self) -> Camera:
        """The camera that is seen through."""
        return self.camera_control.camera

    def guide(self, guided: bool) -> None:
        """Follow a motion's camera, or do not."""
        if guided != self.camera_control.is_guided:
            self.camera_control.is_guided = guided
            self.redraw()

    def set_options(
        self,
        options: ViewOptions,
        overlays: Sequence[Overlay] = OVERLAYS,
        paused: frozenset[str] = frozenset(),
        samples: int = 1,
    ) -> None:
        """See the model so; `overlays` can be shown, `paused` are left out here; `samples` a pixel of a still view."""
        self.options, self._paused, self._samples = options, paused, samples
        if overlays != self._overlays:
            self._overlays = overlays
            self._scene.offer_overlays(overlays)
        self._change_colours()

    def _change_colours(self) -> None:
        """Surfaces mean something else, or the same again."""
        self._legend.explain(self._coloured_options(), self._overlays)
        self.redraw()

    def _coloured_options(self) -> ViewOptions:
        """The options, with what the document has in colours, and what the tool shows."""
        document, options = self.document, self._left_button.options(self.options)
        heat = document.heat if document.heat is not None else self._mode_values(options.mode)
        if document.heat is not None:  # its colours would lie below the points
            options = options.with_shown("selected-vertices", False)
        options = dataclasses.replace(options, sees_through=self._click_selection.takes_covered)
        return dataclasses.replace(options, weight_bone=document.selection.current("bones"), heat=heat)

    def _mode_values(self, mode: str) -> Float32Array | None:
        """(vertices,) the numbers that a display mode shows as colours, worked out anew after edits."""
        row = MODES.get(mode)
        values = None if row is None else row.values
        if values is None:
            return None
        if self._values is None or self._values[0] is not values:
            self._values = values, values(self.document.model)
        return self._values[1]

    def box_of(self, table: str = "", rows: Rows | None = None) -> Box | None:
        """The box of rows, or of the whole model, as it is posed; None when they are nowhere."""
        return box_of(self.document.model, table, rows, self._scene.posed_model) if self._sync() else None

    @property
    def pixels(self) -> tuple[int, int]:
        """(width, height) in device pixels."""
        size = self.size() * self.devicePixelRatioF()
        return max(size.width(), 1), max(size.height(), 1)

    def _projection(self) -> ViewProjection:
        return ViewProjection(self.camera, self.pixels, self.devicePixelRatioF())

    @property
    def has_drawn(self) -> bool:
        """True if the model, with every texture that it wants, has been drawn."""
        return self._has_drawn and self._textures.is_idle

    @property
    def is_at_rest(self) -> bool:
        """True if the picture stays as it is, smooth where it can be, until something changes."""
        return self.has_drawn and self._is_seen and not self._smooth.is_awaited

    # -- following the document --------------------------------------------------------------------------------

    def _mark(self, change: Change) -> None:
        self._posed.mark(change)
        self._click_selection.reset()
        if self._values is not None:
            self._values = None
            self._change_colours()
        self._images_are_dirty |= change.table in ("materials", "textures")
        if change.action is not Action.SET or change.fields - NAMES or LABELS in self.options.show:
            self.redraw()

    def _change_folder(self) -> None:
        self._scene.folder = self.document.content.folder
        self._images_are_dirty = True
        self.redraw()

    def _activate(self, table: str) -> None:
        self.kind = click_selection.kind_for(table, is_posed=self._posed.is_active)
        for shown in click_selection.OVERLAYS:
            self._highlight(shown)

    def _highlight(self, table: str) -> None:
        if table in click_selection.OVERLAYS:
            self._scene.highlight(table, self.highlighted(table))
            self.redraw()

    def highlighted(self, table: str) -> Rows:
        """Only the active table's selection is shown: what a command, or in a pose the handles, would act on."""
        is_active = table == (self.kind if self._posed.is_active else self.document.selection.active_table)
        return self.document.selection.rows(table) if is_active else ()

    def _change_mode(self) -> None:
        self._let_go()
        self._activate(self.document.selection.active_table)

    def _let_go(self) -> None:
        if self._gizmo is not None:
            self._gizmo.release()
        self.redraw()

    def _redraw_with_images(self) -> None:
        """Draw with those that came: some at a time, for each picture takes longer than the next image."""
        if self._textures.is_idle:
            self._some_images_came.stop()
            self.redraw()
            self.images_arrived.emit()
        elif not self._some_images_came.isActive():
            self._some_images_came.start()

    # -- drawing -----------------------------------------------------------------------------------------------

    def initializeGL(self) -> None:
        """Called again whenever Qt makes a new context; the old one takes what the scene had in it."""
        self.context().aboutToBeDestroyed.connect(self.release, Qt.ConnectionType.UniqueConnection)
        self._textures.join(self.context())

    def resizeGL(self, width: int, height: int) -> None:
        self._smooth.drop()
        self._legend.place()
        self.camera_control.frame_at_first()

    def redraw(self, *_: object) -> None:
        """Draw anew, soon: something that is seen has changed. Unlike `update` it drops the smooth picture."""
        self._smooth.drop()
        self._show_smooth()

    def grabFramebuffer(self, *buffer: Any) -> QImage:
        """Draw and return the picture as it is drawn in movement, whatever is seen at the moment."""
        self._smooth.drop()
        return super().grabFramebuffer(*buffer)

    def _show_smooth(self) -> None:
        self._is_painted = self._is_seen = False
        self.update()

    def _take_swap(self) -> None:
        self._is_seen = self._is_painted
        self.slow_pictures.end()

    def paintGL(self) -> None:
        self._is_painted = True
        if self._smooth.is_finished and not self._is_stopped:
            self._smooth.show(self.defaultFramebufferObject())
            self._write(self._projection(), self._seen_options())
            return
        if self.has_drawn:
            self.place.follow()
        self.slow_pictures.begin()
        samples = sample_count()
        self._is_rough = samples < SAMPLES
        if not self._sync():
            return
        try:
            self._draw()
        except Exception as error:  # an exception that leaves paintGL takes the process with it
            _log.exception("the model could not be drawn")
            self._notice.show_fault(error_text(error), self.redraw)
            return
        self._has_drawn = True
        if self._samples > max(samples, 1):
            self._smooth.wait(self.pixels, self._samples)
        self.painted.emit()
        self._textures.report()
        if self._images_are_dirty:
            self._images_are_dirty = False
            self._textures.fetch()

    def _sync(self) -> bool:
        """Synchronise the scene with the current pose; False, with a notice shown, when that fails."""
        if self._notice.is_shown or self._is_stopped:
            return False
        try:
            self._posed.sync()
        except Exception as error:
            _log.exception("the pose could not be evaluated")
            self._notice.show_fault(error_text(error), self.redraw)
            return False
        return True

    def _draw(self) -> None:
        projection = self._projection()
        if self._posed.drawn_scene is self._scene:  # no motion hides the model
            self._click_selection.show(self.kind, projection, self._left_button.stroke)
        self._posed.drawn_scene.lay_over(self.lines(projection), self._left_button.marks, self.fills(projection))
        self._draw_scene(self.defaultFramebufferObject())
        self._write(projection, self._seen_options())

    def _draw_scene(self, framebuffer: int, shift: Shift = (0.0, 0.0)) -> None:
        """Draw what is seen, without texts, `shift` pixels to the right and up."""
        projection, options = self._projection(), dataclasses.replace(self._seen_options(), shift=shift)
        if self._is_rough and shift == (0.0, 0.0):  # a smooth picture has sharp shadows
            options = dataclasses.replace(options, shadow_side=SHADOW_SIDE // 2)
        ghost = self._posed.synced_ghost(options)
        self._posed.drawn_scene.draw(projection.camera, options, projection.size, framebuffer, ghost)

    def _seen_options(self) -> ViewOptions:
        """The options to draw with here, where some things may be left out for a while."""
        options = self.drawn_options()
        return dataclasses.replace(options, show=options.show - self._paused)

    def _is_moving(self) -> bool:
        """Return whether the picture is about to change: a motion plays, or a button is held."""
        return self._posed.is_playing or self._is_held

    def _write(self, projection: ViewProjection, options: ViewOptions) -> None:
        """Write all texts over the picture."""
        self.write_names(self, projection, options)
        write(self, self.font(), self._texts(projection), options)

    def write_names(self, device: QPaintDevice, projection: ViewProjection, options: ViewOptions) -> None:
        """Write the names that are shown over a picture of what is seen."""
        if self.labels is not None:
            self.labels.draw(device, self.font(), self._posed.drawn_scene, projection.camera, options, projection.size)

    def _texts(self, projection: ViewProjection) -> list[Label]:
        """Return labels of the texts of the tool that are before the camera."""
        texts = self._left_button.texts
        seen = projection.project([point for point, _ in texts]).tolist() if texts else ()
        labels = [Label(text, x, y, depth, True) for (_, text), (x, y, depth) in zip(texts, seen, strict=True)]
        return [label for label in labels if label.depth > projection.camera.near]

    def lines(self, projection: ViewProjection) -> StructArray:
        """Return the segments of the left button's tool, or else of the handles; empty where there are none."""
        return self._left_button.lines(projection)

    def fills(self, projection: ViewProjection) -> StructArray:
        """Return the corners of the triangles of the handles, below their lines; empty where there are none."""
        return self._left_button.fills(projection)

    def _has_handles(self) -> bool:
        """Synchronise the pose, and tell whether there can be handles: of bones that are seen and stand still."""
        can_be = self.kind == "bones" or not self._posed.is_active
        is_still = can_be and not self._posed.is_playing and not self._posed.is_hidden
        return is_still and not self._left_button.is_placing and self._sync()

    @property
    def automatic_overlay(self) -> str:
        """Return the overlay that is shown to be picked; "" while a motion plays and while a body is pulled."""
        is_watched = self._posed.is_playing or self._left_button.needs_clear_sight or self.document.heat is not None
        return "" if is_watched else click_selection.OVERLAYS[self.kind]

    def drawn_options(self) -> ViewOptions:
        """The options, with what can be picked made visible."""
        options = self._posed.options(self._coloured_options())
        options = dataclasses.replace(options, pixel_ratio=self.devicePixelRatioF(), mode=seen_mode(options))
        automatic = self.automatic_overlay
        options = options.with_shown(automatic, True) if automatic else options
        return options if self.document.selection.is_tinted else options.with_shown("selected-faces", False)

    def release(self) -> None:
        """Give back what the scene holds on the GPU; for closing, and when the context goes."""
        if self.context() is not None:
            self._smooth.drop()
            with self._current():
                self._smooth.release()
                self._posed.release()
            self._textures.leave()
            self._images_are_dirty = True

    @contextmanager
    def _current(self) -> Iterator[None]:
        """The GL context is current within."""
        self.makeCurrent()
        try:
            yield
        finally:
            self.doneCurrent()

    def stop(self) -> None:
        """End what is under way, before the widget goes; nothing is drawn after that."""
        self._is_stopped = True
        self.release()
        self._textures.stop()

    # -- picking -----------------------------------------------------------------------------------------------

    def _pick(self, at: QPointF, mode: SelectionMode) -> None:
        if not self._sync() or self._posed.is_hidden:
            return
        projection = self._projection()
        pixel = at.x() * projection.ratio, at.y() * projection.ratio
        with self._current():
            hit = self._click_selection.click(self.kind, projection, pixel, mode)
        if hit is not None and hit.row >= 0:
            self.picked.emit(self.kind, hit.row, hit.point)

    def _centre_at(self, at: QPointF) -> bool:
        """Turn the camera from now on around what is seen at a pixel; False where there is nothing."""
        if not self._sync() or self._posed.is_hidden:
            return False
        projection = self._projection()
        with self._current():
            pixel = at.x() * projection.ratio, at.y() * projection.ratio
            point = self._click_selection.point_at(self.kind, projection, pixel)
        if point is not None:
            self.camera_control.cameras.set_centre(point)
            self.document.show_status(self.tr("The camera turns around what was double-clicked"))
        return point is not None

    def _take_region(self, stroke: Stroke) -> None:
        if self._sync() and not self._posed.is_hidden:
            with self._current():
                self._click_selection.take(self.kind, self._projection(), stroke)
        self._highlight(self.kind)

    # -- mouse and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_held = True
        self.mouse.press(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._left_button.press(event)
        else:
            self._left_button.interrupt()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._is_held = event.buttons() != Qt.MouseButton.NoButton
        if not self.mouse.move(event):
            self._left_button.move(event)
            self._hover(event)

    def _hover(self, event: QMouseEvent) -> None:
        """Show what a click would select."""
        is_idle = event.buttons() == Qt.MouseButton.NoButton and not (self._posed.is_hidden or self._posed.is_playing)
        can_be = self.automatic_overlay or (self.kind == "materials" and not self._left_button.needs_clear_sight)
        self._hovering.look(self.kind if is_idle and can_be else "", event.position() * self.devicePixelRatioF())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._is_held = event.buttons() != Qt.MouseButton.NoButton
        self.mouse.release(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._left_button.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            if not self._left_button.press(event):
                self._left_button.interrupt()
                self.camera_control.frame_selection()
        elif event.button() == Qt.MouseButton.RightButton:
            self.mouse.double_click(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def leaveEvent(self, event: QEvent) -> None:
        self._left_button.leave()
        self._hovering.end()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self._left_button.wheel(event):
            self.camera_control.set_camera(self.mouse.navigation.wheeled(self.camera, event))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._left_button.give_up():
            return
        camera = camera_after_key(self.camera, event, self.pixels)
        if camera is None:
            super().keyPressEvent(event)
        else:
            self.camera_control.set_camera(camera)

    def sizeHint(self) -> QSize:
        return QSize(800, 600)
