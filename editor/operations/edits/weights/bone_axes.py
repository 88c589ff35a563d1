"""BoneAxes: the straight ways from bones to their tails, by which vertices are near to bones; and SDEF about them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, Float64Array, IndexArray
from editor.model.bones import Bone
from editor.operations.edits.bone_rows import NEARLY_NONE, tail_vector

PAIRS = 1 << 20  # of vertices and bones that are looked at together


class BoneAxes:
    """`starts` (bones, 3) the places of bones, `ways` (bones, 3) from there to their tails, nothing for no tail."""

    def __init__(self, bones: Sequence[Bone]) -> None:
        self.starts = _vectors([bone.position for bone in bones])
        self.ways = _vectors([tail_vector(bones, row) for row in range(len(bones))])

    def nearest(self, points: AnyArray, bones: IndexArray) -> Float64Array:
        """(n, 3) the place of the axis of a bone each, `bones` (n,), that is nearest to points (n, 3)."""
        return _on_way(points, self.starts[bones], self.ways[bones])

    def sdef_points(self, points: AnyArray, bones: AnyArray) -> Float32Array:
        """(n, 3, 3) C, R0 and R1 for vertices at points (n, 3) of two bones (n, 2) each (mmd-semantics §4).

        C is what is nearest on the way from the one bone to the other, R0 and R1 on their own axes.
        """
        first, second = bones[:, 0], bones[:, 1]
        starts = self.starts[first]
        center = _on_way(points, starts, self.starts[second] - starts)
        found = np.stack((center, self.nearest(points, first), self.nearest(points, second)), axis=1)
        return found.astype(np.float32)

    def nearest_bones(self, points: AnyArray, bones: IndexArray) -> IndexArray:
        """(n,) which of the bones is nearest to each of points (n, 3); the first to what has no place."""
        found = np.empty(len(points), np.intp)
        step = max(1, PAIRS // max(1, len(bones)))
        for start in range(0, len(points), step):
            some = slice(start, start + step)
            found[some] = self.squares(points[some], bones).argmin(axis=1)
        return bones[found]

    def squares(self, points: AnyArray, bones: IndexArray) -> Float32Array:
        """(n, bones) the squares of the distances of points (n, 3) from the axes of bones."""
        points = np.nan_to_num(points, posinf=0, neginf=0).astype(np.float32)
        starts, ways = (values[bones].astype(np.float32) for values in (self.starts, self.ways))
        lengths = np.maximum(np.einsum("ij,ij->i", ways, ways), NEARLY_NONE**2)
        found = np.zeros((len(points), len(bones)), np.float32)
        along = np.clip((points @ ways.T - np.einsum("ij,ij->i", starts, ways)) / lengths, 0, 1)
        for axis in range(3):
            apart = points[:, axis, None] - starts[:, axis] - along * ways[:, axis]
            found += apart * apart
        return found


def _vectors(values: Sequence[AnyArray | tuple[float, float, float]]) -> Float64Array:
    return np.nan_to_num(np.array(values, np.float64).reshape(-1, 3), posinf=0, neginf=0)


def _on_way(points: AnyArray, starts: Float64Array, ways: Float64Array) -> Float64Array:
    lengths = np.maximum(np.einsum("ij,ij->i", ways, ways), NEARLY_NONE**2)
    along = np.einsum("ij,ij->i", np.nan_to_num(points) - starts, ways) / lengths
    found: Float64Array = starts + ways * np.clip(along, 0, 1)[:, None]
    return found
