"""The grid of collision groups: what a click on a pair and on a number does, and what is marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import SoftBody
from editor.ui.panes.physics_panes import CollisionsPane

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def document(session: Session) -> Document:
    model = Model()
    model.rigid_bodies.records += [RigidBody("A", mask=0b10), RigidBody("B", mask=0), RigidBody("C", group=1)]
    model.soft_bodies.records += [SoftBody("布", group=1)]
    return session.add(Content(model))


@pytest.fixture
def pane(document: Document, settings_file: QSettings, qtbot: QtBot) -> CollisionsPane:
    pane = CollisionsPane(document, settings_file)
    qtbot.addWidget(pane)
    pane.resize(600, 700)
    pane.show()
    return pane


@pytest.fixture
def settings_file(tmp_path: object) -> QSettings:
    return QSettings(f"{tmp_path}/settings.ini", QSettings.Format.IniFormat)


def click(pane: CollisionsPane, row: int, column: int) -> None:
    place = pane.view.visualRect(pane.grid.index(row, column)).center()
    QTest.mouseClick(pane.view.viewport(), Left, pos=place)


def marks(pane: CollisionsPane) -> list[list[str]]:
    return [[pane.grid.index(row, column).data() for column in range(3)] for row in range(3)]


def masks(document: Document) -> list[int]:
    return [body.mask for body in (*document.model.rigid_bodies, *document.model.soft_bodies)]


def test_what_collides_is_marked_and_bodies_are_counted(pane: CollisionsPane) -> None:
    assert marks(pane) == [["", "◐", ""], ["◐", "●", "●"], ["", "●", ""]]
    headers = [pane.grid.headerData(group, Qt.Orientation.Vertical) for group in range(3)]
    assert headers == ["1:  2", "2:  2", "3:  –"]
    pane.inverted.click()
    assert marks(pane) == [["●", "◐", "●"], ["◐", "", ""], ["●", "", ""]]


def test_a_click_changes_all_bodies_of_both_groups_as_one_step(pane: CollisionsPane, document: Document) -> None:
    before = masks(document)
    click(pane, 0, 1)
    assert masks(document) == [0b10, 0b10, 0xFFFF, 0xFFFF]
    click(pane, 1, 0)  # before the grid has been drawn anew
    assert masks(document) == [0, 0, 0xFFFE, 0xFFFE]
    document.undo()
    document.undo()
    assert masks(document) == before
    QTest.qWait(20)
    assert marks(pane)[0] == ["", "◐", ""]


def test_the_keyboard_does_what_a_click_does(pane: CollisionsPane, document: Document) -> None:
    QTest.keyClick(pane.view, Qt.Key.Key_Right)
    QTest.keyClick(pane.view, Qt.Key.Key_Space)
    assert masks(document) == [0b10, 0b10, 0xFFFF, 0xFFFF]


def test_a_number_selects_the_bodies_of_its_group(pane: CollisionsPane, document: Document) -> None:
    header, said = pane.view.verticalHeader(), list[str]()
    document.status_message.connect(said.append)
    place = QPoint(10, header.sectionViewportPosition(1) + 5)
    QTest.mouseClick(header.viewport(), Left, pos=place)
    selection = document.selection
    assert selection.active_table == "rigid_bodies"
    assert selection.rows("rigid_bodies").tolist() == [2]
    assert selection.rows("soft_bodies").tolist() == [0]
    assert said == ["Group 2: 2 selected"]
    pane.view.setCurrentIndex(pane.grid.index(0, 5))
    pane.select_button.click()
    assert selection.rows("rigid_bodies").tolist() == [0, 1]


def test_what_is_marked_is_remembered(pane: CollisionsPane, document: Document, settings_file: QSettings) -> None:
    pane.inverted.click()
    again = CollisionsPane(document, settings_file, pane)
    assert again.inverted.isChecked()
    assert again.grid.is_inverted
