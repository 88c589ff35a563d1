"""RowTreeView: a tree of rows that keeps its place and what is folded while the rows under it change."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.fields import NONE
from editor.ui.lists import FilteredList, Index, RowList
from editor.ui.models.row_tree import HELD, NAME, NUMBER, OVERRIDDEN_SIGN, RowTree, is_heading
from editor.ui.panes.selection_link import SelectionLink
from editor.ui.tokens import row_height
from editor.ui.value_text import section_title

MOST, LEAST, LEAST_OF_HEADED = 12, 3, 8  # pixels of indentation a level
READABLE = 90  # pixels of a name that deep trees leave, by indenting less, and narrow ones, by hiding columns
PADDING = 10  # pixels of a column that are not text


class RowDelegate(QStyledItemDelegate):
    """Gives rows some air, for what is in them is to be hit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))


class RowTreeView(QTreeView, RowList, FilteredList):
    """Everything is open but what the user folded; while something is looked for, everything is."""

    row_framed = Signal(int)  # by a double click
    yielding: tuple[int, ...] = (NUMBER,)  # the columns that a narrow view does without, the first of them first

    def __init__(self, model: RowTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self._widths: dict[int, int] = {}  # of columns, as they were fitted
        self._unfolding = False
        self._set_up()
        self.setModel(model)
        self._set_up_header()
        self.collapsed.connect(partial(self._remember_folding, is_folded=True))
        self.expanded.connect(partial(self._remember_folding, is_folded=False))
        self._unfold()
        self.link = SelectionLink(self, model, model.table.name)
        self.link.start()

    @property
    def commanded_table(self) -> str:
        return self.rows.table.name

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        return self.rows.is_shown(table, rows)

    @property
    def current_row(self) -> int:
        """The row that the keyboard is at; negative for none, or a heading."""
        return self.rows.node(self.currentIndex())

    def show_current(self) -> None:
        """Scroll to the current row, but open nothing that is folded for it."""
        index = self.currentIndex()
        if not self.visualRect(index).isEmpty():
            self.scrollTo(index)

    def _set_up(self) -> None:
        self.setAccessibleName(section_title(self.rows.table.name))
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setItemDelegate(RowDelegate(self))
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def _set_up_header(self) -> None:
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setMinimumSectionSize(16)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.fit_column(NUMBER, "0" * len(str(len(self.rows.table))))
        self.fit_column(HELD, OVERRIDDEN_SIGN)

    def fit_column(self, column: int, widest: str) -> None:
        """Give a column room for a text, and for its heading."""
        title = self.rows.headerData(column, Qt.Orientation.Horizontal) or ""
        width = max(map(self.fontMetrics().horizontalAdvance, (widest, title)))
        self._widths[column] = width + PADDING
        self.header().resizeSection(column, width + PADDING)

    def _make_room(self) -> None:
        """Leave something of the names in a narrow view."""
        lacking = READABLE + sum(self._widths.values()) - self.viewport().width()
        for column in self.yielding:
            self.setColumnHidden(column, lacking > 0)
            self.header().resizeSection(column, self._widths[column])
            lacking -= self._widths[column]

    # -- folding --------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """The rows are others, or stand elsewhere: stay where the view was."""
        bar = self.verticalScrollBar()
        value = bar.value()
        super().reset()
        self._unfold()
        self.executeDelayedItemsLayout()
        bar.setValue(value)

    def _unfold(self) -> None:
        self._unfolding = True
        self._indent()
        if self.rows.depth() > 1:
            self.expandAll()
        for node in () if self.rows.filter_text else self.rows.folded:
            self.collapse(self.rows.node_index(node))
        self._unfolding = False

    def _indent(self) -> None:
        """Indent as much as leaves something of the names that stand deepest."""
        depth = self.rows.depth()
        room = self.header().sectionSize(NAME) - READABLE
        self.setRootIsDecorated(depth > 1)
        self.setIndentation(min(max(room // max(depth, 1), LEAST_OF_HEADED if depth <= 2 else LEAST), MOST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self._indent()

    def _remember_folding(self, index: QModelIndex, is_folded: bool) -> None:
        if not self._unfolding and not self.rows.filter_text:
            (self.rows.folded.add if is_folded else self.rows.folded.discard)(self.rows.node(index))

    # -- mouse and focus --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on a heading folds what is below it, and leaves the selection."""
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_heading(self.rows.node(index)):
            heading = index.siblingAtColumn(NAME)
            self.setExpanded(heading, not self.isExpanded(heading))
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = self.rows.node(index)
        if is_heading(row):
            self.mousePressEvent(event)
            return
        super().mouseDoubleClickEvent(event)
        if row != NONE and index.column() == NAME:
            self.row_framed.emit(row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt makes the first row current, which nobody has asked for."""
        with self.link.blocked():
            super().focusInEvent(event)
