"""Quitting and closing ask about everything unsaved, once, and an answer holds for that time only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.ui.window.main_window import GEOMETRY, MainWindow
from tests.ui.answering import Answers

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def entry(window: MainWindow, menu: str, text: str) -> None:
    """Click an entry of the menu bar's menus."""
    bar = window.menuBar()
    opener = next(action for action in bar.actions() if action.text().replace("&", "") == menu)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(opener).center())
    shown = opener.menu()
    assert isinstance(shown, QMenu)
    action = next(action for action in shown.actions() if action.text().replace("&", "") == text)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.actionGeometry(action).center())


def quit_by_menu(window: MainWindow) -> None:
    entry(window, "File", "Quit")


def quit_by_key(window: MainWindow) -> None:
    window.activateWindow()  # as window managers do once a dialog is closed
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_Q, CONTROL | SHIFT)


def close_window(window: MainWindow) -> None:
    """As the window manager does: the event comes from outside."""
    handle = window.windowHandle()
    assert handle is not None
    handle.close()


WAYS = pytest.mark.parametrize("leave", [quit_by_menu, quit_by_key, close_window])
Leave = Callable[[MainWindow], None]


def new_document(window: MainWindow, name: str = "甲") -> Document:
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    assert window.session is not None
    document = window.session.current
    assert document is not None
    rename(document, name)
    return document


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def copy_now(window: MainWindow, autosaves: Path, count: int, qtbot: QtBot) -> None:
    """Let the time of the next autosave come."""
    assert window.recovery is not None
    window.recovery._autosave.save_now()
    qtbot.waitUntil(lambda: len(list(autosaves.glob("*/*.json"))) == count)


@WAYS
def test_quit_and_discard_quits(leave: Leave, main_window: MainWindow, autosaves: Path, qtbot: QtBot) -> None:
    new_document(main_window)
    copy_now(main_window, autosaves, 1, qtbot)
    answers = Answers("Discard")
    leave(main_window)
    qtbot.waitUntil(lambda: not main_window.isVisible())
    assert len(answers.asked) == 1
    assert list(autosaves.glob("*")) == []


@WAYS
def test_cancel_among_several_leaves_all_as_it_was(
    leave: Leave, main_window: MainWindow, autosaves: Path, qtbot: QtBot
) -> None:
    documents = [new_document(main_window) for _ in range(3)]
    copy_now(main_window, autosaves, 3, qtbot)
    for _ in range(2):  # and it asks as before the next time
        answers = Answers("Discard", "Cancel")
        leave(main_window)
        qtbot.waitUntil(lambda answers=answers: not answers.left)
        qtbot.wait(50)
        assert main_window.isVisible()
        assert all(document.is_modified for document in documents)
        assert len(list(autosaves.glob("*/*.pmx"))) == 3
    answers = Answers("Discard", "Discard", "Discard")
    leave(main_window)
    qtbot.waitUntil(lambda: not main_window.isVisible())
    assert len(answers.asked) == 3


@WAYS
def test_quit_and_save_saves_and_quits(leave: Leave, main_window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "model.pmx"
    formats.save(formats.new_content(), path)
    assert main_window.session is not None
    main_window.open([path])
    qtbot.waitUntil(lambda: main_window.session is not None and main_window.session.current is not None)
    document = main_window.session.current
    assert document is not None
    rename(document, "乙")
    new_document(main_window)
    answers = Answers("Save", "Discard")
    leave(main_window)
    qtbot.waitUntil(lambda: not main_window.isVisible())
    assert len(answers.asked) == 2
    assert formats.load_model(path).model.info[0].name == "乙"


def test_a_window_that_is_killed_opens_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    before = Settings().stored.value(GEOMETRY)
    window.resize(window.size().shrunkBy(QMargins(0, 0, 60, 60)))
    qtbot.waitUntil(lambda: Settings().stored.value(GEOMETRY) not in (None, before))
    assert Settings().stored.value(GEOMETRY) == window.saveGeometry()
