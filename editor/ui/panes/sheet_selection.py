"""SheetSelection: keeps the cells selected in a view and the rows selected in the document the same.

The view knows cells, the document rows. Qt's selection gets slow beyond a few thousand ranges; when the document's
rows are more scattered than that they are left to the delegate to paint (`is_selected`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
)
from PySide6.QtWidgets import QTableView

from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.tables import runs
from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.ranges import selected_ranges

MOST_RANGES = 2000

Command = QItemSelectionModel.SelectionFlag


class SheetSelection(QObject):
    """Passes the selection on in both directions; whatever one side already has is not passed to it again."""

    def __init__(self, view: QTableView, model: FieldTableModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._selection = model.document.selection
        self._busy = False
        self._keeps = False  # whether the user is adding to what is selected
        self._scattered = False  # whether the document's rows are too scattered for the view
        self._mask: BoolArray | None = None

    def start(self) -> None:
        """Begin, once the view has the model: its signals must reach the view before us."""
        self._selection.changed.connect(self._selection_changed)
        model = self._model
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved):
            signal.connect(self.show)
        model.modelReset.connect(self._show_unmoved)
        cells = self._view.selectionModel()
        cells.selectionChanged.connect(self._take_rows)
        cells.currentChanged.connect(self._take_current)
        self._view.pressed.connect(self._take_rows)
        self._view.verticalHeader().sectionPressed.connect(self._take_rows)
        self.show()

    def is_selected(self, view_row: int) -> bool:
        """Whether the row at a place is selected in the document."""
        if self._mask is None:
            self._mask = self._selection.mask(self._model.table.name)
        row = self._model.row(view_row)
        return row < len(self._mask) and bool(self._mask[row])

    @contextmanager
    def blocked(self) -> Iterator[None]:
        """While this lasts, neither side tells the other anything."""
        was_busy, self._busy = self._busy, True
        try:
            yield
        finally:
            self._busy = was_busy

    def note_command(self, command: Command) -> None:
        """Whether the selection that Qt is about to change (`command`) is added to or is a new one."""
        if command != Command.NoUpdate:
            self._keeps = not command & Command.Clear

    def leave_out_unseen(self) -> None:
        """Select no longer what the filter hides."""
        if not self._scattered and len(self._unseen()):
            self._keeps = False
            self._take_rows()

    def is_beyond_view(self, view_row: int) -> bool:
        """Whether the row is selected without any of its cells being so."""
        return self._scattered and self.is_selected(view_row)

    def toggle(self, view_row: int) -> None:
        """Select a row, or no longer."""
        mode = SelectionMode.REMOVE if self.is_selected(view_row) else SelectionMode.ADD
        self._selection.select(self._model.table.name, self._model.row(view_row), mode)

    # -- from the document --------------------------------------------------------------------------------------

    def _selection_changed(self, table_name: str) -> None:
        if table_name == self._model.table.name:
            self.show()

    def show(self) -> None:
        """Select in the view what is selected in the document, as far as it is shown."""
        self._mask = None
        if self._busy or self._model.is_changing:
            return
        with self.blocked():
            self._show_rows()
            self._show_current()
        self._view.viewport().update()

    def _show_unmoved(self) -> None:
        """After sorting or filtering: show the selection without scrolling to it."""
        self._view.setAutoScroll(False)
        self.show()
        self._view.setAutoScroll(True)

    def _show_rows(self) -> None:
        view_rows = self._model.view_rows(self._selection.rows(self._model.table.name))
        view_rows = np.sort(view_rows[view_rows >= 0])
        if not self._scattered and np.array_equal(view_rows, self._selected_view_rows()):
            return
        blocks = runs(view_rows) if _run_count(view_rows) <= MOST_RANGES else []
        self._scattered = bool(len(view_rows)) and not blocks
        cells = QItemSelection()
        last = self._model.columnCount() - 1
        for block in blocks:
            corners = self._model.index(block.start, 0), self._model.index(block.stop - 1, last)
            cells.append(QItemSelectionRange(*corners))
        self._view.selectionModel().select(cells, Command.ClearAndSelect)

    def _show_current(self) -> None:
        row = self._selection.current(self._model.table.name)
        view_row = int(self._model.view_rows([row])[0]) if row >= 0 else -1
        shown = self._view.currentIndex()
        if view_row >= 0 and view_row != shown.row():
            column = max(shown.column(), self._view.horizontalHeader().logicalIndex(0))
            self._view.selectionModel().setCurrentIndex(self._model.index(view_row, column), Command.NoUpdate)

    # -- from the view ------------------------------------------------------------------------------------------

    def _selected_view_rows(self) -> IndexArray:
        parts = [np.arange(cells.top(), cells.bottom() + 1) for cells in selected_ranges(self._view)]
        return np.unique(np.concatenate(parts)) if parts else np.empty(0, np.intp)

    def _take_rows(self) -> None:
        """Also after a press that leaves the cells as they were: more may be selected, which the filter hides."""
        if self._busy or self._model.is_changing:
            return
        name = self._model.table.name
        rows = self._model.rows[self._selected_view_rows()]
        if self._keeps:
            rows = np.concatenate((rows, self._unseen()))
        self._scattered = self._scattered and self._keeps
        with self.blocked():
            self._selection.select(name, rows)

    def _unseen(self) -> IndexArray:
        """The selected rows that the view does not have among its cells."""
        rows = self._selection.rows(self._model.table.name)
        return rows if self._scattered else rows[self._model.view_rows(rows) < 0]

    def _take_current(self, current: QModelIndex) -> None:
        if current.isValid() and not self._busy and not self._model.is_changing:
            with self.blocked():
                self._selection.set_current(self._model.table.name, self._model.row(current.row()))


def _run_count(ascending: IndexArray) -> int:
    return int(np.count_nonzero(np.diff(ascending) != 1)) + bool(len(ascending))
