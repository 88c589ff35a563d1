"""The form of a row in the inspector, and the binding of its editors to the fields.

What an editor does becomes one step of the history, in all the rows, of the touched part only; a gesture is an open
Edit that works on the values that the rows had when it started.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

import numpy as np
from PySide6.QtCore import QObject, QPoint, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, fields_of
from editor.model.morphs import MorphKind
from editor.model.tables import RecordTable, Table
from editor.operations.morphs.material_offsets import bring_to, seen_material
from editor.operations.names.naming import NAMED_TABLES
from editor.operations.queries.additional_uvs import UVS
from editor.operations.queries.faults import IN_MOTIONS, VMD_BYTES, byte_count
from editor.preview.morph_effects import VALUES
from editor.ui.command import CommandList
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.colors import ColorEditor
from editor.ui.editors.questions import OneName, ask_one_name, confirmed_setting
from editor.ui.editors.revisions import (
    applicable_rows,
    present_parts,
    present_values,
    revised_values,
    row_index,
    shown_value,
)
from editor.ui.editors.texts import TextEditor, TextLine
from editor.ui.help_card import set_chapter
from editor.ui.icons import IconLabel, icon
from editor.ui.inspector.nested_list import NestedList
from editor.ui.inspector.page_cards import CARDS
from editor.ui.lists import nearest
from editor.ui.tokens import SPACING_M, SPACING_S
from editor.ui.value_text import (
    change_name,
    error_text,
    field_help,
    field_label,
    in_morph,
    motion_fault,
    shared_fault,
    tr_field,
)


class FieldBinding(QObject):
    """Shows the field of some rows of a table in an editor, and edits them."""

    rename_wanted = Signal()  # each of the rows by itself

    def __init__(self, document: Document, table: Table, editor: FieldEditor) -> None:
        super().__init__(editor)
        self.field = editor.field
        self._document = document
        self._table = table
        self.editor = editor
        self._rows: IndexArray = np.empty(0, np.intp)
        self._gesture: Edit | None = None
        self._before: Any = None  # the values when the gesture started
        editor.edited.connect(self._edited)
        editor.gesture_started.connect(self._started)
        editor.dragging.connect(self._dragged)
        editor.gesture_ended.connect(self._ended)

    def show(self, rows: IndexArray) -> bool:
        """Show the value of the rows; whether the field means anything for one of them."""
        self._rows = applicable_rows(self._table, rows, self.field)
        if len(self._rows):
            if self.field.parts is not None:
                self.editor.show_parts(present_parts(self._table, self._rows, self.field))
            self.editor.set_value(shown_value(self._source, self._rows, self.field))
        return bool(len(self._rows))

    def release(self) -> None:
        """Let go of the rows, of what is being typed and of the gesture: other rows are about to be shown."""
        self.editor.stop()
        self.editor.discard()
        self._rows = self._rows[:0]

    @property
    def _source(self) -> Table:
        """The table with the values that are shown."""
        return self._table

    def _set(self, edit: Edit, values: Any) -> None:
        """Give the rows values, as `revised_values` made them."""
        self._document.edited_morph.check(self._table.name, self.field)
        edit.set(self._table, row_index(self._rows), self.field.name, values)

    def _name(self) -> TranslatableText:
        return change_name(self.field, self._table, self._rows)

    def _edited(self) -> None:
        if not len(self._rows):
            return
        with self._refusing():
            values = self._revised(present_values(self._source, self._rows, self.field))
            model, rows = self._document.model, self._rows
            setting = confirmed_setting(partial(self._set, values=values), model, rows, self.field, values, self.editor)
            if setting is None or not self._may_write():
                self.editor.set_value(shown_value(self._source, rows, self.field))
                return
            with self._document.edit(self._name()) as edit:
                setting(edit)

    def _may_write(self) -> bool:
        """Ask before many rows get one name."""
        answer = ask_one_name(self.editor, self.field, len(self._rows))
        if answer is OneName.RENAME:
            self.rename_wanted.emit()
        return answer is OneName.WRITE

    def _started(self) -> None:
        if len(self._rows):
            self._before = present_values(self._source, self._rows, self.field)
            self._gesture = self._document.begin(self._name())

    def _dragged(self) -> None:
        if self._gesture is None:
            return
        if self._document.is_open(self._gesture):
            with self._refusing():
                values = self._revised(self._before)
                self._set(self._gesture, values)
        else:  # something else was edited, or undone, meanwhile
            self.editor.stop()
            self.editor.set_value(shown_value(self._source, self._rows, self.field))

    def _ended(self, keep: bool) -> None:
        gesture, self._gesture, self._before = self._gesture, None, None
        if gesture is not None and self._document.is_open(gesture):
            if keep:
                self._document.commit()
            else:
                self._document.cancel()

    def _revised(self, values: Any) -> Any:
        return revised_values(self._table, self.field, self.editor.revision, values)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Say beside the editor what the model cannot hold, and show again what it holds."""
        try:
            yield
        except (ValueError, TypeError, OverflowError) as error:
            self.editor.complain(error_text(error))
            self.editor.set_value(shown_value(self._source, self._rows, self.field))


class MaterialBinding(FieldBinding):
    """Shows materials as the morph makes them, while one is edited, and has it make them what is told."""

    @property
    def _morph(self) -> int:
        return self._document.edited_morph.row_of(MorphKind.MATERIAL)

    @property
    def _source(self) -> Table:
        if self._morph == NONE:
            return self._table
        model = self._document.model
        seen = RecordTable("materials", model.materials.row_type)
        seen.records = list(model.materials.records)
        for row in self._rows.tolist():
            seen.records[row] = seen_material(model, self._morph, row, (self.field.name,))
        return seen

    def _set(self, edit: Edit, values: Any) -> None:
        if self._morph == NONE:
            super()._set(edit, values)
        else:
            bring_to(edit, self._morph, self._rows, self.field, values, self._document.edited_morph.method)

    def _name(self) -> TranslatableText:
        return in_morph(super()._name(), self._document.model.morphs, self._morph)


ICON = 16


class FaultNote(QWidget):
    """Lines beside a warning sign; hidden while there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.sign, self.message = IconLabel(icon("warning"), ICON), QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.message, 1)
        self.hide()

    def show_faults(self, faults: Sequence[str]) -> None:
        """Say these, a line each."""
        self.show_lines(faults, is_warning=True)

    def show_lines(self, lines: Sequence[str], is_warning: bool) -> None:
        self.message.setText("\n".join(lines))
        self.sign.setVisible(is_warning)
        self.setVisible(bool(lines))


class NameNote(FaultNote):
    """While nothing is typed it says what the checks warn of; of several rows, what would become of each."""

    def __init__(self, table: RecordTable, line: TextLine) -> None:
        super().__init__()
        self._table = table
        self._line = line
        self._rows: IndexArray = np.empty(0, np.intp)
        self._shown_faults: Sequence[str] = ()
        line.textChanged.connect(self._refresh)
        line.editingFinished.connect(self._refresh, Qt.ConnectionType.QueuedConnection)  # confirmed by then

    def show_rows(self, rows: IndexArray) -> None:
        """Have the name be that of these rows."""
        self._rows = rows
        self._refresh()

    def show_faults(self, faults: Sequence[str]) -> None:
        self._shown_faults = faults
        self._refresh()

    def _refresh(self) -> None:
        if not self._line.isModified():
            super().show_faults(self._shown_faults)
            return
        name = self._line.text()
        faults = self._faults(name)
        counts = self._table.name in IN_MOTIONS and byte_count(name) <= VMD_BYTES  # else a fault says it
        self.show_lines([self._count_text(name)] * counts + faults, is_warning=bool(faults))

    def _count_text(self, name: str) -> str:
        return self.tr("{size} of {limit} bytes in Shift-JIS").format(size=byte_count(name), limit=VMD_BYTES)

    def _faults(self, name: str) -> list[str]:
        """Return the faults that the name would have in the rows that are shown."""
        faults = [motion_fault(name) if self._table.name in IN_MOTIONS else ""]
        rows = set(self._rows.tolist())
        others = (row for row, record in enumerate(self._table) if row not in rows and record.name == name)
        other = next(others, None)
        faults.append("" if other is None else shared_fault(name, other))
        if name and len(rows) > 1:
            faults.append(self.tr("All {count} selected rows get this name.").format(count=len(rows)))
        return [fault for fault in faults if fault]


class Heading(QToolButton):
    """The name of a group with an arrow before it and a line after it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        font = self.font()
        font.setBold(True)
        self.setFont(font)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.fontMetrics().height() + 8)

    def show_folded(self, folded: bool) -> None:
        self.setArrowType(Qt.ArrowType.RightArrow if folded else Qt.ArrowType.DownArrow)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().mid().color())
        middle = self.height() // 2
        painter.drawLine(super().sizeHint().width() + 8, middle, self.width() - 4, middle)


class FieldGroup(QWidget):
    """Rows of a label and an editor, hidden while all of them are; without a name it has no heading."""

    menu_wanted = Signal(QPoint)  # where on the screen

    def __init__(self, name: str, key: str, settings: QSettings, *, is_folded: bool = False) -> None:
        """`is_folded`: at first, before the user folds or unfolds it."""
        super().__init__()
        self._key = key
        self._settings = settings
        self._shown: dict[QWidget, bool] = {}
        self.heading = Heading(tr_field(name))
        self.heading.setToolTip(self.tr("Right click: copy these values, or paste them onto the selection"))
        self.heading.clicked.connect(lambda: self.fold(not self.is_folded))
        self.heading.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.heading.customContextMenuRequested.connect(
            lambda position: self.menu_wanted.emit(self.heading.mapToGlobal(position))
        )
        self._body = QWidget()
        self._form = QFormLayout(self._body)
        self._lay_out()
        self.heading.setVisible(bool(name))  # now that it has a parent: before, it would be a window for an instant
        self._show_folded(bool(name) and bool(settings.value(key, is_folded, bool)))

    @property
    def is_folded(self) -> bool:
        return self.heading.arrowType() == Qt.ArrowType.RightArrow

    def fold(self, folded: bool) -> None:
        """Fold the fields away, or show them, here and from now on."""
        self._show_folded(folded)
        self._settings.setValue(self._key, folded)

    def add_row(self, label: QLabel, editor: QWidget) -> None:
        self._form.addRow(label, editor)
        self._shown[editor] = True

    def add_wide(self, widget: QWidget) -> None:
        """Add what has its own words and takes the whole width."""
        self._form.addRow(widget)
        self._shown[widget] = True

    def add_note(self, note: QWidget, editor: QWidget) -> None:
        """Add what stands below an editor, in its column, and hides itself."""
        row, _ = cast("tuple[int, object]", self._form.getWidgetPosition(editor))
        self._form.insertRow(row + 1, "", note)

    def show_row(self, editor: QWidget, shown: bool) -> None:
        """Show or hide the row of an editor."""
        if self._shown[editor] != shown:
            self._shown[editor] = shown
            self._form.setRowVisible(editor, shown)
            self.setVisible(any(self._shown.values()))

    def _show_folded(self, folded: bool) -> None:
        self.heading.show_folded(folded)
        self._body.setVisible(not folded)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_S)
        column.addWidget(self.heading)
        column.addWidget(self._body)
        self._form.setContentsMargins(SPACING_S, SPACING_S, SPACING_S, SPACING_M)
        self._form.setVerticalSpacing(SPACING_S)
        self._form.setHorizontalSpacing(SPACING_M)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)


NUMBERS_OF_COLORS = "inspector/numbers of colours"  # what is remembered of them


class TableForm(QWidget):
    """An editor a field; `show_rows` fills it."""

    def __init__(
        self, document: Document, table_name: str, settings: QSettings, commands: CommandList | None = None
    ) -> None:
        super().__init__()
        self.table = document.model.tables[table_name]
        self.card = CARDS[table_name](document, commands) if table_name in CARDS else None
        self._document = document
        self._settings = settings
        self.groups: dict[str, FieldGroup] = {}
        self.bindings: dict[str, FieldBinding] = {}
        self.lists: dict[str, NestedList] = {}
        self.notes: dict[str, FaultNote] = {}  # by field; "": about none, or several
        self._labels: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, SPACING_S, 0)
        self._column.setSpacing(SPACING_S)
        if self.card is not None:
            self._column.addWidget(self.card)
        groups = list(dict.fromkeys(field.group for field in self.table.fields))
        for field in sorted(self.table.fields, key=lambda field: groups.index(field.group)):
            self._add(field)  # group by group, so that Tab goes down the form
        self._column.addStretch(1)
        self._align_editors()
        if self.card is not None:
            self.card.editors = {name: binding.editor for name, binding in self.bindings.items()}
            self.card.reveal_wanted.connect(self.reveal)

    def show_rows(self, rows: IndexArray, fields: frozenset[str] | None = None) -> None:
        """Show what the rows hold, in the given fields or in all; hide the fields that mean nothing for them."""
        if self.card is not None:
            self.card.show_rows(rows)
        for field in self.table.fields:
            if fields is None or field.name in fields:
                self._show(field, rows)

    def show_faults(self, faults: Mapping[str, Sequence[str]]) -> None:
        """Say below each field what is wrong with it, and above all of them what is about none or several."""
        for name in faults.keys() - self.notes.keys():
            self._add_note(name)
        for name, note in self.notes.items():
            note.show_faults(faults.get(name, ()))

    def reveal(self, name: str) -> None:
        """Unfold the group of a field, and scroll to it."""
        editor = self.bindings[name].editor
        group = self.groups[self.bindings[name].field.group]
        if group.is_folded:
            group.fold(False)
        area = nearest(self, QScrollArea)
        if area is not None:
            self._column.activate()
            area.ensureWidgetVisible(editor)

    def show_numbers(self, shown: bool) -> None:
        """Show the numbers of all colours, or their swatches alone, here and from now on."""
        self._settings.setValue(NUMBERS_OF_COLORS, shown)
        for binding in self.bindings.values():
            if isinstance(binding.editor, ColorEditor):
                binding.editor.show_numbers(shown)

    def referring(self, table_name: str) -> frozenset[str]:
        """The fields that refer to a table, themselves or in the entries of their lists."""
        return frozenset(field.name for field in self.table.fields if refers_to(field, table_name))

    def release(self) -> None:
        """Let go of the rows: nothing that is still being typed may reach them."""
        if self.card is not None:
            self.card.release()
        for binding in self.bindings.values():
            binding.release()
        for nested in self.lists.values():
            nested.model.release()

    def _show(self, field: Field, rows: IndexArray) -> None:
        group = self.groups[field.group]
        if field.name in self.lists:
            nested = self.lists[field.name]
            group.show_row(nested, nested.show_rows(rows))
        else:
            binding = self.bindings[field.name]
            is_there = field.name not in UVS or UVS.index(field.name) < self._document.model.info[0].additional_uvs
            group.show_row(binding.editor, is_there and binding.show(rows))
            note = self.notes.get(field.name)
            if isinstance(note, NameNote):
                note.show_rows(rows)

    def _add(self, field: Field) -> None:
        group = self.groups.get(field.group) or self._add_group(field.group)
        if field.items:
            group.add_wide(self._list(field))
            return
        editor = self._editor(field)
        if self._is_alone(field):
            group.add_wide(editor)
            return
        label = editor.make_label(field_label(field))
        label.setToolTip(label.toolTip() or field_help(field))
        group.add_row(label, editor)
        self._labels.append(label)
        if field.name == "name" and self.table.name in NAMED_TABLES:
            self._add_name_note(group, editor)

    def _add_name_note(self, group: FieldGroup, editor: FieldEditor) -> None:
        assert isinstance(self.table, RecordTable)
        assert isinstance(editor, TextEditor)
        self.notes["name"] = NameNote(self.table, editor.line)
        group.add_note(self.notes["name"], editor)

    def _add_note(self, name: str) -> None:
        note = self.notes[name] = FaultNote()
        if name in self.lists or name in self.bindings:
            field = next(field for field in self.table.fields if field.name == name)
            self.groups[field.group].add_note(note, self.lists.get(name) or self.bindings[name].editor)
        else:
            self._column.insertWidget(0, note)

    def _list(self, field: Field) -> NestedList:
        assert isinstance(self.table, RecordTable)
        nested = NestedList(self._document, self.table, field)
        self.lists[field.name] = nested
        return nested

    def _editor(self, field: Field) -> FieldEditor:
        editor = editor_for(field, self._document, self)
        set_chapter(editor, f"fields.html#{self.table.name}-{field.name}")
        if isinstance(editor, ColorEditor):
            editor.lead_with_swatch()
            editor.show_numbers(bool(self._settings.value(NUMBERS_OF_COLORS, False, bool)))
            editor.numbers_wanted.connect(self.show_numbers)
        is_morphed = self.table.name == "materials" and field.name in VALUES
        make = MaterialBinding if is_morphed else FieldBinding
        self.bindings[field.name] = make(self._document, self.table, editor)
        return editor

    def _is_alone(self, field: Field) -> bool:
        """Return whether the heading of its group says all that a label would."""
        others = [other for other in self.table.fields if other.group == field.group]
        return len(others) == 1 and field.label == field.group

    def _add_group(self, name: str) -> FieldGroup:
        # "Name" above "Name" would be said twice.
        heading = "" if name == self.table.fields[0].label else name
        is_folded = self.card is not None and name in self.card.folded_groups
        group = FieldGroup(heading, f"inspector/folded/{self.table.name}/{name}", self._settings, is_folded=is_folded)
        self.groups[name] = group
        self._column.addWidget(group)
        return group

    def _align_editors(self) -> None:
        """Let the editors of all groups begin at one line."""
        width = max((label.sizeHint().width() for label in self._labels), default=0)
        for label in self._labels:
            label.setMinimumWidth(width)


def refers_to(field: Field, table_name: str) -> bool:
    entries = (entry for item in field.items for entry in fields_of(item))
    return any(each.target == table_name for each in (field, *entries))
