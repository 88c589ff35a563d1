"""Parts a polygon into triangles by clipping its ears: corners whose neighbours see each other."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray

LEAST = 1e-12  # of the square of a side: triangles with less area are flat


def ear_clipped(points: Float64Array) -> IndexArray:
    """(n - 2, 3) the triangles of a polygon by its corners (n, 2), anticlockwise; it need not be convex.

    The best-shaped ears go first. Where there is none, for the polygon crosses itself, the widest corner is clipped.
    """
    left = np.arange(len(points))
    shapes = np.array([_shape(points, left, place) for place in range(len(left))])
    triangles = []
    while len(left) > 3:
        place = int(shapes.argmax())
        if shapes[place] <= 0:
            shapes = np.array([_shape(points, left, at) for at in range(len(left))])
            place = int((shapes if shapes.max() > 0 else _areas(points, left)).argmax())
        triangles.append(left[[place - 1, place, (place + 1) % len(left)]])
        left, shapes = np.delete(left, place), np.delete(shapes, place)
        for beside in (place - 1, place % len(left)):
            shapes[beside] = _shape(points, left, beside)
    return np.array([*triangles, left])


def _areas(points: Float64Array, left: IndexArray) -> Float64Array:
    """(left,) of each corner of what is left, twice the area of the triangle with its neighbours."""
    corners = points[left]
    areas: Float64Array = _cross(corners - np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0) - corners)
    return areas


def _shape(points: Float64Array, left: IndexArray, place: int) -> float:
    """Return the quality of the ear at a corner of the polygon that is left: at most 1, and 0 where none is."""
    triangle = points[left[[place - 1, place, (place + 1) % len(left)]]]
    ways = np.roll(triangle, -1, axis=0) - triangle
    area, longest = float(_cross(ways[0], ways[1])), float((ways * ways).sum(axis=1).max())
    if area <= LEAST * longest:
        return 0.0
    others = points[np.delete(left, [place - 1, place, (place + 1) % len(left)])]
    sides = _cross(ways[:, None], others[None] - triangle[:, None])  # (3, others)
    is_corner = (others[:, None] == triangle).all(axis=2).any(axis=1)
    return 0.0 if ((sides >= 0).all(axis=0) & ~is_corner).any() else area / longest


def _cross(one: Float64Array, other: Float64Array) -> Float64Array:
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0])
