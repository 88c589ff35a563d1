"""The text of cells: how fields, references and textures read in tables and lists."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from editor.math3d.arrays import AnyArray, BoolArray
from editor.model.columns import scalar_of
from editor.model.fields import NONE, Choice, Field, Flags, Kind
from editor.model.model import Model
from editor.model.tables import ArrayTable, Table
from editor.ui.editors.references import row_of_text
from editor.ui.editors.vectors import whole_value
from editor.ui.value_text import GROUPS, NOTHING, display_text, named_bits, tr_field

NESTED = (Kind.RECORDS, Kind.COLUMNS)


def cell_value(table: Table, row: int, field: Field) -> Any:
    """The value of a cell as a record holds it."""
    value = table.value(row, field.name)
    return scalar_of(field, value) if isinstance(table, ArrayTable) else value


def is_editable(field: Field) -> bool:
    """Return whether a cell of this field can be edited in place; nested lists have tables of their own."""
    return field.kind not in NESTED


def applies(table: Table, row: int, field: Field) -> bool:
    """Return whether the field means anything for the row."""
    return field.applies is None or isinstance(table, ArrayTable) or field.applies(table[row])


def applies_mask(table: Table, field: Field) -> BoolArray:
    """(rows,): whether the field means anything for each row. In the big tables every field does."""
    if field.applies is None or isinstance(table, ArrayTable):
        return np.ones(len(table), np.bool_)
    return np.fromiter((field.applies(record) for record in table), np.bool_, len(table))


def column(table: Table, field: Field) -> AnyArray:
    """The whole column of a field that numpy can hold, (rows, *field.shape); of nested lists their lengths."""
    if isinstance(table, ArrayTable):
        return table[field.name]
    values = [getattr(record, field.name) for record in table]
    if field.kind in NESTED:
        return np.fromiter(map(len, values), np.intp, len(values))
    array = np.asarray(values) if values else np.empty(0, field.dtype)
    return array.reshape(len(values), *field.shape)


def texts(table: Table, field: Field) -> list[str]:
    """The whole column of a text field."""
    return [] if isinstance(table, ArrayTable) else [getattr(record, field.name) for record in table]


_KNOWN_GROUPS = range(1, GROUPS + 1)


def parse_cell(model: Model, field: Field, text: str) -> Any:
    """The value that `text` means. ValueError, in the user's words, when it means none."""
    try:
        return _PARSE[field.kind](model, field, text)
    except (KeyError, ValueError) as error:
        message = QCoreApplication.translate("CellText", "“{text}” does not fit into {field}.")
        raise ValueError(message.format(text=text, field=tr_field(field.label))) from error


def _number(model: Model, field: Field, text: str) -> float:
    number = float(text.strip().removesuffix("°"))
    return math.radians(number) if field.angle else number


def _integer(model: Model, field: Field, text: str) -> int:
    number = int(text) - field.counts_from
    low, high = field.minimum, field.maximum
    if (low is not None and number < low) or (high is not None and number > high):
        raise ValueError(text)
    return number


def _numbers(model: Model, field: Field, text: str) -> tuple[float, ...]:
    numbers = whole_value(field, text)
    if numbers is None:
        raise ValueError(text)
    return numbers


def _switch(model: Model, field: Field, text: str) -> bool:
    yes, no = (display_text(model, field, value).casefold() for value in (True, False))
    return {yes: True, "yes": True, "1": True, no: False, "no": False, "0": False}[text.strip().casefold()]


def _choice(model: Model, field: Field, text: str) -> int:
    kind: Any = field.type
    return int(text) if text.strip().isdecimal() else _labelled(list(kind))[text.strip().casefold()]


def _flags(model: Model, field: Field, text: str) -> int:
    kind: Any = field.type
    known = _labelled(list(named_bits(kind)))
    bits = 0
    for word in (part.strip() for part in text.split(",")):
        if word not in ("", NOTHING):
            bits |= int(word, 0) if word[:1].isdecimal() else known[word.casefold()]
    return bits


def _labelled(members: list[Choice] | list[Flags]) -> dict[str, int]:
    """Values by label, in English and in the language of the window."""
    return {label.casefold(): int(m) for m in members for label in (m.label, tr_field(m.label))}


def _groups(model: Model, field: Field, text: str) -> int:
    mask = 0
    for part in (part.strip() for part in text.split(",")):
        if part not in ("", NOTHING):
            first, _, last = part.replace("–", "-").partition("-")
            for group in range(int(first), int(last or first) + 1):
                mask |= 1 << _KNOWN_GROUPS.index(group)
    return mask


def _reference(model: Model, field: Field, text: str) -> Any:
    table = model.tables[field.target]
    if field.size == 1:
        return row_of_text(table, text)
    rows = [row_of_text(table, part) for part in text.split(",")]
    if len(rows) > field.size:
        raise ValueError(text)
    return tuple(rows + [NONE] * (field.size - len(rows)))


_PARSE: dict[Kind, Callable[[Model, Field, str], Any]] = {
    Kind.TEXT: lambda model, field, text: text,
    Kind.NUMBER: _number,
    Kind.INTEGER: _integer,
    Kind.SWITCH: _switch,
    Kind.CHOICE: _choice,
    Kind.FLAGS: _flags,
    Kind.GROUPS: _groups,
    Kind.VECTOR: _numbers,
    Kind.COLOR: _numbers,
    Kind.ROTATION: _numbers,
    Kind.REFERENCE: _reference,
}
