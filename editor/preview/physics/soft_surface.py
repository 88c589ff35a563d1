"""The surface of soft bodies: the vertices that follow their nodes, and the normals of its faces."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray, unit_or_zero


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


ALIKE = 64  # parts of a length of one within which normals are the same
NEARLY_NONE = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class SoftNormals:
    """`corners` (faces, 3) nodes and `sides` (faces, 3) which normal each corner adds to; `of` (vertices,) its number.

    `rest` (normals, 3): those of the model; taken where faces say nothing.
    """

    corners: IndexArray
    sides: IndexArray
    of_vertex: IndexArray
    rest: Float64Array
    signs: Float64Array

    @classmethod
    def of(
        cls, faces: IndexArray, rows: IndexArray, nodes: IndexArray, rest: Float64Array, normals: Float32Array
    ) -> SoftNormals:
        """`faces` (faces, 3) vertices; `rows`, `nodes` and `normals` (vertices,): theirs, their nodes and normals."""
        usable = unit_or_zero(np.where(np.isfinite(normals), normals, 0))
        keys = np.column_stack((nodes, np.rint(usable * ALIKE).astype(np.int64)))
        _, first, sides = np.unique(keys, axis=0, return_index=True, return_inverse=True)
        sides = sides.reshape(-1)
        indices = np.minimum(np.searchsorted(rows, faces), len(rows) - 1)
        whole = (rows[indices] == faces).all(axis=1)
        indices = indices[whole]
        made = cls(nodes[indices], sides[indices], sides, usable[first], np.ones((len(first), 1)))
        facing = np.einsum("ij,ij->i", made._sums(rest), made.rest)
        made.signs[facing < 0] = -1
        return made

    def at(self, positions: Float64Array) -> Float32Array:
        """(vertices, 3) of length one, with the nodes at `positions` (nodes, 3)."""
        sums = self._sums(positions) * self.signs
        lengths = np.sqrt(np.einsum("ij,ij->i", sums, sums))
        flat = lengths < NEARLY_NONE
        sums[flat], lengths[flat] = self.rest[flat], 1
        made: Float32Array = (sums / lengths[:, None]).astype(np.float32)[self.of_vertex]
        return made

    def _sums(self, positions: Float64Array) -> Float64Array:
        """(normals, 3) the sum of twice the areas, along their normals, of the faces that meet."""
        a, b, c = (positions[self.corners[:, corner]] for corner in range(3))
        crosses = np.cross(b - a, c - a)
        count, sides = len(self.rest), self.sides.T.ravel()
        shares = np.tile(crosses, (3, 1))
        return np.stack([np.bincount(sides, shares[:, axis], count) for axis in range(3)], axis=1)

    def key(self) -> tuple[bytes, ...]:
        """Equal where everything is."""
        arrays = (self.corners, self.sides, self.of_vertex, self.rest)
        return tuple(array.tobytes() for array in arrays)
