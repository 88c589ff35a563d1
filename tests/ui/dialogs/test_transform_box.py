"""Transforming by numbers: one step each time, with the choices of the handles; and the menu that offers it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.document.session import Session
from editor.formats import Content
from editor.math3d.rotations import matrix_from_rotation_vector
from editor.model.model import Model
from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.commands.transform_commands import HandlesCommands
from editor.ui.dialogs.transform_box import TransformBox
from editor.ui.services import CurrentDocument, WindowMode
from editor.ui.viewport.shaping import Pivot
from editor.ui.viewport.tools import Axes, Tools
from tests.operations.model_making import full_model
from tests.ui.commands.commanding import WindowWithCommands
from tests.ui.keyboard import give_keyboard

CAMERA = matrix_from_rotation_vector((0, np.pi / 2, 0))  # its x is the model's -z


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def session(qapp: object) -> Session:
    return Session(Settings())


@pytest.fixture
def current(session: Session) -> CurrentDocument:
    return CurrentDocument(session)


@pytest.fixture
def tools(window: QMainWindow) -> Tools:
    tools = Tools(CommandList(window))
    tools.update_for_mode(WindowMode.EDIT)
    return tools


@pytest.fixture
def commands(window: QMainWindow, current: CurrentDocument) -> CommandList:
    commands = CommandList(window)
    current.switched.connect(commands.renew)
    return commands


@pytest.fixture
def menu(current: CurrentDocument, tools: Tools, commands: CommandList, window: QMainWindow) -> HandlesCommands:
    return HandlesCommands(current, tools, commands, window, lambda: CAMERA)


@pytest.fixture
def document(session: Session) -> Document:
    model = Model()
    model.vertices.fill(3, position=[(0, 0, 0), (2, 0, 0), (0, 4, 0)], normal=np.tile((0, 0, -1), (3, 1)))
    document = session.add(Content(model))
    document.selection.set_active_table("vertices")
    document.selection.select("vertices", [0, 1])
    return document


@pytest.fixture
def box(menu: HandlesCommands, document: Document) -> TransformBox:
    return menu.show_box()


def positions(document: Document) -> np.ndarray:
    return document.model.vertices["position"]


def test_what_is_typed_at_once_replaces_the_first_number_each_time_it_opens(
    window: QMainWindow, commands: CommandList, menu: HandlesCommands, document: Document, qtbot: QtBot
) -> None:
    window.addActions([commands["transform.by-numbers"]])
    with qtbot.waitExposed(window):
        window.show()
    for moved in (0.5, 0.75):
        give_keyboard(window, qtbot)  # shortcuts work in active windows only
        QTest.keyClick(window, Qt.Key.Key_F4)
        box = window.findChild(TransformBox)
        assert box is not None
        qtbot.waitUntil(lambda box=box: QApplication.activeWindow() is box)
        before = positions(document)[0, 0]
        QTest.keyClicks(QApplication.focusWidget(), str(moved))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert positions(document)[0, 0] - before == moved
        box.reset()
        QTest.keyClick(box, Qt.Key.Key_Escape)


def test_each_apply_is_one_step_further(box: TransformBox, document: Document) -> None:
    box.move_by.boxes[1].setValue(1.5)
    box.apply_button.click()
    box.apply_button.click()
    assert positions(document)[:, 1].tolist() == [3, 3, 4]
    assert document.history.position == 2
    assert document.history.undo_name == "Transform 2 vertices"


def test_all_numbers_together_about_the_pivot(box: TransformBox, document: Document) -> None:
    box.evenly.setChecked(False)
    for numbers, values in ((box.move_by, (0, 0, 5)), (box.rotate_by, (0, 0, 90)), (box.scale_by, (3, 1, 1))):
        for part, value in zip(numbers.boxes, values, strict=True):
            part.setValue(value)
    box.apply()
    np.testing.assert_allclose(positions(document), [(1, -3, 5), (1, 3, 5), (0, 4, 0)], atol=1e-5)


def test_the_first_number_is_that_of_all_while_it_scales_evenly(box: TransformBox, document: Document) -> None:
    assert box.evenly.isChecked()
    box.scale_by.boxes[0].setValue(2)
    assert box.scale_by.values == (2, 2, 2)
    box.evenly.setChecked(False)
    box.scale_by.boxes[0].setValue(4)
    assert box.scale_by.values == (4, 2, 2)
    box.reset()
    assert box.scale_by.values == (1, 1, 1)


def test_axes_and_pivot_are_those_of_the_handles(box: TransformBox, document: Document, tools: Tools) -> None:
    place = box.axes.findText("Screen axes")
    box.axes.setCurrentIndex(place)
    box.axes.activated.emit(place)
    assert tools.chosen_axes is Axes.SCREEN
    box.move_by.boxes[0].setValue(1)
    box.apply()
    np.testing.assert_allclose(positions(document)[0], (0, 0, -1), atol=1e-6)
    tools.shaping.choose_pivot(Pivot.ORIGIN)
    assert box.pivot.currentText() == "About the origin"
    tools.choose_axes(Axes.GLOBAL)
    assert box.axes.currentText() == "Global axes"


def test_switches_and_radius_are_those_of_the_handles(box: TransformBox, tools: Tools) -> None:
    assert not box.radius.isEnabled()
    tools.commands["shaping.falloff"].trigger()
    assert box.radius.isEnabled()
    box.radius.setValue(3.5)
    assert tools.shaping.radius == 3.5
    tools.shaping.set_radius(9)
    assert box.radius.value() == 9
    mirror = box.switches["shaping.mirror"]
    mirror.click()
    assert tools.shaping.options.symmetry
    tools.commands["shaping.mirror"].trigger()
    assert not mirror.isChecked()


def test_it_says_what_would_be_moved_and_why_nothing_would(
    box: TransformBox, document: Document, session: Session
) -> None:
    assert box.rows_label.text() == "2 vertices"
    document.selection.select("vertices", [])
    assert "Nothing is selected" in box.rows_label.text()
    assert not box.apply_button.isEnabled()
    document.selection.select("vertices", [2])
    assert box.rows_label.text() == "vertex 2"
    document.posing.set_active(True)
    assert "Transform mode" in box.rows_label.text()
    assert not box.apply_button.isEnabled()
    session.close(document)
    assert not box.apply_button.isEnabled()
    box.apply()


def test_the_menu_shows_one_box_and_takes_it_away(
    menu: HandlesCommands, commands: CommandList, document: Document, window: QMainWindow, session: Session
) -> None:
    box = menu.show_box()
    assert menu.show_box() is box
    assert not box.isModal()
    menu.close_box()
    assert window.findChild(TransformBox) is None
    session.close(document)
    assert not commands["transform.by-numbers"].isEnabled()


def test_the_menu_offers_every_choice(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = WindowWithCommands(window)
    menu, tools = made.commands.menus["edit.handles"], made.parts.tools
    offered = {*menu.actions()}
    for submenu in menu.actions():
        if submenu.menu() is not None:
            offered |= {*submenu.menu().actions()}
    of_tools = (*tools.ids, *tools.AXES_IDS, tools.NEXT_AXES, tools.HANDLES)
    assert {*made.commands.list.actions(*of_tools, *tools.shaping.PIVOTS, *tools.shaping.SWITCHES)} <= offered


@pytest.mark.parametrize(
    ("table", "switches"),
    [
        ("vertices", ["Mirror across X", "Falloff", "Vertex morphs too", "Normals alone"]),
        ("bones", ["Mirror across X", "Children of bones too", "What bones move too"]),
        ("rigid_bodies", ["Mirror across X", "Joints between bodies too"]),
        ("joints", ["Mirror across X"]),
    ],
)
def test_only_what_makes_a_difference_to_the_selected_is_seen(
    box: TransformBox, session: Session, table: str, switches: list[str]
) -> None:
    document = session.add(Content(full_model()))
    document.selection.select(table, [0])
    document.selection.set_active_table(table)
    assert [plain(each.text()) for each in box.switches.values() if each.isVisible()] == switches
    assert box.radius.isVisible() == ("Falloff" in switches)
    assert box.apply_button.isEnabled()


def test_morphs_are_offered_with_the_vertices_that_bones_move_and_no_move_of_normals(
    box: TransformBox, document: Document, tools: Tools
) -> None:
    normals = tools.commands["shaping.normals"]
    assert box.move_by.isVisible()
    normals.trigger()
    assert not box.move_by.isVisible()
    normals.trigger()
    hanging, morphs = tools.commands["shaping.with-attached"], "shaping.with-morphs"
    document.selection.set_active_table("bones")
    assert not box.switches[morphs].isVisible()
    hanging.trigger()
    assert box.switches[morphs].isVisible()


def test_it_opens_in_the_corner_of_the_view_and_stays_where_it_was_moved_to(
    menu: HandlesCommands, document: Document, window: QMainWindow, qtbot: QtBot
) -> None:
    window.setCentralWidget(QWidget())
    window.setGeometry(100, 50, 1200, 800)
    with qtbot.waitExposed(window):
        window.show()
    middle = window.centralWidget()
    corner = middle.mapToGlobal(middle.rect().topLeft())
    box = menu.show_box()
    qtbot.waitUntil(lambda: 0 < box.x() - corner.x() < 40)
    assert 0 < box.y() - corner.y() < 120
    box.move(700, 300)
    qtbot.waitUntil(lambda: box.x() >= 690)
    box.reject()
    assert menu.show_box().x() >= 690
