"""Rotation vectors: axes that are as long as the angle in radians; as quaternions and matrices, and back."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, FloatArray

NEARLY_HALF_TURN = 1e-9  # a sine so small that the angle is nothing, or half a turn


def quaternions_from_rotation_vectors(vectors: Float64Array) -> Float64Array:
    """(n, 4) rotations about (n, 3) axes that are as long as the angles in radians."""
    angles = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.concatenate((vectors / np.where(angles > 0, angles, 1) * np.sin(angles / 2), np.cos(angles / 2)), axis=1)


def rotation_vectors_between(start: Float64Array, end: Float64Array) -> Float64Array:
    """(n, 3) the shorter rotations from one unit quaternion to another: axes as long as the angles in radians."""
    before, after = start[:, :3], end[:, :3]
    axes = start[:, 3:] * after - end[:, 3:] * before + np.cross(after, before)
    cosines = np.einsum("ij,ij->i", start, end)
    sines = np.linalg.norm(axes, axis=1)
    angles = 2 * np.arctan2(sines, np.abs(cosines)) * np.where(cosines < 0, -1, 1)
    factors = np.divide(angles, sines, out=np.zeros_like(sines), where=sines > 0)
    return np.asarray(axes * factors[:, None])


def rotation_vector_from_matrix(matrix: Float64Array) -> Float64Array:
    """(3,) the axis of a rotation (3, 3), as long as its angle in radians: of 0 to half a turn."""
    sines = np.array((matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]))
    sine, cosine = float(np.linalg.norm(sines)), float(np.trace(matrix)) - 1
    if sine > NEARLY_HALF_TURN:
        return np.asarray(sines / sine * np.arctan2(sine, cosine))
    if cosine > 0:
        return sines / 2
    both = matrix + np.eye(3)  # twice the axis times itself
    axis = both[:, int(np.argmax(np.diag(both)))]
    return np.asarray(axis / np.linalg.norm(axis) * np.pi)


def matrix_from_rotation_vector(rotation_vector: ArrayLike) -> Float64Array:
    """(3, 3) the rotation about an axis (3,) that is as long as the angle in radians."""
    vector = np.asarray(rotation_vector, np.float64)
    angle = float(np.linalg.norm(vector))
    if angle == 0:
        return np.eye(3)
    cross = cross_matrix(vector / angle)
    return np.asarray(np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross)


def cross_matrix(axis: FloatArray) -> FloatArray:
    """(3, 3) what multiplies a vector to its cross product with an axis (3,): axis × vector."""
    x, y, z = axis.tolist()
    return np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)), axis.dtype)
