"""RowView: the rows of a table that a sheet shows, their order, and how that follows changes.

Plain numpy: a million rows take as long as a key press may. While nothing is sorted or filtered there is no index array
at all: the view is the table.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import Field, Kind
from editor.model.tables import Table, are_ascending, run_ends
from editor.ui.models.cells import applies_mask, column, texts


def ordered_rows(table: Table, rows: IndexArray, field: Field, descending: bool) -> IndexArray:
    """`rows` (ascending) by the values of `field`; equal ones stay in the order of the table either way.

    Vectors go by their first component, then by the next. Cells that mean nothing for their row come last.
    """
    keys = [key[rows] for key in _sort_keys(table, field)]
    order = _argsort(keys[::-1] if descending else keys, descending)
    mute = ~applies_mask(table, field)[rows[order]]
    return rows[np.concatenate((order[~mute], order[mute]))]


def _sort_keys(table: Table, field: Field) -> list[AnyArray]:
    """Return the sort keys, most important first."""
    if field.kind is Kind.TEXT:
        return [_ranks(texts(table, field))]
    values = column(table, field)
    return list(values.T) if values.ndim > 1 else [values]


def _ranks(values: list[str]) -> IndexArray:
    ranks = {value: rank for rank, value in enumerate(sorted(set(values)))}
    return np.fromiter((ranks[value] for value in values), np.intp, len(values))


def _argsort(keys: list[AnyArray], descending: bool) -> IndexArray:
    if descending:
        backwards = np.lexsort([key[::-1] for key in keys])
        return len(backwards) - 1 - backwards[::-1]
    return np.lexsort(keys[::-1])


class RowView:
    """The shown rows of a table; a *view row* is the number of a row in the view.

    Editing values moves and hides nothing, as in a spreadsheet: a row stays where it was put until the user sorts or
    filters again. Rows that come are shown whatever the filter.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._rows: IndexArray | None = None
        self._view_rows: IndexArray | None = None
        self._order: tuple[Field, bool] | None = None

    def __len__(self) -> int:
        return len(self._table) if self._rows is None else len(self._rows)

    @property
    def is_whole(self) -> bool:
        """True if every row is shown, in the order of the table."""
        return self._rows is None

    @property
    def is_sorted(self) -> bool:
        return self._order is not None

    @property
    def rows(self) -> IndexArray:
        """The shown rows in the order of the view."""
        return np.arange(len(self._table)) if self._rows is None else self._rows

    def row(self, view_row: int) -> int:
        return view_row if self._rows is None else int(self._rows[view_row])

    def view_rows(self, rows: ArrayLike) -> IndexArray:
        """Return the view rows of the given rows of the table, -1 for those that are not shown."""
        rows = np.asarray(rows, np.intp)
        if self._rows is None:
            return rows
        if self._view_rows is None:
            self._view_rows = np.full(len(self._table), -1)
            self._view_rows[self._rows] = np.arange(len(self._rows))
        view_rows: IndexArray = self._view_rows[rows]
        return view_rows

    def run_ends(self, rows: ArrayLike) -> tuple[IndexArray, IndexArray]:
        """The first and the last view row of each run of neighbours among the shown ones of the given rows."""
        view_rows = self.view_rows(rows)
        if self._rows is not None or not are_ascending(view_rows):
            view_rows = np.sort(view_rows)
            view_rows = view_rows[np.searchsorted(view_rows, 0) :]
        return run_ends(view_rows)

    def show(self, mask: BoolArray | None, field: Field | None, descending: bool) -> None:
        """Show the rows of `mask` (None: every one), by the values of `field` (None: in the order of the table)."""
        self._order = None if field is None else (field, descending)
        rows = np.arange(len(self._table)) if mask is None else np.flatnonzero(mask)
        whole = mask is None and field is None
        self._take(None if whole else self._in_order(rows))

    def rows_to_come(self, change: Change) -> range | None:
        """The view rows that the rows of an INSERT are going to have; None when they will be scattered or unknown."""
        if self._order is not None:
            return None
        if self._rows is None:
            return run_of(change.rows)
        shown = np.union1d(change.renumber(self._rows), change.rows)
        return run_of(np.searchsorted(shown, change.rows))

    def rows_to_go(self, change: Change) -> range | None:
        """The view rows that a REMOVE is going to empty; None when they are scattered. May be empty."""
        if self._rows is None:
            return run_of(change.rows)
        view_rows = self.view_rows(change.rows)
        return run_of(np.sort(view_rows[view_rows >= 0]))

    def block_to_move(self, change: Change) -> tuple[range, int] | None:
        """Return a MOVE as a block of rows and the row that it is put before; None when it is not that."""
        assert change.order is not None
        breaks = np.flatnonzero(np.diff(change.order) != 1)
        if self._rows is not None or len(breaks) != 1:
            return None
        head = range(int(change.order[0]), int(change.order[breaks[0]]) + 1)
        return (head, int(change.rows[0])) if head.stop == change.rows[-1] + 1 else None

    def follow(self, change: Change) -> None:
        """After rows came, went or moved: show the same ones, and those that came."""
        self._view_rows = None
        if self._rows is None:
            return
        rows = change.renumber(self._rows)
        rows = rows[rows >= 0]
        if change.action is Action.INSERT:
            rows = np.concatenate((rows, np.asarray(change.rows, np.intp)))
        if change.action is Action.INSERT or not self.is_sorted:
            rows = self._in_order(rows)
        self._take(rows)

    def _in_order(self, rows: IndexArray) -> IndexArray:
        rows = np.sort(rows)
        return rows if self._order is None else ordered_rows(self._table, rows, *self._order)

    def _take(self, rows: IndexArray | None) -> None:
        self._rows = rows
        self._view_rows = None


def run_of(rows: Sequence[int] | IndexArray) -> range | None:
    """Ascending rows as a range; None when they leave gaps."""
    if not len(rows):
        return range(0)
    first, last = int(rows[0]), int(rows[-1])
    return range(first, last + 1) if last - first + 1 == len(rows) else None
