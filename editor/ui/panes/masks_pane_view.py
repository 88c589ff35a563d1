"""MaskView: the list of materials, whose check boxes are switched by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QStyle, QWidget

from editor.ui.models.mask_list import FACES, MaskList
from editor.ui.models.row_tree import HELD, NAME, NUMBER
from editor.ui.panes.row_actions import chosen_rows
from editor.ui.panes.row_tree_view import RowTreeView

Metric = QStyle.PixelMetric


class MaskView(RowTreeView):
    """Switching a selected material switches all selected ones; check boxes leave the selection as it is."""

    yielding = (NUMBER, FACES)

    def __init__(self, model: MaskList, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._masks = model
        self.setColumnHidden(HELD, True)
        del self._widths[HELD]
        self.fit_column(FACES, "00,000 / 00,000")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._is_on_box(at):
            self._switch(self._masks.node(self.indexAt(at)))
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._is_on_box(event.position().toPoint()):
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks on a box switch it twice."""
        if self._is_on_box(event.position().toPoint()):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._masks.switch(self._chosen())
        else:
            super().keyPressEvent(event)

    def _switch(self, row: int) -> None:
        chosen = self._chosen()
        self._masks.switch(chosen if row in chosen else [row])

    def _chosen(self) -> list[int]:
        rows: list[int] = chosen_rows(self._masks.document, "materials").tolist()
        return rows

    def _is_on_box(self, at: QPoint) -> bool:
        index, style = self.indexAt(at), self.style()
        if not index.isValid() or index.column() != NAME:
            return False
        margin = style.pixelMetric(Metric.PM_FocusFrameHMargin, None, self) + 1
        room = style.pixelMetric(Metric.PM_IndicatorWidth, None, self) + 2 * margin
        return at.x() - self.visualRect(index).left() < room
