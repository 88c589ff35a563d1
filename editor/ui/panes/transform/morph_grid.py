"""MorphGrid: the morphs of the pane as small pictures of what they do, each with its name and its weight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractListModel, QItemSelectionRange, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.fields import NONE
from editor.ui.lists import NO_INDEX, FilteredList, Index, Role, RowList
from editor.ui.models.row_lists import MorphList
from editor.ui.models.row_tree import is_heading
from editor.ui.panes.selection_link import SelectionLink
from editor.ui.tokens import RADIUS, SPACING_S
from editor.ui.value_text import section_title

PICTURE = 80  # logical pixels of a side at least
BAR = 3  # pixels of the line that shows a weight

Rows = list[tuple[QModelIndex, QModelIndex]]


class MorphGridModel(QAbstractListModel):
    """The morphs that a MorphList shows, one after another, without its headings."""

    def __init__(self, morphs: MorphList) -> None:
        super().__init__(morphs)
        self.morphs = morphs
        self.document = morphs.document
        self.is_changing = False
        self.rows: list[int] = []
        self._places: dict[int, int] = {}
        self._take()
        morphs.modelAboutToBeReset.connect(self._begin_reset)
        morphs.modelReset.connect(self._reset)
        morphs.dataChanged.connect(self._show_all)
        self.document.morph_thumbnails.changed.connect(self._show_all)

    def row_at(self, index: Index) -> tuple[str, int]:
        return ("morphs", self.rows[index.row()]) if index.isValid() else ("", NONE)

    def index_of(self, table: str, row: int) -> QModelIndex:
        return self.index(self._places.get(row, -1), 0)

    def is_shown(self, table: str, rows: IndexArray) -> BoolArray:
        return np.fromiter((row in self._places for row in rows.tolist()), np.bool_, len(rows))

    def ranges_of(self, table: str, rows: IndexArray, most: int) -> Rows | None:
        indexes = [self.index_of(table, row) for row in rows.tolist() if row in self._places]
        return [(index, index) for index in indexes] if len(indexes) <= most else None

    def rows_of(self, ranges: Iterable[QItemSelectionRange]) -> dict[str, IndexArray]:
        rows = sorted({row for part in ranges for row in self.rows[part.top() : part.bottom() + 1]})
        return {"morphs": np.array(rows, np.intp)} if rows else {}

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        return self.morphs.data(self.morphs.node_index(self.rows[index.row()]), role) if index.isValid() else None

    def _take(self) -> None:
        nodes = (node for above in self.morphs.nodes_below() for node in self._below(above))
        self.rows = [node for node in nodes if not is_heading(node)]
        self._places = {row: place for place, row in enumerate(self.rows)}

    def _below(self, node: int) -> list[int]:
        return self.morphs.nodes_below(self.morphs.node_index(node)) if is_heading(node) else [node]

    def _begin_reset(self) -> None:
        self.is_changing = True
        self.beginResetModel()

    def _reset(self) -> None:
        self._take()
        self.is_changing = False
        self.endResetModel()

    def _show_all(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, 0))


class MorphPictureDelegate(QStyledItemDelegate):
    """Paints a picture with its name below, and between them how far the weight goes."""

    def __init__(self, model: MorphGridModel, view: MorphGrid) -> None:
        super().__init__(view)
        self._model = model
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._view.cell

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, palette = self._model.rows[index.row()], option.palette
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        group = QPalette.ColorGroup.Active if self._view.hasFocus() else QPalette.ColorGroup.Inactive
        frame = option.rect.adjusted(SPACING_S // 2, SPACING_S // 2, -SPACING_S // 2, -SPACING_S // 2)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.brush(group, QPalette.ColorRole.Highlight) if is_selected else palette.light())
        painter.drawRoundedRect(frame, RADIUS, RADIUS)
        side = frame.width() - 2 * SPACING_S
        picture = QRect(frame.left() + SPACING_S, frame.top() + SPACING_S, side, side)
        image = self._model.document.morph_thumbnails.of(row)
        if image is not None:
            painter.drawImage(picture, image)
        weight = min(max(self._model.morphs.weight(row), 0.0), 1.0)
        ink = palette.color(group, QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text)
        painter.fillRect(picture.left(), picture.bottom() + 1, round(side * weight), BAR, ink)
        painter.setPen(ink)
        line = frame.adjusted(SPACING_S, picture.bottom() + 1 + BAR - frame.top(), -SPACING_S, 0)
        name = painter.fontMetrics().elidedText(
            self._model.morphs.name(row), Qt.TextElideMode.ElideMiddle, line.width()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, RADIUS, RADIUS)
        painter.restore()


class MorphGrid(QListView, RowList, FilteredList):
    """Space or a double click takes a morph to 1, or back to 0, as one pose step."""

    def __init__(self, morphs: MorphList) -> None:
        super().__init__()
        self.pictures = MorphGridModel(morphs)
        self.cell = QSize(PICTURE, PICTURE)
        self.setAccessibleName(section_title("morphs"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or the cells would change for it
        self.setItemDelegate(MorphPictureDelegate(self.pictures, self))
        self.setModel(self.pictures)
        self.link = SelectionLink(self, self.pictures, "morphs")
        self.link.start()

    @property
    def commanded_table(self) -> str:
        return "morphs"

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        return self.pictures.is_shown(table, rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the width with as many pictures as fit."""
        width = self.viewport().width() - 1
        side = width // max(width // (PICTURE + 2 * SPACING_S), 1)
        self.cell = QSize(side, side + self.fontMetrics().height() + SPACING_S)
        self.setGridSize(self.cell)
        super().resizeEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._switch(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self._switch(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _switch(self, index: Index) -> None:
        row, morphs = self.pictures.row_at(index)[1], self.pictures.morphs
        morphs.set_weights([row], 0.0 if morphs.weight(row) >= 0.5 else 1.0)
