"""RestPlaces: which vertices are at one place at rest, and which of them morphs part, as the lips of a closed mouth."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float32Array, IndexArray, Int32Array
from editor.operations.painting.row_groups import RowGroups
from editor.operations.painting.surface import PaintSurface
from editor.operations.queries.symmetry import NEAR
from editor.operations.queries.topology import MeshTopology, position_numbers


class RestPlaces:
    """`positions` (vertices, 3) at rest. Morphed ones, (vertices, 3) too, are those before bones; None: as at rest."""

    def __init__(self, positions: Float32Array) -> None:
        self._positions = positions
        self._number = position_numbers(positions)
        first = RowGroups(self._number, int(self._number.max(initial=-1)) + 1).first
        self._first = first[self._number]  # (vertices,) one vertex at the place of each

    def parted(self, morphed: Float32Array | None) -> IndexArray:
        """The vertices that are not seen where others of their place are; by less than NEAR a seam does not part."""
        if morphed is None or len(morphed) != len(self._first):
            return np.empty(0, np.intp)
        apart = np.abs(morphed - morphed[self._first])
        return np.flatnonzero((apart[:, 0] > NEAR) | (apart[:, 1] > NEAR) | (apart[:, 2] > NEAR))

    def surface(self, morphed: Float32Array | None, corners: Int32Array) -> PaintSurface:
        """The surface on which vertices are one that are at one place at rest, and not parted."""
        parted = self.parted(morphed)
        if morphed is None or not len(parted):
            return PaintSurface(MeshTopology(self._positions, corners), self._positions)
        is_open = np.zeros(len(self._number), np.bool_)
        is_open[self._number[parted]] = True
        is_open = is_open[self._number]  # (vertices,) whether those at its place are parted
        keys = np.zeros((len(is_open), 3), np.float32)
        keys[:, 0] = self._number
        keys[is_open, 1] = position_numbers(morphed[is_open]) + 1
        sides = np.where(is_open[:, None], morphed, self._positions)
        return PaintSurface(MeshTopology(keys, corners), self._positions, sides)
