"""Nested lists, tuples of records and Columns, edited alike: taken apart, joined, revised. Nothing is changed in place.

No Qt. Of Columns no row becomes an object, so that 100,000 offsets are a few numpy operations.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, Int64Array
from editor.model.columns import Columns, scalar_of
from editor.model.fields import Field, Kind, fields_of
from editor.model.morphs import MaterialOffset
from editor.model.rules import needs_target
from editor.operations.morphs.material_offsets import with_operation
from editor.ui.editors.revisions import Revision, Whole

Nested = tuple[Any, ...] | Columns


def item_type(nested: Nested, entry_row: int) -> type:
    """The row type of an entry."""
    return nested.row_type if isinstance(nested, Columns) else type(nested[entry_row])


def cell(nested: Nested, entry_row: int, field: Field) -> Any:
    """The value of a field of an entry, as a record holds it."""
    if isinstance(nested, Columns):
        return scalar_of(field, nested[field.name][entry_row])
    return getattr(nested[entry_row], field.name)


def means_something(nested: Nested, entry_row: int, field: Field) -> bool:
    """Return whether the field applies to the entry."""
    if field.applies is None:
        return True
    return field.applies(nested.row(entry_row) if isinstance(nested, Columns) else nested[entry_row])


def taken(nested: Nested, order: IndexArray) -> Nested:
    """The given entries, in that order."""
    return (
        nested.take(order) if isinstance(nested, Columns) else tuple(nested[entry_row] for entry_row in order.tolist())
    )


def joined(first: Nested, second: Nested) -> Nested:
    """The entries of both, which are of one sort."""
    if isinstance(first, Columns):
        assert isinstance(second, Columns)
        return first.joined(second)
    return (*first, *second)


def inserted(nested: Nested, entry_row: int, entries: Nested) -> Nested:
    """`nested` with the entries before `entry_row`."""
    head, tail = np.arange(entry_row), np.arange(entry_row, len(nested))
    return joined(joined(taken(nested, head), entries), taken(nested, tail))


def removed(nested: Nested, entry_rows: IndexArray) -> Nested:
    return taken(nested, np.delete(np.arange(len(nested)), entry_rows))


def moved_order(entry_rows: IndexArray, count: int, by: int) -> IndexArray:
    """The order of `count` entries in which the indices (ascending) have each gone one up (by -1) or down (by 1).

    What is already at the end stays, and what stands behind it too.
    """
    order = np.arange(count)
    fixed = 0 if by < 0 else count - 1
    for entry_row in entry_rows.tolist() if by < 0 else entry_rows.tolist()[::-1]:
        if entry_row == fixed:
            fixed -= by
        else:
            order[[entry_row, entry_row + by]] = order[[entry_row + by, entry_row]]
    return order


def gathered(entry_rows: IndexArray, count: int, by: int) -> IndexArray:
    """The order of `count` entries in which the indices (ascending) come first (by -1) or last (by 1)."""
    others = np.delete(np.arange(count), entry_rows)
    return np.concatenate((entry_rows, others) if by < 0 else (others, entry_rows))


def revised(nested: Nested, entry_rows: IndexArray, field: Field, revision: Revision) -> Nested:
    """`nested` with the revision done to a field of the given entries."""
    if not isinstance(nested, Columns):
        return _revised_records(nested, entry_rows, field, revision)
    if nested.row_type is MaterialOffset and field.name == "operation" and isinstance(revision, Whole):
        return with_operation(nested, entry_rows, field.coerce(revision.value))
    column = nested[field.name].copy()
    if isinstance(revision, Whole):
        column[entry_rows] = np.asarray(field.coerce(revision.value), field.dtype)
    else:
        column[entry_rows] = revision.column(column[entry_rows])
    return nested.replace(**{field.name: column})


def _revised_records(
    nested: tuple[Any, ...], entry_rows: IndexArray, field: Field, revision: Revision
) -> tuple[Any, ...]:
    entries = list(nested)
    for entry_row in entry_rows.tolist():
        value = field.coerce(revision.of(getattr(entries[entry_row], field.name)))
        entries[entry_row] = dataclasses.replace(entries[entry_row], **{field.name: value})
    return tuple(entries)


def key_field(row_type: type) -> Field:
    """The reference that says what an entry is about: its first."""
    return next(field for field in fields_of(row_type) if field.kind is Kind.REFERENCE)


def partners(row_type: type) -> list[Field]:
    """The references beside its first that an entry means nothing without."""
    return [field for field in fields_of(row_type) if needs_target(field) and field.name != key_field(row_type).name]


def fresh_entries(nested: Nested, row_type: type, rows: IndexArray, others: dict[str, IndexArray]) -> Nested:
    """New entries of a row type, one for each row with each of the others, except for what `nested` has."""
    names = [key_field(row_type).name, *others]
    grid = np.meshgrid(rows, *others.values(), indexing="ij")
    columns = dict(zip(names, (part.ravel() for part in grid), strict=True))
    known = {name: _referred(nested, row_type, name) for name in names}
    fresh = ~np.isin(_codes(columns), _codes(known))
    values = {name: column[fresh].astype(np.int32) for name, column in columns.items()}
    if isinstance(nested, Columns):
        return Columns(row_type, int(fresh.sum()), **values)
    return tuple(row_type(**{names[0]: row}) for row in values[names[0]].tolist())


def _codes(columns: dict[str, IndexArray]) -> Int64Array:
    """One number for what each entry refers to; no entry refers to more than two rows."""
    first, *second = (column.astype(np.int64) for column in columns.values())
    return (first << 32) + second[0] if second else first


def rows_about(nested: Nested, row_type: type, entry_rows: IndexArray | None = None) -> IndexArray:
    """Return the rows that the key field of entries of a row type refers to; of all, or of those at `entry_rows`."""
    return _referred(nested if entry_rows is None else taken(nested, entry_rows), row_type, key_field(row_type).name)


def _referred(nested: Nested, row_type: type, name: str) -> IndexArray:
    if isinstance(nested, Columns):
        return nested[name].astype(np.intp)
    return np.asarray([getattr(entry, name) for entry in nested if type(entry) is row_type], np.intp)


def are_about(nested: Nested, table_name: str, row: int) -> BoolArray:
    """Return a mask of the entries that are about that row of that table."""
    if isinstance(nested, Columns):
        key = key_field(nested.row_type)
        return nested[key.name] == row if key.target == table_name else np.zeros(len(nested), np.bool_)
    keys = [(key_field(type(entry)), entry) for entry in nested]
    return np.array([key.target == table_name and getattr(entry, key.name) == row for key, entry in keys], np.bool_)


def repeats(nested: Nested, entries: Nested) -> BoolArray:
    """Return a mask of the entries that have nothing but their key field, and are in `nested` already."""
    if isinstance(entries, Columns):
        fields, key = fields_of(entries.row_type), key_field(entries.row_type).name
        known = nested[key] if isinstance(nested, Columns) else ()
        return np.isin(entries[key], known) & (len(fields) == 1)
    return np.array([len(fields_of(type(entry))) == 1 and entry in nested for entry in entries], np.bool_)


def difference(old: Nested, new: Nested) -> tuple[int, int, int]:
    """Return the difference of two lists: entries start to old_stop of `old` became start to new_stop of `new`."""
    shorter = min(len(old), len(new))
    same = _equal(old, new, shorter, from_end=False)
    start = shorter if same.all() else int(np.argmin(same))
    same = _equal(old, new, shorter - start, from_end=True)[::-1]
    tail = len(same) if same.all() else int(np.argmin(same))
    return start, len(old) - tail, len(new) - tail


def _equal(old: Nested, new: Nested, count: int, from_end: bool) -> BoolArray:
    """Return a mask of the first, or last, `count` entries that are equal pair by pair."""
    first, second = (slice(len(n) - count, len(n)) if from_end else slice(count) for n in (old, new))
    if not isinstance(old, Columns):
        assert isinstance(new, tuple)
        return np.fromiter((a == b for a, b in zip(old[first], new[second], strict=True)), np.bool_, count)
    same = np.ones(count, np.bool_)
    for field in fields_of(old.row_type):
        equal = old[field.name][first] == new[field.name][second]  # type: ignore[call-overload]
        same &= equal.all(axis=tuple(range(1, equal.ndim)))
    return same
