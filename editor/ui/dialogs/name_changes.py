"""NameChanges: in the form of an operation, the names that it changes, before and after, row by row."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from editor.document.operation_run import OperationRun
from editor.math3d.arrays import IndexArray
from editor.model.changes import Action, Change
from editor.ui.models.rename_grid import NEW, NEW_EN, OLD_EN, REMARKS, ROW, ChangedNames, Names

MOST_ROWS = 8  # that are seen at once
WIDTH = 64  # characters


class NameChanges(QTableView):
    """Follows the runs of an operation; hidden while no name changes."""

    def __init__(self, run: OperationRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = ChangedNames(run.document.model, self)
        self._before: Names = {}
        self._places: dict[str, IndexArray] = {}  # by table, where each row of before is now; NONE for one that is gone
        self.setModel(self.grid)
        self.setAccessibleName(self.tr("Names before and after"))
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(ROW, QHeaderView.ResizeMode.ResizeToContents)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()
        run.about_to_run.connect(self._begin)
        run.done.connect(self._show)
        run.refused.connect(self.hide)
        run.document.changed.connect(self._follow)

    def _begin(self) -> None:
        self._before = self.grid.names_now()
        self._places = {table: np.arange(len(names["name"])) for table, names in self._before.items()}

    def _follow(self, change: Change) -> None:
        """Keep where the rows of before are."""
        if change.table in self._places and change.action is not Action.SET:
            self._places[change.table] = change.renumber(self._places[change.table])

    def _show(self) -> None:
        self.grid.compare(self._before, self._places)
        count, height = self.grid.rowCount(), self.verticalHeader().defaultSectionSize()
        for column, field in ((NEW, "name"), (OLD_EN, "name_en"), (NEW_EN, "name_en")):
            self.setColumnHidden(column, not self.grid.changes_of(field))
        self.setColumnHidden(REMARKS, not self.grid.changed_faults)
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + height * min(count, MOST_ROWS) + 4)
        self.setVisible(count > 0)
