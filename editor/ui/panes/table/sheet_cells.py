"""SheetCells: copies, pastes and fills the cells selected in a sheet, as spreadsheets do.

Ctrl+C and Ctrl+V are for whole rows and belong to the main window; with Shift they are for cells.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView

from editor.ui.command import Command, PaneScope
from editor.ui.models.cell_blocks import copied, filled_down, is_single, pasted
from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.selection_link import selected_ranges
from editor.ui.panes.table.sheet_columns import SheetColumns
from editor.ui.value_text import count_text

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
