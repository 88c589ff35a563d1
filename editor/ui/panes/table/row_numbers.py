"""RowNumbers: what the mouse does to the row numbers of a sheet: rows are dragged by them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QTableView

from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.row_drops import DropPosition, RowDrops
from editor.ui.panes.selection_link import SelectionLink
from editor.ui.row_dragging import drag_rows

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
        self.drops = RowDrops(view, model.document, self._drop_position)
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

    def _drop_position(self, table: str, point: QPoint) -> DropPosition:
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
