"""HistoryPane and MessagesPane: a click goes there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.messages import Level, Message
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.messages import PLACE, MessagesPane
from tests.operations.model_making import full_model
from tests.ui.told_services import ToldServices


@pytest.fixture
def document(qapp: object) -> Document:
    warnings = [Message(Level.WARNING, "No such bone", "bones", 2), Message(Level.WARNING, "Bytes after the end")]
    return Document(Content(full_model(), warnings=warnings))


def test_a_click_on_a_step_goes_there(document: Document, qtbot: QtBot) -> None:
    pane = HistoryPane(document)
    qtbot.addWidget(pane)
    pane.show()
    for name in "abc":
        with document.edit(name) as edit:
            edit.set(document.model.bones, 0, "name", name)
    assert pane.list.currentIndex().row() == 3
    at = pane.list.visualRect(pane.model.index(1)).center()
    QTest.mouseClick(pane.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert document.model.bones[0].name == "a"
    assert document.history.position == pane.list.currentIndex().row() == 1
    document.redo()
    assert pane.list.currentIndex().row() == 2


def test_poses_stand_among_the_edits_and_are_marked(document: Document, qtbot: QtBot) -> None:
    pane = HistoryPane(document)
    qtbot.addWidget(pane)
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 0, "name", "a")
    document.posing.set_weights([0], 0.5, "Morph 笑い")
    roles = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
    told = [[pane.model.index(row).data(role) for role in roles] for row in range(3)]
    assert told == [["Start", "Start"], ["Rename", "Rename"], ["Morph 笑い", "Morph 笑い, a pose"]]
    pictures = [pane.model.index(row).data(Qt.ItemDataRole.DecorationRole) for row in (1, 2)]
    assert pictures[0].cacheKey() != pictures[1].cacheKey()
    assert "nothing in the file" in pane.model.index(2).data(Qt.ItemDataRole.ToolTipRole)
    pane.list.activated.emit(pane.model.index(1))
    assert document.posing.current_pose().weights[0] == 0
    assert document.model.bones[0].name == "a"


def test_a_long_step_is_cut_and_told_in_full(document: Document, qtbot: QtBot) -> None:
    pane = HistoryPane(document)
    qtbot.addWidget(pane)
    pane.resize(200, 200)
    pane.show()
    with document.edit("Delete " + "bones " * 20) as edit:
        edit.set(document.model.bones, 0, "name", "a")
    assert not pane.list.horizontalScrollBar().isVisible()
    assert pane.list.visualRect(pane.model.index(1)).right() <= pane.list.viewport().width()
    assert pane.model.index(1).data(Qt.ItemDataRole.ToolTipRole) == document.history.undo_name


def test_what_is_noted_stays_with_the_document(document: Document, qtbot: QtBot) -> None:
    document.note("before there was a pane")
    panes = [MessagesPane(document), MessagesPane(document)]  # as after the language was changed
    for pane in panes:
        qtbot.addWidget(pane)
    document.note("later")
    for pane in panes:
        assert [message.text for message in pane.model.messages][-2:] == ["before there was a pane", "later"]


def test_messages_of_the_load_and_later_ones(document: Document, qtbot: QtBot) -> None:
    pane = MessagesPane(document)
    qtbot.addWidget(pane)
    pane.show()
    document.messages.add(Message(Level.ERROR, "No such file", "textures", 0))
    assert pane.model.rowCount() == 3
    pane.copy()
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Warning: Bone 2: 手: No such bone",
        "Warning: Bytes after the end",
        "Error: Texture 0: tex/顔.png: No such file",
    ]
    pane.services = told = ToldServices()
    pane.list.activated.emit(pane.model.index(0, 0))
    assert told.framed == [("bones", [2])]
    assert document.selection.active_table == "bones"
    assert document.selection.rows("bones").tolist() == [2]
    pane.list.activated.emit(pane.model.index(1, 0))
    assert len(told.framed) == 1
    pane.model.clear()
    assert pane.model.rowCount() == 0


def test_equal_messages_are_one_row_that_opens(document: Document, qtbot: QtBot) -> None:
    pane = MessagesPane(document)
    qtbot.addWidget(pane)
    pane.show()
    document.messages.add(*(Message(Level.WARNING, "No such bone", "bones", row) for row in (0, 3)))
    folded = pane.model.index(0, 0)
    assert (pane.model.rowCount(), pane.model.rowCount(folded)) == (2, 3)
    assert folded.data() == "No such bone (3 times)"
    assert folded.siblingAtColumn(PLACE).data() == "Bones"
    pane.services = told = ToldServices()
    pane.list.activated.emit(folded)
    assert told.framed == []
    assert pane.list.isExpanded(folded)
    pane.list.activated.emit(pane.model.index(1, 0, folded))
    assert told.framed == [("bones", [0])]
    document.note("later")
    assert pane.list.isExpanded(pane.model.index(0, 0))
    assert len(pane.model.messages) == 5
