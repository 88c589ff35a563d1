"""What a PMD cannot keep is told before it is written, a line a kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.formats import Content
from editor.formats.message_texts import grouped_by_kind, row_runs_text
from editor.messages import Level, Message, TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.ui.commands import file_commands
from editor.ui.dialogs.message_boxes import LossesDialog, as_messages, show_losses
from editor.ui.panes.messages import MessagesPane
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.answering import Answers

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def cut(row: int, kept: str) -> Message:
    return Message(
        Level.WARNING,
        TranslatableText("the text is too long or not in Shift-JIS; what is kept is {!r}", kept),
        "bones",
        row,
        "name",
    )


def no_local(row: int) -> Message:
    return Message(Level.WARNING, TranslatableText("PMD has no local append"), "bones", row, "flags")


LOSSES = [no_local(4), cut(1, "a"), no_local(2), no_local(3), cut(9, "b"), no_local(8)]


def test_losses_of_a_kind_are_told_together() -> None:
    assert [[loss.row for loss in group] for group in grouped_by_kind(LOSSES)] == [[4, 2, 3, 8], [1, 9]]
    first, second = as_messages(Path("model.pmd"), LOSSES)
    assert (first.text, first.table, first.row) == ("model.pmd: PMD has no local append (4 in all: 2–4, 8)", "bones", 4)
    assert second.text.endswith("'a', and the like (2 in all: 1, 9)")


def test_what_is_about_no_row_is_told_as_it_is() -> None:
    texts = [TranslatableText("not kept: {} of {:,} materials", what, 5) for what in ("edge", "toon")]
    told = as_messages(Path("model.obj"), [Message(Level.WARNING, text, "materials", -1) for text in texts])
    assert [message.text for message in told] == [f"model.obj: {text}" for text in texts]


def test_rows_as_ranges() -> None:
    assert row_runs_text([]) == ""
    assert row_runs_text([3, 4, 5, 9, 11, 12]) == "3–5, 9, 11–12"


def test_the_dialog_unfolds_to_the_rows(qtbot: QtBot) -> None:
    dialog = LossesDialog(Path("model.pmd"), LOSSES)
    qtbot.addWidget(dialog)
    items = [dialog.tree.topLevelItem(number) for number in range(dialog.tree.topLevelItemCount())]
    assert [item.text(0) for item in items if item is not None] == [
        "Bones: PMD has no local append (4 in all: 2–4, 8)",
        "Bones: the text is too long or not in Shift-JIS; what is kept is 'a', and the like (2 in all: 1, 9)",
    ]
    assert items[1] is not None
    assert items[1].child(1).text(0) == "Bone 9: the text is too long or not in Shift-JIS; what is kept is 'b'"


# -- in the window ------------------------------------------------------------------------------------------------


@pytest.fixture
def document(main_window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Document:
    """A PMX that a PMD cannot hold: forty bones deformed after the physics."""
    model = full_model()
    model.bones.records += [Bone(f"b{n}", parent=0, flags=BoneFlags.AFTER_PHYSICS) for n in range(40)]
    path = tmp_path / "model.pmx"
    formats.save(Content(model), path)
    assert main_window.session is not None
    with qtbot.waitSignal(main_window.session.opened):
        main_window.open([path])
    return main_window.session.documents[0]


@pytest.fixture
def pmd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that is chosen in Save as."""
    path = tmp_path / "model.pmd"
    monkeypatch.setattr(file_commands, "choose_file_to_save", lambda *arguments: path)
    return path


def save(window: MainWindow, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_S, modifiers)


def save_as(window: MainWindow) -> None:
    save(window, CONTROL | SHIFT)


def test_losses_are_told_before_the_file_is_touched(
    main_window: MainWindow, document: Document, pmd: Path, qtbot: QtBot
) -> None:
    pmd.write_bytes(b"as it was")
    answers = Answers("Cancel")
    save_as(main_window)
    qtbot.waitUntil(lambda: not answers.left)
    qtbot.wait(100)
    assert pmd.read_bytes() == b"as it was"
    assert document.path is not None
    assert document.path.suffix == ".pmx"
    answers = Answers("Save")
    save_as(main_window)
    qtbot.waitUntil(lambda: document.path == pmd)
    assert formats.load_model(pmd).format == "pmd"
    assert pmd.with_name("model.pmd.bak").read_bytes() == b"as it was"


def test_what_was_agreed_to_is_not_asked_again(
    main_window: MainWindow, document: Document, pmd: Path, qtbot: QtBot
) -> None:
    answers = Answers("Save")
    save_as(main_window)
    qtbot.waitUntil(lambda: document.path == pmd)
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", "甲")
    save(main_window)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert len(answers.asked) == 1


def test_the_report_stays_in_messages(main_window: MainWindow, document: Document, pmd: Path, qtbot: QtBot) -> None:
    answers = Answers("Save")
    save_as(main_window)
    qtbot.waitUntil(lambda: document.path == pmd)
    assert answers.asked
    next(dock for dock in main_window.findChildren(QDockWidget) if dock.windowTitle() == "Messages").show()
    qtbot.waitUntil(lambda: bool(main_window.findChildren(MessagesPane)))
    (pane,) = main_window.findChildren(MessagesPane)
    told = [message for message in pane.model.messages if message.text.startswith("model.pmd: ")]
    assert len(told) < 30
    assert any("40 in all" in message.text for message in told)


def test_the_dialogs_say_how_long_the_model_keeps_what_is_lost(qtbot: QtBot) -> None:
    dialog, parent = LossesDialog(Path("model.pmd"), LOSSES), QWidget()
    for widget in (dialog, parent):
        qtbot.addWidget(widget)
    assert any("keeps all of it until it is closed" in label.text() for label in dialog.findChildren(QLabel))
    show_losses(parent, Path("model.obj"), LOSSES)
    (box,) = parent.findChildren(QMessageBox)
    assert "still has all of it until it is closed" in box.informativeText()
    box.close()
