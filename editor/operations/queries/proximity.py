"""Groups points that lie close together, in any number, without a loop over them.

What is worked with is always bounded: points that share a small cell are one to begin with, and only the first of each
cell is held against those around it.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray, IntegerArray
from editor.operations.queries.topology import position_numbers

STRIDES = np.array([1 << 42, 1 << 21, 1]).view(np.uint64)
KIND_STRIDE = np.uint64(0x9E3779B97F4A7C15)
ROUNDING = 1 + 1e-6  # points that are exactly so far apart are not to be parted by the last bit
FARTHEST = 2.0**60  # in distances
WIDTHS = (256, 32, 4)  # of cells, in distances: in wide ones fewer points are beside a border, and more share one
CROWD = 4
PATIENCE = 32  # rounds in which the lower row comes first; where long rows of points wait, chance is faster


def near_groups(points: FloatArray, distance: float, kinds: IntegerArray | None = None) -> IndexArray:
    """(n,) for each of the points (n, 3) the first of the group that it belongs to.

    It is at most `distance` from that one, and of the same kind (n,), if kinds are given. Points that are no numbers
    stay alone, and those so far off that cells cannot be counted.
    """
    firsts = np.arange(len(points))
    known = np.flatnonzero(np.abs(points).max(axis=1) < (distance * FARTHEST if distance > 0 else np.inf))
    some, their_kinds = points[known], np.zeros(len(known), np.intp)
    if kinds is not None:
        their_kinds[:] = kinds[known]
    if distance > 0 and len(known):
        firsts[known] = known[_near(some.astype(np.float64), their_kinds, distance * ROUNDING)]
    elif len(known):
        position_number = position_numbers(some).astype(np.intp)
        firsts[known] = known[first_alike(position_number * (int(their_kinds.max()) + 1) + their_kinds)]
    return firsts


def first_alike(keys: IntegerArray) -> IndexArray:
    """(n,) for each of the keys (n,) the first index that has it."""
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    is_new = np.ones(len(keys), np.bool_)
    is_new[1:] = ordered[1:] != ordered[:-1]
    firsts = np.empty(len(keys), np.intp)
    firsts[order] = order[np.flatnonzero(is_new)][np.cumsum(is_new) - 1]
    return firsts


def _near(points: Float64Array, kinds: IndexArray, distance: float) -> IndexArray:
    heads = first_alike(_keys(_cells(points, distance / 2), kinds))
    is_head = heads == np.arange(len(heads))
    alone = np.flatnonzero(is_head)
    one, other = _pairs(points[alone], kinds[alone], distance)
    firsts = np.arange(len(points))
    firsts[alone] = alone[_independent_centres(len(alone), one, other)]
    firsts = firsts[heads]
    apart = np.linalg.norm(points - points[firsts], axis=1)
    far = np.flatnonzero((apart > distance) | (kinds != kinds[firsts]))  # their head went further off than they may
    if len(far):
        firsts[far] = far[_near(points[far], kinds[far], distance)]
    return firsts


def _cells(points: Float64Array, width: float) -> Float64Array:
    """(n, 3) the cell of each point; no plane that models stand on is a border of cells."""
    return np.floor(points / width + 0.37)


def _keys(cells: Float64Array, kinds: IndexArray) -> IntegerArray:
    """(n,) a number for the cell and the kind of each point; such as are far apart may have the same."""
    with np.errstate(invalid="ignore"):
        numbers = cells.astype(np.int64).view(np.uint64)
    return np.asarray((numbers * STRIDES).sum(axis=1) + kinds.view(np.uint64) * KIND_STRIDE)


def _pairs(points: Float64Array, kinds: IndexArray, distance: float) -> tuple[IndexArray, IndexArray]:
    """The pairs of points of one kind that are near each other, the lower one first.

    What is near a point lies in one of the up to eight cells that it is not further away from.
    """
    for width in np.array(WIDTHS) * distance:
        cells = _cells(points, width)
        keys = _keys(cells, kinds)
        order = np.argsort(keys)
        ordered = keys[order]
        if _mean_points_per_cell(ordered) < CROWD:
            break
    points, cells, kinds = points[order], cells[order], kinds[order]
    beside = _cells(points + distance, width) + _cells(points - distance, width) - 2 * cells  # -1, 0 or 1
    rows = np.arange(len(points))
    found = [_near_pairs(points, kinds, distance, rows, rows + 1, np.searchsorted(ordered, ordered, "right"))]
    for axes in list(product((False, True), repeat=3))[1:]:
        asking = np.flatnonzero((beside != 0)[:, axes].all(axis=1))
        wanted = _keys(cells[asking] + beside[asking] * axes, kinds[asking])
        asking, wanted = asking[by_key := np.argsort(wanted)], wanted[by_key]  # what is near in memory is found faster
        start, end = np.searchsorted(ordered, wanted), np.searchsorted(ordered, wanted, "right")
        found.append(_near_pairs(points, kinds, distance, asking, start, end))
    ends = order[np.concatenate(found, axis=1)]
    return ends.min(axis=0), ends.max(axis=0)


def _near_pairs(
    points: Float64Array, kinds: IndexArray, distance: float, asking: IndexArray, index: IndexArray, end: IndexArray
) -> IndexArray:
    """(2, pairs) which of the points from `index` on to before `end` are near those that ask, and above them."""
    found = [np.empty((2, 0), np.intp)]
    index = np.maximum(index, asking + 1)  # the other way round it is found by the other one
    while len(asking):
        is_left = index < end
        asking, index, end = asking[is_left], index[is_left], end[is_left]
        apart = points[index] - points[asking]
        near = (kinds[index] == kinds[asking]) & (np.einsum("ij,ij->i", apart, apart) <= distance * distance)
        found.append(np.stack((asking[near], index[near])))
        index = index + 1
    return np.concatenate(found, axis=1)


def _mean_points_per_cell(ordered: IntegerArray) -> float:
    """Return the mean number of points in the cell of a point, from their keys in order."""
    counts = np.diff(np.flatnonzero(np.diff(ordered, prepend=~ordered[:1], append=~ordered[-1:])))
    return float(counts @ counts) / max(len(ordered), 1)


def _independent_centres(count: int, one: IndexArray, other: IndexArray) -> IndexArray:
    """(count,) for each node a node beside it, or itself, so that no two of those chosen are beside each other.

    A node is chosen when none of those beside it that come before it may still be.
    """
    centres, taken = np.arange(count), np.zeros(count, np.bool_)
    chance = np.random.default_rng(0).permutation(count)
    rounds = 0
    while len(one):
        if rounds == PATIENCE:
            swapped = chance[one] > chance[other]
            one, other = np.where(swapped, other, one), np.where(swapped, one, other)
        rounds += 1
        waits = np.zeros(count, np.bool_)
        waits[other] = True
        goes = ~waits[one]
        centres[other[goes][::-1]] = one[goes][::-1]  # of those written to one index numpy keeps the last
        taken[other[goes]] = True
        left: BoolArray = waits[one] & ~taken[one] & ~taken[other]
        one, other = one[left], other[left]
    return centres
