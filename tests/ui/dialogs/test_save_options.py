"""The options of saving."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from editor.document.files import SaveOptions
from editor.ui.dialogs.save_options import SaveOptionsDialog


def test_save_options(qtbot: QtBot) -> None:
    given = SaveOptions("utf8", "2.1", backups=3)
    dialog = SaveOptionsDialog(given)
    qtbot.addWidget(dialog)
    assert dialog.options() == given
    for box in dialog.findChildren(QComboBox):
        box.setCurrentIndex(0)
    assert dialog.options() == SaveOptions(backups=3)
