"""Asks how a document is written when it is saved: the options of the formats that a document has, and backups."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QSpinBox, QWidget

from editor.document.document import Document
from editor.document.files import OWN_FORMATS, SaveOptions
from editor.document.preferences import MOST_BACKUPS
from editor.formats.registry import FORMATS
from editor.ui.dialog import Dialog
from editor.ui.dialogs.option_editors import OptionEditors
from editor.ui.help_card import set_command


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
