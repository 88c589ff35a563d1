"""FieldTableModel: one table of a Document as a sheet, a column a declared field, for both storages.

Rows are sorted and filtered by numpy inside (RowView), without proxy models. Values are read when they are painted;
each edit is one step of the Document's history.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QApplication

from editor.document.document import Document
from editor.document.textures import Thumbnail
from editor.math3d.arrays import BoolArray, IndexArray
from editor.messages import TranslatableText
from editor.model.bone_roles import changes_roles
from editor.model.changes import Action, Change, Rows
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, Kind
from editor.model.morphs import lost_offsets
from editor.model.tables import ArrayTable, RecordTable
from editor.ui.editors.cells import ComingValues
from editor.ui.editors.colors import qt_color
from editor.ui.editors.field_editor import field_whats_this
from editor.ui.editors.questions import Setting, confirmed_setting
from editor.ui.editors.revisions import Revision, applicable_rows, present_values, revised_values
from editor.ui.editors.textures import fault_text, is_of_textures, thumbnail_of, thumbnail_tip
from editor.ui.lists import NO_INDEX, Index, Role, alignment
from editor.ui.models.cells import applies, cell_value, column, is_editable, parse_cell
from editor.ui.models.marks import FaultMarks, NameMode, RoleMark, role_mark
from editor.ui.models.row_filter import rows_matching
from editor.ui.models.row_view import RowView
from editor.ui.value_text import NAMING, change_name, display_text, error_text, exact_text, field_help, field_label

CELL = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
MOST_TEXTS = 2_000  # that are kept: more than a screen has cells
FEW_ROWS = 64  # of which the texts are looked for
EDITABLE = CELL | Qt.ItemFlag.ItemIsEditable


class FieldTableModel(QAbstractTableModel):
    """The rows of one table; a *view row* is a row of this model, a *row* one of the table."""

    refused = Signal(str)  # why an edit was not made

    def __init__(
        self, document: Document, table_name: str, parent: QObject | None = None, names: NameMode | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.table = document.model.tables[table_name]
        self.fields = self.table.fields
        self.names = names or NameMode(parent=self)
        self.filter_text = ""
        self._of_textures = [column for column, field in enumerate(self.fields) if is_of_textures(field)]
        # The columns in which there may be more than text: colours, pictures, signs and what the checks find.
        self.adorned = {
            *self._of_textures,
            *[n for n, field in enumerate(self.fields) if field.kind is Kind.COLOR or field.name in ("name", "path")],
        }
        telling = "path" if table_name == "textures" else "name"
        self._telling = [n for n, field in enumerate(self.fields) if field.name == telling]  # what the checks find
        self._flags = [self._flags_of(field) for field in self.fields]
        self._view = RowView(self.table)
        self.row = self._view.row  # of the table, by that of the view
        self._count = len(self._view)  # rows that views were told of
        self._texts: dict[tuple[int, int], str] = {}  # that were painted, by row of the table and column
        self._order: tuple[Field | None, bool] = (None, False)
        self._marks = FaultMarks(document, [table_name] if isinstance(self.table, RecordTable) else [], self)
        self._coming: ComingValues | None = None
        self._finish: Callable[[], None] | None = None
        self.is_changing = False  # rows are just coming, going or moving: views must not be told anything now
        document.about_to_change.connect(self._about_to_change)
        document.changed.connect(self._changed)
        self._marks.changed.connect(self._show_marks)
        self.names.changed.connect(self._show_names)
        if self._of_textures:
            document.thumbnails.changed.connect(self._show_thumbnails)

    # -- rows ---------------------------------------------------------------------------------------------------

    @property
    def rows(self) -> IndexArray:
        """The rows of the table that are shown, in the order of the view."""
        return self._view.rows

    @property
    def is_sorted(self) -> bool:
        """True if the rows are sorted by the values of a column."""
        return self._view.is_sorted

    def view_rows(self, rows: Sequence[int] | IndexArray) -> IndexArray:
        """Return the view rows of rows of the table; -1 for those that are not shown."""
        return self._view.view_rows(rows)

    def row_at(self, index: Index) -> tuple[str, int]:
        """The table and the row of an index; "" and NONE for nothing."""
        return (self.table.name, self.row(index.row())) if index.isValid() else ("", NONE)

    def index_of(self, table: str, row: int) -> QModelIndex:
        """The index of a row of the table; an invalid one when it is not shown."""
        return self.index(int(self.view_rows([row])[0]), 0) if row != NONE else QModelIndex()

    def is_shown(self, table: str, rows: IndexArray) -> BoolArray:
        return self.view_rows(rows) >= 0

    def ranges_of(self, table: str, rows: IndexArray, most: int) -> list[tuple[QModelIndex, QModelIndex]] | None:
        """The shown ones of the rows, as runs of neighbours: first and last index; None where they are over `most`."""
        firsts, lasts = self._view.run_ends(rows)
        if len(firsts) > most:
            return None
        last_column = self.columnCount() - 1
        return [
            (self.index(first, 0), self.index(last, last_column))
            for first, last in zip(firsts.tolist(), lasts.tolist(), strict=True)
        ]

    def rows_of(self, ranges: Iterable[QItemSelectionRange]) -> dict[str, IndexArray]:
        """The rows in ranges of cells, ascending, by table."""
        rows, marked = self.rows, np.zeros(len(self.table), np.bool_)
        for cells in ranges:
            marked[rows[cells.top() : cells.bottom() + 1]] = True
        found = np.flatnonzero(marked)
        return {self.table.name: found} if len(found) else {}

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Show the rows by the values of a column; -1: in the order of the table, which never changes by this."""
        field = self.fields[column] if 0 <= column < len(self.fields) else None
        self._order = (field, order == Qt.SortOrder.DescendingOrder)
        self._show_rows()

    def set_filter(self, text: str) -> None:
        """Show the rows that have every word of `text`."""
        self.filter_text = text.strip()
        self._show_rows()

    def _show_rows(self) -> None:
        text = self.filter_text
        mask = rows_matching(self.document.model, self.table, self.fields, text) if text else None
        self.beginResetModel()
        self._view.show(mask, *self._order)
        self._count = len(self._view)
        self.endResetModel()

    # -- what Qt asks -------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.fields)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        view_row, column = index.row(), index.column()
        if not (index.isValid() and view_row < len(self._view) and self.row(view_row) < len(self.table)):
            return None
        answer = _ANSWERS.get(role)
        return answer(self, view_row, column) if answer else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self.row(section) if role == Role.DisplayRole and section < len(self._view) else None
        heading = _HEADINGS.get(role)
        return heading(self.fields[section]) if heading and 0 <= section < len(self.fields) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = self._flags[index.column()]
        if flags is None:
            return EDITABLE if applies(self.table, self.row(index.row()), self.fields[index.column()]) else CELL
        return flags

    def _flags_of(self, field: Field) -> Qt.ItemFlag | None:
        """The flags of all cells of a field; None where those depend on the row."""
        if not is_editable(field):
            return CELL
        return EDITABLE if field.applies is None or isinstance(self.table, ArrayTable) else None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Give the cell a value, or the text of one."""
        if role != Role.EditRole or not index.isValid():
            return False
        field = self.fields[index.column()]
        with self._refusing():
            value = parse_cell(self.document.model, field, value) if isinstance(value, str) else value
            return self._set(np.array([self.row(index.row())]), field, value)
        return False

    # -- cells --------------------------------------------------------------------------------------------------

    def value(self, view_row: int, column: int) -> Any:
        """The value of a cell as a record holds it."""
        return cell_value(self.table, self.row(view_row), self.fields[column])

    def is_editable(self, view_row: int, column: int) -> bool:
        """Return whether the cell means something for its row and can be edited in place."""
        field = self.fields[column]
        return is_editable(field) and applies(self.table, self.row(view_row), field)

    def text(self, view_row: int, column: int, *, exact: bool = False) -> str:
        """The text of a cell, as shown or with all digits; "" where the field means nothing for the row."""
        row = self.row(view_row)
        return self._text(row, column, exact=True) if exact else self.seen_text(row, column)

    def seen_text(self, row: int, column: int) -> str:
        """The text of a cell as it is shown, by the row of the table; kept, for cells are painted often."""
        if self._coming is not None:
            return self._text(row, column)
        text = self._texts.get((row, column))
        if text is None:
            if len(self._texts) > MOST_TEXTS:
                self._texts.clear()
            text = self._texts[row, column] = self._text(row, column)
        return text

    def _text(self, row: int, column: int, *, exact: bool = False) -> str:
        field = self.fields[column]
        if field.applies is not None and not applies(self.table, row, field):
            return ""
        value = cell_value(self.table, row, field)
        if self._coming is not None and not exact:
            value = self._coming.value(row, field, value)
        if field.kind is Kind.REFERENCE:
            return self.names.references(self.document.model, field, value)
        return (exact_text if exact else display_text)(self.document.model, field, value)

    def color(self, view_row: int, column: int) -> QColor | None:
        """The colour that a cell shows."""
        return qt_color(self._seen_value(view_row, column)) if self.fields[column].kind is Kind.COLOR else None

    def _seen_value(self, view_row: int, column: int) -> Any:
        coming, value = self._coming, self.value(view_row, column)
        return value if coming is None else coming.value(self.row(view_row), self.fields[column], value)

    def warns(self, view_row: int, column: int) -> bool:
        """Return whether a cell has a warning: no picture, or for a name a warning about its row."""
        is_missing = column in self._of_textures and bool(fault_text(self.thumbnail(view_row, column)))
        return is_missing or (column in self._telling and self._marks.warns(self.table.name, self.row(view_row)))

    def findings_text(self, view_row: int, column: int) -> str:
        """Return the findings in the row of a name, a line each."""
        return self._marks.text(self.table.name, self.row(view_row)) if column in self._telling else ""

    def foreground(self, view_row: int, column: int) -> QBrush | None:
        """Return the foreground brush of the name of a row with a grave fault; None for the default."""
        return self._marks.brush(self.table.name, self.row(view_row)) if column in self._telling else None

    def thumbnail(self, view_row: int, column: int) -> Thumbnail | None:
        """The texture that a cell is about; None for any other cell, and as long as it is not made."""
        field = self.fields[column]
        is_one = column in self._of_textures and applies(self.table, self.row(view_row), field)
        return thumbnail_of(self.document, field, self.value(view_row, column)) if is_one else None

    def _show_thumbnails(self) -> None:
        for number in self._of_textures:
            self._emit_changed([number], 0, len(self._view) - 1)

    def role(self, view_row: int, column: int) -> RoleMark | None:
        """Return the mark beside the name of a bone."""
        if self.fields[column].name != "name" or not self.names.shows_roles:
            return None
        return role_mark(self.document, self.table.name, self.row(view_row), self.names.bone_colors)

    def tooltip(self, view_row: int, column: int) -> str:
        """Return the tooltip of a cell: what does not fit into it."""
        follow = self.tr("Ctrl+click goes there.") if self.targets(view_row, column) else ""
        if (thumbnail := self.thumbnail(view_row, column)) is not None:
            notes = "\n".join(filter(None, (self.findings_text(view_row, column), follow)))
            return thumbnail_tip(thumbnail, self.text(view_row, column), notes)
        role = self.role(view_row, column)
        about = (
            self.findings_text(view_row, column),
            self.text(view_row, column, exact=True),
            role.text if role is not None else "",
        )
        return "\n".join(filter(None, (*about, follow)))

    def targets(self, view_row: int, column: int) -> list[tuple[str, int]]:
        """The rows (table, row) that a cell refers to."""
        field = self.fields[column]
        if field.kind is not Kind.REFERENCE or not applies(self.table, self.row(view_row), field):
            return []
        count = len(self.document.model.tables[field.target])
        rows = np.atleast_1d(self.value(view_row, column)).tolist()
        return [(field.target, row) for row in rows if 0 <= row < count]

    def selected_rows(self, view_row: int) -> IndexArray:
        """The rows that an edit of a cell may be for: all selected ones that are shown, if its row is one of them."""
        row, selected = self.row(view_row), self.document.selection.rows(self.table.name)
        shown = selected[self.view_rows(selected) >= 0]
        return shown if row in shown else np.array([row])

    def show_coming(self, view_row: int, column: int, revision: Revision | None) -> None:
        """Have the selected rows show what they would hold after a revision; None: what they hold."""
        self._coming = None
        if revision is not None:
            rows = frozenset(self.selected_rows(view_row).tolist())
            self._coming = ComingValues(self.fields[column], rows, revision)

    def revise(self, view_row: int, column: int, revision: Revision, *, in_selected: bool = False) -> None:
        """Do to a cell, or to that field of the selected rows, what a field editor did."""
        field = self.fields[column]
        wanted = self.selected_rows(view_row) if in_selected else np.array([self.row(view_row)])
        rows = applicable_rows(self.table, wanted, field)
        with self._refusing():
            self._set(rows, field, revised_values(self.table, field, revision, present_values(self.table, rows, field)))

    def _set(self, rows: Any, field: Field, values: Any) -> bool:
        """Give a field of some rows other values, as one step; False where the user would rather not."""
        plain: Setting = partial(self.set_values, rows=rows, field=field, values=values)
        setting = confirmed_setting(plain, self.document.model, rows, field, values, QApplication.activeWindow())
        if setting is None:
            return False
        with self.document.edit(change_name(field, self.table, rows)) as edit:
            setting(edit)
        return True

    def set_values(self, edit: Edit, rows: Any, field: Field, values: Any) -> None:
        """Give a field of some rows values. ValueError while a morph is edited that changes it."""
        self.document.edited_morph.check(self.table.name, field)
        edit.set(self.table, rows, field.name, values)

    @contextmanager
    def editing(self, name: TranslatableText) -> Iterator[Edit]:
        """One step of the history for many cells; what the model cannot hold is refused, and nothing happens."""
        morphs = list(self.document.model.morphs)
        with self._refusing(), self.document.edit(name) as edit:
            yield edit
            if lost_offsets(morphs, [morph.kind for morph in self.document.model.morphs]):
                raise ValueError(self.tr("This would delete offsets of morphs: change their kind in a single cell"))

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Tell why the model cannot hold something."""
        try:
            yield
        except (ValueError, TypeError, IndexError, OverflowError) as error:
            self.refused.emit(error_text(error))

    # -- changes ------------------------------------------------------------------------------------------------

    def _about_to_change(self, change: Change) -> None:
        if change.table == self.table.name and change.action is not Action.SET:
            self.is_changing = True
            self._finish = self._begin(change)

    def _begin(self, change: Change) -> Callable[[], None]:
        """Tell the views what is going to happen; what to call when it has."""
        if change.action is Action.INSERT and (view_rows := self._view.rows_to_come(change)):
            self.beginInsertRows(NO_INDEX, view_rows.start, view_rows.stop - 1)
            return self.endInsertRows
        if change.action is Action.REMOVE and (view_rows := self._view.rows_to_go(change)):
            self.beginRemoveRows(NO_INDEX, view_rows.start, view_rows.stop - 1)
            return self.endRemoveRows
        # Moves in the big tables come with big selections, which Qt would follow cell by cell.
        moves = change.action is Action.MOVE and isinstance(self.table, RecordTable)
        if moves and (move := self._view.block_to_move(change)):
            block, to = move
            self.beginMoveRows(NO_INDEX, block.start, block.stop - 1, NO_INDEX, to)
            return self.endMoveRows
        self.beginResetModel()
        return self.endResetModel

    def _changed(self, change: Change) -> None:
        referring = self._referring(change)
        self._forget_texts(change, referring)
        if change.table == self.table.name:
            if change.action is Action.SET:
                self._show_values(change)
            else:
                self._end(change)
        elif self.table.name == "bones" and changes_roles(change):
            self._emit_changed([0], 0, len(self._view) - 1)
        for number, rows in referring.items():
            self._show_cells([number], rows)

    def _referring(self, change: Change) -> dict[int, Sequence[int]]:
        """The rows that refer to renamed ones, by column, ascending; every row where it is not worth finding them."""
        is_set = change.action is Action.SET
        if is_set and not change.fields & NAMING:
            return {}
        numbers = [number for number, field in enumerate(self.fields) if field.target == change.table]
        if not is_set or len(change.rows) > FEW_ROWS or isinstance(self.table, ArrayTable):
            return dict.fromkeys(numbers, range(len(self.table)))
        referring: dict[int, Sequence[int]] = {}
        for number in numbers:
            field = self.fields[number]
            cells = np.isin(column(self.table, field), change.row_array)
            referring[number] = np.flatnonzero(cells.reshape(-1, field.size).any(axis=1)).tolist()
        return referring

    def _forget_texts(self, change: Change, referring: Mapping[int, Sequence[int]]) -> None:
        """Have the texts made again that a change may have made others: of its rows, and of references to them."""
        if change.action is not Action.SET or len(change.rows) > FEW_ROWS:
            self._texts.clear()
            return
        own = set(np.asarray(change.rows).tolist()) if change.table == self.table.name else ()
        names = {field.name for field in self.fields if field.name in change.fields or field.applies is not None}
        self._texts = {
            (row, number): text
            for (row, number), text in self._texts.items()
            if not (row in own and self.fields[number].name in names) and row not in referring.get(number, ())
        }

    def _end(self, change: Change) -> None:
        self._view.follow(change)
        self._count = len(self._view)
        finish, self._finish, self.is_changing = self._finish, None, False
        if finish is not None:
            finish()
        if len(self._view):
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._view) - 1)

    def _show_values(self, change: Change) -> None:
        # The values of a record decide which of its other fields mean something; of arrays each column is its own.
        everything = isinstance(self.table, RecordTable)
        names = {field.name for field in self.fields} if everything else change.fields
        self._show_cells([number for number, field in enumerate(self.fields) if field.name in names], change.rows)

    def _show_marks(self, _: str, rows: IndexArray) -> None:
        view_rows = self.view_rows(rows)
        view_rows = view_rows[view_rows >= 0]
        if len(view_rows):
            self._emit_changed([0], int(view_rows.min()), int(view_rows.max()))

    def _show_names(self) -> None:
        """Names are shown in another way."""
        self._texts.clear()
        self._emit_changed([0], 0, len(self._view) - 1)
        for number, field in enumerate(self.fields):
            if field.kind is Kind.REFERENCE:
                self._emit_changed([number], 0, len(self._view) - 1)

    def _show_cells(self, columns: list[int], rows: Rows | Sequence[int]) -> None:
        """Have these cells painted again, or their columns where the rows are sorted or filtered."""
        if self._view.is_whole and len(rows):
            self._emit_changed(columns, int(rows[0]), int(rows[-1]))
        elif len(rows):
            self._emit_changed(columns, 0, len(self._view) - 1)

    def _emit_changed(self, columns: list[int], first: int, last: int) -> None:
        if columns and first <= last:
            self.dataChanged.emit(self.index(first, columns[0]), self.index(last, columns[-1]))


_HEADINGS: dict[int, Callable[[Field], str | None]] = {
    Role.DisplayRole: field_label,
    Role.ToolTipRole: lambda field: field_help(field) or None,
    Role.WhatsThisRole: field_whats_this,
}
# What is answered for each role, given the model, view row and column.
_ANSWERS: dict[int, Callable[[FieldTableModel, int, int], Any]] = {
    Role.DisplayRole: FieldTableModel.text,
    Role.EditRole: FieldTableModel.value,
    Role.DecorationRole: FieldTableModel.color,
    Role.ForegroundRole: FieldTableModel.foreground,
    Role.ToolTipRole: FieldTableModel.tooltip,
    Role.WhatsThisRole: lambda model, view_row, column: field_whats_this(model.fields[column]),
    Role.TextAlignmentRole: lambda model, view_row, column: alignment(model.fields[column]),
}
