"""Raster: a picture that very many lines and dots are drawn into at once. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.math3d.arrays import Float64Array, Int32Array

AT_ONCE = 1 << 21  # pixels of lines that are worked out together, for the memory that it takes


class Raster:
    """Transparent at first. Positions are pixels from the top left, colours 0xAARRGGBB with alpha multiplied in."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels = np.zeros((height, width), np.uint32)

    def draw_lines(self, starts: Float64Array, ends: Float64Array, colour: int) -> None:
        """Lines (n, 2) to (n, 2), one pixel wide; what is not finite is left out."""
        starts, ends = _clipped(starts, ends, self._last)
        flat = self.pixels.reshape(-1)
        for x, y in _pixels_of(starts, ends):
            flat[y * np.int32(self.pixels.shape[1]) + x] = colour

    def add_halo(self, colour: int) -> None:
        """Draw below and right of all that is drawn so far, where nothing is yet."""
        beside = self.pixels[1:, 1:]
        beside[(beside == 0) & (self.pixels[:-1, :-1] != 0)] = colour

    def draw_dots(self, points: Float64Array, radius: int, colour: int) -> None:
        """Squares of 2 radius + 1 pixels about points (n, 2)."""
        known = points[np.isfinite(points).all(axis=1)]
        inside = ((known > -radius - 1) & (known < self._last + radius + 1)).all(axis=1)
        x, y = np.rint(known[inside]).astype(np.intp).T
        right, bottom = self._last.astype(np.intp)
        for across in range(-radius, radius + 1):
            for down in range(-radius, radius + 1):
                self.pixels[np.clip(y + down, 0, bottom), np.clip(x + across, 0, right)] = colour

    @property
    def _last(self) -> Float64Array:
        """The position of the last pixel."""
        height, width = self.pixels.shape
        return np.array((width - 1.0, height - 1.0))


def _clipped(starts: Float64Array, ends: Float64Array, last: Float64Array) -> tuple[Float64Array, Float64Array]:
    """The parts of lines between (0, 0) and `last` (Liang and Barsky)."""
    inside = ((starts >= 0) & (starts <= last) & (ends >= 0) & (ends <= last)).all(axis=1)
    if inside.all():
        return starts, ends
    known = (np.isfinite(starts) & np.isfinite(ends)).all(axis=1)
    starts, ways = starts[known], ends[known] - starts[known]
    enters, leaves = np.zeros(len(starts)), np.ones(len(starts))
    is_seen = np.ones(len(starts), np.bool_)
    for axis in (0, 1):
        start, way = starts[:, axis], ways[:, axis]
        with np.errstate(divide="ignore", invalid="ignore"):
            low, high = -start / way, (last[axis] - start) / way
        is_still = way == 0
        is_seen &= ~is_still | ((start >= 0) & (start <= last[axis]))
        enters = np.where(is_still, enters, np.maximum(enters, np.minimum(low, high)))
        leaves = np.where(is_still, leaves, np.minimum(leaves, np.maximum(low, high)))
    is_seen &= enters <= leaves
    starts, ways = starts[is_seen], ways[is_seen]
    first, second = (starts + ways * share[is_seen, None] for share in (enters, leaves))
    return np.clip(first, 0, last), np.clip(second, 0, last)


def _pixels_of(starts: Float64Array, ends: Float64Array) -> Iterator[tuple[Int32Array, Int32Array]]:
    """X and Y of the pixels of lines, some lines at a time."""
    ways = ends - starts
    counts = np.maximum(np.abs(ways[:, 0]), np.abs(ways[:, 1])).astype(np.int32) + 2
    steps = ways / (counts - 1)[:, None]
    batches = np.cumsum(counts) // AT_ONCE
    for batch in np.split(np.arange(len(starts)), np.flatnonzero(np.diff(batches)) + 1):
        number = counts[batch]
        # Not `ranks_of`: in 32 bits it takes half the time.
        along = np.arange(number.sum(), dtype=np.int32) - np.repeat(np.cumsum(number, dtype=np.int32) - number, number)
        x, y = (_along(starts[batch, axis], steps[batch, axis], along, number) for axis in (0, 1))
        yield x, y


def _along(starts: Float64Array, steps: Float64Array, along: Int32Array, counts: Int32Array) -> Int32Array:
    pixels = np.repeat(starts.astype(np.float32) + np.float32(0.5), counts)
    pixels += np.repeat(steps.astype(np.float32), counts) * along.astype(np.float32)
    return pixels.astype(np.int32)
