"""WeightEntries: weights of any number of bones, one entry each, as they are while those of several vertices mix."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, IndexArray
from editor.math3d.ragged import entries_of, owners_of
from editor.model.fields import NONE
from editor.model.vertices import SLOTS
from editor.model.weights import VertexWeights


@dataclass(frozen=True, slots=True, eq=False)
class WeightEntries:
    """That `bones` (n,) have `weights` (n,) of `owners` (n,), numbers from 0 to `count` - 1; every pair once, sorted.

    Owners are vertices, or places of several vertices.
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
        pairs, places = owners_of(lengths), entries_of(starts[sources], lengths)
        each = np.broadcast_to(np.asarray(factors, np.float64), len(sources))
        return self.added(count, targets[pairs], self.bones[places], self.weights[places] * each[pairs])

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
