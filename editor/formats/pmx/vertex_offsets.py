"""Finds where each vertex record of a PMX file begins, without visiting a million of them one by one.

The size of a record follows from the weight type inside it, so that the records form a chain. Here many stretches of
the chain are followed at once, one numpy step for all of them. A stretch starts at a place that merely looks like a
record; within a few records it falls into step with the true chain or is walked again. What is returned is exact,
whatever the guesses were worth: a stretch counts only when the one before it, known to be right, runs into it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import repeat

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Int64Array, UInt8Array

FEW = 8000  # records that are walked one by one
SAMPLE = 64  # records whose mean size is taken for that of their neighbours
OVERLAP = 24  # records by which a stretch reaches into the next one, to fall into step with it
MEETING = 64  # records at the head of a stretch among which the one before must come out

NORMAL_AT = 12  # where the normal is in a record
TOLERANCE = 0.1  # by which the squared length of a normal may differ from 1


@dataclass(frozen=True, slots=True)
class RecordChain:
    """Layout of a chain of records: the byte at `type_at` of a record is its type, `sizes[type]` its size."""

    type_at: int
    sizes: tuple[int, ...]

    @property
    def steps(self) -> Int64Array:
        """(256,) how far the next record is; 1 after an unknown type, so that a wrong guess goes on looking."""
        steps = np.ones(256, np.int64)
        steps[: len(self.sizes)] = self.sizes
        return steps


def record_offsets(data: UInt8Array, start: int, count: int, chain: RecordChain) -> Int64Array:
    """(count + 1,): where each of `count` records begins, and where the last one ends.

    Unknown types are not complained about, but walked over byte by byte. IndexError when the data ends too early.
    """
    pieces = [np.array([start], np.int64)]
    here, left = start, count
    while left:
        some = _one_by_one(data, here, left if left < FEW else SAMPLE, chain)
        mean = max(int(some[-1] - here) / len(some), min(chain.sizes))
        here, left = int(some[-1]), left - len(some)
        more = _together(data, here, left, mean, chain) if left else some[:0]
        here, left = int(more[-1]) if len(more) else here, left - len(more)
        pieces += (some, more)
    return np.concatenate(pieces)


def _one_by_one(data: UInt8Array, start: int, count: int, chain: RecordChain, until: int | None = None) -> Int64Array:
    """Return the ends of the records that begin at `start`: `count` of them, or less where `until` is reached."""
    steps = chain.steps.tolist()
    types = data.data[chain.type_at :]
    stop = len(data) if until is None else until
    ends: list[int] = []
    append = ends.append
    offset = start
    for _ in repeat(None, count):
        offset += steps[types[offset]]
        append(offset)
        if offset >= stop:
            break
    if offset > len(data) or (until is None and len(ends) < count):
        raise IndexError(offset)
    return np.array(ends, np.int64)


def _together(data: UInt8Array, start: int, count: int, mean: float, chain: RecordChain) -> Int64Array:
    """Return the ends of up to `count` records from `start` on: as many as the stretches hold, perhaps none."""
    length = int(min(512, (count / 3) ** 0.5))
    limit = len(data) - 4 * max(chain.sizes)  # nothing that looks ahead from below looks beyond the data
    borders = start + int(mean * length) * np.arange(1, int(count / length) + 1)
    borders = borders[borders < limit - max(chain.sizes)]
    if len(borders) < 2:
        return np.empty(0, np.int64)
    heads = np.concatenate(([start], _likely(data, borders[:-1], chain)))
    ends = np.minimum(np.append(heads[1:], borders[-1]) + int(OVERLAP * mean), limit)
    paths = _walk(data[chain.type_at :], heads, ends, chain)
    return _stitched(data, paths, ends, chain)[:count]


def _likely(data: UInt8Array, borders: Int64Array, chain: RecordChain) -> Int64Array:
    """The first place at or after each border where two records with unit normals seem to be; else the border."""
    places = (borders[:, None] + np.arange(max(chain.sizes))).ravel()
    after = places + chain.steps[data[places + chain.type_at]]
    keep = np.flatnonzero(after > places + 1)
    keep = keep[data[after[keep] + chain.type_at] < len(chain.sizes)]
    keep = keep[_has_unit_normal(data, places[keep])]
    keep = keep[_has_unit_normal(data, after[keep])]
    heads = borders.copy()
    heads[keep[::-1] // max(chain.sizes)] = places[keep[::-1]]
    return heads


def _has_unit_normal(data: UInt8Array, records: Int64Array) -> BoolArray:
    anywhere: AnyArray = np.ndarray((len(data) - 11,), "V12", data, strides=(1,))
    normals = anywhere[records + NORMAL_AT].view("<f4").reshape(-1, 3)
    with np.errstate(all="ignore"):
        squares = np.einsum("ij,ij->i", normals, normals)
        unit: BoolArray = np.abs(squares - 1) < TOLERANCE
    return unit


def _walk(types: UInt8Array, heads: Int64Array, ends: Int64Array, chain: RecordChain) -> Int64Array:
    """(stretches, places): each stretch from its head until all have reached their end."""
    rows, steps = [heads], chain.steps
    for index in range(int((ends - heads).max()) // min(chain.sizes) + OVERLAP):
        here = rows[-1]
        if index % 16 == 15 and (here >= ends).all():
            break
        # Beyond the data nothing is right; "clip" is the fast way not to care.
        rows.append(here + steps.take(types.take(here, mode="clip"), mode="clip"))
    return np.ascontiguousarray(np.array(rows).T)


def _stitched(data: UInt8Array, paths: Int64Array, ends: Int64Array, chain: RecordChain) -> Int64Array:
    """Return the ends of the records of all stretches. The first head is known to be right."""
    before = (paths < ends[:, None]).sum(axis=1)
    exits = paths[np.arange(len(paths)), np.minimum(before, paths.shape[1] - 1)]
    again = _walked_again(data, paths, exits, ends, chain)
    entries = np.append(paths[0, 0], exits[:-1])
    inside = (paths > entries[:, None]) & (paths <= exits[:, None])
    pieces, first = [], 0
    for stretch, path in again.items():
        pieces += [paths[first:stretch][inside[first:stretch]], path]
        first = stretch + 1
    return np.concatenate([*pieces, paths[first:][inside[first:]]])


def _walked_again(
    data: UInt8Array, paths: Int64Array, exits: Int64Array, ends: Int64Array, chain: RecordChain
) -> dict[int, Int64Array]:
    """By stretch: the true path of those that the one before does not run into. Their exits are put right."""
    again: dict[int, Int64Array] = {}
    met = (paths[1:, :MEETING] == exits[:-1, None]).any(axis=1) & (exits[:-1] <= exits[1:])
    for lost in 1 + np.flatnonzero(~met):
        stretch = int(lost)
        while stretch < len(paths) and stretch not in again and not _runs_into(paths, exits, stretch):
            entry, end = int(exits[stretch - 1]), int(ends[stretch])
            path = _one_by_one(data, entry, len(data), chain, end) if entry < end else np.empty(0, np.int64)
            again[stretch] = path
            exits[stretch] = path[-1] if len(path) else entry
            stretch += 1
    return again


def _runs_into(paths: Int64Array, exits: Int64Array, stretch: int) -> bool:
    """Return whether the stretch before comes out on the path of this one, and before its end."""
    entry = exits[stretch - 1]
    return bool(entry <= exits[stretch] and entry in paths[stretch, :MEETING])
