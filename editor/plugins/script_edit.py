"""ScriptEdit: an open Edit as scripts write through it, with tables by name."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import field_of
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.operations.queries.related import heir_field
from editor.plugins.table_view import RowsGiven, TableView, rows_of


class ScriptEdit:
    """The four verbs: set, insert, remove and move. Each is done whole, or, when it raises, not at all.

    `table` is a name, such as "bones", or a table of the model. Rows are given by numbers, by a mask, or as text, as
    in "all", "3-7" and "左腕,右腕". References follow by themselves. ValueError refuses what no model should have.
    """

    def __init__(self, edit: Edit) -> None:
        self._edit = edit
        self._is_open = True

    def set(self, table: str | TableView, rows: RowsGiven, field: str, values: Any) -> None:
        """Give a field of rows other values.

        One value for all rows, or one a row: a list or an array whose first axis is rows. Of vertices and faces:
        anything that numpy broadcasts to (rows, components).
        """
        with self._opened().savepoint():
            held = self._table(table)
            numbers = rows_of(held, rows)
            if isinstance(held, RecordTable) and isinstance(values, np.ndarray):
                is_each = values.ndim > len(field_of(held.row_type, field).shape)
                values = values.tolist() if is_each else _plain(values)
            self._edit.set(held, numbers, field, values)

    def insert(self, table: str | TableView, row: int, records: Any) -> None:
        """Insert a record, several, or Columns of vertices or faces, before a row; `len(table)` is the end.

        References in them are numbers as they are afterwards. Faces go to those of their material, whatever the row.
        """
        with self._opened().savepoint():
            held = self._table(table)
            several = isinstance(records, (Columns, list, tuple))
            self._edit.insert(held, row, records if several else [records])

    def remove(self, table: str | TableView, rows: RowsGiven, heir: int | str | None = None) -> None:
        """Remove rows. What referred to them refers to `heir` from now on, or to nothing, or goes too.

        `heir`: a row that stays, or the field that names each row's heir; of bones, their parents by themselves.
        """
        with self._opened().savepoint():
            held = self._table(table)
            self._edit.remove(held, rows_of(held, rows), heir_field(held) if heir is None else heir)

    def move(self, table: str | TableView, rows: RowsGiven, to: int) -> None:
        """Move rows so that they stand together, in their order, from row `to` on."""
        with self._opened().savepoint():
            held = self._table(table)
            self._edit.move(held, rows_of(held, rows), to)

    def close(self) -> None:
        """Let nothing be written any more: the block is over."""
        self._is_open = False

    def _opened(self) -> Edit:
        if not self._is_open:
            raise RuntimeError("The edit is over; begin another one")
        return self._edit

    def _table(self, table: str | TableView) -> Table:
        return table_named(self._edit.model, table if isinstance(table, str) else table.name)


def table_named(model: Model, name: str) -> Table:
    """A table by its name. KeyError tells which there are."""
    tables = model.tables
    if name not in tables:
        raise KeyError(f"{name}: no table; there are {', '.join(tables)}")
    return tables[name]


def _plain(values: Any) -> Any:
    """One value out of numpy, as records hold it."""
    value = values.tolist()
    return tuple(value) if isinstance(value, list) else value
