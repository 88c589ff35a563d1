"""Rotations as numbers to read and type: MMD's three angles of a bone, and the one angle about a fixed axis.

Quaternions are x y z w in file space, angles radians, everything float64 and many at a time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array

SHOWN = np.array((1.0, -1.0, -1.0))  # the angles that MMD shows are the mathematical ones times this
UPRIGHT = 1e-6  # cosine of the angle about x below which those about y and z cannot be told apart


def quaternions_from_euler(angles: ArrayLike) -> Float64Array:
    """(n, 4) unit quaternions of (n, 3) angles x y z as MMD shows them: y after x after z (mmd-semantics §0.6)."""
    x, y, z = (np.asarray(angles, np.float64) * SHOWN / 2).T
    (sx, sy, sz), (cx, cy, cz) = np.sin((x, y, z)), np.cos((x, y, z))
    parts = (
        cy * sx * cz + sy * cx * sz,
        sy * cx * cz - cy * sx * sz,
        cy * cx * sz - sy * sx * cz,
        cy * cx * cz + sy * sx * sz,
    )
    return np.stack(parts, axis=-1)


def euler_from_quaternions(rotations: ArrayLike) -> Float64Array:
    """(n, 3) the angles x y z that MMD shows for (n, 4) unit quaternions: x within ±π/2, y and z within ±π.

    Where x is upright, y and z turn about the same line, and all of it is told as y.
    """
    x, y, z, w = np.asarray(rotations, np.float64).T
    sine, cosine = 2 * (w * x - y * z), np.hypot(2 * (x * y + w * z), 1 - 2 * (x * x + z * z))
    upright = cosine < UPRIGHT
    about_y = np.where(
        upright,
        np.arctan2(2 * (w * y - x * z), 1 - 2 * (y * y + z * z)),
        np.arctan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y)),
    )
    about_z = np.where(upright, 0.0, np.arctan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z)))
    shown: Float64Array = np.stack((np.arctan2(sine, cosine), about_y, about_z), axis=-1) * SHOWN
    return shown


def quaternions_about_axes(axes: ArrayLike, angles: ArrayLike) -> Float64Array:
    """(n, 4) unit quaternions that turn by (n,) angles about (n, 3) axes of any length; none about one of length 0."""
    directions = _directions(axes)
    halves = np.asarray(angles, np.float64)[:, None] / 2
    turned = np.concatenate((directions * np.sin(halves), np.cos(halves)), axis=1)
    turned[~directions.any(axis=1)] = (0, 0, 0, 1)
    return turned


def angles_about(rotations: ArrayLike, axes: ArrayLike) -> Float64Array:
    """(n,) the angles, within ±π, that (n, 4) unit quaternions turn by when told to turn about (n, 3) axes.

    A rotation about another axis keeps its angle and goes the way that is nearer, as MMD has it (mmd-semantics §2.9).
    """
    turns, directions = np.asarray(rotations, np.float64), _directions(axes)
    along = np.einsum("ij,ij->i", turns[:, :3], directions)
    lengths = np.copysign(np.linalg.norm(turns[:, :3], axis=1), along)
    angles = 2 * np.arctan2(lengths, turns[:, 3])
    angles = np.where(np.abs(angles) > np.pi, angles - np.copysign(2 * np.pi, angles), angles)
    return np.where(directions.any(axis=1), angles, 0.0)


def same_rotations(rotations: ArrayLike, others: ArrayLike) -> BoolArray:
    """(n,): whether two (n, 4) unit quaternions turn alike, as far as float32 tells; q and -q do."""
    cosines = np.einsum("ij,ij->i", np.asarray(rotations, np.float64), np.asarray(others, np.float64))
    alike: BoolArray = np.abs(cosines) > 1 - 1e-12
    return alike


def _directions(axes: ArrayLike) -> Float64Array:
    """(n, 3) axes brought to length one; those of length 0 stay."""
    exact = np.asarray(axes, np.float64)
    lengths = np.linalg.norm(exact, axis=1, keepdims=True)
    return np.where(lengths > 0, exact / np.where(lengths > 0, lengths, 1.0), 0.0)
