"""ComparePane: the differences of the document from another model as a tree, and buttons that take them over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.document.comparison import ModelDifferences
from editor.document.document import Document
from editor.document.texts import translate
from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, Kind, field_of
from editor.operations.queries.compare import GONE, TableDifferences, nested_differences
from editor.ui.lists import NO_INDEX, Index, ListCommands, Role
from editor.ui.models.row_filter import rows_matching, text_filter
from editor.ui.panes.filtered_pane import FilteredPane
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import (
    count_text,
    error_text,
    exact_text,
    field_label,
    record_title,
    section_title,
    translated,
)

WHAT, HERE, THERE = range(3)
MOST_NAMED = 12  # differences of nested rows that are named one by one
NESTED = (Kind.RECORDS, Kind.COLUMNS)


@dataclass(frozen=True, slots=True)
class DifferenceGroup:
    """Rows (n, 2) of both models that differ in one field; without one, rows that the other one, GONE, has not."""

    table: str
    field: Field | None
    rows: IndexArray

    @property
    def is_here(self) -> bool:
        """True if this model has the rows."""
        return not len(self.rows) or self.rows[0, 0] != GONE


Section = tuple[str, list[DifferenceGroup]]


class DifferenceTree(QAbstractItemModel):
    """The id of an index is 0 for a table, and else tells which table, from 1 on, and group it is within."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.differences: ModelDifferences | None = None
        self._text = ""
        self._sections: list[Section] = []

    def show(self, differences: ModelDifferences | None, text: str) -> None:
        """Show the differences that a filter wants: by table, by field, or by the names and numbers of rows."""
        self.beginResetModel()
        self.differences, self._text = differences, text
        self._sections = list(self._filtered_sections()) if differences is not None else []
        self.endResetModel()

    @property
    def count(self) -> int:
        """The number of differences that are shown."""
        return sum(len(group.rows) for _, groups in self._sections for group in groups)

    def group(self, index: Index) -> DifferenceGroup | None:
        """The group that a row is in, or that an index is; None for tables."""
        id = index.internalId()
        if not index.isValid() or not id:
            return None
        section, number = divmod(id, 1 << 16)
        return self._sections[section - 1][1][number - 1 if number else index.row()]

    def row(self, index: Index) -> tuple[int, int] | None:
        """The row in both models; None for tables and groups."""
        group = self.group(index)
        if group is None or not index.internalId() % (1 << 16):
            return None
        row, row_b = group.rows[index.row()].tolist()
        return row, row_b

    def chosen(self, indexes: Iterable[Index]) -> dict[str, TableDifferences]:
        """The differences at some indexes, those below them too, by table."""
        rows: dict[tuple[str, str, bool], list[IndexArray]] = {}
        for index in indexes:
            group, row = self.group(index), self.row(index)
            groups = [group] if group is not None else self._sections[index.row()][1]
            for each in groups:
                key = each.table, each.field.name if each.field is not None else "", each.is_here
                rows.setdefault(key, []).append(each.rows if row is None else np.array([row], np.intp))
        differences = {key: np.unique(np.concatenate(some), axis=0) for key, some in rows.items()}
        nothing = np.empty((0, 2), np.intp)
        return {
            table: TableDifferences(
                differences.get((table, "", True), nothing)[:, 0],
                differences.get((table, "", False), nothing)[:, 1],
                {field: some for (name, field, _), some in differences.items() if name == table and field},
            )
            for table in {table for table, _, _ in differences}
        }

    @property
    def all(self) -> dict[str, TableDifferences]:
        """All differences that are shown."""
        return self.chosen(self.index(row, 0) for row in range(self.rowCount()))

    # -- filtering -------------------------------------------------------------------------------------------------

    def _filtered_sections(self) -> Iterable[Section]:
        assert self.differences is not None
        is_wanted = text_filter(self._text)
        for name, differences in self.differences.compared.tables.items():
            groups = self._groups_of_table(name, differences)
            if not is_wanted(section_title(name)):
                groups = [group if is_wanted(self._label(group)) else self._filtered_group(group) for group in groups]
            groups = [group for group in groups if len(group.rows)]
            if groups:
                yield name, groups

    def _groups_of_table(self, name: str, differences: TableDifferences) -> list[DifferenceGroup]:
        assert self.differences is not None
        table = self.differences.model.tables[name]
        here = np.stack((differences.removed, np.full(len(differences.removed), GONE)), axis=1)
        there = np.stack((np.full(len(differences.added), GONE), differences.added), axis=1)
        of_fields = [
            DifferenceGroup(name, field_of(table.row_type, field), rows) for field, rows in differences.fields.items()
        ]
        return [DifferenceGroup(name, None, here), DifferenceGroup(name, None, there), *of_fields]

    def _filtered_group(self, group: DifferenceGroup) -> DifferenceGroup:
        assert self.differences is not None
        side, model = (0, self.differences.model) if group.is_here else (1, self.differences.other)
        table = model.tables[group.table]
        named = [field for field in table.fields if field.kind is Kind.TEXT]
        return DifferenceGroup(
            group.table, group.field, group.rows[rows_matching(model, table, named, self._text)[group.rows[:, side]]]
        )

    # -- as Qt asks ------------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, column, 0)
        id = parent.internalId()
        return self.createIndex(row, column, id + parent.row() + 1 if id else (parent.row() + 1) << 16)

    def parent(self, index: Index = NO_INDEX) -> Any:
        id = index.internalId()
        if not index.isValid() or not id:
            return QModelIndex()
        section, number = divmod(id, 1 << 16)
        return self.createIndex(number - 1, 0, section << 16) if number else self.createIndex(section - 1, 0, 0)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self._sections)
        if parent.column():
            return 0
        if not parent.internalId():
            return len(self._sections[parent.row()][1])
        group = self.group(parent)
        return len(group.rows) if group is not None and self.row(parent) is None else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 3

    def headerData(self, section: int, orientation: Any, role: int = Role.DisplayRole) -> Any:
        if role != Role.DisplayRole:
            return None
        return (self.tr("Difference"), self.tr("Here"), self.tr("There"))[section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or self.differences is None or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        group, row = self.group(index), self.row(index)
        if group is None or row is None:
            return self._title(index, group) if index.column() == WHAT else None
        if role == Role.ToolTipRole and group.field is not None and group.field.kind in NESTED:
            return "\n".join(self._nested_texts(group, group.field, *row))
        if index.column() == WHAT:
            model = self.differences.model if group.is_here else self.differences.other
            return record_title(model, group.table, row[0 if group.is_here else 1])
        if group.field is None:
            return None
        model = self.differences.model if index.column() == HERE else self.differences.other
        value = model.tables[group.table].value(row[index.column() - HERE], group.field.name)
        return exact_text(model, group.field, value)

    def _title(self, index: Index, group: DifferenceGroup | None) -> str:
        if group is None:
            table, groups = self._sections[index.row()]
            return f"{section_title(table)} ({count_text(sum(len(each.rows) for each in groups))})"
        return f"{self._label(group)} ({count_text(len(group.rows))})"

    def _label(self, group: DifferenceGroup) -> str:
        if group.field is not None:
            return field_label(group.field)
        return self.tr("Only here") if group.is_here else self.tr("Only there")

    def _nested_texts(self, group: DifferenceGroup, field: Field, row: int, row_b: int) -> Sequence[str]:
        """Return texts of the differences within a nested value, at most MOST_NAMED and an ellipsis."""
        assert self.differences is not None
        a, b = (
            model.tables[group.table].value(index, field.name)
            for model, index in ((self.differences.model, row), (self.differences.other, row_b))
        )
        found = nested_differences(field, a, b, self.differences.compared.aligned, 0.0)
        lines = [f"{each.field}: {each.a} → {each.b}" for each in islice(found, MOST_NAMED + 1)]
        return [*lines[:MOST_NAMED], *("…" for _ in lines[MOST_NAMED:])]


FEW = 20  # rows of a field that are shown unfolded


class ComparePane(FilteredPane, ListCommands):
    """`fill` fills the menu of what can be compared with. While nothing is seen of the pane, nothing is compared."""

    def __init__(self, document: Document, fill: Callable[[QMenu], object], parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._comparison = document.comparison
        self.model = DifferenceTree(self)
        self.tree = QTreeView()
        self.choose = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.summary = QLabel()
        self.ghost = QCheckBox(self.tr("Show both"))
        self.tolerance = QDoubleSpinBox()
        self.progress = QProgressBar()
        self.take = QPushButton(self.tr("Take over"))
        self.take_all = QPushButton(self.tr("Take over all"))
        self._set_up(fill)
        self._arrange()
        self._connect()
        self._show()

    # -- parts -----------------------------------------------------------------------------------------------------

    def _set_up(self, fill: Callable[[QMenu], object]) -> None:
        menu = QMenu(self.choose)
        menu.aboutToShow.connect(lambda: fill(menu))
        self.choose.setText(self.tr("Compare with"))
        self.choose.setMenu(menu)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setMinimumWidth(1)
        self.tolerance.setRange(0.0, 1000.0)
        self.tolerance.setDecimals(6)
        self.tolerance.setSingleStep(0.001)
        self.tolerance.setPrefix(self.tr("Tolerance: "))
        self.tolerance.setToolTip(self.tr("Numbers that are closer than this count as equal"))
        self.tolerance.setAccessibleName(self.tr("Tolerance"))
        self.take.setToolTip(self.tr("Give the selected rows what they have in the other model"))
        self.take_all.setToolTip(self.tr("Make this model like the other in everything that is shown"))
        self.tree.setUniformRowHeights(True)
        self.tree.setModel(self.model)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.tree.header()
        header.setStretchLastSection(False)
        for column in (WHAT, HERE, THERE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _arrange(self) -> None:
        top, middle, bottom = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for line in (top, middle, bottom):
            line.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        top.addWidget(self.choose)
        top.addWidget(self.summary, 1)
        middle.addWidget(self.filter_box, 1)
        middle.addWidget(self.tolerance)
        bottom.addWidget(self.ghost)
        bottom.addWidget(self.progress, 1)
        bottom.addStretch()
        bottom.addWidget(self.take)
        bottom.addWidget(self.take_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SPACING_S, 0, SPACING_S)
        column.setSpacing(SPACING_S)
        column.addLayout(top)
        column.addLayout(middle)
        column.addWidget(self.tree, 1)
        column.addLayout(bottom)
        self.setFocusProxy(self.tree)

    def _connect(self) -> None:
        self._comparison.changed.connect(self._show)
        self._comparison.progressed.connect(self._show_progress)
        self._comparison.taken_over.connect(self._report_taken_over)
        self._comparison.refused.connect(self._report_refused)
        self.filter_box.filter_changed.connect(self._filter)
        self.filter_box.left.connect(self.tree.setFocus)
        self.ghost.setChecked(self._comparison.shows_ghost)
        self.ghost.toggled.connect(self._show_ghost)
        self.document.posing.changed.connect(self._enable_ghost)
        self.tolerance.setValue(self._comparison.tolerance)
        self.tolerance.valueChanged.connect(self._tolerate)
        self.tree.activated.connect(self._jump)
        self.tree.selectionModel().selectionChanged.connect(self._show_possible)
        self.take.clicked.connect(self._take_selected)
        self.take_all.clicked.connect(lambda: self._take_over(self.model.all))

    # -- what is seen ----------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._comparison.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._comparison.watch(False)

    def _show(self) -> None:
        if self.model.differences is not self._comparison.differences:
            self._filter(self.filter_box.text())
        self.summary.setText(self._summary_text())
        self.summary.setToolTip(self.summary.text())
        self.progress.setVisible(self._comparison.is_working)
        self._enable_ghost()
        self._show_possible()

    def _enable_ghost(self) -> None:
        """Models are compared at rest: a posed one is seen alone."""
        is_posed = self.document.posing.is_shown
        self.ghost.setEnabled(self._comparison.other is not None and not is_posed)
        self.ghost.setToolTip(
            self.tr("The models are shown together in Edit mode, without a pose")
            if is_posed
            else self.tr("Show the other model in the view of this one, in one colour")
        )

    def _show_progress(self, done: float) -> None:
        self.progress.setValue(round(100 * done))

    def _filter(self, text: str) -> None:
        """Show what a filter wants; what was unfolded stays so, and few differences come unfolded."""
        opened = {self._title(index) for index in self._inner() if self.tree.isExpanded(index)}
        self.model.show(self._comparison.differences, text)
        for index in list(self._inner()):
            is_open = self.model.rowCount(index) <= FEW or not index.parent().isValid()
            self.tree.setExpanded(index, is_open or self._title(index) in opened)
        self.summary.setText(self._summary_text())
        self._show_possible()

    def _inner(self) -> list[QModelIndex]:
        tables = [self.model.index(row, 0) for row in range(self.model.rowCount())]
        groups = [self.model.index(row, 0, table) for table in tables for row in range(self.model.rowCount(table))]
        return [*tables, *groups]

    def _title(self, index: QModelIndex) -> tuple[str, str]:
        """Return the name of a table or group, without its count."""
        group = self.model.group(index)
        return (group.table, group.field.name if group.field else str(group.is_here)) if group else ("", "")

    def _summary_text(self) -> str:
        other, found = self._comparison.other, self._comparison.differences
        if other is None:
            return self.tr("Nothing to compare with was chosen")
        if self._comparison.error is not None:
            return error_text(self._comparison.error)
        if found is None:
            return self.tr("{}: comparing…").format(translated(other.title))
        if not found.compared.count:
            return self.tr("{}: no difference").format(translated(other.title))
        text = self.tr("{title}: differences: {count}")
        if self.filter_box.text():
            text = self.tr("{title}: differences: {count}, shown: {shown}")
        counts = {"count": count_text(found.compared.count), "shown": count_text(self.model.count)}
        return text.format(title=translated(other.title), **counts)

    def _show_possible(self) -> None:
        is_fresh = self._comparison.is_fresh and not self._comparison.is_working
        self.take.setEnabled(is_fresh and self.tree.selectionModel().hasSelection())
        self.take_all.setEnabled(is_fresh and self.model.count > 0)

    # -- what is done ----------------------------------------------------------------------------------------------

    def _show_ghost(self, shows: bool) -> None:
        self._comparison.shows_ghost = shows

    def _tolerate(self, tolerance: float) -> None:
        self._comparison.tolerance = tolerance

    def _jump(self, index: QModelIndex) -> None:
        group, row = self.model.group(index), self.model.row(index)
        if group is None or row is None or row[0] == GONE:
            return
        table = self.document.model.tables[group.table]
        if row[0] < len(table) and not table.fixed:
            self.document.selection.go_to(group.table, row[0])
            self.services.frame_rows(group.table, [row[0]])

    def _take_selected(self) -> None:
        self._take_over(self.model.chosen(self.tree.selectionModel().selectedRows()))

    def _take_over(self, chosen: Mapping[str, TableDifferences]) -> None:
        other = self._comparison.other
        if other is None:
            return
        self._comparison.take_over(chosen, translate("ComparePane", "Take over from {}").format(other.title))

    def _report_refused(self, error: Exception) -> None:
        self.document.show_status(error_text(error))

    def _report_taken_over(self, count: int) -> None:
        other = self._comparison.other
        if other is None:
            return
        text = self.tr("Taken over from {title}: {count}")
        self.document.show_status(text.format(title=translated(other.title), count=count_text(count)))
