"""Rows by a key that each has: where those of each key stand, found for many keys at once."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import IndexArray, IntegerArray
from editor.math3d.ragged import entries_of, starts_of


class RowRuns:
    """Rows sorted by a key from 0 to `count` - 1: where those of each key stand."""

    def __init__(self, keys: IntegerArray, count: int) -> None:
        self._counts = np.bincount(keys, minlength=count)
        self._starts = starts_of(self._counts)

    def counts(self, keys: IntegerArray) -> IndexArray:
        return np.asarray(self._counts.take(keys))

    def places(self, keys: IntegerArray, counts: IndexArray) -> IndexArray:
        """Return the places of the rows that have one of the keys, key by key, so many of each."""
        return entries_of(self._starts.take(keys), counts)


class RowGroups(RowRuns):
    """Rows by a key that each has, in any order."""

    def __init__(self, keys: IntegerArray, count: int) -> None:
        super().__init__(keys, count)
        self.order = sorted_order(keys, count)

    @property
    def first(self) -> IndexArray:
        """(count,) the first row of each key, all of which have one."""
        return np.asarray(self.order[self._starts], np.intp)

    def members(self, keys: IntegerArray) -> IndexArray:
        """The rows that have one of the keys, key by key."""
        return np.asarray(self.order.take(self.places(keys, self.counts(keys))), np.intp)


def sorted_order(keys: IntegerArray, count: int) -> IndexArray:
    """(n,) the order of keys, of 0 to `count` - 1, equal ones as they were.

    Sorting keys that hold their places is several times as fast as sorting places.
    """
    bits = len(keys).bit_length()
    if count.bit_length() + bits > 63:
        return np.argsort(keys, kind="stable")
    packed = keys.astype(np.int64)
    packed <<= bits
    packed |= np.arange(len(keys))
    packed.sort()
    packed &= (1 << bits) - 1
    return packed
