"""BoneAxes: the straight ways from bones to their tails, by which vertices are near to bones; and SDEF about them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, Float64Array, IndexArray
from editor.model.bones import Bone, tail_vector
from editor.model.fields import NONE
from editor.model.mesh import SLOTS
from editor.operations.bones.bone_rows import NEARLY_NONE

PAIRS = 1 << 16  # of vertices and bones that are looked at together
OUTSIDE = 3  # times as far as a bone is ahead of a surface, it counts as further away


class BoneAxes:
    """`starts` (bones, 3) the positions of bones, `vectors` (bones, 3) from there to their tails, zero for no tail."""

    def __init__(self, bones: Sequence[Bone]) -> None:
        self.starts = _vectors([bone.position for bone in bones])
        self.vectors = _vectors([tail_vector(bones, row) for row in range(len(bones))])

    def nearest(self, points: AnyArray, bones: IndexArray) -> Float64Array:
        """(n, 3) the point on the axis of a bone each, `bones` (n,), that is nearest to points (n, 3)."""
        return _closest_points_on_segments(points, self.starts[bones], self.vectors[bones])

    def sdef_points(self, points: AnyArray, bones: AnyArray) -> Float32Array:
        """(n, 3, 3) C, R0 and R1 for vertices at points (n, 3) of two bones (n, 2) each (mmd-semantics §4).

        C is what is nearest on the way from the one bone to the other, R0 and R1 on their own axes.
        """
        first, second = bones[:, 0], bones[:, 1]
        starts = self.starts[first]
        center = _closest_points_on_segments(points, starts, self.starts[second] - starts)
        found = np.stack((center, self.nearest(points, first), self.nearest(points, second)), axis=1)
        return found.astype(np.float32)

    def nearest_bones(self, points: AnyArray, bones: IndexArray) -> IndexArray:
        """(n,) which of the bones is nearest to each of points (n, 3); the first to what has no position."""
        found: IndexArray = self.nearest_with_weights(points, bones, 0)[0][:, 0].astype(np.intp)
        return found

    def nearest_with_weights(
        self, points: AnyArray, bones: IndexArray, fall_off: float, normals: AnyArray | None = None
    ) -> tuple[AnyArray, Float64Array]:
        """(n, 4) the bones nearest to points (n, 3), the nearest first, and weights that sum to 1.

        The weight falls to 0 for what is further away than the nearest by `fall_off`. With `normals` (n, 3) of a mesh,
        bones that are outside of it there count as further away.
        """
        count = min(SLOTS, len(bones))
        found, weights = np.full((len(points), SLOTS), NONE, np.int32), np.zeros((len(points), SLOTS))
        step = max(1, PAIRS // len(bones))
        for start in range(0, len(points), step):
            some = slice(start, start + step)
            away = self._distances(points[some], bones, None if normals is None else normals[some])
            near = np.argpartition(away, count - 1, axis=1)[:, :count] if count < len(bones) else np.argsort(away)
            near = np.take_along_axis(near, np.argsort(np.take_along_axis(away, near, 1), axis=1, kind="stable"), 1)
            further = np.take_along_axis(away, near, 1).astype(np.float64)
            further -= further[:, :1]
            weights[some, 0] = 1
            weights[some, 1:count] = np.maximum(0, 1 - further[:, 1:] / fall_off) if fall_off > 0 else 0
            found[some, :count] = np.where(weights[some, :count] > 0, bones[near], NONE)
        return found, weights / weights.sum(axis=1, keepdims=True)

    def _distances(self, points: AnyArray, bones: IndexArray, normals: AnyArray | None) -> Float64Array:
        """(n, bones) how far points (n, 3) are from the axes of bones."""
        points = np.nan_to_num(points, posinf=0, neginf=0).astype(np.float64)
        starts, vectors = self.starts[bones], self.vectors[bones]
        lengths = np.maximum(np.einsum("ij,ij->i", vectors, vectors), NEARLY_NONE**2)
        ahead = points @ vectors.T - np.einsum("ij,ij->i", starts, vectors)
        along = np.clip(ahead / lengths, 0, 1)
        squares = points @ (-2 * starts.T) + np.einsum("ij,ij->i", starts, starts)
        squares += np.einsum("ij,ij->i", points, points)[:, None] - along * (2 * ahead - along * lengths)
        distances: Float64Array = np.sqrt(np.maximum(squares, 0))
        if normals is not None:
            normals = np.nan_to_num(normals, posinf=0, neginf=0).astype(np.float64)
            out = normals @ starts.T + along * (normals @ vectors.T) - np.einsum("ij,ij->i", normals, points)[:, None]
            distances += OUTSIDE * np.maximum(out, 0)
        return distances


def _vectors(values: Sequence[AnyArray | tuple[float, float, float]]) -> Float64Array:
    return np.nan_to_num(np.array(values, np.float64).reshape(-1, 3), posinf=0, neginf=0)


def _closest_points_on_segments(points: AnyArray, starts: Float64Array, vectors: Float64Array) -> Float64Array:
    lengths = np.maximum(np.einsum("ij,ij->i", vectors, vectors), NEARLY_NONE**2)
    along = np.einsum("ij,ij->i", np.nan_to_num(points) - starts, vectors) / lengths
    found: Float64Array = starts + vectors * np.clip(along, 0, 1)[:, None]
    return found
