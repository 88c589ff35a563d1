"""Looks at every reference of a model one by one, by the declared fields: which lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from editor.model.columns import Columns
from editor.model.fields import NONE, Kind, fields_of
from editor.model.model import Model
from editor.model.tables import RecordTable


def dangling_references(model: Model) -> list[tuple[str, str, int]]:
    """The table, the target and the number of every reference that is neither NONE nor a row that exists."""
    return [
        (name, target, number)
        for name, table in model.tables.items()
        for row in (table if isinstance(table, RecordTable) else [table.rows(range(len(table)))])
        for target, number in numbers_in(row)
        if number != NONE and not 0 <= number < len(model.tables[target])
    ]


def numbers_in(value: Any) -> Iterator[tuple[str, int]]:
    """The target and number of every reference of a record, or of Columns, and of what is in them."""
    is_columns = isinstance(value, Columns)
    for field in fields_of(value.row_type if is_columns else type(value)):
        inner = value[field.name] if is_columns else getattr(value, field.name)
        if field.kind is Kind.REFERENCE:
            yield from ((field.target, number) for number in np.ravel(inner).tolist())
        elif field.kind is Kind.COLUMNS:
            yield from numbers_in(inner)
        elif field.kind is Kind.RECORDS:
            for item in inner:
                yield from numbers_in(item)
