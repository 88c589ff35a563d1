"""Targets of a sculpt stroke: the positions of vertices in the mesh, or their offsets in a vertex morph."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import VertexOffset
from editor.operations.painting.surface import PaintSurface
from editor.operations.transform.targets import SeenMorph
from editor.preview.morphed_vertices import MorphDeltas

OPPOSITE = -0.999  # the cosine from which on there is no telling about which axis a normal has turned


class SculptedMesh:
    """The positions of the vertices. `base` (vertices, 3): where they are when nothing was done to them."""

    weight = 1.0  # a move of the vertex by so much is seen as one by 1

    def __init__(self, model: Model, base: Float32Array) -> None:
        self._vertices = model.vertices
        self._base = base

    def values(self, rows: IndexArray) -> Float64Array:
        """(rows, 3) what the vertices have now."""
        return self._vertices["position"][rows].astype(np.float64)

    def base(self, rows: IndexArray) -> Float64Array:
        """(rows, 3) what they have when nothing was done to them."""
        return self._base[rows].astype(np.float64)

    def write(self, edit: Edit, rows: IndexArray, values: Float64Array) -> None:
        """Give vertices, whose rows ascend, other values (rows, 3)."""
        edit.set(self._vertices, rows, "position", values)

    def finish(self, edit: Edit, surface: PaintSurface, nodes: IndexArray, movable: BoolArray | None) -> None:
        """Turn the normals as the faces have turned around some nodes, since the surface was made; at the end."""
        around = surface.ring(nodes)
        now = np.ascontiguousarray(self._vertices["position"][surface.first_vertices(np.arange(surface.count))].T)
        before, after = surface.normals(around, surface.rest), surface.normals(around, now)
        rows, place = surface.vertices(around)
        if movable is not None:
            free = movable[rows]
            rows, place = rows[free], place[free]
        order = np.argsort(rows)
        rows, place = rows[order], place[order]
        normals = self._vertices["normal"][rows]
        turned = _turned(normals.astype(np.float64), before[place], after[place]).astype(np.float32)
        is_other = (turned != normals).any(axis=1)
        edit.set(self._vertices, rows[is_other], "normal", turned[is_other])


class SculptedMorph:
    """The offsets of a vertex morph. The mesh stays as it is, with its normals, which morphs do not change."""

    def __init__(self, model: Model, morph: SeenMorph) -> None:
        self.weight = morph.weight
        self._row = morph.row
        self._offsets = np.zeros((len(model.vertices), 3))
        deltas = MorphDeltas.of(model.morphs[morph.row].offsets)
        self._offsets[deltas.rows] = deltas.values
        self._is_moved = np.zeros(len(model.vertices), np.bool_)
        self._is_moved[deltas.rows] = True

    def values(self, rows: IndexArray) -> Float64Array:
        """(rows, 3) what the morph does to the vertices now."""
        return self._offsets[rows]

    def base(self, rows: IndexArray) -> Float64Array:
        """(rows, 3) nothing."""
        return np.zeros((len(rows), 3))

    def write(self, edit: Edit, rows: IndexArray, values: Float64Array) -> None:
        """Have the morph do other things to vertices; those to which it does nothing leave it."""
        self._offsets[rows] = values
        self._is_moved[rows] = values.any(axis=1)
        moved = np.flatnonzero(self._is_moved)
        offsets = Columns(VertexOffset, vertex=moved, translation=self._offsets[moved])
        edit.replace(edit.model.morphs, self._row, "offsets", offsets)

    def finish(self, edit: Edit, surface: PaintSurface, nodes: IndexArray, movable: BoolArray | None) -> None:
        """Nothing is left to be done."""


SculptTarget = SculptedMesh | SculptedMorph


def _turned(vectors: Float64Array, before: Float64Array, after: Float64Array) -> Float64Array:
    """Vectors (n, 3), each turned the shortest way that takes a direction `before` (n, 3), of length 1, to `after`."""
    axes = np.cross(before, after)
    cosines = np.einsum("ij,ij->i", before, after)
    known = before.any(axis=1) & after.any(axis=1) & (cosines > OPPOSITE) & axes.any(axis=1)
    along = np.einsum("ij,ij->i", axes, vectors) / np.where(known, 1 + cosines, 1)
    turned = vectors * cosines[:, None] + np.cross(axes, vectors) + axes * along[:, None]
    return np.where(known[:, None], turned, vectors)
