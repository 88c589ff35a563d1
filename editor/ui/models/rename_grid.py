"""RenameGrid: the names of many rows beside the new ones that they may get, with what would be wrong with those."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.operations.names.naming import NAME_FIELDS, NAMED_TABLES, keeps_name
from editor.ui.models.marks import warning_icon
from editor.ui.models.row_filter import text_filter
from editor.ui.value_text import NameFaults, row_noun

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Names = dict[str, dict[str, list[str]]]  # by table and field, a name of each row
Renamed = Callable[[str, int, str], str | None]  # table, row and field; None leaves the name

ROW, OLD, NEW, OLD_EN, NEW_EN, REMARKS = range(6)
FIELD_OF = {OLD: "name", NEW: "name", OLD_EN: "name_en", NEW_EN: "name_en"}
TINT = 70  # alpha of the ground of a cell that changes
NO_INDEX = QModelIndex()


class ShownNames(Enum):
    """The filters of the rows of the grid."""

    ALL = "all"
    CHANGES = "changes"
    FAULTS = "faults"


class RenameGrid(QAbstractTableModel):
    """Works on copies of the names; `changed` tells that some new name is another one.

    Which rows are shown is chosen anew by `show`, `fill` and `reset`; typing into a row never takes it away.
    """

    changed = Signal()

    def __init__(self, model: Model, parent: Any = None) -> None:
        super().__init__(parent)
        self.model = model
        self._tables: Sequence[str] = ()
        self._shown = ShownNames.ALL
        self._text = ""
        self._only: Mapping[str, Collection[int]] | None = None  # rows by table
        self._rows: list[tuple[str, int]] = []
        self._old = self.names_now()
        self._new: Names = {}
        self._changes: dict[tuple[str, str], set[int]] = {}  # by table and field: the rows whose names differ
        self._faults: dict[str, NameFaults] = {}
        self._warning = warning_icon()
        self.reset()

    # -- names ---------------------------------------------------------------------------------------------------------

    def old(self, table: str, row: int, field: str) -> str:
        """The name that a row has."""
        return self._old[table][field][row]

    def new(self, table: str, row: int, field: str) -> str:
        """The name that a row would get."""
        return self._new[table][field][row]

    def names_now(self) -> Names:
        """The names that the model has."""
        return {name: _names_of(self.model.tables[name]) for name in NAMED_TABLES}

    def changes(self) -> dict[str, dict[str, dict[int, str]]]:
        """The new names by table, field and row, where they differ from the old."""
        found: dict[str, dict[str, dict[int, str]]] = {}
        for (table, field), rows in self._changes.items():
            if rows:
                found.setdefault(table, {})[field] = {row: self.new(table, row, field) for row in sorted(rows)}
        return found

    def fault(self, table: str, row: int) -> str:
        """Return the fault of the new name of a row; "" for none."""
        if table not in self._faults:
            self._faults[table] = NameFaults(self._new[table]["name"], table)
        return self._faults[table].of(row)

    @property
    def changed_faults(self) -> int:
        """The number of rows whose changed name has a fault."""
        changes = ((table, rows) for (table, field), rows in self._changes.items() if field == "name")
        return sum(bool(self.fault(table, row)) for table, rows in changes for row in rows)

    def reset(self) -> None:
        """Take all new names back."""
        self._new = {
            table: {field: list(names) for field, names in fields.items()} for table, fields in self._old.items()
        }
        self._changes = {(table, field): set() for table in NAMED_TABLES for field in NAME_FIELDS}
        self._faults.clear()
        self._renamed()

    def fill(self, renamed: Renamed, fields: Collection[str]) -> int:
        """Give rows the names that `renamed` says; how many are others then.

        These are the rows of the shown tables, or only some of these, that the filter text finds.
        """
        count = 0
        for table, row in list(self._matching(self._all())):
            for field in fields:
                name = renamed(table, row, field)
                if name is not None and name != self.new(table, row, field) and not self._is_fixed(table, row, field):
                    self._rename(table, row, field, name)
                    count += 1
        self._renamed()
        return count

    def _is_fixed(self, table: str, row: int, field: str) -> bool:
        return keeps_name(self.record(table, row), field)

    def record(self, table: str, row: int) -> Any:
        """The row as the model has it."""
        return self.model.tables[table][row]  # type: ignore[index]

    def _rename(self, table: str, row: int, field: str, name: str) -> None:
        self._new[table][field][row] = name
        changed = self._changes[table, field]
        (changed.add if self._differs(table, row, field) else changed.discard)(row)
        if field == "name" and table in self._faults:
            self._faults[table].rename(row, name)

    def _renamed(self) -> None:
        self._choose_rows()
        self.changed.emit()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show(
        self,
        tables: Sequence[str],
        shown: ShownNames = ShownNames.ALL,
        text: str = "",
        only: Mapping[str, Collection[int]] | None = None,
    ) -> None:
        """Show the rows of some tables, or `only` some of these: all, what changes or what has faults.

        Of those, what a filter text finds.
        """
        self._tables, self._shown, self._text, self._only = tables, shown, text, only
        self._choose_rows()

    def _choose_rows(self) -> None:
        self.beginResetModel()
        self._rows = [row for row in self._matching(self._all()) if self._is_shown(*row)]
        self.endResetModel()

    def _all(self) -> Iterator[tuple[str, int]]:
        for table in self._tables:
            rows = range(len(self.model.tables[table]))
            yield from ((table, row) for row in rows if self._only is None or row in self._only.get(table, ()))

    def _matching(self, rows: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
        """Those of rows in whose old or new names the filter text is found."""
        if not self._text.strip():
            return iter(rows)
        wanted = text_filter(self._text)
        return (row for row in rows if wanted("\n".join(self._names(*row))))

    def _is_shown(self, table: str, row: int) -> bool:
        if self._shown is ShownNames.FAULTS:
            return bool(self.fault(table, row))
        return self._shown is ShownNames.ALL or any(self._differs(table, row, field) for field in NAME_FIELDS)

    def _differs(self, table: str, row: int, field: str) -> bool:
        return self.new(table, row, field) != self.old(table, row, field)

    def _names(self, table: str, row: int) -> list[str]:
        return [read(table, row, field) for field in NAME_FIELDS for read in (self.old, self.new)]

    @property
    def shown_rows(self) -> list[tuple[str, int]]:
        """The table and row of each line."""
        return self._rows

    def row_at(self, index: Index) -> tuple[str, int]:
        """The table and the row that a cell belongs to."""
        return self._rows[index.row()]

    # -- the table of Qt -----------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else REMARKS + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        titles = (
            self.tr("Row"),
            self.tr("Japanese"),
            self.tr("New Japanese"),
            self.tr("English"),
            self.tr("New English"),
            self.tr("Remarks"),
        )
        return titles[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_new = index.column() in (NEW, NEW_EN)
        is_editable = is_new and not self._is_fixed(*self.row_at(index), FIELD_OF[index.column()])
        return flags | Qt.ItemFlag.ItemIsEditable if is_editable else flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        table, row = self.row_at(index)
        column = index.column()
        if role in (Role.DisplayRole, Role.EditRole, Role.ToolTipRole):
            return self._text_of(table, row, column)
        if role == Role.DecorationRole:
            return self._warning if column == NEW and self.fault(table, row) else None
        if column in (NEW, NEW_EN) and self._differs(table, row, FIELD_OF[column]):
            return _look_of_changes(role)
        return None

    def _text_of(self, table: str, row: int, column: int) -> str:
        if column == ROW:
            return f"{row_noun(table)} {row}" if len(self._tables) > 1 else str(row)
        if column == REMARKS:
            return self.fault(table, row).replace("\n", " ")
        return (self.new if column in (NEW, NEW_EN) else self.old)(table, row, FIELD_OF[column])

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        table, row = self.row_at(index)
        if role != Role.EditRole or value == self.new(table, row, FIELD_OF[index.column()]):
            return False
        self._rename(table, row, FIELD_OF[index.column()], str(value))
        last = self.index(self.rowCount() - 1, REMARKS)
        self.dataChanged.emit(self.index(0, 0), last)  # namesakes have other faults now
        self.changed.emit()
        return True


class ChangedNames(RenameGrid):
    """The names that an edit has changed, of all tables; nothing is typed into it."""

    def compare(self, before: Names, rows_now: Mapping[str, IndexArray]) -> None:
        """Show how the names now differ from those `before`, whose rows are at `rows_now`, NONE for those gone."""
        self._new, self._old = self.names_now(), self.names_now()
        for table, fields in before.items():
            for field, names in fields.items():
                for name, row in zip(names, rows_now[table].tolist(), strict=True):
                    if row != NONE:
                        self._old[table][field][row] = name
        for table, field in self._changes:
            rows = range(len(self._new[table][field]))
            self._changes[table, field] = {row for row in rows if self._differs(table, row, field)}
        self._faults.clear()
        self.show([table for table in NAMED_TABLES if table in self.changes()], ShownNames.CHANGES, "")

    def changes_of(self, field: str) -> bool:
        """Return whether names of a field differ."""
        return any(rows for (_, changed), rows in self._changes.items() if changed == field)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) & ~Qt.ItemFlag.ItemIsEditable


def _names_of(table: Table) -> dict[str, list[str]]:
    """The names in a table, by field."""
    assert isinstance(table, RecordTable)
    return {field: [getattr(record, field) for record in table] for field in NAME_FIELDS}


def _look_of_changes(role: int) -> Any:
    """Return the data of a role for a cell whose name changes: bold font, tinted background."""
    if role == Role.FontRole:
        font = QFont()
        font.setBold(True)
        return font
    if role == Role.BackgroundRole:
        color = QColor(QGuiApplication.palette().color(QPalette.ColorRole.Highlight))
        color.setAlpha(TINT)
        return color
    return None
