"""FieldBinding: one field editor tied to one field of the rows that are inspected.

What the editor does becomes one step of the history, in all the rows, of the touched part only; a gesture is an open
Edit that works on the values that the rows had when it started.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.morphs import MorphKind
from editor.model.tables import RecordTable, Table
from editor.operations.morphs.material_offsets import bring_to, seen_material
from editor.ui.editors import FieldEditor
from editor.ui.editors.questions import OneName, ask_one_name, asked
from editor.ui.editors.values import applying, present, revised, row_index, summary
from editor.ui.value_text import change_name, error_text, in_morph


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
        self._rows = applying(self._table, rows, self.field)
        if len(self._rows):
            self.editor.set_value(summary(self._source, self._rows, self.field))
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
        """Give the rows values, as `revised` made them."""
        self._document.edited_morph.check(self._table.name, self.field)
        edit.set(self._table, row_index(self._rows), self.field.name, values)

    def _name(self) -> TranslatableText:
        return change_name(self.field, self._table, self._rows)

    def _edited(self) -> None:
        if not len(self._rows):
            return
        with self._refusing():
            values = self._revised(present(self._source, self._rows, self.field))
            model, rows = self._document.model, self._rows
            setting = asked(partial(self._set, values=values), model, rows, self.field, values, self.editor)
            if setting is None or not self._may_write():
                self.editor.set_value(summary(self._source, rows, self.field))
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
            self._before = present(self._source, self._rows, self.field)
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
            self.editor.set_value(summary(self._source, self._rows, self.field))

    def _ended(self, keep: bool) -> None:
        gesture, self._gesture, self._before = self._gesture, None, None
        if gesture is not None and self._document.is_open(gesture):
            if keep:
                self._document.commit()
            else:
                self._document.cancel()

    def _revised(self, values: Any) -> Any:
        return revised(self._table, self.field, self.editor.revision, values)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Say beside the editor what the model cannot hold, and show again what it holds."""
        try:
            yield
        except (ValueError, TypeError, OverflowError) as error:
            self.editor.complain(error_text(error))
            self.editor.set_value(summary(self._source, self._rows, self.field))


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
