"""A Transform moves, turns and scales at once; says what that makes of places, directions, normals and rotations.

Numbers only, in model space. Rows that go through a share of it only are moved, turned and scaled by that share.
Values are reckoned in the precision that they come in, for many are dragged at a time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.model.angles import rotations_of

Floats = NDArray[np.float64]
Values = NDArray[np.floating[Any]]
Shares = NDArray[np.floating[Any]] | None  # (n,) of 0 to 1; None: all of it

MIRROR = np.diag((-1.0, 1.0, 1.0))
SMALLEST = 1e-12
HALF_TURN = 1e-9  # a sine so small that the angle is nothing, or half a turn


def _zeros() -> Floats:
    return np.zeros(3)


def _identity() -> Floats:
    return np.eye(3)


@dataclass(frozen=True, slots=True, eq=False)
class Transform:
    """A place p becomes pivot + R · S · (p - pivot) + offset; all but `stretch` (3,).

    `turn` is the axis of R, as long as its angle in radians. `stretch` (3, 3) is S, symmetric.
    """

    pivot: Floats = field(default_factory=_zeros)
    offset: Floats = field(default_factory=_zeros)
    turn: Floats = field(default_factory=_zeros)
    stretch: Floats = field(default_factory=_identity)

    @property
    def is_shift(self) -> bool:
        """Whether it moves, and nothing else."""
        return not self.turn.any() and np.array_equal(self.stretch, np.eye(3))

    @property
    def is_nothing(self) -> bool:
        """Whether it leaves everything where it is."""
        return self.is_shift and not self.offset.any()

    def mirrored(self) -> Transform:
        """What it is on the other side of the plane x = 0."""
        turned = self.turn * (1.0, -1.0, -1.0)
        return Transform(MIRROR @ self.pivot, MIRROR @ self.offset, turned, MIRROR @ self.stretch @ MIRROR)

    def symmetric(self) -> Transform:
        """What of it is the same on both sides of the plane x = 0."""
        other = self.mirrored()
        pairs = (self.pivot, other.pivot), (self.offset, other.offset), (self.turn, other.turn)
        pivot, offset, turn = ((one + two) / 2 for one, two in pairs)
        return Transform(pivot, offset, turn, (self.stretch + other.stretch) / 2)

    # -- what becomes of values (n, 3) ---------------------------------------------------------------------------------

    def places(self, values: Values, shares: Shares = None) -> Values:
        if self.is_shift and shares is None:
            return values + self.offset
        pivot, offset = (vector.astype(values.dtype) for vector in (self.pivot, self.offset))
        if shares is not None:
            offset = shares.astype(values.dtype)[:, None] * offset
        if self.is_shift:
            return values + offset
        return self.directions(values - pivot, shares) + (pivot + offset)

    def directions(self, values: Values, shares: Shares = None) -> Values:
        """Ways from one place to another, with their lengths."""
        return self._turned(_stretched(values, self.stretch, shares), shares)

    def normals(self, values: Values, shares: Shares = None) -> Values:
        """What stands upright on a surface; lengths stay. Of what is scaled by a share this is an approximation."""
        if np.array_equal(self.stretch, np.eye(3)):
            return self._turned(values, shares)
        across = _stretched(values, np.asarray(np.linalg.inv(self.stretch), np.float64), shares)
        before, after = (np.sqrt(np.einsum("ij,ij->i", array, array)) for array in (values, across))
        return self._turned(across * (before / np.where(after > SMALLEST, after, 1))[:, None], shares)

    def axes(self, values: Values, shares: Shares = None) -> Values:
        """Axes that are turned along, whatever is scaled."""
        return self._turned(values, shares)

    def rotations(self, values: Floats) -> Floats:
        """(n, 3, 3) rotation matrices, turned."""
        return np.asarray(rotation(self.turn) @ values)

    def factors(self, axes: Floats) -> Floats:
        """(n, 3) by how much it scales along each of three axes, the columns of (n, 3, 3)."""
        return np.asarray(np.linalg.norm(self.stretch @ axes, axis=1))

    def _turned(self, values: Values, shares: Shares) -> Values:
        angle = float(np.linalg.norm(self.turn))
        if angle == 0:
            return values
        if shares is None:
            return values @ rotation(-self.turn).astype(values.dtype)  # a transposed view would be far slower
        axis = (self.turn / angle).astype(values.dtype)
        angles = (shares * angle).astype(values.dtype)
        along = (values @ axis)[:, None] * axis
        return (values - along) * np.cos(angles)[:, None] + (values @ _cross(-axis)) * np.sin(angles)[:, None] + along


def moved(offset: ArrayLike) -> Transform:
    """Move by `offset` (3,)."""
    return Transform(offset=np.asarray(offset, np.float64))


def turned(pivot: ArrayLike, axis: ArrayLike, angle: float) -> Transform:
    """Turn about `axis` (3,), of length 1, through `pivot` (3,), by radians."""
    return Transform(np.asarray(pivot, np.float64), turn=np.asarray(axis, np.float64) * angle)


def scaled(pivot: ArrayLike, axes: ArrayLike, factors: ArrayLike) -> Transform:
    """Scale by `factors` (3,) along `axes`, the columns of (3, 3); `pivot` (3,) stays. ValueError unless all > 0."""
    values = np.asarray(factors, np.float64)
    if not (np.isfinite(values).all() and (values > 0).all()):
        raise ValueError(f"{values.tolist()} is no scale")
    frame = np.asarray(axes, np.float64)
    if (values == values[0]).all():
        return Transform(np.asarray(pivot, np.float64), stretch=np.eye(3) * values[0])
    return Transform(np.asarray(pivot, np.float64), stretch=frame * values @ frame.T)


def combined(pivot: ArrayLike, axes: ArrayLike, offset: ArrayLike, angles: ArrayLike, factors: ArrayLike) -> Transform:
    """Scale, then turn, then move, all along `axes`, the columns of (3, 3).

    `angles` (3,) in radians are those of angles.rotations_of. ValueError unless all factors are positive.
    """
    frame = np.asarray(axes, np.float64)
    turn = turn_of(frame @ rotations_of(angles)[0] @ frame.T)
    stretch = scaled(pivot, frame, factors).stretch
    return Transform(np.asarray(pivot, np.float64), frame @ np.asarray(offset, np.float64), turn, stretch)


def turn_of(matrix: Floats) -> Floats:
    """(3,) the axis of a rotation (3, 3), as long as its angle in radians: of 0 to half a turn."""
    sines = np.array((matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]))
    sine, cosine = float(np.linalg.norm(sines)), float(np.trace(matrix)) - 1
    if sine > HALF_TURN:
        return np.asarray(sines / sine * np.arctan2(sine, cosine))
    if cosine > 0:
        return sines / 2
    both = matrix + np.eye(3)  # twice the axis times itself
    axis = both[:, int(np.argmax(np.diag(both)))]
    return np.asarray(axis / np.linalg.norm(axis) * np.pi)


def rotation(turn: ArrayLike) -> Floats:
    """(3, 3) the rotation about an axis (3,) that is as long as the angle in radians."""
    vector = np.asarray(turn, np.float64)
    angle = float(np.linalg.norm(vector))
    if angle == 0:
        return np.eye(3)
    cross = _cross(vector / angle)
    return np.asarray(np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross)


def _cross(axis: Values) -> Values:
    x, y, z = axis.tolist()
    return np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)), axis.dtype)


def _stretched(values: Values, stretch: Floats, shares: Shares) -> Values:
    if np.array_equal(stretch, np.eye(3)):
        return values
    if shares is None:
        return values @ stretch.astype(values.dtype)
    return values + shares.astype(values.dtype)[:, None] * (values @ (stretch - np.eye(3)).astype(values.dtype))
