"""Finds the place of a mesh that is nearest to each of many points. Numbers only."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray

PAIRS = 1 << 18  # of points and faces that are looked at together
LEAF = 32  # points that are not halved any more
SLACK = 1e-9  # of a distance, for rounding
NOWHERE = -1


@dataclass(frozen=True, slots=True, eq=False)
class SurfacePlaces:
    """Places of a mesh: `faces` (n,), NOWHERE for none; `shares` (n, 3) of the corners; `distances` (n,) from there."""

    faces: IndexArray
    shares: Float64Array
    distances: Float64Array


def nearest_places(points: FloatArray, corners: FloatArray, limit: float = np.inf) -> SurfacePlaces:
    """The place of faces with `corners` (f, 3, 3) that is nearest to each of points (n, 3), no further than a limit.

    The points are halved until few are left that lie together, and with each half only those faces go on that can be
    the nearest to any place in its box.
    """
    places, triangles = points.astype(np.float64), corners.astype(np.float64)
    found = SurfacePlaces(np.full(len(points), NOWHERE), np.zeros((len(points), 3)), np.full(len(points), np.inf))
    there = np.flatnonzero(np.isfinite(triangles).all(axis=(1, 2)))
    balls = _Balls.around(triangles[there])
    waiting = [(np.flatnonzero(np.isfinite(places).all(axis=1)), np.arange(len(there)))]
    pairs: list[tuple[IndexArray, IndexArray]] = []
    count = 0
    while waiting:
        rows, faces = waiting.pop()
        if not len(rows) or not len(faces):
            continue
        box = places[rows]
        faces = faces[balls.near_box(faces, box.min(axis=0), box.max(axis=0), limit)]
        if len(rows) > LEAF or (len(rows) > 1 and len(rows) * len(faces) > PAIRS):
            axis = int(np.argmax(np.ptp(box, axis=0)))
            order = np.argpartition(box[:, axis], len(rows) // 2)
            waiting += [(rows[half], faces) for half in np.array_split(order, (len(rows) // 2,))]
            continue
        near = np.nonzero(balls.near_points(faces, box, limit))
        pairs.append((rows[near[0]], there[faces[near[1]]]))
        count += len(near[0])
        if count > PAIRS:
            _look_at(places, triangles, pairs, limit, found)
            pairs, count = [], 0
    _look_at(places, triangles, pairs, limit, found)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Balls:
    """Balls around faces, by which most of them are too far away: `centers` (f, 3), on the face, and `radii` (f,)."""

    centers: Float64Array
    radii: Float64Array

    @classmethod
    def around(cls, triangles: Float64Array) -> _Balls:
        centers = triangles.mean(axis=1)
        return cls(centers, np.linalg.norm(triangles - centers[:, None], axis=2).max(axis=1) * (1 + SLACK))

    def near_box(self, faces: IndexArray, low: Float64Array, high: Float64Array, limit: float) -> BoolArray:
        """Which of some faces may be the nearest to a place in a box, and are not beyond the limit."""
        apart, half = np.abs(self.centers[faces] - (low + high) / 2), (high - low) / 2
        most = np.linalg.norm(apart + half, axis=1).min()
        least = np.linalg.norm(np.maximum(apart - half, 0), axis=1) - self.radii[faces]
        found: BoolArray = least <= min(most, limit) * (1 + SLACK)
        return found

    def near_points(self, faces: IndexArray, points: Float64Array, limit: float) -> BoolArray:
        """(n, f) which of some faces may be the nearest to which of points (n, 3), and are not beyond the limit."""
        squares = np.zeros((len(points), len(faces)))
        for axis in range(3):
            squares += (points[:, axis, None] - self.centers[faces, axis]) ** 2
        away = np.sqrt(squares)
        most = np.minimum(away.min(axis=1, keepdims=True), limit)
        found: BoolArray = away - self.radii[faces] <= most * (1 + SLACK)
        return found


def _look_at(
    points: Float64Array,
    corners: Float64Array,
    pairs: list[tuple[IndexArray, IndexArray]],
    limit: float,
    found: SurfacePlaces,
) -> None:
    """Find the nearest face of each point among pairs of points and faces, those of a point together."""
    if not pairs:
        return
    rows, faces = (np.concatenate([pair[side] for pair in pairs]) for side in (0, 1))
    shares, distances = _nearest_of_face(points[rows], corners[faces])
    order = np.lexsort((distances, rows))
    first = order[np.flatnonzero(np.diff(rows[order], prepend=NOWHERE))]
    first = first[distances[first] <= limit]
    found.faces[rows[first]], found.shares[rows[first]] = faces[first], shares[first]
    found.distances[rows[first]] = distances[first]


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
