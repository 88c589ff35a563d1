"""Unskinning goes the way back of skinning: from where a posed model has its vertices to where they are at rest.

Every kind of deform gives a vertex one affine map, in which its own position has no part, for the centre of SDEF stays
with the bones. So the way back is exact. Vectors, not positions, go back, and what morphs add has no part in them:
a vertex that is not moved stays as it is, to the bit.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray

FARTHEST = 50.0  # times as far as it is moved in the pose: who would have to go farther at rest stays


@dataclass(frozen=True, slots=True, eq=False)
class Unskinning:
    """Of some vertices (n,): `maps` (n, 3, 3) is what their bones do to directions, `inverses` (n, 3, 3) the way back.

    `seen` (n, 3): where they stand in the pose. An inverse that is no good is 0: what it takes back does not move.
    """

    maps: Float64Array
    inverses: Float64Array
    seen: Float64Array

    @classmethod
    def of(cls, maps: FloatArray, seen: FloatArray) -> Unskinning:
        """`maps` (n, 3, 3 or more): the affine maps of skinning."""
        linear = maps[:, :, :3].astype(np.float64)
        return cls(linear, _inverses(linear), seen.astype(np.float64))

    @property
    def is_good(self) -> BoolArray:
        """(n,) whether there is a way back: not where bones cancel each other out, or weigh nothing."""
        return np.asarray(self.inverses.any(axis=(1, 2)))

    def take(self, indices: IndexArray | BoolArray) -> Unskinning:
        """That of some of the vertices."""
        return Unskinning(self.maps[indices], self.inverses[indices], self.seen[indices])

    def mirrored(self) -> Unskinning:
        """That of vertices on the other side of the plane x = 0 at rest, which are to do what these do, mirrored."""
        flip = np.array((-1.0, 1.0, 1.0))
        return Unskinning(self.maps * flip, flip[:, None] * self.inverses, self.seen)

    def carried_back(self, positions: FloatArray) -> Float64Array:
        """(n, 3) how far the vertices have to move at rest to stand at `positions` (n, 3) in the pose."""
        return self.back(positions - self.seen)

    def posed(self, directions: FloatArray) -> Float64Array:
        """(n, 3) directions at rest as they are in the pose."""
        return np.asarray(np.einsum("nij,nj->ni", self.maps, directions))

    def back(self, directions: FloatArray) -> Float64Array:
        """(n, 3) directions in the pose as they are at rest."""
        found = np.einsum("nij,nj->ni", self.inverses, directions)
        return np.where(np.isfinite(found), found, 0)


def _inverses(maps: Float64Array) -> Float64Array:
    """(n, 3, 3), 0 where there is none that is of use."""
    first, second, third = maps[:, 0], maps[:, 1], maps[:, 2]
    across = np.stack((np.cross(second, third), np.cross(third, first), np.cross(first, second)), axis=2)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        inverses = across / np.einsum("ni,ni->n", first, across[:, :, 0])[:, None, None]
        is_good = np.abs(inverses).max(axis=(1, 2), initial=0) <= FARTHEST  # of what is no number, too
    return np.where(is_good[:, None, None], inverses, 0)
