"""Asks for the options of formats when a model is exported, or saved in another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QSpinBox, QWidget

from editor.document.document import Document
from editor.document.files.csv_update import EXPORTED, store_style, stored_style
from editor.document.files.loading import OWN_FORMATS, SaveOptions
from editor.document.program.preferences import MOST_BACKUPS
from editor.document.program.settings import every_id
from editor.formats.file_format import FileFormat, from_keywords, keywords
from editor.formats.registry import FORMATS
from editor.model.fields import Kind, fields_of
from editor.operations.parameters import check_limits
from editor.ui.dialog import Dialog
from editor.ui.dialogs.csv_dialogs import ask_style
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.lines import EntryLine
from editor.ui.help_card import set_command
from editor.ui.value_text import field_help, field_label


class OptionEditors:
    """`by_name` are the editors by option; `given` is what was chosen before."""

    def __init__(self, options: type, document: Document, given: Mapping[str, Any], form: QFormLayout) -> None:
        self._options = options
        self.by_name: dict[str, FieldEditor] = {}
        parent: QWidget | None = form.parentWidget()
        chosen = from_keywords(options, given)
        for field in fields_of(options):
            editor = self.by_name[field.name] = editor_for(field, document, parent)
            label = editor.make_label(field_label(field))
            label.setToolTip(label.toolTip() or field_help(field))
            editor.set_value(getattr(chosen, field.name))
            form.addRow(label, editor)

    def finish(self) -> bool:
        """Take what has been typed; whether all of it makes sense."""
        for editor in self.by_name.values():
            editor.finish()
        lines = [line for editor in self.by_name.values() for line in editor.findChildren(EntryLine)]
        return not any(line.isModified() for line in lines)

    def given(self) -> dict[str, Any]:
        """What is chosen now, as `formats.save` takes it: what is not as it comes."""
        return keywords(self._options(**{name: editor.value() for name, editor in self.by_name.items()}))


def as_stored(options: type, stored: Mapping[str, str]) -> dict[str, Any]:
    """Options from the texts that settings have of them; those that make no sense any more as they come."""
    given: dict[str, Any] = {}
    for field in fields_of(options):
        text = stored.get(field.name, "")
        if not text:
            continue
        try:
            value = text == "true" if field.kind is Kind.SWITCH else float(text) if field.kind is Kind.NUMBER else text
            check_limits(field, value)
            from_keywords(options, {field.name: value})
        except (TypeError, ValueError, OverflowError):
            continue
        given[field.name] = value
    return given


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


def ask_save_options(parent: QWidget, document: Document, options: SaveOptions) -> SaveOptions | None:
    """The options as the user chose them, None if they thought better of it."""
    dialog = SaveOptionsDialog(document, options, parent)
    return dialog.options() if dialog.exec() else None


class SaveOptionsDialog(Dialog):
    """Offers what the writers can be told; "as the file" and "as the model needs" are the quiet defaults."""

    def __init__(self, document: Document, options: SaveOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save options"))
        set_command(self, "file.save-options")
        self._backups = QSpinBox(maximum=MOST_BACKUPS)
        self._backups.setToolTip(self.tr("Files kept when they are replaced; 0 for none"))
        self._backups.setValue(options.backups)
        form = QFormLayout(self)
        self._parts = [
            OptionEditors(FORMATS[extension].options, document, options.given, form) for extension in OWN_FORMATS
        ]
        form.addRow(self.tr("Backups"), self._backups)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def accept(self) -> None:
        """Close, unless what has been typed makes no sense."""
        finished = [part.finish() for part in self._parts]
        if all(finished):
            super().accept()

    def options(self) -> SaveOptions:
        """What is chosen now."""
        given = {name: value for part in self._parts for name, value in part.given().items()}
        return SaveOptions(given, self._backups.value())
