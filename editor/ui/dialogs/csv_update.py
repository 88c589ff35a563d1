"""Shows what the rows of a text would do to the open model, and asks whether to do it."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.document.csv_update import CsvUpdate, TableUpdate
from editor.model.columns import Columns
from editor.model.fields import Kind, field_of
from editor.model.model import Model
from editor.operations.queries.compare import Difference
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text, exact_text, field_label, record_title, section_title, translated

UNFOLDED = 30  # a table with no more lines than these begins unfolded

_NESTED = re.compile(r"(\w+)\[(\d+)\]\.(\w+)")  # as Difference names a field of an entry


def ask_update(parent: QWidget, source: str, update: CsvUpdate) -> bool:
    """Ask whether to apply the rows from `source`, a file or the clipboard, as `update` would."""
    return bool(CsvUpdateDialog(source, update, parent).exec())


class CsvUpdateDialog(Dialog):
    """Above what changes, by table, with counts; below the lines that are not taken."""

    def __init__(self, source: str, update: CsvUpdate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Update from CSV"))
        set_command(self, "file.csv-update")
        self._update = update
        self.changes = QTreeWidget()
        self.changes.setHeaderLabels([self.tr("Row"), self.tr("Field"), self.tr("Now"), self.tr("Afterwards")])
        for name, table in update.tables.items():
            self._add_table(name, table)
        self.lines = QTreeWidget()
        self.lines.setRootIsDecorated(False)
        self.lines.setHeaderLabels([self.tr("Line"), self.tr("Table"), self.tr("Why")])
        self.lines.addTopLevelItems([self._line_item(*line) for line in update.lines])
        self._add_rest(self.lines.invisibleRootItem(), update.line_count - len(update.lines))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(update.tables))
        self._arrange(source)

    def _arrange(self, source: str) -> None:
        for tree in (self.changes, self.lines):
            tree.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            tree.header().setStretchLastSection(True)
            for column in range(tree.columnCount() - 1):
                tree.resizeColumnToContents(column)
                tree.setColumnWidth(column, min(tree.columnWidth(column) + 12, 260))
        self.summary = QLabel(self._summary(source))
        self.summary.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(self.summary)
        layout.addWidget(self.changes, 3)
        if self._update.line_count:
            text = self.tr("Lines of {source} that are not taken, or not wholly: {count}")
            layout.addWidget(QLabel(text.format(source=source, count=count_text(self._update.line_count))))
            layout.addWidget(self.lines, 2)
        layout.addWidget(self._buttons)
        self.resize(820, 560)

    def _summary(self, source: str) -> str:
        tables = self._update.tables.values()
        if not tables:
            return self.tr("{}: the model has all that is in it already. Nothing would change.").format(source)
        changed, added = (sum(counts) for counts in zip(*((t.changed, t.added) for t in tables), strict=True))
        text = self.tr("{source}: rows that change: {changed}, new rows: {added}. Nothing has been changed yet.")
        return text.format(source=source, changed=count_text(changed), added=count_text(added))

    # -- what changes ----------------------------------------------------------------------------------------------

    def _add_table(self, name: str, table: TableUpdate) -> None:
        counts = [
            template.format(count_text(count))
            for template, count in ((self.tr("{} changed"), table.changed), (self.tr("{} new"), table.added))
            if count
        ]
        item = QTreeWidgetItem([f"{section_title(name)}: {', '.join(counts)}"])
        self.changes.addTopLevelItem(item)
        item.setFirstColumnSpanned(True)
        item.addChildren([self._change_item(difference) for difference in table.differences])
        self._add_rest(item, table.difference_count - len(table.differences))
        item.setExpanded(item.childCount() <= UNFOLDED)

    def _change_item(self, difference: Difference) -> QTreeWidgetItem:
        before, after = self._update.before, self._update.after
        if not difference.field:
            return QTreeWidgetItem([record_title(after, difference.table, difference.row), self.tr("new row")])
        old = value_text(before, difference, difference.a)
        new = value_text(after, difference, difference.b)
        title = record_title(before, difference.table, difference.row)
        item = QTreeWidgetItem([title, field_text(after, difference), old, new])
        for column in range(4):
            item.setToolTip(column, item.text(column))
        return item

    def _line_item(self, line: int, table: str, why: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([str(line), section_title(table) if table else "", translated(why)])
        item.setToolTip(2, item.text(2))
        item.setTextAlignment(0, Qt.AlignmentFlag.AlignRight)
        return item

    def _add_rest(self, item: QTreeWidgetItem, count: int) -> None:
        if count > 0:
            rest = QTreeWidgetItem(item, [self.tr("… and {} more").format(count_text(count))])
            rest.setFirstColumnSpanned(True)


def field_text(model: Model, difference: Difference) -> str:
    """Return the name of the field that a difference is in: "Position", "Offsets 3: Position"."""
    row_type = model.tables[difference.table].row_type
    nested = _NESTED.fullmatch(difference.field)
    if nested is None:
        return field_label(field_of(row_type, difference.field.partition("[")[0]))
    outer, index, name = nested.groups()
    inner = field_of(_entry_type(model, difference, outer, int(index)), name)
    return f"{field_label(field_of(row_type, outer))} {index}: {field_label(inner)}"


def value_text(model: Model, difference: Difference, value: Any) -> str:
    """A value of a difference in words; of nested lists of other lengths, how long the list is."""
    nested = _NESTED.fullmatch(difference.field)
    if nested is not None:
        outer, index, name = nested.groups()
        return exact_text(model, field_of(_entry_type(model, difference, outer, int(index)), name), value)
    if "[" in difference.field:
        return str(value)
    field = field_of(model.tables[difference.table].row_type, difference.field)
    if field.kind in (Kind.RECORDS, Kind.COLUMNS):
        value = getattr(model.tables[difference.table][difference.row], field.name)  # type: ignore[index]
    return exact_text(model, field, value)


def _entry_type(model: Model, difference: Difference, field: str, index: int) -> type:
    entries = getattr(model.tables[difference.table][difference.row], field)  # type: ignore[index]
    return entries.row_type if isinstance(entries, Columns) else type(entries[index])
