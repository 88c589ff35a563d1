"""Finds the place of a mesh that is nearest to each of many points. Numbers only."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray

CHUNK = 1 << 13  # points that are looked at together
SIDES = 8  # boxes in a box of the next level
BESIDE = 4  # triangles on either side of a point that are tried first
CELLS = 1 << 10  # along each side of the box around all faces, by which they are put in order
SLACK = 1e-9  # of a distance, for rounding
NOWHERE = -1


@dataclass(frozen=True, slots=True, eq=False)
class SurfacePlaces:
    """Places of a mesh: `faces` (n,), NOWHERE for none; `shares` (n, 3) of the corners; `distances` (n,) from there."""

    faces: IndexArray
    shares: Float64Array
    distances: Float64Array


def nearest_places(points: FloatArray, corners: FloatArray, limit: float = np.inf) -> SurfacePlaces:
    """The place of faces with `corners` (f, 3, 3) that is nearest to each of points (n, 3), no further than a limit."""
    places, triangles = points.astype(np.float64), corners.astype(np.float64)
    found = SurfacePlaces(np.full(len(points), NOWHERE), np.zeros((len(points), 3)), np.full(len(points), np.inf))
    there = np.flatnonzero(np.isfinite(triangles).all(axis=(1, 2)))
    rows = np.flatnonzero(np.isfinite(places).all(axis=1))
    if not len(there) or not len(rows):
        return found
    tree = _Boxes(triangles[there])
    there = there[tree.order]
    for start in range(0, len(rows), CHUNK):
        some = rows[start : start + CHUNK]
        faces, shares, distances = tree.nearest(places[some], limit)
        near = distances <= limit
        found.faces[some[near]], found.shares[some[near]] = there[faces[near]], shares[near]
        found.distances[some[near]] = distances[near]
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Curve:
    """Morton's curve through all cells of a cube: what is near on it is near in space, and mostly the other way."""

    low: Float64Array
    size: float

    def along(self, places: Float64Array) -> IndexArray:
        """How far along it each place (n, 3) is."""
        cells = (np.clip((places - self.low) / self.size, 0, 1) * (CELLS - 1)).astype(np.int64)
        for shift, mask in ((16, 0x030000FF), (8, 0x0300F00F), (4, 0x030C30C3), (2, 0x09249249)):
            cells = (cells | cells << shift) & mask  # two empty bits after each bit, in the end
        along: IndexArray = cells[:, 0] | cells[:, 1] << 1 | cells[:, 2] << 2
        return along


class _Boxes:
    """Boxes around triangles (f, 3, 3), around each SIDES of those, and so on: far ones are passed over together.

    A level has the (3, n, SIDES) least and greatest coordinates of the boxes in each of the n boxes above it, from the
    one box around all down to those of the triangles, which are in another `order`.
    """

    def __init__(self, triangles: Float64Array) -> None:
        centers = triangles.mean(axis=1)
        self._curve = _Curve(centers.min(axis=0), float(np.ptp(centers, axis=0).max()) or 1.0)
        along = self._curve.along(centers)
        self.order = np.argsort(along, kind="stable")
        self._triangles, self._centers, self._along = triangles[self.order], centers[self.order], along[self.order]
        self._levels: list[tuple[Float64Array, Float64Array]] = []
        low, high = self._triangles.min(axis=1).T, self._triangles.max(axis=1).T
        while not self._levels or low.shape[1] > 1:
            fill = ((0, 0), (0, -low.shape[1] % SIDES))
            low = np.pad(low, fill, constant_values=np.inf).reshape(3, -1, SIDES)
            high = np.pad(high, fill, constant_values=-np.inf).reshape(3, -1, SIDES)
            self._levels.insert(0, (low, high))
            low, high = low.min(axis=2), high.max(axis=2)

    def nearest(self, points: Float64Array, limit: float) -> tuple[IndexArray, Float64Array, Float64Array]:
        """(n,) the triangle nearest to each point, (n, 3) shares of its corners, (n,) how far; more than a limit is."""
        faces = self._near(points)
        shares, distances = _nearest_of_face(points, self._triangles[faces])
        rows, boxes = self._within(points, np.minimum(distances, limit) * (1 + SLACK))
        others = boxes != faces[rows]
        rows, boxes = rows[others], boxes[others]
        their_shares, away = _nearest_of_face(points[rows], self._triangles[boxes])
        order = np.lexsort((away, rows))
        first = order[np.flatnonzero(np.diff(rows[order], prepend=NOWHERE))]
        first = first[away[first] < distances[rows[first]]]
        nearer = rows[first]
        faces[nearer], shares[nearer], distances[nearer] = boxes[first], their_shares[first], away[first]
        return faces, shares, distances

    def _near(self, points: Float64Array) -> IndexArray:
        """A triangle for each point that is likely to be near: the nearest of those beside it on the curve."""
        found = np.searchsorted(self._along, self._curve.along(points))
        beside = np.clip(found[:, None] + np.arange(-BESIDE, BESIDE), 0, len(self._along) - 1)
        squares = sum((self._centers[:, axis][beside] - points[:, axis, None]) ** 2 for axis in range(3))
        likely: IndexArray = beside[np.arange(len(points)), np.argmin(squares, axis=1)]
        return likely

    def _within(self, points: Float64Array, distances: Float64Array) -> tuple[IndexArray, IndexArray]:
        """Points, ascending, and the triangles that can be the nearest to each and no further than its distance."""
        rows, boxes = np.arange(len(points)), np.zeros(len(points), np.intp)
        most = distances**2
        for level in range(len(self._levels)):
            least, greatest = self._squares(level, points[rows], boxes)
            np.minimum.at(most, rows, greatest)
            pairs, sides = np.nonzero(least <= most[rows, None])
            rows, boxes = rows[pairs], boxes[pairs] * SIDES + sides
        return rows, boxes

    def _squares(self, level: int, points: Float64Array, boxes: IndexArray) -> tuple[Float64Array, Float64Array]:
        """(n, SIDES) how far, squared, each point is from the boxes in a box; (n,) how far one of them is at most."""
        low, high = self._levels[level]
        least, greatest = (np.zeros((len(points), SIDES)) for _ in range(2))
        for axis in range(3):
            places = points[:, axis, None]
            below, above = low[axis][boxes] - places, places - high[axis][boxes]
            least += np.maximum(np.maximum(below, above), 0) ** 2
            greatest += np.minimum(below, above) ** 2
        return least, greatest.min(axis=1)


def _nearest_of_face(points: Float64Array, corners: Float64Array) -> tuple[Float64Array, Float64Array]:
    """(n, 3) shares of the corners (n, 3, 3) of a face each, of the place nearest to points (n, 3); (n,) how far."""
    shares, inside = _on_plane(points, corners)
    distances = np.where(inside, _apart(points, corners, shares), np.inf)
    for one, other in ((0, 1), (1, 2), (2, 0)):
        way = corners[:, other] - corners[:, one]
        lengths = np.einsum("ij,ij->i", way, way)
        along = np.einsum("ij,ij->i", points - corners[:, one], way)
        along = np.clip(np.divide(along, lengths, out=np.zeros_like(along), where=lengths > 0), 0, 1)
        edge = np.zeros_like(shares)
        edge[:, one], edge[:, other] = 1 - along, along
        away = _apart(points, corners, edge)
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


def _apart(points: Float64Array, corners: Float64Array, shares: Float64Array) -> Float64Array:
    ways = np.einsum("nk,nki->ni", shares, corners) - points
    distances: Float64Array = np.sqrt(np.einsum("ij,ij->i", ways, ways))
    return distances
