"""RefusingEdit: an Edit that refuses what no model should have, as fields and tables declare it.

Files may hold such things, and keep them: only what an edit brings about is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.changes import Change
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, FieldKey, Kind, fields_of
from editor.model.history import Step
from editor.model.model import Model
from editor.model.patches import StructurePatch
from editor.model.tables import ArrayTable, RecordTable, RowNumbers, Table, row_array

Faults = Counter[str]
MOST_KEPT = 1 << 30  # bytes of tables as they are between the changes of a dry run; the changes before are done anew
Value = TypeVar("Value")


class RefusingEdit(Edit):
    """Raises ValueError, with the reason as TranslatableText, after the fact: whoever holds the Edit cancels it
    then.
    """

    def insert(self, table: Table, row: int, records: Any) -> None:
        before, count = _order_faults(table), len(table)
        super().insert(table, row, records)
        after = _order_faults(table)
        if isinstance(table, RecordTable):
            for declared in table.fields:
                after.update(_row_faults(table, range(row, row + len(table) - count), declared))
        _refuse(before, after)

    def remove(self, table: Table, rows: RowNumbers, heir: int | FieldKey[Any, int] | str | None = None) -> None:
        before = _order_faults(table)
        super().remove(table, rows, heir)
        _refuse(before, _order_faults(table))

    def move(self, table: Table, rows: RowNumbers, to: int) -> None:
        before = _order_faults(table)
        super().move(table, rows, to)
        _refuse(before, _order_faults(table))

    def reorder(self, table: Table, order: IndexArray) -> None:
        before = _order_faults(table)
        super().reorder(table, order)
        _refuse(before, _order_faults(table))

    def _set_values(self, table: Table, rows: slice | IndexArray, new: Any, fields: Sequence[Field]) -> None:
        before = _value_faults(table, rows, fields)
        super()._set_values(table, rows, new, fields)
        _refuse(before, _value_faults(table, rows, fields))


def dry_run(
    copy: Model, do: Callable[[Edit], Value], report: Callable[[float, str], object] = lambda *_: None
) -> tuple[Step, Value]:
    """Run `do` on a copy of a model, which stays as it was; return its changes as a step for `Edit.repeat`, and its
    result.

    What takes long is found out on a worker so, and the model itself is changed in a moment. `report` is told how far
    it is before each change, and may raise to stop it.
    """
    with RefusingEdit(copy, watcher=_Reporting(report)) as edit:
        value = do(edit)
    step = edit.commit() or Step("", [])
    left = MOST_KEPT
    for patch in reversed(step.patches):
        if isinstance(patch, StructurePatch) and left > 0:
            left -= patch.swap_back()
        else:
            patch.swap()
    return step, value


class _Reporting:
    """The Watcher of an Edit that reports before each change. Nobody knows how many there will be."""

    def __init__(self, report: Callable[[float, str], object]) -> None:
        self._report = report
        self._count = 0

    def about_to_change(self, change: Change) -> None:
        self._count += 1
        self._report(1 - 1 / self._count, "")

    def changed(self, change: Change) -> None:
        pass


def _value_faults(table: Table, rows: slice | IndexArray, fields: Sequence[Field]) -> Faults:
    """Count the faults of the given rows in the given fields."""
    faults = _order_faults(table)
    for field in fields:
        if isinstance(table, ArrayTable):
            if needs_target(field) and (table[field.name][rows] == NONE).any():
                faults[_lacking(field)] += 1
        elif field.refused is not None or field.items:
            numbers = row_array(table, rows).tolist()
            faults.update(_row_faults(table, numbers, field))
            if field.items:
                faults.update(text for row in numbers for text in _entry_faults(table.value(row, field.name)))
    return faults


def needs_target(field: Field) -> bool:
    """Return whether a face or nested entry whose field refers to nothing means nothing."""
    return field.kind is Kind.REFERENCE and field.drop and not field.optional


def _order_faults(table: Table) -> Faults:
    """Count the faults in the order or the set of rows of a table."""
    fault = table.refused(table.records) if isinstance(table, RecordTable) and table.refused is not None else None
    return Counter([fault] if fault else [])


def _row_faults(table: RecordTable[Any], rows: Any, field: Field) -> Iterator[str]:
    if field.refused is not None:
        for row in rows:
            fault = field.refused(table.records, row)
            if fault:
                yield fault


def _entry_faults(nested: Any) -> Iterator[str]:
    """A fault for each entry of a nested list that lacks what it is about."""
    if isinstance(nested, Columns):
        for field in filter(needs_target, fields_of(nested.row_type)):
            yield from [_lacking(field)] * int(np.count_nonzero(nested[field.name] == NONE))
        return
    for entry in nested:
        for field in filter(needs_target, fields_of(type(entry))):
            if getattr(entry, field.name) == NONE:
                yield _lacking(field)


def _lacking(field: Field) -> str:
    return TranslatableText("{}: choose one, or remove the whole entry", TranslatableText(field.label))


def _refuse(before: Faults, after: Faults) -> None:
    for fault in after - before:
        raise ValueError(fault)
