"""SelectionLink: keeps what is selected in an item view and in the document the same.

The view knows items, the document rows. Qt's selection gets slow beyond a few thousand ranges; when the document's rows
are more scattered than that, none of them is marked in the view (`is_beyond_view`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, cast

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex, QObject
from PySide6.QtWidgets import QAbstractItemView

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.fields import NONE

MOST_RANGES = 2000
NO_ROWS = np.empty(0, np.intp)

Command = QItemSelectionModel.SelectionFlag


class RowModel(Protocol):
    """An item model of rows of tables, perhaps below headings."""

    document: Document
    is_changing: bool  # rows are just coming, going or moving

    def row_at(self, index: QModelIndex) -> tuple[str, int]:
        """The table and the row of an index; NONE as the row of a heading, "" as the table of nothing."""

    def index_of(self, table: str, row: int) -> QModelIndex:
        """The index of a row, or what stands for it where it is not shown; an invalid one if nothing does."""

    def is_shown(self, table: str, rows: IndexArray) -> BoolArray:
        """Return a mask of the rows that are shown."""

    def ranges_of(self, table: str, rows: IndexArray, most: int) -> list[tuple[QModelIndex, QModelIndex]] | None:
        """The shown ones of the rows, as runs of neighbours: first and last index; None where they are over `most`."""

    def rows_of(self, ranges: Iterable[QItemSelectionRange]) -> dict[str, IndexArray]:
        """The rows in ranges of items, ascending, by table; no table without rows."""


class SelectionLink(QObject):
    """Passes the selection on in both directions; whatever one side already has is not passed to it again."""

    def __init__(
        self,
        view: QAbstractItemView,
        model: RowModel,
        table: str = "",
        *,
        activates: bool = True,
        current_column: Callable[[], int] = lambda: 0,
        most_ranges: int = MOST_RANGES,
    ) -> None:
        """`table`: the one whose rows are shown, "" for whichever is active; `activates`: taken rows make it so.

        `current_column` gives the column of the row that becomes the current one, and `most_ranges` the number beyond
        which none is marked in the view.
        """
        super().__init__(view)
        self._view = view
        self._model = model
        self._only_table = table
        self._activates = activates
        self._current_column = current_column
        self.most_ranges = most_ranges
        self.is_held = False  # while the view has not laid out what was reset: nothing is marked in it
        self._selection = model.document.selection
        self._busy = False
        self._keeps = False  # whether the user is adding to what is selected
        self.is_scattered = False  # whether the document's rows are too scattered for the view
        self._mask: BoolArray | None = None

    def start(self) -> None:
        """Begin, once the view has the model: its signals must reach the view before us."""
        self._selection.changed.connect(self._selection_changed)
        if not self._only_table:
            self._selection.active_changed.connect(self.show)
        model = self._view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved):
            signal.connect(self.show)
        model.modelReset.connect(self.show_unmoved)
        items = self._view.selectionModel()
        items.selectionChanged.connect(self.take_rows)
        items.currentChanged.connect(self._take_current)
        self._view.pressed.connect(self._take_press)
        self.show()

    @contextmanager
    def blocked(self) -> Iterator[None]:
        """While this lasts, neither side tells the other anything."""
        was_busy, self._busy = self._busy, True
        try:
            yield
        finally:
            self._busy = was_busy

    @property
    def _table(self) -> str:
        return self._only_table or self._selection.active_table

    # -- from the document --------------------------------------------------------------------------------------

    def is_selected(self, row: int) -> bool:
        """Return whether a row of the table is selected in the document."""
        if self._mask is None:
            self._mask = self._selection.mask(self._table)
        return row < len(self._mask) and bool(self._mask[row])

    def is_beyond_view(self, row: int) -> bool:
        """Return whether the row is selected without being marked in the view."""
        return self.is_scattered and self.is_selected(row)

    def _selection_changed(self, table: str) -> None:
        if table == self._table:
            self.show()

    def show(self) -> None:
        """Mark in the view what is selected in the document, as far as it is shown."""
        self._mask = None
        if self._busy or self.is_held or self._model.is_changing:
            return
        with self.blocked():
            self._show_rows(self._table)
            self._show_current(self._table)
        self._view.viewport().update()

    def show_unmoved(self) -> None:
        """After rows were arranged anew, sorted or filtered: show the selection without scrolling to it."""
        self._view.setAutoScroll(False)
        self.show()
        self._view.setAutoScroll(True)

    def _show_rows(self, table: str) -> None:
        rows = self._selection.rows(table)
        rows = rows[self._model.is_shown(table, rows)]
        marked = self._marked_rows()
        if not self.is_scattered and marked.keys() <= {table} and np.array_equal(rows, marked.get(table, NO_ROWS)):
            return
        ranges = self._model.ranges_of(table, rows, self.most_ranges)
        self.is_scattered = ranges is None
        items = QItemSelection()
        for first, last in ranges or []:
            items.append(QItemSelectionRange(first, last))
        self._view.selectionModel().clearSelection()  # or Qt compares each range of before with each of now
        self._view.selectionModel().select(items, Command.Select)

    def _show_current(self, table: str) -> None:
        row, shown = self._selection.current(table), self._view.currentIndex()
        shown_table, shown_row = self._model.row_at(shown)
        if shown_table == table and row in (NONE, shown_row):
            return
        index = self._model.index_of(table, row)
        if index.isValid():
            index = index.siblingAtColumn(self._current_column())
            self._view.selectionModel().setCurrentIndex(index, Command.NoUpdate)

    # -- from the view ------------------------------------------------------------------------------------------

    def note_command(self, command: Command) -> None:
        """Note whether `command`, which Qt is about to apply, adds to the selection or makes a new one."""
        if command != Command.NoUpdate:
            self._keeps = not command & Command.Clear

    def leave_out_unseen(self) -> None:
        """Select no longer what the filter hides."""
        if not self.is_scattered and len(self._unseen()):
            self._keeps = False
            self.take_rows()

    def toggle(self, row: int) -> None:
        """Select a row, or no longer."""
        mode = SelectionMode.REMOVE if self.is_selected(row) else SelectionMode.ADD
        self._selection.select(self._table, row, mode)

    def take_rows(self) -> None:
        """Select in the document the rows that are marked in the view, of one table only."""
        if self._busy or self._model.is_changing:
            return
        marked = self._marked_rows()
        table = self._taken_table(marked)
        if not table:
            return
        rows = marked.get(table, NO_ROWS)
        if self._keeps:
            rows = np.concatenate((rows, self._unseen()))
        self.is_scattered = self.is_scattered and self._keeps
        with self.blocked():
            self._selection.select(table, rows)
            if self._activates:
                self._selection.set_active_table(table)
        if len(marked) > 1:
            self.show()

    def _taken_table(self, marked: dict[str, IndexArray]) -> str:
        """The table whose rows to take; "" where nothing but a heading was chosen, which selects nothing."""
        current, row = self._model.row_at(self._view.currentIndex())
        if marked:
            return current if current in marked else next(iter(marked))
        is_on_heading = bool(current) and row == NONE
        return "" if is_on_heading or selected_ranges(self._view) else self._only_table or current

    def _take_press(self, index: QModelIndex) -> None:
        """Select in the document what is marked now and nothing else, also if unchanged: a filter may hide the rest."""
        if self._only_table or self._model.row_at(index)[1] != NONE:
            self.take_rows()
        else:
            self.show()  # what is selected below a heading is to be seen

    def _take_current(self, current: QModelIndex) -> None:
        if self._busy or self._model.is_changing or not current.isValid():
            return
        table, row = self._model.row_at(current)
        with self.blocked():
            if row != NONE:
                self._selection.set_current(table, row)
            if not self._only_table:
                self._selection.set_active_table(table)

    def _marked_rows(self) -> dict[str, IndexArray]:
        return self._model.rows_of(selected_ranges(self._view))

    def _unseen(self) -> IndexArray:
        """The selected rows that the view does not have among its items."""
        rows = self._selection.rows(self._table)
        return rows if self.is_scattered else rows[~self._model.is_shown(self._table, rows)]


def selected_ranges(view: QAbstractItemView) -> list[QItemSelectionRange]:
    """Blocks of selected cells, which may overlap: the only quick question to ask about Qt's selection of many."""
    return list(cast(Iterable[QItemSelectionRange], view.selectionModel().selection()))
