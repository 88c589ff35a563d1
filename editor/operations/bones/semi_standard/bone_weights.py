"""BoneWeights: the weights of a model's vertices while bones are added, written into the model once at the end."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import SLOTS, Face, Vertex, sum_to_one, with_united_bones
from editor.model.model import Model
from editor.model.weights import VertexWeights, packed, weights_divided, write_weights

DEDICATED = 0.97  # of the weight of a vertex: as good as all of it (mmd-semantics §8.2)

Rows = AnyArray | int  # of bones: one for each vertex, or the same for all


class BoneWeights:
    """Bone weights of vertices. Rows ascend; those to be changed are never of vertices that are to stay as they are.

    Vertices whose weights do not sum to 1 are scaled by them: of these bones are exchanged, and nothing else changes.
    """

    def __init__(self, model: Model, materials: IndexArray, reweights: bool) -> None:
        self._model = model
        self._materials = materials
        self._reweights = reweights

    @property
    def positions(self) -> AnyArray:
        return self._model.vertices[Vertex.position]

    def of(self, bone: int, rows: IndexArray) -> AnyArray:
        """(rows,) the weight that a bone has of vertices."""
        return self._now.take(rows).of_bone(bone)

    def moved(self, bone: int) -> IndexArray:
        """The vertices that a bone moves, those that stay as they are among them."""
        rows: IndexArray = np.flatnonzero(self._now.bones.ravel() == bone) // SLOTS
        each: IndexArray = rows[np.diff(rows, prepend=-1) != 0]
        return each

    def changeable(self, bone: int) -> IndexArray:
        """The vertices that a bone moves and that may be moved by others."""
        rows = self.moved(bone) if self._reweights else np.empty(0, np.intp)
        return rows[self._chosen[rows]]

    def dedicated(self, bone: int) -> IndexArray:
        """The vertices that only this bone moves."""
        rows = self.changeable(bone)
        return rows[self._are_dedicated(bone, rows)]

    def shared(self, bone: int) -> IndexArray:
        """The vertices that this bone moves together with others."""
        rows = self.changeable(bone)
        return rows[~self._are_dedicated(bone, rows)]

    def exchange(self, rows: IndexArray, old: int, new: int) -> None:
        """Let vertices hang from another bone by what they have of one."""
        bones = self._now.bones[rows]
        self._now.bones[rows] = np.where(bones == old, new, bones)

    def blend(self, bone: int, rows: IndexArray, uppers: Rows, lowers: Rows, parts: AnyArray) -> None:
        """Let two bones have what one has of each vertex: the upper one this part, the lower one the rest."""
        lower, upper = np.broadcast_to(lowers, len(rows)), np.broadcast_to(uppers, len(rows))
        self._put(rows, weights_divided(self._now.take(rows), bone, lower, upper, parts))

    def give(self, rows: IndexArray, givers: tuple[int, int], new: int, parts: AnyArray) -> None:
        """Give a new bone a part of what two bones have of each vertex."""
        before = self._now.take(rows)
        given = np.where(np.isin(before.bones, givers), before.weights, 0) * parts[:, None]
        gives = np.flatnonzero(sum_to_one(before.sums) & (given.sum(axis=1) > 0))
        rows, given, before = rows[gives], given[gives], before.take(gives)
        bones = np.column_stack([np.full(len(rows), new), before.bones])
        weights = np.column_stack([given.sum(axis=1), before.weights - given])
        self._put(rows, packed(before, *with_united_bones(bones, np.maximum(weights, 0))))

    def write(self, edit: Edit) -> None:
        """Write what has changed into the model."""
        if "_now" in vars(self):
            write_weights(edit, self._rows, self._before, self._now)

    # -- the weights, read when they are first asked for ---------------------------------------------------------------

    @cached_property
    def _rows(self) -> IndexArray:
        return np.arange(len(self._model.vertices))

    @cached_property
    def _before(self) -> VertexWeights:
        return VertexWeights.of(self._model, self._rows, boneless=True)

    @cached_property
    def _now(self) -> VertexWeights:
        return VertexWeights.of(self._model, self._rows, boneless=True)

    @cached_property
    def _chosen(self) -> BoolArray:
        return _vertices_of(self._model, self._materials)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _are_dedicated(self, bone: int, rows: IndexArray) -> BoolArray:
        weights = self._now.take(rows)
        are: BoolArray = sum_to_one(weights.sums) & (weights.of_bone(bone) > DEDICATED)
        return are

    def _put(self, rows: IndexArray, weights: VertexWeights) -> None:
        self._now = self._now.with_rows(rows, weights)


def _vertices_of(model: Model, materials: IndexArray) -> BoolArray:
    """(vertices,): which the faces of materials have; all where no materials are given."""
    chosen = np.full(len(model.vertices), not len(materials))
    if len(materials):
        corners = model.faces[Face.vertices][np.isin(model.faces[Face.material], materials)]
        chosen[corners[corners != NONE]] = True
    return chosen


def distances_along(positions: AnyArray, origin: Float64Array, axis: Float64Array) -> Float64Array:
    """(n,) how far positions are from the origin along an axis."""
    distances: Float64Array = (positions.astype(np.float64) - origin) @ axis
    return distances
