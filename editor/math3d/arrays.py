"""The types of numpy arrays, named by what their elements are, and lengths of vectors; docstrings give the shapes."""

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
    sample = points[rows[:: -(-len(rows) // SAMPLED)]].astype(np.float64)
    middle = np.median(sample, axis=0)
    distances = np.sort(np.abs(sample - middle).max(axis=1))
    usual = distances[int(NEARLY_ALL * (len(distances) - 1))]
    if usual > 0:
        for column, centre in zip(points.T, middle, strict=True):
            near &= np.abs(column - centre) <= FAR * usual
    return near


def far_outside(points: AnyArray) -> BoolArray:
    """(n,): those of (n, 3) points that are finite, but far outside of nearly all others."""
    return finite_rows(points) & ~near_rows(points)
