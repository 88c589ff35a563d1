"""Falloff: the distances of places from the moved ones, and the weights of the move there. Numbers only."""

from __future__ import annotations

from enum import Enum

import numpy as np

from editor.math3d.arrays import Float64Array, FloatArray

PAIRS = 1 << 18  # that are looked at together
LEAF = 64  # places that are not halved any more


class Falloff(Enum):
    """The curve of weights from the centre to the radius."""

    SMOOTH = "smooth"
    LINEAR = "linear"
    SHARP = "sharp"
    CONSTANT = "constant"


def falloff_weights(distances: FloatArray, radius: float, falloff: Falloff = Falloff.SMOOTH) -> Float64Array:
    """(n,) 1 where a distance is 0, falling to 0 at `radius`, or there at once, and beyond."""
    with np.errstate(invalid="ignore"):
        near = np.clip(1 - distances / radius, 0, 1) if radius > 0 else (distances == 0).astype(np.float64)
    match falloff:
        case Falloff.SMOOTH:
            near = near * near * (3 - 2 * near)
        case Falloff.SHARP:
            near = near * near
        case Falloff.CONSTANT:
            near = near > 0
    return np.asarray(near, np.float64)


def distances_to(points: FloatArray, targets: FloatArray, limit: float = np.inf) -> Float64Array:
    """(n,) how far each of `points` (n, 3) is from the nearest of `targets` (t, 3); infinitely far from none.

    What is further away than `limit` may be infinitely far. The points are halved until few are left that lie together,
    and with each half only those of the targets go on that can be the nearest of any place in its box.
    """
    found = np.full(len(points), np.inf)
    places, goals = np.asarray(points, np.float64), np.asarray(targets, np.float64)
    goals = goals[np.isfinite(goals).all(axis=1)]
    waiting = [(np.flatnonzero(np.isfinite(places).all(axis=1)), goals)]
    while waiting:
        rows, near = waiting.pop()
        if not len(rows) or not len(near):
            continue
        box = places[rows]
        near = _may_be_nearest(near, box.min(axis=0), box.max(axis=0), limit)
        if len(rows) <= LEAF or len(rows) * len(near) <= PAIRS:
            found[rows] = _brute(box, near) if len(near) else np.inf
            continue
        axis = int(np.argmax(np.ptp(box, axis=0)))
        order = np.argpartition(box[:, axis], len(rows) // 2)
        waiting += [(rows[half], near) for half in np.array_split(order, (len(rows) // 2,))]
    return found


def _may_be_nearest(targets: Float64Array, low: Float64Array, high: Float64Array, limit: float) -> Float64Array:
    """The targets that are the nearest of some place in a box, and not beyond the limit; and maybe a few more."""
    middle, half = (low + high) / 2, (high - low) / 2
    apart = np.abs(targets - middle)
    least = np.maximum(apart - half, 0)
    most = apart + half
    nearest = min(np.einsum("ij,ij->i", most, most).min(), limit * limit)
    may_be = np.einsum("ij,ij->i", least, least) <= nearest * (1 + 1e-9)
    return np.asarray(targets[may_be])


def _brute(points: Float64Array, targets: Float64Array) -> Float64Array:
    """(n,) by looking at every pair. The nearest are found by products, which is fast, and measured exactly."""
    middle = points[0]
    near, goals = points - middle, targets - middle
    nearest = (np.square(goals).sum(axis=1) - 2 * (near @ goals.T)).argmin(axis=1)
    return np.asarray(np.linalg.norm(points - targets[nearest], axis=1))
