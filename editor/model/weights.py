"""VertexWeights: by how much bones move vertices, four slots each, read from a model, changed, and written back.

Whatever gives bones other weights does it here: what a vertex can hold, which kind it becomes, and who makes room.
WeightEntries are those of any number of bones, as they are while weights of several vertices mix.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, IndexArray, entries_of, owners_of
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import (
    SDEF_POINTS,
    SLOTS,
    WEIGHT_TOLERANCE,
    Deform,
    Vertex,
    effective_weights,
    smallest_kinds,
    strongest,
    sum_to_one,
    used_slots,
    with_united_bones,
)
from editor.model.model import Model

KEPT = 4.0  # more than any weight
ROUNDING = 1e-6  # what 32 bits leave of the sum of four weights
SAME = 1e-7  # how far weights are apart that 32 bits do not tell apart


@dataclass(frozen=True, slots=True, eq=False)
class VertexWeights:
    """Bone weights of some vertices: kinds `deform` (n,), `bones` and `weights` (n, 4), NONE and 0 where unused.

    `points` (n, 3, 3) are C, R0 and R1, which mean something for SDEF alone; (n, 0, 3) where nobody
    looks at them. Weights are the effective ones.
    """

    deform: AnyArray
    bones: AnyArray
    weights: Float64Array
    points: Float32Array

    @classmethod
    def of(cls, model: Model, rows: IndexArray, *, boneless: bool = False) -> Self:
        """Those of rows of a model, as they are; weights of no bone, which count in the sum, only if `boneless`."""
        points = np.stack([model.vertices[point][rows] for point in SDEF_POINTS], axis=1)
        return cls.of_columns(
            {name: model.vertices[name][rows] for name in ("deform", "bones", "weights")}, points, boneless
        )

    @classmethod
    def of_columns(
        cls, columns: Mapping[str, AnyArray], points: Float32Array | None = None, boneless: bool = False
    ) -> Self:
        """Those that columns of vertices have; without points where it does not matter which."""
        deform, bones = columns["deform"], columns["bones"]
        used = used_slots(deform) & ((bones != NONE) | boneless)
        weights = np.where(used, effective_weights(deform, columns["weights"].astype(np.float64)), 0)
        points = np.empty((len(deform), 0, 3), np.float32) if points is None else points
        return cls(deform, np.where(used, bones, NONE), weights, points)

    def __len__(self) -> int:
        return len(self.deform)

    def take(self, indices: AnyArray) -> VertexWeights:
        """Those of some of the vertices, in the order of their numbers, or of a mask."""
        rows = np.flatnonzero(indices) if indices.dtype == np.bool_ else indices
        return VertexWeights(
            self.deform.take(rows),
            self.bones.take(rows, axis=0),
            self.weights.take(rows, axis=0),
            self.points.take(rows, axis=0),
        )

    def with_rows(self, rows: IndexArray, others: VertexWeights) -> VertexWeights:
        """These, with those of some of the vertices taken from others."""
        copy = VertexWeights(self.deform.copy(), self.bones.copy(), self.weights.copy(), self.points.copy())
        copy.deform[rows], copy.bones[rows] = others.deform, others.bones
        copy.weights[rows], copy.points[rows] = others.weights, others.points
        return copy

    def of_bone(self, bone: int) -> Float64Array:
        """(n,) the weight that a bone has of each vertex."""
        weights: Float64Array = np.where(self.bones == bone, self.weights, 0) @ np.ones(SLOTS)
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
    bones, values = with_united_bones(np.where(values > 0, weights.bones, NONE), values)
    return VertexWeights(weights.deform, bones, values, weights.points)


def packed(
    before: VertexWeights, bones: AnyArray, weights: AnyArray, sums: AnyArray | float | None = 1.0
) -> VertexWeights:
    """Weights (n, k) as vertices hold them: the greatest four, of these sums, in the smallest kind that says so.

    `bones` (n, k), each once in a vertex. `sums` None: as they are. SDEF is for two bones and stays while these two do:
    where a third is given a weight the vertex becomes BDEF4, for the weight is what was asked for (mmd-semantics §4.2;
    of a bone in `weights_divided` it is not). QDEF stays while it has more than one bone. What has no weight at all
    stays as it was `before`.
    """
    bones, weights = _in_old_order(before, *strongest(bones, weights))
    own = weights.sum(axis=1)
    wanted = own if sums is None else np.broadcast_to(np.asarray(sums, np.float64), own.shape)
    scaled = (np.abs(own - wanted) > ROUNDING) & (own > 0)
    weights[scaled] *= (wanted[scaled] / own[scaled])[:, None]
    deform = smallest_kinds(before.deform, np.count_nonzero(weights, axis=1), sum_to_one(wanted))
    same = (bones[:, :2] == before.bones[:, :2]).all(axis=1)
    deform[(before.deform == Deform.SDEF) & (deform == Deform.BDEF2) & same] = Deform.SDEF
    weights[deform == Deform.BDEF1] = (1, 0, 0, 0)
    of_two = (deform == Deform.BDEF2) | (deform == Deform.SDEF)
    weights[of_two, 1] = 1 - weights[of_two, 0]
    bare = own <= 0
    deform[bare], bones[bare], weights[bare] = before.deform[bare], before.bones[bare], before.weights[bare]
    led = _are_led(before) & (deform == Deform.QDEF) & (bones[:, -1] == NONE) & (bones[:, 0] != before.bones[:, 0])
    bones[led] = np.column_stack([before.bones[led, 0], bones[led, :-1]])
    weights[led] = np.column_stack([np.zeros(np.count_nonzero(led)), weights[led, :-1]])
    return VertexWeights(deform, bones.astype(np.int32), weights, before.points)


def _are_led(vertices: VertexWeights) -> BoolArray:
    """(n,) where the first bone of QDEF, which others are turned near to, has no weight (mmd-semantics §4.3)."""
    led: BoolArray = (vertices.deform == Deform.QDEF) & (vertices.bones[:, 0] != NONE) & (vertices.weights[:, 0] == 0)
    return led


def _in_old_order(before: VertexWeights, bones: AnyArray, weights: AnyArray) -> tuple[AnyArray, AnyArray]:
    """Bones that were there `before` as they stood, for SDEF and QDEF know first from second, and new ones behind."""
    rows = np.flatnonzero(((bones != before.bones) & (bones != NONE) & (before.bones != NONE)).any(axis=1))
    bones, weights = bones.copy(), weights.copy()
    if not len(rows):
        return bones, weights
    moved, were = bones[rows], before.bones[rows]
    same = (moved[:, :, None] == were[:, None, :]) & (moved != NONE)[:, :, None]
    slots = np.where(same.any(axis=2), same.argmax(axis=2), np.where(moved == NONE, 2, 1) * SLOTS + np.arange(SLOTS))
    order = np.argsort(slots, axis=1, kind="stable")
    bones[rows] = np.take_along_axis(moved, order, axis=1)
    weights[rows] = np.take_along_axis(weights[rows], order, axis=1)
    return bones, weights


def weights_divided(
    before: VertexWeights, bone: AnyArray | int, first: AnyArray, second: AnyArray, share: Float64Array
) -> VertexWeights:
    """Vertices of which `second` has taken a share of a bone's weight, and `first` the rest, in its slot.

    All four are (n,), or `bone` one for all. Where the share is all or nothing one bone takes the place of the other,
    and the kind stays. So it is, by the greater share, where no slot is left, for what one of two that were one bone
    loses nobody but the other should get; in the bend of SDEF, which has no room for a third bone; and where QDEF is
    led by a slot without a bone: no pose looks other than before until the new bone is moved by itself
    (mmd-semantics §4.2).
    """
    own = (before.bones == np.broadcast_to(bone, len(before))[:, None]) & (before.bones != NONE)
    whole = np.where(own, before.weights, 0).sum(axis=1)
    kept, taken = (np.where(own, part[:, None], before.bones) for part in (first, np.where(share > 0.5, second, first)))
    exchanged = VertexWeights(before.deform, taken, before.weights, before.points)
    bones = np.column_stack([kept, second])
    weights = np.column_stack([np.where(own, before.weights * (1 - share)[:, None], before.weights), whole * share])
    bones, weights = with_united_bones(np.where(weights != 0, bones, NONE), weights)
    bends = (before.deform == Deform.SDEF) & (whole < 1 - WEIGHT_TOLERANCE)
    is_led_by_none = (before.deform == Deform.QDEF) & (before.bones[:, 0] == NONE)  # its slot would not be kept
    has_room = (np.count_nonzero(weights, axis=1) + _are_led(before) <= SLOTS) & ~bends & ~is_led_by_none
    rows = np.flatnonzero((share > 0) & (share < 1) & (whole > 0) & has_room)
    holder = VertexWeights(before.deform, kept, before.weights, before.points).take(rows)
    return exchanged.with_rows(rows, packed(holder, bones[rows], weights[rows], before.sums[rows]))


def with_weight(
    before: VertexWeights,
    bone: int,
    values: AnyArray | float,
    locked: BoolArray | None = None,
    normalized: bool = True,
) -> VertexWeights:
    """Vertices of which a bone has these weights, (n,) or one for all: see `with_weights`."""
    wanted = np.broadcast_to(np.asarray(values, np.float64), (len(before),))
    return with_weights(before, (bone,), wanted[:, None], WeightRules(locked, normalized))


@dataclass(frozen=True, slots=True, eq=False)
class WeightRules:
    """Rules for giving bones weights.

    `locked` (bones,): which keep theirs; a locked bone gets nothing. `normalize`: what bones gain others lose, so that
    the sum is 1; otherwise the others stay as they are. `keeps_kinds`: SDEF stays while no third bone comes, and QDEF
    always, for a brush takes a bone to 0 and back.
    """

    locked: BoolArray | None = None
    normalize: bool = True
    keeps_kinds: bool = False


def with_weights(
    before: VertexWeights,
    bones: Sequence[int],
    wanted: Float64Array,
    rules: WeightRules,
    givers: Sequence[int] | None = None,
) -> VertexWeights:
    """Vertices of which bones (m,) have other weights, `wanted` (n, m) of 0 to 1, as far as that can be.

    `givers` (m,): the bone that each takes its weight from, or gives it to; None: all others, by what they have. Where
    no other bone could take the rest, the bones keep it. A fifth bone takes the slot of the least that is neither
    locked nor given a weight; where there is none, nothing changes.
    """
    slots = _Slots(before, rules.locked, (*bones, *(givers or ())))
    own = np.stack([slots.of_bone(bone) for bone in bones])
    values = np.where(slots.are_locked(bones)[:, None], own, np.clip(wanted.T, 0, 1))
    if givers is not None and rules.normalize:
        slots.exchange(bones, givers, own, values)
    else:
        slots.put(bones, values)
        if rules.normalize:
            slots.share_out(bones)
    untouched = slots.is_full.copy()
    untouched |= np.logical_and.reduce([slots.of_bone(bone) == had for bone, had in zip(bones, own, strict=True)])
    after = slots.packed(before, rules.keeps_kinds)
    return weights_where(untouched, before, after) if untouched.any() else after


class _Slots:
    """The four slots of each vertex, `bones` and `weights` (4, n), while bones are given weights.

    `guarded`: bones whose slots no other takes. `is_full` (n,): where one found none.
    """

    def __init__(self, before: VertexWeights, locked: BoolArray | None, guarded: Sequence[int]) -> None:
        weights = np.where((before.weights > 0) & (before.weights < np.inf), before.weights, 0)
        self.bones, self.weights = (slots.T.copy() for slots in with_united_bones(before.bones, weights))
        self.is_full = np.zeros(len(before), np.bool_)
        size = max(*guarded, int(self.bones.max(initial=0)), len(locked) if locked is not None else 0) + 2
        self._locked, self._guarded = np.zeros(size, np.bool_), np.zeros(size, np.bool_)  # the last is for NONE
        if locked is not None:
            self._locked[: len(locked)] = locked
        self._guarded[list(guarded)] = True
        self._guarded[NONE] = False
        self._start = self.weights

    def of_bone(self, bone: int) -> Float64Array:
        """(n,) the weight of a bone."""
        weights: Float64Array = np.where(self.bones == bone, self.weights, 0).sum(axis=0)
        return weights

    def are_locked(self, bones: Sequence[int]) -> BoolArray:
        return np.asarray(self._locked[list(bones)])

    def put(self, bones: Sequence[int], values: Float64Array) -> None:
        """Give bones (m,) weights (m, n), those first that have a slot; what a bone loses that has to go is lost."""
        there = [self.bones == bone for bone in bones]
        self._start, self.weights = self.weights, self.weights.copy()
        for mask, value in zip(there, values, strict=True):
            np.copyto(self.weights, value, where=mask)
        for bone, mask, value in zip(bones, there, values, strict=True):
            coming = np.flatnonzero((value > 0) & ~np.logical_or.reduce(mask))
            if len(coming):
                self._come(bone, coming, value[coming])

    def _come(self, bone: int, rows: IndexArray, values: Float64Array) -> None:
        """Give a bone the slots of some vertices that have least, and are neither locked nor guarded."""
        bones, weights = self.bones[:, rows], self.weights[:, rows]
        ranks = np.where(bones == NONE, -1, weights)
        ranks[(weights > 0) & (self._locked[bones] | self._guarded[bones])] = KEPT
        slots = ranks.argmin(axis=0)
        has_room = ranks[slots, np.arange(len(rows))] < KEPT
        self.is_full[rows[~has_room]] = True
        slots, rows, values = slots[has_room], rows[has_room], values[has_room]
        self.bones[slots, rows], self.weights[slots, rows] = bone, values

    def share_out(self, bones: Sequence[int]) -> None:
        """Have the others share what the bones leave, as they did before, so that the sum is 1."""
        fixed = self._locked[self.bones]
        own = np.logical_or.reduce([self.bones == bone for bone in bones]) & ~fixed
        room = np.maximum(1 - np.where(fixed, self.weights, 0).sum(axis=0), 0)
        taken, others = np.where(own, self.weights, 0), np.where(own | fixed, 0, self.weights)
        total, rest = taken.sum(axis=0), others.sum(axis=0)
        alone = rest <= 0
        bare = np.flatnonzero(alone & (total <= 0))
        if len(bare):  # where the bones leave all and nobody is there to take it, they keep what they had
            taken[:, bare] = np.where(own, self._start, 0)[:, bare]
            total[bare] = taken[:, bare].sum(axis=0)
        scale = np.divide(room, total, out=np.ones_like(room), where=(total > room) | (alone & (total > 0)))
        taken *= scale
        others *= np.divide(room - total * scale, rest, out=np.zeros_like(rest), where=~alone)
        self.weights = np.where(fixed, self.weights, taken + others)

    def exchange(self, bones: Sequence[int], givers: Sequence[int], own: Float64Array, values: Float64Array) -> None:
        """Let each bone take from its giver, or give to it, as far as that has something.

        Bones of one giver share it evenly. A giver that is given a weight itself, as in the middle of both sides, and
        one that is locked, has nothing to give.
        """
        sums, values, left = self.weights.sum(axis=0), values.copy(), []
        for giver in dict.fromkeys(givers):
            of_giver = [index for index, other in enumerate(givers) if other == giver]
            if giver in bones or self._locked[giver]:
                values[of_giver] = own[of_giver]
                continue
            room = self.of_bone(giver) + own[of_giver].sum(axis=0)
            total = values[of_giver].sum(axis=0)
            values[of_giver] *= np.divide(room, total, out=np.ones_like(room), where=total > room)
            left.append((giver, room - values[of_giver].sum(axis=0)))
        self.put((*(giver for giver, _ in left), *bones), np.stack([*(rest for _, rest in left), *values]))
        lost = sums - self.weights.sum(axis=0)  # of a bone whose slot was taken
        rows = np.flatnonzero(lost > SAME)
        heirs = np.where(self._locked[self.bones[:, rows]], -1, self.weights[:, rows]).argmax(axis=0)
        self.weights[heirs, rows] += lost[rows]

    def packed(self, before: VertexWeights, keeps_kinds: bool) -> VertexWeights:
        """As vertices hold them."""
        weights = np.where((self.weights < SAME) & ~self._locked[self.bones], 0, self.weights)
        after = packed(before, np.where(weights > 0, self.bones, NONE).T, weights.T, sums=None)
        if not keeps_kinds:
            return after
        whole = sum_to_one(weights.sum(axis=0)) & (weights[2:] <= 0).all(axis=0)
        pairs = np.flatnonzero(
            (before.deform == Deform.SDEF) & whole & (before.bones[:, :2] == self.bones[:2].T).all(1)
        )
        after.deform[pairs], after.bones[pairs], after.weights[pairs] = Deform.SDEF, before.bones[pairs], 0
        after.weights[pairs, :2] = weights[:2, pairs].T
        after.deform[before.deform == Deform.QDEF] = Deform.QDEF
        return after


def weights_where(first: BoolArray, one: VertexWeights, other: VertexWeights) -> VertexWeights:
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
        same = np.abs(before.sums - after.sums) <= WEIGHT_TOLERANCE
        for slot in range(SLOTS):
            bone, weight = before.bones[:, slot, None], before.weights[:, slot]
            same &= (
                np.abs(np.where((after.bones == bone) & (bone != NONE), after.weights, 0).sum(axis=1) - weight) < SAME
            )
    return weights_where(same, before, after)


def write_weights(edit: Edit, rows: IndexArray, before: VertexWeights, after: VertexWeights) -> IndexArray:
    """Write what has changed of rows of vertices, and tell which rows have."""
    same = (before.points == after.points) | (np.isnan(before.points) & np.isnan(after.points))
    moved = (after.deform == Deform.SDEF) & ~same.all(axis=(1, 2))
    changed = (before.deform != after.deform) | (before.bones != after.bones).any(axis=1) | moved
    changed |= (before.weights.astype(np.float32) != after.weights.astype(np.float32)).any(axis=1)
    vertices, indices = edit.model.vertices, np.flatnonzero(changed)
    edit.set(vertices, rows[indices], Vertex.deform, after.deform[indices])
    edit.set(vertices, rows[indices], Vertex.bones, after.bones[indices])
    edit.set(vertices, rows[indices], Vertex.weights, after.weights[indices])
    for number, point in enumerate(SDEF_POINTS):
        edit.set(vertices, rows[moved], point, after.points[moved, number])
    return rows[indices]


@dataclass(frozen=True, slots=True, eq=False)
class WeightEntries:
    """That `bones` (n,) have `weights` (n,) of `owners` (n,), numbers from 0 to `count` - 1; every pair once, sorted.

    Owners are vertices, or positions of several vertices.
    """

    count: int
    owners: IndexArray
    bones: IndexArray
    weights: Float64Array

    @classmethod
    def added(cls, count: int, owners: AnyArray, bones: AnyArray, weights: AnyArray) -> WeightEntries:
        """Entries in any order, those of the same owner and bone added."""
        width = int(bones.max(initial=0)) + 1
        keys = owners.astype(np.int64) * width + bones
        order = np.argsort(keys, kind="stable")
        keys = keys[order]
        starts = np.flatnonzero(np.diff(keys, prepend=-1))
        sums = np.add.reduceat(weights[order], starts) if len(starts) else np.empty(0)
        return cls(count, keys[starts] // width, keys[starts] % width, sums)

    @classmethod
    def of(cls, weights: VertexWeights, owners: AnyArray | None = None, count: int = 0) -> WeightEntries:
        """Those of vertices, as if all weights summed to 1; or of their `owners`, the mean of the vertices of each."""
        rows, slots = np.nonzero(weights.weights)
        bones = weights.bones[rows, slots]
        values = weights.weights[rows, slots] / weights.sums[rows]
        if owners is None:
            return cls.added(len(weights), rows, bones, values)
        members = np.bincount(owners[weights.sums > 0], minlength=count)
        return cls.added(count, owners[rows], bones, values / members[owners[rows]])

    def carried(
        self, count: int, targets: AnyArray, sources: AnyArray, factors: AnyArray | float = 1.0
    ) -> WeightEntries:
        """Return weights of targets, numbers below `count`: by pair a source's weight times a factor, (pairs,)."""
        starts = np.searchsorted(self.owners, np.arange(self.count + 1))
        lengths = np.diff(starts)[sources]
        pairs, entries = owners_of(lengths), entries_of(starts[sources], lengths)
        each = np.broadcast_to(np.asarray(factors, np.float64), len(sources))
        return self.added(count, targets[pairs], self.bones[entries], self.weights[entries] * each[pairs])

    def mixed(self, other: WeightEntries, share: AnyArray | float) -> WeightEntries:
        """A share, (count,) or one, of another's weights and the rest of these; of these all where it has none."""
        shares = np.zeros(self.count)
        shares[other.owners] = np.broadcast_to(share, self.count)[other.owners]
        own, taken = self.weights * (1 - shares[self.owners]), other.weights * shares[other.owners]
        columns = zip((self.owners, self.bones, own), (other.owners, other.bones, taken), strict=True)
        return self.added(self.count, *(np.concatenate(pair) for pair in columns))

    def slots(self) -> tuple[AnyArray, AnyArray]:
        """(count, 4) the bones that have the greatest weights, and these, the greatest first."""
        order = np.lexsort((-self.weights, self.owners))
        owners = self.owners[order]
        ranks = np.arange(len(owners)) - np.searchsorted(owners, owners)
        kept = order[ranks < SLOTS]
        bones, weights = np.full((self.count, SLOTS), NONE, np.int32), np.zeros((self.count, SLOTS))
        where = self.owners[kept], ranks[ranks < SLOTS]
        bones[where], weights[where] = self.bones[kept], self.weights[kept]
        return bones, weights
