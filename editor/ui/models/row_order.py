"""Puts rows of a table into the order of one of its columns, for a view; the table itself stays as it is."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.fields import Field, Kind
from editor.model.tables import Table
from editor.ui.models.cells import applying, column, texts


def ordered(table: Table, rows: IndexArray, field: Field, descending: bool) -> IndexArray:
    """`rows` (ascending) by the values of `field`; equal ones stay in the order of the table either way.

    Vectors go by their first component, then by the next. Cells that mean nothing for their row come last.
    """
    keys = [key[rows] for key in _keys(table, field)]
    order = _argsort(keys[::-1] if descending else keys, descending)
    mute = ~applying(table, field)[rows[order]]
    return rows[np.concatenate((order[~mute], order[mute]))]


def _keys(table: Table, field: Field) -> list[AnyArray]:
    """What to compare, most important first."""
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
