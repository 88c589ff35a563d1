"""What the weights of vertices become when some of them are to be others: what the rest gives up, or takes over.

Works on arrays of a few vertices: `bones` (n, 4) int32 and `shares` (n, 4), how much each moves its vertex.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, Int32Array
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.vertices import WHOLE, Deform, effective_weights, used_slots

SLOTS = 4
NOTHING = 1e-7  # what is left of a weight by rounding


@dataclass(frozen=True, slots=True, eq=False)
class WeightRules:
    """What holds while weights are changed.

    `locked` (bones,): bones whose weights stay as they are. `normalize`: what one bone gains others lose, so that the
    sum stays 1; otherwise the others stay as they are.
    """

    locked: BoolArray
    normalize: bool = True


def shares_of(vertices: Columns, bone: int) -> Float64Array:
    """(vertices,) how much a bone moves each vertex."""
    weights = effective_weights(vertices["deform"], vertices["weights"])
    return np.asarray(np.where(vertices["bones"] == bone, weights, 0).sum(axis=1, dtype=np.float64))


def with_weights(
    vertices: Columns, bones: Int32Array, wanted: Float64Array, givers: Int32Array, rules: WeightRules
) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices after bones are given other weights, as far as that can be.

    `bones` (m,) are given `wanted` (vertices, m); what a locked one has stays. `givers` (m,): the bone that each takes
    its weight from, or gives it to; NONE: all others, by what they have. A bone that is alone keeps what there is.
    At most four bones are kept, the locked and the painted ones before others. SDEF stays where its two bones do.
    """
    table = _Table(vertices, bones, givers, rules)
    table.give(wanted)
    return table.columns(vertices)


class _Table:
    """A column for each slot of the vertices, and one more for each bone that may come."""

    def __init__(self, vertices: Columns, bones: Int32Array, givers: Int32Array, rules: WeightRules) -> None:
        self._rules = rules
        self._count = len(vertices)
        coming = np.append(bones, givers)
        self._bones = np.concatenate(
            (_used_bones(vertices), np.tile(coming.astype(np.int32), (self._count, 1))), axis=1
        )
        self._weights = np.zeros(self._bones.shape)
        self._weights[:, :SLOTS] = effective_weights(vertices["deform"], vertices["weights"])
        self._weights[self._bones == NONE] = 0
        self._unite()
        is_locked = np.append(rules.locked, True)  # the last stands for none: nothing goes there
        self._is_locked = is_locked[self._bones]
        self._targets = [self._place(bone) for bone in bones.tolist()]
        self._painted, self._giving = bones.tolist(), givers.tolist()
        self._rows = np.arange(self._count)

    def _unite(self) -> None:
        """A bone has one column of a vertex: the first; the others have none."""
        for column in range(1, self._bones.shape[1]):
            for first in range(column):
                same = (self._bones[:, first] == self._bones[:, column]) & (self._bones[:, column] != NONE)
                self._weights[same, first] += self._weights[same, column]
                self._weights[same, column] = 0
                self._bones[same, column] = NONE

    def _place(self, bone: int) -> IndexArray:
        """(vertices,) the column of a bone that every vertex has one of."""
        return np.asarray((self._bones == bone).argmax(axis=1))

    # -- the rule --------------------------------------------------------------------------------------------------

    def give(self, wanted: Float64Array) -> None:
        rows = self._rows
        before = np.stack([self._weights[rows, place] for place in self._targets], axis=1)
        is_locked = np.stack([self._is_locked[rows, place] for place in self._targets], axis=1)
        wanted = np.where(is_locked, before, np.clip(wanted, 0, 1))
        if not self._rules.normalize:
            self._set(wanted)
            self._keep_four()
        elif NONE in self._giving:
            self._share_out(wanted, before, is_locked)
        else:
            self._exchange(wanted, before)
            self._keep_four()

    def _set(self, wanted: Float64Array) -> None:
        for place, values in zip(self._targets, wanted.T, strict=True):
            self._weights[self._rows, place] = values

    def _exchange(self, wanted: Float64Array, before: Float64Array) -> None:
        """Between each bone and its giver, as far as that has something; bones of one giver share it evenly.

        Where a giver is painted itself, as in the middle of both sides, neither has anything to give.
        """
        is_painted = np.array([bone in self._painted for bone in self._giving])
        wanted[:, is_painted] = before[:, is_painted]
        for bone in {bone for bone in self._giving if bone not in self._painted}:
            of_giver = [place for place, other in enumerate(self._giving) if other == bone]
            giver = self._place(bone)
            free = ~self._is_locked[self._rows, giver]
            room = self._weights[self._rows, giver] + before[:, of_giver].sum(axis=1)
            fitted = _fitted(wanted[:, of_giver], room)
            wanted[:, of_giver] = np.where(free[:, None], fitted, before[:, of_giver])
            self._weights[self._rows, giver] = np.where(
                free, room - wanted[:, of_giver].sum(axis=1), self._weights[self._rows, giver]
            )
        self._set(wanted)

    def _share_out(self, wanted: Float64Array, before: Float64Array, is_locked: BoolArray) -> None:
        """What the painted bones leave goes to the others that are free, by what they have."""
        self._set(np.where(is_locked, before, wanted))
        is_target = np.zeros(self._bones.shape, np.bool_)
        for place in self._targets:
            is_target[self._rows, place] = True
        self._keep_four()
        free = ~self._is_locked & ~is_target
        own = ~self._is_locked & is_target
        room = np.maximum(1 - np.where(self._is_locked, self._weights, 0).sum(axis=1), 0)
        taken = np.where(own, self._weights, 0)
        scale = np.minimum(1, room / np.maximum(taken.sum(axis=1), 1e-300))
        taken = taken * scale[:, None]
        rest, others = room - taken.sum(axis=1), np.where(free, self._weights, 0)
        has_others = others.sum(axis=1) > 0
        others *= np.where(has_others, rest / np.where(has_others, others.sum(axis=1), 1), 0)[:, None]
        self._weights = np.where(own, taken, np.where(free, others, self._weights))
        self._fill_alone(~has_others & (rest > 0), own, before, room)

    def _fill_alone(self, alone: BoolArray, own: BoolArray, before: Float64Array, room: Float64Array) -> None:
        """Where no other bone is left to take what is missing, the painted ones have it all."""
        rows = np.flatnonzero(alone)
        if not len(rows):
            return
        shares = np.where(own, self._weights, 0)[rows]
        nothing = shares.sum(axis=1) == 0
        if nothing.any():
            for place, values in zip(self._targets, before.T, strict=True):
                free = own[rows, place[rows]] & nothing
                shares[free, place[rows][free]] = values[rows][free]
        total = shares.sum(axis=1)
        filled = total > 0
        self._weights[rows[filled]] = np.where(
            own[rows[filled]],
            shares[filled] * (room[rows] / np.maximum(total, 1e-300))[filled, None],
            self._weights[rows[filled]],
        )

    def _keep_four(self) -> None:
        """Where a vertex would have more than four bones the least goes, but no locked one, and last a painted one."""
        many = np.flatnonzero((self._weights > 0).sum(axis=1) > SLOTS)
        if not len(many):
            return
        rank = self._weights[many].copy()
        rank[self._is_locked[many] & (rank > 0)] += 4
        for place in self._targets:
            at = place[many]
            held = self._weights[many, at] > 0
            rank[np.flatnonzero(held), at[held]] += 2
        least = np.argsort(-rank, axis=1, kind="stable")[:, SLOTS:]
        lost = np.take_along_axis(self._weights[many], least, axis=1).sum(axis=1)
        weights = self._weights[many]
        np.put_along_axis(weights, least, 0.0, axis=1)
        if NONE not in self._giving and self._rules.normalize:
            heirs = np.where(self._is_locked[many], -1, weights).argmax(axis=1)
            weights[np.arange(len(many)), heirs] += lost
        self._weights[many] = weights

    # -- as columns ------------------------------------------------------------------------------------------------

    def columns(self, vertices: Columns) -> dict[str, AnyArray]:
        """The kinds grow as they have to; linear ones are the smallest that say it."""
        self._weights[(self._weights < NOTHING) & ~self._is_locked] = 0
        is_used = self._weights > 0
        total = self._weights.sum(axis=1)
        is_whole = np.abs(total - 1) < WHOLE
        deform = vertices["deform"].copy()
        stays = (deform == Deform.SDEF) & ~is_used[:, 2:].any(axis=1) & is_whole
        order = np.argsort(~is_used, axis=1, kind="stable")[:, :SLOTS]
        bones = np.take_along_axis(np.where(is_used, self._bones, NONE), order, axis=1)
        weights = np.take_along_axis(self._weights, order, axis=1)
        counts = is_used.sum(axis=1)
        linear = np.where(counts <= 1, Deform.BDEF1, np.where(counts == 2, Deform.BDEF2, Deform.BDEF4))
        linear = np.where(is_whole, linear, Deform.BDEF4)
        deform = np.where(stays | (deform == Deform.QDEF), deform, linear).astype(vertices["deform"].dtype)
        bones[stays, :2] = vertices["bones"][stays, :2]
        weights[stays] = 0
        weights[stays, :2] = self._weights[stays, :2]
        weights = weights.astype(np.float32)
        of_two = (deform == Deform.BDEF2) | (deform == Deform.SDEF)
        weights[of_two, 1] = np.float32(1) - weights[of_two, 0]
        return {"deform": deform, "bones": bones.astype(np.int32), "weights": weights}


def _used_bones(vertices: Columns) -> Int32Array:
    """(vertices, 4) the bones that the kinds use, NONE in other slots."""
    return np.asarray(np.where(used_slots(vertices["deform"]), vertices["bones"], NONE), np.int32)


def _fitted(wanted: Float64Array, room: Float64Array) -> Float64Array:
    """(n, m) what is wanted, or as much of each as makes no more than there is room for, (n,)."""
    total = wanted.sum(axis=1)
    scale = np.where(total > room, room / np.where(total > 0, total, 1), 1)
    return np.asarray(wanted * scale[:, None])
