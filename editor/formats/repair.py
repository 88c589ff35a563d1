"""Mends references to rows that do not exist in a model just read, found by the declared fields, of any format.

A reference of a row becomes NONE; a nested entry, or a face, that would mean nothing without its target is left out
(mmd-semantics §1.2, §1.5). NONE itself stays as it is, but in references to vertices, where the formats know no none.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from editor.formats.message_texts import location
from editor.math3d.arrays import AnyArray, BoolArray
from editor.messages import SHOWN, Messages, Rows, TranslatableText
from editor.model.columns import Columns
from editor.model.fields import NONE, Field, Kind, fields_of, replaced
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable

Counts = dict[str, int]


def repair(model: Model, messages: Messages) -> None:
    """Mend a model in place. No row of a table is lost but faces, so that the rows that are referred to stay."""
    counts = model.counts()
    for table in model.tables.values():
        if isinstance(table, ArrayTable):
            _repair_columns(table, counts, messages)
            continue
        for field in table.fields:
            if field.kind is Kind.REFERENCE:
                _repair_references(table, field, counts, messages)
            elif field.kind is Kind.RECORDS:
                _repair_items(table, field, counts, messages)
            elif field.kind is Kind.COLUMNS:
                _repair_nested(table, field, counts, messages)


def _references(row_type: type) -> tuple[Field, ...]:
    hashable: Any = row_type
    return _cached_references(hashable)


@cache
def _cached_references(row_type: Any) -> tuple[Field, ...]:
    return tuple(field for field in fields_of(row_type) if field.kind is Kind.REFERENCE)


def _lowest(field: Field) -> int:
    return 0 if field.target == "vertices" else NONE


def _target(field: Field, row: int) -> str:
    return location(field.target, row)


def _note_none(messages: Messages, table: str, field: Field, rows: Rows, targets: list[str]) -> None:
    about = (TranslatableText(field.label),)
    messages.note("{}: {} does not exist; set to none", table, rows, targets, about)


def _note_left_out(messages: Messages, table: str, field: Field, rows: Rows, targets: list[str]) -> None:
    about = (TranslatableText(field.label),)
    messages.note("{}: left out, because it refers to {}, which does not exist", table, rows, targets, about)


# -- records ----------------------------------------------------------------------------------------------------------


def _repair_references(table: RecordTable[Any], field: Field, counts: Counts, messages: Messages) -> None:
    lowest, count = _lowest(field), counts[field.target]
    values = [getattr(record, field.name) for record in table.records]
    if not values or (min(values) >= lowest and max(values) < count):
        return
    rows = [row for row, value in enumerate(values) if not lowest <= value < count]
    targets = [_target(field, values[row]) for row in rows]
    _note_none(messages, table.name, field, rows, targets)
    for row in rows:
        table.records[row] = replaced(table.records[row], {field.name: NONE})


def _repair_items(table: RecordTable[Any], field: Field, counts: Counts, messages: Messages) -> None:
    for row, record in enumerate(table.records):
        items = getattr(record, field.name)
        wrong = [target for item in items if (target := _dangling_text(item, counts))]
        if wrong:
            _note_left_out(messages, table.name, field, [row] * len(wrong), wrong)
            kept = tuple(item for item in items if not _dangling_text(item, counts))
            table.records[row] = replaced(record, {field.name: kept})


def _dangling_text(item: Any, counts: Counts) -> str:
    """Describe the first reference of a nested record to a row that does not exist; "" if all exist."""
    for field in _references(type(item)):
        row = getattr(item, field.name)
        if not _lowest(field) <= row < counts[field.target]:
            return _target(field, row)
    return ""


def _repair_nested(table: RecordTable[Any], field: Field, counts: Counts, messages: Messages) -> None:
    for row, record in enumerate(table.records):
        columns: Columns = getattr(record, field.name)
        for declared in _references(columns.row_type):
            wrong = _mask_of_outside(columns[declared.name], declared, counts)
            if wrong is not None:
                targets = [_target(declared, number) for number in columns[declared.name][wrong][:SHOWN]]
                _note_left_out(messages, table.name, field, [row] * np.count_nonzero(wrong), targets)
                columns = columns.take(~wrong)
        if columns is not getattr(record, field.name):
            table.records[row] = replaced(record, {field.name: columns})


# -- columns ----------------------------------------------------------------------------------------------------------


def _repair_columns(table: ArrayTable, counts: Counts, messages: Messages) -> None:
    for field in _references(table.row_type):
        column = table[field.name]
        wrong = _mask_of_outside(column, field, counts)
        if wrong is None:
            continue
        rows = np.flatnonzero(wrong.reshape(len(table), -1).any(axis=1))
        targets = [_target(field, column[row][wrong[row]].flat[0]) for row in rows[:SHOWN]]
        if field.drop:
            messages.note("left out, because it refers to {}, which does not exist", table.name, rows, targets)
            kept = table.rows(np.delete(np.arange(len(table)), rows))
            table.fill(len(kept), **kept.stored)
        else:
            _note_none(messages, table.name, field, rows, targets)
            table.writable(field.name)[wrong] = NONE


def _mask_of_outside(column: AnyArray, field: Field, counts: Counts) -> BoolArray | None:
    """Return a mask of the wrong entries of a column of references, of its shape; None where all are right."""
    if not len(column) or column.view(np.uint32).max() < counts[field.target]:
        return None
    lowest, count = _lowest(field), counts[field.target]
    if column.min() >= lowest and column.max() < count:
        return None
    return (column < lowest) | (column >= count)
