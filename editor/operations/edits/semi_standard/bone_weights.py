"""BoneWeights: the weights of a model's vertices while bones are added, written into the model once at the end."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.vertices import SLOTS, WHOLE, effective_weights, smallest_kinds, strongest, united, used_slots

DEDICATED = 0.97  # of the weight of a vertex: as good as all of it (mmd-semantics §8.2)

Rows = AnyArray | int  # of bones: one for each vertex, or the same for all


class BoneWeights:
    """What moves which vertex. Rows ascend; those to be changed are never of vertices that are to stay as they are.

    Vertices whose weights do not sum to 1 are scaled by them: of these bones are exchanged, and nothing else changes.
    """

    def __init__(self, model: Model, materials: IndexArray, reweights: bool) -> None:
        self._model = model
        self._materials = materials
        self._reweights = reweights

    @property
    def positions(self) -> AnyArray:
        return self._model.vertices["position"]

    def of(self, bone: int, rows: IndexArray) -> AnyArray:
        """(rows,) the weight that a bone has of vertices."""
        weights: AnyArray = np.where(self._bones[rows] == bone, self._shares[rows], 0).sum(axis=1)
        return weights

    def moved(self, bone: int) -> IndexArray:
        """The vertices that a bone moves, those that stay as they are among them."""
        rows: IndexArray = np.flatnonzero(self._bones.ravel() == bone) // SLOTS
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
        bones = self._bones[rows]
        self._bones[rows] = np.where(bones == old, new, bones)
        self._changed[rows] = True

    def blend(self, bone: int, rows: IndexArray, uppers: Rows, lowers: Rows, parts: AnyArray) -> None:
        """Let two bones have what one has of each vertex: the upper one this part, the lower one the rest."""
        own = np.where(self._bones[rows] == bone, self._shares[rows], 0)
        whole = own.sum(axis=1)
        both = [np.broadcast_to(uppers, len(rows)), np.broadcast_to(lowers, len(rows))]
        bones = np.column_stack([*both, self._bones[rows]])
        self._write(rows, bones, np.column_stack([whole * parts, whole * (1 - parts), self._shares[rows] - own]))

    def give(self, rows: IndexArray, givers: tuple[int, int], new: int, parts: AnyArray) -> None:
        """Give a new bone a part of what two bones have of each vertex."""
        given = np.where(np.isin(self._bones[rows], givers), self._shares[rows], 0) * parts[:, None]
        gives = self._are_whole(rows) & (given.sum(axis=1) > 0)
        rows, given = rows[gives], given[gives]
        bones = np.column_stack([np.full(len(rows), new), self._bones[rows]])
        self._write(rows, bones, np.column_stack([given.sum(axis=1), self._shares[rows] - given]))

    def write(self, edit: Edit) -> None:
        """Write what has changed into the model."""
        rows = np.flatnonzero(self._changed) if "_changed" in vars(self) else ()
        if len(rows):
            for name, column in (("deform", self._deform), ("bones", self._bones), ("weights", self._shares)):
                edit.set(self._model.vertices, rows, name, column[rows])

    # -- the columns, copied when they are first asked for -------------------------------------------------------------

    @cached_property
    def _deform(self) -> AnyArray:
        return self._model.vertices["deform"].copy()

    @cached_property
    def _bones(self) -> AnyArray:
        return np.where(used_slots(self._deform), self._model.vertices["bones"], NONE)

    @cached_property
    def _shares(self) -> AnyArray:
        return effective_weights(self._deform, self._model.vertices["weights"])

    @cached_property
    def _changed(self) -> BoolArray:
        return np.zeros(len(self._model.vertices), np.bool_)

    @cached_property
    def _chosen(self) -> BoolArray:
        return _vertices_of(self._model, self._materials)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _are_dedicated(self, bone: int, rows: IndexArray) -> BoolArray:
        are: BoolArray = self._are_whole(rows) & (self.of(bone, rows) > DEDICATED)
        return are

    def _are_whole(self, rows: IndexArray) -> BoolArray:
        whole: BoolArray = np.abs(self._shares[rows].sum(axis=1) - 1) < WHOLE
        return whole

    def _write(self, rows: IndexArray, bones: AnyArray, shares: AnyArray) -> None:
        """Give vertices the greatest four of weights (rows, n), and the smallest kind that holds these."""
        bones, shares = strongest(*united(bones, np.maximum(shares, 0)))
        self._deform[rows] = smallest_kinds(self._deform[rows], np.count_nonzero(shares, axis=1), True)
        self._bones[rows], self._shares[rows] = bones, shares / shares.sum(axis=1, keepdims=True)
        self._changed[rows] = True


def _vertices_of(model: Model, materials: IndexArray) -> BoolArray:
    """(vertices,): which the faces of materials have; all where no materials are told."""
    chosen = np.full(len(model.vertices), not len(materials))
    if len(materials):
        corners = model.faces["vertices"][np.isin(model.faces["material"], materials)]
        chosen[corners[corners != NONE]] = True
    return chosen


def along(positions: AnyArray, origin: Float64Array, axis: Float64Array) -> Float64Array:
    """(n,) how far positions are from the origin along an axis."""
    distances: Float64Array = (positions.astype(np.float64) - origin) @ axis
    return distances
