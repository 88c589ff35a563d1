"""Areas of a picture as the pixels that they cover, and the rows of a table that are in one. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import (
    AnyArray,
    BoolArray,
    Float32Array,
    Float64Array,
    IndexArray,
    Int32Array,
    entries_of,
    owners_of,
)
from editor.model.mesh import Face
from editor.model.model import Model
from editor.render.camera import Size
from editor.render.hiding import touched_vertices
from editor.render.picking import NEARER, SeenSurface, local_max_depths
from editor.render.scene import Scene
from editor.ui.viewport.gizmo.geometry import ViewProjection

At = tuple[float, float]  # pixels from the top left corner


class Area:
    """The pixels of a picture whose middle is covered by all that was added; none at first.

    `pixels` (height, width) and `flat` (height * width + 1,) are the same booleans; the last of `flat`, False, stands
    for all pixels beside the picture.
    """

    def __init__(self, size: Size) -> None:
        width, height = size
        self.size = size
        self.flat: BoolArray = np.zeros(width * height + 1, np.bool_)
        self.pixels: BoolArray = self.flat[:-1].reshape(height, width)

    def clear(self) -> None:
        self.flat[:] = False

    def add_box(self, corner: At, opposite: At) -> None:
        """Add the pixels between two corners, those of the corners included."""
        (left, right), (top, bottom) = (sorted((int(corner[i]), int(opposite[i]))) for i in (0, 1))
        self.pixels[max(top, 0) : max(bottom + 1, 0), max(left, 0) : max(right + 1, 0)] = True

    def add_polygon(self, corners: ArrayLike) -> None:
        """Add what an outline (n, 2), closed from its last corner to the first, goes around, however often."""
        points = np.asarray(corners, np.float64).reshape(-1, 2)
        width, height = self.size
        if len(points) < 3:
            return
        rows, columns, ways = _outline_crossings(points, height)
        if not len(rows):
            return
        top, left = int(rows.min()), int(np.clip(columns.min(), 0, width))
        bottom, right = int(rows.max()) + 1, int(np.clip(columns.max(), 0, width))
        turns = np.zeros((bottom - top, right - left + 1), np.int32)
        np.add.at(turns, (rows - top, np.clip(columns, left, right) - left), ways)
        self.pixels[top:bottom, left:right] |= np.cumsum(turns, axis=1)[:, :-1] != 0

    def add_trace(self, points: Sequence[At], radius: float) -> None:
        """Add what a disc covers that goes from point to point."""
        pixels = np.asarray(points, np.float64).reshape(-1, 2)
        for start, end in zip(np.concatenate((pixels[:1], pixels[:-1])), pixels, strict=True):
            self._add_capsule(start, end, radius)

    def _add_capsule(self, start: Float64Array, end: Float64Array, radius: float) -> None:
        """Add what is within `radius` of the line from start to end."""
        low = np.maximum(np.floor(np.minimum(start, end) - radius), 0).astype(np.intp)
        high = np.minimum(np.ceil(np.maximum(start, end) + radius), self.size).astype(np.intp)
        if (low >= high).any():
            return
        x = np.arange(low[0], high[0]) + 0.5 - start[0]
        y = np.arange(low[1], high[1])[:, None] + 0.5 - start[1]
        way = end - start
        along = np.clip((x * way[0] + y * way[1]) / max(way @ way, 1e-12), 0, 1)
        covered = (x - along * way[0]) ** 2 + (y - along * way[1]) ** 2 <= radius * radius
        self.pixels[low[1] : high[1], low[0] : high[0]] |= covered


def _outline_crossings(points: Float64Array, height: int) -> tuple[IndexArray, IndexArray, Int32Array]:
    """(n,) rows of pixels that an outline crosses, the first pixel right of each crossing, and 1 down or -1 up.

    A row is crossed where its middle is, from the upper end of a side to just above the lower one.
    """
    following = np.roll(points, -1, axis=0)
    goes_down = following[:, 1] > points[:, 1]
    upper = np.where(goes_down[:, None], points, following)
    lower = np.where(goes_down[:, None], following, points)
    first = np.clip(np.ceil(upper[:, 1] - 0.5), 0, height).astype(np.intp)
    count = np.clip(np.ceil(lower[:, 1] - 0.5), 0, height).astype(np.intp) - first
    side, rows = owners_of(count), entries_of(first, count)
    done = (rows + 0.5 - upper[side, 1]) / (lower - upper)[side, 1]
    x = upper[side, 0] + done * (lower - upper)[side, 0]
    return rows, np.ceil(x - 0.5).astype(np.intp), np.where(goes_down, 1, -1).astype(np.int32)[side]


SMALL = 4.0  # twice the pixels that a face covers, at least, if one of them surely shows it


@dataclass(frozen=True, slots=True, eq=False)
class ProjectedPoints:
    """Points as they are in the picture: `x`, `y` in pixels, `z` as in the depth buffer, (n,) each.

    `pixel` (n,) is the number of the pixel, line by line; one more than there are for what is not in the picture.
    """

    x: Float32Array
    y: Float32Array
    z: Float32Array
    pixel: Int32Array


def projected_points(points: AnyArray, projection: ViewProjection) -> ProjectedPoints:
    """Project points (n, 3) into the picture."""
    width, height = projection.size
    matrix = projection.camera.view_projection(projection.size).astype(np.float32)
    clip = np.asarray(points, np.float32).reshape(-1, 3) @ matrix[:, :3].T + matrix[:, 3]
    w = clip[:, 3]
    is_before = (w > 0) & (clip[:, 2] >= -w)
    w = np.where(is_before, w, np.float32(np.nan))
    x = (clip[:, 0] / w + 1) * np.float32(width / 2)
    y = (1 - clip[:, 1] / w) * np.float32(height / 2)
    return _with_pixel_numbers(x, y, ((clip[:, 2] / w + 1) / 2).astype(np.float32), projection)


def _with_pixel_numbers(
    x: Float32Array, y: Float32Array, z: Float32Array, projection: ViewProjection
) -> ProjectedPoints:
    """`x`, `y` and `z`, not a number for what is behind the camera, with the pixels."""
    width, height = projection.size
    is_in = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    column, line = (np.where(is_in, value, 0).astype(np.int32) for value in (x, y))
    return ProjectedPoints(x, y, z, np.where(is_in, line * np.int32(width) + column, np.int32(width * height)))


class RowsInRegion:
    """A scene as it is seen at one moment. Asked for what is seen, it needs the scene's context to be current."""

    def __init__(self, model: Model, scene: Scene, projection: ViewProjection) -> None:
        self._model = model
        self._scene = scene
        self._projection = projection

    def rows(self, kind: str, area: Area, *, through: bool) -> BoolArray:
        """(rows,) whether each row of `kind`, a table, is in the area and not hidden.

        Of the mesh only what is seen there, unless it is taken `through` the surface; bones, bodies and joints are
        drawn above it. Through the surface a face counts by its corners and its middle, or where it is seen.
        """
        match kind:
            case "vertices":
                found = area.flat[self._vertices.pixel[:-1]]
                return self._shown(kind, found if through else found & self._seen_vertices)
            case "faces":
                return self._faces_in_area(area, through)
            case "materials":
                materials = self._model.faces[Face.material][self._faces_in_area(area, through)]
                return touched_vertices(len(self._model.materials), materials)
            case _:
                return self._shown(kind, area.flat[projected_points(self._scene.posed(kind), self._projection).pixel])

    def _shown(self, table: str, rows: BoolArray) -> BoolArray:
        hidden = self._scene.hidden(table)
        return rows if hidden is None else rows & ~hidden

    def _faces_in_area(self, area: Area, through: bool) -> BoolArray:
        found = touched_vertices(len(self._model.faces), self._seen_surface.faces[area.pixels])
        if not through:
            return found | (area.flat[self._middles.pixel] & self._small_seen_faces)
        found |= area.flat[self._middles.pixel]
        inside = area.flat[self._vertices.pixel]
        for corner in self._corners.T:
            found |= inside[corner]
        return self._shown("faces", found)

    # -- once for every picture ------------------------------------------------------------------------------------

    @cached_property
    def _seen_surface(self) -> SeenSurface:
        return self._scene.seen_surface(self._projection.camera, self._projection.size)

    @cached_property
    def _vertices(self) -> ProjectedPoints:
        """With one more that is nowhere, for corners that are no vertices."""
        nowhere = np.full((1, 3), np.nan, np.float32)
        return projected_points(np.concatenate((self._scene.posed("vertices"), nowhere)), self._projection)

    @cached_property
    def _corners(self) -> Int32Array:
        """(faces, 3)"""
        corners, count = self._model.faces[Face.vertices], len(self._model.vertices)
        is_there = (corners >= 0) & (corners < count)
        return corners if is_there.all() else np.where(is_there, corners, count).astype(np.int32)

    @cached_property
    def _middles(self) -> ProjectedPoints:
        """Of the faces."""
        spots = self._vertices
        x, y, z = (_face_means(value, self._corners) for value in (spots.x, spots.y, spots.z))
        return _with_pixel_numbers(x, y, z, self._projection)

    @cached_property
    def _areas(self) -> Float32Array:
        """(faces,) twice the pixels that each covers; negative when it is turned away."""
        (ax, bx, cx), (ay, by, cy) = (value[self._corners].T for value in (self._vertices.x, self._vertices.y))
        areas: Float32Array = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        return areas

    @cached_property
    def _drawn_faces(self) -> BoolArray:
        """(faces,) whether each is drawn from the side that it is seen from."""
        seen, material = self._seen_surface, self._model.faces[Face.material]
        last = len(seen.drawn) - 1
        row = np.where((material >= 0) & (material < last), material, last)
        is_turned_away = self._areas < 0
        return self._shown("faces", seen.drawn[row] & (seen.two_sided[row] | ~is_turned_away))

    @cached_property
    def _small_seen_faces(self) -> BoolArray:
        """(faces,) those that may have no pixel of their own, and are in front."""
        is_small = np.abs(self._areas) < SMALL
        return is_small & self._drawn_faces & self._is_in_front(self._middles)

    @cached_property
    def _seen_vertices(self) -> BoolArray:
        """(vertices,) those in front that have a face which is drawn, or none at all."""
        count, corners = len(self._model.vertices), self._model.faces[Face.vertices]
        has_face = touched_vertices(count, corners[self._drawn_faces])
        is_loose = ~touched_vertices(count, corners)
        return (has_face | is_loose) & self._is_in_front(self._vertices)[:-1]

    def _is_in_front(self, spots: ProjectedPoints) -> BoolArray:
        """(n,) whether no surface covers what is there: not all of the pixel and those around it."""
        return np.asarray(spots.z <= self._deepest[spots.pixel] + np.float32(NEARER))

    @cached_property
    def _deepest(self) -> Float32Array:
        """(pixels + 1,) how deep the surface is at most, in each pixel and those around it."""
        return np.append(local_max_depths(self._seen_surface.depths).reshape(-1), np.float32(-1))


def _face_means(values: Float32Array, corners: Int32Array) -> Float32Array:
    """(faces,) the mean of values of vertices."""
    a, b, c = corners.T
    mean: Float32Array = (values[a] + values[b] + values[c]) / np.float32(3)
    return mean
