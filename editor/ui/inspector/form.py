"""TableForm: the fields of one table as a form in folding groups, for one row or for many at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, fields_of
from editor.model.tables import RecordTable
from editor.operations.names.naming import NAMED_TABLES
from editor.preview.material_morphs import VALUES
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.texts import TextEditor
from editor.ui.help_card import set_chapter
from editor.ui.inspector.binding import FieldBinding, MaterialBinding
from editor.ui.inspector.fault_note import FaultNote
from editor.ui.inspector.group import FieldGroup
from editor.ui.inspector.name_note import NameNote
from editor.ui.inspector.nested_list import NestedList
from editor.ui.value_text import field_help, field_label


class TableForm(QWidget):
    """An editor a field; `show_rows` fills it."""

    def __init__(self, document: Document, table_name: str, settings: QSettings) -> None:
        super().__init__()
        self.table = document.model.tables[table_name]
        self._document = document
        self._settings = settings
        self.groups: dict[str, FieldGroup] = {}
        self.bindings: dict[str, FieldBinding] = {}
        self.lists: dict[str, NestedList] = {}
        self.notes: dict[str, FaultNote] = {}  # by field; "": about none, or several
        self._labels: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(4)
        groups = list(dict.fromkeys(field.group for field in self.table.fields))
        for field in sorted(self.table.fields, key=lambda field: groups.index(field.group)):
            self._add(field)  # group by group, so that Tab goes down the form
        self._column.addStretch(1)
        self._align()

    def show_rows(self, rows: IndexArray, fields: frozenset[str] | None = None) -> None:
        """Show what the rows hold, in the given fields or in all; hide the fields that mean nothing for them."""
        for field in self.table.fields:
            if fields is None or field.name in fields:
                self._show(field, rows)

    def show_faults(self, faults: Mapping[str, Sequence[str]]) -> None:
        """Say below each field what is wrong with it, and above all of them what is about none or several."""
        for name in faults.keys() - self.notes.keys():
            self._add_note(name)
        for name, note in self.notes.items():
            note.show_faults(faults.get(name, ()))

    def referring(self, table_name: str) -> frozenset[str]:
        """The fields that refer to a table, themselves or in the entries of their lists."""
        return frozenset(field.name for field in self.table.fields if refers_to(field, table_name))

    def release(self) -> None:
        """Let go of the rows: nothing that is still being typed may reach them."""
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
            group.show_row(binding.editor, binding.show(rows))
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
        group = FieldGroup(heading, f"inspector/folded/{self.table.name}/{name}", self._settings)
        self.groups[name] = group
        self._column.addWidget(group)
        return group

    def _align(self) -> None:
        """Let the editors of all groups begin at one line."""
        width = max((label.sizeHint().width() for label in self._labels), default=0)
        for label in self._labels:
            label.setMinimumWidth(width)


def refers_to(field: Field, table_name: str) -> bool:
    entries = (entry for item in field.items for entry in fields_of(item))
    return any(each.target == table_name for each in (field, *entries))
