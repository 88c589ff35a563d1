"""Row numbers as callers give them, made into arrays; and runs of neighbours among them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.fields import NONE
from editor.model.tables import Table

RowNumbers = int | slice | Sequence[int] | AnyArray


def row_array(table: Table, rows: RowNumbers) -> IndexArray:
    """The rows as an index array. IndexError names the first that is not there."""
    if isinstance(rows, slice):
        return np.arange(len(table))[rows]
    array = np.atleast_1d(np.asarray(rows, np.intp))
    if len(array) and (array.min() < 0 or array.max() >= len(table)):
        bad = array[(array < 0) | (array >= len(table))][0]
        raise IndexError(f"{table.name}: no row {bad} among {len(table)}")
    return array


def ascending(table: Table, rows: RowNumbers) -> IndexArray:
    """The rows in ascending order, each once. IndexError for one that is not there."""
    # Marking is many times faster than sorting, or than numpy's unique.
    wanted = np.zeros(len(table), np.bool_)
    wanted[row_array(table, rows)] = True
    return np.flatnonzero(wanted)


def row_index(table: Table, rows: RowNumbers) -> slice | IndexArray:
    """The rows as numpy indexes with: a slice stays a slice."""
    if isinstance(rows, slice):
        return slice(*rows.indices(len(table)))
    return row_array(table, rows)


def runs(rows: IndexArray) -> list[range]:
    """Ascending rows as runs of neighbours."""
    if not len(rows):
        return []
    parts = np.split(rows, np.flatnonzero(np.diff(rows) != 1) + 1)
    return [range(int(part[0]), int(part[-1]) + 1) for part in parts]


def heirs_of(table: Table, gone: IndexArray, heir: int | str | None) -> IndexArray:
    """For each removed row the old number of the row that takes its references, or NONE."""
    if heir is None:
        return np.full(len(gone), NONE)
    leaving = set(gone.tolist())
    if isinstance(heir, str):
        return np.asarray([_surviving(table, row, leaving, heir) for row in gone.tolist()], np.intp)
    if not 0 <= heir < len(table) or heir in leaving:
        raise ValueError(f"{table.name}: row {heir} cannot be heir")
    return np.full(len(gone), heir)


def _surviving(table: Table, row: int, leaving: set[int], field: str) -> int:
    seen: set[int] = set()
    while row in leaving and row not in seen:
        seen.add(row)
        row = int(table.value(row, field))
    return NONE if row in leaving else row
