"""OutlineSelection: keeps what is selected in the outline and in the document the same.

The outline shows the selection of the active table; rows of one section at a time are selected in it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex, QObject
from PySide6.QtWidgets import QTreeView

from editor.model.fields import NONE
from editor.ui.models.outline import OutlineModel
from editor.ui.models.outline_section import CLOSED
from editor.ui.panes.ranges import selected_ranges

MOST_RANGES = 2000  # Qt's selection is slow beyond; so many scattered rows are left unmarked

Command = QItemSelectionModel.SelectionFlag


class OutlineSelection(QObject):
    """Passes the selection on in both directions; whatever one side already has is not passed to it again."""

    def __init__(self, tree: QTreeView, model: OutlineModel) -> None:
        super().__init__(tree)
        self._tree = tree
        self._model = model
        self._selection = model.document.selection
        self._busy = False
        self._selection.changed.connect(self._selection_changed)
        self._selection.active_changed.connect(self.show)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved):
            signal.connect(self.show)
        marked = tree.selectionModel()
        marked.selectionChanged.connect(self._take_rows)
        marked.currentChanged.connect(self._take_current)
        tree.pressed.connect(self._take_press)
        tree.setAutoScroll(False)  # or Qt scrolls to the current section once the tree is seen, and still small
        self.show()
        tree.setAutoScroll(True)

    # -- from the document --------------------------------------------------------------------------------------

    def _selection_changed(self, table: str) -> None:
        if table == self._selection.active_table:
            self.show()

    def show(self) -> None:
        """Mark the selected rows of the active table, as far as they are shown."""
        if self._busy or self._model.is_changing:
            return
        with self._blocked():
            self._show_rows()
            self._show_current()

    def _show_rows(self) -> None:
        table = self._selection.active_table
        rows = self._selection.rows(table)
        if self._marked_rows() == ({table: set(rows.tolist())} if len(rows) else {}):
            return
        ranges = self._model.ranges(table, rows.tolist()) if table not in CLOSED else []
        marked = QItemSelection()
        for first, last in ranges if len(ranges) <= MOST_RANGES else ():
            marked.append(QItemSelectionRange(first, last))
        self._tree.selectionModel().select(marked, Command.ClearAndSelect)

    def _show_current(self) -> None:
        table = self._selection.active_table
        row = self._selection.current(table)
        shown = self._model.where(self._tree.currentIndex())
        if shown == (table, row) or (row == NONE and shown[0] == table):
            return
        index = self._model.row_index(table, row)
        if not index.isValid():
            index = self._model.section_index(table)
        self._tree.selectionModel().setCurrentIndex(index, Command.NoUpdate)

    # -- from the tree ------------------------------------------------------------------------------------------

    def _marked_rows(self) -> dict[str, set[int]]:
        """The rows that are marked, by table."""
        marked: dict[str, set[int]] = defaultdict(set)
        for part in selected_ranges(self._tree):
            if part.parent().isValid():
                table, _ = self._model.where(part.parent())
                marked[table].update(self._model.rows_below(part.parent())[part.top() : part.bottom() + 1])
        return marked

    def _take_rows(self) -> None:
        if self._busy or self._model.is_changing:
            return
        marked = self._marked_rows()
        current, _ = self._model.where(self._tree.currentIndex())
        table = current if current in marked or not marked else next(iter(marked))
        headings = [part for part in selected_ranges(self._tree) if not part.parent().isValid()]
        if not table or (headings and not marked):
            return
        self._show(table, lambda: self._selection.select(table, sorted(marked.get(table, ()))))
        if len(marked) > 1:
            self.show()

    def _take_press(self, index: QModelIndex) -> None:
        """What is marked now is all that is selected, also if it was marked before: a filter may hide the rest."""
        if index.parent().isValid():
            self._take_rows()
        else:
            self.show()  # a heading selects nothing, and what is selected below it is to be seen

    def _take_current(self, current: QModelIndex) -> None:
        table, row = self._model.where(current)
        if table and not self._busy and not self._model.is_changing:
            self._show(table, lambda: self._selection.set_current(table, row) if row != NONE else None)

    def _show(self, table: str, act: Callable[[], None]) -> None:
        with self._blocked():
            act()
            self._selection.set_active_table(table)

    @contextmanager
    def _blocked(self) -> Iterator[None]:
        """While this lasts, neither side tells the other anything."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
