"""SoftVertices: where soft bodies have the vertices that they take from the bones, for whoever draws or writes them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float32Array, IndexArray


@dataclass(frozen=True, slots=True, eq=False)
class SoftVertices:
    """`rows` (n,) vertices, ascending, each once; `positions` (n, 3) and `normals` (n, 3) of length one, file space.

    As long as the same vertices are soft, `rows` is the same object.
    """

    rows: IndexArray
    positions: Float32Array
    normals: Float32Array

    def lay_over(self, positions: Float32Array, normals: Float32Array, rows: IndexArray | None = None) -> None:
        """Write them into what bones made of all vertices, or of `rows`, in any order: (n, 3) each."""
        if rows is None:
            positions[self.rows], normals[self.rows] = self.positions, self.normals
        elif len(self.rows):
            found = np.minimum(np.searchsorted(self.rows, rows), len(self.rows) - 1)
            soft = self.rows[found] == rows
            positions[soft], normals[soft] = self.positions[found[soft]], self.normals[found[soft]]
