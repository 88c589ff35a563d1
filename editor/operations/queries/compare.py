"""Tells how two models differ, field by field, by walking the declarations. Changes nothing.

Rows are first aligned (`alignment`), so that a row that came or went is one difference, and references are compared by
the rows they mean and not by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.columns import Columns, scalar_of
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable
from editor.operations.queries.alignment import Alignments, align, row_name

CHUNK = 1 << 18  # rows of a column compared at a time


@dataclass(frozen=True, slots=True)
class Difference:
    """A field that has the values `a` and `b`; `row` is a row of the first model.

    With `field` "" the row itself has come or gone: `a` or `b` is its name, the other is None; `row` is then a row of
    the model that has it.
    """

    table: str
    row: int
    field: str
    a: Any
    b: Any


MEASURED = (Kind.NUMBER, Kind.VECTOR, Kind.COLOR, Kind.ROTATION)


@dataclass(frozen=True, slots=True)
class ComparisonRules:
    """Rules for comparing two models: the matching rows, and the least difference of different numbers."""

    aligned: Alignments
    tolerance: float

    def differ(self, field: Field, a: Any, b: Any) -> bool:
        """Return whether two values of a field differ; references do where they mean other rows."""
        if field.kind is Kind.REFERENCE:
            a = self.aligned[field.target].numbers[a]
        return bool(a != b) and not (field.kind in MEASURED and self._are_close(a, b))

    def _are_close(self, a: Any, b: Any) -> bool:
        pairs = zip(a, b, strict=True) if isinstance(a, tuple) else ((a, b),)
        return all(
            one == other or abs(one - other) < self.tolerance or (np.isnan(one) and np.isnan(other))
            for one, other in pairs
        )


@dataclass(frozen=True, slots=True)
class TableDifferences:
    """In what two models differ in one table, as rows.

    `removed` are rows of the first model that the second has not, `added` rows of the second that the first has not,
    and `fields`, by name, the rows (n, 2) of both whose values of the field differ, nested ones too.
    """

    removed: IndexArray
    added: IndexArray
    fields: dict[str, IndexArray]

    @property
    def count(self) -> int:
        return len(self.removed) + len(self.added) + sum(map(len, self.fields.values()))


@dataclass(frozen=True, slots=True)
class Compared:
    """All differences of two models, by table, of those that differ; and which of their rows are which."""

    tables: dict[str, TableDifferences]
    aligned: Alignments

    @property
    def count(self) -> int:
        return sum(table.count for table in self.tables.values())


def compare(
    a: Model, b: Model, tolerance: float = 0.0, report: Callable[[float], object] = lambda fraction: None
) -> Compared:
    """All differences, as rows: a million of them are a few arrays. `report` hears how far it is, from 0 to 1."""
    aligned = align(a, b)
    comparison = ComparisonRules(aligned, tolerance)
    tables: dict[str, TableDifferences] = {}
    for done, (name, table) in enumerate(a.tables.items()):
        report((done + 1) / (len(aligned) + 1))
        other = b.tables[name]
        if isinstance(table, ArrayTable) and isinstance(other, ArrayTable):
            fields = _columns_that_differ(table, other, comparison)
        else:
            assert isinstance(table, RecordTable) and isinstance(other, RecordTable)
            fields = _fields_that_differ(table, other, comparison)
        found = TableDifferences(aligned[name].removed, aligned[name].added, fields)
        if found.count:
            tables[name] = found
    return Compared(tables, aligned)


def nested_differences(field: Field, a: Any, b: Any, aligned: Alignments, tolerance: float) -> Iterator[Difference]:
    """Iterate over differences of two values with nested rows: each has a path for its field, and no table or row."""
    for path, old, new in _parts_that_differ(field, a, b, ComparisonRules(aligned, tolerance)):
        yield Difference("", NONE, path, old, new)


def differences(a: Model, b: Model, tolerance: float = 0.0, aligned: Alignments | None = None) -> Iterator[Difference]:
    """Every difference, in PMX order; found while they are iterated, so that a million of them need no memory.

    Numbers that are closer than `tolerance` count as equal. `aligned` where it is known which rows are which.
    """
    aligned = align(a, b) if aligned is None else aligned
    comparison = ComparisonRules(aligned, tolerance)
    for name, table in a.tables.items():
        other = b.tables[name]
        for row in aligned[name].removed.tolist():
            yield Difference(name, row, "", row_name(table, row), None)
        for row in aligned[name].added.tolist():
            yield Difference(name, row, "", None, row_name(other, row))
        if isinstance(table, ArrayTable) and isinstance(other, ArrayTable):
            yield from _table_differences(table, other, comparison)
        elif isinstance(table, RecordTable) and isinstance(other, RecordTable):
            for row, row_b in aligned[name].pairs.tolist():
                yield from _record_differences(name, row, table[row], other[row_b], comparison)


# -- comparing --------------------------------------------------------------------------------------------------------


def _columns_that_differ(a: ArrayTable, b: ArrayTable, comparison: ComparisonRules) -> dict[str, IndexArray]:
    """By field, the rows (n, 2) in which two tables differ."""
    pairs = comparison.aligned[a.name].pairs
    is_whole = len(pairs) == len(a) == len(b)
    found: dict[str, IndexArray] = {}
    for field in a.fields:
        if not (a.stores(field.name) or b.stores(field.name)):
            continue
        places = [
            start + _different(field, *_taken(a, b, field, pairs[start : start + CHUNK], is_whole), comparison)
            for start in range(0, len(pairs), CHUNK)
        ]
        rows = pairs[np.concatenate(places)] if places else pairs
        if len(rows):
            found[field.name] = rows
    return found


def _taken(a: ArrayTable, b: ArrayTable, field: Field, pairs: IndexArray, is_whole: bool) -> tuple[AnyArray, AnyArray]:
    """The values of a field in pairs of rows; `is_whole`: those are all rows of both, and none has to be looked for."""
    if is_whole and len(pairs):
        part = slice(int(pairs[0, 0]), int(pairs[-1, 0]) + 1)
        return a[field.name][part], b[field.name][part]
    return a[field.name][pairs[:, 0]], b[field.name][pairs[:, 1]]


def _fields_that_differ(a: RecordTable[Any], b: RecordTable[Any], comparison: ComparisonRules) -> dict[str, IndexArray]:
    found: dict[str, list[tuple[int, int]]] = {}
    for row, row_b in comparison.aligned[a.name].pairs.tolist():
        for field in a.fields:
            old, new = a.value(row, field.name), b.value(row_b, field.name)
            if next(_parts_that_differ(field, old, new, comparison), None) is not None:
                found.setdefault(field.name, []).append((row, row_b))
    return {field.name: np.array(found[field.name], np.intp) for field in a.fields if field.name in found}


def _table_differences(a: ArrayTable, b: ArrayTable, comparison: ComparisonRules) -> Iterator[Difference]:
    for name, rows in _columns_that_differ(a, b, comparison).items():
        field = next(field for field in a.fields if field.name == name)
        for row, row_b in rows.tolist():
            yield Difference(a.name, row, name, scalar_of(field, a[name][row]), scalar_of(field, b[name][row_b]))


def _different(field: Field, a: AnyArray, b: AnyArray, comparison: ComparisonRules) -> IndexArray:
    """The rows in which two columns of the same field differ."""
    if field.kind is Kind.REFERENCE:
        a = comparison.aligned[field.target].numbers[a]
    differ = a != b
    if field.dtype.kind == "f" and differ.any():
        differ &= ~(np.isnan(a) & np.isnan(b))
        if comparison.tolerance:
            with np.errstate(invalid="ignore"):
                differ &= ~(np.abs(a.astype(np.float64) - b) < comparison.tolerance)
    return np.flatnonzero(differ.reshape(len(a), field.size).any(axis=1))


def _record_differences(table: str, row: int, a: Any, b: Any, comparison: ComparisonRules) -> Iterator[Difference]:
    for path, old, new in _values_that_differ(a, b, comparison):
        yield Difference(table, row, path, old, new)


def _values_that_differ(a: Any, b: Any, comparison: ComparisonRules) -> Iterator[tuple[str, Any, Any]]:
    """(path of the field, value in a, value in b) of two records of the same type."""
    for field in fields_of(type(a)):
        yield from _parts_that_differ(field, getattr(a, field.name), getattr(b, field.name), comparison)


def _parts_that_differ(field: Field, a: Any, b: Any, comparison: ComparisonRules) -> Iterator[tuple[str, Any, Any]]:
    """The same of two values of one field: the field itself, or what is nested in it."""
    if field.kind is Kind.RECORDS:
        yield from _items_that_differ(field.name, a, b, comparison)
    elif field.kind is Kind.COLUMNS:
        yield from _entries_that_differ(field.name, a, b, comparison)
    elif comparison.differ(field, a, b):
        yield field.name, a, b


def _items_that_differ(
    path: str, a: tuple[Any, ...], b: tuple[Any, ...], comparison: ComparisonRules
) -> Iterator[tuple[str, Any, Any]]:
    if len(a) != len(b):
        yield path, f"{len(a)} entries", f"{len(b)} entries"
        return
    for index, (old, new) in enumerate(zip(a, b, strict=True)):
        if type(old) is not type(new):
            yield f"{path}[{index}]", type(old).__name__, type(new).__name__
            continue
        for name, value, other in _values_that_differ(old, new, comparison):
            yield f"{path}[{index}].{name}", value, other


def _entries_that_differ(
    path: str, a: Columns, b: Columns, comparison: ComparisonRules
) -> Iterator[tuple[str, Any, Any]]:
    if len(a) != len(b) or a.row_type is not b.row_type:
        yield path, _summary(a), _summary(b)
        return
    for field in fields_of(a.row_type):
        column, other = a[field.name], b[field.name]
        for index in _different(field, column, other, comparison).tolist():
            yield f"{path}[{index}].{field.name}", scalar_of(field, column[index]), scalar_of(field, other[index])


def _summary(columns: Columns) -> str:
    return f"{len(columns)} entries ({columns.row_type.__name__})"
