"""Bones and weights of the selected vertices: what is shown of them, and what typing and buttons do to them."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.model.mesh import Deform, Face
from editor.model.weights import VertexWeights
from editor.ui.editors.references import ReferenceLine
from editor.ui.panes.influences_pane import BONE, COUNT, LOCK, RANGE, WEIGHT, InfluencesPane
from tests.operations.weights.test_influences import arm
from tests.ui.keyboard import give_keyboard

Left, Key = Qt.MouseButton.LeftButton, Qt.Key


@pytest.fixture
def document(session: Session) -> Document:
    document = session.add(Content(arm()))
    document.selection.set_active_table("vertices")
    document.selection.select("vertices", [0, 1])
    return document


@pytest.fixture
def pane(document: Document, qtbot: QtBot) -> InfluencesPane:
    pane = InfluencesPane(document)
    qtbot.addWidget(pane)
    pane.resize(500, 400)
    pane.show()
    give_keyboard(pane, qtbot)
    return pane


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def select(document: Document, *rows: int) -> None:
    document.selection.select("vertices", list(rows))
    settle()


def texts(pane: InfluencesPane) -> list[list[str]]:
    table = pane.table
    return [
        [table.index(row, column).data() for column in (BONE, WEIGHT, RANGE, COUNT)] for row in range(table.rowCount())
    ]


def type_into(pane: InfluencesPane, row: int, column: int, text: str) -> None:
    """Double click a cell and type into it, as a user does."""
    place = pane.view.visualRect(pane.table.index(row, column)).center()
    QTest.mouseClick(pane.view.viewport(), Left, pos=place)
    QTest.mouseDClick(pane.view.viewport(), Left, pos=place)
    settle()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Key.Key_Return)
    settle()


def of_bone(document: Document, bone: int) -> list[float]:
    found = VertexWeights.of(document.model, np.arange(4)).of_bone(bone)
    return [round(value, 5) for value in found.tolist()]


def test_the_bones_of_what_is_selected_are_shown(pane: InfluencesPane, document: Document) -> None:
    assert texts(pane) == [["0: 肩", "0.625", "0.250 – 1.000", "2"], ["1: 腕", "0.375", "0.000 – 0.750", "1"]]
    assert pane.kind.currentIndex() == -1
    select(document, 2)
    assert texts(pane) == [["1: 腕", "0.500", "", "1"], ["2: 肘", "0.500", "", "1"]]
    assert pane.kind.currentText() == "SDEF"
    document.selection.clear()
    document.selection.set_current("vertices", -1)
    settle()
    assert not texts(pane)
    assert "Select vertices" in pane.summary.text()


def test_a_weight_is_typed_for_all_as_one_step(pane: InfluencesPane, document: Document) -> None:
    type_into(pane, 1, WEIGHT, "0.4")
    assert of_bone(document, 1)[:2] == [0.4, 0.4]
    assert of_bone(document, 0)[:2] == [0.6, 0.6]
    assert document.history.undo_name == "Weight of 腕"
    document.undo()
    settle()
    assert of_bone(document, 1)[:2] == [0, 0.75]
    assert texts(pane)[1][1] == "0.375"


def test_a_sum_is_worked_out_for_each_vertex(pane: InfluencesPane, document: Document) -> None:
    type_into(pane, 0, WEIGHT, "*0.5")
    assert of_bone(document, 0)[1] == 0.125
    assert of_bone(document, 1)[1] == 0.875
    assert of_bone(document, 0)[0] == 1  # nothing else could take it


def test_another_bone_takes_the_place_of_one(pane: InfluencesPane, document: Document) -> None:
    type_into(pane, 1, BONE, "3")
    assert of_bone(document, 3)[:2] == [0, 0.75]
    assert [row[0] for row in texts(pane)] == ["0: 肩", "3: 手"]
    type_into(pane, 1, BONE, "-")
    assert of_bone(document, 3)[:2] == [0, 0]
    assert of_bone(document, 0)[:2] == [1, 1]


def test_locked_bones_cannot_be_edited_and_keep_their_weight(pane: InfluencesPane, document: Document) -> None:
    select(document, 3)
    box = pane.view.visualRect(pane.table.index(0, LOCK))
    QTest.mouseClick(pane.view.viewport(), Left, pos=QPoint(box.left() + 10, box.center().y()))
    settle()
    assert document.weight_locks.mask(len(document.model.bones)).tolist() == [True, False, False, False]
    assert not pane.table.index(0, WEIGHT).flags() & Qt.ItemFlag.ItemIsEditable
    type_into(pane, 1, WEIGHT, "0.4")
    assert of_bone(document, 0)[3] == 0.5
    assert of_bone(document, 1)[3] == 0.4


def test_a_bone_is_added_with_the_weight_that_is_typed(pane: InfluencesPane, document: Document) -> None:
    assert isinstance(pane.bone, ReferenceLine)
    pane.bone.setFocus()
    QTest.keyClicks(pane.bone, "3")
    QTest.keyClick(pane.bone, Key.Key_Return)
    settle()
    assert texts(pane)[2] == ["3: 手", "0.000", "", "0"]
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, "0.2")
    QTest.keyClick(line, Key.Key_Return)
    settle()
    assert of_bone(document, 3)[:2] == [0.2, 0.2]
    assert not pane.bone.text()
    assert document.history.position == 1


def test_buttons_normalize_convert_and_copy_and_leave_the_selection(pane: InfluencesPane, document: Document) -> None:
    select(document, 0, 1, 3)
    assert "sum to 1: 1" in pane.mark.text()
    pane.normalize.click()
    settle()
    assert not pane.mark.isVisible()
    assert of_bone(document, 0)[3] == pytest.approx(1 / 3, abs=1e-4)
    document.selection.set_current("vertices", 1)
    settle()
    pane.copy.click()
    settle()
    assert [of_bone(document, 1)[row] for row in (0, 1, 3)] == [0.75] * 3
    pane.kind.activated.emit(3)
    settle()
    assert document.model.vertices["deform"].tolist() == [Deform.SDEF] * 4
    assert document.selection.rows("vertices").tolist() == [0, 1, 3]
    assert document.history.position == 3


def test_sdef_between_bones_that_are_no_pair_is_marked(pane: InfluencesPane, document: Document) -> None:
    select(document, 2)
    assert not pane.mark.isVisible()
    type_into(pane, 0, BONE, "0")
    assert document.model.vertices["deform"][2] == Deform.SDEF
    assert "no parent and child: 1" in pane.mark.text()


def test_faces_stand_for_their_vertices_and_locks_stay_with_their_bones(
    pane: InfluencesPane, document: Document
) -> None:
    with document.edit("Face") as edit:
        edit.insert(document.model.faces, 0, [Face((0, 1, 2))])
    document.selection.set_active_table("faces")
    document.selection.select("faces", [0])
    settle()
    assert pane.table.rows.tolist() == [0, 1, 2]
    document.weight_locks.set([2], True)
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [0])
    settle()
    assert document.weight_locks.mask(len(document.model.bones)).tolist() == [False, True, False]
    assert texts(pane)
