"""Sums up one field over many rows, and applies what an editor did to all of them.

Plain numpy on the columns of the big tables: a million selected vertices are a few passes over their arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.columns import scalar_of
from editor.model.fields import Field, Kind
from editor.model.tables import ArrayTable, Table
from editor.ui.editors.revisions import MIXED, MixedBits, Revision, Whole

BITS = (Kind.FLAGS, Kind.GROUPS)


def row_index(rows: IndexArray) -> Any:
    """`rows`, which ascend, as a slice where they are a run: numpy then copies nothing."""
    is_run = len(rows) and rows[-1] - rows[0] + 1 == len(rows)
    return slice(int(rows[0]), int(rows[-1]) + 1) if is_run else rows


def applying(table: Table, rows: IndexArray, field: Field) -> IndexArray:
    """Those of the rows for which the field means anything; of the big tables all, or the only one."""
    if field.applies is None:
        return rows
    if isinstance(table, ArrayTable):
        return rows if len(rows) != 1 or field.applies(table.rows(rows).row(0)) else rows[:0]
    if len(rows) == 1:
        return rows if field.applies(table[int(rows[0])]) else rows[:0]
    keep = np.fromiter((field.applies(table[row]) for row in rows.tolist()), np.bool_, len(rows))
    return rows[keep]


def present(table: Table, rows: IndexArray, field: Field) -> Any:
    """The values of the rows now: an array (rows, *field.shape), or a list of texts."""
    if isinstance(table, ArrayTable):
        return table[field.name][row_index(rows)].copy()
    values = [table.value(row, field.name) for row in rows.tolist()]
    return values if field.kind is Kind.TEXT else np.asarray(values).reshape(len(values), *field.shape)


def revised(table: Table, field: Field, revision: Revision, values: Any) -> Any:
    """`values`, as `present` gave them, after the revision, as `Edit.set` takes them.

    ValueError for what is not finite.
    """
    if isinstance(revision, Whole):
        return field.coerce(revision.value)
    with np.errstate(over="ignore"):
        result = revision.column(values)
        if not np.isfinite(result.astype(np.float32)).all():
            raise ValueError("not finite")
    return result.astype(field.dtype) if isinstance(table, ArrayTable) else _plain(field, result)


def _plain(field: Field, result: AnyArray) -> list[Any]:
    return [field.coerce(value) for value in result.tolist()]


def summary(table: Table, rows: IndexArray, field: Field) -> Any:
    """Return the value that an editor shows for the rows, of which there is at least one; MIXED where they differ.

    Vectors have MIXED components, bits are MixedBits.
    """
    first = table.value(int(rows[0]), field.name)
    first = scalar_of(field, first) if isinstance(table, ArrayTable) else first
    if len(rows) == 1 or (isinstance(table, ArrayTable) and not table.stores(field.name)):
        return first
    if isinstance(table, ArrayTable):
        return _summary(field, first, table[field.name][row_index(rows)])
    if field.size == 1 and field.kind not in BITS:
        return first if all(table.value(row, field.name) == first for row in rows.tolist()) else MIXED
    return _summary(field, first, present(table, rows, field))


def _summary(field: Field, first: Any, values: AnyArray) -> Any:
    if field.kind in BITS:
        every, some = int(np.bitwise_and.reduce(values)), int(np.bitwise_or.reduce(values))
        return first if every == some else MixedBits(every, some)
    same = (values == values[0]).all(axis=0)
    if field.size == 1:
        return first if same else MIXED
    return tuple(part if equal else MIXED for part, equal in zip(first, same, strict=True))
