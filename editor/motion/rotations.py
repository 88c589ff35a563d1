"""Quaternions x y z w, many at a time: brought to length one, and turned from one to another."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, FloatArray

NEARLY_NONE = 1e-12  # a length, or an angle, that is lost in rounding


def unit(rotations: Float32Array) -> Float32Array:
    """(n, 4) the same rotations with length one; where all is 0 no rotation (mmd-semantics §1.9)."""
    exact = rotations.astype(np.float64)
    lengths = np.sqrt(np.einsum("ij,ij->i", exact, exact))[:, None]
    nothing = lengths[:, 0] < NEARLY_NONE
    made: Float32Array = (exact / np.maximum(lengths, NEARLY_NONE)).astype(np.float32)
    made[nothing] = (0, 0, 0, 1)
    return made


def slerp(start: Float32Array, end: Float32Array, done: FloatArray) -> Float64Array:
    """(n, 4) the unit quaternions `done` (n,) of the shorter way from start (n, 4) to end (n, 4)."""
    cosines = np.einsum("ij,ij->i", start, end, dtype=np.float64)
    near = np.minimum(np.abs(cosines), 1)
    angles = np.arccos(near)
    # Where there is next to no angle the two are one, and a share of nothing is taken of the second.
    sines = np.maximum(np.sqrt(1 - near * near), NEARLY_NONE)
    angles *= done
    second = np.sin(angles) / sines
    first = np.cos(angles) - near * second
    turned: Float64Array = start * first[:, None]
    turned += end * np.copysign(second, cosines)[:, None]
    return turned
