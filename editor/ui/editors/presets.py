"""PresetEditor: a list of the presets of chains, the program's by what they are for, the user's by their names."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.operations.physics.presets import built_in_presets, user_presets
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import MIXED, Whole
from editor.ui.value_text import error_text

# What the program's own are called.
TITLES = {
    "hair": QT_TRANSLATE_NOOP("ChainPresets", "Hair"),
    "skirt": QT_TRANSLATE_NOOP("ChainPresets", "Skirt"),
    "ribbon": QT_TRANSLATE_NOOP("ChainPresets", "Ribbon"),
    "chest": QT_TRANSLATE_NOOP("ChainPresets", "Chest"),
    "tail": QT_TRANSLATE_NOOP("ChainPresets", "Tail"),
}


class PresetEditor(FieldEditor):
    """A list; the user's own presets stand after a line."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.box = CalmComboBox()
        self.box.setAccessibleName(self.accessibleName())
        self.box.activated.connect(lambda index: self._commit(Whole(self.box.itemData(index))))
        self.setFocusProxy(self.box)
        self.fault = ""  # why the user's own cannot be had
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self.renew()

    def renew(self) -> None:
        """Offer the presets that there are now."""
        try:
            own, self.fault = list(user_presets()), ""
        except ValueError as error:
            own, self.fault = [], error_text(error)
        self.box.clear()
        for name in built_in_presets():
            self.box.addItem(QCoreApplication.translate("ChainPresets", str(TITLES.get(name, name))), name)
        if own:
            self.box.insertSeparator(self.box.count())
        for name in own:
            self.box.addItem(name, name)
        self._show(self._value)

    def _show(self, value: Any) -> None:
        if value is not MIXED and value and self.box.findData(value) < 0:
            self.box.addItem(value, value)  # of a file that is not there now
        self.box.setCurrentIndex(-1 if value is MIXED else self.box.findData(value))
