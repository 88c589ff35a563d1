"""Rows of which each has any number of entries, which lie one row's after the other's, and masks of rows.

`counts` (rows,) tells how many entries each row has. No row is NONE, -1, at which numpy finds the last one: a mask with
one more that is never set answers for it, without a second look.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray, IntegerArray


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
    return np.repeat(np.arange(len(counts)), counts)


def ranks_of(counts: IntegerArray) -> IndexArray:
    """(entries,) the number of each entry within its row, from 0."""
    return entries_of(0, counts)


def entries_of(starts: IntegerArray | int, counts: IntegerArray) -> IndexArray:
    """(entries,) where the entries are of rows that begin at `starts` (rows,), wherever these lie; row by row."""
    # Each entry is as far from its index in the row as the row is from its index among the entries asked for.
    entries = np.repeat(starts - starts_of(counts), counts)
    entries += np.arange(len(entries))
    return entries


def mask_of(count: int, *rows: AnyArray | list[int]) -> BoolArray:
    """(count,) which of so many rows are among some, of any shape; NONE may be among them."""
    mask = np.zeros(count + 1, np.bool_)
    for some in rows:
        mask[some] = True
    return mask[:-1]


def are_among(mask: BoolArray, rows: IntegerArray) -> BoolArray:
    """(…) whether each row, an array of any shape, is set in a mask; NONE is not."""
    return np.append(mask, False)[rows]
