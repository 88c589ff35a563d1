"""What is still being typed belongs to what is saved, closed, exported and left; it is never lost without a word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTableView, QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.model.model import Model
from editor.ui.commands import file_commands, import_export
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.nested_view import NestedView
from editor.ui.panes.table.sheet_view import SheetView
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.answering import Answers
from tests.ui.keyboard import give_keyboard

KEY = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def current(window: MainWindow) -> Document:
    document = session_of(window).current
    assert document is not None
    return document


def open_model(window: MainWindow, path: Path, qtbot: QtBot) -> Document:
    formats.save(Content(full_model()), path)
    with qtbot.waitSignal(session_of(window).opened):
        window.open([path])
    assert window.workbench is not None
    window.workbench.docks["table"].show()
    return current(window)


@pytest.fixture
def document(main_window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Document:
    return open_model(main_window, tmp_path / "model.pmx", qtbot)


# -- typing, as a user does ---------------------------------------------------------------------------------------


def inspector(window: MainWindow) -> InspectorPane:
    return next(pane for pane in window.findChildren(InspectorPane) if pane.isVisible())


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)


def type_over(text: str) -> None:
    """Replace what the focused line holds."""
    press(KEY.Key_A, CONTROL)
    QTest.keyClicks(QApplication.focusWidget(), text)


def click_field(window: MainWindow, table: str, field: str) -> None:
    """Click the editor of a field of the first row of a table in the inspector."""
    document = current(window)
    document.selection.set_active_table(table)
    document.selection.select(table, [] if table == "info" else [0])
    editor = inspector(window).form.bindings[field].editor
    QApplication.processEvents()
    line: QWidget = editor.focusProxy() or editor
    QTest.mouseClick(line, LEFT)
    assert line.hasFocus()


def in_line(window: MainWindow, text: str = "typed") -> None:
    click_field(window, "bones", "name_en")
    type_over(text)


def in_comment(window: MainWindow) -> None:
    click_field(window, "info", "comment")
    type_over("typed")


def in_number(window: MainWindow, text: str = "7") -> None:
    click_field(window, "bones", "level")
    type_over(text)


def in_cell(window: MainWindow) -> None:
    current(window).selection.set_active_table("bones")
    QApplication.processEvents()
    view = next(view for view in window.findChildren(SheetView) if view.isVisible())
    column = [field.name for field in view.sheet.fields].index("name_en")
    double_click(view, column, "typed")


def in_nested_cell(window: MainWindow) -> None:
    document = current(window)
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", np.array([1]))
    inspector(window).refresh()
    offsets = inspector(window).form.groups["Offsets"]
    if offsets.is_folded:
        QTest.mouseClick(offsets.heading, LEFT)
    QApplication.processEvents()
    view = next(view for view in window.findChildren(NestedView) if view.isVisible())
    double_click(view, 1, "0.25")


def double_click(view: QTableView, column: int, text: str) -> None:
    cell = view.model().index(0, column)
    view.scrollTo(cell)
    place = view.visualRect(cell).center()
    QTest.mouseClick(view.viewport(), LEFT, pos=place)
    QTest.mouseDClick(view.viewport(), LEFT, pos=place)
    type_over(text)


Typing = Callable[[MainWindow], None]


def values(model: Model) -> tuple[object, ...]:
    """What the ways of typing change."""
    bone, info = model.bones[0], model.info[0]
    return bone.name_en, info.comment, bone.level, float(model.morphs[1].offsets["weight"][0])


BEFORE = ("center", "", 0, 1.0)
WAYS = pytest.mark.parametrize(
    ("type_text", "after"),
    [
        (in_line, ("typed", "", 0, 1.0)),
        (in_comment, ("center", "typed", 0, 1.0)),
        (in_number, ("center", "", 7, 1.0)),
        (in_cell, ("typed", "", 0, 1.0)),
        (in_nested_cell, ("center", "", 0, 0.25)),
    ],
)


# -- saving -------------------------------------------------------------------------------------------------------


@WAYS
def test_save_saves_what_is_typed(
    type_text: Typing, after: tuple[object, ...], main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    path = document.path
    assert path is not None
    before = path.stat().st_mtime_ns
    type_text(main_window)
    press(KEY.Key_S, CONTROL)
    qtbot.waitUntil(lambda: path.stat().st_mtime_ns != before and not document.is_modified)
    assert values(formats.load_model(path).model) == after
    document.undo()
    assert values(document.model) == BEFORE


def test_typing_goes_on_after_a_save(main_window: MainWindow, document: Document, qtbot: QtBot) -> None:
    in_line(main_window, "Left")
    press(KEY.Key_S, CONTROL)
    qtbot.waitUntil(lambda: document.model.bones[0].name_en == "Left" and not document.is_modified)
    qtbot.wait(50)
    QTest.keyClicks(QApplication.focusWidget(), "Arm")
    press(KEY.Key_Return)
    assert document.model.bones[0].name_en == "LeftArm"


@pytest.mark.parametrize("keys", [KEY.Key_S, KEY.Key_E])
def test_what_is_typed_is_saved_elsewhere(
    keys: Qt.Key,
    main_window: MainWindow,
    document: Document,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """By Save as, and by Export."""
    other = tmp_path / "other.pmx"
    for commands in (file_commands, import_export):
        monkeypatch.setattr(commands, "choose_file_to_save", lambda *arguments: other)
    in_comment(main_window)
    press(keys, CONTROL | SHIFT)
    qtbot.waitUntil(other.exists)
    assert formats.load_model(other).model.info[0].comment == "typed"


# -- closing ------------------------------------------------------------------------------------------------------


def close_document(window: MainWindow) -> None:
    press(KEY.Key_W, CONTROL)


def quit_program(window: MainWindow) -> None:
    press(KEY.Key_Q, CONTROL | SHIFT)


def close_window(window: MainWindow) -> None:
    handle = window.windowHandle()
    assert handle is not None
    handle.close()


LEAVING = pytest.mark.parametrize("leave", [close_document, quit_program, close_window])


@WAYS
def test_closing_asks_about_what_is_typed(
    type_text: Typing, after: tuple[object, ...], main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    type_text(main_window)
    assert asks(main_window, document, close_document, qtbot)
    assert values(document.model) == after


@LEAVING
def test_every_way_of_leaving_asks_about_what_is_typed(
    leave: Typing, main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    in_comment(main_window)
    assert asks(main_window, document, leave, qtbot)
    assert document.model.info[0].comment == "typed"


def asks(window: MainWindow, document: Document, leave: Typing, qtbot: QtBot) -> bool:
    """Leave, and cancel that when asked; whether all is still there then."""
    answers = Answers("Cancel")
    leave(window)
    qtbot.waitUntil(lambda: not answers.left)
    qtbot.wait(20)
    return window.isVisible() and session_of(window).documents == [document]


def test_text_of_a_window_that_is_not_in_front_is_taken_in(
    main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    """A floating dock has a focus of its own, which it keeps while the keyboard is in the main window."""
    dock = next(dock for dock in main_window.findChildren(QDockWidget) if dock.isAncestorOf(inspector(main_window)))
    dock.setFloating(True)
    give_keyboard(dock, qtbot)
    in_comment(main_window)
    give_keyboard(main_window, qtbot)
    QTest.keyClick(main_window, KEY.Key_S, CONTROL)
    path = document.path
    assert path is not None
    qtbot.waitUntil(lambda: formats.load_model(path).model.info[0].comment == "typed")


# -- what cannot be taken -----------------------------------------------------------------------------------------


@LEAVING
def test_what_makes_no_sense_is_told_before_leaving(
    leave: Typing, main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    in_number(main_window, "two")
    leave(main_window)
    qtbot.wait(50)
    assert main_window.isVisible()
    assert session_of(main_window).documents == [document]
    assert "Not a number or sum: two" in main_window.statusBar().currentMessage()


def test_what_makes_no_sense_is_not_saved_without_a_word(
    main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    path = document.path
    assert path is not None
    before = path.stat().st_mtime_ns
    in_number(main_window, "two")
    press(KEY.Key_S, CONTROL)
    qtbot.wait(100)
    assert path.stat().st_mtime_ns == before
    assert "Not a number or sum: two" in main_window.statusBar().currentMessage()
    type_over("2")
    press(KEY.Key_S, CONTROL)
    qtbot.waitUntil(lambda: formats.load_model(path).model.bones[0].level == 2)


# -- going to another document ------------------------------------------------------------------------------------


@WAYS
def test_switching_documents_keeps_what_is_typed(
    type_text: Typing,
    after: tuple[object, ...],
    main_window: MainWindow,
    document: Document,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    other = open_model(main_window, tmp_path / "other.pmx", qtbot)
    session_of(main_window).set_current(document)
    type_text(main_window)
    QTest.keyClick(main_window, KEY.Key_Tab, CONTROL)
    qtbot.wait(50)
    assert session_of(main_window).current is other
    assert values(document.model) == after
    assert values(other.model) == BEFORE


def test_a_document_that_comes_keeps_what_is_typed(
    main_window: MainWindow, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    """A model that was long in loading comes to the front in mid-word."""
    in_comment(main_window)
    other = open_model(main_window, tmp_path / "other.pmx", qtbot)
    assert document.model.info[0].comment == "typed"
    assert other.model.info[0].comment == ""
