"""Tells how two models differ, field by field, by walking the declarations. Changes nothing.

Rows are first aligned (`alignment`), so that a row that came or went is one difference, and references are compared by
the rows they mean and not by their numbers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from operator import eq
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.math3d.arrays import AnyArray, IndexArray, entries_of, ranks_of
from editor.model.columns import Columns, scalar_of
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable, Table

GONE = -2  # the number in the other model of a row that it has not
FACTOR = np.uint64(0x9E3779B97F4A7C15)  # odd, and large enough to spread the words that are added up

POSITIONAL = ("position", "normal")  # what of a vertex is another wherever it is
CHUNK = 1 << 18  # rows of a column compared at a time


@dataclass(frozen=True, slots=True)
class Alignment:
    """Matching rows of one table of two models: `pairs` (n, 2) ascending, and the rows of each that the other has not.

    `numbers` (rows of a + 1,) holds for each row of a the row of b or GONE, and ends with NONE, which NONE looks up.
    """

    pairs: IndexArray
    removed: IndexArray
    added: IndexArray
    numbers: IndexArray


Alignments = dict[str, Alignment]


def row_name(table: Table, row: int) -> str:
    """Return the name of a row: its first text, or its number."""
    if isinstance(table, ArrayTable):
        return str(row)
    texts = (field.name for field in table.fields if field.kind is Kind.TEXT)
    return str(table.value(row, next(texts)))


def align(a: Model, b: Model) -> Alignments:
    """Records are aligned by their names, rows of arrays by what they hold."""
    aligned: Alignments = {}
    for name, table in a.tables.items():
        other = b.tables[name]
        if isinstance(table, RecordTable):
            names = [[row_name(each, row) for row in range(len(each))] for each in (table, other)]
            aligned[name] = _alignment(_pairs_of_names(*names), len(table), len(other))
    for name, table in a.tables.items():
        other = b.tables[name]
        if isinstance(table, ArrayTable) and isinstance(other, ArrayTable):
            aligned[name] = _alignment(_pairs_of_rows(table, other, aligned), len(table), len(other))
    return aligned


def aligned_but_added(a: Model, b: Model, added: Mapping[str, IndexArray]) -> Alignments:
    """Return the matching rows where `b` is `a` with some rows `added`, by table; in other tables they are the last."""
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
    """Rows of the same names in the same order; between them, rows that stand in each other's place.

    Whose name stands elsewhere in the other is not another's namesake: it was moved, and not renamed.
    """
    if a == b:
        return _same_rows(len(a))
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    found = sum(block.size for block in matcher.get_matching_blocks())
    if len(a) == len(b) and sum(map(eq, a, b)) >= found:
        return _same_rows(len(a))
    pairs: list[tuple[int, int]] = []
    of_a, of_b = set(a), set(b)
    for tag, start_a, stop_a, start_b, stop_b in matcher.get_opcodes():
        rows_a, rows_b = range(start_a, stop_a), range(start_b, stop_b)
        renamed = [row for row in rows_a if a[row] not in of_b], [row for row in rows_b if b[row] not in of_a]
        pairs += zip(*((rows_a, rows_b) if tag == "equal" else renamed), strict=False)
    return np.array(pairs, np.intp).reshape(-1, 2)


def _pairs_of_rows(a: ArrayTable, b: ArrayTable, aligned: Alignments) -> IndexArray:
    """Rows that hold the same in the same order; between them, rows that stand in each other's place.

    Where most hold something else, as when a model was scaled, those count that hold the same wherever they are.
    """
    of_a, of_b = _digests(a, b, aligned), _digests(b, a, None)
    in_place = np.count_nonzero(of_a == of_b) if len(a) == len(b) else NONE
    if 2 * in_place >= len(a):
        return _same_rows(len(a))
    pairs = _with_rows_between(_equal_row_pairs(of_a, of_b), len(a), len(b))
    found = np.count_nonzero(of_a[pairs[:, 0]] == of_b[pairs[:, 1]])
    if in_place >= found:
        return _same_rows(len(a))
    if 2 * found >= min(len(a), len(b)) or not any(field.name in POSITIONAL for field in a.fields):
        return pairs
    of_a, of_b = _digests(a, b, aligned, POSITIONAL), _digests(b, a, None, POSITIONAL)
    return _with_rows_between(_equal_row_pairs(of_a, of_b), len(a), len(b))


def _equal_row_pairs(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> IndexArray:
    """(n, 2) rows that hold the same, the first of those with the first, and are in order in both.

    Of the rows that all have in common at either end only the innermost are listed.
    """
    head, tail = _same_at_start(a, b), _same_at_start(a[::-1], b[::-1])
    tail = min(tail, min(len(a), len(b)) - head)
    pairs = _equal_number_pairs(*(each[head : len(each) - tail] for each in (a, b))) + head
    if (np.diff(pairs[:, 1]) < 0).any():
        pairs = pairs[_longest_ascending(pairs[:, 1].tolist())]
    ends = [[(head - 1, head - 1)][: head > 0], [(len(a) - tail, len(b) - tail)][: tail > 0]]
    first, last = (np.array(end, np.intp).reshape(-1, 2) for end in ends)
    return np.concatenate((first, pairs, last))


def _same_at_start(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> int:
    count = min(len(a), len(b))
    differ = a[:count] != b[:count]
    return int(differ.argmax()) if differ.any() else count


def _equal_number_pairs(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> IndexArray:
    """(n, 2) the indices in both of numbers that are the same, the first of those with the first; the first ascend."""
    both = np.concatenate((a, b))
    order = np.argsort(both)
    ordered = both[order]
    starts = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1])) if len(order) else order
    lengths = np.diff(np.append(starts, len(order)))
    twos = np.sort(order[starts[lengths == 2, None] + (0, 1)], axis=1)
    pairs = [twos[(twos[:, 0] < len(a)) & (twos[:, 1] >= len(a))] - np.array((0, len(a)))]
    many = np.sort(order[np.repeat(lengths > 2, lengths)])
    if len(many):
        of_a, of_b = many[many < len(a)], many[many >= len(a)] - len(a)
        distinct = _with_ranks(a[of_a]), _with_ranks(b[of_b])
        _, in_a, in_b = np.intersect1d(*distinct, assume_unique=True, return_indices=True)
        pairs.append(np.stack((of_a[in_a], of_b[in_b]), axis=1))
    found = np.concatenate(pairs)
    return found[np.argsort(found[:, 0])]


def _with_ranks(digests: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Other digests, in which rows that hold the same differ by how many of them there were before."""
    order = np.argsort(digests, kind="stable")
    ordered = digests[order]
    starts = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1])) if len(order) else order
    earlier = ranks_of(np.diff(np.append(starts, len(order))))
    apart = np.empty_like(digests)
    apart[order] = ordered + earlier.astype(np.uint64) * FACTOR
    return apart


def _longest_ascending(numbers: list[int]) -> list[int]:
    """The indices of a longest ascending part of some numbers."""
    ends: list[int] = []  # for each length, the least number that ends such a part
    indices: list[int] = []
    before: list[int] = []
    for index, number in enumerate(numbers):
        length = bisect_left(ends, number)
        ends[length : length + 1] = [number]
        indices[length : length + 1] = [index]
        before.append(indices[length - 1] if length else NONE)
    found: list[int] = []
    index = indices[-1] if indices else NONE
    while index != NONE:
        found.append(index)
        index = before[index]
    return found[::-1]


def _with_rows_between(anchors: IndexArray, count_a: int, count_b: int) -> IndexArray:
    """The anchors, and pairs of the rows between them as far as both have some there, from the first on."""
    bounds = np.concatenate(([[-1, -1]], anchors, [[count_a, count_b]]))
    both = (np.diff(bounds, axis=0) - 1).min(axis=1)
    between = np.stack([entries_of(bounds[:-1, side] + 1, both) for side in (0, 1)], axis=1)
    pairs = np.concatenate((anchors, between))
    return pairs[np.argsort(pairs[:, 0])]


def _digests(
    table: ArrayTable, other: ArrayTable, aligned: Alignments | None, without: tuple[str, ...] = ()
) -> NDArray[np.uint64]:
    """(rows,) numbers that are equal for rows that hold the same, apart from references and some fields.

    Of rows that hold nothing else the references count, where aligned, as what they are in the other model.
    """
    digests = np.zeros(len(table), np.uint64)
    for field in [field for field in table.fields if field.kind is not Kind.REFERENCE] or table.fields:
        if field.name in without or not (table.stores(field.name) or other.stores(field.name)):
            continue
        column = table[field.name].reshape(len(table), field.size)
        if field.kind is Kind.REFERENCE and aligned:
            column = aligned[field.target].numbers[column].astype(np.int32)
        for part in range(column.shape[1]):
            words = np.ascontiguousarray(column[:, part])
            digests = digests * FACTOR + words.view(f"u{words.itemsize}")
    return digests


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
        differing = [
            start
            + _differing_rows(field, *_paired_values(a, b, field, pairs[start : start + CHUNK], is_whole), comparison)
            for start in range(0, len(pairs), CHUNK)
        ]
        rows = pairs[np.concatenate(differing)] if differing else pairs
        if len(rows):
            found[field.name] = rows
    return found


def _paired_values(
    a: ArrayTable, b: ArrayTable, field: Field, pairs: IndexArray, is_whole: bool
) -> tuple[AnyArray, AnyArray]:
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


def _differing_rows(field: Field, a: AnyArray, b: AnyArray, comparison: ComparisonRules) -> IndexArray:
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
        for index in _differing_rows(field, column, other, comparison).tolist():
            yield f"{path}[{index}].{field.name}", scalar_of(field, column[index]), scalar_of(field, other[index])


def _summary(columns: Columns) -> str:
    return f"{len(columns)} entries ({columns.row_type.__name__})"
