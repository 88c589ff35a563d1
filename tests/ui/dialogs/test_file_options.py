"""The options of saving."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.loading import SaveOptions
from editor.formats import new_content
from editor.ui.dialogs.file_options import SaveOptionsDialog


def test_save_options(qtbot: QtBot) -> None:
    given = SaveOptions({"encoding": "utf8", "pmx_version": "2.1"}, backups=3)
    dialog = SaveOptionsDialog(Document(new_content()), given)
    qtbot.addWidget(dialog)
    assert dialog.options() == given
    for box in dialog.findChildren(QComboBox):
        box.setCurrentIndex(0)
        box.activated.emit(0)  # as where it was chosen by hand
    assert dialog.options() == SaveOptions(backups=3)
