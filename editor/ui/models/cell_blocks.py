"""Spreadsheet operations on blocks of cells: copy and paste them as text, fill them down.

A block is view rows by columns. Each of these is one step of the history, or nothing.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from editor.document.said import translate
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.ui.models.cells import parse_cell
from editor.ui.models.field_table import FieldTableModel
from editor.ui.step_names import about

Block = dict[int, list[int]]  # view rows by column


def copied(model: FieldTableModel, view_rows: Sequence[int], columns: Sequence[int]) -> str:
    """The cells as tab-separated lines, as every spreadsheet takes them."""
    text = io.StringIO()
    writer = csv.writer(text, dialect="excel-tab", lineterminator="\n")
    writer.writerows([model.text(view_row, column, exact=True) for column in columns] for view_row in view_rows)
    return text.getvalue()


def is_single(text: str) -> bool:
    """Return whether tab-separated text is that of one cell."""
    return [len(line) for line in _lines(text)] == [1]


def pasted(model: FieldTableModel, view_rows: Sequence[int], columns: Sequence[int], text: str) -> int:
    """Put tab-separated text into the cells of given view rows and columns; how many cells it reached.

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
    model.put(edit, model.row(view_row), field, parse_cell(model.document.model, field, text))
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
            model.put(edit, rows, model.fields[column], model.value(source, column))


def _name(model: FieldTableModel, view_rows: Sequence[int]) -> TranslatableText:
    name = translate("CellBlocks", "Change cells")
    return about(name, model.table, [model.row(view_row) for view_row in view_rows])


def _lines(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text), dialect="excel-tab"))
