"""Asks which of the models of an archive is meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget


def choose_model(parent: QWidget, archive: str, models: Sequence[str]) -> str | None:
    """The model that the user wants, None if they thought better of it."""
    dialog = ChooseModelDialog(archive, models, parent)
    return dialog.model() if dialog.exec() else None


class ChooseModelDialog(QDialog):
    """A list of paths within the archive, the first chosen; a double click takes one."""

    def __init__(self, archive: str, models: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a model"))
        label = QLabel(self.tr("{} holds several models:").format(archive))
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.addItems(list(models))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self.accept)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (label, self.list, buttons):
            layout.addWidget(widget)
        self.resize(480, 300)

    def model(self) -> str:
        """What is chosen now."""
        return self.list.currentItem().text()
