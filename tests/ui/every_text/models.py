"""Models in which nobody takes a name for a word that was not translated, and models with faults of all kinds."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import numpy as np

from editor.model.fields import Field, Kind, fields_of
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable
from tests.ui.every_text.marking import untranslated

SPOILED = 0.1  # the share of all values
EDGES = (0.0, -1.0, 1e9, math.nan)
TEXTS = ("", "名" * 60, "😀", "/名/絵.png", "名.gif")


def write_without_letters(model: Model) -> None:
    """Give other texts to all that have Latin letters."""
    for table in model.tables.values():
        if isinstance(table, RecordTable):
            table.records[:] = [_without_letters(table, row) for row in range(len(table))]


def _without_letters(table: RecordTable[Any], row: int) -> Any:
    texts = (field.name for field in table.fields if field.kind is Kind.TEXT)
    latin = [name for name in texts if untranslated(getattr(table[row], name))]
    return replace(table[row], **dict.fromkeys(latin, f"名{row}"))


def spoil(rng: random.Random, model: Model) -> None:
    """Put values at and beyond the edge of what may be into some of the places of a model."""
    for table in model.tables.values():
        if isinstance(table, RecordTable):
            table.records[:] = [_spoiled(rng, record) for record in table]
        else:
            for field in table.fields:
                _spoil_column(rng, table, field)


def _spoiled(rng: random.Random, record: Any) -> Any:
    fields = [field for field in fields_of(type(record)) if rng.random() < SPOILED]
    values = {field.name: _edge(rng, field) for field in fields}
    return replace(record, **{name: value for name, value in values.items() if value is not None})


def _edge(rng: random.Random, field: Field) -> Any:
    """A value that a field should not have; None for a field that has none such."""
    match field.kind:
        case Kind.TEXT:
            return rng.choice(TEXTS)
        case Kind.NUMBER:
            return rng.choice(EDGES)
        case Kind.VECTOR | Kind.COLOR | Kind.ROTATION:
            return (rng.choice(EDGES),) * field.size
        case Kind.INTEGER:
            return rng.choice((0, 200))
        case Kind.REFERENCE if field.size == 1:
            return -1
        case _:
            return None


def _spoil_column(rng: random.Random, table: ArrayTable, field: Field) -> None:
    rows = [row for row in range(len(table)) if rng.random() < SPOILED]
    if rows and np.issubdtype(table[field.name].dtype, np.floating):
        table.writable(field.name)[rows] = rng.choice(EDGES)
