"""SheetView: a table view that scrolls a million rows, and the delegate that paints and edits its cells.

The delegate asks the model in Python, one call a cell, instead of letting Qt collect a dozen roles: that is what makes
a table of a million rows scroll.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSettings,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeySequence, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.document.connections import connect
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.fields import Field, Kind
from editor.ui.dialogs.rename import rename_rows
from editor.ui.editors.cells import CellDelegate
from editor.ui.editors.lines import fitted_number, point_margin
from editor.ui.editors.questions import OneName, ask_one_name
from editor.ui.editors.revisions import Revision, applicable_rows
from editor.ui.editors.textures import draw_thumbnail
from editor.ui.keyboard import keep_key, keeps_text
from editor.ui.lists import FilteredList, Index, alignment
from editor.ui.models.field_table import FieldTableModel
from editor.ui.models.marks import ROLE_WIDTH, draw_mark, draw_role, draw_swatch
from editor.ui.panes.row_drops import DropPosition, RowDrops, drag_rows, take_pictures
from editor.ui.panes.selection_link import SelectionLink
from editor.ui.panes.table.sheet_cells import SheetCells, SheetColumns
from editor.ui.tokens import SPACING_S, row_height
from editor.ui.value_text import FRACTIONS, section_title

State = QStyle.StateFlag

VECTORS = (Kind.VECTOR, Kind.ROTATION, Kind.COLOR)
MARGIN = SPACING_S
SELECTION_ALPHA = 70  # opacity, of 255, of the highlight behind the rest of a selected row


class SheetDelegate(CellDelegate):
    """Selected cells are painted as such; of rows that are selected only in the document the rest is tinted."""

    def __init__(self, model: FieldTableModel, link: SelectionLink, view: QTableView) -> None:
        super().__init__(model.document, view)
        self._model = model
        self._link = link
        self._alignments = [alignment(field) for field in model.fields]
        self._parts = [field.size if field.kind in VECTORS else 1 for field in model.fields]

    def field(self, index: Index) -> Field:
        return self._model.fields[index.column()]

    def value(self, index: Index) -> Any:
        return self._model.value(index.row(), index.column())

    def revise(self, index: Index, revision: Revision) -> None:
        self._model.revise(index.row(), index.column(), revision)

    def count_selected(self, index: Index) -> int:
        return len(applicable_rows(self._model.table, self._model.selected_rows(index.row()), self.field(index)))

    def revise_selected(self, index: Index, revision: Revision) -> bool:
        """Ask before many rows get one name."""
        answer = ask_one_name(self._view, self.field(index), self.count_selected(index))
        if answer is OneName.WRITE:
            self._model.revise(index.row(), index.column(), revision, in_selected=True)
        elif answer is OneName.RENAME:
            QTimer.singleShot(0, self._view, lambda: rename_rows(self._document, self._view.window()))
        return answer is not OneName.CANCEL

    def show_coming(self, index: Index, revision: Revision | None) -> None:
        self._model.show_coming(index.row(), index.column(), revision)
        self._view.viewport().update()

    # -- painting -----------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view_row, column = index.row(), index.column()
        row = self._model.row(view_row)
        is_adorned = column in self._model.adorned
        rect, palette = option.rect, option.palette
        groups = palette.ColorGroup
        group = groups.Active if option.state & State.State_Active else groups.Inactive
        painter.setPen(palette.color(group, palette.ColorRole.Text))
        if option.state & State.State_Selected:
            painter.fillRect(rect, palette.brush(group, palette.ColorRole.Highlight))
            painter.setPen(palette.color(group, palette.ColorRole.HighlightedText))
        elif self._link.is_selected(row):
            painter.fillRect(rect, blended(palette.color(group, palette.ColorRole.Highlight)))
        elif is_adorned and (brush := self._model.foreground(view_row, column)) is not None:
            painter.setPen(brush.color())
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if is_adorned:
            inner = self._decorated(painter, inner, view_row, column)
        self._write(painter, inner, self._model.seen_text(row, column), column)
        if option.state & State.State_HasFocus:
            painter.setPen(QPen(palette.color(palette.ColorRole.Text), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))

    def _write(self, painter: QPainter, rect: QRect, text: str, column: int) -> None:
        """Write the text of a cell; components of vectors each in their part of it, so that they stand in columns."""
        parts = text.split(", ") if self._parts[column] > 1 else [text]
        width = rect.width() // len(parts)
        is_number = self._model.fields[column].kind in FRACTIONS
        gap, metrics = MARGIN if len(parts) > 1 else 0, painter.fontMetrics()
        for number, part in enumerate(parts):
            room = QRect(rect.left() + number * width + gap, rect.top(), width - gap, rect.height())
            if not is_number:
                part = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room.width())
            else:
                part = fitted_number(part, room.width(), metrics)
                room.setRight(room.right() - point_margin(part, room.width(), metrics))
            painter.drawText(room, self._alignments[column], part)

    def _decorated(self, painter: QPainter, rect: QRect, view_row: int, column: int) -> QRect:
        """Draw the colour of a cell, or what a bone does, and the warning; what is left for its text."""
        if (color := self._model.color(view_row, column)) is not None:
            return draw_swatch(painter, rect, color)
        thumbnail = self._model.thumbnail(view_row, column)
        if thumbnail is not None and thumbnail.small is not None:
            side = rect.height() - 2
            draw_thumbnail(painter, QRect(rect.left(), rect.top() + 1, side, side), thumbnail.small)
            return rect.adjusted(rect.height() + MARGIN, 0, 0, 0)
        if (role := self._model.role(view_row, column)) is not None:
            rect = draw_role(painter, rect, role)
        return draw_mark(painter, rect) if self._model.warns(view_row, column) else rect

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = self._model.text(index.row(), index.column())
        sign = ROLE_WIDTH if self._model.role(index.row(), index.column()) is not None else 0
        height = option.fontMetrics.height()
        if self._model.thumbnail(index.row(), index.column()) is not None:
            sign += height + 2 * MARGIN
        return QSize(option.fontMetrics.horizontalAdvance(text) + sign + 4 * MARGIN, height)


def blended(color: QColor) -> QColor:
    color.setAlpha(SELECTION_ALPHA)
    return color


Kinds = QEvent.Type


class RowNumbers(QObject):
    """A press on a row number, and a way of the mouse, drags the row; with it all that are selected, if it is one.

    With Shift, and in the cells, the mouse selects several. Rows are dropped on either, while they stand in the order
    of the model.
    """

    def __init__(self, view: QTableView, model: FieldTableModel, link: SelectionLink) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._link = link
        self._pressed: QPoint | None = None
        numbers = view.verticalHeader()
        numbers.setToolTip(
            self.tr("Drag a number to move its row, or all selected rows; Shift+click selects up to a row")
        )
        self.drops = RowDrops(view, model.document, self._allowed_drop_position)
        self.drops.watch(numbers.viewport())
        numbers.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == Kinds.MouseButtonPress and isinstance(event, QMouseEvent):
            self._pressed = event.position().toPoint() if self._begins(event) else None
            if self._pressed is not None and not self._is_selected(self._pressed):
                self._click(self._pressed)
            return self._pressed is not None
        if self._pressed is None:
            return False
        if event.type() == Kinds.MouseMove and isinstance(event, QMouseEvent):
            self._go(event.position().toPoint() - self._pressed)
            return True
        if event.type() == Kinds.MouseButtonRelease:
            self._click(self._pressed)
            self._pressed = None
            return True
        return False

    def _begins(self, event: QMouseEvent) -> bool:
        """Return whether a press may become a drag."""
        is_plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        return is_plain and not self._model.table.fixed and self._view_row(event.position().toPoint()) >= 0

    def _view_row(self, point: QPoint) -> int:
        return self._view.verticalHeader().logicalIndexAt(point)

    def _is_selected(self, point: QPoint) -> bool:
        return self._link.is_selected(self._model.row(self._view_row(point)))

    def _go(self, offset: QPoint) -> None:
        """Drag what is selected once the mouse has gone some way."""
        if offset.manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            document, table = self._model.document, self._model.table.name
            drag_rows(self._view, document, table, document.selection.rows(table))

    def _click(self, point: QPoint) -> None:
        """Select the row alone."""
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._view.selectRow(self._view_row(point))
        self._link.take_rows()

    def _allowed_drop_position(self, table: str, rows: IndexArray, point: QPoint) -> DropPosition:
        if table != self._model.table.name:
            raise ValueError(self.tr("These rows are of another table"))
        if self._model.is_sorted:
            raise ValueError(self.tr("The list is sorted: rows are moved while it is in the order of the model"))
        view_row, last = self._view.rowAt(point.y()), self._model.rowCount() - 1
        if view_row < 0:
            end = self._view.rowViewportPosition(last) + self._view.rowHeight(last) if last >= 0 else 0
            return DropPosition(len(self._model.table), end)
        top, height = self._view.rowViewportPosition(view_row), self._view.rowHeight(view_row)
        is_below = point.y() > top + height // 2
        return DropPosition(self._model.row(view_row) + is_below, top + height if is_below else top)


Command = QItemSelectionModel.SelectionFlag
PADDING = 6


class SheetView(QTableView, FilteredList):
    """One table of a document as a sheet. Rows are of one height: nothing is ever measured for a million of them."""

    link_followed = Signal(str, int)  # table and row that a reference leads to
    row_framed = Signal(int)  # row of the table

    def __init__(self, model: FieldTableModel, parent: QWidget | None = None, stored: QSettings | None = None) -> None:
        super().__init__(parent)
        self.sheet = model
        self.setAccessibleName(section_title(model.table.name))
        self.link = SelectionLink(self, model, model.table.name, activates=False, current_column=self._current_column)
        self.setModel(model)  # which asks for selectionCommand already
        self.link.start()
        self.verticalHeader().sectionPressed.connect(self.link.take_rows)
        self.setItemDelegate(SheetDelegate(model, self.link, self))
        self.columns = SheetColumns(self, model, stored)
        self.cells = SheetCells(self, model, self.columns)
        self._set_up_rows()
        self._set_up_editing()

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        return self.sheet.is_shown(table, rows)

    def _current_column(self) -> int:
        """The column that the current cell stays in from row to row."""
        return max(self.currentIndex().column(), self.horizontalHeader().logicalIndex(0))

    def _set_up_rows(self) -> None:
        height = row_height(self.fontMetrics())
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        connect(rows.sectionDoubleClicked, self, lambda view_row: self.row_framed.emit(self.sheet.row(view_row)))
        rows.viewport().installEventFilter(self)
        self.numbers = RowNumbers(self, self.sheet, self.link)
        if self.sheet.table.name == "textures":
            self.picture_drops = take_pictures(self, self.sheet.document)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._fit_row_numbers()
        for signal in (self.sheet.rowsInserted, self.sheet.rowsRemoved, self.sheet.modelReset):
            signal.connect(self._fit_row_numbers)

    def _set_up_editing(self) -> None:
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)  # it leaves the table; from an editor it goes to the next cell
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setHighlightSections(False)
        # To paint itself, a header asks the model for the flags of each selected row in each column: seconds for all
        # rows of a big table. This one sees a selection that is always empty.
        header.setSelectionModel(QItemSelectionModel(self.sheet, header))
        self.setSortingEnabled(True)

    def _fit_row_numbers(self) -> None:
        widest = "0" * max(3, len(str(len(self.sheet.table))))
        self.verticalHeader().setFixedWidth(self.fontMetrics().horizontalAdvance(widest) + 3 * PADDING)

    def reset(self) -> None:
        """Rows were sorted or filtered: stay where the view was."""
        bar = self.verticalScrollBar()
        value = bar.value()
        super().reset()
        self.updateGeometries()
        bar.setValue(value)

    def show_current(self) -> None:
        """Scroll to the current cell, in a view that had no size yet when it became so."""
        self.updateGeometries()
        self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        """Here all means all that the filter shows, and what is typed goes into the cell."""
        return keep_key(event, QKeySequence.StandardKey.SelectAll) or keeps_text(event) or super().event(event)

    def selectAll(self) -> None:
        self.link.note_command(Command.ClearAndSelect)
        super().selectAll()

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        command = super().selectionCommand(index, event)
        self.link.note_command(command)
        return command

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not (_is_control_click(event) and self._control_click(self.indexAt(event.position().toPoint()))):
            super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.RightButton:  # the menu is for what is seen
            self.link.leave_out_unseen()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """An item view makes the first row current, which nobody has asked for, and paints every cell again."""
        QWidget.focusInEvent(self, event)
        self.update(self.currentIndex())
        self.viewport().update(self.visualRegionForSelection(self.selectionModel().selection()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+click on a row number: Qt would ask for all selected rows one by one, which takes a minute."""
        if event.type() == QEvent.Type.MouseButtonPress and watched is self.verticalHeader().viewport():
            assert isinstance(event, QMouseEvent)
            view_row = self.verticalHeader().logicalIndexAt(event.position().toPoint())
            if _is_control_click(event) and view_row >= 0:
                self.link.toggle(self.sheet.row(view_row))
                return True
        return super().eventFilter(watched, event)

    def _control_click(self, index: QModelIndex) -> bool:
        """Follow the link under the mouse, or take out a row that only the document knows to be selected."""
        if not index.isValid():
            return False
        if targets := self.sheet.targets(index.row(), index.column()):
            self.link_followed.emit(*targets[0])
            return True
        row = self.sheet.row(index.row())
        if beyond := self.link.is_beyond_view(row):
            self.link.toggle(row)
        return beyond


def _is_control_click(event: QMouseEvent) -> bool:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.button() == Qt.MouseButton.LeftButton and modifiers == Qt.KeyboardModifier.ControlModifier
