"""Tracks: the keys of many bones, or of many morphs, in one set of columns with a run of rows a name, as in VMD."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, IndexArray, Int64Array, IntegerArray, UInt32Array, bounds_of
from editor.model import cp932
from editor.model.columns import Columns

# Bytes of a name that are stored and compared (mmd-semantics §1.9). The field of an IK has one more, for its end.
BONE_BYTES = 15
MORPH_BYTES = 15
IK_BYTES = 19
MODEL_BYTES = 20


def text_of(data: bytes) -> str:
    """The name in a field, up to its end or the first zero byte."""
    return cp932.decode(data.split(b"\0", 1)[0])


def bytes_of(name: str) -> bytes:
    """The name as MMD writes it, up to the first zero byte, not cut."""
    return cp932.encode(name.split("\0", 1)[0])


def is_faithful(name: str) -> bool:
    """Return whether cp932 has every character of the name, or its twin."""
    return "\0" not in name and not cp932.lacking(name)


class Tracks:
    """Keys sorted by track, then by frame; a value, never changed once made.

    `names`: the tracks. `keys`: the keys, of which those from `starts[t]` to `starts[t + 1]` belong to track t. Where
    a track has several keys at one frame they are in the order of the file: the last is the one that counts.
    """

    __slots__ = ("_numbers", "keys", "names", "starts")

    def __init__(self, names: Sequence[str], keys: Columns, starts: IndexArray) -> None:
        """Takes over what is already sorted; see `of` for what is not."""
        self.names = tuple(names)
        self.keys = keys
        self.starts = starts
        self._numbers = {name: number for number, name in enumerate(self.names)}

    @classmethod
    def empty(cls, row_type: type) -> Tracks:
        return cls((), Columns(row_type, 0), np.zeros(1, np.intp))

    @classmethod
    def of(cls, names: Sequence[str], tracks: ArrayLike, keys: Columns) -> Tracks:
        """Keys in any order, with (keys,) the number of the name that each belongs to. Names without keys go."""
        tracks = np.asarray(tracks, np.int64)
        order = sort_order(tracks, keys["frame"])
        counts = np.bincount(tracks, minlength=len(names))
        used = np.flatnonzero(counts).tolist()
        starts = bounds_of(counts[used])
        return cls([names[track] for track in used], keys if order is None else keys.take(order), starts)

    def __len__(self) -> int:
        return len(self.names)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tracks):
            return NotImplemented
        same = self.names == other.names and np.array_equal(self.starts, other.starts)
        return same and self.keys == other.keys

    def __hash__(self) -> int:
        return hash((self.names, len(self.keys)))

    def __repr__(self) -> str:
        return f"Tracks({len(self)} of {len(self.keys)} {self.keys.row_type.__name__})"

    def number(self, name: str) -> int:
        """The number of the track with this name; -1 when there is none."""
        return self._numbers.get(name, -1)

    def rows(self, name: str) -> range:
        """The rows of the keys of a name; none when there is no such track."""
        track = self.number(name)
        return range(0) if track < 0 else range(int(self.starts[track]), int(self.starts[track + 1]))

    @property
    def numbers(self) -> IndexArray:
        """(keys,): the track of each key."""
        return np.repeat(np.arange(len(self)), np.diff(self.starts))

    def put(self, names: Sequence[str], tracks: ArrayLike, keys: Columns) -> Tracks:
        """These keys and others, which take the place of those of the same name and frame.

        `tracks` (keys,): the number in `names` of each of the other keys, of which the last of several is the one that
        is put in.
        """
        together = [*self.names, *(name for name in names if name not in self._numbers)]
        numbered = {name: number for number, name in enumerate(together)}
        numbers = np.array([numbered[name] for name in names], np.int64)[np.asarray(tracks, np.int64)]
        sort_keys = sort_keys_of(numbers, keys["frame"])
        order = np.argsort(sort_keys, kind="stable")
        last = order[is_last(sort_keys[order])]
        kept = ~np.isin(sort_keys_of(self.numbers, self.keys["frame"]), sort_keys)
        numbers = np.concatenate((self.numbers[kept], numbers[last]))
        return Tracks.of(together, numbers, self.keys.take(kept).joined(keys.take(last)))

    def without(self, rows: ArrayLike) -> Tracks:
        """These keys but those in the given rows; tracks that have no keys any more go, too."""
        kept = np.ones(len(self.keys), np.bool_)
        kept[np.asarray(rows, np.intp)] = False
        return Tracks.of(self.names, self.numbers[kept], self.keys.take(kept))


def sort_keys_of(tracks: IntegerArray, frames: UInt32Array) -> Int64Array:
    """(keys,): one number for track and frame, that sorts like them."""
    return tracks.astype(np.int64) << 32 | frames.astype(np.int64)


def is_last(sort_keys: IntegerArray) -> BoolArray:
    """(keys,) for sorted sort keys, or frames: whether no other key follows at the same one."""
    return np.append(sort_keys[:-1] != sort_keys[1:], np.True_)[: len(sort_keys)]


def sort_order(tracks: IntegerArray, frames: UInt32Array) -> IndexArray | None:
    """The order by track, then by frame, in which equals stay as they are; None when that is the order they have."""
    sort_keys = sort_keys_of(tracks, frames)
    if (sort_keys[:-1] <= sort_keys[1:]).all():
        return None
    return np.lexsort((_narrow(frames), _narrow(tracks)))


def _narrow(numbers: IntegerArray) -> IntegerArray:
    """The numbers in 16 bits if they fit, which numpy sorts ten times as fast."""
    return numbers.astype(np.uint16) if numbers.max() < 1 << 16 else numbers
