"""FindingTree: what checks find as a tree: the checks, and beneath each the rows; of many only those seen are made."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractItemModel,
    QCoreApplication,
    QItemSelection,
    QModelIndex,
    QObject,
)
from PySide6.QtGui import QIcon

from editor.document.texts import RetranslatableText, translate
from editor.messages import Finding, Level
from editor.model.fields import Kind
from editor.model.model import Model
from editor.operations.checks.check import Check, Findings
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.models.row_filter import rows_matching, text_filter
from editor.ui.value_text import count_text, record_title, row_noun, section_title, translated

MADE_AT_ONCE = 500  # rows beneath a check; more are made when they are scrolled to
WHAT, SECTION, LEVEL, COUNT, DETAIL = range(5)
ORDER = (Level.ERROR, Level.WARNING, Level.INFO)
ICONS = {Level.ERROR: "error", Level.WARNING: "warning", Level.INFO: "info"}
LEVELS: dict[Level, Any] = {
    Level.ERROR: QT_TRANSLATE_NOOP("FindingTree", "Error"),
    Level.WARNING: QT_TRANSLATE_NOOP("FindingTree", "Warning"),
    Level.INFO: QT_TRANSLATE_NOOP("FindingTree", "Note"),
}


def tr_check(text: str) -> RetranslatableText:
    """A label, an explanation, or why there is no fix, translated."""
    return translate("Check", text)


def level_text(level: Level) -> str:
    return QCoreApplication.translate("FindingTree", str(LEVELS[level]))


@dataclass(frozen=True)
class FindingGroup:
    """The findings of one check. A finding about no row in particular counts as one."""

    check: Check
    findings: Findings
    is_accepted: bool = False

    @cached_property
    def _ends(self) -> list[int]:
        return list(accumulate(max(len(finding.rows), 1) for finding in self.findings))

    @property
    def count(self) -> int:
        return self._ends[-1] if self._ends else 0

    def at(self, index: int) -> tuple[Finding, int | None]:
        """A finding, and its row where it is about rows."""
        number = bisect_right(self._ends, index)
        finding = self.findings[number]
        first = self._ends[number - 1] if number else 0
        return finding, int(finding.rows[index - first]) if len(finding.rows) else None

    def index_of(self, table: str, row: int | None) -> int | None:
        """Return the index of a row in the group; None where nothing is found in it."""
        start = 0
        for finding, end in zip(self.findings, self._ends, strict=True):
            if finding.table == table:
                offset = 0 if row is None else int(np.searchsorted(finding.rows, row))
                if self.at(min(start + offset, end - 1)) == (finding, row):
                    return start + offset
            start = end
        return None

    def part(self, first: int, last: int) -> Iterator[Finding]:
        """The findings of some indices, with the rows that are there."""
        start = 0
        for finding, end in zip(self.findings, self._ends, strict=True):
            if start <= last and first < end:
                rows = finding.rows[max(first - start, 0) : last + 1 - start]
                yield replace(finding, rows=rows)
            start = end


class FindingTree(QAbstractItemModel):
    """The id of an index is 0 for a check, and else the number of the check, from 1 on, that a row is beneath."""

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.groups: list[FindingGroup] = []
        self._row_counts: list[int] = []  # how many rows there are beneath each, so far
        self._icons = {level: icon(name) for level, name in ICONS.items()}

    def show(self, groups: Iterable[FindingGroup]) -> None:
        """Show these, in this order."""
        self.beginResetModel()
        self.groups = list(groups)
        self._row_counts = [min(group.count, MADE_AT_ONCE) for group in self.groups]
        self.endResetModel()

    def group(self, index: Index) -> FindingGroup | None:
        """The check that an index is, or is beneath."""
        if not index.isValid():
            return None
        return self.groups[index.internalId() - 1 if index.internalId() else index.row()]

    def entry(self, index: Index) -> tuple[Finding, int | None] | None:
        """Return the finding and row of an index beneath a check; None for checks."""
        group = self.group(index)
        return group.at(index.row()) if group is not None and index.internalId() else None

    def chosen(self, selection: QItemSelection) -> dict[int, list[Finding]]:
        """Return the selected findings by group number: of some rows, or all where the check itself is selected."""
        ranges = [(part.parent(), part.top(), part.bottom()) for part in selection.toList()]
        whole = {number for parent, top, bottom in ranges if not parent.isValid() for number in range(top, bottom + 1)}
        chosen = {number: list(self.groups[number].findings) for number in whole}
        for parent, top, bottom in ranges:
            if parent.isValid() and parent.row() not in whole:
                chosen.setdefault(parent.row(), []).extend(self.groups[parent.row()].part(top, bottom))
        return chosen

    def make_row(self, number: int, row: int) -> QModelIndex:
        """The index of a row beneath a check, made with some after it if it was not yet."""
        parent, made = self.index(number, 0), self._row_counts[number]
        if made <= row and made < self.groups[number].count:
            more = min(row + MADE_AT_ONCE, self.groups[number].count)
            self.beginInsertRows(parent, made, more - 1)
            self._row_counts[number] = more
            self.endInsertRows()
        return self.index(row, 0, parent)

    def row_count(self, number: int) -> int:
        """Return the number of rows beneath a check so far."""
        return self._row_counts[number]

    # -- as Qt asks ------------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = NO_INDEX) -> Any:
        id = index.internalId()
        return self.createIndex(id - 1, 0, 0) if index.isValid() and id else QModelIndex()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self.groups)
        return 0 if parent.column() or parent.internalId() else self._row_counts[parent.row()]

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 5

    def headerData(self, section: int, orientation: Any, role: int = Role.DisplayRole) -> Any:
        if role != Role.DisplayRole:
            return None
        titles = self.tr("What"), self.tr("Section"), self.tr("Level"), self.tr("Count"), self.tr("Details")
        return titles[section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        group = self.group(index)
        if group is None or role not in (Role.DisplayRole, Role.ToolTipRole, Role.DecorationRole):
            return None
        entry = self.entry(index)
        if role == Role.DecorationRole:
            return self._sign(group, index.column()) if entry is None else None
        if entry is not None:
            return self._row_text(index.column(), *entry)
        return self._check_text(index.column(), group, role == Role.ToolTipRole)

    def _sign(self, group: FindingGroup, column: int) -> QIcon | None:
        """The sign of how bad it is, or of what mends it."""
        if column == DETAIL:
            safe, fixable = group.check.is_safely_fixable, group.check.is_fixable
            return icon("check" if safe else "edit" if fixable else "grab")
        return self._icons[group.check.level] if column == WHAT else None

    def _row_text(self, column: int, finding: Finding, row: int | None) -> str | None:
        if column == WHAT:
            return row_name(self._model, finding.table, row)
        return translated(finding.text) if column == DETAIL else None

    def _about_fix(self, check: Check) -> str:
        """Return the meaning of the sign of what mends a finding."""
        if check.is_safely_fixable:
            return self.tr("Safe fix: made along with all safe ones, and nothing is lost by it")
        if check.is_fixable:
            return self.tr("Fix: it changes the model, so have a look at what it does")
        return self.tr("By hand: {}").format(tr_check(str(check.fix)))

    def _check_text(self, column: int, group: FindingGroup, is_tip: bool) -> str:
        if is_tip and column == WHAT:
            return tr_check(group.check.explanation)
        if is_tip and column == DETAIL:
            return self._about_fix(group.check)
        fix = self.tr("Safe fix") if group.check.is_safely_fixable else self.tr("Fix")
        fix = fix if group.check.is_fixable else self.tr("By hand")
        level = level_text(group.check.level)
        texts = {
            WHAT: tr_check(group.check.label),
            SECTION: section_title(group.check.section),
            LEVEL: self.tr("{} (ignored)").format(level) if group.is_accepted else level,
            COUNT: count_text(group.count),
            DETAIL: fix,
        }
        return texts[column]


def row_name(model: Model, table: str, row: int | None) -> str:
    """Return the name of the row that a finding is about: "Bone 12: 左腕"; without a row that of the table."""
    if row is None or table not in model.tables or row >= len(model.tables[table]):
        return section_title(table) if table in model.tables else ""
    if model.tables[table].fixed:
        return section_title(table)
    return f"{row_noun(table)} {record_title(model, table, row)}"


def filtered_groups(
    model: Model,
    checks: Mapping[str, Check],
    by_code: Mapping[str, Findings],
    text: str,
    is_wanted: Callable[[Check], bool],
    is_accepted: bool = False,
) -> Iterator[FindingGroup]:
    """Yield the findings that are wanted and match a filter by their check, its section, their text, or their rows."""
    wants = text_filter(text)
    for code, findings in by_code.items():
        check = checks[code]
        if is_wanted(check):
            if not wants(f"{tr_check(check.label)} {section_title(check.section)} {code}"):
                findings = tuple(_filtered_findings(model, findings, text))
            if findings:
                yield FindingGroup(check, findings, is_accepted)


def _filtered_findings(model: Model, findings: Iterable[Finding], text: str) -> Iterator[Finding]:
    wants = text_filter(text)
    for finding in findings:
        if wants(translated(finding.text)):
            yield finding
        elif len(finding.rows) and finding.table in model.tables:
            table = model.tables[finding.table]
            named = [field for field in table.fields if field.kind is Kind.TEXT]
            rows = finding.rows[rows_matching(model, table, named, text)[np.minimum(finding.rows, len(table) - 1)]]
            if len(rows):
                yield replace(finding, rows=rows)
