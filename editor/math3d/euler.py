"""Euler angles in radians as matrices and quaternions, and back (mmd-semantics §0.6): z turns first, then x, then y.

That is the order of rigid bodies and joints, and of what MMD shows of bones, with other signs. Bullet reads a joint's
angles in an order of its own. Everything is float64.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, FloatArray

POLE = 1e-7  # a cosine of x so small that y and z turn about the same axis
SHOWN_POLE = 1e-6  # the same of what MMD shows
SHOWN = np.array((1.0, -1.0, -1.0))  # the angles that MMD shows are the mathematical ones times this


def matrices_from_euler(angles: ArrayLike) -> Float64Array:
    """(n, 3, 3) from (n, 3) angles."""
    (cx, cy, cz), (sx, sy, sz) = (f(np.asarray(angles, np.float64).reshape(-1, 3)).T for f in (np.cos, np.sin))
    rows = (
        (cy * cz + sy * sx * sz, sy * sx * cz - cy * sz, sy * cx),
        (cx * sz, cx * cz, -sx),
        (cy * sx * sz - sy * cz, sy * sz + cy * sx * cz, cy * cx),
    )
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def euler_from_matrices(matrices: FloatArray) -> Float64Array:
    """(n, 3) the angles of (n, 3, 3) rotations: x from -90° to 90°, and no z where x is at either end."""
    m = np.asarray(matrices, np.float64)
    cosine = np.hypot(m[:, 1, 0], m[:, 1, 1])
    at_pole = cosine < POLE
    y = np.where(at_pole, np.arctan2(-m[:, 2, 0], m[:, 0, 0]), np.arctan2(m[:, 0, 2], m[:, 2, 2]))
    z = np.where(at_pole, 0, np.arctan2(m[:, 1, 0], m[:, 1, 1]))
    return np.stack((np.arctan2(-m[:, 1, 2], cosine), y, z), axis=1)


def quaternions_from_euler(angles: ArrayLike) -> Float64Array:
    """(n, 4) unit quaternions x y z w of (n, 3) angles; with w below 0 where angles beyond 180° mean that."""
    x, y, z = (np.asarray(angles, np.float64) / 2).T
    (sx, sy, sz), (cx, cy, cz) = np.sin((x, y, z)), np.cos((x, y, z))
    parts = (
        cy * sx * cz + sy * cx * sz,
        sy * cx * cz - cy * sx * sz,
        cy * cx * sz - sy * sx * cz,
        cy * cx * cz + sy * sx * sz,
    )
    return np.stack(parts, axis=-1)


def quaternions_from_shown_euler(angles: ArrayLike) -> Float64Array:
    """(n, 4) unit quaternions of (n, 3) angles x y z as MMD shows them of bones."""
    return quaternions_from_euler(np.asarray(angles, np.float64) * SHOWN)


def shown_euler_from_quaternions(quaternions: ArrayLike) -> Float64Array:
    """(n, 3) the angles x y z that MMD shows for (n, 4) unit quaternions: x within ±π/2, y and z within ±π.

    Where x is upright, y and z turn about the same line, and all of it is given as y.
    """
    x, y, z, w = np.asarray(quaternions, np.float64).T
    sine, cosine = 2 * (w * x - y * z), np.hypot(2 * (x * y + w * z), 1 - 2 * (x * x + z * z))
    upright = cosine < SHOWN_POLE
    about_y = np.where(
        upright,
        np.arctan2(2 * (w * y - x * z), 1 - 2 * (y * y + z * z)),
        np.arctan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y)),
    )
    about_z = np.where(upright, 0.0, np.arctan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z)))
    shown: Float64Array = np.stack((np.arctan2(sine, cosine), about_y, about_z), axis=-1) * SHOWN
    return shown


def joint_euler_from_quaternions(quaternions: Float64Array) -> Float64Array:
    """(n, 3) the angles of (n, 4) rotations as Bullet reads them at a 6DOF joint: from the transposed matrix."""
    x, y, z, w = parts = quaternions.T * np.sqrt(2)
    xx, yy, zz, _ = parts * parts
    angles = np.empty((3, len(quaternions)))
    np.arctan2(-(x * w + y * z), 1 - (xx + yy), out=angles[0])
    np.arcsin(np.minimum(np.maximum(x * z - y * w, -1), 1), out=angles[1])
    np.arctan2(-(z * w + x * y), 1 - (yy + zz), out=angles[2])
    return angles.T
