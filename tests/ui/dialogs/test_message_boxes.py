"""Message boxes say what failed and what can be done, and give back what was answered."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor import __version__
from editor.formats import FormatError
from editor.formats.file_access import HeldError
from editor.messages import TranslatableText
from editor.ui.dialog import MessageBox
from editor.ui.dialogs.message_boxes import (
    Answer,
    FormAnswer,
    ask_form,
    ask_revert,
    ask_unsaved,
    show_about,
    show_failure,
)


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


@pytest.mark.parametrize(
    ("button", "answer"), [("Save", Answer.SAVE), ("Discard", Answer.DISCARD), ("Cancel", Answer.CANCEL)]
)
def test_unsaved_changes(window: QWidget, button: str, answer: Answer) -> None:
    click(button)
    assert ask_unsaved(window, "model.pmx") is answer


@pytest.mark.parametrize(
    ("button", "answer"),
    [("Apply", FormAnswer.APPLY), ("Go on without", FormAnswer.LEAVE), ("Cancel", FormAnswer.CANCEL)],
)
def test_an_open_form(window: QWidget, button: str, answer: FormAnswer) -> None:
    click(button)
    assert ask_form(window, "Scale the model") is answer


@pytest.mark.parametrize(("button", "reverts"), [("Revert", True), ("Cancel", False)])
def test_revert(window: QWidget, button: str, reverts: bool) -> None:
    click(button)
    assert ask_revert(window, "model.pmx") is reverts


def test_a_failure_says_what_where_why_and_what_to_do(window: QWidget) -> None:
    error = FormatError("4 bytes expected", section="bones", record=12, offset=345)
    show_failure(window, "It could not be opened.", Path("folder") / "model.pmx", error)
    (box,) = window.findChildren(QMessageBox)
    assert box.windowTitle() == "model.pmx"
    assert "model.pmx" in box.text()
    assert "Bone 12" in box.informativeText()
    assert "345" in box.informativeText()
    assert "FormatError" in box.detailedText()
    box.close()


def test_what_could_not_be_saved_is_saved_elsewhere(window: QWidget, qtbot: QtBot) -> None:
    asked: list[bool] = []
    elsewhere = partial(asked.append, True)
    show_failure(window, "No.", Path("model.pmx"), OSError(), is_saving=True, save_elsewhere=elsewhere)
    (box,) = window.findChildren(MessageBox)
    (button,) = (each for each in box.buttons() if "elsewhere" in each.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(asked))
    assert not box.isVisible()


def test_a_failure_is_told_in_the_language_of_the_window(window: QWidget, in_japanese: None) -> None:
    error = FormatError(TranslatableText("the file is missing"), section="bones", record=12, offset=345)
    show_failure(window, "It could not be opened.", Path("model.pmx"), error)
    (box,) = window.findChildren(QMessageBox)
    assert box.informativeText().startswith("ボーン 12、345 バイト目：ファイルなし\n")
    box.close()


def test_a_format_without_room_is_not_a_damaged_file(window: QWidget) -> None:
    show_failure(window, "It could not be saved.", Path("model.pmd"), FormatError("too many vertices"), is_saving=True)
    (box,) = window.findChildren(QMessageBox)
    assert "too many vertices" in box.informativeText()
    assert "damaged" not in box.informativeText()
    box.close()


@pytest.mark.parametrize("error", [PermissionError(13, "denied"), FileNotFoundError(2, "gone"), OSError("full")])
def test_errors_of_the_system_have_advice(window: QWidget, error: OSError) -> None:
    show_failure(window, "It could not be saved.", Path("model.pmx"), error)
    (box,) = window.findChildren(QMessageBox)
    reason, advice = box.informativeText().split("\n\n")
    assert reason in str(error)
    assert advice
    box.close()


def test_a_file_that_another_program_holds_is_to_be_closed_there(window: QWidget) -> None:
    error = HeldError(13, TranslatableText("another program has {} open", "model.pmx"), "model.pmx")
    show_failure(window, "It could not be saved.", Path("model.pmx"), error, is_saving=True)
    (box,) = window.findChildren(QMessageBox)
    reason, advice = box.informativeText().split("\n\n")
    assert reason == "another program has model.pmx open"
    assert "Close it in the other program" in advice
    assert "permissions" not in advice
    box.close()


def test_about(window: QWidget) -> None:
    show_about(window)
    (box,) = window.findChildren(QMessageBox)
    assert __version__ in box.text()
    assert "OpenGL" in box.informativeText()
    box.close()
