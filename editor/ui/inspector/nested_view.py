"""NestedView: the sheet of a nested list, as high as its entries need within limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, Kind
from editor.model.morphs import MaterialOffset
from editor.model.tables import RecordTable
from editor.ui.editors.cells import CellDelegate, ComingValues
from editor.ui.editors.references import ReferenceLine
from editor.ui.editors.revisions import Revision, SameValue
from editor.ui.inspector.nested_model import NestedModel, key_field
from editor.ui.keyboard import keeps_text
from editor.ui.lists import Index
from editor.ui.tokens import row_height
from editor.ui.value_text import NOTHING, row_noun

MEANS_ALL = (MaterialOffset,)  # entries about no row in particular


class EntryPicker(ReferenceLine):
    """A ReferenceLine that is empty again after each row that it gave out by `entered`."""

    def __init__(self, document: Document, sort: type, parent: QWidget | None = None) -> None:
        target = key_field(sort).target
        super().__init__(document, target, parent)
        self._sort = sort
        has_names = isinstance(document.model.tables[target], RecordTable)
        hint = self.tr("Add by name or number: {noun}") if has_names else self.tr("Add by number: {noun}")
        hint = hint.format(noun=row_noun(target))
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)

    def _restore(self) -> None:
        self.clear()

    def _take(self, text: str) -> None:
        if text.strip() in ("", NOTHING) and not (text.strip() and self._sort in MEANS_ALL):
            self.clear()
        else:
            super()._take(text)


class NestedDelegate(CellDelegate):
    """Edits an entry, with Ctrl the selected ones if it is one of them."""

    def __init__(self, model: NestedModel, view: QAbstractItemView, selected: Callable[[], IndexArray]) -> None:
        super().__init__(model.document, view)
        self._model = model
        self._selected = selected

    def field(self, index: Index) -> Field:
        field = self._model.cell_field(index)
        assert field is not None
        return field

    def value(self, index: Index) -> Any:
        return index.data(Qt.ItemDataRole.EditRole)

    def revise(self, index: Index, revision: Revision) -> None:
        self._model.revise(np.array([index.row()]), index.column(), revision)

    def count_selected(self, index: Index) -> int:
        return len(self._alike_entries(index))

    def revise_selected(self, index: Index, revision: Revision) -> bool:
        self._model.revise(self._alike_entries(index), index.column(), revision)
        return True

    def show_coming(self, index: Index, revision: Revision | None) -> None:
        self._model.coming = None
        if revision is not None:
            rows = frozenset(self._alike_entries(index).tolist())
            self._model.coming = ComingValues(self.field(index), rows, revision)
        self._view.viewport().update()

    def _alike_entries(self, index: Index) -> IndexArray:
        """The entry, and the selected ones of its sort if it is one of them."""
        entry_row, selected = index.row(), self._selected()
        others = selected[selected != entry_row] if entry_row in selected else selected[:0]
        alike = [row for row in others.tolist() if self._model.is_alike(entry_row, row)]
        return np.array([entry_row, *alike])


CONTROL = Qt.KeyboardModifier.ControlModifier
FEWEST, MOST = 3, 9  # rows that the view is high
WIDTHS = {Kind.REFERENCE: 20, Kind.VECTOR: 19, Kind.ROTATION: 28, Kind.COLOR: 26, Kind.SWITCH: 9}  # in digits


class NestedView(QTableView):
    """Entries are selected whole."""

    def __init__(self, model: NestedModel) -> None:
        super().__init__()
        self.setModel(model)
        self._delegate = NestedDelegate(model, self, self.entry_rows)
        self._tick = QPersistentModelIndex()  # under the mouse
        self._is_ticking = False
        self.setItemDelegate(self._delegate)
        self.viewport().setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
        height = row_height(self.fontMetrics())
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(height)
        rows.setFixedWidth(self.fontMetrics().horizontalAdvance("000000") + 4)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(True)
        self._fitted: object = None
        model.modelReset.connect(self._fit_columns)
        model.rowsInserted.connect(self.updateGeometry)
        model.rowsRemoved.connect(self.updateGeometry)

    def entry_rows(self) -> IndexArray:
        """The selected entries, ascending."""
        parts: list[QItemSelectionRange] = list(self.selectionModel().selection())  # type: ignore[call-overload]
        ranges = [np.arange(part.top(), part.bottom() + 1) for part in parts]
        return np.unique(np.concatenate(ranges)) if ranges else np.empty(0, np.intp)

    def select_entries(self, entry_rows: IndexArray) -> None:
        """Select a few entries and make the first the current one."""
        model, selection = self.model(), QItemSelection()
        for run in np.split(entry_rows, np.flatnonzero(np.diff(entry_rows) != 1) + 1):
            if len(run):
                selection.select(model.index(int(run[0]), 0), model.index(int(run[-1]), model.columnCount() - 1))
        flags = QItemSelectionModel.SelectionFlag
        if len(entry_rows):
            self.selectionModel().setCurrentIndex(model.index(int(entry_rows[0]), 0), flags.NoUpdate)
            self.scrollTo(model.index(int(entry_rows[0]), 0))
        self.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)

    def sizeHint(self) -> QSize:
        rows = min(max(self.model().rowCount(), FEWEST), MOST)
        height = rows * self.verticalHeader().defaultSectionSize() + self.horizontalHeader().sizeHint().height()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(super().sizeHint().width(), height + bar + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Handle an event; typed characters go into the cell."""
        return keeps_text(event) or super().event(event)

    # -- ticks, with Ctrl in all selected entries -------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(event)
        is_control = event.modifiers() == CONTROL and event.button() == Qt.MouseButton.LeftButton
        self._is_ticking = is_control and self._tick.isValid() and self._delegate.count_selected(self._tick) > 1
        if not self._is_ticking:  # else the selection would change
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._point(event)
        if not self._is_ticking:
            super().mouseReleaseEvent(event)
        elif self._tick.isValid():
            self._delegate.revise_selected(self._tick, self._ticking)
        self._is_ticking = False
        self._announce(event.modifiers() == CONTROL)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._announce(False)
        self._point(event)
        self._announce(event.modifiers() == CONTROL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._announce(event.key() == Qt.Key.Key_Control)
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._announce(False)
        super().keyReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._announce(False)
        self._tick = QPersistentModelIndex()
        super().leaveEvent(event)

    def _point(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self._tick = QPersistentModelIndex(index if is_tick(index) else QModelIndex())

    @property
    def _ticking(self) -> SameValue:
        """The revision by a click on the tick under the mouse."""
        return SameValue(not self._tick.data(Qt.ItemDataRole.EditRole))

    def _announce(self, shown: bool) -> None:
        if self._tick.isValid():
            rect = self.visualRect(self._tick) if shown else QRect()
            self._delegate.announce(self._tick, self._ticking if shown else None, rect)

    def _fit_columns(self) -> None:
        """Give the columns the widths that their kinds need, once for each sort of list."""
        self.updateGeometry()
        model = self.model()
        assert isinstance(model, NestedModel)
        if self._fitted == model.sorts:
            return
        self._fitted = model.sorts
        digit = self.fontMetrics().horizontalAdvance("0")
        for column, field in enumerate(model.columns()):
            title = self.horizontalHeader().sectionSizeHint(column)
            self.setColumnWidth(column, max(title, digit * column_digits(field)))


def is_tick(index: QModelIndex) -> bool:
    """Tell whether a cell is ticked by a click."""
    return index.isValid() and bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)


def column_digits(field: Field | None) -> int:
    """Return the width of a column in digits; `field` None: the column of the sort of an entry."""
    if field is None or field.target in ("vertices", "faces"):
        return 9
    return WIDTHS.get(field.kind, 12)
