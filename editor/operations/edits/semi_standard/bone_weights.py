"""BoneWeights: the weights of a model's vertices while bones are added, written into the model once at the end."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.vertices import WHOLE, Deform, effective_weights, used_slots

DEDICATED = 0.97  # of the weight of a vertex: as good as all of it (mmd-semantics §8.2)
SLOTS = 4

Rows = AnyArray | int  # of bones: one for each vertex, or the same for all


class BoneWeights:
    """What moves which vertex. Masks are (vertices,) and never have a vertex that is not to be re-weighted.

    Vertices whose weights do not sum to 1 are scaled by them: of these bones are exchanged, and nothing else changes.
    """

    def __init__(self, model: Model, materials: IndexArray, reweights: bool) -> None:
        vertices = model.vertices
        self._model = model
        self._columns = {name: vertices[name].copy() for name in ("deform", "bones", "weights")}
        self._shares = effective_weights(vertices["deform"], vertices["weights"])
        self._used = used_slots(vertices["deform"])
        self._chosen = _vertices_of(model, materials) if reweights else np.zeros(len(vertices), np.bool_)
        self._changed = np.zeros(len(vertices), np.bool_)

    @property
    def positions(self) -> AnyArray:
        return self._model.vertices["position"]

    def of(self, bone: int) -> AnyArray:
        """(vertices,) the weight that a bone has."""
        weights: AnyArray = np.where(self._slots_of(bone), self._shares, 0).sum(axis=1)
        return weights

    def dedicated(self, bone: int) -> BoolArray:
        """Which vertices only this bone moves."""
        return self._chosen & self._is_whole() & (self.of(bone) > DEDICATED)

    def shared(self, bone: int) -> BoolArray:
        """Which vertices this bone moves together with others."""
        return self._chosen & self._slots_of(bone).any(axis=1) & ~self.dedicated(bone)

    def exchange(self, vertices: BoolArray, old: int, new: int) -> None:
        """Let vertices hang from another bone by what they have of one."""
        slots = self._slots_of(old) & vertices[:, None]
        self._columns["bones"][slots] = new
        self._changed |= slots.any(axis=1)

    def exchange_all(self, old: int, new: int) -> None:
        self.exchange(self._chosen, old, new)

    def blend(self, bone: int, rows: IndexArray, uppers: Rows, lowers: Rows, parts: AnyArray) -> None:
        """Let two bones have what one has of each vertex: the upper one this part, the lower one the rest."""
        own = np.where(self._slots_of(bone)[rows], self._shares[rows], 0)
        whole = own.sum(axis=1)
        both = [np.broadcast_to(uppers, len(rows)), np.broadcast_to(lowers, len(rows))]
        bones = np.column_stack([*both, self._columns["bones"][rows]])
        self._write(rows, bones, np.column_stack([whole * parts, whole * (1 - parts), self._left(rows, own)]))

    def give(self, givers: tuple[int, int], new: int, parts: AnyArray) -> None:
        """Give a new bone a part (vertices,) of what two bones have of each vertex."""
        slots = self._slots_of(givers[0]) | self._slots_of(givers[1])
        given = np.where(slots, self._shares, 0) * parts[:, None]
        rows = np.flatnonzero(self._chosen & self._is_whole() & (given.sum(axis=1) > 0))
        bones = np.column_stack([np.full(len(rows), new), self._columns["bones"][rows]])
        self._write(rows, bones, np.column_stack([given[rows].sum(axis=1), self._left(rows, given[rows])]))

    def write(self, edit: Edit) -> None:
        """Write what has changed into the model."""
        rows = np.flatnonzero(self._changed)
        if len(rows):
            for name, column in self._columns.items():
                edit.set(self._model.vertices, rows, name, column[rows])

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _slots_of(self, bone: int) -> BoolArray:
        slots: BoolArray = self._used & (self._columns["bones"] == bone)
        return slots

    def _is_whole(self) -> BoolArray:
        with np.errstate(all="ignore"):
            whole: BoolArray = np.abs(self._shares.sum(axis=1) - 1) < WHOLE
        return whole

    def _left(self, rows: IndexArray, given: AnyArray) -> AnyArray:
        """(rows, 4) the weights of vertices less what is given away."""
        left: AnyArray = np.where(self._used[rows], self._shares[rows] - given, 0)
        return left

    def _write(self, rows: IndexArray, bones: AnyArray, shares: AnyArray) -> None:
        """Give vertices the greatest four of weights (rows, n) and the smallest kind that holds these."""
        order = np.argsort(-shares, axis=1, kind="stable")[:, :SLOTS]
        kept = np.zeros((len(rows), SLOTS))
        numbers = np.full((len(rows), SLOTS), NONE)
        kept[:, : order.shape[1]] = np.take_along_axis(shares, order, 1)
        numbers[:, : order.shape[1]] = np.take_along_axis(bones, order, 1)
        numbers[kept <= 0], kept[kept <= 0] = NONE, 0
        kept /= kept.sum(axis=1, keepdims=True)
        counts = np.count_nonzero(kept, axis=1)
        linear = np.select([counts <= 1, counts == 2], [Deform.BDEF1, Deform.BDEF2], Deform.BDEF4)
        self._columns["deform"][rows] = linear
        self._columns["bones"][rows], self._columns["weights"][rows] = numbers, kept
        self._shares[rows], self._used[rows] = kept, used_slots(linear)
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
