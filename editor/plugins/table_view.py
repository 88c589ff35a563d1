"""TableView: a table of a model as scripts read it, records and numpy columns, through which nothing can be written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import TranslatableText
from editor.model.columns import read_only
from editor.model.fields import Field, Kind, field_of
from editor.model.tables import ArrayTable, RecordTable, Table, row_array
from editor.operations.parameters import rows_from_text

RowsGiven = int | slice | str | ArrayLike  # numbers, a mask, "all", or names separated by commas

OBJECTS = (Kind.TEXT, Kind.RECORDS, Kind.COLUMNS)
ENUMERATED = (Kind.CHOICE, Kind.FLAGS, Kind.GROUPS)


def rows_of(table: Table, rows: RowsGiven) -> IndexArray:
    """(n,) row numbers. IndexError for a row that is not there, ValueError for a name that no row has."""
    if isinstance(rows, str):
        return np.asarray(rows_from_text(table, rows), np.intp)
    if isinstance(rows, slice):
        return row_array(table, rows)
    given = np.asarray(rows)
    if given.dtype == np.bool_:
        if given.shape != (len(table),):
            raise IndexError(f"{table.name}: a mask of {len(table)} rows expected, not of {given.shape}")
        return np.flatnonzero(given)
    return row_array(table, given)


class TableView:
    """One table: `len(view)`, `view[3]` (a record), `view["position"]` (a column), and records when it is iterated.

    It always shows the model as it is now; to keep what a column holds, copy it. Positions and sizes are in model
    units (one is about 8 cm), in file space: left-handed, x to the left hand of the model, y up, z to its back.
    Angles are radians, colours 0 to 1. A reference is the number of a row, or -1 for nothing.
    """

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def name(self) -> str:
        """The name of the table: "bones"."""
        return self._table.name

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of its fields."""
        return tuple(field.name for field in self._table.fields)

    def __len__(self) -> int:
        return len(self._table)

    def __getitem__(self, key: int | str) -> Any:
        """A record by its row (negative rows count from the end), or the column of a field.

        A column is (rows,) or (rows, components), read-only: float32, whole numbers, bool, or objects where the field
        holds text or a list. KeyError for a field that is not there, IndexError for a row.
        """
        return self._column(key) if isinstance(key, str) else self._record(int(key))

    def __iter__(self) -> Iterator[Any]:
        """The records as they are now: an edit within the loop does not disturb it."""
        table = self._table
        return iter(tuple(table) if isinstance(table, RecordTable) else table.rows(slice(None)))

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self):,} rows>"

    def rows(self, rows: RowsGiven) -> IndexArray:
        """(n,) row numbers of what is given as numbers, a mask, "all", "3-7", or names separated by commas."""
        return rows_of(self._table, rows)

    def row(self, name: str) -> int:
        """The first row of this name, Japanese or English. ValueError where there is none."""
        for field in ("name", "name_en", "path"):
            if field in self.fields:
                for row, record in enumerate(self):
                    if getattr(record, field) == name:
                        return row
        raise ValueError(TranslatableText("{} has no row {}", self.name, repr(name)))

    def _record(self, row: int) -> Any:
        numbers = range(len(self._table))
        if not -len(numbers) <= row < len(numbers):
            raise IndexError(f"{self.name}: no row {row} among {len(numbers)}")
        row = numbers[row]
        return self._table[row] if isinstance(self._table, RecordTable) else self._table.rows([row]).row(0)

    def _column(self, name: str) -> AnyArray:
        table = self._table
        field = field_of(table.row_type, name)
        return table[name] if isinstance(table, ArrayTable) else read_only(_values(table, field))


def _values(table: RecordTable[Any], field: Field) -> AnyArray:
    """(rows, *field.shape) the values of a field of records."""
    values = [getattr(record, field.name) for record in table]
    if field.kind in OBJECTS:
        return np.fromiter(values, np.object_, len(values))
    dtype = np.dtype(np.int32) if field.kind in ENUMERATED else field.dtype
    return np.array(values, dtype).reshape(len(values), *field.shape)
