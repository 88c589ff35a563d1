"""Finds where a straight line goes into a mesh and comes out of it again."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray, Int32Array

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
