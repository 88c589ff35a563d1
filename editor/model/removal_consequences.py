"""Effects that removing rows has on the references to them, counted beforehand for a preview."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Int32Array
from editor.model.columns import Columns
from editor.model.fields import NONE, Field, Kind
from editor.model.model import Model
from editor.model.references import referring
from editor.model.removal import Removal
from editor.model.tables import ArrayTable, RowNumbers, Table, ascending, heirs_of

Found = Iterator[tuple[type, Field, int, int]]  # row type that refers, its field, heir or NONE, how often

KEPT = NONE - 1  # among the heirs: the row stays


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
        for owner, field, to, count in _found(table, target, heirs):
            fields.setdefault((owner, field.name), field)
            counts[owner, field.name, to] += count
    return [Consequence(owner, fields[owner, name], to, count) for (owner, name, to), count in counts.items()]


def _found(table: Table, target: Table, heirs: Int32Array) -> Found:
    if isinstance(table, ArrayTable):
        yield from _in_columns(table, target.name, heirs)
        return
    if not referring(table.row_type, target.name):
        return
    for row, record in enumerate(table):
        if table is not target or heirs[row] == KEPT:
            yield from _in_record(record, target.name, heirs)


def _in_record(record: Any, target: str, heirs: Int32Array) -> Found:
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


def _in_columns(rows: Columns | ArrayTable, target: str, heirs: Int32Array) -> Found:
    for field in referring(rows.row_type, target):
        to = heirs.take(rows[field.name], mode="wrap")
        if field.drop and field.size > 1:  # a face goes once, however many of its corners do
            to = np.where((to == NONE).any(axis=1), NONE, to.max(axis=1))
        for heir, count in zip(*np.unique(to[to != KEPT], return_counts=True), strict=True):
            yield rows.row_type, field, int(heir) if field.removal.inherits else NONE, int(count)
