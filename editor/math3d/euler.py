"""Angles of rigid bodies and joints as matrices, and back (mmd-semantics §0.6): z turns first, then x, then y."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, FloatArray

POLE = 1e-7  # a cosine of x so small that y and z turn about the same axis


def matrices_from_euler(angles: ArrayLike) -> Float64Array:
    """(n, 3, 3) from (n, 3) angles in radians."""
    (cx, cy, cz), (sx, sy, sz) = (f(np.asarray(angles, np.float64).reshape(-1, 3)).T for f in (np.cos, np.sin))
    rows = (
        (cy * cz + sy * sx * sz, sy * sx * cz - cy * sz, sy * cx),
        (cx * sz, cx * cz, -sx),
        (cy * sx * sz - sy * cz, sy * sz + cy * sx * cz, cy * cx),
    )
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def euler_from_matrices(rotations: FloatArray) -> Float64Array:
    """(n, 3) the angles in radians of (n, 3, 3) rotations: x from -90° to 90°, and no z where x is at either end."""
    m = np.asarray(rotations, np.float64)
    cosine = np.hypot(m[:, 1, 0], m[:, 1, 1])
    at_pole = cosine < POLE
    y = np.where(at_pole, np.arctan2(-m[:, 2, 0], m[:, 0, 0]), np.arctan2(m[:, 0, 2], m[:, 2, 2]))
    z = np.where(at_pole, 0, np.arctan2(m[:, 1, 0], m[:, 1, 1]))
    return np.stack((np.arctan2(-m[:, 1, 2], cosine), y, z), axis=1)
