"""A Transform moves, turns and scales at once; says what that makes of positions, directions, normals and rotations.

Numbers only, in model space. Rows that go through a share of it only are moved, turned and scaled by that share.
Values are reckoned in the precision that they come in, for many are dragged at a time.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, FloatArray
from editor.math3d.rotations import (
    cross_matrix,
    matrices_from_euler,
    matrix_from_rotation_vector,
    rotation_vector_from_matrix,
)
from editor.messages import TranslatableText

Weights = FloatArray | None  # (n,) of 0 to 1; None: all of it

MIRROR = np.diag((-1.0, 1.0, 1.0))
SMALLEST = 1e-12


def _zeros() -> Float64Array:
    return np.zeros(3)


def _identity() -> Float64Array:
    return np.eye(3)


@dataclass(frozen=True, slots=True, eq=False)
class Transform:
    """A point p becomes pivot + R · S · (p - pivot) + offset; all but `scale` (3,).

    `rotation_vector` is the axis of R, as long as its angle in radians. `scale` (3, 3) is S, symmetric.
    """

    pivot: Float64Array = field(default_factory=_zeros)
    offset: Float64Array = field(default_factory=_zeros)
    rotation_vector: Float64Array = field(default_factory=_zeros)
    scale: Float64Array = field(default_factory=_identity)

    @property
    def is_translation(self) -> bool:
        """True if it moves, and nothing else."""
        return not self.rotation_vector.any() and np.array_equal(self.scale, np.eye(3))

    @property
    def is_nothing(self) -> bool:
        """True if it leaves everything where it is."""
        return self.is_translation and not self.offset.any()

    def mirrored(self) -> Transform:
        """The transform mirrored at the plane x = 0."""
        turned = self.rotation_vector * (1.0, -1.0, -1.0)
        return Transform(MIRROR @ self.pivot, MIRROR @ self.offset, turned, MIRROR @ self.scale @ MIRROR)

    def symmetric(self) -> Transform:
        """The part of the transform that is symmetric to the plane x = 0."""
        other = self.mirrored()
        pairs = (self.pivot, other.pivot), (self.offset, other.offset), (self.rotation_vector, other.rotation_vector)
        pivot, offset, rotation_vector = ((one + two) / 2 for one, two in pairs)
        return Transform(pivot, offset, rotation_vector, (self.scale + other.scale) / 2)

    # -- what becomes of values (n, 3) ---------------------------------------------------------------------------------

    def points(self, values: FloatArray, weights: Weights = None) -> FloatArray:
        if self.is_translation and weights is None:
            return values + self.offset
        pivot, offset = (vector.astype(values.dtype) for vector in (self.pivot, self.offset))
        if weights is not None:
            offset = weights.astype(values.dtype)[:, None] * offset
        if self.is_translation:
            return values + offset
        return self.directions(values - pivot, weights) + (pivot + offset)

    def directions(self, values: FloatArray, weights: Weights = None) -> FloatArray:
        """Ways from one point to another, with their lengths."""
        return self._rotated(_scaled(values, self.scale, weights), weights)

    def normals(self, values: FloatArray, weights: Weights = None) -> FloatArray:
        """Transformed normals (n, 3), their lengths kept; an approximation where the weight is not 1."""
        if np.array_equal(self.scale, np.eye(3)):
            return self._rotated(values, weights)
        across = _scaled(values, np.asarray(np.linalg.inv(self.scale), np.float64), weights)
        before, after = (np.sqrt(np.einsum("ij,ij->i", array, array)) for array in (values, across))
        return self._rotated(across * (before / np.where(after > SMALLEST, after, 1))[:, None], weights)

    def axes(self, values: FloatArray, weights: Weights = None) -> FloatArray:
        """Axes that are turned along, whatever is scaled."""
        return self._rotated(values, weights)

    def rotations(self, values: Float64Array) -> Float64Array:
        """(n, 3, 3) rotation matrices, turned."""
        return np.asarray(matrix_from_rotation_vector(self.rotation_vector) @ values)

    def factors(self, axes: Float64Array) -> Float64Array:
        """(n, 3) by how much it scales along each of three axes, the columns of (n, 3, 3)."""
        return np.asarray(np.linalg.norm(self.scale @ axes, axis=1))

    def _rotated(self, values: FloatArray, weights: Weights) -> FloatArray:
        angle = float(np.linalg.norm(self.rotation_vector))
        if angle == 0:
            return values
        if weights is None:
            return values @ matrix_from_rotation_vector(-self.rotation_vector).astype(
                values.dtype
            )  # a transposed view would be far slower
        axis = (self.rotation_vector / angle).astype(values.dtype)
        angles = (weights * angle).astype(values.dtype)
        along = (values @ axis)[:, None] * axis
        return (
            (values - along) * np.cos(angles)[:, None]
            + (values @ cross_matrix(-axis)) * np.sin(angles)[:, None]
            + along
        )


def moved(offset: ArrayLike) -> Transform:
    """Move by `offset` (3,)."""
    return Transform(offset=np.asarray(offset, np.float64))


def rotated(pivot: ArrayLike, axis: ArrayLike, angle: float) -> Transform:
    """Turn about `axis` (3,), of length 1, through `pivot` (3,), by radians."""
    return Transform(np.asarray(pivot, np.float64), rotation_vector=np.asarray(axis, np.float64) * angle)


def scaled_along(pivot: ArrayLike, axes: ArrayLike, factors: ArrayLike) -> Transform:
    """Scale by `factors` (3,) along `axes`, the columns of (3, 3); `pivot` (3,) stays. ValueError unless all > 0."""
    values = np.asarray(factors, np.float64)
    if not (np.isfinite(values).all() and (values > 0).all()):
        raise ValueError(TranslatableText("the scale has to be a positive number, not {}", values.tolist()))
    frame = np.asarray(axes, np.float64)
    if (values == values[0]).all():
        return Transform(np.asarray(pivot, np.float64), scale=np.eye(3) * values[0])
    return Transform(np.asarray(pivot, np.float64), scale=frame * values @ frame.T)


def combined(pivot: ArrayLike, axes: ArrayLike, offset: ArrayLike, angles: ArrayLike, factors: ArrayLike) -> Transform:
    """Scale, then turn, then move, all along `axes`, the columns of (3, 3).

    `angles` (3,) in radians are those of `matrices_from_euler`. ValueError unless all factors are positive.
    """
    frame = np.asarray(axes, np.float64)
    rotation_vector = rotation_vector_from_matrix(frame @ matrices_from_euler(angles)[0] @ frame.T)
    scale = scaled_along(pivot, frame, factors).scale
    return Transform(np.asarray(pivot, np.float64), frame @ np.asarray(offset, np.float64), rotation_vector, scale)


def _scaled(values: FloatArray, scale: Float64Array, weights: Weights) -> FloatArray:
    if np.array_equal(scale, np.eye(3)):
        return values
    if weights is None:
        return values @ scale.astype(values.dtype)
    return values + weights.astype(values.dtype)[:, None] * (values @ (scale - np.eye(3)).astype(values.dtype))
