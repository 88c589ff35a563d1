"""Asks how a model is exported, where its format has options: a dialog made of their declaration, or one of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QWidget

from editor.document.csv_update import EXPORTED, store_style, stored_style
from editor.document.document import Document
from editor.document.renamed import every_id
from editor.formats.file_format import FileFormat
from editor.model.fields import fields_of
from editor.ui.dialog import Dialog
from editor.ui.dialogs.csv_dialogs import ask_style
from editor.ui.dialogs.option_editors import OptionEditors, as_stored
from editor.ui.help_card import set_command

Given = Mapping[str, Any]  # options by name, as `formats.save` takes them


def ask_export_options(parent: QWidget, document: Document, row: FileFormat, stored: QSettings) -> Given | None:
    """What is chosen, remembered for the next time; None if the user thought better of it."""
    if row.extension in FORMS:
        return FORMS[row.extension](parent, stored)
    if not row.asks:
        return {}
    dialog = ExportOptionsDialog(document, row, stored, parent)
    return dialog.given() if dialog.exec() else None


def _ask_csv_style(parent: QWidget, stored: QSettings) -> Given | None:
    title = QCoreApplication.translate("ExchangeCommands", "Export as CSV")
    style = ask_style(parent, title, stored_style(stored, EXPORTED), is_file=True)
    if style is None:
        return None
    store_style(stored, EXPORTED, style)
    return {"csv_style": style}


# Formats that have dialogs of their own, by extension.
FORMS: Mapping[str, Callable[[QWidget, QSettings], Given | None]] = {".csv": _ask_csv_style}


class ExportOptionsDialog(Dialog):
    """Begins with what was chosen last."""

    def __init__(self, document: Document, row: FileFormat, stored: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self._stored = stored
        self.setWindowTitle(self.tr("Export as {}").format(row.name))
        set_command(self, "file.export")
        form = QFormLayout(self)
        self.editors = OptionEditors(row.options, document, self._remembered(), form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        form.addRow(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)

    def accept(self) -> None:
        """Close, unless what has been typed makes no sense."""
        if not self.editors.finish():
            return
        given = self.given()
        for field in fields_of(self._row.options):
            self._stored.setValue(self._key(field.name), given.get(field.name, ""))
        super().accept()

    def given(self) -> Given:
        """What is chosen now."""
        return self.editors.given()

    def _remembered(self) -> Given:
        texts = {}
        for field in fields_of(self._row.options):
            held = (self._stored.value(key) for key in every_id(self._key(field.name)))
            value = next((value for value in held if value is not None), "")
            texts[field.name] = str(value).lower() if isinstance(value, bool) else str(value)
        return as_stored(self._row.options, texts)

    def _key(self, option: str) -> str:
        return f"export/{self._row.extension.lstrip('.')}/{option}"
