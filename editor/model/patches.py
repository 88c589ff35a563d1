"""The six patches: what an Edit keeps of each change, enough to swap it back and forth.

`swap` exchanges what the model holds with what the patch holds, so one code path does, undoes and redoes. `change`
tells what the next swap will do. Nothing else in the program writes a table that is in use.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from functools import partial
from itertools import groupby, pairwise
from typing import Any, Protocol, Self

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray, IntegerArray
from editor.model.changes import Action, Change, Rows, Watcher, inverse_order
from editor.model.columns import Records, RowSet, record_nbytes, taken_rows
from editor.model.fields import NONE, field_of
from editor.model.references import Renumbering, references
from editor.model.tables import ArrayTable, RecordTable, Table, are_ascending

RUNS_WORTH_COPYING = 1000  # below one row in so many, the runs between them are copied instead of each row


class Patch(Protocol):
    table: Any

    def change(self) -> Change: ...

    def swap(self) -> None: ...

    @property
    def nbytes(self) -> int: ...


def swap_watched(patch: Patch, watcher: Watcher | None) -> Change:
    """Swap a patch and let the watcher hear of it."""
    change = patch.change()
    if watcher is not None:
        watcher.about_to_change(change)
    patch.swap()
    if watcher is not None:
        watcher.changed(change)
    return change


class RecordsPatch:
    """Other records in given rows, with `numbers` those whose references follow them."""

    def __init__(
        self,
        table: RecordTable[Any],
        rows: list[int],
        records: Iterable[Any],
        fields: frozenset[str],
        numbers: Renumbering | None = None,
    ) -> None:
        self.table = table
        self.rows = rows
        self.records = list(records)
        self.fields = fields
        self.numbers = numbers
        self.applied = False

    def change(self) -> Change:
        rows = np.asarray(sorted(set(self.rows)), np.intp)
        if self.numbers is None:
            return Change(Action.SET, self.table.name, rows, self.fields)
        old = self.records if self.applied else [self.table.records[row] for row in self.rows]
        lost = partial(_rows_that_lose, Records(self.table.row_type, old), np.asarray(self.rows), self.numbers)
        return Change(Action.SET, self.table.name, rows, self.fields, lost=lost)

    def swap(self) -> None:
        self.applied = not self.applied
        records = self.table.records
        old = [records[row] for row in self.rows]
        for row, record in zip(self.rows, self.records, strict=True):
            records[row] = record
        self.records = old

    @property
    def nbytes(self) -> int:
        return sum(map(record_nbytes, self.records))


class ColumnsPatch:
    """Other values in given rows of some columns. `rows` is a slice or an index array without repetition."""

    def __init__(self, table: ArrayTable, rows: slice | IndexArray, values: dict[str, AnyArray]) -> None:
        self.table = table
        self.rows = rows
        self.values = values
        self._is_ascending = isinstance(rows, slice) or are_ascending(rows)

    def change(self) -> Change:
        rows: Rows
        if isinstance(self.rows, slice):
            rows = range(*self.rows.indices(len(self.table)))
        else:
            rows = self.rows if self._is_ascending else np.sort(self.rows)
        return Change(Action.SET, self.table.name, rows, frozenset(self.values))

    def swap(self) -> None:
        old = {}
        for field, values in self.values.items():
            column = self.table.writable(field)
            taken = taken_rows(column, self.rows)
            old[field] = taken.copy() if isinstance(self.rows, slice) else taken
            column[self.rows] = values
        self.values = old

    @property
    def nbytes(self) -> int:
        held = sum(values.nbytes for values in self.values.values())
        return held + (0 if isinstance(self.rows, slice) else self.rows.nbytes)


def united_patches(patches: list[Patch]) -> list[Patch]:
    """The same with no more than one patch of each column for each run of patches of the columns of a table.

    A gesture that goes over a mesh sets other rows again and again.
    """
    found: list[Patch] = []
    for table, run in groupby(patches, lambda patch: patch.table if _sets_rows(patch) else None):
        of_run = list(run)
        found += of_run if table is None or len(of_run) == 1 else _united_columns(table, of_run)
    return found


def _sets_rows(patch: Patch) -> bool:
    return isinstance(patch, ColumnsPatch) and isinstance(patch.rows, np.ndarray)


def _united_columns(table: ArrayTable, patches: list[Any]) -> list[Patch]:
    """Return, for each column, the values that its rows had before the first of the patches."""
    found: list[Patch] = []
    for name in dict.fromkeys(name for patch in patches for name in patch.values):
        own = [patch for patch in patches if name in patch.values]
        rows, first = np.unique(np.concatenate([patch.rows for patch in own]), return_index=True)
        values = np.concatenate([patch.values[name] for patch in own])[first]
        found.append(ColumnsPatch(table, rows, {name: values}))
    return found


class StructurePatch:
    """A patch after which a table has other rows, or the same in another order."""

    table: Any
    _after: tuple[ArrayTable, dict[str, Any]] | None = None  # the table, and what is kept, after the next swap

    def swap(self) -> None:
        if self._after is None:
            self._swap()
            return
        (rows, kept), self._after = self._after, None
        self.table.take_over(rows)
        vars(self).update(kept)

    def swap_back(self) -> int:
        """Swap on a copy of a model, so that the next swap, be it on the model, is a matter of a moment.

        Returns the bytes that are kept for it.
        """
        if not isinstance(self.table, ArrayTable):
            self._swap()
            return 0
        rows: ArrayTable = ArrayTable(self.table.name, self.table.row_type)
        self.table.share(rows)
        kept = {name: value for name, value in vars(self).items() if name not in ("table", "_after")}
        self._swap()
        self._after = rows, kept
        return rows.whole.nbytes

    def for_table(self, table: Table) -> Self:
        """The patch for another table with the same rows. It takes over what is known of the next swap."""
        patch = copy.copy(self)
        patch.table, self._after = table, None
        return patch

    def _swap(self) -> None:
        raise NotImplementedError


class RunPatch(StructurePatch):
    """A run of rows for another, of which one is empty: insertion, and removal of neighbours."""

    def __init__(self, table: Table, start: int, length: int, rows: RowSet) -> None:
        self.table = table
        self.start = start
        self.length = length
        self.rows = rows

    def change(self) -> Change:
        if self.length:
            return Change(Action.REMOVE, self.table.name, range(self.start, self.start + self.length))
        return Change(Action.INSERT, self.table.name, range(self.start, self.start + len(self.rows)))

    def _swap(self) -> None:
        length = len(self.rows)
        self.rows, self.length = self.table.replace_run(self.start, self.length, self.rows), length

    @property
    def nbytes(self) -> int:
        return self.rows.nbytes


class OrderPatch(StructurePatch):
    """Another order of a run of rows: row start + i holds what row order[i] held."""

    def __init__(self, table: Table, start: int, order: IndexArray) -> None:
        self.table = table
        self.start = start
        self.order: IntegerArray = order.astype(np.int32)  # there and back in no more memory than one of 64 bits
        self._inverse = inverse_order(start, self.order)

    def change(self) -> Change:
        rows = range(self.start, self.start + len(self.order))
        return Change(Action.MOVE, self.table.name, rows, order=self.order, inverse=self._inverse)

    def _swap(self) -> None:
        self.table.reorder(self.start, self.order)
        self.order, self._inverse = self._inverse, self.order

    @property
    def nbytes(self) -> int:
        return self.order.nbytes + self._inverse.nbytes


class RowsPatch(StructurePatch):
    """Rows that come (`data` holds them) or go, wherever they stand. `rows` ascend."""

    def __init__(self, table: Table, rows: IndexArray, data: RowSet | None) -> None:
        self.table = table
        self.rows = rows
        self.data = data

    def change(self) -> Change:
        return Change(Action.REMOVE if self.data is None else Action.INSERT, self.table.name, self.rows)

    def _swap(self) -> None:
        if self.data is None:
            self.data = self.table.rows(self.rows)
            _take_out(self.table, self.rows)
        else:
            _put_in(self.table, self.rows, self.data)
            self.data = None

    @property
    def nbytes(self) -> int:
        return self.rows.nbytes + (self.data.nbytes if self.data is not None else 0)


def _take_out(table: Table, rows: IndexArray) -> None:
    if isinstance(table, ArrayTable):
        left = rows_left(len(table), rows)
        table.resize(len(table) - len(rows), {name: taken_parts(array, left) for name, array in table.arrays.items()})
    else:
        gone = set(rows.tolist())
        table.records[:] = [record for row, record in enumerate(table.records) if row not in gone]


def _put_in(table: Table, rows: IndexArray, data: Any) -> None:
    if isinstance(table, ArrayTable):
        count = len(table) + len(rows)
        sources = sources_with(count, rows)
        columns = table.columns_with(data).items()
        table.resize(count, {name: with_rows(table[name], sources, rows, values) for name, values in columns})
    else:
        for row, record in zip(rows.tolist(), data, strict=True):  # ascending: each stands where it will stay
            table.records.insert(row, record)


class RenumberPatch:
    """A reference column renumbered: the two look-up tables, and the entries whose target went."""

    def __init__(self, table: ArrayTable, field: str, numbers: Renumbering) -> None:
        self.table = table
        self.field = field
        self.numbers = numbers
        self.flat_indices = np.empty(0, np.intp)
        self.lost = np.empty(0, np.int32)
        self.applied = False

    def change(self) -> Change:
        fields = frozenset((self.field,))
        return Change(Action.SET, self.table.name, range(len(self.table)), fields, lost=self._rows_that_referred)

    def _rows_that_referred(self) -> IndexArray:
        return np.unique(self.flat_indices // field_of(self.table.row_type, self.field).size)

    def swap(self) -> None:
        column = self.table.writable(self.field)
        if self.applied:
            self.numbers.take_back(column, self.flat_indices, self.lost)
        else:
            inherits = field_of(self.table.row_type, self.field).removal.inherits
            self.flat_indices, self.lost = self.numbers.apply(column, inherits)
        self.applied = not self.applied

    @property
    def nbytes(self) -> int:
        tables = self.numbers.forward.nbytes + self.numbers.backward.nbytes
        return tables + self.flat_indices.nbytes + self.lost.nbytes


def _rows_that_lose(records: Records, rows: IndexArray, numbers: Renumbering) -> IndexArray:
    """The rows whose records, as they were, refer to what `numbers` removes."""
    lost = [rows[:0]]
    if len(numbers.removed):
        for found in references(records, numbers.table):
            lost.append(rows[found.owners[(numbers.forward[found.numbers] < NONE).any(axis=1)]])
    return np.unique(np.concatenate(lost))


Parts = IndexArray | list[slice]  # some of the rows of a column, ascending: each, or as runs


def rows_left(count: int, rows: IndexArray) -> Parts:
    """Return those of `count` rows that are not among the given ascending ones: as runs where these are few."""
    if len(rows) * RUNS_WORTH_COPYING < count:
        bounds = np.concatenate(((-1,), rows, (count,))).tolist()
        return [slice(a + 1, b) for a, b in pairwise(bounds) if a + 1 < b]
    left = np.ones(count, np.bool_)
    left[rows] = False
    return np.flatnonzero(left)


def taken_parts(column: AnyArray, parts: Parts) -> AnyArray:
    """Return some rows of a column, one after the other."""
    if isinstance(parts, np.ndarray):
        return column.take(parts, axis=0)
    return np.concatenate([column[:0], *(column[run] for run in parts)])


def sources_with(count: int, rows: IndexArray) -> Parts:
    """Return what makes one column of `count` rows of an old one and of values for ascending `rows`, for `with_rows`.

    The row of both, one after the other, that each row comes from; where the new ones are few, the runs between them.
    """
    parts = rows_left(count, rows)
    if isinstance(parts, list):
        return parts
    sources = np.empty(count, np.intp)
    sources[parts] = np.arange(len(parts))
    sources[rows] = np.arange(len(parts), count)
    return sources


def with_rows(column: AnyArray, sources: Parts, rows: IndexArray, values: AnyArray) -> AnyArray:
    """Return the rows of `column` and `values`, which come to be `rows`, as one column."""
    if isinstance(sources, np.ndarray):
        # Several times as fast as writing rows of several values by index.
        both: AnyArray = np.concatenate((column, values)).take(sources, axis=0)
        return both
    whole, start = np.empty((len(column) + len(rows), *column.shape[1:]), column.dtype), 0
    for run in sources:
        stop = start + run.stop - run.start
        whole[run] = column[start:stop]
        start = stop
    whole[rows] = values
    return whole
