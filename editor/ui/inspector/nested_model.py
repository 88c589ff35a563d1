"""NestedModel: a nested list of one record (IK links, offsets, items, anchors, pins) as an editable table.

A column a declared field; lists of several sorts of entries (display frames) have a column that says the sort, and
their entries' fields share the others. Cells are read when they are painted; each edit is one step of the history.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from editor.document.document import Document
from editor.document.texts import RetranslatableText, translate
from editor.math3d.arrays import BoolArray, IndexArray, Int64Array
from editor.model.columns import Columns, scalar_of
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.morphs import MaterialOffset
from editor.model.rules import needs_target
from editor.model.tables import RecordTable
from editor.operations.morphs.material_offsets import with_operation
from editor.ui.editors.cells import ComingValues
from editor.ui.editors.colors import qt_color
from editor.ui.editors.field_editor import field_whats_this
from editor.ui.editors.revisions import Revision, SameValue
from editor.ui.lists import NO_INDEX, Index, Role, alignment
from editor.ui.value_text import about, change_name, display_text, exact_text, field_help, field_label, section_title

Nested = tuple[Any, ...] | Columns


def item_type(nested: Nested, entry_row: int) -> type:
    """The row type of an entry."""
    return nested.row_type if isinstance(nested, Columns) else type(nested[entry_row])


def entry_value(nested: Nested, entry_row: int, field: Field) -> Any:
    """The value of a field of an entry, as a record holds it."""
    if isinstance(nested, Columns):
        return scalar_of(field, nested[field.name][entry_row])
    return getattr(nested[entry_row], field.name)


def means_something(nested: Nested, entry_row: int, field: Field) -> bool:
    """Return whether the field applies to the entry."""
    if field.applies is None:
        return True
    return field.applies(nested.row(entry_row) if isinstance(nested, Columns) else nested[entry_row])


def picked_entries(nested: Nested, order: IndexArray) -> Nested:
    """The given entries, in that order."""
    return (
        nested.take(order) if isinstance(nested, Columns) else tuple(nested[entry_row] for entry_row in order.tolist())
    )


def joined_entries(first: Nested, second: Nested) -> Nested:
    """The entries of both, which are of one sort."""
    if isinstance(first, Columns):
        assert isinstance(second, Columns)
        return first.joined(second)
    return (*first, *second)


def with_inserted(nested: Nested, entry_row: int, entries: Nested) -> Nested:
    """`nested` with the entries before `entry_row`."""
    head, tail = np.arange(entry_row), np.arange(entry_row, len(nested))
    return joined_entries(joined_entries(picked_entries(nested, head), entries), picked_entries(nested, tail))


def without_entries(nested: Nested, entry_rows: IndexArray) -> Nested:
    return picked_entries(nested, np.delete(np.arange(len(nested)), entry_rows))


def moved_order(entry_rows: IndexArray, count: int, by: int) -> IndexArray:
    """The order of `count` entries in which the indices (ascending) have each gone one up (by -1) or down (by 1).

    What is already at the end stays, and what stands behind it too.
    """
    order = np.arange(count)
    fixed = 0 if by < 0 else count - 1
    for entry_row in entry_rows.tolist() if by < 0 else entry_rows.tolist()[::-1]:
        if entry_row == fixed:
            fixed -= by
        else:
            order[[entry_row, entry_row + by]] = order[[entry_row + by, entry_row]]
    return order


def gathered_order(entry_rows: IndexArray, count: int, by: int) -> IndexArray:
    """The order of `count` entries in which the indices (ascending) come first (by -1) or last (by 1)."""
    others = np.delete(np.arange(count), entry_rows)
    return np.concatenate((entry_rows, others) if by < 0 else (others, entry_rows))


def revised_entries(nested: Nested, entry_rows: IndexArray, field: Field, revision: Revision) -> Nested:
    """`nested` with the revision done to a field of the given entries."""
    if not isinstance(nested, Columns):
        return _revised_records(nested, entry_rows, field, revision)
    if nested.row_type is MaterialOffset and field.name == "operation" and isinstance(revision, SameValue):
        return with_operation(nested, entry_rows, field.coerce(revision.value))
    column = nested[field.name].copy()
    if isinstance(revision, SameValue):
        column[entry_rows] = np.asarray(field.coerce(revision.value), field.dtype)
    else:
        column[entry_rows] = revision.column(column[entry_rows])
    return nested.replace(**{field.name: column})


def _revised_records(
    nested: tuple[Any, ...], entry_rows: IndexArray, field: Field, revision: Revision
) -> tuple[Any, ...]:
    entries = list(nested)
    for entry_row in entry_rows.tolist():
        value = field.coerce(revision.of(getattr(entries[entry_row], field.name)))
        entries[entry_row] = dataclasses.replace(entries[entry_row], **{field.name: value})
    return tuple(entries)


def key_field(row_type: type) -> Field:
    """The reference that says what an entry is about: its first."""
    return next(field for field in fields_of(row_type) if field.kind is Kind.REFERENCE)


def partners(row_type: type) -> list[Field]:
    """The references beside its first that an entry means nothing without."""
    return [field for field in fields_of(row_type) if needs_target(field) and field.name != key_field(row_type).name]


def fresh_entries(nested: Nested, row_type: type, rows: IndexArray, others: dict[str, IndexArray]) -> Nested:
    """New entries of a row type, one for each row with each of the others, except for what `nested` has."""
    names = [key_field(row_type).name, *others]
    grid = np.meshgrid(rows, *others.values(), indexing="ij")
    columns = dict(zip(names, (part.ravel() for part in grid), strict=True))
    known = {name: _referred(nested, row_type, name) for name in names}
    fresh = ~np.isin(_reference_codes(columns), _reference_codes(known))
    values = {name: column[fresh].astype(np.int32) for name, column in columns.items()}
    if isinstance(nested, Columns):
        return Columns(row_type, int(fresh.sum()), **values)
    return tuple(row_type(**{names[0]: row}) for row in values[names[0]].tolist())


def _reference_codes(columns: dict[str, IndexArray]) -> Int64Array:
    """One number for what each entry refers to; no entry refers to more than two rows."""
    first, *second = (column.astype(np.int64) for column in columns.values())
    return (first << 32) + second[0] if second else first


def rows_about(nested: Nested, row_type: type, entry_rows: IndexArray | None = None) -> IndexArray:
    """Return the rows that the key field of entries of a row type refers to; of all, or of those at `entry_rows`."""
    return _referred(
        nested if entry_rows is None else picked_entries(nested, entry_rows), row_type, key_field(row_type).name
    )


def _referred(nested: Nested, row_type: type, name: str) -> IndexArray:
    if isinstance(nested, Columns):
        return nested[name].astype(np.intp)
    return np.asarray([getattr(entry, name) for entry in nested if type(entry) is row_type], np.intp)


def are_about(nested: Nested, table_name: str, row: int) -> BoolArray:
    """Return a mask of the entries that are about that row of that table."""
    if isinstance(nested, Columns):
        key = key_field(nested.row_type)
        return nested[key.name] == row if key.target == table_name else np.zeros(len(nested), np.bool_)
    keys = [(key_field(type(entry)), entry) for entry in nested]
    return np.array([key.target == table_name and getattr(entry, key.name) == row for key, entry in keys], np.bool_)


def mask_of_repeated(nested: Nested, entries: Nested) -> BoolArray:
    """Return a mask of the entries that have nothing but their key field, and are in `nested` already."""
    if isinstance(entries, Columns):
        fields, key = fields_of(entries.row_type), key_field(entries.row_type).name
        known = nested[key] if isinstance(nested, Columns) else ()
        return np.isin(entries[key], known) & (len(fields) == 1)
    return np.array([len(fields_of(type(entry))) == 1 and entry in nested for entry in entries], np.bool_)


def changed_span(old: Nested, new: Nested) -> tuple[int, int, int]:
    """Return the difference of two lists: entries start to old_stop of `old` became start to new_stop of `new`."""
    shorter = min(len(old), len(new))
    same = _equal(old, new, shorter, from_end=False)
    start = shorter if same.all() else int(np.argmin(same))
    same = _equal(old, new, shorter - start, from_end=True)[::-1]
    tail = len(same) if same.all() else int(np.argmin(same))
    return start, len(old) - tail, len(new) - tail


def _equal(old: Nested, new: Nested, count: int, from_end: bool) -> BoolArray:
    """Return a mask of the first, or last, `count` entries that are equal pair by pair."""
    first, second = (slice(len(n) - count, len(n)) if from_end else slice(count) for n in (old, new))
    if not isinstance(old, Columns):
        assert isinstance(new, tuple)
        return np.fromiter((a == b for a, b in zip(old[first], new[second], strict=True)), np.bool_, count)
    same = np.ones(count, np.bool_)
    for field in fields_of(old.row_type):
        equal = old[field.name][first] == new[field.name][second]  # type: ignore[call-overload]
        same &= equal.all(axis=tuple(range(1, equal.ndim)))
    return same


class NestedModel(QAbstractTableModel):
    """The list `field` of one record of `table`; an *entry row* is the number of an entry."""

    def __init__(
        self, document: Document, table: RecordTable[Any], field: Field, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.table = table
        self.field = field
        self.row = NONE
        self.nested: Nested = ()
        self.coming: ComingValues | None = None  # shown instead of what the entries hold

    @property
    def sorts(self) -> tuple[type, ...]:
        """The row types that an entry may have."""
        return (self.nested.row_type,) if isinstance(self.nested, Columns) else self.field.items

    # -- what is shown ------------------------------------------------------------------------------------------

    def show(self, row: int) -> None:
        """Show the list of a record as it is now; what stays of it keeps its place in the views."""
        nested: Nested = self.table.value(row, self.field.name)
        if row == self.row and nested is self.nested:
            return
        same_columns = type(nested) is type(self.nested) and _row_type(nested) is _row_type(self.nested)
        if row == self.row and same_columns:
            self._take_nested(nested)
        else:
            self.beginResetModel()
            self.row, self.nested = row, nested
            self.endResetModel()

    @property
    def owner(self) -> Any:
        """The record whose list it is."""
        return self.table[self.row]

    def release(self) -> None:
        """Let go of the record: its row may have another number, and nothing may be edited until it is shown again."""
        self.row = NONE

    def refresh_texts(self) -> None:
        """Read all cells again: names that they show may be others."""
        if len(self.nested):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.nested) - 1, self.columnCount() - 1))

    def _take_nested(self, nested: Nested) -> None:
        start, old_stop, new_stop = changed_span(self.nested, nested)
        if old_stop == new_stop:
            self.nested = nested
            if start < new_stop:
                self.dataChanged.emit(self.index(start, 0), self.index(new_stop - 1, self.columnCount() - 1))
        elif start == old_stop:
            self.beginInsertRows(NO_INDEX, start, new_stop - 1)
            self.nested = nested
            self.endInsertRows()
        elif start == new_stop:
            self.beginRemoveRows(NO_INDEX, start, old_stop - 1)
            self.nested = nested
            self.endRemoveRows()
        else:
            self.beginResetModel()
            self.nested = nested
            self.endResetModel()

    # -- what Qt asks -------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.nested)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._headings())

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.nested):
            return None
        field = self.cell_field(index)
        if field is None:
            sort = item_type(self.nested, index.row())
            return field_label(key_field(sort)) if role == Role.DisplayRole else None
        return self._cell_data(index.row(), field, role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return section if role == Role.DisplayRole else None
        if not 0 <= section < self.columnCount():
            return None
        label, help_ = self._headings()[section]
        return {Role.DisplayRole: label, Role.ToolTipRole: help_ or None}.get(Role(role))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        field = self.cell_field(index)
        if field is None or not means_something(self.nested, index.row(), field):
            return flags
        is_switch = field.kind is Kind.SWITCH
        return flags | (Qt.ItemFlag.ItemIsUserCheckable if is_switch else Qt.ItemFlag.ItemIsEditable)

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        field = self.cell_field(index) if index.isValid() else None
        if field is None or role not in (Role.EditRole, Role.CheckStateRole):
            return False
        if role == Role.CheckStateRole:
            value = Qt.CheckState(value) == Qt.CheckState.Checked
        self.revise(np.array([index.row()]), index.column(), SameValue(value))
        return True

    def cell_field(self, index: Index) -> Field | None:
        """The declared field of a cell; None in the column that says the sort of the entry."""
        column = index.column() - (len(self.sorts) > 1)
        return fields_of(item_type(self.nested, index.row()))[column] if column >= 0 else None

    def columns(self) -> list[Field | None]:
        """The field of each column, of the first sort of entries; None for the column that says the sort."""
        fields = list(fields_of(self.sorts[0]))[: len(self._headings())]
        return [None, *fields] if len(self.sorts) > 1 else [*fields]

    def _headings(self) -> Sequence[tuple[str, str]]:
        """Label and help of each column."""
        columns = list(zip(*map(fields_of, self.sorts), strict=False))
        headings = [(" / ".join(map(field_label, fields)), field_help(fields[0])) for fields in columns]
        return [(self.tr("Kind"), ""), *headings] if len(self.sorts) > 1 else headings

    def _cell_data(self, entry_row: int, field: Field, role: int) -> Any:
        if not means_something(self.nested, entry_row, field):
            return None
        value = entry_value(self.nested, entry_row, field)
        if role == Role.EditRole:
            return value
        if self.coming is not None:
            value = self.coming.value(entry_row, field, value)
        if role == Role.WhatsThisRole:
            return field_whats_this(field)
        if role == Role.DecorationRole and field.kind is Kind.COLOR:
            return qt_color(value)
        if role == Role.CheckStateRole and field.kind is Kind.SWITCH:
            return Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
        if role == Role.TextAlignmentRole:
            return alignment(field)
        if role in (Role.DisplayRole, Role.ToolTipRole) and field.kind is not Kind.SWITCH:
            text = exact_text if role == Role.ToolTipRole else display_text
            return text(self.document.model, field, value)
        return None

    # -- what the user does -------------------------------------------------------------------------------------

    def is_alike(self, entry_row: int, other: int) -> bool:
        """Tell whether two entries are of one sort."""
        return item_type(self.nested, entry_row) is item_type(self.nested, other)

    def revise(self, entry_rows: IndexArray, column: int, revision: Revision) -> None:
        """Do to a cell in several entries (those of the sort of the first) what an editor did.

        ValueError for what cannot be.
        """
        sort, field = (
            item_type(self.nested, int(entry_rows[0])),
            self.cell_field(self.index(int(entry_rows[0]), column)),
        )
        assert field is not None
        alike = [entry_row for entry_row in entry_rows.tolist() if item_type(self.nested, entry_row) is sort]
        self._replace(
            change_name(field, self.table, [self.row]), revised_entries(self.nested, np.asarray(alike), field, revision)
        )

    def add(self, sort: type, rows: IndexArray, entry_row: int) -> int:
        """Insert an entry a row referred to before `entry_row`, except for what has one; how many were added.

        Entries that need a second row, as anchors need a vertex, get the selected ones; ValueError where none is.
        """
        others = {field.name: self._selected(field) for field in partners(sort)}
        return self._insert(fresh_entries(self.nested, sort, rows, others), entry_row)

    def insert(self, entries: Nested, entry_row: int) -> int:
        """Insert entries before `entry_row`; how many. Not those about the record itself, or that repeat others."""
        excluded = are_about(entries, self.table.name, self.row) | mask_of_repeated(self.nested, entries)
        return self._insert(picked_entries(entries, np.flatnonzero(~excluded)), entry_row)

    def _insert(self, entries: Nested, entry_row: int) -> int:
        if len(entries):
            step = translate("NestedModel", "Add to {list}")
            self._replace(self._name(step), with_inserted(self.nested, entry_row, entries))
        return len(entries)

    def replace_entries(self, step: RetranslatableText, nested: Nested) -> None:
        """Have other entries, by a step whose name has {list} in it."""
        self._replace(self._name(step), nested)

    def remove(self, entry_rows: IndexArray) -> None:
        if len(entry_rows):
            self._replace(
                self._name(translate("NestedModel", "Remove from {list}")), without_entries(self.nested, entry_rows)
            )

    def move_entries(self, entry_rows: IndexArray, by: int) -> IndexArray:
        """Move entries (ascending) one up (-1) or down (1); where they are afterwards."""
        return self._arrange(entry_rows, moved_order(entry_rows, len(self.nested), by))

    def gather(self, entry_rows: IndexArray, by: int) -> IndexArray:
        """Move entries (ascending) to the top (-1) or the bottom (1); where they are afterwards."""
        return self._arrange(entry_rows, gathered_order(entry_rows, len(self.nested), by))

    def _arrange(self, entry_rows: IndexArray, order: IndexArray) -> IndexArray:
        if not np.array_equal(order, np.arange(len(order))):
            self._replace(self._name(translate("NestedModel", "Reorder {list}")), picked_entries(self.nested, order))
        return np.sort(np.flatnonzero(np.isin(order, entry_rows)))

    def _selected(self, field: Field) -> IndexArray:
        rows = self.document.selection.rows(field.target)
        if not len(rows):
            text = self.tr("Select in {section} first what the new entry holds: it needs one of them")
            raise ValueError(text.format(section=section_title(field.target)))
        return rows

    def _name(self, step: RetranslatableText) -> RetranslatableText:
        return about(step.format(list=field_label(self.field)), self.table, [self.row])

    def _replace(self, name: RetranslatableText, nested: Nested) -> None:
        if self.row != NONE:
            with self.document.edit(name) as edit:
                edit.replace(self.table, self.row, self.field.name, nested)
            self.show(self.row)


def _row_type(nested: Nested) -> type | None:
    return nested.row_type if isinstance(nested, Columns) else None
