"""Quaternions x y z w, many at a time: of length one, their products and matrices; results are as precise as they."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float64Array, FloatArray

NEARLY_NONE = 1e-12


def unit(rotations: Float64Array) -> Float64Array:
    """A copy of (n, 4) rotations with length one to the last digit; no rotation where all is 0."""
    lengths = np.sqrt(np.einsum("ij,ij->i", rotations, rotations))
    made: Float64Array = rotations / np.maximum(lengths, NEARLY_NONE)[:, None]
    made[lengths < NEARLY_NONE] = (0, 0, 0, 1)
    return made


def product(second: FloatArray, first: FloatArray) -> FloatArray:
    """(n, 4) the Hamilton product second · first: `first` turns first."""
    made = np.empty_like(second)
    ax, ay, az, aw = second.T
    bx, by, bz, bw = first.T
    made[:, 0] = aw * bx + ax * bw + ay * bz - az * by
    made[:, 1] = aw * by - ax * bz + ay * bw + az * bx
    made[:, 2] = aw * bz + ax * by - ay * bx + az * bw
    made[:, 3] = aw * bw - ax * bx - ay * by - az * bz
    return made


def matrices(rotations: FloatArray) -> FloatArray:
    """(n, 3, 3) the matrices of unit quaternions; of all zeros the identity."""
    x, y, z, w = rotations.T
    made = np.empty((len(rotations), 3, 3), rotations.dtype)
    made[:, 0, 0] = 1 - 2 * (y * y + z * z)
    made[:, 1, 1] = 1 - 2 * (x * x + z * z)
    made[:, 2, 2] = 1 - 2 * (x * x + y * y)
    made[:, 0, 1], made[:, 1, 0] = 2 * (x * y - z * w), 2 * (x * y + z * w)
    made[:, 0, 2], made[:, 2, 0] = 2 * (x * z + y * w), 2 * (x * z - y * w)
    made[:, 1, 2], made[:, 2, 1] = 2 * (y * z - x * w), 2 * (y * z + x * w)
    return made
