"""Cells of a sheet, copied, pasted and filled as spreadsheets do, and the columns that are shown.

Ctrl+C and Ctrl+V are for whole rows and belong to the main window; with Shift they are for cells.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView

from editor.document.connections import connect
from editor.document.texts import translate
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import Field, Kind
from editor.model.tables import ArrayTable
from editor.ui.command import Command, PaneScope
from editor.ui.editors.textures import is_of_textures
from editor.ui.keyboard import MenuKeys
from editor.ui.models.cells import NESTED, parse_cell
from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.selection_link import selected_ranges
from editor.ui.value_text import about, count_text, counted_text, field_label

# A text as wide as what usually stands in a column, by kind and number of components.
SAMPLES = {
    Kind.TEXT: "全ての親の左足ＩＫ",
    Kind.NUMBER: "-123.4567",
    Kind.INTEGER: "-12345",
    Kind.SWITCH: "No",
    Kind.CHOICE: "Additional UV 1",
    Kind.FLAGS: "Rotatable, Movable, Visible",
    Kind.GROUPS: "1–9, 11, 13–16",
    Kind.REFERENCE: "123: 左腕捩れ１",
}
TEXTURE = "12: textures/face_sphere.png"  # a shorter one, and what it looks like
COMPONENT = "-0.12345678 "
SWATCH = "-----"
COLOR = "0.1234567 "
MANY = 123_456  # as many as may well stand in a nested list
PADDING = 16
WIDEST = 420


class SheetColumns(QObject):
    """Until the user chooses, the columns that the model does not use (additional UVs, SDEF) are hidden."""

    def __init__(self, view: QTableView, model: FieldTableModel, stored: QSettings | None = None) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._stored = stored if stored is not None else QSettings()
        self._key = f"tables/{model.table.name}"
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._open_menu)
        self._restore()
        header.sectionResized.connect(self._keep_width)

    @property
    def shown(self) -> list[int]:
        """The columns that are shown, left to right."""
        return [column for column in range(len(self._model.fields)) if not self._view.isColumnHidden(column)]

    def show_only(self, names: set[str]) -> None:
        """Show the columns of the given fields, and remember that."""
        for column, field in enumerate(self._model.fields):
            self._view.setColumnHidden(column, field.name not in names)
        hidden = [field.name for field in self._model.fields if field.name not in names]
        self._stored.setValue(f"{self._key}/hidden", hidden)

    def show_used(self) -> None:
        """Show what is shown before the user chooses anything, and forget what was chosen."""
        self._stored.remove(f"{self._key}/hidden")
        self._restore()

    def menu(self) -> QMenu:
        """The menu in which columns are chosen. The last one stays."""
        menu = QMenu(self._view)
        MenuKeys([menu], menu)
        menu.addAction(self.tr("Show all"), partial(self.show_only, {field.name for field in self._model.fields}))
        menu.addAction(self.tr("Show those in use"), self.show_used)
        menu.addSeparator()
        shown = self.shown
        for column, field in enumerate(self._model.fields):
            action = menu.addAction(field_label(field))
            action.setCheckable(True)
            action.setChecked(column in shown)
            action.setEnabled(shown != [column])
            connect(action.toggled, self, partial(self._toggle, field))
        return menu

    def _open_menu(self, position: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._view.horizontalHeader().mapToGlobal(position))

    def _toggle(self, field: Field, shown: bool) -> None:
        names = {self._model.fields[column].name for column in self.shown}
        self.show_only(names | {field.name} if shown else names - {field.name})

    def _restore(self) -> None:
        hidden = self._stored.value(f"{self._key}/hidden")
        # An INI file keeps a list of one as the one, and an empty list as nothing.
        names = {hidden} if isinstance(hidden, str) else set(hidden or ())
        chosen = self._stored.contains(f"{self._key}/hidden")
        for column, field in enumerate(self._model.fields):
            is_hidden = field.name in names if chosen else not self._is_used(field)
            self._view.setColumnHidden(column, is_hidden)
            if not is_hidden:
                self._view.setColumnWidth(column, self._width(field))

    def _is_used(self, field: Field) -> bool:
        table = self._model.table
        optional = field.name.startswith("sdef_") or field.name in ("uv1", "uv2", "uv3", "uv4")
        return not (optional and isinstance(table, ArrayTable)) or table.stores(field.name)

    def _width(self, field: Field) -> int:
        remembered = self._stored.value(f"{self._key}/width/{field.name}")
        try:
            return max(int(str(remembered)), 1)
        except ValueError:
            return self._usual_width(field)

    def _usual_width(self, field: Field) -> int:
        sample = SAMPLES.get(field.kind, COMPONENT * field.size)
        if field.kind is Kind.REFERENCE and field.size > 1:
            sample = SAMPLES[Kind.NUMBER] * field.size
        if is_of_textures(field):
            sample = TEXTURE
        if field.kind in NESTED:
            sample = counted_text(field, MANY)
        if field.kind is Kind.COLOR:
            sample = SWATCH + COLOR * field.size
        metrics = self._view.fontMetrics()
        widths = (metrics.horizontalAdvance(text) for text in (sample, field_label(field) + "  "))
        return min(max(widths) + PADDING, WIDEST)

    def _keep_width(self, column: int, _before: int, width: int) -> None:
        if width:  # 0: hidden
            self._stored.setValue(f"{self._key}/width/{self._model.fields[column].name}", width)


Block = dict[int, list[int]]  # view rows by column


def copy_cells(model: FieldTableModel, view_rows: Sequence[int], columns: Sequence[int]) -> str:
    """The cells as tab-separated lines, as every spreadsheet takes them."""
    text = io.StringIO()
    writer = csv.writer(text, dialect="excel-tab", lineterminator="\n")
    writer.writerows([model.text(view_row, column, exact=True) for column in columns] for view_row in view_rows)
    return text.getvalue()


def is_single(text: str) -> bool:
    """Return whether tab-separated text is that of one cell."""
    return [len(line) for line in _lines(text)] == [1]


def paste_cells(model: FieldTableModel, view_rows: Sequence[int], columns: Sequence[int], text: str) -> int:
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
                reached += _put_text(edit, model, view_row, column, cell)
        return reached
    return 0


def _put_text(edit: Edit, model: FieldTableModel, view_row: int, column: int, text: str) -> bool:
    if not model.is_editable(view_row, column):
        return False
    field = model.fields[column]
    model.set_values(edit, model.row(view_row), field, parse_cell(model.document.model, field, text))
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
            model.set_values(edit, rows, model.fields[column], model.value(source, column))


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
            QGuiApplication.clipboard().setText(copy_cells(self._model, view_rows, columns))
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
        count = paste_cells(self._model, view_rows, columns, text)
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
