"""Finds points of a mesh: the nearest to each of many points, and the middle along a straight line. Numbers only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

import numpy as np

from editor.math3d.arrays import (
    AnyArray,
    BoolArray,
    Float32Array,
    Float64Array,
    FloatArray,
    IndexArray,
    Int32Array,
    finite_rows,
)

CHUNK = 1 << 12  # points that are looked at together
SIDES = 8  # boxes in a box of the next level
BESIDE = 4  # triangles on either side of a point that are tried first
CELLS = 1 << 10  # along each side of the box around all faces, by which they are put in order
SLACK = np.float32(1e-6)  # of sizes, distances and where points are, for rounding to 32 bits
FARTHEST = 1e38  # squared: of what is further away all is as near as what is tried first
NOWHERE = -1


@dataclass(frozen=True, slots=True, eq=False)
class SurfacePoints:
    """Points on a mesh: `faces` (n,), NOWHERE for none; `barycentric` (n, 3) coordinates; `distances` (n,) to it."""

    faces: IndexArray
    barycentric: Float64Array
    distances: Float64Array


@np.errstate(over="ignore")  # of what is so far away that 32 bits do not hold its square
def nearest_points(points: FloatArray, corners: FloatArray, limit: float = np.inf) -> SurfacePoints:
    """The point on faces with `corners` (f, 3, 3) that is nearest to each of points (n, 3), no further than a limit."""
    positions, triangles = points.astype(np.float64), corners.astype(np.float64)
    found = SurfacePoints(np.full(len(points), NOWHERE), np.zeros((len(points), 3)), np.full(len(points), np.inf))
    there = np.flatnonzero(np.isfinite(triangles).all(axis=(1, 2)))
    rows = np.flatnonzero(finite_rows(positions))
    if not len(there) or not len(rows):
        return found
    tree = _Boxes(triangles[there])
    there = there[tree.order]
    for start in range(0, len(rows), CHUNK):
        some = rows[start : start + CHUNK]
        nearest = tree.nearest(positions[some], limit)
        near = nearest.distances <= limit
        found.faces[some[near]], found.barycentric[some[near]] = there[nearest.faces[near]], nearest.barycentric[near]
        found.distances[some[near]] = nearest.distances[near]
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Curve:
    """Morton's curve through all cells of a cube: what is near on it is near in space, and mostly the other way."""

    low: Float64Array
    size: float

    def along(self, positions: Float64Array) -> IndexArray:
        """Return the rank of each position (n, 3) along the curve."""
        cells = (np.clip((positions - self.low) / self.size, 0, 1) * (CELLS - 1)).astype(np.int64)
        for shift, mask in ((16, 0x030000FF), (8, 0x0300F00F), (4, 0x030C30C3), (2, 0x09249249)):
            cells = (cells | cells << shift) & mask  # two empty bits after each bit, in the end
        along: IndexArray = cells[:, 0] | cells[:, 1] << 1 | cells[:, 2] << 2
        return along


class _Boxes:
    """Boxes around triangles (f, 3, 3), around each SIDES of those, and so on: far ones are passed over together.

    A level has the (3, n, SIDES) centers and half extents of the boxes in each of the n boxes above it, from the one
    box around all down to those of the triangles, which are in another `order`. Boxes have 32 bits, which takes half
    the time, and are the larger for it; which triangle is the nearest is decided in 64.
    """

    def __init__(self, triangles: Float64Array) -> None:
        centers = triangles.mean(axis=1)
        self._curve = _Curve(centers.min(axis=0), float(np.ptp(centers, axis=0).max()) or 1.0)
        along = self._curve.along(centers)
        self.order = np.argsort(along, kind="stable")
        self._triangles, self._centers, self._along = triangles[self.order], centers[self.order], along[self.order]
        self._levels: list[tuple[Float32Array, Float32Array]] = []
        low, high = self._triangles.min(axis=1).T, self._triangles.max(axis=1).T
        while not self._levels or low.shape[1] > 1:
            centers = ((low + high) / 2).astype(np.float32)
            halves = (np.maximum(high - centers, centers - low) * (1 + SLACK)).astype(np.float32)
            self._levels.insert(0, (_side_by_side(centers, np.inf), _side_by_side(halves, 0)))
            low, high = _side_by_side(low, np.inf).min(axis=2), _side_by_side(high, -np.inf).max(axis=2)

    def nearest(self, points: Float64Array, limit: float) -> SurfacePoints:
        """The point of the triangle that is nearest to each of points (n, 3); of one that is further than a limit."""
        likely = self._likely_near(points)
        found = SurfacePoints(likely, *_nearest_of_face(points, self._triangles[likely]))
        slack = np.abs(points).max(axis=1) * float(SLACK)
        rows, boxes, squares = self._within(points, np.minimum(found.distances, limit), slack)
        starts = np.flatnonzero(np.diff(rows, prepend=NOWHERE))
        is_next = squares == np.repeat(np.minimum.reduceat(squares, starts), np.diff(starts, append=len(rows)))
        self._take_nearer(found, points, rows[is_next], boxes[is_next])
        reach = found.distances * (1 + SLACK) + slack
        left = ~is_next & (squares <= (reach**2)[rows])  # few are: mostly the likeliest is the nearest
        self._take_nearer(found, points, rows[left], boxes[left])
        return found

    def _take_nearer(self, found: SurfacePoints, points: Float64Array, rows: IndexArray, boxes: IndexArray) -> None:
        """Put triangles in place of what was found for rows of the points, where they are nearer."""
        others = boxes != found.faces[rows]
        rows, boxes = rows[others], boxes[others]
        shares, away = _nearest_of_face(points[rows], self._triangles[boxes])
        order = np.lexsort((away, rows))
        first = order[np.flatnonzero(np.diff(rows[order], prepend=NOWHERE))]
        first = first[away[first] < found.distances[rows[first]]]
        nearer = rows[first]
        found.faces[nearer], found.barycentric[nearer], found.distances[nearer] = (
            boxes[first],
            shares[first],
            away[first],
        )

    def _likely_near(self, points: Float64Array) -> IndexArray:
        """A triangle for each point that is likely to be near: the nearest of those beside it on the curve."""
        found = np.searchsorted(self._along, self._curve.along(points))
        beside = np.clip(found[:, None] + np.arange(-BESIDE, BESIDE), 0, len(self._along) - 1)
        squares = sum((self._centers[:, axis][beside] - points[:, axis, None]) ** 2 for axis in range(3))
        likely: IndexArray = beside[np.arange(len(points)), np.argmin(squares, axis=1)]
        return likely

    def _within(
        self, points: Float64Array, distances: Float64Array, slack: Float64Array
    ) -> tuple[IndexArray, IndexArray, Float32Array]:
        """Points, ascending, the triangles that can be the nearest to each, and how far, squared, their boxes are."""
        rows, boxes, squares = np.arange(len(points)), np.zeros(len(points), np.intp), np.empty(0, np.float32)
        positions, reach = points.astype(np.float32), distances * (1 + SLACK) + slack
        for level in range(len(self._levels)):
            least, greatest = self._squares(level, positions[rows], boxes)
            np.minimum.at(reach, rows, np.sqrt(greatest) * (1 + SLACK) + slack[rows])
            most = np.minimum(reach**2, FARTHEST).astype(np.float32)
            pairs, sides = np.nonzero(least <= most[rows, None])
            rows, boxes, squares = rows[pairs], boxes[pairs] * SIDES + sides, least[pairs, sides]
        return rows, boxes, squares

    def _squares(self, level: int, points: Float32Array, boxes: IndexArray) -> tuple[Float32Array, Float32Array]:
        """(n, SIDES) how far, squared, each point is from the boxes in a box; (n,) how far one of them is at most."""
        centers, halves = self._levels[level]
        least, greatest = (np.zeros((len(points), SIDES), np.float32) for _ in range(2))
        for axis in range(3):
            away, half = centers[axis].take(boxes, axis=0), halves[axis].take(boxes, axis=0)
            away -= points[:, axis, None]
            np.abs(away, out=away)
            most = away + half
            greatest += np.multiply(most, most, out=most)
            away -= half
            np.maximum(away, 0, out=away)
            least += np.multiply(away, away, out=away)
        return least, reduce(np.minimum, greatest.T)  # numpy itself takes ten times as long for such short rows


def _side_by_side(values: AnyArray, fill: float) -> AnyArray:
    """(3, n, SIDES) values (3, m) in boxes of the next level, the last of which may have less."""
    filled = np.pad(values, ((0, 0), (0, -values.shape[1] % SIDES)), constant_values=fill)
    return filled.reshape(3, -1, SIDES)


def _nearest_of_face(points: Float64Array, corners: Float64Array) -> tuple[Float64Array, Float64Array]:
    """(n, 3) shares of the corners (n, 3, 3) of a face each, of the point nearest to points (n, 3); (n,) how far."""
    shares, inside = _on_plane(points, corners)
    distances = np.where(inside, _squared_distances(points, corners, shares), np.inf)
    for one, other in ((0, 1), (1, 2), (2, 0)):
        way = corners[:, other] - corners[:, one]
        lengths = np.einsum("ij,ij->i", way, way)
        along = np.einsum("ij,ij->i", points - corners[:, one], way)
        along = np.clip(np.divide(along, lengths, out=np.zeros_like(along), where=lengths > 0), 0, 1)
        edge = np.zeros_like(shares)
        edge[:, one], edge[:, other] = 1 - along, along
        away = _squared_distances(points, corners, edge)
        nearer = away < distances
        shares[nearer], distances[nearer] = edge[nearer], away[nearer]
    return shares, distances


def _on_plane(points: Float64Array, corners: Float64Array) -> tuple[Float64Array, BoolArray]:
    """(n, 3) shares of the corners where points are seen from, straight on to faces; (n,) whether that is in them."""
    first, second = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    way = points - corners[:, 0]
    a, b, c = (np.einsum("ij,ij->i", *pair) for pair in ((first, first), (first, second), (second, second)))
    d, e = np.einsum("ij,ij->i", way, first), np.einsum("ij,ij->i", way, second)
    area = a * c - b * b
    is_face = area > 1e-12 * a * c
    area = np.where(is_face, area, 1)
    v, w = (c * d - b * e) / area, (a * e - b * d) / area
    inside: BoolArray = is_face & (v >= 0) & (w >= 0) & (v + w <= 1)
    return np.stack((1 - v - w, v, w), axis=1), inside


def _squared_distances(points: Float64Array, corners: Float64Array, shares: Float64Array) -> Float64Array:
    ways = np.einsum("nk,nki->ni", shares, corners) - points
    distances: Float64Array = np.sqrt(np.einsum("ij,ij->i", ways, ways))
    return distances


THIN = 1e-4  # model units: what is thinner is one surface, drawn from both sides
LEAST = 1e-9  # of the area that a face has across the line
RIM = 1e-6  # of a face, which is met too, or a line through an edge would miss both faces


def middle_of_mesh(
    points: Float32Array, faces: Int32Array, origin: Float64Array, direction: Float64Array
) -> Float64Array | None:
    """(3,) half-way between where a ray goes into faces first and comes out of them; None if it never does.

    `points` (n, 3) and `faces` (m, 3). What lies in between, such as an arm in its sleeve, is gone through: the faces
    have a front and a back.
    """
    corners = points[faces[_faces_around_ray(points, faces, origin, direction)]].astype(np.float64)
    distances, is_front = _crossings(corners, origin, direction)
    depth, begin, enters = 0, 0.0, False
    for distance, front in zip(distances.tolist(), is_front.tolist(), strict=True):
        if not depth:
            begin, enters = distance, front
        depth += 1 if front == enters else -1
        if not depth and distance - begin > THIN:
            middle: Float64Array = origin + direction * ((begin + distance) / 2)
            return middle
    return None


def _faces_around_ray(
    points: Float32Array, faces: Int32Array, origin: Float64Array, direction: Float64Array
) -> IndexArray:
    """The faces whose rectangle in the picture along a ray has the ray in it: a few of many."""
    least = np.eye(3)[np.argmin(np.abs(direction))]
    right = np.cross(direction, least)
    axes = np.stack((right, np.cross(direction, right)), axis=1)
    spots = points @ axes.astype(np.float32) - (origin @ axes).astype(np.float32)
    sides = (spots > 0).view(np.uint8) + 1  # bit 1 where a point is on one side, bit 2 where it is on the other
    both = sides[faces[:, 0]] | sides[faces[:, 1]] | sides[faces[:, 2]]
    found: IndexArray = np.flatnonzero((both == 3).all(axis=1))
    return found


def _crossings(corners: Float64Array, origin: Float64Array, direction: Float64Array) -> tuple[Float64Array, BoolArray]:
    """Return the distances at which a ray meets faces, ascending, and the side from which it meets each."""
    first, second = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    across = np.cross(direction, second)
    area = np.einsum("ij,ij->i", first, across)
    faces = np.flatnonzero(np.abs(area) > LEAST)
    first, second, across, area = first[faces], second[faces], across[faces], area[faces]
    way = origin - corners[faces, 0]
    u = np.einsum("ij,ij->i", way, across) / area
    turned = np.cross(way, first)
    v = turned @ direction / area
    distance = np.einsum("ij,ij->i", second, turned) / area
    met = np.flatnonzero((u >= -RIM) & (v >= -RIM) & (u + v <= 1 + RIM) & (distance > 0))
    order = met[np.argsort(distance[met], kind="stable")]
    return distance[order], area[order] > 0
