"""Reads cells and columns alike from both storages, and says which of them mean something."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from editor.math3d.arrays import AnyArray, BoolArray
from editor.model.columns import scalar_of
from editor.model.edit import Edit
from editor.model.fields import NONE, Choice, Field, Flags, Kind
from editor.model.model import Model
from editor.model.tables import ArrayTable, Table
from editor.ui.editors.references import row_of_text
from editor.ui.editors.vectors import whole_value
from editor.ui.models.field_table import FieldTableModel
from editor.ui.step_names import about
from editor.ui.value_text import GROUPS, NOTHING, display_text, named_bits, tr_field

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
    Kind.INTEGER: lambda model, field, text: int(text),
    Kind.SWITCH: _switch,
    Kind.CHOICE: _choice,
    Kind.FLAGS: _flags,
    Kind.GROUPS: _groups,
    Kind.VECTOR: _numbers,
    Kind.COLOR: _numbers,
    Kind.ROTATION: _numbers,
    Kind.REFERENCE: _reference,
}


Block = dict[int, list[int]]  # places by column


def copied(model: FieldTableModel, view_rows: Sequence[int], columns: Sequence[int]) -> str:
    """The cells as tab-separated lines, as every spreadsheet takes them."""
    text = io.StringIO()
    writer = csv.writer(text, dialect="excel-tab", lineterminator="\n")
    writer.writerows([model.text(view_row, column) for column in columns] for view_row in view_rows)
    return text.getvalue()


def is_single(text: str) -> bool:
    """Whether tab-separated text is that of one cell."""
    return [len(line) for line in _lines(text)] == [1]


def pasted(model: FieldTableModel, view_rows: Sequence[int], columns: Sequence[int], text: str) -> int:
    """Put tab-separated text into the cells of given places and columns; how many cells it reached.

    Text for one cell goes into all of them; otherwise each cell of the text goes into its own, as far as there are
    cells for it. Cells that cannot be edited stay.
    """
    lines = _lines(text)
    if is_single(text):
        lines = [lines[0] * len(columns)] * len(view_rows)
    reached = 0
    with model.editing(_name(model, list(view_rows)[: len(lines)])) as edit:
        for view_row, line in zip(view_rows, lines, strict=False):
            for column, cell in zip(columns, line, strict=False):
                reached += _put(edit, model, view_row, column, cell)
        return reached
    return 0


def _put(edit: Edit, model: FieldTableModel, view_row: int, column: int, text: str) -> bool:
    if not model.is_editable(view_row, column):
        return False
    field = model.fields[column]
    edit.set(model.table, model.row(view_row), field.name, parse_cell(model.document.model, field, text))
    return True


def filled_down(model: FieldTableModel, block: Block) -> None:
    """Give all cells of each column the value of the first; a single cell takes that of the cell above."""
    with model.editing(
        _name(model, sorted({view_row for view_rows in block.values() for view_row in view_rows}))
    ) as edit:
        for column, view_rows in block.items():
            source = view_rows[0] if len(view_rows) > 1 else view_rows[0] - 1
            if source < 0 or not model.is_editable(source, column):
                continue
            rows = [model.row(view_row) for view_row in view_rows if model.is_editable(view_row, column)]
            edit.set(model.table, rows, model.fields[column].name, model.value(source, column))


def _name(model: FieldTableModel, view_rows: Sequence[int]) -> str:
    name = QCoreApplication.translate("CellBlocks", "Change cells")
    return about(name, model.table, [model.row(view_row) for view_row in view_rows])


def _lines(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text), dialect="excel-tab"))


NESTED = (Kind.RECORDS, Kind.COLUMNS)


def cell_value(table: Table, row: int, field: Field) -> Any:
    """The value of a cell as a record holds it."""
    value = table.value(row, field.name)
    return scalar_of(field, value) if isinstance(table, ArrayTable) else value


def is_editable(field: Field) -> bool:
    """Whether a cell of this field can be edited in place; nested lists have tables of their own."""
    return field.kind not in NESTED


def applies(table: Table, row: int, field: Field) -> bool:
    """Whether the field means anything for the row."""
    return field.applies is None or isinstance(table, ArrayTable) or field.applies(table[row])


def applying(table: Table, field: Field) -> BoolArray:
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
