"""RowTreeSelection: keeps what is selected in a tree of rows and in the document the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex, QObject
from PySide6.QtWidgets import QTreeView

from editor.model.fields import NONE
from editor.ui.models.row_tree import RowTree, is_heading
from editor.ui.panes.ranges import selected_ranges

Command = QItemSelectionModel.SelectionFlag


class RowTreeSelection(QObject):
    """Passes the selection on in both directions; whatever one side already has is not passed to it again."""

    def __init__(self, view: QTreeView, model: RowTree) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._table = model.table.name
        self._selection = model.document.selection
        self._busy = False
        self._selection.changed.connect(self._selection_changed)
        model.modelReset.connect(self._show_unmoved)
        marked = view.selectionModel()
        marked.selectionChanged.connect(self._take_rows)
        marked.currentChanged.connect(self._take_current)
        view.pressed.connect(self._take_rows)  # though nothing else be marked than before: a filter may hide the rest
        self.show()

    @contextmanager
    def blocked(self) -> Iterator[None]:
        """While this lasts, neither side tells the other anything."""
        was_busy, self._busy = self._busy, True
        try:
            yield
        finally:
            self._busy = was_busy

    # -- from the document --------------------------------------------------------------------------------------

    def _selection_changed(self, table: str) -> None:
        if table == self._table:
            self.show()

    def show(self) -> None:
        """Mark the selected rows, as far as they are shown."""
        if self._busy or self._model.is_changing:
            return
        with self.blocked():
            self._show_rows()
            self._show_current()

    def _show_unmoved(self) -> None:
        """After rows came, went or were arranged anew: show the selection without scrolling to it."""
        self._view.setAutoScroll(False)
        self.show()
        self._view.setAutoScroll(True)

    def _show_rows(self) -> None:
        rows = self._selection.rows(self._table).tolist()
        if self._marked_rows() != set(rows):
            marked = QItemSelection()
            for first, last in self._model.ranges(rows):
                marked.append(QItemSelectionRange(first, last))
            self._view.selectionModel().select(marked, Command.ClearAndSelect)

    def _show_current(self) -> None:
        index = self._model.node_index(self._selection.current(self._table))
        if index.isValid() and index != self._view.currentIndex().siblingAtColumn(index.column()):
            self._view.selectionModel().setCurrentIndex(index, Command.NoUpdate)

    # -- from the view ------------------------------------------------------------------------------------------

    def _marked_rows(self) -> set[int]:
        marked: set[int] = set()
        for part in selected_ranges(self._view):
            marked.update(self._model.nodes_below(part.parent())[part.top() : part.bottom() + 1])
        return {node for node in marked if not is_heading(node)}

    def _take_rows(self) -> None:
        marked = self._marked_rows()
        is_on_heading = self._view.currentIndex().isValid() and self._current_row() < 0
        if self._busy or self._model.is_changing or (is_on_heading and not marked):
            return
        with self.blocked():
            self._selection.select(self._table, sorted(marked))
            self._selection.set_active_table(self._table)

    def _take_current(self, current: QModelIndex) -> None:
        row = self._model.node(current)
        if row > NONE and not self._busy and not self._model.is_changing:
            with self.blocked():
                self._selection.set_current(self._table, row)

    def _current_row(self) -> int:
        return self._model.node(self._view.currentIndex())
