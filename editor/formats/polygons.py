"""Makes triangles of polygons, convex or not. Knows no file; numpy only."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Points = NDArray[np.float64]

MOST_CORNERS = 64  # of a polygon that is looked at closely; one with more becomes a plain fan


def fans(positions: Points) -> Ints:
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


def _fan(start: int, corners: int) -> Ints:
    steps = np.arange(1, corners - 1)
    fan = np.stack((np.zeros_like(steps), steps, steps + 1), axis=1)
    return (fan + start) % corners


def _newell(positions: Points) -> Points:
    """(n, 3) where polygons look, as long as they are large; right for those that are not convex or not flat, too."""
    centred = positions - positions[:, :1]
    axes: Points = np.cross(centred, np.roll(centred, -1, axis=1)).sum(axis=1)
    return axes


def _folded(positions: Points, axes: Points, triangles: Ints) -> Ints:
    """The rows of the polygons of which a triangle looks the other way."""
    picked = np.take_along_axis(positions[:, None], triangles[..., None], axis=2)
    areas = np.cross(picked[:, :, 1] - picked[:, :, 0], picked[:, :, 2] - picked[:, :, 0])
    return np.flatnonzero((np.einsum("nti,ni->nt", areas, axes) < 0).any(axis=1))


def _ears(points: Points, axis: Points) -> Ints:
    """(k - 2, 3) triangles of one polygon; where there is no ear any more, what is left becomes a fan."""
    left = list(range(len(points)))
    triangles: list[tuple[int, int, int]] = []
    while len(left) > 3:
        ear = next((place for place in range(len(left)) if _is_ear(points, axis, left, place)), 1)
        triangles.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
    return np.array([*triangles, tuple(left)], np.int64)


def _is_ear(points: Points, axis: Points, left: list[int], place: int) -> bool:
    """Whether the corner sticks out and no other corner lies in its triangle."""
    three = (left[place - 1], left[place], left[(place + 1) % len(left)])
    a, b, c = points[list(three)]
    if _side(a, b, c, axis) <= 0:
        return False
    others = points[[row for row in left if row not in three]]
    inside = (_side(a, b, others, axis) >= 0) & (_side(b, c, others, axis) >= 0) & (_side(c, a, others, axis) >= 0)
    return not inside.any()


def _side(a: Points, b: Points, c: Points, axis: Points) -> Any:
    """Positive where c lies left of the line from a to b, seen against the axis."""
    return np.cross(b - a, c - a) @ axis
