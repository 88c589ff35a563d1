"""A stroke of a sculpt brush: its dabs move vertices, and their partners on the other side the mirrored way."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.operations.painting.surface import (
    Brush,
    PaintSurface,
    Touch,
    on_side,
    partners_across,
    side_of,
    touched_nodes,
)
from editor.operations.queries.symmetry import NEAR
from editor.operations.transform.targets import SeenMorph
from editor.preview.morphed_vertices import MorphDeltas
from editor.preview.posed_model import PosedModel
from editor.preview.skinning import Unskinning

OPPOSITE = -0.999  # the cosine from which on there is no telling about which axis a normal has turned
INFLATION = 0.05  # of the radius, by a whole dab
ARRIVED = 1e-5  # model units from the base, which is then reached


class SculptedMesh:
    """The positions of the vertices. `base` (vertices, 3): where they are when nothing was done to them."""

    weight = 1.0  # a move of the vertex by so much is seen as one by 1

    def __init__(self, model: Model, base: Float32Array) -> None:
        self._vertices = model.vertices
        self._base = base

    def values(self, rows: IndexArray) -> Float64Array:
        """(rows, 3) what the vertices have now."""
        return self._vertices[Vertex.position][rows].astype(np.float64)

    def base(self, rows: IndexArray) -> Float64Array:
        """(rows, 3) what they have when nothing was done to them."""
        return self._base[rows].astype(np.float64)

    def write(self, edit: Edit, rows: IndexArray, values: Float64Array) -> None:
        """Give vertices, whose rows ascend, other values (rows, 3)."""
        edit.set(self._vertices, rows, Vertex.position, values)

    def finish(self, edit: Edit, surface: PaintSurface, nodes: IndexArray, movable: BoolArray | None) -> None:
        """Turn the normals as the faces have turned around some nodes, since the surface was made; at the end."""
        around = surface.ring(nodes)
        now = np.ascontiguousarray(self._vertices[Vertex.position][surface.first_vertices(np.arange(surface.count))].T)
        before, after = surface.normals(around, surface.rest), surface.normals(around, now)
        rows, node_index = surface.vertices(around)
        if movable is not None:
            free = movable[rows]
            rows, node_index = rows[free], node_index[free]
        order = np.argsort(rows)
        rows, node_index = rows[order], node_index[order]
        normals = self._vertices[Vertex.normal][rows]
        turned = _turned_vectors(normals.astype(np.float64), before[node_index], after[node_index]).astype(np.float32)
        is_other = (turned != normals).any(axis=1)
        edit.set(self._vertices, rows[is_other], Vertex.normal, turned[is_other])


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
        edit.replace(edit.model.morphs, self._row, Morph.offsets, offsets)

    def finish(self, edit: Edit, surface: PaintSurface, nodes: IndexArray, movable: BoolArray | None) -> None:
        """Nothing is left to be done."""


SculptTarget = SculptedMesh | SculptedMorph


def _turned_vectors(vectors: Float64Array, before: Float64Array, after: Float64Array) -> Float64Array:
    """Vectors (n, 3), each turned the shortest way that takes a direction `before` (n, 3), of length 1, to `after`."""
    axes = np.cross(before, after)
    cosines = np.einsum("ij,ij->i", before, after)
    known = before.any(axis=1) & after.any(axis=1) & (cosines > OPPOSITE) & axes.any(axis=1)
    along = np.einsum("ij,ij->i", axes, vectors) / np.where(known, 1 + cosines, 1)
    turned = vectors * cosines[:, None] + np.cross(axes, vectors) + axes * along[:, None]
    return np.where(known[:, None], turned, vectors)


class SculptMode(Enum):
    MOVE = "move"
    SMOOTH = "smooth"
    INFLATE = "inflate"
    RESTORE = "restore"


@dataclass(frozen=True, slots=True)
class SculptBrush(Brush):
    """Settings of a sculpt stroke. MOVE knows no strength. `inwards`: INFLATE goes against the normals."""

    mode: SculptMode = SculptMode.MOVE
    inwards: bool = False


class SculptReach:
    """The nodes that a dab reaches: `own` (k,) with `strengths` (k,), and `nodes` (n,): these, and their partners.

    `source` (n,) says which of the own ones each goes by, `factors` (n, 3) how much of its way it goes along the axes.
    `rows` (r,) are the vertices there that may move, ascending, and `node_index` (r,) the node of each, among `nodes`.
    """

    @classmethod
    def of(
        cls, surface: PaintSurface, brush: Brush, touch: Touch, radius: float, movable: BoolArray | None = None
    ) -> SculptReach:
        """Return the reach of a dab around a point; through the surface only as deep as it is wide."""
        nodes, shares = touched_nodes(surface, brush, touch, radius)
        if brush.through:
            is_near = np.abs((surface.positions[:, nodes].T - touch.point) @ touch.sight) < radius
            nodes, shares = nodes[is_near], shares[is_near]
        if not brush.mirrors:
            return cls(surface, nodes, shares, None, movable)
        nearest = surface.nearest_node(touch.face, touch.point)
        x = float(surface.rest[:, nearest][0]) if nearest != NONE else 0.0
        return cls(surface, nodes, shares, side_of(x), movable)

    def __init__(
        self,
        surface: PaintSurface,
        own: IndexArray,
        shares: Float64Array,
        side: float | None,
        movable: BoolArray | None,
    ) -> None:
        """`side`: of the plane x = 0 that is worked on, when the other is to follow it."""
        if side is not None:
            indices = on_side(surface, own, side)
            own, shares = own[indices], shares[indices]
        self.own, self.strengths = own, shares
        self.nodes, self.source = own, np.arange(len(own))
        self.factors = np.ones((len(own), 3))
        if side is not None:
            there, across = partners_across(surface, own)
            new = ~np.isin(across, own)
            self.nodes, self.source = np.append(own, across[new]), np.append(self.source, there[new])
            self.factors = np.ones((len(self.nodes), 3))
            self.factors[: len(own), 0] = np.abs(surface.rest[0, own]) > NEAR
            self.factors[len(own) :, 0] = -1
        rows, node_index = surface.vertices(self.nodes)
        order = np.argsort(rows)
        order = order if movable is None else order[movable[rows[order]]]
        self.rows, self.node_index = rows[order], node_index[order]

    @property
    def vertex_strengths(self) -> Float64Array:
        """(r,) how much of the strength each of the vertices gets."""
        return np.asarray(self.strengths[self.source[self.node_index]])


class SculptStroke:
    """Moves what `target` says, through an Edit.

    `surface`: where the vertices are seen as the stroke begins; which of them a dab reaches goes by that.
    `posed_model`: the one that is seen, None for a model at rest. `movable` (vertices,): None for all.
    """

    def __init__(
        self,
        surface: PaintSurface,
        target: SculptTarget,
        brush: SculptBrush,
        posed_model: PosedModel | None = None,
        movable: BoolArray | None = None,
    ) -> None:
        self._surface = surface
        self._target = target
        self.brush = brush
        self._posed_model = posed_model
        self._movable = movable
        self._positions = surface.positions.copy()  # (3, nodes) where the nodes are seen now
        self._touched = np.zeros(surface.count, np.bool_)
        self._reached = SculptReach(surface, np.empty(0, np.intp), np.empty(0), None, None)  # by the last dab
        self._unskinning: Unskinning | None = None  # between rest and pose, of these; None for a model at rest
        self._start = np.empty((0, 3)), self._positions  # of what is moved: values, and where the nodes were

    # -- what a hand does ------------------------------------------------------------------------------------------

    def dab(self, edit: Edit, touch: Touch, radius: float, pressure: float = 1.0) -> None:
        """Sculpt around a point, as far as `radius` along the surface; `pressure`: of the hand, 0 to 1."""
        reached = self._reach(touch, radius)
        if self.brush.mode is SculptMode.RESTORE:
            self._restore(edit, reached, self.brush.strength * pressure)
            return
        own, amounts = reached.own, reached.strengths * self.brush.strength * pressure
        if self.brush.mode is SculptMode.SMOOTH:
            moves = (self._surface.smoothed(own, self._positions) - self._positions[:, own].T) * amounts[:, None]
        else:
            reach = -radius if self.brush.inwards else radius
            moves = self._surface.normals(own, self._positions) * (amounts * reach * INFLATION)[:, None]
        self._move(edit, reached, moves, self._target.values(reached.rows))

    def begin_move(self, touch: Touch, radius: float) -> None:
        """Take hold of what is around a point."""
        reached = self._reach(touch, radius)
        self._start = self._target.values(reached.rows), self._positions[:, reached.nodes]

    def move(self, edit: Edit, offset: Float64Array) -> None:
        """Have what is held where it was at first, moved by an offset (3,): wholly in the middle, less to the rim."""
        reached = self._reached
        values, self._positions[:, reached.nodes] = self._start
        self._move(edit, reached, reached.strengths[:, None] * offset, values)

    def finish(self, edit: Edit) -> None:
        """Do what is to be done once, when the last dab was made."""
        nodes = np.flatnonzero(self._touched)
        if len(nodes):
            self._target.finish(edit, self._surface, nodes, self._movable)

    @property
    def reached(self) -> tuple[IndexArray, Float64Array, Float64Array]:
        """The vertices that the last dab touched, how much of its strength each got, 0 to 1, and where they are."""
        reached = self._reached
        positions = self._positions[:, reached.nodes[reached.node_index]].T
        return reached.rows, reached.vertex_strengths, positions.astype(np.float64)

    # -- what moves how ----------------------------------------------------------------------------------------------

    def _reach(self, touch: Touch, radius: float) -> SculptReach:
        reached = self._reached = SculptReach.of(self._surface, self.brush, touch, radius, self._movable)
        # All vertices of a node go as its first does, so that seams stay closed.
        rows, positions = self._surface.first_vertices(reached.nodes), self._positions[:, reached.nodes].T
        self._unskinning = None if self._posed_model is None else self._posed_model.unskinning(rows, positions)
        return reached

    def _restore(self, edit: Edit, reached: SculptReach, amount: float) -> None:
        values, base = self._target.values(reached.rows), self._target.base(reached.rows)
        restored = values + (base - values) * (reached.vertex_strengths * amount)[:, None]
        has_arrived = np.abs(restored - base).max(axis=1) < ARRIVED
        self._write(edit, reached, values, np.where(has_arrived[:, None], base, restored))

    def _move(self, edit: Edit, reached: SculptReach, moves: Float64Array, values: Float64Array) -> None:
        """Move the own nodes, seen as `moves` (own, 3), and their partners as these, from `values` of the vertices."""
        if self._unskinning is not None:
            own = np.arange(len(reached.own))
            moves = self._unskinning.take(own).back(moves)  # none of nodes that no way leads back for
        at_rest = moves[reached.source] * reached.factors / self._target.weight
        self._write(edit, reached, values, values + at_rest[reached.node_index])

    def _write(self, edit: Edit, reached: SculptReach, before: Float64Array, after: Float64Array) -> None:
        after = np.where(np.isfinite(after), after, before)
        self._target.write(edit, reached.rows, after)
        moves = np.zeros((len(reached.nodes), 3))
        moves[reached.node_index] = (after - before) * self._target.weight
        seen = moves if self._unskinning is None else self._unskinning.posed(moves)
        self._positions[:, reached.nodes] += seen.T.astype(np.float32)
        self._touched[reached.nodes] = True
