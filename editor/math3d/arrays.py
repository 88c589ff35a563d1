"""The types of numpy arrays, named by what their elements are, and what is done with arrays all over.

Ragged arrays: rows of which each has any number of entries, which lie one row's after the other's. `counts` (rows,)
tells how many entries each row has. No row is NONE, -1, at which numpy finds the last one: a mask with one more that is
never set answers for it, without a second look.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Float32Array = NDArray[np.float32]
Float64Array = NDArray[np.float64]
FloatArray = NDArray[np.floating[Any]]  # of either width
Int8Array = NDArray[np.int8]
Int32Array = NDArray[np.int32]
Int64Array = NDArray[np.int64]
IntegerArray = NDArray[np.integer[Any]]  # of any width
UInt8Array = NDArray[np.uint8]
UInt32Array = NDArray[np.uint32]
UInt64Array = NDArray[np.uint64]
IndexArray = NDArray[np.intp]  # rows of a table, or indices into another array
BoolArray = NDArray[np.bool_]
StructArray = NDArray[np.void]
AnyArray = NDArray[Any]


FAR = 1000  # times as far from the middle as nearly all others: no sky around a stage is, and a slip of the hand mostly
NEARLY_ALL = 0.99
PIECE = 1 << 16  # rows
SAMPLED = 10_000  # of the points, evenly, to tell the middle: as good as all of them, and soon done


def unit_or_zero(vectors: ArrayLike) -> Float64Array:
    """The vectors (n, axes) with length 1; zero for those without a direction: of length 0, infinite or no numbers."""
    units = np.array(vectors, np.float64)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        lengths = np.sqrt(np.einsum("ij,ij->i", units, units))
        units /= lengths[:, None]
    lost: BoolArray = ~((lengths > 0) & np.isfinite(lengths))
    units[lost] = 0
    return units


def finite_rows(values: AnyArray) -> BoolArray:
    """(n,): the rows of (n, columns) that have finite numbers only. A column at a time, numpy is many times as fast."""
    finite: BoolArray = np.logical_and.reduce([np.isfinite(column) for column in values.T])
    return finite


def extent(points: AnyArray) -> tuple[Float64Array, Float64Array]:
    """The lowest and the highest number of each column of (n, columns), n > 0. A column at a time, as above."""
    lowest, highest = zip(*((column.min(), column.max()) for column in points.T), strict=True)
    return np.array(lowest, np.float64), np.array(highest, np.float64)


def near_rows(points: AnyArray) -> BoolArray:
    """(n,): those of (n, 3) points that are finite, and not far outside of nearly all others."""
    near = finite_rows(points)
    rows = np.flatnonzero(near)
    if not len(rows):
        return near
    middle, reach = _usual(points[rows[:: -(-len(rows) // SAMPLED)]])
    for column, centre in zip(points.T, middle, strict=True):
        near &= np.abs(column - centre) <= reach
    return near


def near_extent(points: AnyArray) -> tuple[Float64Array, Float64Array] | None:
    """The `extent` of near_rows of (n, 3) points; None for none. Mostly all are near, which their extent tells soon."""
    if not len(points):
        return None
    with np.errstate(invalid="ignore"):
        low, high = extent(points)
    if np.isfinite(low).all() and np.isfinite(high).all():
        middle, reach = _usual(points[:: -(-len(points) // SAMPLED)])
        if (np.abs(low - middle) <= reach).all() and (np.abs(high - middle) <= reach).all():
            return low, high
    near = points[near_rows(points)]
    return extent(near) if len(near) else None


def _usual(sample: AnyArray) -> tuple[Float64Array, float]:
    """The middle of some points (n, 3), n > 0, and how far from it on each axis others are not far outside."""
    points = sample.astype(np.float64)
    middle: Float64Array = np.median(points, axis=0)
    distances = np.sort(np.abs(points - middle).max(axis=1))
    usual = float(distances[int(NEARLY_ALL * (len(distances) - 1))])
    return middle, FAR * usual if usual > 0 else np.inf


def far_outside(points: AnyArray) -> BoolArray:
    """(n,): those of (n, 3) points that are finite, but far outside of nearly all others."""
    return finite_rows(points) & ~near_rows(points)


def bounds_of(counts: ArrayLike) -> IndexArray:
    """(rows + 1,) where the entries of each row begin, and at last where they all end."""
    each = np.asarray(counts)
    bounds = np.zeros(len(each) + 1, np.intp)
    np.cumsum(each, out=bounds[1:])
    return bounds


def starts_of(counts: IntegerArray) -> IndexArray:
    """(rows,) where the entries of each row begin."""
    return bounds_of(counts)[:-1]


def owners_of(counts: IntegerArray) -> IndexArray:
    """(entries,) the row of each entry."""
    return _repeated(np.arange(len(counts)), counts)


def ranks_of(counts: IntegerArray) -> IndexArray:
    """(entries,) the number of each entry within its row, from 0."""
    return entries_of(0, counts)


def entries_of(starts: IntegerArray | int, counts: IntegerArray) -> IndexArray:
    """(entries,) where the entries are of rows that begin at `starts` (rows,), wherever these lie; row by row."""
    # Each entry is as far from its index in the row as the row is from its index among the entries asked for.
    entries = _repeated(np.broadcast_to(starts - starts_of(counts), len(counts)), counts)
    entries += np.arange(len(entries))
    return entries


def _repeated(values: IndexArray, counts: IntegerArray) -> IndexArray:
    """Repeat each value, as np.repeat does, which lets no other thread run: so a piece at a time."""
    if len(values) <= PIECE:
        return np.repeat(values, counts)
    pieces = (slice(start, start + PIECE) for start in range(0, len(values), PIECE))
    return np.concatenate([np.repeat(values[piece], counts[piece]) for piece in pieces])


def mask_of(count: int, *rows: AnyArray | list[int]) -> BoolArray:
    """(count,) which of so many rows are among some, of any shape; NONE may be among them."""
    mask = np.zeros(count + 1, np.bool_)
    for some in rows:
        mask[some] = True
    return mask[:-1]


def are_among(mask: BoolArray, rows: IntegerArray) -> BoolArray:
    """(…) whether each row, an array of any shape, is set in a mask; NONE is not."""
    return np.append(mask, False)[rows]
