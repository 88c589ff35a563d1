"""Renumbering of references when rows come, go or move: by declaration, for every table and every nesting.

A Renumbering is two look-up tables, old row to new row and back. An entry of -1 (NONE) looks up the last element,
which is NONE itself, so that no array needs a second pass for it.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import Any, TypeVar

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray, Int32Array, IntegerArray
from editor.model.columns import Columns, Records, RowSet
from editor.model.fields import NONE, Field, Kind, Removal, fields_of, replaced
from editor.model.model import Model
from editor.model.tables import ArrayTable, RowNumbers, Table, ascending, heirs_of

Rows = TypeVar("Rows", Columns, Records, RowSet)
Targets = Mapping[int, Any] | Sequence[Any]

CHUNK = 1 << 16  # entries mapped at a time: what is read, looked up and written stays in the cache together
FEW = 8  # up to so many rows come or go, comparing an entry with each is faster than looking it up
FoundReferences = Iterator[tuple[type, Field, int, int]]  # row type that refers, its field, heir or NONE, how often

KEPT = NONE - 1  # among the heirs: the row stays


@dataclasses.dataclass(frozen=True, slots=True)
class NumberShift:
    """A mapping that only moves numbers up or down: by `unit` for each threshold that a number reaches."""

    thresholds: tuple[int, ...]
    unit: int

    def apply(self, part: Int32Array) -> None:
        reached = np.zeros(part.shape, np.int8)
        for threshold in self.thresholds:
            reached += (part >= threshold).view(np.int8)
        if self.unit == 1:
            part += reached
        elif self.unit == -1:
            part -= reached
        else:
            part += reached.astype(np.int32) * np.int32(self.unit)


class Renumbering:
    """New numbers for the rows of one table.

    `forward` (old rows + 1,) holds new numbers, -2 for the `removed` rows, whose references go to `heirs` (new
    numbers or NONE). `backward` (new rows + 1,) holds old numbers, NONE for new rows. `shifts` says the same, there
    and back, where few rows come or go.
    """

    def __init__(
        self,
        table: str,
        forward: Int32Array,
        backward: Int32Array,
        removed: IndexArray | None = None,
        heirs: Int32Array | None = None,
        shifts: tuple[NumberShift, NumberShift] | None = None,
    ) -> None:
        self.table = table
        self.forward = forward
        self.backward = backward
        self.removed = np.empty(0, np.intp) if removed is None else removed
        self.heirs = np.empty(0, np.int32) if heirs is None else heirs
        self.shifts = shifts
        changed = np.flatnonzero(forward[:-1] != np.arange(len(forward) - 1))
        self.first = int(changed[0]) if len(changed) else len(forward)

    @classmethod
    def insertion(cls, table: str, count: int, row: int, added: int) -> Renumbering:
        old = np.arange(count, dtype=np.int32)
        forward = np.where(old < row, old, old + added)
        shifts = (NumberShift((row,), added), NumberShift((row + added,), -added))
        return cls(table, _closed(forward), _inverse(forward, count + added), shifts=shifts)

    @classmethod
    def removal(cls, table: str, count: int, removed: IndexArray, heirs: IndexArray) -> Renumbering:
        """`removed` ascend; `heirs`: for each the old number of a row that stays, or NONE."""
        stays = np.ones(count, np.bool_)
        stays[removed] = False
        forward = np.cumsum(stays, dtype=np.int32) - np.int32(1)
        new_heirs = np.where(heirs == NONE, NONE, forward[heirs]).astype(np.int32)
        forward[removed] = NONE - 1
        shifts = None
        if len(removed) <= FEW:
            closing = removed - np.arange(len(removed))
            shifts = (NumberShift(tuple((removed + 1).tolist()), -1), NumberShift(tuple(closing.tolist()), 1))
        backward = _closed(np.flatnonzero(stays))
        return cls(table, _closed(forward), backward, removed, new_heirs, shifts)

    @classmethod
    def permutation(cls, table: str, count: int, start: int, order: IndexArray) -> Renumbering:
        """Row start + i will hold what row order[i] holds."""
        backward = np.arange(count, dtype=np.int32)
        backward[start : start + len(order)] = order
        return cls(table, _inverse(backward, count), _closed(backward))

    @property
    def changes_nothing(self) -> bool:
        return self.first >= len(self.forward) - 1

    @cached_property
    def _targets(self) -> list[int]:
        """`forward` as a list: records are renumbered one reference at a time."""
        return list(self.forward.tolist())

    @cached_property
    def _heir_of(self) -> dict[int, int]:
        return dict(zip(self.removed.tolist(), self.heirs.tolist(), strict=True))

    def of(self, row: int, inherits: bool) -> int:
        """The new number of one reference; `inherits`: that of the heir, where the row is removed."""
        new = row if row < self.first else self._targets[row]
        if new >= NONE:
            return new
        return self._heir_of[row] if inherits else NONE

    def removes(self, row: int) -> bool:
        """Return whether the row goes."""
        return row >= self.first and self._targets[row] < NONE

    def drops(self, field: Field, row: int) -> bool:
        """Return whether what refers to the row by a field goes with it."""
        if not self.removes(row):
            return False
        return field.removal is Removal.DROP or (field.drop and self._heir_of[row] == NONE)

    def apply(self, column: AnyArray, inherits: bool = True) -> tuple[IndexArray, Int32Array]:
        """Renumber a contiguous column in place. `inherits`: what went to removed rows goes to their heirs.

        Returns the flat indices of the entries whose target went, and the numbers that stood there: what the way back
        cannot know.
        """
        flat = column.reshape(-1)
        flat_indices, lost = [np.empty(0, np.intp)], [np.empty(0, np.int32)]
        for start in range(0, len(flat), CHUNK):
            part = flat[start : start + CHUNK]
            hits, old = self._apply_part(part, inherits)
            if len(hits):
                flat_indices.append(hits + start)
                lost.append(old)
        return np.concatenate(flat_indices), np.concatenate(lost)

    def _apply_part(self, part: Int32Array, inherits: bool) -> tuple[IndexArray, Int32Array]:
        if self.shifts is not None:
            hits = self._few_hits(part)
            old = part[hits]
            self.shifts[0].apply(part)
        else:
            mapped = self.forward.take(part, mode="wrap")
            hits = np.flatnonzero(mapped < NONE) if len(self.removed) else self.removed
            old = part[hits]
            part[:] = mapped
        if len(hits):
            part[hits] = self.heirs[np.searchsorted(self.removed, old)] if inherits else NONE
        return hits, old

    def _few_hits(self, part: Int32Array) -> IndexArray:
        if not len(self.removed):
            return self.removed
        first, *others = self.removed.tolist()  # plain ints, which do not widen the comparison to 64 bits
        hit = part == first
        for row in others:
            hit |= part == row
        return np.flatnonzero(hit)

    def take_back(self, column: AnyArray, flat_indices: IndexArray, lost: Int32Array) -> None:
        """The reverse of `apply`, given what it returned."""
        flat = column.reshape(-1)
        for start in range(0, len(flat), CHUNK):
            part = flat[start : start + CHUNK]
            if self.shifts is not None:
                self.shifts[1].apply(part)
            else:
                part[:] = self.backward.take(part, mode="wrap")
        flat[flat_indices] = lost


def _closed(numbers: AnyArray) -> Int32Array:
    return np.append(numbers, NONE).astype(np.int32)


def _inverse(numbers: AnyArray, count: int) -> Int32Array:
    inverse = np.full(count + 1, NONE, np.int32)
    inverse[numbers] = np.arange(len(numbers), dtype=np.int32)
    return inverse


def refers(field: Field, target: str = "") -> bool:
    """Return whether a field, or anything nested in it, refers to rows of the table `target`; of any for ""."""
    if field.kind is Kind.REFERENCE:
        return target in ("", field.target)
    return any(referring(item, target) for item in field.items)


def referring(row_type: type, target: str = "") -> tuple[Field, ...]:
    """The fields of a row type that refer to the table `target`, or to any, themselves or nested."""
    declarations: Any = row_type
    return _referring(declarations, target)


@cache
def _referring(row_type: Any, target: str) -> tuple[Field, ...]:
    return tuple(field for field in fields_of(row_type) if refers(field, target))


def renumbered(rows: Rows, numbers: Renumbering, targets: Targets = ()) -> Rows:
    """The rows with their references renumbered; Columns, less the rows that mean nothing without their target.

    `targets`: as of `remapped_record`.
    """
    if isinstance(rows, Columns):
        return _remap_columns(rows, numbers)
    return Records(rows.row_type, [remapped_record(record, numbers, targets) for record in rows])


def remapped_record(record: Any, numbers: Renumbering, targets: Targets = ()) -> Any:
    """`record` with its references renumbered; the same object when nothing changes.

    `targets`: the records of the table that is renumbered, by row, as they were, where fields are to be released from
    those that go.
    """
    changes = {}
    for field in referring(type(record), numbers.table):
        old = getattr(record, field.name)
        new = _remap_value(field, old, numbers)
        if new is old:
            continue
        changes[field.name] = new
        if field.released is not None and targets and numbers.removes(old):
            changes |= field.released(replaced(record, changes), targets[old])
    return replaced(record, changes) if changes else record


def _remap_value(field: Field, value: Any, numbers: Renumbering) -> Any:
    if field.kind is Kind.REFERENCE:
        new = numbers.of(value, field.removal.inherits)
        return value if new == value else new
    if field.kind is Kind.RECORDS:
        return _remap_items(value, numbers) if value else value
    return _remap_columns(value, numbers)


def _remap_items(items: tuple[Any, ...], numbers: Renumbering) -> tuple[Any, ...]:
    new = tuple(remapped_record(item, numbers) for item in items if not _dropped(item, numbers))
    same = len(new) == len(items) and all(a is b for a, b in zip(new, items, strict=True))
    return items if same else new


def _dropped(item: Any, numbers: Renumbering) -> bool:
    return any(numbers.drops(field, getattr(item, field.name)) for field in referring(type(item), numbers.table))


def _remap_columns(columns: Columns, numbers: Renumbering) -> Columns:
    keep: BoolArray | None = None
    changes: dict[str, AnyArray] = {}
    for field in referring(columns.row_type, numbers.table):
        old = columns[field.name]
        if old.max(initial=NONE) < numbers.first:
            continue
        new = old.copy()
        flat_indices, _ = numbers.apply(new, field.removal.inherits)
        changes[field.name] = new
        if field.drop and len(flat_indices):
            keep = np.ones(len(columns), np.bool_) if keep is None else keep
            keep[flat_indices[new.reshape(-1)[flat_indices] == NONE] // field.size] = False
    replaced = columns.replace(**changes) if changes else columns
    return replaced if keep is None or keep.all() else replaced.take(keep)


def have_repeats(slots: Int32Array) -> BoolArray:
    """(rows,) whether two of the references (rows, slots) of a row go to the same row."""
    columns = slots.T.copy()
    found = np.zeros(len(slots), np.bool_)
    for one, other in combinations(columns, 2):  # ten times as fast as sorting
        found |= (one == other) & (one != NONE)
    return found


@dataclasses.dataclass(frozen=True, slots=True)
class References:
    """References of rows to a target table by one field, their own or a nested one.

    `numbers` (n, field.size) are rows of the field's target, or NONE; `owners` (n,) tells the indices of the rows, in
    their row set, that refer to them.
    """

    field: Field
    owners: IndexArray
    numbers: IntegerArray

    @property
    def target(self) -> str:
        return self.field.target


def references(
    rows: RowSet, target: str = "", fields: Sequence[Field] | None = None, applying: bool = False
) -> Iterator[References]:
    """Every reference of the rows, nested ones too: of the given fields, or of all.

    `target`: only those to rows of that table. `applying`: of records only with fields that apply to them.
    """
    for field in referring(rows.row_type, target) if fields is None else fields:
        owners = np.arange(len(rows))
        if isinstance(rows, Columns):
            values: Any = rows[field.name]
        else:
            values = rows[field.name]
            if applying and field.applies is not None:
                owners = np.array([index for index, row in enumerate(rows) if field.applies(row)], np.intp)
                values = [values[index] for index in owners]
        if field.kind is Kind.REFERENCE:
            yield References(field, owners, np.asarray(values, np.int32).reshape(-1, field.size))
        else:
            yield from _nested_references(field, owners, values, target, applying)


def _nested_references(
    field: Field, owners: IndexArray, values: Iterable[Any], target: str, applying: bool
) -> Iterator[References]:
    for nested, indices in _nested_rows(field, owners.tolist(), values):
        for found in references(nested, target, applying=applying):
            yield dataclasses.replace(found, owners=indices[found.owners])


def _nested_rows(field: Field, owners: Sequence[int], values: Iterable[Any]) -> Iterator[tuple[RowSet, IndexArray]]:
    """Iterate over the rows that are nested in a field, with the owner of each."""
    if field.kind is Kind.COLUMNS:
        for owner, columns in zip(owners, values, strict=True):
            if len(columns):
                yield columns, np.full(len(columns), owner, np.intp)
        return
    items = [(item, owner) for owner, some in zip(owners, values, strict=True) for item in some]
    for row_type in field.items:
        mine = [(item, owner) for item, owner in items if type(item) is row_type]
        yield Records(row_type, [item for item, _ in mine]), np.array([owner for _, owner in mine], np.intp)


@dataclass(frozen=True, slots=True)
class Consequence:
    """The `count` of references of one field that lose their target, and the row that they go to (NONE: none).

    Of what goes with its target rows and entries are counted, not references.
    """

    owner: type
    field: Field
    heir: int
    count: int


def consequences(model: Model, target: Table, rows: RowNumbers, heir: int | str | None = None) -> list[Consequence]:
    """Return the effects of `Edit.remove` with the same arguments on the references of all rows that stay."""
    gone = ascending(target, rows)
    heirs = np.full(len(target) + 1, KEPT, np.int32)  # the last stands for NONE
    heirs[gone] = heirs_of(target, gone, heir)
    counts: Counter[tuple[type, str, int]] = Counter()
    fields: dict[tuple[type, str], Field] = {}
    for table in model.tables.values():
        for owner, field, to, count in _references_in(table, target, heirs):
            fields.setdefault((owner, field.name), field)
            counts[owner, field.name, to] += count
    return [Consequence(owner, fields[owner, name], to, count) for (owner, name, to), count in counts.items()]


def _references_in(table: Table, target: Table, heirs: Int32Array) -> FoundReferences:
    if isinstance(table, ArrayTable):
        yield from _in_columns(table, target.name, heirs)
        return
    if not referring(table.row_type, target.name):
        return
    for row, record in enumerate(table):
        if table is not target or heirs[row] == KEPT:
            yield from _in_record(record, target.name, heirs)


def _in_record(record: Any, target: str, heirs: Int32Array) -> FoundReferences:
    goes = False  # a record that goes does so once, however many of its fields say so
    for field in referring(type(record), target):
        value = getattr(record, field.name)
        if field.applies is not None and not field.applies(record):
            continue
        if field.kind is Kind.RECORDS:
            for item in value:
                yield from _in_record(item, target, heirs)
        elif field.kind is Kind.COLUMNS:
            yield from _in_columns(value, target, heirs)
        elif heirs[value] != KEPT and not goes:
            goes = field.removal is Removal.DROP_ROW
            yield type(record), field, int(heirs[value]) if field.removal.inherits else NONE, 1


def _in_columns(rows: Columns | ArrayTable, target: str, heirs: Int32Array) -> FoundReferences:
    for field in referring(rows.row_type, target):
        to = heirs.take(rows[field.name], mode="wrap")
        if field.drop and field.size > 1:  # a face goes once, however many of its corners do
            to = np.where((to == NONE).any(axis=1), NONE, to.max(axis=1))
        for heir, count in zip(*np.unique(to[to != KEPT], return_counts=True), strict=True):
            yield rows.row_type, field, int(heir) if field.removal.inherits else NONE, int(count)
