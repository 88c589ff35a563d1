"""A file that another program has changed is not overwritten without a question; nor is going back asked in vain."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.ui.commands import file_commands
from editor.ui.panes.compare_pane import ComparePane
from editor.ui.window.bars import FileBar
from editor.ui.window.main_window import MainWindow
from tests.ui.answering import Answers

CONTROL = Qt.KeyboardModifier.ControlModifier


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def name_in(path: Path) -> str:
    return formats.load_model(path).model.info[0].name


def write_elsewhere(path: Path) -> None:
    """As another program does."""
    content = formats.new_content()
    content.model.info.records[0] = replace(content.model.info[0], name="theirs")
    formats.save(content, path)


def activate(window: MainWindow) -> None:
    """As a window manager does when a dialog has gone."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "model.pmx"
    formats.save(formats.new_content(), path)
    return path


@pytest.fixture
def document(main_window: MainWindow, path: Path, qtbot: QtBot) -> Document:
    assert main_window.session is not None
    with qtbot.waitSignal(main_window.session.opened):
        main_window.open([path])
    document = main_window.session.documents[0]
    rename(document, "ours")
    return document


def save(window: MainWindow) -> None:
    activate(window)
    QTest.keyClick(window, Qt.Key.Key_S, CONTROL)


def test_saving_again_and_again_asks_nothing(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    for name in ("a", "b", "c"):
        rename(document, name)
        save(main_window)
        qtbot.waitUntil(lambda: not document.is_modified)
        assert name_in(path) == name


def test_cancel_leaves_what_the_other_wrote(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    write_elsewhere(path)
    for _ in range(2):
        answers = Answers("Cancel")
        save(main_window)
        assert answers.asked
        assert "model.pmx" in answers.asked[0]
    qtbot.wait(50)
    assert name_in(path) == "theirs"
    assert document.is_modified


def test_what_the_other_wrote_is_compared(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    assert main_window.workbench is not None
    write_elsewhere(path)
    answers = Answers("Compare")
    save(main_window)
    assert answers.asked
    compare = main_window.workbench.docks["compare"].pane
    assert isinstance(compare, ComparePane)
    qtbot.waitUntil(lambda: "model.pmx on disk: differences: 1" in compare.summary.text())
    assert (name_in(path), document.model.info[0].name) == ("theirs", "ours")
    assert document.is_modified


def test_the_default_is_to_save_elsewhere(
    main_window: MainWindow,
    document: Document,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    other = path.with_name("other.pmx")
    monkeypatch.setattr(file_commands, "choose_file_to_save", lambda *arguments: other)
    write_elsewhere(path)
    answers = Answers()
    answers.press_enter()
    save(main_window)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert answers.asked
    assert (name_in(path), name_in(other)) == ("theirs", "ours")
    assert document.path == other


def test_overwriting_keeps_what_the_other_wrote(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    assert main_window.session is not None
    main_window.session.settings.choose(backups=0)
    write_elsewhere(path)
    answers = Answers("Overwrite")
    save(main_window)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert len(answers.asked) == 1
    assert name_in(path) == "ours"
    path.with_name("model.pmx.bak").rename(path.with_name("backup.pmx"))
    assert name_in(path.with_name("backup.pmx")) == "theirs"
    rename(document, "later")
    save(main_window)
    qtbot.waitUntil(lambda: not document.is_modified)


def test_closing_asks_as_well(main_window: MainWindow, document: Document, path: Path, qtbot: QtBot) -> None:
    write_elsewhere(path)
    answers = Answers("Save", "Cancel")
    QTest.keyClick(main_window, Qt.Key.Key_W, CONTROL)
    assert len(answers.asked) == 2
    qtbot.wait(50)
    assert main_window.session is not None
    assert main_window.session.documents == [document]
    assert name_in(path) == "theirs"


def test_a_file_that_is_gone_is_written_again(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    path.unlink()
    save(main_window)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert name_in(path) == "ours"


# -- going back, and the keys of dialogs --------------------------------------------------------------------------


def test_enter_does_not_revert(main_window: MainWindow, document: Document, qtbot: QtBot) -> None:
    assert main_window.workbench is not None
    answers = Answers()
    answers.press_enter()
    main_window.workbench.commands["file.revert"].trigger()
    assert answers.asked
    qtbot.wait(50)
    assert main_window.session is not None
    assert main_window.session.documents == [document]
    assert document.is_modified


def test_going_back_asks_nothing_where_nothing_was_changed(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    document.undo()
    write_elsewhere(path)
    assert main_window.session is not None
    assert main_window.workbench is not None
    with qtbot.waitSignal(main_window.session.opened):
        main_window.workbench.commands["file.revert"].trigger()
    assert main_window.session.documents[0].model.info[0].name == "theirs"


@pytest.mark.parametrize(("letter", "closes"), [(Qt.Key.Key_D, True), (Qt.Key.Key_C, False)])
def test_the_question_about_changes_has_letters(
    letter: Qt.Key, closes: bool, main_window: MainWindow, document: Document, qtbot: QtBot
) -> None:
    answers = Answers()
    answers.press(letter, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(main_window, Qt.Key.Key_W, CONTROL)
    assert answers.asked
    assert main_window.session is not None
    assert main_window.session.documents == ([] if closes else [document])


def bar(window: MainWindow) -> FileBar:
    return next(bar for bar in window.findChildren(FileBar))


def answer(window: MainWindow, text: str) -> None:
    button = next(button for button in bar(window).findChildren(QPushButton) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def wait_for_bar(window: MainWindow, text: str, qtbot: QtBot) -> None:
    def tells() -> bool:
        labels = [label.text() for label in bar(window).findChildren(QLabel) if label.isVisible()]
        return any(text in label for label in labels)

    qtbot.waitUntil(tells)


def test_a_change_is_told_at_once_and_the_file_reloaded(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    assert main_window.session is not None
    document.undo()
    write_elsewhere(path)
    wait_for_bar(main_window, "model.pmx was changed by another program", qtbot)
    with qtbot.waitSignal(main_window.session.closed):
        answer(main_window, "Reload")
    assert main_window.session.current is not None
    assert main_window.session.current.model.info[0].name == "theirs"
    assert bar(main_window).isHidden()


def test_a_change_is_compared_and_kept_out(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    write_elsewhere(path)
    wait_for_bar(main_window, "was changed", qtbot)
    answer(main_window, "Compare")
    qtbot.waitUntil(lambda: document.comparison.other is not None)
    answer(main_window, "Keep this one")
    assert bar(main_window).isHidden()
    assert document.model.info[0].name == "ours"
    assert name_in(path) == "theirs"


def test_a_file_that_is_gone_is_saved_again(
    main_window: MainWindow, document: Document, path: Path, qtbot: QtBot
) -> None:
    path.unlink()
    wait_for_bar(main_window, "is not there any more", qtbot)
    answer(main_window, "Save again")
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(bar(main_window).isHidden)
    assert name_in(path) == "ours"
