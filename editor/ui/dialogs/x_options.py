"""Asks how a model is exported as a DirectX file: text or binary, what becomes of ambient colours, how large."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QSettings
from PySide6.QtGui import QDoubleValidator
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QFormLayout, QWidget

from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command

SCALES = ("0.1", "1", "10")
LARGEST, SMALLEST = 1e6, 1e-6
BINARY, EMISSIVE, SCALE = "export/x/binary", "export/x/emissive", "export/x/scale"


def ask_x_options(parent: QWidget, stored: QSettings) -> dict[str, Any] | None:
    """Ask for the options of the writer, remembered for the next time; None if cancelled."""
    dialog = XOptionsDialog(stored, parent)
    return dialog.options() if dialog.exec() else None


class XOptionsDialog(Dialog):
    """Begins with what was chosen last."""

    def __init__(self, stored: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self.setWindowTitle(self.tr("Export as DirectX"))
        set_command(self, "file.export")
        self.kind = QComboBox()
        self.kind.addItems([self.tr("Text"), self.tr("Binary")])
        self.kind.setCurrentIndex(bool(stored.value(BINARY, False, bool)))
        self.emissive = QCheckBox(self.tr("Ambient colours become emissive ones"))
        self.emissive.setToolTip(self.tr("Emissive is what MMD takes for ambient; without it those colours are black"))
        self.emissive.setChecked(bool(stored.value(EMISSIVE, True, bool)))
        self.scale = QComboBox(editable=True)
        self.scale.addItems(SCALES)
        validator = QDoubleValidator(SMALLEST, LARGEST, 6, self)
        validator.setLocale(QLocale.c())
        self.scale.setValidator(validator)
        self.scale.setCurrentText(str(stored.value(SCALE, SCALES[0])))
        self.scale.setToolTip(self.tr("MMD shows accessories ten times as large as they are in their file"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        form = QFormLayout(self)
        form.addRow(self.tr("&Kind of file"), self.kind)
        form.addRow(self.tr("&Scale"), self.scale)
        form.addRow(self.emissive)
        form.addRow(self._buttons)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.scale.editTextChanged.connect(self._update_ok)
        self._update_ok()

    def accept(self) -> None:
        self._stored.setValue(BINARY, bool(self.kind.currentIndex()))
        self._stored.setValue(EMISSIVE, self.emissive.isChecked())
        self._stored.setValue(SCALE, self.scale.currentText())
        super().accept()

    def options(self) -> dict[str, Any]:
        """Return the options that are set now."""
        return {
            "is_binary": bool(self.kind.currentIndex()),
            "writes_emissive": self.emissive.isChecked(),
            "scale": float(self.scale.currentText()),
        }

    def _update_ok(self) -> None:
        typed = self.scale.lineEdit()
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(typed is not None and typed.hasAcceptableInput())
