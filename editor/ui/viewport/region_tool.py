"""Selection by a click or a drag in the model view: one choice of region for the whole window."""

from __future__ import annotations

from enum import Enum
from functools import partial
from math import ceil

import numpy as np
from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QCursor, QPainter, QPen, QPixmap

from editor.document.selection import SelectionMode
from editor.math3d.arrays import Float64Array, StructArray
from editor.model.fields import Vec4
from editor.render.overlays.overlay_lines import segments
from editor.ui.command import Command, CommandList, InView, When
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.parts import NO_LINES
from editor.ui.viewport.rows_in_region import Area

LINE: Vec4 = (1.0, 0.72, 0.05, 1.0)
CLOSING: Vec4 = (1.0, 0.72, 0.05, 0.6)
DASH = 8.0
STEP = 2.0  # device pixels that the pointer goes at least from one corner of a lasso to the next


Shift, Ctrl = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def mode_of(keys: Qt.KeyboardModifier) -> SelectionMode:
    """Shift adds to the selection, Ctrl takes from it."""
    if keys & Shift:
        return SelectionMode.ADD
    return SelectionMode.REMOVE if keys & Ctrl else SelectionMode.REPLACE


class Stroke:
    """A drag with the left button. Positions are device pixels; `mode` is what would be done at the moment."""

    def __init__(self, region: Region, projection: ViewProjection, at: At, mode: SelectionMode) -> None:
        self.region = region
        self.mode = mode
        self.points: list[At] = [at]
        self._traced = 0  # how many of the points the brush has left its trace at
        self._area = Area(projection.size)

    def go(self, at: At, radius: float) -> None:
        """Follow the pointer; `radius` is the brush's, here."""
        last = self.points[-1]
        if self.region is not Region.LASSO or max(abs(at[0] - last[0]), abs(at[1] - last[1])) >= STEP:
            self.points.append(at)
        if self.region is Region.BRUSH:
            self.trace(radius)

    def trace(self, radius: float) -> None:
        """Paint to where the pointer is."""
        self._area.add_trace(self.points[max(self._traced - 1, 0) :], radius)
        self._traced = len(self.points)

    def area(self) -> Area:
        """Return the area that is taken in so far."""
        if self.region is not Region.BRUSH:
            self._area.clear()
            if self.region is Region.LASSO:
                self._area.add_polygon(self.points)
            else:
                self._area.add_box(self.points[0], self.points[-1])
        return self._area

    def lines(self, projection: ViewProjection) -> StructArray:
        """A lasso, and what would close it. The others are seen by a band, or by the pointer itself."""
        if self.region is not Region.LASSO or len(self.points) < 2:
            return NO_LINES
        corners = at_one_depth(np.array(self.points), projection)
        closing = segments(corners[-1], corners[0], CLOSING, dash=DASH)
        return np.concatenate((segments(corners[:-1], corners[1:], LINE), closing))


def at_one_depth(pixels: Float64Array, projection: ViewProjection) -> Float64Array:
    """(n, 3) points that are seen at pixels (n, 2), all at the distance of the camera's target."""
    camera = projection.camera
    depth = max(camera.distance, camera.near * 10)
    scale, middle = np.diag(camera.projection(projection.size))[:2], camera.middle(projection.size)
    aside = pixels / projection.size * (2, -2) + (-1, 1) - middle
    if camera.perspective:
        aside = aside * depth
    points: Float64Array = camera.eye + (aside / scale) @ camera.axes[:, :2].T + camera.axes[:, 2] * depth
    return points


SMALLEST, LARGEST = 4, 120  # radius of the brush in logical pixels
GROWTH = 1.25  # by a step of the wheel or a key


class Region(Enum):
    CLICK = "click"
    BOX = "box"
    LASSO = "lasso"
    BRUSH = "brush"
    PART = "part"


class RegionTool(QObject):
    """The choice, and the commands that make it, of which `REGIONS` are the ids of the regions themselves.

    `radius` is the brush's, in logical pixels; `takes_covered` says whether what the surface covers is selected, too.
    """

    REGIONS = tuple(f"region.{region.value}" for region in Region)
    THROUGH, SMALLER, LARGER = "region.through", "region.smaller-brush", "region.larger-brush"
    ALL = (*REGIONS, THROUGH, SMALLER, LARGER)

    changed = Signal()

    def __init__(self, commands: CommandList, when: When) -> None:
        super().__init__(commands)
        self.commands = commands
        self.region = Region.BOX
        self.radius = 24.0
        self.takes_covered = False
        commands.add([*self._region_commands(when), *self._option_commands(when)], "RegionTool")

    def _region_commands(self, when: When) -> list[Command]:
        # The keys are those of PMXEditor.
        texts = {
            Region.CLICK: (self.tr("&Click"), self.tr("Select one by one")),
            Region.BOX: (self.tr("&Box"), self.tr("Click, or drag a box around what to select")),
            Region.LASSO: (self.tr("&Lasso"), self.tr("Click, or draw around what to select")),
            Region.BRUSH: (self.tr("B&rush"), self.tr("Paint over what to select; Ctrl + wheel changes the size")),
            Region.PART: (
                self.tr("Connected &part"),
                self.tr("Click, or drag a box, to select what hangs together"),
            ),
        }
        return [
            Command(
                f"region.{region.value}",
                text,
                partial(self.choose, region),
                [str(number)],
                f"region-{region.value}",
                tip,
                when=when,
                checked=partial(self._is_chosen, region),
                group="region",
                scope=InView,
                menu="regions",
            )
            for number, (region, (text, tip)) in enumerate(texts.items(), 1)
        ]

    def _option_commands(self, when: When) -> list[Command]:
        menu = "regions.options"
        return [
            Command(
                self.THROUGH,
                self.tr("&Through the surface"),
                self.take_covered,
                ["T"],
                "through",
                self.tr("Select vertices, faces and materials that are covered, too"),
                when=when,
                checked=lambda: self.takes_covered,
                scope=InView,
                menu=menu,
            ),
            Command(self.SMALLER, self.tr("S&maller brush"), partial(self.grow, -1), ["["], when=when, menu=menu),
            Command(self.LARGER, self.tr("Lar&ger brush"), partial(self.grow, 1), ["]"], when=when, menu=menu),
        ]

    def _is_chosen(self, region: Region) -> bool:
        return self.region is region

    def _change(self) -> None:
        self.commands.renew_soon()
        self.changed.emit()

    def choose(self, region: Region) -> None:
        self.region = region
        self._change()

    def take_covered(self, takes_covered: bool) -> None:
        """Select what the surface covers, too, or no longer."""
        self.takes_covered = takes_covered
        self._change()

    def grow(self, steps: float) -> None:
        """Make the brush larger by some steps, or smaller by negative ones."""
        self.resize(self.radius * GROWTH**steps)

    def resize(self, radius: float) -> None:
        """Give the brush a radius, or the nearest that it can have."""
        self.radius = min(max(radius, SMALLEST), LARGEST)
        self.changed.emit()


SHAPES = {
    Region.LASSO: Qt.CursorShape.CrossCursor,
    Region.PART: Qt.CursorShape.PointingHandCursor,
}


def cursor_of(regions: RegionTool, ratio: float) -> QCursor:
    """The pointer for the chosen region, on a screen of `ratio` device pixels to a logical one."""
    if regions.region is Region.BRUSH:
        return ring_cursor(regions.radius, ratio)
    return QCursor(SHAPES.get(regions.region, Qt.CursorShape.ArrowCursor))


def ring_cursor(radius: float, ratio: float) -> QCursor:
    """Dark on light, to be seen on anything, with a dot in the middle."""
    half = ceil(radius) + 2
    pixmap = QPixmap(ceil((2 * half + 1) * ratio), ceil((2 * half + 1) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for color, width in ((QColor(255, 255, 255, 200), 3.0), (QColor(20, 20, 26), 1.2)):
        painter.setPen(QPen(color, width))
        middle = QPointF(half + 0.5, half + 0.5)
        painter.drawEllipse(middle, radius, radius)
        painter.drawPoint(middle)
    painter.end()
    return QCursor(pixmap, half, half)
