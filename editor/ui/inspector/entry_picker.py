"""EntryPicker: the line below a nested list into which names are typed to add entries, one after the other."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.model.morphs import MaterialOffset
from editor.model.tables import RecordTable
from editor.ui.editors.references import ReferenceLine
from editor.ui.inspector.nested_values import key_field
from editor.ui.value_text import NOTHING, row_noun

MEANS_ALL = (MaterialOffset,)  # entries about no row in particular


class EntryPicker(ReferenceLine):
    """A ReferenceLine that is empty again after each row that it gave out by `entered`."""

    def __init__(self, document: Document, sort: type, parent: QWidget | None = None) -> None:
        target = key_field(sort).target
        super().__init__(document, target, parent)
        self._sort = sort
        has_names = isinstance(document.model.tables[target], RecordTable)
        hint = self.tr("Add by name or number: {noun}") if has_names else self.tr("Add by number: {noun}")
        hint = hint.format(noun=row_noun(target))
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)

    def _restore(self) -> None:
        self.clear()

    def _take(self, text: str) -> None:
        if text.strip() in ("", NOTHING) and not (text.strip() and self._sort in MEANS_ALL):
            self.clear()
        else:
            super()._take(text)
