"""Rigid transforms, rotations and positions, many at a time: composed, inverted, chosen from and interpolated."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray
from editor.math3d.rotations import inverse, matrices_from_quaternions, product, rotated, unit_quaternions


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
