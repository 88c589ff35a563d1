"""NestedView: the sheet of a nested list, as high as its entries need within limits."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QItemSelectionRange, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, Kind
from editor.ui.inspector.nested_delegate import NestedDelegate
from editor.ui.inspector.nested_model import NestedModel
from editor.ui.kept_keys import keeps_text

FEWEST, MOST = 3, 9  # rows that the view is high
WIDTHS = {Kind.REFERENCE: 20, Kind.VECTOR: 19, Kind.ROTATION: 28, Kind.COLOR: 26, Kind.SWITCH: 9}  # in digits


class NestedView(QTableView):
    """Entries are selected whole."""

    def __init__(self, model: NestedModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(NestedDelegate(model, self, self.entry_rows))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
        height = self.fontMetrics().height() + 8
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(height)
        rows.setFixedWidth(self.fontMetrics().horizontalAdvance("000000") + 4)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStretchLastSection(True)
        self._fitted: object = None
        model.modelReset.connect(self._fit)
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
        """What is typed goes into the cell."""
        return keeps_text(event) or super().event(event)

    def _fit(self) -> None:
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
            self.setColumnWidth(column, max(title, digit * digits(field)))


def digits(field: Field | None) -> int:
    """How wide a column is, in digits; None: the one that says the sort of an entry."""
    if field is None or field.target in ("vertices", "faces"):
        return 9
    return WIDTHS.get(field.kind, 12)
