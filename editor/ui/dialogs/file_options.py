"""Options of models that are exported, saved in another format, or imported, and the licence of one that is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QSettings, Qt
from PySide6.QtGui import QDoubleValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.files.csv_update import EXPORTED, store_style, stored_style
from editor.document.files.loading import OWN_FORMATS, ImportMode, ImportOptions, SaveOptions, fits
from editor.document.program.preferences import MOST_BACKUPS
from editor.document.program.settings import every_id
from editor.formats import Content
from editor.formats.content import Licence
from editor.formats.file_format import FileFormat, from_keywords, keywords
from editor.formats.gltf import NO_LICENCE
from editor.formats.registry import FORMATS
from editor.model.fields import Kind, fields_of
from editor.operations.parameters import check_limits
from editor.ui.dialog import Dialog
from editor.ui.dialogs.csv_dialogs import ask_style
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.lines import EntryLine
from editor.ui.help_card import set_command
from editor.ui.tokens import SPACING_L
from editor.ui.value_text import count_text, field_help, field_label, section_title, translated


class OptionEditors:
    """`by_name` are the editors by option; `previous` is what was chosen before."""

    def __init__(self, options: type, document: Document, previous: Mapping[str, Any], form: QFormLayout) -> None:
        self._options = options
        self.by_name: dict[str, FieldEditor] = {}
        parent: QWidget | None = form.parentWidget()
        chosen = from_keywords(options, previous)
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

    def chosen_options(self) -> dict[str, Any]:
        """What is chosen now, as `formats.save` takes it: what is not as it comes."""
        return keywords(self._options(**{name: editor.value() for name, editor in self.by_name.items()}))


def as_stored(options: type, stored: Mapping[str, str]) -> dict[str, Any]:
    """Options from the texts that settings have of them; those that make no sense any more as they come."""
    values: dict[str, Any] = {}
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
        values[field.name] = value
    return values


Options = Mapping[str, Any]  # options by name, as `formats.save` takes them


def ask_export_options(parent: QWidget, document: Document, row: FileFormat, stored: QSettings) -> Options | None:
    """What is chosen, remembered for the next time; None if the user thought better of it."""
    if row.extension in FORMS:
        return FORMS[row.extension](parent, stored)
    if not row.asks:
        return {}
    dialog = ExportOptionsDialog(document, row, stored, parent)
    return dialog.chosen_options() if dialog.exec() else None


def _ask_csv_style(parent: QWidget, stored: QSettings) -> Options | None:
    title = QCoreApplication.translate("ExchangeCommands", "Export as CSV")
    style = ask_style(parent, title, stored_style(stored, EXPORTED), is_file=True)
    if style is None:
        return None
    store_style(stored, EXPORTED, style)
    return {"csv_style": style}


# Formats that have dialogs of their own, by extension.
FORMS: Mapping[str, Callable[[QWidget, QSettings], Options | None]] = {".csv": _ask_csv_style}


class ExportOptionsDialog(Dialog):
    """Begins with what was chosen last, and the licence of the document, if its file told one."""

    def __init__(self, document: Document, row: FileFormat, stored: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self._stored = stored
        self.setWindowTitle(self.tr("Export as {}").format(row.name))
        set_command(self, "file.export")
        form = QFormLayout(self)
        self.editors = OptionEditors(row.options, document, self._proposed(document), form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        form.addRow(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)

    def accept(self) -> None:
        """Close, unless what has been typed makes no sense."""
        if not self.editors.finish():
            return
        options = self.chosen_options()
        for field in fields_of(self._row.options):
            self._stored.setValue(self._key(field.name), options.get(field.name, ""))
        super().accept()

    def chosen_options(self) -> Options:
        """What is chosen now."""
        return self.editors.chosen_options()

    def _proposed(self, document: Document) -> Options:
        """What was chosen last; of the licence, no field of that of another model."""
        licence = document.content.licence
        theirs = licence.options if licence is not None else {}
        if not theirs.keys() & {field.name for field in fields_of(self._row.options)}:
            return self._remembered()
        remembered = {name: value for name, value in self._remembered().items() if name in NO_LICENCE}
        return {**remembered, **theirs}

    def _remembered(self) -> Options:
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
            OptionEditors(FORMATS[extension].options, document, options.format_options, form)
            for extension in OWN_FORMATS
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
        options = {name: value for part in self._parts for name, value in part.chosen_options().items()}
        return SaveOptions(options, self._backups.value())


SCALES = ("0.1", "1", "10")
COUNTED = ("vertices", "faces", "materials", "bones", "morphs")
LARGEST, SMALLEST = 1e6, 1e-6


def ask_import_options(parent: QWidget, content: Content, document: Document | None) -> ImportOptions | None:
    """Ask for the options of an import; None if cancelled."""
    dialog = ImportOptionsDialog(content, document, parent)
    return dialog.options() if dialog.exec() else None


class ImportOptionsDialog(Dialog):
    """Offers what is possible: without a document a new one only, and no exchange of vertices that are not as many."""

    def __init__(self, content: Content, document: Document | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self._document = document
        self.setWindowTitle(self.tr("Import"))
        set_command(self, "file.import")
        self.modes = self._make_modes()
        self.merge = QCheckBox(self.tr("Merge bones of the same name"))
        self.merge.setChecked(True)
        self.scale = QComboBox(editable=True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._arrange()
        self._fill_scale()
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        for button in self.modes.values():
            button.toggled.connect(self._show_what_applies)
        usual = ImportMode.UPDATE if ImportMode.UPDATE in self.modes else ImportMode.APPEND
        self.modes[usual if document is not None else ImportMode.NEW].setChecked(True)
        self._show_what_applies()

    def options(self) -> ImportOptions:
        """Return the options that are set now."""
        return ImportOptions(self._mode(), self.merge.isChecked(), float(self.scale.currentText()))

    def _mode(self) -> ImportMode:
        return next(mode for mode, button in self.modes.items() if button.isChecked())

    def _make_modes(self) -> dict[ImportMode, QRadioButton]:
        title = self._document.title.replace("&", "&&") if self._document is not None else self.tr("the open model")
        texts = {
            ImportMode.NEW: self.tr("As a &new document"),
            ImportMode.APPEND: self.tr("&Append to {}").format(title),
            ImportMode.SHAPE: self.tr("Replace &positions and normals of {}").format(title),
            ImportMode.UV: self.tr("Replace &UVs of {}").format(title),
            ImportMode.GEOMETRY: self.tr("Replace the &geometry of {}…").format(title),
            ImportMode.UPDATE: self.tr("Up&date rows of {} by their names and numbers…").format(title),
        }
        if self._content.format != "csv":
            del texts[ImportMode.UPDATE]
        return {mode: QRadioButton(text) for mode, text in texts.items()}

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(self._content_text()))
        for mode, button in self.modes.items():
            layout.addWidget(button)
            if mode is ImportMode.APPEND:
                inner = QHBoxLayout()
                inner.addSpacing(2 * SPACING_L)
                inner.addWidget(self.merge)
                layout.addLayout(inner)
        self.reason = QLabel(self._reason())
        self.reason.setWordWrap(True)
        self.reason.setVisible(bool(self.reason.text()))
        layout.addWidget(self.reason)
        form = QFormLayout()
        form.addRow(self.tr("&Scale"), self.scale)
        layout.addLayout(form)
        layout.addStretch()
        layout.addWidget(self._buttons)

    def _fill_scale(self) -> None:
        self.scale.addItems(SCALES)
        self.scale.setCurrentText("1")
        validator = QDoubleValidator(SMALLEST, LARGEST, 6, self)
        validator.setLocale(QLocale.c())
        self.scale.setValidator(validator)
        self.scale.editTextChanged.connect(self._show_what_applies)
        self.scale.setToolTip(self.tr("Multiplies every length of the imported model"))

    def _content_text(self) -> str:
        """Return the contents of the file as text: its name, and the number of rows by table."""
        counts = self._content.model.counts()
        parts = " · ".join(f"{section_title(table)} {count_text(counts[table])}" for table in COUNTED)
        path = self._content.path
        return f"{path.name}\n{parts}" if path is not None else parts

    def _reason(self) -> str:
        """Return why positions and UVs cannot be replaced; "" where they can, or without a document to do it in."""
        document = self._document
        if document is None or fits(document, self._content):
            return ""
        text = self.tr("Positions and UVs cannot be replaced: {name} has {count} vertices, the file {other}.")
        counts = (len(document.model.vertices), len(self._content.model.vertices))
        return text.format(name=document.title, count=count_text(counts[0]), other=count_text(counts[1]))

    def _show_what_applies(self) -> None:
        document = self._document
        for mode in {ImportMode.APPEND, ImportMode.GEOMETRY, ImportMode.UPDATE} & set(self.modes):
            self.modes[mode].setEnabled(document is not None)
        for mode in (ImportMode.SHAPE, ImportMode.UV):
            self.modes[mode].setEnabled(document is not None and fits(document, self._content))
        self.merge.setEnabled(self.modes[ImportMode.APPEND].isChecked())
        self.scale.setEnabled(self._mode() not in (ImportMode.UV, ImportMode.UPDATE))
        typed = self.scale.lineEdit()
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(typed is not None and typed.hasAcceptableInput())


# -- the licence -------------------------------------------------------------------------------------------------------


def confirm_licence(parent: QWidget, name: str, licence: Licence) -> bool:
    """Show what a file tells of its licence; True if the user goes on, and may change it where that is forbidden."""
    return bool(LicenceDialog(name, licence, parent).exec())


class LicenceDialog(Dialog):
    """Labels with values. Where changing is forbidden, Open waits for a tick that confirms that the user may."""

    def __init__(self, name: str, licence: Licence, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licence"))
        set_command(self, "file.open")
        column = QVBoxLayout(self)
        column.addWidget(_plain_label(self.tr("What {} tells of its author and its licence:").format(name)))
        form = QFormLayout()
        for label, value in licence.rows:
            form.addRow(_plain_label(translated(label), is_wrapped=False), _plain_label(translated(value)))
        column.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.open_button = buttons.button(QDialogButtonBox.StandardButton.Open)
        self.confirmed = QCheckBox(self.tr("I may change it: the author allows me to"))
        self.confirmed.toggled.connect(self.open_button.setEnabled)
        if licence.forbids_changing:
            text = self.tr("Its licence forbids changing it ({}).").format(licence.forbids_changing)
            column.addWidget(_plain_label(text))
            column.addWidget(self.confirmed)
            self.open_button.setEnabled(False)
        column.addWidget(buttons)
        self.resize(560, self.sizeHint().height())


def _plain_label(text: str, is_wrapped: bool = True) -> QLabel:
    """A label with the text of a file, which may be long."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(is_wrapped)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
