"""Revisions of many values at once, and the values of fields as they are edited.

Plain numpy on the columns of the big tables: a million selected vertices are a few passes over their arrays. `column`
revises the values of many rows, (rows,) or (rows, size), `of` those of one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.columns import scalar_of
from editor.model.fields import Field, Kind
from editor.model.tables import ArrayTable, Table


class Mixed(Enum):
    """The type of MIXED."""

    MIXED = "mixed"


FEW = 1000  # rows that are looked at first, for nearly all columns differ among them
MIXED: Final = Mixed.MIXED  # in place of a value, or of one component of it: the rows differ


@dataclass(frozen=True, slots=True)
class MixedBits:
    """Bits of rows that differ: those set in every row, and those set in some."""

    in_every: int
    in_some: int


def is_mixed(value: Any) -> bool:
    """Return whether rows differ in the value or in a component of it."""
    if isinstance(value, tuple):
        return any(part is MIXED for part in value)
    return value is MIXED or isinstance(value, MixedBits)


def revised_value(field: Field, revision: Revision, value: Any) -> Any:
    """Return the value to show after the revision in an editor that showed `value`."""
    if isinstance(revision, SameValue):
        return field.coerce(revision.value)
    if isinstance(revision, Bits):
        return _revised_bits(field, revision, value)
    return _revised_parts(field, revision, value)


def pending_parts(field: Field, value: Any, typed: Sequence[Arithmetic | None]) -> Any:
    """Return `value` with what is being typed for its components applied; `value` itself where that is not finite."""
    arithmetic = {component: compute for component, compute in enumerate(typed) if compute is not None}
    result = revised_value(field, Parts(arithmetic), value)
    numbers = result if isinstance(result, tuple) else (result,)
    return result if all(part is not MIXED and math.isfinite(part) for part in numbers) else value


def _revised_bits(field: Field, revision: Bits, value: Any) -> Any:
    if not isinstance(value, MixedBits):
        return field.coerce(revision.of(int(value)))
    every, some = revision.of(value.in_every), revision.of(value.in_some)
    return field.coerce(every) if every == some else MixedBits(every, some)


def _revised_parts(field: Field, revision: Parts, value: Any) -> Any:
    """MIXED counts as NaN: what depends on it stays MIXED, what does not becomes a number."""
    parts = value if isinstance(value, tuple) else (value,) * field.size
    known = np.asarray([[math.nan if part is MIXED else part for part in parts]])
    result = revision.column(known)[0].tolist()
    if any(map(math.isnan, result)):
        mixed = tuple(MIXED if math.isnan(part) else part for part in result)
        return mixed if field.size > 1 else MIXED
    return field.coerce(tuple(result) if field.size > 1 else result[0])


Arithmetic = Callable[[AnyArray], AnyArray]


def constant(value: float) -> Arithmetic:
    """The arithmetic that ignores the present values."""
    return lambda present: np.full(present.shape, value)


@dataclass(frozen=True, slots=True)
class SameValue:
    """The revision that gives every row the same value."""

    value: Any

    def of(self, present: Any) -> Any:
        return self.value


@dataclass(frozen=True, slots=True)
class Parts:
    """The given components (0 for a scalar) become what the arithmetic makes of them; the others stay."""

    arithmetic: Mapping[int, Arithmetic]

    def column(self, present: AnyArray) -> AnyArray:
        revised = np.array(present, np.float64)
        flat = revised.reshape(len(revised), -1)
        for component, compute in self.arithmetic.items():
            flat[:, component] = compute(flat[:, component])
        return revised

    def of(self, present: Any) -> Any:
        """One row: a number, or a tuple of as many as `present` has."""
        revised = self.column(np.asarray([present], np.float64))[0]
        return tuple(revised.tolist()) if revised.shape else revised.item()


@dataclass(frozen=True, slots=True)
class Bits:
    """The bits of `mask` are set or cleared; the others stay."""

    mask: int
    on: bool

    def column(self, present: AnyArray) -> AnyArray:
        wide = present.astype(np.int64)
        return wide | self.mask if self.on else wide & ~self.mask

    def of(self, present: Any) -> int:
        return int(self.column(np.asarray([present]))[0])


Revision = SameValue | Parts | Bits


BITS = (Kind.FLAGS, Kind.GROUPS)


def row_index(rows: IndexArray) -> Any:
    """`rows`, which ascend, as a slice where they are a run: numpy then copies nothing."""
    is_run = len(rows) and rows[-1] - rows[0] + 1 == len(rows)
    return slice(int(rows[0]), int(rows[-1]) + 1) if is_run else rows


def applicable_rows(table: Table, rows: IndexArray, field: Field) -> IndexArray:
    """Those of the rows for which the field means anything; of the big tables all, or the only one."""
    if field.applies is None:
        return rows
    if isinstance(table, ArrayTable):
        return rows if len(rows) != 1 or field.applies(table.rows(rows).row(0)) else rows[:0]
    if len(rows) == 1:
        return rows if field.applies(table[int(rows[0])]) else rows[:0]
    keep = np.fromiter((field.applies(table[row]) for row in rows.tolist()), np.bool_, len(rows))
    return rows[keep]


def present_parts(table: Table, rows: IndexArray, field: Field) -> tuple[str, ...]:
    """The labels of the components that mean anything for one of the rows.

    Where rows have other labels for them, the declared ones.
    """
    if field.parts is None or not len(rows):
        return field.components
    if isinstance(table, ArrayTable):
        values = np.flatnonzero(np.bincount(table[field.parts_by][row_index(rows)])).tolist()
    else:
        values = [int(table.value(row, field.parts_by)) for row in rows.tolist()]
    labels = {field.parts.get(value, field.components) for value in values}
    return labels.pop() if len(labels) == 1 else field.components[: max(map(len, labels))]


def present_values(table: Table, rows: IndexArray, field: Field) -> Any:
    """The values of the rows now: an array (rows, *field.shape), or a list of texts."""
    if isinstance(table, ArrayTable):
        return table[field.name][row_index(rows)].copy()
    values = [table.value(row, field.name) for row in rows.tolist()]
    return values if field.kind is Kind.TEXT else np.asarray(values).reshape(len(values), *field.shape)


def revised_values(table: Table, field: Field, revision: Revision, values: Any) -> Any:
    """`values`, as `present` gave them, after the revision, as `Edit.set` takes them.

    ValueError for what is not finite.
    """
    if isinstance(revision, SameValue):
        return field.coerce(revision.value)
    with np.errstate(over="ignore"):
        result = revision.column(values)
        if not np.isfinite(result.astype(np.float32)).all():
            raise ValueError("not finite")
    return result.astype(field.dtype) if isinstance(table, ArrayTable) else _plain(field, result)


def _plain(field: Field, result: AnyArray) -> list[Any]:
    return [field.coerce(value) for value in result.tolist()]


def shown_value(table: Table, rows: IndexArray, field: Field) -> Any:
    """Return the value that an editor shows for the rows, of which there is at least one; MIXED where they differ.

    Vectors have MIXED components, bits are MixedBits.
    """
    first = table.value(int(rows[0]), field.name)
    first = scalar_of(field, first) if isinstance(table, ArrayTable) else first
    if len(rows) == 1 or (isinstance(table, ArrayTable) and not table.stores(field.name)):
        return first
    if isinstance(table, ArrayTable):
        column = table[field.name]
        of_few = _shown_value(field, first, column[rows[:FEW]])
        are_all_mixed = of_few is MIXED or of_few == (MIXED,) * field.size
        return of_few if are_all_mixed or len(rows) <= FEW else _shown_value(field, first, column[row_index(rows)])
    if field.size == 1 and field.kind not in BITS:
        return first if all(table.value(row, field.name) == first for row in rows.tolist()) else MIXED
    return _shown_value(field, first, present_values(table, rows, field))


def _shown_value(field: Field, first: Any, values: AnyArray) -> Any:
    if field.kind in BITS:
        every, some = int(np.bitwise_and.reduce(values)), int(np.bitwise_or.reduce(values))
        return first if every == some else MixedBits(every, some)
    same = (values == values[0]).all(axis=0)
    if field.size == 1:
        return first if same else MIXED
    return tuple(part if equal else MIXED for part, equal in zip(first, same, strict=True))
