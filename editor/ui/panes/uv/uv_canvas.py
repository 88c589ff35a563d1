"""UvCanvas: the UV plane as it is seen, panned, selected on and dragged on; Raster, the picture that it draws into."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QHideEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, Int32Array, finite_rows
from editor.ui.panes.uv.uv_drag import UvDrag
from editor.ui.panes.uv.uv_scene import UvScene
from editor.ui.tokens import CANVAS, CANVAS_FRAME
from editor.ui.viewport.click_selection import RADIUS, select
from editor.ui.viewport.navigation import WHEEL_STEP, ZOOM_PER_STEP
from editor.ui.viewport.region_tool import mode_of

AT_ONCE = 1 << 21  # pixels of lines that are worked out together, for the memory that it takes


class Raster:
    """Transparent at first. Positions are pixels from the top left, colours 0xAARRGGBB with alpha multiplied in."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels = np.zeros((height, width), np.uint32)

    def draw_lines(self, starts: Float64Array, ends: Float64Array, colour: int) -> None:
        """Lines (n, 2) to (n, 2), one pixel wide; what is not finite is left out."""
        starts, ends = _clipped_lines(starts, ends, self._last)
        flat = self.pixels.reshape(-1)
        for x, y in _pixels_of(starts, ends):
            flat[y * np.int32(self.pixels.shape[1]) + x] = colour

    def add_halo(self, colour: int) -> None:
        """Draw below and right of all that is drawn so far, where nothing is yet."""
        beside = self.pixels[1:, 1:]
        beside[(beside == 0) & (self.pixels[:-1, :-1] != 0)] = colour

    def draw_dots(self, points: Float64Array, radius: int, colour: int) -> None:
        """Squares of 2 radius + 1 pixels about points (n, 2)."""
        known = points[finite_rows(points)]
        inside = ((known > -radius - 1) & (known < self._last + radius + 1)).all(axis=1)
        x, y = np.rint(known[inside]).astype(np.intp).T
        right, bottom = self._last.astype(np.intp)
        for across in range(-radius, radius + 1):
            for down in range(-radius, radius + 1):
                self.pixels[np.clip(y + down, 0, bottom), np.clip(x + across, 0, right)] = colour

    @property
    def _last(self) -> Float64Array:
        """The position of the last pixel."""
        height, width = self.pixels.shape
        return np.array((width - 1.0, height - 1.0))


def _clipped_lines(starts: Float64Array, ends: Float64Array, last: Float64Array) -> tuple[Float64Array, Float64Array]:
    """The parts of lines between (0, 0) and `last` (Liang and Barsky)."""
    inside = ((starts >= 0) & (starts <= last) & (ends >= 0) & (ends <= last)).all(axis=1)
    if inside.all():
        return starts, ends
    known = (np.isfinite(starts) & np.isfinite(ends)).all(axis=1)
    starts, ways = starts[known], ends[known] - starts[known]
    enters, leaves = np.zeros(len(starts)), np.ones(len(starts))
    is_seen = np.ones(len(starts), np.bool_)
    for axis in (0, 1):
        start, way = starts[:, axis], ways[:, axis]
        with np.errstate(divide="ignore", invalid="ignore"):
            low, high = -start / way, (last[axis] - start) / way
        is_still = way == 0
        is_seen &= ~is_still | ((start >= 0) & (start <= last[axis]))
        enters = np.where(is_still, enters, np.maximum(enters, np.minimum(low, high)))
        leaves = np.where(is_still, leaves, np.minimum(leaves, np.maximum(low, high)))
    is_seen &= enters <= leaves
    starts, ways = starts[is_seen], ways[is_seen]
    first, second = (starts + ways * share[is_seen, None] for share in (enters, leaves))
    return np.clip(first, 0, last), np.clip(second, 0, last)


def _pixels_of(starts: Float64Array, ends: Float64Array) -> Iterator[tuple[Int32Array, Int32Array]]:
    """X and Y of the pixels of lines, some lines at a time."""
    ways = ends - starts
    counts = np.maximum(np.abs(ways[:, 0]), np.abs(ways[:, 1])).astype(np.int32) + 2
    steps = ways / (counts - 1)[:, None]
    batches = np.cumsum(counts) // AT_ONCE
    for batch in np.split(np.arange(len(starts)), np.flatnonzero(np.diff(batches)) + 1):
        number = counts[batch]
        # Not `ranks_of`: in 32 bits it takes half the time.
        along = np.arange(number.sum(), dtype=np.int32) - np.repeat(np.cumsum(number, dtype=np.int32) - number, number)
        x, y = (_along(starts[batch, axis], steps[batch, axis], along, number) for axis in (0, 1))
        yield x, y


def _along(starts: Float64Array, steps: Float64Array, along: Int32Array, counts: Int32Array) -> Int32Array:
    pixels = np.repeat(starts.astype(np.float32) + np.float32(0.5), counts)
    pixels += np.repeat(steps.astype(np.float32), counts) * along.astype(np.float32)
    return pixels.astype(np.int32)


LEAST, MOST = 2.0, 1e6  # pixels of one UV
MARGIN = 1.1
SMALLEST = 0.01  # of the longer side of the texture, when a few UVs are looked at
FAR = 100.0  # UVs beyond this are mistakes, and not looked at from so far away that nothing else is seen


@dataclass(frozen=True, slots=True)
class UvProjection:
    """U goes to the right, V downwards, as a texture is seen. Pixels are logical ones, from the top left."""

    centre: tuple[float, float] = (0.5, 0.5)  # the UV that is seen in the middle
    unit: float = 256.0  # pixels of the longer side of the texture
    aspect: tuple[float, float] = (1.0, 1.0)  # sides of the texture; the longer is 1
    size: tuple[int, int] = (1, 1)  # of the view

    @property
    def scale(self) -> Float64Array:
        """(2,) pixels of 1 along U and V."""
        return self.unit * np.array(self.aspect)

    @property
    def origin(self) -> Float64Array:
        """(2,) the pixel where UV (0, 0) is."""
        return np.array(self.size) / 2 - np.array(self.centre) * self.scale

    def pixels(self, uvs: FloatArray) -> Float64Array:
        """(…, 2) where UVs are seen."""
        return np.asarray(uvs * self.scale + self.origin)

    def uv(self, at: QPointF) -> Float64Array:
        """(2,) the UV that is seen at a pixel."""
        return np.asarray((np.array((at.x(), at.y())) - self.origin) / self.scale)

    def panned(self, offset: QPointF) -> UvProjection:
        """With everything that is seen moved by some pixels."""
        u, v = np.array(self.centre) - np.array((offset.x(), offset.y())) / self.scale
        return replace(self, centre=(float(u), float(v)))

    def zoomed(self, factor: float, at: QPointF) -> UvProjection:
        """Nearer by a factor, with what is seen at a pixel left there."""
        held, unit = self.uv(at), min(max(self.unit * factor, LEAST), MOST)
        u, v = held + (np.array(self.centre) - held) * (self.unit / unit)
        return replace(self, unit=unit, centre=(float(u), float(v)))

    def fitted(self, uvs: FloatArray) -> UvProjection:
        """So that the whole texture is seen, and UVs (n, 2) beyond it."""
        return self.framed(np.concatenate((uvs, [(0.0, 0.0), (1.0, 1.0)])))

    def framed(self, uvs: FloatArray) -> UvProjection:
        """So that these UVs (n, 2) fill the view; as it is where there are none."""
        known = uvs[(np.abs(uvs) < FAR).all(axis=1)]
        if not len(known):
            return self
        low, high = known.min(axis=0), known.max(axis=0)
        u, v = (low + high) / 2
        sides = np.maximum((high - low) * self.aspect, SMALLEST)
        unit = float((np.array(self.size) / (sides * MARGIN)).min())
        return replace(self, unit=min(max(unit, LEAST), MOST), centre=(float(u), float(v)))


BEYOND = 0.3
HALO, WIRE, MARKED = 0x60606060, 0xC0101018, 0xFFFF8A00  # of Raster; seen on light and dark textures
OTHERS = 0x58584858
MORPHED = 0xFF30D8FF
LARGE_DOTS = 500  # selected vertices, if they are no more, are larger dots
ROOM = 150  # pixels for each vertex; where they have less, only those that are selected are dots
PANNING = (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton)
Left = Qt.MouseButton.LeftButton

BeginDrag = Callable[[Float64Array, tuple[float, float]], UvDrag | None]


class UvCanvas(QWidget):
    """`begin_drag` is asked for what a drag with the left button does: None, it draws a box to select by."""

    dragged = Signal(UvDrag)  # that goes on; None: it is over

    def __init__(self, scene: UvScene, begin_drag: BeginDrag, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._begin_drag = begin_drag
        self.projection = UvProjection()
        self.snaps = False  # what drags do unless Ctrl is held
        self._is_framed = False  # by the user, so that it is left so
        self._pressed: QPointF | None = None  # where a click, a box or a drag began
        self._panned: QPointF | None = None  # where the pointer was last while it pans
        self._drag: UvDrag | None = None
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self)
        self._layers: dict[str, _Layer] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(120, 120)
        self.setAccessibleName(self.tr("UV"))
        scene.changed.connect(self._follow)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole texture, and all UVs."""
        self._is_framed = False
        self._follow()

    def frame_selection(self) -> None:
        """Show what is selected, as large as it can be; without a selection, all."""
        if len(self._scene.rows):
            self._show(self.projection.framed(self._scene.uvs[self._scene.marked]))
        else:
            self.fit()

    def _follow(self) -> None:
        """Show the scene as it is now; until the user pans, as a whole."""
        width, height = self._scene.size or (1, 1)
        aspect = width / max(width, height), height / max(width, height)
        self.projection = replace(self.projection, aspect=aspect, size=(self.width(), self.height()))
        if not self._is_framed and self._drag is None:
            self.projection = self.projection.fitted(self._scene.uvs)
        self.update()

    def _show(self, projection: UvProjection) -> None:
        self._is_framed = True
        self.projection = projection
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), CANVAS)
        self._paint_texture(painter)
        ratio = self.devicePixelRatioF()
        points = self.projection.pixels(self._scene.uvs) * ratio
        for raster in (
            self._other_edges(ratio),
            self._edge_layer(points),
            self._selection_layer(points, ratio),
            self._offset_layer(ratio),
        ):
            height, width = raster.pixels.shape
            image = QImage(raster.pixels.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(ratio)
            painter.drawImage(0, 0, image)
        painter.end()

    def _paint_texture(self, painter: QPainter) -> None:
        """Paint the texture, and faintly how it goes on beyond its rim."""
        (x, y), (width, height) = self.projection.origin.tolist(), self.projection.scale.tolist()
        whole = QRectF(x, y, width, height)
        picture = self._scene.picture
        if picture is not None:
            brush = QBrush(picture)
            scale = width / picture.width(), height / picture.height()
            brush.setTransform(QTransform().translate(x, y).scale(*scale))
            painter.setOpacity(BEYOND)
            painter.fillRect(self.rect(), brush)
            painter.setOpacity(1)
            painter.fillRect(whole, CANVAS)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, min(scale) < 1)
            painter.fillRect(whole, brush)
        painter.setPen(CANVAS_FRAME)
        painter.drawRect(whole)

    def _edge_layer(self, points: Float64Array) -> Raster:
        """The edges of all faces, and dots at the vertices where there is room for them."""

        def draw(raster: Raster) -> None:
            starts, ends = (points[scene.mesh.edges[:, end]] for end in (0, 1))
            raster.draw_lines(starts, ends, WIRE)
            seen = ((points >= 0) & (points < raster.pixels.shape[::-1])).all(axis=1)
            if np.count_nonzero(seen) * ROOM <= raster.pixels.size:
                raster.draw_dots(points[seen], 1, WIRE)
            raster.add_halo(HALO)

        scene = self._scene
        return self._layer("wire", (scene.mesh, scene.uvs), draw)

    def _other_edges(self, ratio: float) -> Raster:
        """The edges of other materials that have the same texture."""

        def draw(raster: Raster) -> None:
            points = self.projection.pixels(scene.other_uvs) * ratio
            starts, ends = (points[scene.other_mesh.edges[:, end]] for end in (0, 1))
            raster.draw_lines(starts, ends, OTHERS)

        scene = self._scene
        return self._layer("others", (scene.other_mesh, scene.other_uvs), draw)

    def _selection_layer(self, points: Float64Array, ratio: float) -> Raster:
        """Return the layer of the selected vertices, and of the edges between them."""

        def draw(raster: Raster) -> None:
            edges = scene.mesh.edges[scene.marked[scene.mesh.edges].all(axis=1)]
            raster.draw_lines(points[edges[:, 0]], points[edges[:, 1]], MARKED)
            marked = points[scene.marked]
            raster.draw_dots(marked, round(ratio) + (len(marked) <= LARGE_DOTS), MARKED)

        scene = self._scene
        return self._layer("marks", (scene.mesh, scene.uvs, scene.marked), draw)

    def _offset_layer(self, ratio: float) -> Raster:
        """Return the layer of the offsets of UVs by the current morph: lines, each to a dot."""

        def draw(raster: Raster) -> None:
            starts, ends = (self.projection.pixels(scene.morphed[:, end]) * ratio for end in (0, 1))
            raster.draw_lines(starts, ends, MORPHED)
            raster.draw_dots(ends, round(ratio), MORPHED)

        scene = self._scene
        return self._layer("offsets", (scene.morphed,), draw)

    def _layer(self, name: str, shown: tuple[object, ...], draw: Callable[[Raster], None]) -> Raster:
        """Return the layer that `draw` draws, drawn again only when its objects or the projection are others."""
        ratio = self.devicePixelRatioF()
        before, now = self._layers.get(name), _Layer(self.projection, ratio, shown)
        if before is None or not before.is_like(now):
            now.raster = Raster(max(round(self.width() * ratio), 1), max(round(self.height() * ratio), 1))
            draw(now.raster)
            before = self._layers[name] = now
        return before.raster

    # -- the mouse and the keyboard --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._scene.catch_up()
        if event.button() in PANNING:
            self._panned = event.position()
        elif event.button() == Left:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panned is not None:
            way, self._panned = event.position() - self._panned, event.position()
            self._show(self.projection.panned(way))
        elif self._pressed is not None:
            self._continue_drag(self._pressed, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() in PANNING:
            self._panned = None
        if event.button() != Left or self._pressed is None:
            return
        self._scene.catch_up()
        if self._drag is not None:
            self._drag.end()
        elif self._band.isVisible():
            self._select_within(QRectF(self._band.geometry()), mode_of(event.modifiers()))
        else:
            self._select_at(event.position(), mode_of(event.modifiers()))
        self._end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the whole island."""
        self._scene.catch_up()
        near = self._nearest_vertices(event.position())
        if event.button() == Left and near.any():
            rows = self._scene.mesh.vertices[self._scene.mesh.islands(near)]
            select(self._scene.document, "vertices", rows, mode_of(event.modifiers()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / WHEEL_STEP
        self._show(self.projection.zoomed(ZOOM_PER_STEP**-steps, event.position()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel) and self.is_pressed:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.give_up()
        super().hideEvent(event)

    @property
    def is_pressed(self) -> bool:
        """True if a click, a box or a drag was begun."""
        return self._pressed is not None

    @property
    def is_dragging(self) -> bool:
        """True if UVs are being moved, rotated or scaled."""
        return self._drag is not None

    def give_up(self) -> None:
        """End what was begun without an effect."""
        if self._drag is not None:
            self._drag.cancel()
        self._end()

    def _end(self) -> None:
        was_dragging = self._drag is not None
        self._pressed = self._drag = None
        self._band.hide()
        if was_dragging:
            self.dragged.emit(None)

    def _continue_drag(self, pressed: QPointF, event: QMouseEvent) -> None:
        """Go on with the drag or the box; each begins when the pointer has gone some way."""
        way = event.position() - pressed
        is_far = max(abs(way.x()), abs(way.y())) > QApplication.startDragDistance()
        if self._drag is None and not self._band.isVisible() and is_far:
            self._drag = self._begin_drag(self.projection.uv(pressed), self.projection.aspect)
            self._band.setVisible(self._drag is None)
        if self._drag is None:
            self._band.setGeometry(QRect(pressed.toPoint(), event.position().toPoint()).normalized())
        elif not self._drag.is_open:  # something else was edited, or it was undone
            self._end()
        else:
            keys = event.modifiers()
            self._drag.keeps_axis = bool(keys & Qt.KeyboardModifier.ShiftModifier)
            self._drag.snaps = self.snaps != bool(keys & Qt.KeyboardModifier.ControlModifier)
            self._drag.go(self.projection.uv(event.position()))
            self.dragged.emit(self._drag)

    # -- selecting -------------------------------------------------------------------------------------------------

    def _select_at(self, at: QPointF, mode: SelectionMode) -> None:
        """Select the vertices at a pixel, all that share their UV, or the faces where faces are worked on."""
        scene = self._scene
        if scene.kind == "faces":
            rows = scene.mesh.faces[_triangles_around(self.projection.pixels(scene.uvs)[scene.mesh.corners], at)]
        else:
            rows = scene.mesh.vertices[self._nearest_vertices(at)]
        select(scene.document, scene.kind, rows, mode)

    def _nearest_vertices(self, at: QPointF) -> BoolArray:
        """(vertices,) those that are nearest to a pixel, and not too far away."""
        away = np.linalg.norm(self.projection.pixels(self._scene.uvs) - (at.x(), at.y()), axis=1)
        away[~np.isfinite(away)] = np.inf
        near: BoolArray = away <= min(away.min(initial=np.inf) + 1e-6, RADIUS)
        return near

    def _select_within(self, box: QRectF, mode: SelectionMode) -> None:
        scene, points = self._scene, self.projection.pixels(self._scene.uvs)
        low, high = (box.left(), box.top()), (box.right(), box.bottom())
        inside = np.asarray(((points >= low) & (points <= high)).all(axis=1))
        if scene.kind == "faces":
            select(scene.document, "faces", scene.mesh.faces[inside[scene.mesh.corners].all(axis=1)], mode)
        else:
            select(scene.document, "vertices", scene.mesh.vertices[inside], mode)


@dataclass(slots=True)
class _Layer:
    """A picture of some objects, and how they are seen in it."""

    projection: UvProjection
    ratio: float
    shown: tuple[object, ...]
    raster: Raster = field(default_factory=lambda: Raster(1, 1))

    def is_like(self, other: _Layer) -> bool:
        is_same = all(one is another for one, another in zip(self.shown, other.shown, strict=True))
        return is_same and (self.projection, self.ratio) == (other.projection, other.ratio)


def _triangles_around(corners: Float64Array, at: QPointF) -> BoolArray:
    """(n,) which triangles (n, 3, 2) a point is in."""
    from_corner = np.array((at.x(), at.y())) - corners
    sides = np.roll(corners, -1, axis=1) - corners
    turns = sides[..., 0] * from_corner[..., 1] - sides[..., 1] * from_corner[..., 0]
    is_flat = (turns == 0).all(axis=1)
    inside: BoolArray = ((turns >= 0).all(axis=1) | (turns <= 0).all(axis=1)) & ~is_flat
    return inside
