"""The pane of masks: check boxes by mouse and keyboard, the selection that it shares, and its buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.ui.command import CommandList
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.panes.masks_pane import MasksPane
from editor.ui.services import CurrentDocument
from tests.operations.model_making import full_model
from tests.ui.told_services import ToldServices

Left = Qt.MouseButton.LeftButton
Shift = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def document(session: Session) -> Document:
    return session.add(Content(full_model()))


@pytest.fixture
def commands(session: Session, document: Document) -> MaskCommands:
    current = CurrentDocument(session, session)
    return MaskCommands(current, CommandList(current), ToldServices())


@pytest.fixture
def pane(document: Document, commands: MaskCommands, qtbot: QtBot) -> MasksPane:
    pane = MasksPane(document, commands)
    qtbot.addWidget(pane)
    pane.resize(360, 400)
    pane.show()
    return pane


def place(pane: MasksPane, row: int, across: int) -> QPoint:
    area = pane.view.visualRect(pane.model.node_index(row))
    return QPoint(area.left() + across, area.center().y())


def click_box(pane: MasksPane, row: int) -> None:
    QTest.mouseClick(pane.view.viewport(), Left, pos=place(pane, row, 9))


def hidden(document: Document) -> list[bool]:
    return document.masking.masked("materials").tolist()


def test_a_box_switches_its_material_and_leaves_the_selection(pane: MasksPane, document: Document) -> None:
    document.selection.set_active_table("vertices")
    click_box(pane, 1)
    assert hidden(document) == [False, True]
    assert not len(document.selection.rows("materials"))
    assert document.selection.active_table == "vertices"
    click_box(pane, 1)
    assert hidden(document) == [False, False]


def test_a_click_on_a_name_selects_and_a_box_switches_all_that_is_selected(pane: MasksPane, document: Document) -> None:
    for row, keys in ((0, Qt.KeyboardModifier.NoModifier), (1, Shift)):
        QTest.mouseClick(pane.view.viewport(), Left, keys, place(pane, row, 60))
    assert document.selection.rows("materials").tolist() == [0, 1]
    assert document.selection.active_table == "materials"
    assert hidden(document) == [False, False]
    click_box(pane, 0)
    assert hidden(document) == [True, True]
    assert document.selection.rows("materials").tolist() == [0, 1]


def test_space_switches_what_is_selected(pane: MasksPane, document: Document) -> None:
    document.selection.select("materials", [1])
    pane.view.setFocus()
    QTest.keyClick(pane.view, Qt.Key.Key_Space)
    assert hidden(document) == [False, True]
    pane.refresh()
    QTest.keyClick(pane.view, Qt.Key.Key_Space)
    assert hidden(document) == [False, False]


def test_none_and_all(pane: MasksPane, commands: MaskCommands, document: Document) -> None:
    commands.commands["hide.all-materials"].trigger()
    assert document.masking.masked("faces").all()
    assert not commands.commands["hide.all-materials"].isEnabled()
    commands.commands["hide.show-all"].trigger()
    assert not document.masking.is_hiding


def test_it_follows_what_others_hide(pane: MasksPane, document: Document, qtbot: QtBot) -> None:
    document.masking.mask("faces", [0])
    qtbot.waitUntil(lambda: pane.summary.text() == "Hidden: Faces 1")
    document.masking.clear()
    qtbot.waitUntil(lambda: pane.summary.text() == "Nothing is hidden")


def test_while_it_is_closed_it_does_nothing(pane: MasksPane, document: Document, qtbot: QtBot) -> None:
    pane.hide()
    document.masking.mask("faces", [0])
    qtbot.wait(20)
    assert pane.summary.text() == "Nothing is hidden"
    pane.show()
    qtbot.waitUntil(lambda: pane.summary.text() == "Hidden: Faces 1")


def test_the_limits_are_those_of_the_commands(
    pane: MasksPane, commands: MaskCommands, document: Document, qtbot: QtBot
) -> None:
    pane.least.setValue(0.5)
    pane.whole_faces_box.setChecked(True)
    assert (commands.least, commands.whole_faces) == (0.5, True)
    again = MasksPane(document, commands)
    qtbot.addWidget(again)
    assert (again.least.value(), again.whole_faces_box.isChecked()) == (0.5, True)
    again.least.setValue(0.25)
    again.whole_faces_box.setChecked(False)
    pane.refresh()
    assert (pane.least.value(), pane.whole_faces_box.isChecked()) == (0.25, False)
    assert (commands.least, commands.whole_faces) == (0.25, False)


def test_every_button_says_what_it_does(pane: MasksPane) -> None:
    buttons = [button for button in pane.findChildren(QToolButton) if button.parent() is pane]
    assert len(buttons) == 11
    assert all(button.toolTip() for button in buttons)


def test_a_double_click_on_a_name_frames_the_material(pane: MasksPane, qtbot: QtBot) -> None:
    pane.services = told = ToldServices()
    QTest.mouseDClick(pane.view.viewport(), Left, pos=place(pane, 1, 60))
    assert told.framed == [("materials", [1])]


def test_only_names_that_are_looked_for_are_listed(pane: MasksPane, document: Document) -> None:
    pane.model.set_filter(document.model.materials[1].name)
    assert pane.model.rowCount() == 1
    click_box(pane, 1)
    assert hidden(document) == [False, True]
