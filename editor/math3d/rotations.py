"""Rotations and rigid transforms, many at a time: unit quaternions x y z w, matrices, vectors and Euler angles.

Quaternions are as precise as what comes in, unless a function says otherwise. Euler angles are in radians and float64
(mmd-semantics §0.6): z turns first, then x, then y. That is the order of rigid bodies and joints, and of what MMD shows
of bones, with other signs. Bullet reads a joint's angles in an order of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, FloatArray, IndexArray, unit_or_zero

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


Float = TypeVar("Float", bound=np.floating[Any])

NEARLY_NONE = 1e-12  # a length, or an angle, that is lost in rounding
SAME = 1 - 1e-12  # the cosine from which on float32 tells two rotations apart no more
NEARLY_HALF_TURN = 1e-9  # a sine so small that the angle is nothing, or half a turn


def unit_quaternions(quaternions: NDArray[Float]) -> NDArray[Float]:
    """(n, 4) the same rotations with length one, as of float64; where all is 0 no rotation (mmd-semantics §1.9)."""
    exact = quaternions.astype(np.float64)
    lengths = np.sqrt(np.einsum("ij,ij->i", exact, exact))
    units: NDArray[Float] = (exact / np.maximum(lengths, NEARLY_NONE)[:, None]).astype(quaternions.dtype)
    units[lengths < NEARLY_NONE] = (0, 0, 0, 1)
    return units


# The four terms of x, y, z and w of a product of quaternions, each a number of either.
SECOND_OF_PRODUCT = np.array(((3, 3, 3, 3), (0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2)))
FIRST_OF_PRODUCT = np.array(((0, 1, 2, 3), (3, 2, 1, 0), (2, 3, 0, 1), (1, 0, 3, 2)))
SIGNS_OF_PRODUCT = np.array(((1, 1, 1, 1), (1, -1, 1, -1), (1, 1, -1, -1), (-1, 1, 1, -1)), np.float32)[:, :, None]


def product(second: NDArray[Float], first: NDArray[Float]) -> NDArray[Float]:
    """(n, 4) the Hamilton product second · first: `first` rotates first."""
    # In few calls of numpy, of which each takes longer than to multiply what the bones of a model have.
    terms = second.T.take(SECOND_OF_PRODUCT, axis=0) * first.T.take(FIRST_OF_PRODUCT, axis=0)
    terms *= SIGNS_OF_PRODUCT
    sums = terms[0] + terms[1]
    sums += terms[2]
    sums += terms[3]
    both: NDArray[Float] = sums.T.astype(second.dtype, order="C")
    return both


def inverse(quaternions: NDArray[Float]) -> NDArray[Float]:
    """(…, 4) the inverses, which for unit quaternions are the conjugates."""
    return quaternions * np.array((-1, -1, -1, 1), quaternions.dtype)


def in_axes(rotations: NDArray[Float], axes: NDArray[Float]) -> NDArray[Float]:
    """(n, 4) rotations as they are in axes that are themselves rotated by `axes` (n, 4)."""
    return product(inverse(axes), product(rotations, axes))


# The two terms of the nine elements of the matrix of a quaternion, each of two of its numbers.
FIRST_OF_MATRIX = np.array(((1, 0, 0, 0, 0, 1, 0, 1, 0), (2, 2, 1, 2, 2, 0, 1, 0, 1)))
SECOND_OF_MATRIX = np.array(((1, 1, 2, 1, 0, 2, 2, 2, 0), (2, 3, 3, 3, 2, 3, 3, 3, 1)))
SIGNS_OF_MATRIX = np.array((1, -1, 1, 1, 1, -1, -1, 1, 1), np.float32)[:, None]


def matrices_from_quaternions(quaternions: NDArray[Float]) -> NDArray[Float]:
    """(n, 3, 3) rotation matrices of unit quaternions; of all zeros the identity."""
    numbers = quaternions.T.copy()
    elements = numbers.take(FIRST_OF_MATRIX, axis=0) * numbers.take(SECOND_OF_MATRIX, axis=0)
    elements[1] *= SIGNS_OF_MATRIX
    sums = elements[0] + elements[1]
    sums *= 2
    sums[::4] = 1 - sums[::4]
    matrices: NDArray[Float] = sums.T.copy().reshape(-1, 3, 3)
    return matrices


def rotated(quaternions: NDArray[Float], vectors: NDArray[Float]) -> NDArray[Float]:
    """(n, 3) vectors, each rotated by its unit quaternion (n, 4)."""
    return np.asarray(np.einsum("nij,nj->ni", matrices_from_quaternions(quaternions), vectors))


def slerp(start: FloatArray, end: FloatArray, fractions: FloatArray) -> Float64Array:
    """(n, 4) unit quaternions at `fractions` (n,) of the shorter way from start (n, 4) to end (n, 4)."""
    cosines = np.einsum("ij,ij->i", start, end, dtype=np.float64)
    near = np.minimum(np.abs(cosines), 1)
    angles = np.arccos(near)
    # Where there is next to no angle the two are one, and a fraction of nothing is taken of the second.
    sines = np.maximum(np.sqrt(1 - near * near), NEARLY_NONE)
    angles *= fractions
    second = np.sin(angles) / sines
    first = np.cos(angles) - near * second
    between: Float64Array = start * first[:, None]
    between += end * np.copysign(second, cosines)[:, None]
    return between


def powers(quaternions: Float64Array, exponent: float) -> Float64Array:
    """(n, 4) rotations with their angles times an exponent; of two ways round the shorter is meant."""
    sines = np.linalg.norm(quaternions[:, :3], axis=1)
    halves = np.arctan2(sines, np.abs(quaternions[:, 3])) * exponent
    factors = np.divide(np.sin(halves), sines, out=np.zeros_like(sines), where=sines > 0)
    factors *= np.where(quaternions[:, 3] < 0, -1, 1)
    return np.concatenate((quaternions[:, :3] * factors[:, None], np.cos(halves)[:, None]), axis=1)


def rotation_angles(quaternions: Float64Array) -> Float64Array:
    """(n,) the angles of unit quaternions, the shorter way round: 0 to π."""
    return np.asarray(2 * np.arctan2(np.linalg.norm(quaternions[:, :3], axis=1), np.abs(quaternions[:, 3])))


def are_same_rotations(quaternions: ArrayLike, others: ArrayLike) -> BoolArray:
    """(n,): whether two (n, 4) unit quaternions are one rotation, as far as float32 tells; q and -q are."""
    cosines = np.einsum("ij,ij->i", np.asarray(quaternions, np.float64), np.asarray(others, np.float64))
    are_same: BoolArray = np.abs(cosines) > SAME
    return are_same


# -- axes and angles ---------------------------------------------------------------------------------------------------


def quaternions_about_axes(axes: ArrayLike, angles: ArrayLike) -> Float64Array:
    """(n, 4) rotations by (n,) angles about (n, 3) axes of any length; none about one of length 0."""
    directions = unit_or_zero(axes)
    halves = np.asarray(angles, np.float64)[:, None] / 2
    quaternions = np.concatenate((directions * np.sin(halves), np.cos(halves)), axis=1)
    quaternions[~directions.any(axis=1)] = (0, 0, 0, 1)
    return quaternions


def angles_about_axes(quaternions: ArrayLike, axes: ArrayLike) -> Float64Array:
    """(n,) the angles, within ±π, of (n, 4) unit quaternions as rotations about (n, 3) axes.

    A rotation about another axis keeps its angle and goes the way that is nearer, as MMD has it (mmd-semantics §2.9).
    """
    parts, directions = np.asarray(quaternions, np.float64), unit_or_zero(axes)
    along = np.einsum("ij,ij->i", parts[:, :3], directions)
    lengths = np.copysign(np.linalg.norm(parts[:, :3], axis=1), along)
    angles = 2 * np.arctan2(lengths, parts[:, 3])
    angles = np.where(np.abs(angles) > np.pi, angles - np.copysign(2 * np.pi, angles), angles)
    return np.where(directions.any(axis=1), angles, 0.0)


# -- rotation vectors: axes that are as long as the angle in radians ---------------------------------------------------


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


# -- across the plane x = 0 (mmd-semantics §0.5) -----------------------------------------------------------------------


def mirrored_offsets(offsets: FloatArray) -> FloatArray:
    """(n, 3) the offsets as they are on the other side."""
    return offsets * (-1.0, 1.0, 1.0)


def mirrored_rotations(rotations: FloatArray) -> FloatArray:
    """(n, 4) the quaternions x y z w as they are on the other side."""
    return rotations * (1.0, -1.0, -1.0, 1.0)


@dataclass(frozen=True, slots=True, eq=False)
class Transforms:
    """`rotations` (n, 4) unit quaternions x y z w and `positions` (n, 3)."""

    rotations: Float64Array
    positions: Float64Array

    def __len__(self) -> int:
        return len(self.positions)

    def copy(self) -> Transforms:
        return Transforms(self.rotations.copy(), self.positions.copy())

    def take(self, rows: IndexArray) -> Transforms:
        return Transforms(self.rotations[rows], self.positions[rows])

    def times(self, inner: Transforms) -> Transforms:
        """The transforms (n,) of things that are at `inner` in the spaces of these."""
        return Transforms(
            product(self.rotations, inner.rotations),
            self.positions + rotated(self.rotations, inner.positions),
        )

    def inverse(self) -> Transforms:
        back = inverse(self.rotations)
        return Transforms(back, -rotated(back, self.positions))

    def where(self, chosen: BoolArray, others: Transforms) -> Transforms:
        """These where `chosen` (n,), else the others."""
        mask = chosen[:, None]
        return Transforms(
            np.where(mask, self.rotations, others.rotations), np.where(mask, self.positions, others.positions)
        )

    def towards(self, end: Transforms, done: float) -> Transforms:
        """A fraction of the way to other transforms, rotating the shorter way; exactly the end for 1."""
        if done == 1:
            return end
        signs = np.where(np.einsum("ij,ij->i", self.rotations, end.rotations) < 0, -done, done)
        # A chord instead of the arc: within a frame there is no difference that could be seen.
        rotations = unit_quaternions(self.rotations * (1 - done) + end.rotations * signs[:, None])
        return Transforms(rotations, self.positions + (end.positions - self.positions) * done)

    def matrices(self) -> Float32Array:
        """(n, 4, 4) for column vectors."""
        matrices = np.zeros((len(self), 4, 4), np.float32)
        matrices[:, :3, :3], matrices[:, :3, 3] = matrices_from_quaternions(self.rotations), self.positions
        matrices[:, 3, 3] = 1
        return matrices
