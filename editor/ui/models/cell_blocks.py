"""What a spreadsheet does with blocks of cells: copy and paste them as text, fill them down.

A block is places (rows of the view) by columns. Each of these is one step of the history, or nothing.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from editor.model.edit import Edit
from editor.ui.models.cell_text import parse_cell
from editor.ui.models.field_table import FieldTableModel
from editor.ui.step_names import about

Block = dict[int, list[int]]  # places by column


def copied(model: FieldTableModel, places: Sequence[int], columns: Sequence[int]) -> str:
    """The cells as tab-separated lines, as every spreadsheet takes them."""
    text = io.StringIO()
    writer = csv.writer(text, dialect="excel-tab", lineterminator="\n")
    writer.writerows([model.text(place, column) for column in columns] for place in places)
    return text.getvalue()


def is_single(text: str) -> bool:
    """Whether tab-separated text is that of one cell."""
    return [len(line) for line in _lines(text)] == [1]


def pasted(model: FieldTableModel, places: Sequence[int], columns: Sequence[int], text: str) -> int:
    """Put tab-separated text into the cells of given places and columns; how many cells it reached.

    Text for one cell goes into all of them; otherwise each cell of the text goes into its own, as far as there are
    cells for it. Cells that cannot be edited stay.
    """
    lines = _lines(text)
    if is_single(text):
        lines = [lines[0] * len(columns)] * len(places)
    reached = 0
    with model.editing(_name(model, list(places)[: len(lines)])) as edit:
        for place, line in zip(places, lines, strict=False):
            for column, cell in zip(columns, line, strict=False):
                reached += _put(edit, model, place, column, cell)
        return reached
    return 0


def _put(edit: Edit, model: FieldTableModel, place: int, column: int, text: str) -> bool:
    if not model.is_editable(place, column):
        return False
    field = model.fields[column]
    edit.set(model.table, model.row(place), field.name, parse_cell(model.document.model, field, text))
    return True


def filled_down(model: FieldTableModel, block: Block) -> None:
    """Give all cells of each column the value of the first; a single cell takes that of the cell above."""
    with model.editing(_name(model, sorted({place for places in block.values() for place in places}))) as edit:
        for column, places in block.items():
            source = places[0] if len(places) > 1 else places[0] - 1
            if source < 0 or not model.is_editable(source, column):
                continue
            rows = [model.row(place) for place in places if model.is_editable(place, column)]
            edit.set(model.table, rows, model.fields[column].name, model.value(source, column))


def _name(model: FieldTableModel, places: Sequence[int]) -> str:
    name = QCoreApplication.translate("CellBlocks", "Change cells")
    return about(name, model.table, [model.row(place) for place in places])


def _lines(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text), dialect="excel-tab"))
