"""Tells how two models differ, field by field, by walking the declarations. Changes nothing.

Rows are first aligned, so that a row that came or went is one difference, and references are compared by the rows they
mean and not by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from operator import eq
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.columns import Columns, scalar_of
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable, Table

CHUNK = 1 << 18  # rows of a column compared at a time
GONE = -2  # the number in the other model of a row that it has not
FACTOR = np.uint64(0x9E3779B97F4A7C15)  # odd, and large enough to spread the words that are added up


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


@dataclass(frozen=True, slots=True)
class Alignment:
    """Which rows of one table are which: `pairs` (n, 2) ascending, and the rows of each that the other has not.

    `numbers` (rows of a + 1,) holds for each row of a the row of b or GONE, and ends with NONE, which NONE looks up.
    """

    pairs: IndexArray
    removed: IndexArray
    added: IndexArray
    numbers: IndexArray


Alignments = dict[str, Alignment]
MEASURED = (Kind.NUMBER, Kind.VECTOR, Kind.COLOR, Kind.ROTATION)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two models are compared by: which rows are which, and from which difference on numbers differ."""

    aligned: Alignments
    tolerance: float

    def differ(self, field: Field, a: Any, b: Any) -> bool:
        """Whether two values of a field differ; references do where they mean other rows."""
        if field.kind is Kind.REFERENCE:
            a = self.aligned[field.target].numbers[a]
        return bool(a != b) and not (field.kind in MEASURED and self._are_close(a, b))

    def _are_close(self, a: Any, b: Any) -> bool:
        pairs = zip(a, b, strict=True) if isinstance(a, tuple) else ((a, b),)
        return all(one == other or abs(one - other) < self.tolerance for one, other in pairs)


def differences(a: Model, b: Model, tolerance: float = 0.0, aligned: Alignments | None = None) -> Iterator[Difference]:
    """Every difference, in PMX order; found while they are iterated, so that a million of them need no memory.

    Numbers that are closer than `tolerance` count as equal. `aligned` where it is known which rows are which.
    """
    aligned = _aligned(a, b) if aligned is None else aligned
    comparison = Comparison(aligned, tolerance)
    for name, table in a.tables.items():
        other = b.tables[name]
        for row in aligned[name].removed.tolist():
            yield Difference(name, row, "", _row_name(table, row), None)
        for row in aligned[name].added.tolist():
            yield Difference(name, row, "", None, _row_name(other, row))
        if isinstance(table, ArrayTable) and isinstance(other, ArrayTable):
            yield from _table_differences(table, other, comparison)
        elif isinstance(table, RecordTable) and isinstance(other, RecordTable):
            for row, row_b in aligned[name].pairs.tolist():
                yield from _record_differences(name, row, table[row], other[row_b], comparison)


def _row_name(table: Table, row: int) -> str:
    """What a row is called: its first text, or its number."""
    if isinstance(table, ArrayTable):
        return str(row)
    texts = (field.name for field in table.fields if field.kind is Kind.TEXT)
    return str(table.value(row, next(texts)))


# -- aligning ---------------------------------------------------------------------------------------------------------


def _aligned(a: Model, b: Model) -> Alignments:
    """Records are aligned by their names, rows of arrays by what they hold."""
    aligned: Alignments = {}
    for name, table in a.tables.items():
        other = b.tables[name]
        if isinstance(table, RecordTable):
            names = [[_row_name(each, row) for row in range(len(each))] for each in (table, other)]
            aligned[name] = _alignment(_pairs_of_names(*names), len(table), len(other))
    for name, table in a.tables.items():
        other = b.tables[name]
        if isinstance(table, ArrayTable) and isinstance(other, ArrayTable):
            aligned[name] = _alignment(_pairs_of_rows(table, other, aligned), len(table), len(other))
    return aligned


def aligned_but_added(a: Model, b: Model, added: Mapping[str, IndexArray]) -> Alignments:
    """Which rows are which where `b` is `a` with some rows `added`, by table; in other tables they are the last."""
    aligned: Alignments = {}
    for name, table in a.tables.items():
        every = np.arange(len(b.tables[name]))
        kept = np.delete(every, added[name] if name in added else every[len(table) :])
        aligned[name] = _alignment(np.stack((np.arange(len(table)), kept), axis=1), len(table), len(every))
    return aligned


def _alignment(pairs: IndexArray, count_a: int, count_b: int) -> Alignment:
    numbers = np.full(count_a + 1, GONE, np.intp)
    numbers[-1] = NONE
    numbers[pairs[:, 0]] = pairs[:, 1]
    removed = np.flatnonzero(numbers[:-1] == GONE)
    added = np.setdiff1d(np.arange(count_b), pairs[:, 1], assume_unique=True)
    return Alignment(pairs, removed, added, numbers)


def _same_rows(count: int) -> IndexArray:
    rows = np.arange(count)
    return np.stack((rows, rows), axis=1)


def _pairs_of_names(a: list[str], b: list[str]) -> IndexArray:
    """Rows of the same names in the same order; between them, rows that stand in each other's place."""
    if a == b:
        return _same_rows(len(a))
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    found = sum(block.size for block in matcher.get_matching_blocks())
    if len(a) == len(b) and sum(map(eq, a, b)) >= found:
        return _same_rows(len(a))
    pairs: list[tuple[int, int]] = []
    for _, start_a, stop_a, start_b, stop_b in matcher.get_opcodes():
        pairs += zip(range(start_a, stop_a), range(start_b, stop_b), strict=False)
    return np.array(pairs, np.intp).reshape(-1, 2)


def _pairs_of_rows(a: ArrayTable, b: ArrayTable, aligned: Alignments) -> IndexArray:
    """All rows where none came or went; else those that are equal, if they are in the same order; else the first."""
    if len(a) != len(b):
        of_a, of_b = _digests(a, b, aligned), _digests(b, a, None)
        in_b, in_a = np.isin(of_a, of_b), np.isin(of_b, of_a)
        if np.array_equal(of_a[in_b], of_b[in_a]):
            return np.stack((np.flatnonzero(in_b), np.flatnonzero(in_a)), axis=1)
    return _same_rows(min(len(a), len(b)))


def _digests(table: ArrayTable, other: ArrayTable, aligned: Alignments | None) -> NDArray[np.uint64]:
    """(rows,) numbers that are equal for rows that hold the same, apart from references.

    Of rows that hold nothing else the references count, where aligned, as what they are in the other model.
    """
    digests = np.zeros(len(table), np.uint64)
    for field in [field for field in table.fields if field.kind is not Kind.REFERENCE] or table.fields:
        if not (table.stores(field.name) or other.stores(field.name)):
            continue
        column = table[field.name].reshape(len(table), field.size)
        if field.kind is Kind.REFERENCE and aligned:
            column = aligned[field.target].numbers[column].astype(np.int32)
        for part in range(column.shape[1]):
            words = np.ascontiguousarray(column[:, part])
            digests = digests * FACTOR + words.view(f"u{words.itemsize}")
    return digests


# -- comparing --------------------------------------------------------------------------------------------------------


def _table_differences(a: ArrayTable, b: ArrayTable, comparison: Comparison) -> Iterator[Difference]:
    pairs = comparison.aligned[a.name].pairs
    for field in a.fields:
        if not (a.stores(field.name) or b.stores(field.name)):
            continue
        for start in range(0, len(pairs), CHUNK):
            rows, rows_b = pairs[start : start + CHUNK].T
            column, other = a[field.name][rows], b[field.name][rows_b]
            for index in _different(field, column, other, comparison):
                values = scalar_of(field, column[index]), scalar_of(field, other[index])
                yield Difference(a.name, int(rows[index]), field.name, *values)


def _different(field: Field, a: AnyArray, b: AnyArray, comparison: Comparison) -> IndexArray:
    """The rows in which two columns of the same field differ."""
    if field.kind is Kind.REFERENCE:
        a = comparison.aligned[field.target].numbers[a]
    differ = a != b
    if comparison.tolerance and field.dtype.kind == "f":
        with np.errstate(invalid="ignore"):
            differ &= ~(np.abs(a.astype(np.float64) - b) < comparison.tolerance)
    return np.flatnonzero(differ.reshape(len(a), field.size).any(axis=1))


def _record_differences(table: str, row: int, a: Any, b: Any, comparison: Comparison) -> Iterator[Difference]:
    for path, old, new in _values_that_differ(a, b, comparison):
        yield Difference(table, row, path, old, new)


def _values_that_differ(a: Any, b: Any, comparison: Comparison) -> Iterator[tuple[str, Any, Any]]:
    """(path of the field, value in a, value in b) of two records of the same type."""
    for field in fields_of(type(a)):
        old, new = getattr(a, field.name), getattr(b, field.name)
        if field.kind is Kind.RECORDS:
            yield from _items_that_differ(field.name, old, new, comparison)
        elif field.kind is Kind.COLUMNS:
            yield from _entries_that_differ(field.name, old, new, comparison)
        elif comparison.differ(field, old, new):
            yield field.name, old, new


def _items_that_differ(
    path: str, a: tuple[Any, ...], b: tuple[Any, ...], comparison: Comparison
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


def _entries_that_differ(path: str, a: Columns, b: Columns, comparison: Comparison) -> Iterator[tuple[str, Any, Any]]:
    if len(a) != len(b) or a.row_type is not b.row_type:
        yield path, _summary(a), _summary(b)
        return
    for field in fields_of(a.row_type):
        column, other = a[field.name], b[field.name]
        for index in _different(field, column, other, comparison).tolist():
            yield f"{path}[{index}].{field.name}", scalar_of(field, column[index]), scalar_of(field, other[index])


def _summary(columns: Columns) -> str:
    return f"{len(columns)} entries ({columns.row_type.__name__})"
