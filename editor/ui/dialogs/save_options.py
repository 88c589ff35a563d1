"""Asks how a document is written when it is saved: version, text encoding, backup."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFormLayout, QSpinBox, QWidget

from editor.document.files import SaveOptions
from editor.document.preferences import MOST_BACKUPS
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command


def ask_save_options(parent: QWidget, options: SaveOptions) -> SaveOptions | None:
    """The options as the user chose them, None if they thought better of it."""
    dialog = SaveOptionsDialog(options, parent)
    return dialog.options() if dialog.exec() else None


class SaveOptionsDialog(Dialog):
    """Offers what the PMX writer can be told; "as the file" and "as the model needs" are the quiet defaults."""

    def __init__(self, options: SaveOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save options"))
        set_command(self, "file.save-options")
        self._version = QComboBox()
        as_file = self.tr("As the file had it, or higher if the model needs it")
        as_needed = self.tr("As the model needs")
        for text, version in ((as_file, None), (as_needed, "auto"), ("2.0", "2.0"), ("2.1", "2.1")):
            self._version.addItem(text, version)
        self._encoding = QComboBox()
        for text, encoding in ((self.tr("As the file had it"), None), ("UTF-16", "utf16"), ("UTF-8", "utf8")):
            self._encoding.addItem(text, encoding)
        self._backups = QSpinBox(maximum=MOST_BACKUPS)
        self._backups.setToolTip(self.tr("Files kept when they are replaced; 0 for none"))
        self._version.setCurrentIndex(max(self._version.findData(options.pmx_version), 0))
        self._encoding.setCurrentIndex(max(self._encoding.findData(options.encoding), 0))
        self._backups.setValue(options.backups)
        form = QFormLayout(self)
        form.addRow(self.tr("PMX version"), self._version)
        form.addRow(self.tr("Text encoding"), self._encoding)
        form.addRow(self.tr("Backups"), self._backups)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def options(self) -> SaveOptions:
        """What is chosen now."""
        return SaveOptions(self._encoding.currentData(), self._version.currentData(), self._backups.value())
