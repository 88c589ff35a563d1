"""DifferenceTree: the differences of two models as a tree: tables, their fields, and the rows that differ in each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject

from editor.document.comparison import ModelDifferences
from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, Kind, field_of
from editor.operations.queries.compare import GONE, TableDifferences, nested_differences
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.models.row_view import matching, text_filter
from editor.ui.value_text import count_text, exact_text, field_label, record_title, section_title

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
        self._sections = list(self._wanted()) if differences is not None else []
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

    def _wanted(self) -> Iterable[Section]:
        assert self.differences is not None
        is_wanted = text_filter(self._text)
        for name, differences in self.differences.compared.tables.items():
            groups = self._groups(name, differences)
            if not is_wanted(section_title(name)):
                groups = [group if is_wanted(self._label(group)) else self._filtered(group) for group in groups]
            groups = [group for group in groups if len(group.rows)]
            if groups:
                yield name, groups

    def _groups(self, name: str, differences: TableDifferences) -> list[DifferenceGroup]:
        assert self.differences is not None
        table = self.differences.model.tables[name]
        here = np.stack((differences.removed, np.full(len(differences.removed), GONE)), axis=1)
        there = np.stack((np.full(len(differences.added), GONE), differences.added), axis=1)
        of_fields = [
            DifferenceGroup(name, field_of(table.row_type, field), rows) for field, rows in differences.fields.items()
        ]
        return [DifferenceGroup(name, None, here), DifferenceGroup(name, None, there), *of_fields]

    def _filtered(self, group: DifferenceGroup) -> DifferenceGroup:
        assert self.differences is not None
        side, model = (0, self.differences.model) if group.is_here else (1, self.differences.other)
        table = model.tables[group.table]
        named = [field for field in table.fields if field.kind is Kind.TEXT]
        return DifferenceGroup(
            group.table, group.field, group.rows[matching(model, table, named, self._text)[group.rows[:, side]]]
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
            return "\n".join(self._nested(group, group.field, *row))
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

    def _nested(self, group: DifferenceGroup, field: Field, row: int, row_b: int) -> Sequence[str]:
        """Return texts of the differences within a nested value, at most MOST_NAMED and an ellipsis."""
        assert self.differences is not None
        a, b = (
            model.tables[group.table].value(index, field.name)
            for model, index in ((self.differences.model, row), (self.differences.other, row_b))
        )
        found = nested_differences(field, a, b, self.differences.compared.aligned, 0.0)
        lines = [f"{each.field}: {each.a} → {each.b}" for each in islice(found, MOST_NAMED + 1)]
        return [*lines[:MOST_NAMED], *("…" for _ in lines[MOST_NAMED:])]
