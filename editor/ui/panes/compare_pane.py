"""ComparePane: what the document differs in from another model, where it is, and buttons that take it over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QModelIndex, Qt
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

from editor.document.document import Document
from editor.document.said import translate
from editor.operations.queries.compare import GONE, TableDifferences
from editor.ui.lists import ListCommands
from editor.ui.models.difference_tree import HERE, THERE, WHAT, DifferenceTree
from editor.ui.panes.filtered_pane import FilteredPane
from editor.ui.value_text import count_text, error_text, translated

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
            line.setContentsMargins(4, 0, 4, 0)
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
        column.setContentsMargins(0, 2, 0, 4)
        column.setSpacing(2)
        column.addLayout(top)
        column.addLayout(middle)
        column.addWidget(self.tree, 1)
        column.addLayout(bottom)
        self.setFocusProxy(self.tree)

    def _connect(self) -> None:
        self._comparison.changed.connect(self._show)
        self._comparison.progressed.connect(self._show_progress)
        self._comparison.taken_over.connect(self._report_taken)
        self._comparison.refused.connect(self._report_refused)
        self.filter_box.wanted.connect(self._filter)
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
        if self.model.differences is not self._comparison.found:
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
        self.model.show(self._comparison.found, text)
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
        other, found = self._comparison.other, self._comparison.found
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

    def _report_taken(self, count: int) -> None:
        other = self._comparison.other
        if other is None:
            return
        text = self.tr("Taken over from {title}: {count}")
        self.document.show_status(text.format(title=translated(other.title), count=count_text(count)))
