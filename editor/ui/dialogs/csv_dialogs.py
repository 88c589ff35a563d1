"""Dialogs of CSV: its separator, encoding and tables, and the update of rows that a model has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from editor.document.files.csv_update import CsvUpdate, TableUpdate
from editor.formats.csv import CsvDialect
from editor.formats.csv.columns import CLASSIC, PMX, Bit, CsvColumn
from editor.formats.csv.kinds import INFO, NESTED, TOP
from editor.formats.csv.row_kind import CsvStyle, RowKind
from editor.model.columns import Columns
from editor.model.fields import Kind, field_of
from editor.model.model import Model
from editor.operations.queries.compare import Difference
from editor.ui.dialog import Dialog, combo_box
from editor.ui.help_card import set_command
from editor.ui.value_text import (
    count_text,
    display_text,
    exact_text,
    field_label,
    record_title,
    section_title,
    tr_field,
    translated,
)

KEY = Qt.ItemDataRole.UserRole  # what is left out where the item is not checked
Checked, Unchecked = Qt.CheckState.Checked, Qt.CheckState.Unchecked


def ask_style(parent: QWidget, title: str, style: CsvStyle, *, is_file: bool) -> CsvStyle | None:
    """The style as the user chose it; None if they thought better of it."""
    dialog = CsvStyleDialog(title, style, parent, is_file=is_file)
    return dialog.style_chosen() if dialog.exec() else None


class CsvStyleDialog(Dialog):
    """Columns that tell which row is meant are always written. `is_file`: the dialect may be the file's own."""

    def __init__(self, title: str, style: CsvStyle, parent: QWidget | None = None, *, is_file: bool = True) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        set_command(self, "file.export" if is_file else "file.csv-copied")
        of_file, pmx, classic = (tr_field(dialect.label) for dialect in CsvDialect)
        at_first = of_file if is_file else self.tr("Classic for rows, the present one for a whole model")
        self.dialect = combo_box([(at_first, ""), (pmx, PMX), (classic, CLASSIC)], style.dialect)
        self.comments = QCheckBox(self.tr("Comment lines that name the columns"))
        self.comments.setToolTip(self.tr("They are written anyway where columns are left out"))
        self.comments.setChecked(style.has_comments)
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([self.tr("Tables and columns"), self.tr("Field")])
        self._fill(style)
        self.tree.setColumnWidth(0, 320)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.tree.itemChanged.connect(self._update_ok)
        form = QFormLayout()
        form.addRow(self.tr("&Dialect"), self.dialect)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.comments)
        layout.addWidget(self.tree)
        layout.addWidget(self._buttons)
        self.resize(520, 520)

    def style_chosen(self) -> CsvStyle:
        """Return the style that is set now."""
        left_out = frozenset(
            key for item in self._items() if item.checkState(0) != Checked if (key := item.data(0, KEY))
        )
        columns = frozenset(key for key in left_out if "/" in key)
        return CsvStyle(self.dialect.currentData(), self.comments.isChecked(), left_out - columns, columns)

    def item_of(self, key: str) -> QTreeWidgetItem:
        """The item of a table, or of a column by its `RowKind.column_key`."""
        return next(item for item in self._items() if item.data(0, KEY) == key)

    def _fill(self, style: CsvStyle) -> None:
        for kind in (INFO, *TOP):
            table = self._item(self.tree.invisibleRootItem(), section_title(kind.table), kind.table, style.tables)
            self._add_columns(table, kind, style)
            for nested in NESTED:
                if nested.table == kind.table and not nested.is_extension:
                    field = field_label(field_of(kind.row_type, nested.nested))
                    self._add_columns(QTreeWidgetItem(table, [nested.tag, field]), nested, style)

    def _add_columns(self, parent: QTreeWidgetItem, kind: RowKind, style: CsvStyle) -> None:
        shown: set[str] = set()
        for column in kind.columns:
            key = kind.column_key(column)
            if key in shown or kind.is_key(column):
                continue
            shown.add(key)
            item = self._item(parent, kind.column_label(column), key, style.columns)
            item.setText(1, self._field_text(kind, column))

    def _field_text(self, kind: RowKind, column: CsvColumn) -> str:
        field = field_of(kind.row_type, column.field)
        if isinstance(column, Bit):
            return display_text(Model(), field, column.mask)
        return field_label(field)

    def _item(self, parent: QTreeWidgetItem, text: str, key: str, left_out: frozenset[str]) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text])
        item.setData(0, KEY, key)
        item.setCheckState(0, Unchecked if key in left_out else Checked)
        return item

    def _items(self) -> Iterator[QTreeWidgetItem]:
        found = QTreeWidgetItemIterator(self.tree)
        while item := found.value():
            yield item
            found += 1

    def _update_ok(self) -> None:
        """There has to be a table."""
        tables = (self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount()))
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(any(table is not None and table.checkState(0) == Checked for table in tables))


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
