"""The dialog that renames many rows at once, and the form of translation, which leads to it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.operation_run import rows_of
from editor.document.texts import about, joined, rows_named, tables_text, translate
from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.fields import NONE, Choice
from editor.model.names import SideStyle, in_style
from editor.model.tables import RecordTable
from editor.operations.choices import JointBody, TranslatedBy, TranslatedTo
from editor.operations.names.names_dictionary import (
    is_untranslated,
    knows_any,
    related_row,
    translated_name,
    untranslated_rows,
)
from editor.operations.names.naming import NAME_FIELDS, NAMED_TABLES, replacer, set_names
from editor.operations.operation import Result
from editor.ui.dialog import Dialog
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.help_card import set_command
from editor.ui.models.rename_grid import REMARKS, ROW, Renamed, RenameGrid, ShownNames
from editor.ui.tokens import row_height
from editor.ui.value_text import count_text, error_text, section_title, tr_field, translated

LINES = 3  # of the list that are seen


class RenameTools(QTabWidget):
    """`filled` carries what to fill the grid with, and which fields; `refused` says why something cannot be done."""

    filled = Signal(object, list)  # Renamed, fields
    refused = Signal(str)

    def __init__(self, grid: RenameGrid) -> None:
        super().__init__()
        self._grid = grid
        self.addTab(self._make_replacing(), self.tr("Replace"))
        self.addTab(self._make_dictionary(), self.tr("Dictionary"))
        self.addTab(self._make_sides(), self.tr("Sides"))
        self.addTab(self._make_list(), self.tr("List"))
        self.addTab(self._make_related(), self.tr("From bone or body"))

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _make_replacing(self) -> QWidget:
        self.old, self.replacement = QLineEdit(), QLineEdit()
        self.old.setPlaceholderText(self.tr("Old"))
        self.replacement.setPlaceholderText(self.tr("New"))
        self.old.setToolTip(self.tr("Found as it is written, or as a pattern if “Regular expression” is on"))
        self.regex = QCheckBox(self.tr("Regular expression"))
        self.regex.setToolTip(self.tr("The old text is a pattern; \\1 in the new one is its first group"))
        self.whole_box = QCheckBox(self.tr("Whole names only"))
        self.replace_in = _language_box()
        self.replace_button = self._make_button(self.tr("Replace"), self.replace)
        for line in (self.old, self.replacement):
            line.returnPressed.connect(self.replace)
        return _row_of_widgets(
            self.old, QLabel("→"), self.replacement, self.regex, self.whole_box, self.replace_in, self.replace_button
        )

    def _make_dictionary(self) -> QWidget:
        self.by_parts = QCheckBox(self.tr("Also parts of names"))
        self.by_parts.setToolTip(self.tr("Translates names made of several words that the dictionary knows, too"))
        self.by_parts.setChecked(True)
        self.overwrite = QCheckBox(self.tr("Overwrite"))
        self.overwrite.setToolTip(self.tr("Replaces names that are there, instead of only filling in empty ones"))
        self.to_english = self._make_button(self.tr("Japanese → English"), lambda: self.translate(TranslatedTo.EN))
        self.to_japanese = self._make_button(self.tr("English → Japanese"), lambda: self.translate(TranslatedTo.JA))
        return _row_of_widgets(self.to_english, self.to_japanese, self.by_parts, self.overwrite)

    def _make_sides(self) -> QWidget:
        self.style_box = _choice_box(SideStyle)
        self.sides_in = _language_box()
        self.sides_button = self._make_button(self.tr("Spell sides"), self.spell_sides)
        return _row_of_widgets(self.style_box, self.sides_in, self.sides_button)

    def _make_list(self) -> QWidget:
        self.pairs = QPlainTextEdit()
        self.pairs.setPlaceholderText(self.tr("A line a name: old,new"))
        self.pairs.setToolTip(self.tr("Old names are found as they are written, never as patterns"))
        self.pairs.setTabChangesFocus(True)
        self.pairs.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 12)
        self.list_whole = QCheckBox(self.tr("Whole names only"))
        self.list_whole.setChecked(True)
        self.list_in = _language_box()
        self.list_button = self._make_button(self.tr("Replace"), self.replace_by_list)
        return _row_of_widgets(self.pairs, self.list_whole, self.list_in, self.list_button)

    def _make_related(self) -> QWidget:
        self.body_box = _choice_box(JointBody)
        self.related_button = self._make_button(self.tr("Take names"), self.take_related)
        text = QLabel(self.tr("Rigid bodies as their bones, joints as their bodies; joints by"))
        return _row_of_widgets(text, self.body_box, self.related_button)

    def _make_button(self, text: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(run)
        return button

    # -- what they do --------------------------------------------------------------------------------------------------

    def replace(self) -> None:
        """Replace what is typed."""
        if not self.old.text():
            self.refused.emit(self.tr("Nothing is to be replaced yet"))
            return
        pairs = [(self.old.text(), self.replacement.text())]
        self._replace(pairs, self.regex.isChecked(), self.whole_box.isChecked(), self.replace_in)

    def replace_by_list(self) -> None:
        """Replace by every line of the list, one after the other; commas and tabs part the old from the new."""
        pairs = []
        for number, line in enumerate(self.pairs.toPlainText().splitlines(), 1):
            old, comma, new = line.replace("\t", ",").partition(",")
            if line.strip() and not (old.strip() and comma):
                self.refused.emit(self.tr("Line {}: old,new expected").format(number))
                return
            if line.strip():
                pairs.append((old.strip(), new.strip()))
        self._replace(pairs, False, self.list_whole.isChecked(), self.list_in)

    def _replace(self, pairs: list[tuple[str, str]], regex: bool, whole: bool, language: QComboBox) -> None:
        try:
            renamed = replacer(pairs, regex, whole)
        except ValueError as error:
            self.refused.emit(error_text(error))
            return
        self._fill_each(renamed, language)

    def translate(self, to: TranslatedTo) -> None:
        """Fill in the names of one language by those of the other."""
        grid, overwrites = self._grid, self.overwrite.isChecked()
        by = TranslatedBy.PARTS if self.by_parts.isChecked() else TranslatedBy.WHOLE

        def translated(table: str, row: int, field: str) -> str | None:
            name = grid.new(table, row, to.source)
            if not (overwrites or is_untranslated(name, grid.new(table, row, field), to)):
                return None
            return translated_name(name, table, to, by)

        self.filled.emit(translated, [to.goal])

    def spell_sides(self) -> None:
        """Have names say their sides in the chosen style."""
        style = SideStyle(self.style_box.currentData())
        self._fill_each(lambda name: in_style(name, style), self.sides_in)

    def take_related(self) -> None:
        """Name bodies as their bones, and joints as their bodies."""
        grid, body = self._grid, JointBody(self.body_box.currentData())

        def related(table: str, row: int, field: str) -> str | None:
            if table not in ("rigid_bodies", "joints"):
                return None
            target, place = related_row(table, grid.record(table, row), body)
            return grid.new(target, place, field) or None if place != NONE else None

        self.filled.emit(related, list(NAME_FIELDS))

    def _fill_each(self, renamed: Callable[[str], str], language: QComboBox) -> None:
        """Fill the grid with names that are made of the new ones there."""
        grid = self._grid
        fill: Renamed = lambda table, row, field: renamed(grid.new(table, row, field))  # noqa: E731
        self.filled.emit(fill, language.currentData())


def _language_box() -> QComboBox:
    """Return a box to choose the names that are changed: Japanese, English or both."""
    box = QComboBox()
    texts = (
        QCoreApplication.translate("RenameTools", "Japanese names"),
        QCoreApplication.translate("RenameTools", "English names"),
        QCoreApplication.translate("RenameTools", "Both"),
    )
    for text, fields in zip(texts, (["name"], ["name_en"], list(NAME_FIELDS)), strict=True):
        box.addItem(text, fields)
    return box


def _choice_box(choices: type[Choice]) -> QComboBox:
    box = QComboBox()
    for choice in choices:
        box.addItem(tr_field(choice.label), choice)
    return box


def _row_of_widgets(*widgets: QWidget) -> QWidget:
    """Widgets side by side; lines take what room there is."""
    page = QWidget()
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget, 1 if isinstance(widget, QLineEdit | QPlainTextEdit) else 0)
    if not any(isinstance(widget, QLineEdit | QPlainTextEdit) for widget in widgets):
        row.addStretch(1)
    column = QVBoxLayout(page)
    column.addLayout(row)
    column.addStretch(1)
    return page


SIZE = (980, 620)
ROW_WIDTH, NAME_WIDTH = 90, 170
Index = QModelIndex | QPersistentModelIndex
Changes = Mapping[str, Mapping[str, Mapping[int, str]]]  # new names by table, field and row


def rename_rows(document: Document, window: QWidget, *, of_all_tables: bool = False) -> None:
    """Ask for new names of the selected rows of a document, or of all rows, and give them as one step."""
    dialog = RenameDialog(document, window)
    if of_all_tables:
        dialog.show_selected()
    dialog.exec()
    dialog.deleteLater()


def rename_rows_by_table(document: Document, window: QWidget, rows_by_table: Mapping[str, Sequence[int]]) -> None:
    """Select rows, by table, and ask for new names of all of them."""
    selection = document.selection
    selection.clear()
    for table, rows in rows_by_table.items():
        selection.select(table, rows)
    selection.set_active_table(next(iter(rows_by_table)))
    rename_rows(document, window, of_all_tables=True)


class RenameDialog(Dialog):
    """Nothing is renamed before OK; then everything is, as one step."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("RenameDialog", "Rename"))
        set_command(self, "names.grid")
        self._document = document
        self.grid = RenameGrid(document.model, self)
        self._selected = {table: set(document.selection.rows(table).tolist()) for table in NAMED_TABLES}
        self.tools = RenameTools(self.grid)
        self.view = self._make_view()
        self.table_box = self._make_table_box()
        self.shown_box = self._make_shown_box()
        self.filter_line = QLineEdit(clearButtonEnabled=True)
        self.filter_line.setPlaceholderText(self.tr("Filter"))
        self.filter_line.setToolTip(self.tr("Only rows with these words in a name; /…/ is a regular expression"))
        self.selected_only = QCheckBox(self.tr("Only selected rows"))
        self.selected_only.setChecked(bool(self._selected.get(document.selection.active_table)))
        self.selected_only.setEnabled(any(self._selected.values()))
        self.message = QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.reset = self.buttons.addButton(self.tr("Take all back"), QDialogButtonBox.ButtonRole.ResetRole)
        self._lay_out()
        self._connect()
        self._show_rows()

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _make_view(self) -> QTableView:
        view = QTableView()
        view.setModel(self.grid)
        view.setItemDelegate(NameDelegate(view))
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics()))
        view.horizontalHeader().setSectionResizeMode(REMARKS, QHeaderView.ResizeMode.Stretch)
        for column in range(REMARKS):
            view.setColumnWidth(column, ROW_WIDTH if column == ROW else NAME_WIDTH)
        view.setWordWrap(False)
        view.setEditTriggers(QTableView.EditTrigger.DoubleClicked | QTableView.EditTrigger.AnyKeyPressed)
        return view

    def _make_table_box(self) -> QComboBox:
        box = QComboBox()
        for table in NAMED_TABLES:
            box.addItem(section_title(table), table)
        box.addItem(self.tr("All"), "")
        active = self._document.selection.active_table
        box.setCurrentIndex(NAMED_TABLES.index(active) if active in NAMED_TABLES else 0)
        return box

    def _make_shown_box(self) -> QComboBox:
        box = QComboBox()
        box.addItem(self.tr("All rows"), ShownNames.ALL)
        box.addItem(self.tr("Only what changes"), ShownNames.CHANGES)
        box.addItem(self.tr("Only faults"), ShownNames.FAULTS)
        return box

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        for widget in (self.table_box, self.shown_box, self.filter_line, self.selected_only):
            top.addWidget(widget, 1 if widget is self.filter_line else 0)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self.tools)
        column.addWidget(self.message)
        column.addWidget(self.buttons)
        for button in self.buttons.findChildren(QPushButton):
            button.setAutoDefault(False)  # Return is for what is typed
        self.resize(*SIZE)

    def _connect(self) -> None:
        self.table_box.currentIndexChanged.connect(self._show_rows)
        self.shown_box.currentIndexChanged.connect(self._show_rows)
        self.filter_line.textChanged.connect(self._show_rows)
        self.selected_only.toggled.connect(self._show_rows)
        self.tools.filled.connect(self._fill)
        self.tools.refused.connect(self.message.setText)
        self.grid.modelReset.connect(self._show_state)
        self.grid.changed.connect(self._show_state)
        self.reset.clicked.connect(self.grid.reset)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # -- what it does --------------------------------------------------------------------------------------------------

    def show_selected(self) -> None:
        """Show what is selected of all tables."""
        self.table_box.setCurrentIndex(self.table_box.findData(""))
        self.selected_only.setChecked(True)

    def _show_rows(self, *_: object) -> None:
        table = self.table_box.currentData()
        only = self._selected if self.selected_only.isChecked() else None
        self.grid.show((table,) if table else NAMED_TABLES, self.shown_box.currentData(), self.filter_line.text(), only)

    def _fill(self, renamed: Renamed, fields: list[str]) -> None:
        if not self.grid.fill(renamed, fields):
            self.message.setText(self.tr("None of these names becomes another one"))

    def _show_state(self) -> None:
        """Say how many names change, which of them are not shown, and how many would have a fault."""
        changes = [
            (table, row) for table, fields in self.grid.changes().items() for rows in fields.values() for row in rows
        ]
        count, hidden = len(changes), len(set(changes).difference(self.grid.shown_rows))
        text = self.tr("Names that change: {}").format(count_text(count))
        if hidden:
            text += " · " + self.tr("in rows that are not shown: {}").format(count_text(hidden))
        if faults := self.grid.changed_faults:
            text += " · " + self.tr("with faults: {}").format(count_text(faults))
        self.message.setText(text)
        self.ok.setEnabled(count > 0)

    def accept(self) -> None:
        """Give the new names, as one step, and say how many there are."""
        changes = self.grid.changes()
        try:
            with self._document.edit(self._step_text(changes)) as edit:
                for name, fields in changes.items():
                    table = self._document.model.tables[name]
                    assert isinstance(table, RecordTable)
                    for field, names in fields.items():
                        set_names(edit, table, field, names)
        except ValueError as error:
            self.message.setText(error_text(error))
            return
        count = sum(len(names) for fields in changes.values() for names in fields.values())
        said = self.tr("Names changed: {}").format(count_text(count))
        self._document.show_status(f"{tables_text(self._document.model, _changed_rows(changes))} · {said}")
        super().accept()

    def _step_text(self, changes: Changes) -> TranslatableText:
        tables = self._document.model.tables
        rows = [rows_named(tables[table], some) for table, some in _changed_rows(changes).items()]
        return about(translate("RenameDialog", "Rename"), joined(", ", rows))


def _changed_rows(changes: Changes) -> dict[str, IndexArray]:
    """The rows of each table, ascending, that get a new name."""
    return {
        table: np.unique(np.concatenate([list(names) for names in fields.values()])).astype(np.intp)
        for table, fields in changes.items()
    }


class NameDelegate(QStyledItemDelegate):
    """Puts a name into the grid while it is typed, so that what is wrong with it is seen at once; Escape puts back."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._index = QPersistentModelIndex()
        self._before = ""
        self.closeEditor.connect(self._put_back)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        line = QLineEdit(parent)
        line.setFrame(False)
        self._index, self._before = QPersistentModelIndex(index), index.data(Qt.ItemDataRole.EditRole)
        line.textEdited.connect(lambda: self.commitData.emit(line))
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        name = index.data(Qt.ItemDataRole.EditRole)
        if editor.text() != name:  # else the cursor would jump
            editor.setText(name)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def _put_back(self, editor: Any, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if hint == QAbstractItemDelegate.EndEditHint.RevertModelCache and self._index.isValid():
            self._index.model().setData(self._index, self._before, Qt.ItemDataRole.EditRole)


class TranslationForm(OperationForm):
    """Begins by looking up parts of names where whole names would change nothing."""

    def begin(self) -> None:
        model, by_parts = self.document.model, dataclasses.replace(self.parameters(), by=TranslatedBy.PARTS)
        lacking = self._rows_without_translation()
        if not knows_any(model, lacking, self.parameters()) and knows_any(model, lacking, by_parts):
            self.fill(by_parts)
        super().begin()

    def _make_parts(self) -> None:
        super()._make_parts()
        self.rename = self.buttons.addButton(self.tr("Rename…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.rename.setToolTip(self.tr("Give the names that the dictionary does not know by hand"))
        self.rename.setAutoDefault(False)  # Enter is OK
        self.rename.hide()
        self.rename.clicked.connect(self._rename)

    def _note_done(self, result: Result) -> None:
        super()._note_done(result)
        if self.is_open:
            is_left = self._run.changes_nothing and bool(result.warnings)
            self.rename.setVisible(is_left)
            if is_left:
                self._show_state(translated(result.warnings[0]))

    def _rows_without_translation(self) -> dict[str, list[int]]:
        """The rows to work on that have no translation, by table."""
        model, working = self.document.model, rows_of(self.document, self.operation)
        rows = {working.table: working.rows.tolist()}
        if not working.table:
            rows = {table: list(range(len(model.tables[table]))) for table in NAMED_TABLES}
        return untranslated_rows(model, rows, self.parameters())

    def _rename(self) -> None:
        document, window, lacking = self.document, self.parentWidget(), self._rows_without_translation()
        assert window is not None
        self.reject()
        rename_rows_by_table(document, window, lacking)
