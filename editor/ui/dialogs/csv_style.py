"""Asks how rows are written as CSV: the dialect, which tables and columns, with or without the comment lines."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from editor.formats.csv.columns import CLASSIC, PMX, Bit, CsvColumn
from editor.formats.csv.kinds import INFO, NESTED, TOP
from editor.formats.csv.row_kind import CsvStyle, RowKind
from editor.model.fields import field_of
from editor.model.model import Model
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.value_text import display_text, field_label, section_title

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
        self.dialect = QComboBox()
        of_file = self.tr("As the file had it, else PMXEditor's present one")
        self.dialect.addItem(of_file if is_file else self.tr("Classic for rows, the present one for a whole model"), "")
        self.dialect.addItem(self.tr("PMXEditor's present one (PmxBone …, UTF-8)"), PMX)
        self.dialect.addItem(self.tr("The classic one, for any use (Bone …)"), CLASSIC)
        self.dialect.setCurrentIndex(max(self.dialect.findData(style.dialect), 0))
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
