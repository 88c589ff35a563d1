"""The editor of the name of a field: a list of the fields that a table has."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import Whole
from editor.ui.value_text import field_label


class FieldNameEditor(FieldEditor):
    """Chooses a field of a table: the active one, until `set_table` says another."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self._table = ""
        self.box = CalmComboBox()
        self.box.setAccessibleName(self.accessibleName())
        self.box.activated.connect(lambda index: self._commit(Whole(self.box.itemData(index))))
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self.set_table(document.selection.active_table)

    def set_table(self, name: str) -> None:
        """Offer the fields of a table. What is chosen stays if that has it, too; else it is the first."""
        if name == self._table:
            return
        self._table = name
        self.box.clear()
        for field in self.document.model.tables[name].fields:
            self.box.addItem(field_label(field), field.name)
        self.set_value(self._value)

    def _show(self, value: object) -> None:
        self.box.setCurrentIndex(max(self.box.findData(value), 0))
        self._value = self.box.currentData()
