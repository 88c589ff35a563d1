"""Reads cells and columns alike from both storages, and says which of them mean something."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray
from editor.model.columns import scalar_of
from editor.model.fields import Field, Kind
from editor.model.tables import ArrayTable, Table

NESTED = (Kind.RECORDS, Kind.COLUMNS)


def cell_value(table: Table, row: int, field: Field) -> Any:
    """The value of a cell as a record holds it."""
    value = table.value(row, field.name)
    return scalar_of(field, value) if isinstance(table, ArrayTable) else value


def is_editable(field: Field) -> bool:
    """Return whether a cell of this field can be edited in place; nested lists have tables of their own."""
    return field.kind not in NESTED


def applies(table: Table, row: int, field: Field) -> bool:
    """Return whether the field means anything for the row."""
    return field.applies is None or isinstance(table, ArrayTable) or field.applies(table[row])


def applying(table: Table, field: Field) -> BoolArray:
    """(rows,): whether the field means anything for each row. In the big tables every field does."""
    if field.applies is None or isinstance(table, ArrayTable):
        return np.ones(len(table), np.bool_)
    return np.fromiter((field.applies(record) for record in table), np.bool_, len(table))


def column(table: Table, field: Field) -> AnyArray:
    """The whole column of a field that numpy can hold, (rows, *field.shape); of nested lists their lengths."""
    if isinstance(table, ArrayTable):
        return table[field.name]
    values = [getattr(record, field.name) for record in table]
    if field.kind in NESTED:
        return np.fromiter(map(len, values), np.intp, len(values))
    array = np.asarray(values) if values else np.empty(0, field.dtype)
    return array.reshape(len(values), *field.shape)


def texts(table: Table, field: Field) -> list[str]:
    """The whole column of a text field."""
    return [] if isinstance(table, ArrayTable) else [getattr(record, field.name) for record in table]
