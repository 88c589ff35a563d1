"""Asks what becomes of a model that is imported: a document of its own, or part of the one that is open."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QDoubleValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.files.loading import ImportMode, ImportOptions, fits
from editor.formats import Content
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text, section_title

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
        layout.addWidget(QLabel(self._what()))
        for mode, button in self.modes.items():
            layout.addWidget(button)
            if mode is ImportMode.APPEND:
                inner = QHBoxLayout()
                inner.addSpacing(24)
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

    def _what(self) -> str:
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
