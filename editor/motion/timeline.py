"""Finds the keys before and after a frame in all tracks at once, with a single search."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, UInt32Array
from editor.motion.tracks import is_last, sort_keys_of

LAST_FRAME = 2**32 - 1


class Moment(NamedTuple):
    """Positions of all tracks between their keys at a frame.

    `earlier` (tracks,): the row of the last key, of the first one if none has come yet. `times` (tracks,): how much of
    the time to the next key has passed, 0 where there is nothing on the way. `moving`: the tracks that are on the way.
    """

    earlier: IndexArray
    times: Float64Array
    moving: IndexArray


class Timeline:
    """The keys of some tracks, sorted by track and frame: track t has the rows `starts[t]` to `starts[t + 1]`.

    Rows are those of what `column` makes of a column of the keys: of several keys of a track at one frame only the
    last is there. Every track has a key.
    """

    def __init__(self, starts: IndexArray, frames: UInt32Array) -> None:
        numbers = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
        sort_keys = sort_keys_of(numbers, frames)
        kept = is_last(sort_keys)
        self._kept = None if kept.all() else kept
        self._sort_keys = self.column(sort_keys)
        self._frames = self.column(frames).astype(np.float64)
        self._tracks = sort_keys_of(np.arange(len(starts) - 1), np.zeros(1, np.uint32))
        self._firsts = np.searchsorted(self._sort_keys, self._tracks)
        # Frames to the next key of the track, 0 where there is none.
        self.lengths = np.append(np.diff(self._frames), 0)[: len(self._frames)]
        self.lengths[np.append(self._firsts, len(self._frames))[1:] - 1] = 0
        self._rates = np.divide(1, self.lengths, out=np.zeros_like(self.lengths), where=self.lengths > 0)

    @classmethod
    def single(cls, frames: UInt32Array) -> Timeline:
        """One track, or none when there are no keys."""
        return cls(np.array([0, len(frames)] if len(frames) else [0]), frames)

    def column(self, column: AnyArray) -> AnyArray:
        """The rows of a column of the keys that count."""
        return column if self._kept is None else column[self._kept]

    def changes(self, column: AnyArray) -> BoolArray:
        """(rows,): whether the next row has another value, in any part of it."""
        differs = column[1:] != column[:-1]
        if differs.ndim > 1:
            differs = differs.any(axis=1)
        return np.append(differs, np.False_)[: len(column)]

    def hold(self, rows: BoolArray) -> None:
        """Let there be nothing on the way from these rows to the next."""
        self._rates[rows] = 0

    def at(self, frame: float) -> Moment:
        """Return the position of each track at a frame, whole or not."""
        frame = min(max(frame, 0.0), LAST_FRAME)
        earlier = np.maximum(np.searchsorted(self._sort_keys, self._tracks + int(frame), "right") - 1, self._firsts)
        times = np.maximum(frame - self._frames[earlier], 0) * self._rates[earlier]
        return Moment(earlier, times, np.flatnonzero(times))

    def begun(self, frame: float) -> BoolArray:
        """(tracks,): whether the first key has come."""
        begun: BoolArray = self._frames[self._firsts] <= frame
        return begun
