"""Transforms: where rigid things stand in model space, many at a time, and how poses are joined, undone and shared
out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.quaternions import matrices, product, unit

BACK = np.array((-1.0, -1.0, -1.0, 1.0))  # undoes a rotation


@dataclass(frozen=True, slots=True, eq=False)
class Transforms:
    """`rotations` (n, 4) unit quaternions x y z w and `positions` (n, 3)."""

    rotations: Float64Array
    positions: Float64Array

    def __len__(self) -> int:
        return len(self.positions)

    @classmethod
    def of(cls, bone_transforms: BoneTransforms) -> Transforms:
        return cls(bone_transforms.rotations, bone_transforms.positions)

    def copy(self) -> Transforms:
        return Transforms(self.rotations.copy(), self.positions.copy())

    def take(self, rows: IndexArray) -> Transforms:
        return Transforms(self.rotations[rows], self.positions[rows])

    def times(self, inner: Transforms) -> Transforms:
        """The poses (n,) of things that stand at `inner` in the spaces of these."""
        return Transforms(
            quaternion_product(self.rotations, inner.rotations),
            self.positions + rotated(self.rotations, inner.positions),
        )

    def inverse(self) -> Transforms:
        back = self.rotations * BACK
        return Transforms(back, -rotated(back, self.positions))

    def where(self, chosen: BoolArray, others: Transforms) -> Transforms:
        """These where `chosen` (n,), else the others."""
        mask = chosen[:, None]
        return Transforms(
            np.where(mask, self.rotations, others.rotations), np.where(mask, self.positions, others.positions)
        )

    def towards(self, end: Transforms, done: float) -> Transforms:
        """A share of the way to other poses, turning the shorter way; exactly the end for 1."""
        if done == 1:
            return end
        signs = np.where(np.einsum("ij,ij->i", self.rotations, end.rotations) < 0, -done, done)
        # A chord instead of the arc: within a frame there is no difference that could be seen.
        rotations = unit(self.rotations * (1 - done) + end.rotations * signs[:, None])
        return Transforms(rotations, self.positions + (end.positions - self.positions) * done)

    def matrices(self) -> Float32Array:
        """(n, 4, 4) for column vectors."""
        made = np.zeros((len(self), 4, 4), np.float32)
        made[:, :3, :3], made[:, :3, 3], made[:, 3, 3] = matrices(self.rotations), self.positions, 1
        return made


def quaternion_product(second: Float64Array, first: Float64Array) -> Float64Array:
    """(n, 4) the product of rotations: `first` turns first."""
    made: Float64Array = product(second, first).astype(np.float64, copy=False)
    return made


def rotated(rotations: Float64Array, vectors: Float64Array) -> Float64Array:
    """(n, 3) vectors, each turned by its rotation."""
    made: Float64Array = np.einsum("nij,nj->ni", matrices(rotations), vectors)
    return made


def quaternions_from_euler(angles: Float64Array) -> Float64Array:
    """(n, 4) rotations of (n, 3) angles of bodies and joints in radians: z turns first, then x, then y."""
    halves = angles / 2
    axes = np.zeros((3, len(angles), 4))
    for axis in range(3):
        axes[axis, :, axis], axes[axis, :, 3] = np.sin(halves[:, axis]), np.cos(halves[:, axis])
    return quaternion_product(axes[1], quaternion_product(axes[0], axes[2]))
