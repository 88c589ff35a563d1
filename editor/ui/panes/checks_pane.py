"""ChecksPane: what is wrong with the model by check, what happens in MMD because of it, and what mends it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QItemSelectionModel,
    QMetaObject,
    QModelIndex,
    QObject,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QSplitter,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.texts import translate
from editor.messages import Finding, Level
from editor.operations.checks.check import Check
from editor.operations.checks.fixing import count_of
from editor.ui.command import Answer, Command, CommandList, PaneScope
from editor.ui.icons import icon
from editor.ui.lists import ListCommands
from editor.ui.models.finding_tree import (
    COUNT,
    DETAIL,
    ICONS,
    LEVEL,
    ORDER,
    SECTION,
    WHAT,
    FindingGroup,
    FindingTree,
    filtered_groups,
    level_text,
    row_name,
    tr_check,
)
from editor.ui.panes.filtered_pane import FilteredPane
from editor.ui.panes.fix_panel import FixPanel
from editor.ui.services import CurrentDocument
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, section_title, translated

MOST_COPIED = 1000  # lines of rows
_COUNTED: dict[Level, tuple[Any, Any]] = {
    Level.ERROR: (QT_TRANSLATE_NOOP("CheckCounts", "{} error"), QT_TRANSLATE_NOOP("CheckCounts", "{} errors")),
    Level.WARNING: (QT_TRANSLATE_NOOP("CheckCounts", "{} warning"), QT_TRANSLATE_NOOP("CheckCounts", "{} warnings")),
    Level.INFO: (QT_TRANSLATE_NOOP("CheckCounts", "{} note"), QT_TRANSLATE_NOOP("CheckCounts", "{} notes")),
}


def _check_commands(scope: PaneScope[ChecksPane]) -> list[Command]:
    translate = QCoreApplication.translate
    pane = scope.name
    return [
        Command(
            "checks.fix-chosen",
            translate("FixPanel", "Fix this…"),
            scope.run(lambda pane: pane.propose_fix_of_chosen_findings()),
            tip=translate("FixPanel", "Fixes the selected findings; you see what changes before"),
            when=scope.when(lambda pane: pane.can_fix_chosen()),
            pane=pane,
        ),
        Command(
            "checks.fix-kind",
            translate("FixPanel", "Fix all of this kind…"),
            scope.run(lambda pane: pane.propose_fix_of_chosen_checks()),
            tip=translate("FixPanel", "Fixes all that this check finds; you see what changes before"),
            when=scope.when(lambda pane: pane.can_fix_kind()),
            pane=pane,
        ),
        Command(
            "checks.ignore",
            translate("FixPanel", "Ignore this"),
            scope.run(lambda pane: pane.toggle_ignored()),
            tip=translate(
                "FixPanel",
                "Ignores this finding of the model from now on, by the names of the rows; the file is not changed",
            ),
            when=scope.when(lambda pane: pane.can_ignore()),
            text=scope.value(
                lambda pane: (
                    translate("FixPanel", "Do not ignore this")
                    if pane.panel.is_accepted
                    else translate("FixPanel", "Ignore this")
                ),
                translate("FixPanel", "Ignore this"),
            ),
            pane=pane,
        ),
        Command(
            "checks.fix-safe",
            translate("ChecksPane", "Fix everything that is safe…"),
            scope.run(lambda pane: pane.propose_safe_fixes()),
            tip=translate("ChecksPane", "Fixes everything that can be fixed without changing how the model looks"),
            when=scope.when(lambda pane: pane.can_fix_safe()),
            pane=pane,
        ),
        Command(
            "checks.select-rows",
            translate("ChecksPane", "Select all its rows"),
            scope.run(lambda pane: pane.select_rows_of_chosen_checks()),
            tip=translate("ChecksPane", "Selects in the model all rows that the chosen checks found"),
            when=scope.when(lambda pane: pane.can_select()),
            pane=pane,
        ),
    ]


CHECK_COMMANDS = _check_commands, "FixPanel"
OF_CHOSEN = ("checks.fix-chosen", "checks.fix-kind", "checks.ignore")


class ChecksPane(FilteredPane, ListCommands):
    """A tree of checks with their rows; beside it, of the chosen check, why it matters and the ways to mend it.

    While nothing is seen of the pane, it asks nothing.
    """

    def __init__(self, document: Document, parent: QWidget | None = None, commands: CommandList | None = None) -> None:
        """Without the `commands` of a window the pane has its own."""
        super().__init__(document, parent)
        self.commands = commands if commands is not None else CommandList(self)
        self.commands.scope("checks").declare(CHECK_COMMANDS)
        self.checker = document.checker
        self.model = FindingTree(document.model, self)
        self.tree = QTreeView()
        self.panel = FixPanel(document, [self.commands.button(id, wide=True) for id in OF_CHOSEN])
        self.summary = QLabel()
        self.level = QComboBox()
        self.section = QComboBox()
        self.shows_accepted = QCheckBox(self.tr("Show ignored findings"))
        self.fix_safe = self.commands.button("checks.fix-safe", wide=True)
        self._set_up()
        self._arrange()
        self._connect()
        self.commands.scope("checks").join(self, CHECK_COMMANDS)
        self._show()

    # -- parts -----------------------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.level.setAccessibleName(self.tr("Level"))
        self.level.addItem(self.tr("All levels"), tuple(ORDER))
        self.level.addItem(self.tr("Errors and warnings"), ORDER[:2])
        self.level.addItem(self.tr("Errors only"), ORDER[:1])
        self.section.setAccessibleName(self.tr("Section"))
        self.section.addItem(self.tr("All sections"), "")
        self.shows_accepted.setToolTip(self.tr("Also shows the findings that were ignored"))
        self.tree.setUniformRowHeights(True)
        self.tree.setModel(self.model)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header, letter = self.tree.header(), self.fontMetrics().averageCharWidth()
        header.setStretchLastSection(True)
        for column, letters in ((WHAT, 48), (SECTION, 14), (LEVEL, 12), (COUNT, 8), (DETAIL, 40)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(column, letters * letter)

    def _arrange(self) -> None:
        left = self._list_side = QWidget()
        top, second, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(left)
        for part, stretch in ((self.filter_box, 1), (self.level, 0), (self.section, 0)):
            part.setMinimumWidth(1)
            top.addWidget(part, stretch)
        for line in (top, second):
            line.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        self.summary.setMinimumWidth(1)
        second.addWidget(self.summary, 1)
        second.addWidget(self.shows_accepted)
        second.addWidget(self.fix_safe)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_S)
        column.addLayout(top)
        column.addWidget(self.tree, 1)
        column.addLayout(second)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(left)
        self._splitter.addWidget(self.panel)
        self._splitter.setStretchFactor(0, 3)
        self._splitter.setStretchFactor(1, 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, SPACING_S, 0, SPACING_S)
        whole.addWidget(self._splitter)
        self.setFocusProxy(self.tree)

    def minimumSizeHint(self) -> QSize:
        """Return the size that the tree or the panel needs: where there is no room for both, they are stacked."""
        return QSize(max(part.width() for part in self._least_sizes()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() > sum(part.width() for part in self._least_sizes())
        self._splitter.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)

    def _least_sizes(self) -> list[QSize]:
        return [self._list_side.minimumSizeHint(), self.panel.minimumSizeHint()]

    def _connect(self) -> None:
        self.checker.changed.connect(self._show)
        self.filter_box.filter_changed.connect(self._show)
        self.filter_box.left.connect(self.tree.setFocus)
        for box in (self.level, self.section):
            box.activated.connect(self._show)
        self.shows_accepted.toggled.connect(self._show)
        self.tree.selectionModel().selectionChanged.connect(self._choose)
        self.tree.activated.connect(self._frame_rows)
        self.tree.customContextMenuRequested.connect(self._open_menu)
        self.tree.verticalScrollBar().valueChanged.connect(self._make_more_rows)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.checker.watch(self, True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.checker.watch(self, False)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def _show(self, *_: object) -> None:
        """Show what is found, as far as it is wanted; what was unfolded and chosen stays so."""
        self._show_sections()
        groups = self._filtered_groups()
        if groups != self.model.groups:
            opened = {_key(self.model.groups[row]) for row in range(self.model.rowCount()) if self._is_open(row)}
            chosen, scrolled = self._chosen_keys(), self.tree.verticalScrollBar().value()
            with QSignalBlocker(self.tree.selectionModel()):
                self.model.show(groups)
                for row, group in enumerate(self.model.groups):
                    self.tree.setExpanded(self.model.index(row, 0), _key(group) in opened)
                self._restore_chosen(chosen)
            self.tree.verticalScrollBar().setValue(scrolled)
            self._explain()
        self.tree.viewport().update()
        self.summary.setText(self._summary_text())
        self.commands.renew_soon()

    def _filtered_groups(self) -> list[FindingGroup]:
        """Return the groups that the filters leave, the worst first."""
        model, checker, text = self.document.model, self.checker, self.filter_box.text()
        levels, section = self.level.currentData(), self.section.currentData()

        def is_wanted(check: Check) -> bool:
            return check.level in levels and section in ("", check.section)

        groups = [*filtered_groups(model, checker.checks, checker.open_findings(), text, is_wanted)]
        if self.shows_accepted.isChecked():
            found = checker.accepted_findings()
            groups += filtered_groups(model, checker.checks, found, text, is_wanted, is_accepted=True)
        return sorted(groups, key=lambda group: (group.is_accepted, ORDER.index(group.check.level)))

    def _show_sections(self) -> None:
        """Offer the sections in which anything is found, and the one that is chosen."""
        chosen = self.section.currentData()
        sections = list(dict.fromkeys(self.checker.checks[code].section for code in self.checker.findings))
        if chosen and chosen not in sections:
            sections.append(chosen)
        if sections != [self.section.itemData(index) for index in range(1, self.section.count())]:
            while self.section.count() > 1:
                self.section.removeItem(1)
            for section in sections:
                self.section.addItem(section_title(section), section)
            self.section.setCurrentIndex(self.section.findData(chosen))

    def _summary_text(self) -> str:
        if not self.checker.has_answered:
            return self.tr("Checking…")
        counts = counts_text(self.document)
        if not counts:
            return self.tr("Nothing is found: nothing goes wrong with this model in MMD")
        return counts

    def _make_more_rows(self) -> None:
        """Make further rows of the checks whose last one so far has come into sight."""
        bottom = self.tree.viewport().height()
        for number, group in enumerate(self.model.groups):
            row_count = self.model.row_count(number)
            if row_count < group.count and self._is_open(number):
                last = self.model.index(row_count - 1, 0, self.model.index(number, 0))
                if self.tree.visualRect(last).top() <= bottom:
                    self.model.make_row(number, row_count)

    def _is_open(self, row: int) -> bool:
        return self.tree.isExpanded(self.model.index(row, 0))

    def _chosen_keys(self) -> list[tuple[Any, ...]]:
        """Return keys to find the selected rows of the tree again by; of many, those of the first."""
        keys: list[tuple[Any, ...]] = []
        for index in self.tree.selectionModel().selectedRows()[:20]:
            group, entry = self.model.group(index), self.model.entry(index)
            if group is not None:
                keys.append((_key(group), *((entry[0].table, entry[1]) if entry is not None else ())))
        return keys

    def _restore_chosen(self, keys: list[tuple[Any, ...]]) -> None:
        for number, group in enumerate(self.model.groups):
            parent = self.model.index(number, 0)
            for _, *row in (key for key in keys if key[0] == _key(group)):
                index = group.index_of(*row) if row else None
                if index is not None or not row:
                    self._select(parent if index is None else self.model.make_row(number, index))

    def _select(self, index: QModelIndex) -> None:
        how = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        self.tree.selectionModel().setCurrentIndex(index, how)

    # -- the chosen findings ---------------------------------------------------------------------------------------

    def _chosen_findings(self) -> dict[int, list[Finding]]:
        return self.model.chosen(self.tree.selectionModel().selection())

    def _choose(self, *_: object) -> None:
        """Select in the model the rows that are selected here, and explain their check: no fix of others any more."""
        self.panel.mending.drop()
        self._explain()
        if any(part.parent().isValid() for part in self.tree.selectionModel().selection().toList()):
            self._select_rows([finding for findings in self._chosen_findings().values() for finding in findings])

    def _select_rows(self, findings: list[Finding]) -> str:
        """Select the rows of findings in the model, or their parts; the table that is active now, "" for none."""
        selection, tables = self.document.selection, self.document.model.tables
        about_rows = [finding.parts or finding for finding in findings]
        about_rows = [finding for finding in about_rows if len(finding.rows) and finding.table in tables]
        about_rows = [finding for finding in about_rows if not tables[finding.table].fixed]
        for name, some in groupby(sorted(about_rows, key=lambda finding: finding.table), lambda each: each.table):
            rows = np.unique(np.concatenate([finding.rows for finding in some]))
            rows = rows[rows < len(tables[name])]
            selection.select(name, rows)
            if len(rows):
                selection.set_current(name, int(rows[0]))
        if about_rows:
            selection.set_active_table(about_rows[0].table)
        return about_rows[0].table if about_rows else ""

    def _frame_rows(self, index: QModelIndex) -> None:
        """Bring the rows before the camera; a check is unfolded, or folded."""
        entry = self.model.entry(index)
        if entry is None:
            first = index.siblingAtColumn(0)
            self.tree.setExpanded(first, not self.tree.isExpanded(first))
        elif entry[1] is not None and entry[0].table in self.document.model.tables:
            self.services.frame_rows(entry[0].table, [entry[1]])

    def _explain(self) -> None:
        groups = [self.model.groups[number] for number in self._chosen_findings()]
        self.panel.explain(groups)
        self.commands.renew_soon()

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        self.commands.show_possible(self.commands.scope("checks").ids)
        menu.addActions(self.commands.actions("checks.fix-chosen", "checks.fix-kind", "checks.fix-safe"))
        menu.addSeparator()
        menu.addActions(self.commands.actions("checks.ignore", "checks.select-rows"))
        menu.popup(self.tree.viewport().mapToGlobal(at))

    # -- what can be done ------------------------------------------------------------------------------------------

    def can_fix_chosen(self) -> Answer:
        answer = self.panel.can_fix()
        is_one = len(self.panel.groups) == 1
        return answer if answer is not True else is_one or self.tr("Findings of several kinds are selected")

    def can_fix_kind(self) -> Answer:
        return self.panel.can_fix()

    def can_fix_safe(self) -> Answer:
        checks = self.checker.checks
        is_any = any(checks[code].is_safely_fixable for code in self.checker.open_findings())
        return is_any or self.tr("Nothing that was found can be fixed safely")

    def can_ignore(self) -> Answer:
        return bool(self.panel.groups) or self.tr("No finding is selected")

    def can_select(self) -> Answer:
        return bool(self._chosen_findings()) or self.tr("No finding is selected")

    def select_rows_of_chosen_checks(self) -> None:
        groups = [self.model.groups[number] for number in self._chosen_findings()]
        self._select_rows([finding for group in groups for finding in group.findings])

    # -- what is done ----------------------------------------------------------------------------------------------

    def propose_fix_of_chosen_findings(self) -> None:
        for number, findings in self._chosen_findings().items():  # of one kind, as `can_fix_chosen` has it
            self.panel.propose_for(self.model.groups[number].check, tuple(findings))

    def propose_fix_of_chosen_checks(self) -> None:
        groups = [self.model.groups[number] for number in self._chosen_findings()]
        checks = [group.check for group in groups if group.check.is_fixable]
        if checks:
            label = tr_check(checks[0].label) if len(checks) == 1 else count_text(len(checks))
            self.panel.propose(translate("ChecksPane", "Fix: {}").format(label), checks)

    def propose_safe_fixes(self) -> None:
        checks = [check for check in self.checker.checks.values() if check.is_safely_fixable]
        self.panel.propose(translate("ChecksPane", "Fix everything that is safe"), checks)

    def toggle_ignored(self) -> None:
        change = self.checker.take_back if self.panel.is_accepted else self.checker.accept
        chosen = [
            (self.model.groups[number].check.code, findings) for number, findings in self._chosen_findings().items()
        ]
        for code, findings in chosen:
            change(code, findings)

    # -- as a list -------------------------------------------------------------------------------------------------

    def possible_commands(self) -> Collection[str]:
        return ("copy",) if self.model.groups else ()

    def run_command(self, name: str) -> None:
        """Put what is shown on the clipboard, a line each."""
        QGuiApplication.clipboard().setText("\n".join(self._lines()))

    def _lines(self) -> Iterator[str]:
        for group in self.model.groups:
            kind = f"{level_text(group.check.level)}: {section_title(group.check.section)}"
            yield f"{kind}: {tr_check(group.check.label)} ({count_text(group.count)})"
            for index in range(min(group.count, MOST_COPIED)):
                finding, row = group.at(index)
                yield f"    {row_name(self.document.model, finding.table, row)}: {translated(finding.text)}"


def _key(group: FindingGroup) -> tuple[str, bool]:
    return group.check.code, group.is_accepted


def counts_text(document: Document, levels: Sequence[Level] = ORDER) -> str:
    """Return the counts of findings by level: "2 errors · 5 warnings · 1 note"; "" for none."""
    counts = {level: document.checker.count(level) for level in levels}
    return " · ".join(_count_text(level, count) for level, count in counts.items() if count)


def _count_text(level: Level, count: int) -> str:
    one, many = _COUNTED[level]
    return QCoreApplication.translate("CheckCounts", str(one if count == 1 else many)).format(count_text(count))


COUNTED = (Level.ERROR, Level.WARNING)
MOST_NAMED = 12  # kinds of faults that the tooltip names


class CheckIndicator(QToolButton):
    """Says how many errors and warnings there are. As it can always be seen, the document in front is checked."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._document: Document | None = None
        self._connection: QMetaObject.Connection | None = None
        current.switched.connect(self._switch)
        self._switch(current.document)

    def _switch(self, document: Document | None) -> None:
        if self._document is not None and self._connection is not None:
            QObject.disconnect(self._connection)
            self._document.checker.watch(self, False)
        self._document, self._connection = document, None
        if document is not None:
            self._connection = document.checker.changed.connect(self._show)
            document.checker.watch(self, True)
        self._show()

    def _show(self) -> None:
        document = self._document
        worst = [level for level in COUNTED if document and document.checker.count(level)]
        self.setVisible(document is not None)
        if document is not None:
            self.setIcon(icon(ICONS[worst[0]] if worst else "checks"))
            text = counts_text(document, COUNTED) if worst else QCoreApplication.translate("Workbench", "Checks")
            self.setText(text)
            self.setToolTip("\n".join(self._lines(document)))

    def _lines(self, document: Document) -> list[str]:
        checker = document.checker
        every = [(checker.checks[code], findings) for code, findings in checker.open_findings().items()]
        found = [(check, findings) for check, findings in every if check.level in COUNTED]
        lines = [
            f"{section_title(check.section)}: {tr_check(check.label)} ({count_text(count_of(findings))})"
            for check, findings in found[:MOST_NAMED]
        ]
        return [*lines, *["…"] * (len(found) > MOST_NAMED), self.tr("A click opens the checks")]
