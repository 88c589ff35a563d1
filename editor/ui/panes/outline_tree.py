"""OutlineTree: the tree of the outline, out of which rows are dragged, and between whose rows they are dropped."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QTreeView, QWidget

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.fields import NONE
from editor.ui.list_commands import FilteredList
from editor.ui.models.outline import NAME, OutlineModel
from editor.ui.models.outline_section import CLOSED
from editor.ui.panes.row_drops import DropPosition, RowDrops, take_pictures
from editor.ui.row_dragging import drag_rows
from editor.ui.value_text import section_title


class OutlineTree(QTreeView, FilteredList):
    """Rows are dropped among those of their own table, while these stand in the order of the model."""

    def __init__(self, model: OutlineModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self.setUniformRowHeights(True)  # before there are rows: those that were laid out would keep no height
        self.setModel(model)
        self.setDragEnabled(True)
        self.drops = RowDrops(self, model.document, self._drop_position)
        self.picture_drops = take_pictures(self, model.document, self._takes_pictures)

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        return np.ones(len(rows), np.bool_) if table in CLOSED else self._rows.is_shown(table, rows)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected rows of the table in which the mouse was pressed."""
        table, row = self._rows.row_at(self.currentIndex())
        if row != NONE:
            drag_rows(self, self._rows.document, table, self._rows.document.selection.chosen(table))

    def _drop_position(self, table: str, point: QPoint) -> DropPosition:
        index = self.indexAt(point).siblingAtColumn(NAME)
        there, row = self._rows.row_at(index)
        if there != table or table in CLOSED:
            raise ValueError(self.tr("{}: they are moved among themselves only").format(section_title(table)))
        if self._rows.is_tree and table == "bones":
            raise ValueError(self.tr("Bones are dragged while they stand in the order of the model, not as a tree"))
        rect = self.visualRect(index)
        if row == NONE:
            return DropPosition(0, rect.bottom() + 1)
        is_below = point.y() > rect.center().y()
        return DropPosition(row + is_below, rect.bottom() + 1 if is_below else rect.top())

    def _takes_pictures(self, point: QPoint) -> bool:
        """Return whether the section of textures is at a point."""
        return self._rows.row_at(self.indexAt(point))[0] == "textures"
