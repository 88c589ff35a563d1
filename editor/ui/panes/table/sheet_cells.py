"""SheetCells: copies, pastes and fills the cells selected in a sheet, as spreadsheets do.

Ctrl+C and Ctrl+V are for whole rows and belong to the main window; with Shift they are for cells.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView

from editor.document.said import translate
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.ui.command import Command, PaneScope
from editor.ui.models.cells import parse_cell
from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.selection_link import selected_ranges
from editor.ui.panes.table.sheet_columns import SheetColumns
from editor.ui.value_text import about, count_text

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


MOST_COPIED = 500_000  # cells: some seconds


def cell_commands(scope: PaneScope[Any]) -> list[Command]:
    """Commands of the panes that have a `sheet`."""
    translate = QCoreApplication.translate
    texts = {
        "copy-cells": (translate("SheetCells", "Copy cells"), "Ctrl+Shift+C", SheetCells.copy),
        "paste-cells": (translate("SheetCells", "Paste cells"), "Ctrl+Shift+V", SheetCells.paste),
        "fill-down": (translate("SheetCells", "Fill down"), "Ctrl+Shift+D", SheetCells.fill_down),
    }
    tips = {
        "copy-cells": translate("SheetCells", "Puts the selected cells on the clipboard as text, as spreadsheets do."),
        "paste-cells": translate("SheetCells", "Puts the text of the clipboard into the selected cells."),
        "fill-down": translate("SheetCells", "Gives the selected cells of each column the value of the topmost."),
    }
    return [
        Command(
            f"{scope.name}.{name}",
            text,
            scope.run(lambda pane, do=do: do(pane.sheet.cells)),  # type: ignore[misc]
            [key],
            tip=tips[name],
            when=scope.when(),
            pane=scope.name,
        )
        for name, (text, key, do) in texts.items()
    ]


class SheetCells(QObject):
    """The selected cells of a sheet, as text and as values."""

    def __init__(self, view: QTableView, model: FieldTableModel, columns: SheetColumns) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._columns = columns

    def copy(self) -> None:
        """Put the selected cells on the clipboard as text."""
        view_rows, columns = self._block()
        count = len(view_rows) * len(columns)
        if count > MOST_COPIED:
            self._show_status(self.tr("Too many cells to copy: {count}").format(count=count_text(count)))
        elif count:
            QGuiApplication.clipboard().setText(copied(self._model, view_rows, columns))
            self._show_status(self.tr("Cells copied: {count}").format(count=count_text(count)))

    def paste(self) -> None:
        """Put the text of the clipboard into the selected cells, or into those from the first on."""
        text = QGuiApplication.clipboard().text()
        view_rows, columns = self._block()
        if not text or not view_rows or not columns:
            return
        if not is_single(text):
            view_rows = range(view_rows[0], self._model.rowCount())
            columns = [column for column in self._columns.shown if column >= columns[0]]
        count = pasted(self._model, view_rows, columns, text)
        self._show_status(self.tr("Cells pasted: {count}").format(count=count_text(count)))

    def fill_down(self) -> None:
        """Give the selected cells of each column the value of the topmost."""
        block: dict[int, list[int]] = {}
        for cells in selected_ranges(self._view):
            for column in range(cells.left(), cells.right() + 1):
                block.setdefault(column, []).extend(range(cells.top(), cells.bottom() + 1))
        shown = {column: sorted(set(block[column])) for column in self._columns.shown if column in block}
        filled_down(self._model, shown)

    def _block(self) -> tuple[range | list[int], list[int]]:
        """The view rows and the shown columns that have selected cells."""
        ranges = selected_ranges(self._view)
        view_rows = [np.arange(cells.top(), cells.bottom() + 1) for cells in ranges]
        columns = {column for cells in ranges for column in range(cells.left(), cells.right() + 1)}
        all_rows = np.unique(np.concatenate(view_rows)).tolist() if view_rows else []
        return all_rows, [column for column in self._columns.shown if column in columns]

    def _show_status(self, text: str) -> None:
        self._model.document.show_status(text)
