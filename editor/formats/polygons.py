"""Makes triangles of polygons, convex or not. Knows no file; numpy only."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array, Int64Array

MOST_CORNERS = 64  # of a polygon that is looked at closely; one with more becomes a plain fan


def fans(positions: Float64Array) -> Int64Array:
    """(n, k - 2, 3) numbers of corners from 0 to k - 1 for n polygons of k corners, `positions` (n, k, 3).

    A polygon becomes the first of its k fans whose triangles all look where the polygon looks; one that has none is
    cut ear by ear.
    """
    count, corners = positions.shape[:2]
    chosen = np.broadcast_to(_fan(0, corners), (count, corners - 2, 3)).copy()
    if not 3 < corners <= MOST_CORNERS:
        return chosen
    axes = _newell(positions)
    open_ = _folded(positions, axes, chosen)
    for start in range(1, corners):
        if not len(open_):
            return chosen
        chosen[open_] = _fan(start, corners)
        open_ = open_[_folded(positions[open_], axes[open_], chosen[open_])]
    for row in open_.tolist():
        chosen[row] = _ears(positions[row], axes[row])
    return chosen


def _fan(start: int, corners: int) -> Int64Array:
    steps = np.arange(1, corners - 1)
    fan = np.stack((np.zeros_like(steps), steps, steps + 1), axis=1)
    return (fan + start) % corners


def _newell(positions: Float64Array) -> Float64Array:
    """(n, 3) where polygons look, as long as they are large; right for those that are not convex or not flat, too."""
    centred = positions - positions[:, :1]
    axes: Float64Array = np.cross(centred, np.roll(centred, -1, axis=1)).sum(axis=1)
    return axes


def _folded(positions: Float64Array, axes: Float64Array, triangles: Int64Array) -> Int64Array:
    """The rows of the polygons of which a triangle looks the other way."""
    picked = np.take_along_axis(positions[:, None], triangles[..., None], axis=2)
    areas = np.cross(picked[:, :, 1] - picked[:, :, 0], picked[:, :, 2] - picked[:, :, 0])
    return np.flatnonzero((np.einsum("nti,ni->nt", areas, axes) < 0).any(axis=1))


def _ears(points: Float64Array, axis: Float64Array) -> Int64Array:
    """(k - 2, 3) triangles of one polygon; where there is no ear any more, what is left becomes a fan."""
    left = list(range(len(points)))
    triangles: list[tuple[int, int, int]] = []
    while len(left) > 3:
        ear = next((place for place in range(len(left)) if _is_ear(points, axis, left, place)), 1)
        triangles.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
    return np.array([*triangles, tuple(left)], np.int64)


def _is_ear(points: Float64Array, axis: Float64Array, left: list[int], place: int) -> bool:
    """Whether the corner sticks out and no other corner lies in its triangle."""
    three = (left[place - 1], left[place], left[(place + 1) % len(left)])
    a, b, c = points[list(three)]
    if _side(a, b, c, axis) <= 0:
        return False
    others = points[[row for row in left if row not in three]]
    inside = (_side(a, b, others, axis) >= 0) & (_side(b, c, others, axis) >= 0) & (_side(c, a, others, axis) >= 0)
    return not inside.any()


def _side(a: Float64Array, b: Float64Array, c: Float64Array, axis: Float64Array) -> Any:
    """Positive where c lies left of the line from a to b, seen against the axis."""
    return np.cross(b - a, c - a) @ axis
