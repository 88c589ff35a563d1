"""Poses: where rigid things stand in model space, many at a time, and how poses are joined, undone and shared out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from editor.preview.placement import Placement
from editor.preview.quaternions import matrices, product, unit

Doubles = NDArray[np.float64]
Switches = NDArray[np.bool_]
Rows = NDArray[np.intp]

BACK = np.array((-1.0, -1.0, -1.0, 1.0))  # undoes a rotation


@dataclass(frozen=True, slots=True, eq=False)
class Poses:
    """`rotations` (n, 4) unit quaternions x y z w and `positions` (n, 3)."""

    rotations: Doubles
    positions: Doubles

    def __len__(self) -> int:
        return len(self.positions)

    @classmethod
    def of(cls, placement: Placement) -> Poses:
        return cls(placement.rotations, placement.positions)

    def copy(self) -> Poses:
        return Poses(self.rotations.copy(), self.positions.copy())

    def take(self, rows: Rows) -> Poses:
        return Poses(self.rotations[rows], self.positions[rows])

    def times(self, inner: Poses) -> Poses:
        """The poses (n,) of things that stand at `inner` in the spaces of these."""
        return Poses(joined(self.rotations, inner.rotations), self.positions + turned(self.rotations, inner.positions))

    def inverse(self) -> Poses:
        back = self.rotations * BACK
        return Poses(back, -turned(back, self.positions))

    def where(self, chosen: Switches, others: Poses) -> Poses:
        """These where `chosen` (n,), else the others."""
        mask = chosen[:, None]
        return Poses(np.where(mask, self.rotations, others.rotations), np.where(mask, self.positions, others.positions))

    def towards(self, end: Poses, done: float) -> Poses:
        """A share of the way to other poses, turning the shorter way; exactly the end for 1."""
        if done == 1:
            return end
        signs = np.where(np.einsum("ij,ij->i", self.rotations, end.rotations) < 0, -done, done)
        # A chord instead of the arc: within a frame there is no difference that could be seen.
        turns = unit(self.rotations * (1 - done) + end.rotations * signs[:, None])
        return Poses(turns, self.positions + (end.positions - self.positions) * done)

    def matrices(self) -> NDArray[np.float32]:
        """(n, 4, 4) for column vectors."""
        made = np.zeros((len(self), 4, 4), np.float32)
        made[:, :3, :3], made[:, :3, 3], made[:, 3, 3] = matrices(self.rotations), self.positions, 1
        return made


def joined(second: Doubles, first: Doubles) -> Doubles:
    """(n, 4) the product of rotations: `first` turns first."""
    made: Doubles = product(second, first).astype(np.float64, copy=False)
    return made


def turned(rotations: Doubles, vectors: Doubles) -> Doubles:
    """(n, 3) vectors, each turned by its rotation."""
    made: Doubles = np.einsum("nij,nj->ni", matrices(rotations), vectors)
    return made


def turns_of(angles: Doubles) -> Doubles:
    """(n, 4) rotations of (n, 3) angles of bodies and joints in radians: z turns first, then x, then y."""
    halves = angles / 2
    axes = np.zeros((3, len(angles), 4))
    for axis in range(3):
        axes[axis, :, axis], axes[axis, :, 3] = np.sin(halves[:, axis]), np.cos(halves[:, axis])
    return joined(axes[1], joined(axes[0], axes[2]))
