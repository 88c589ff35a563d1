"""A region while it is drawn: the way of the pointer, the area that it takes in, and the line that shows it. No Qt."""

from __future__ import annotations

import numpy as np

from editor.document.selection import SelectionMode
from editor.math3d.arrays import Float64Array, StructArray
from editor.model.fields import Vec4
from editor.render.overlay_lines import segments
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.part_lines import NO_LINES
from editor.ui.viewport.pixel_area import Area
from editor.ui.viewport.region_tool import Region

LINE: Vec4 = (1.0, 0.72, 0.05, 1.0)
CLOSING: Vec4 = (1.0, 0.72, 0.05, 0.6)
DASH = 8.0
STEP = 2.0  # device pixels that the pointer goes at least from one corner of a lasso to the next


class Stroke:
    """A drag with the left button. Places are device pixels; `mode` is what would be done at the moment."""

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
        """What is taken in, so far."""
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
        places = _at_one_depth(np.array(self.points), projection)
        closing = segments(places[-1], places[0], CLOSING, dash=DASH)
        return np.concatenate((segments(places[:-1], places[1:], LINE), closing))


def _at_one_depth(pixels: Float64Array, projection: ViewProjection) -> Float64Array:
    """(n, 3) points that are seen at pixels (n, 2), all at the distance of the camera's target."""
    camera = projection.camera
    depth = max(camera.distance, camera.near * 10)
    scale, aside = np.diag(camera.projection(projection.size))[:2], pixels / projection.size * (2, -2) + (-1, 1)
    if camera.perspective:
        aside = aside * depth
    points: Float64Array = camera.eye + (aside / scale) @ camera.axes[:, :2].T + camera.axes[:, 2] * depth
    return points
