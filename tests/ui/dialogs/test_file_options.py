"""The options of saving."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.loading import SaveOptions
from editor.formats import new_content
from editor.formats.content import Licence
from editor.formats.registry import FORMATS
from editor.ui.dialogs.file_options import ExportOptionsDialog, SaveOptionsDialog


def test_save_options(qtbot: QtBot) -> None:
    given = SaveOptions({"encoding": "utf8", "pmx_version": "2.1"}, backups=3)
    dialog = SaveOptionsDialog(Document(new_content()), given)
    qtbot.addWidget(dialog)
    assert dialog.options() == given
    for box in dialog.findChildren(QComboBox):
        box.setCurrentIndex(0)
        box.activated.emit(0)  # as where it was chosen by hand
    assert dialog.options() == SaveOptions(backups=3)


def test_the_licence_of_a_vrm_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    stored = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    dialog = ExportOptionsDialog(Document(new_content()), FORMATS[".vrm"], stored)
    qtbot.addWidget(dialog)
    dialog.show()
    editors = dialog.editors.by_name
    assert dialog.chosen_options() == {}
    QTest.keyClicks(editors["authors"].findChild(QLineEdit) or editors["authors"], "Ann; Bob")
    QTest.keyClick(editors["allow_redistribution"].findChild(QCheckBox), Qt.Key.Key_Space)
    commercial = editors["commercial_usage"].findChild(QComboBox)
    QTest.keyClick(commercial, Qt.Key.Key_End)
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    given = {"authors": "Ann; Bob", "allow_redistribution": True, "commercial_usage": "corporation"}
    assert dialog.chosen_options() == given
    again = ExportOptionsDialog(Document(new_content()), FORMATS[".vrm"], stored)
    qtbot.addWidget(again)
    assert again.chosen_options() == given
    opened = replace(new_content(), licence=Licence((), "", {"authors": "Cleo", "modification": "allow-modification"}))
    theirs = ExportOptionsDialog(Document(opened), FORMATS[".vrm"], stored)
    qtbot.addWidget(theirs)
    assert theirs.chosen_options() == {"authors": "Cleo", "modification": "allow-modification"}, "not as Ann's"
