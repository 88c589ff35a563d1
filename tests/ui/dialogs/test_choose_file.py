"""Choosing a file to save."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.ui.dialogs.message_boxes import choose_file_to_save


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    return window


def click(text: str) -> None:
    """Click a button of the dialog that will be open."""

    def find_and_click() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        (button,) = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
        button.click()

    QTimer.singleShot(50, find_and_click)


def test_choosing_a_file_to_save(window: QWidget, tmp_path: Path) -> None:
    click("Save")
    assert choose_file_to_save(window, "Save as", tmp_path / "model.pmx", (".pmx",)) == tmp_path / "model.pmx"
    click("Cancel")
    assert choose_file_to_save(window, "Save as", tmp_path / "model.pmx", (".pmx",)) is None
