"""Tells which points are so far outside of the others that a picture of all of them shows only a dot."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray

FAR = 1000  # times as far from the middle as nearly all others: no sky around a stage is, and a slip of the hand mostly
NEARLY_ALL = 0.99
SAMPLED = 10_000  # of the points, evenly, to tell the middle: as good as all of them, and soon done


def far_outside(points: AnyArray) -> BoolArray:
    """(n,): those of (n, 3) points that are finite, but far outside of nearly all others."""
    finite = np.isfinite(points).all(axis=1)
    rows = np.flatnonzero(finite)
    far = np.zeros(len(points), np.bool_)
    if not len(rows):
        return far
    sample = points[rows[:: -(-len(rows) // SAMPLED)]].astype(np.float64)
    middle = np.median(sample, axis=0)
    distances = np.sort(np.abs(sample - middle).max(axis=1))
    usual = distances[int(NEARLY_ALL * (len(distances) - 1))]
    if usual > 0:
        far[rows] = np.abs(points[rows] - middle).max(axis=1) > FAR * usual
    return far
