"""Changes that an Edit made, as observers get them: action, table, rows, fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import IndexArray, IntegerArray

Rows = range | IndexArray
MANY, DENSE = 1000, 8  # rows that are renumbered; of a table of at most so many times as many


class Action(Enum):
    SET = auto()  # values of `fields` changed in `rows`
    INSERT = auto()  # `rows` are the numbers of the new rows, afterwards
    REMOVE = auto()  # `rows` were the numbers of the gone rows, before
    MOVE = auto()  # a run of rows: row rows[i] now holds what row order[i] held


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """One elementary change of one table; `rows` ascend.

    `lost` is there where references follow rows that come, go or move: once the change is done it tells which of
    `rows` referred to one that is gone. The others mean what they meant.
    """

    action: Action
    table: str
    rows: Rows
    fields: frozenset[str] = frozenset()
    order: IntegerArray | None = None
    lost: Callable[[], IndexArray] | None = None
    inverse: IntegerArray | None = None  # of `order`, where it is known: old row rows[i] is row inverse[i] now

    @property
    def row_array(self) -> IndexArray:
        """`rows` as an array. Of a range numpy would ask each number alone, which takes a hundred times as long."""
        rows = self.rows
        return np.arange(rows.start, rows.stop, rows.step) if isinstance(rows, range) else np.asarray(rows, np.intp)

    @property
    def set_rows(self) -> IndexArray:
        """(n,) the rows that were given other values, of SET; a new number of what a row refers to is none."""
        return self.row_array if self.lost is None else self.lost()

    def renumber(self, rows: ArrayLike) -> IndexArray:
        """Return the present numbers of old rows of this table; -1 for rows that are gone."""
        old = np.asarray(rows, np.intp)
        match self.action:
            case Action.INSERT:
                return self._after_insert(old)
            case Action.REMOVE:
                return self._after_remove(old)
            case Action.MOVE:
                return self._after_move(old)
            case _:
                return old

    def _after_insert(self, old: IndexArray) -> IndexArray:
        if isinstance(self.rows, range):
            return old + len(self.rows) * (old >= self.rows.start)
        # The j-th new row pushes every old row that would stand at or after it.
        new = self.row_array
        thresholds = new - np.arange(len(new))
        if not _is_dense(old):
            return old + np.searchsorted(thresholds, old, side="right")
        return (np.arange(old.max() + 1) + _reached(thresholds, int(old.max())))[old]

    def _after_remove(self, old: IndexArray) -> IndexArray:
        if isinstance(self.rows, range):
            moved = old - len(self.rows) * (old >= self.rows.stop)
            return np.where((old >= self.rows.start) & (old < self.rows.stop), -1, moved)
        gone = self.row_array
        if _is_dense(old):
            new = np.arange(old.max() + 1) - _reached(gone, int(old.max()))
            new[gone[: np.searchsorted(gone, len(new))]] = -1
            return new[old]
        before = np.searchsorted(gone, old)
        is_gone = gone.take(before, mode="clip") == old if len(gone) else np.zeros(old.shape, np.bool_)
        return np.where(is_gone, -1, old - before)

    def _after_move(self, old: IndexArray) -> IndexArray:
        assert self.order is not None
        start, stop = self.rows[0], self.rows[-1] + 1
        new_rows = inverse_order(start, self.order) if self.inverse is None else self.inverse
        if old.size and start <= old.min() and old.max() < stop:
            return new_rows[old - start if start else old].astype(np.intp, copy=False)
        inside = (old >= start) & (old < stop)
        return np.where(inside, new_rows[np.where(inside, old - start, 0)], old)


def inverse_order(start: int, order: IntegerArray) -> IntegerArray:
    """Return where the rows of a run from `start` on go when row start + i comes to hold what row order[i] held."""
    inverse = np.empty_like(order)
    inverse[order - start] = np.arange(start, start + len(order), dtype=order.dtype)
    return inverse


def _is_dense(rows: IndexArray) -> bool:
    """Return whether many rows of a table are asked for, so that looking each up is faster than searching for it."""
    return len(rows) > MANY and int(rows.max()) < DENSE * len(rows) and int(rows.min()) >= 0


def _reached(thresholds: IndexArray, last: int) -> IndexArray:
    """(last + 1,) how many of the thresholds each number from 0 on has reached."""
    counts = np.bincount(thresholds[: np.searchsorted(thresholds, last, side="right")], minlength=last + 1)
    return np.cumsum(counts)


class Watcher(Protocol):
    """Whoever must hear of each change: right before it happens (Qt item models need that) and after."""

    def about_to_change(self, change: Change) -> None: ...

    def changed(self, change: Change) -> None: ...
