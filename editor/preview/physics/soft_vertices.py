"""SoftVertices: where soft bodies have the vertices that they take from the bones, for whoever draws or writes them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class SoftVertices:
    """`rows` (n,) vertices, ascending, each once; `positions` (n, 3) and `normals` (n, 3) of length one, file space.

    As long as the same vertices are soft, `rows` is the same object.
    """

    rows: NDArray[np.intp]
    positions: Floats
    normals: Floats

    def lay_over(self, positions: Floats, normals: Floats, rows: NDArray[np.intp] | None = None) -> None:
        """Write them into what bones made of all vertices, or of `rows`, in any order: (n, 3) each."""
        if rows is None:
            positions[self.rows], normals[self.rows] = self.positions, self.normals
        elif len(self.rows):
            found = np.minimum(np.searchsorted(self.rows, rows), len(self.rows) - 1)
            soft = self.rows[found] == rows
            positions[soft], normals[soft] = self.positions[found[soft]], self.normals[found[soft]]
