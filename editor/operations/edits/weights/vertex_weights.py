"""VertexWeights: by how much bones move vertices, four slots each, read from a model, changed, and written back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, IndexArray
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.vertices import WHOLE, Deform, effective_weights, used_slots
from editor.operations.transform.targets import SDEF_POINTS

SLOTS = 4  # as many bones move a vertex at most (PMX 2.0: ウェイト)
LOCKED = 4.0  # more than any weight
SAME = 1e-7  # how far weights are apart that 32 bits do not tell apart


@dataclass(frozen=True, slots=True, eq=False)
class VertexWeights:
    """How bones move some vertices: their kinds `deform` (n,), `bones` and `weights` (n, 4), NONE and 0 where unused.

    `points` (n, 3, 3) are C, R0 and R1, which mean something for SDEF alone. Weights are the effective ones.
    """

    deform: AnyArray
    bones: AnyArray
    weights: Float64Array
    points: Float32Array

    @classmethod
    def of(cls, model: Model, rows: IndexArray) -> Self:
        """Those of rows of a model, as they are."""
        vertices = model.vertices
        deform, bones = vertices["deform"][rows], vertices["bones"][rows]
        used = used_slots(deform) & (bones != NONE)
        weights = effective_weights(deform, vertices["weights"][rows].astype(np.float64))
        points = np.stack([vertices[name][rows] for name in SDEF_POINTS], axis=1)
        return cls(deform, np.where(used, bones, NONE), np.where(used, weights, 0), points)

    def __len__(self) -> int:
        return len(self.deform)

    def take(self, places: AnyArray) -> VertexWeights:
        """Those of some of the vertices, in the order of their numbers, or of a mask."""
        return VertexWeights(self.deform[places], self.bones[places], self.weights[places], self.points[places])

    def with_rows(self, rows: IndexArray, others: VertexWeights) -> VertexWeights:
        """These, with those of some of the vertices taken from others."""
        copy = VertexWeights(self.deform.copy(), self.bones.copy(), self.weights.copy(), self.points.copy())
        copy.deform[rows], copy.bones[rows] = others.deform, others.bones
        copy.weights[rows], copy.points[rows] = others.weights, others.points
        return copy

    def of_bone(self, bone: int) -> Float64Array:
        """(n,) the weight that a bone has of each vertex."""
        weights: Float64Array = np.where(self.bones == bone, self.weights, 0).sum(axis=1)
        return weights

    @property
    def sums(self) -> Float64Array:
        """(n,) what the weights of each vertex sum to."""
        sums: Float64Array = self.weights.sum(axis=1)
        return sums


def cleaned(weights: VertexWeights) -> VertexWeights:
    """Without weights that are no numbers or below 0, each bone once; the first bone has all where nothing is left."""
    values = np.where(np.isfinite(weights.weights) & (weights.weights > 0), weights.weights, 0)
    there = weights.bones != NONE
    bare = there.any(axis=1) & ~values.any(axis=1)
    values[bare, there[bare].argmax(axis=1)] = 1
    bones, values = united(weights.bones, values)
    return VertexWeights(weights.deform, bones, values, weights.points)


def united(bones: AnyArray, weights: AnyArray) -> tuple[AnyArray, AnyArray]:
    """Bones and weights (n, k) after those of a bone that a vertex has several times are added in its first slot."""
    bones, weights = np.where(weights != 0, bones, NONE), weights.copy()
    for slot in range(1, bones.shape[1]):
        for first in range(slot):
            rows = np.flatnonzero((bones[:, first] == bones[:, slot]) & (bones[:, slot] != NONE))
            weights[rows, first] += weights[rows, slot]
            weights[rows, slot], bones[rows, slot] = 0, NONE
    return bones, weights


def strongest(bones: AnyArray, weights: AnyArray, count: int = SLOTS) -> tuple[AnyArray, AnyArray]:
    """(n, 4) the greatest `count` of weights (n, k), in the order in which they were."""
    if weights.shape[1] > count:
        ranks = np.argsort(np.argsort(-weights, axis=1, kind="stable"), axis=1, kind="stable")
        weights = np.where(ranks < count, weights, 0)
    order = np.argsort(weights == 0, axis=1, kind="stable")[:, :SLOTS]
    kept = np.take_along_axis(weights, order, axis=1)
    return np.where(kept != 0, np.take_along_axis(bones, order, axis=1), NONE), kept


def packed(
    before: VertexWeights, bones: AnyArray, weights: AnyArray, sums: AnyArray | float | None = 1.0
) -> VertexWeights:
    """Weights (n, k) as vertices hold them: the greatest four, of these sums, in the smallest kind that says so.

    `bones` (n, k), each once in a vertex. `sums` None: as they are. SDEF stays while its two bones do, QDEF while it
    has more than one. What has no weight at all stays as it was `before`.
    """
    bones, weights = _in_old_order(before, *strongest(bones, weights))
    own = weights.sum(axis=1)
    wanted = own if sums is None else np.broadcast_to(np.asarray(sums, np.float64), own.shape)
    scaled = (np.abs(own - wanted) >= WHOLE) & (own > 0)
    weights[scaled] *= (wanted[scaled] / own[scaled])[:, None]
    counts, plain = np.count_nonzero(weights, axis=1), np.abs(wanted - 1) < WHOLE
    deform = np.select([plain & (counts == 1), plain & (counts == 2)], [Deform.BDEF1, Deform.BDEF2], Deform.BDEF4)
    deform[(before.deform == Deform.QDEF) & (counts > 1)] = Deform.QDEF
    same = (bones[:, :2] == before.bones[:, :2]).all(axis=1)
    deform[(before.deform == Deform.SDEF) & (deform == Deform.BDEF2) & same] = Deform.SDEF
    weights[deform == Deform.BDEF1] = (1, 0, 0, 0)
    of_two = (deform == Deform.BDEF2) | (deform == Deform.SDEF)
    weights[of_two, 1] = 1 - weights[of_two, 0]
    bare = own <= 0
    deform[bare], bones[bare], weights[bare] = before.deform[bare], before.bones[bare], before.weights[bare]
    return VertexWeights(deform.astype(before.deform.dtype), bones.astype(np.int32), weights, before.points)


def _in_old_order(before: VertexWeights, bones: AnyArray, weights: AnyArray) -> tuple[AnyArray, AnyArray]:
    """Bones that were there `before` as they stood, for SDEF and QDEF know first from second, and new ones behind."""
    same = (bones[:, :, None] == before.bones[:, None, :]) & (bones != NONE)[:, :, None]
    places = np.where(same.any(axis=2), same.argmax(axis=2), np.where(bones == NONE, 2, 1) * SLOTS + np.arange(SLOTS))
    order = np.argsort(places, axis=1, kind="stable")
    return np.take_along_axis(bones, order, axis=1), np.take_along_axis(weights, order, axis=1)


def with_weight(
    before: VertexWeights,
    bone: int,
    values: AnyArray | float,
    locked: BoolArray | None = None,
    normalized: bool = True,
) -> VertexWeights:
    """Vertices of which a bone has these weights, (n,) of 0 to 1; the others share what it leaves as they did before.

    `locked` (bones,): which bones keep theirs; a locked bone gets nothing. Where no other bone could take the rest, the
    bone keeps it, and where the four slots are locked, nothing changes. Not `normalized`, the others stay as they are.
    """
    is_locked = np.append(np.zeros(bone + 1, np.bool_) if locked is None else locked, False)
    if is_locked[bone]:
        return before
    own, others = before.of_bone(bone), np.where(before.bones == bone, 0, before.weights)
    fixed = np.where(before.bones < len(is_locked) - 1, is_locked.take(before.bones, mode="clip"), False)
    fixed &= before.bones != NONE
    values = np.clip(np.broadcast_to(np.asarray(values, np.float64), own.shape), 0, 1)
    others, full = _with_a_slot_for(values > 0, others, fixed)
    if normalized:
        values, others = _shared(values, own, others, fixed)
    columns = np.column_stack([np.full(len(own), bone), before.bones]), np.column_stack([values, others])
    after = packed(before, *united(*columns), sums=None)
    untouched = full | (values == own)
    return chosen(untouched, before, after)


def _with_a_slot_for(coming: BoolArray, others: Float64Array, fixed: BoolArray) -> tuple[Float64Array, BoolArray]:
    """Weights of the other bones without the least that is free, where all four are used; and where none is free."""
    crowded = coming & (np.count_nonzero(others, axis=1) == SLOTS)
    least = np.where(fixed, LOCKED, others).argmin(axis=1)
    others = others.copy()
    others[crowded, least[crowded]] = 0
    full: BoolArray = crowded & fixed.all(axis=1)
    return others, full


def _shared(
    values: Float64Array, own: Float64Array, others: Float64Array, fixed: BoolArray
) -> tuple[Float64Array, Float64Array]:
    """The weights of a bone, and of the others, with sum 1."""
    kept, free = np.where(fixed, others, 0), np.where(fixed, 0, others)
    room, rest = np.maximum(1 - kept.sum(axis=1), 0), free.sum(axis=1)
    alone = (rest <= 0) & ((values > 0) | (own > 0))
    values = np.where(alone, room, np.minimum(values, room))
    factors = np.divide(room - values, rest, out=np.zeros_like(rest), where=rest > 0)
    return values, kept + free * factors[:, None]


def chosen(first: BoolArray, one: VertexWeights, other: VertexWeights) -> VertexWeights:
    """Vertices as they are in one where `first` (n,) is true, otherwise as in the other."""
    wide = first[:, None]
    return VertexWeights(
        np.where(first, one.deform, other.deform),
        np.where(wide, one.bones, other.bones),
        np.where(wide, one.weights, other.weights),
        np.where(wide[:, :, None], one.points, other.points),
    )


def unless_same(before: VertexWeights, after: VertexWeights) -> VertexWeights:
    """Vertices as they are after something, but as before, whatever their kind, where every bone has what it had."""
    with np.errstate(invalid="ignore"):  # weights that are no numbers are never the same
        same = np.abs(before.sums - after.sums) < WHOLE
        for slot in range(SLOTS):
            bone, weight = before.bones[:, slot, None], before.weights[:, slot]
            same &= (
                np.abs(np.where((after.bones == bone) & (bone != NONE), after.weights, 0).sum(axis=1) - weight) < SAME
            )
    return chosen(same, before, after)


def write_weights(edit: Edit, rows: IndexArray, before: VertexWeights, after: VertexWeights) -> IndexArray:
    """Write what has changed of rows of vertices, and tell which rows have."""
    same = (before.points == after.points) | (np.isnan(before.points) & np.isnan(after.points))
    moved = (after.deform == Deform.SDEF) & ~same.all(axis=(1, 2))
    changed = (before.deform != after.deform) | (before.bones != after.bones).any(axis=1) | moved
    changed |= (before.weights.astype(np.float32) != after.weights.astype(np.float32)).any(axis=1)
    vertices, places = edit.model.vertices, np.flatnonzero(changed)
    for name in ("deform", "bones", "weights"):
        edit.set(vertices, rows[places], name, getattr(after, name)[places])
    for number, name in enumerate(SDEF_POINTS):
        edit.set(vertices, rows[moved], name, after.points[moved, number])
    return rows[places]
