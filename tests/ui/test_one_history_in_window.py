"""Edits and poses are undone in the whole window in the order in which they were done, wherever the keyboard is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph, Panel, VertexOffset
from editor.ui.commands.menus import MenuPlaces
from editor.ui.lists import Role
from editor.ui.models.row_lists import SLIDER
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.transform.morph_pane import HANDLE, MARGIN, MorphPane
from tests.ui.driving import Driver, Key

Ctrl, LeftButton = Qt.KeyboardModifier.ControlModifier, Qt.MouseButton.LeftButton
EYE, WINK = 1, 0


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    model = Model()
    model.vertices.fill(2, position=[(0, 0, 0), (1, 0, 0)])
    model.bones.records += [Bone("センター"), Bone("左目", parent=0), Bone("右目", parent=0)]
    lift = Columns(VertexOffset, vertex=[1], translation=[(0, 2, 0)])
    model.morphs.records += [Morph("ウィンク", panel=Panel.EYE, offsets=lift), Morph("あ", panel=Panel.MOUTH)]
    empty_driver.open(model)
    return empty_driver


def rename(driver: Driver, row: int, name: str) -> None:
    """Rename a bone in the outline."""
    driver.click_row("bones", row)
    driver.key(Key.Key_F2)
    driver.key(Key.Key_A, Ctrl)
    driver.type(name)
    driver.key(Key.Key_Return)


def slide(driver: Driver, row: int, weight: float) -> None:
    """Drag the slider of a morph by the mouse."""
    dock = driver.bench.docks["morphs"]
    dock.show()
    dock.raise_()
    driver.settle()
    assert isinstance(dock.pane, MorphPane)
    view = dock.pane.view
    rect = view.visualRect(dock.pane.model.node_index(row, SLIDER))
    start, end = rect.left() + MARGIN + HANDLE, rect.right() - MARGIN - HANDLE
    places = [QPoint(round(start + (end - start) * weight * part), rect.center().y()) for part in (0.2, 0.6, 1)]
    QTest.mousePress(view.viewport(), LeftButton, pos=places[0])
    for place in places:
        QTest.mouseMove(view.viewport(), place)
        driver.settle()
    QTest.mouseRelease(view.viewport(), LeftButton, pos=places[-1])
    driver.settle()


def state(driver: Driver) -> tuple[str, float]:
    return driver.model.bones[EYE].name, round(driver.document.posing.current_pose().weights[WINK].item(), 1)


def listed(driver: Driver) -> list[str]:
    """What the History pane reads out."""
    pane = driver.bench.docks["history"].pane
    assert isinstance(pane, HistoryPane)
    return [pane.model.index(row).data(Role.AccessibleTextRole) for row in range(pane.model.rowCount())]


def test_in_edit_mode_a_slider_goes_back_before_the_name(driver: Driver) -> None:
    rename(driver, EYE, "目.L")
    slide(driver, WINK, 1.0)
    assert state(driver) == ("目.L", 1)
    assert driver.bench.commands["edit.undo"].text() == "&Undo Morph ウィンク"
    driver.key(Key.Key_Z, Ctrl)
    assert state(driver) == ("目.L", 0)
    assert driver.status() == "Undone: Morph ウィンク"
    assert not driver.document.posing.is_shown, "at rest all of the model can be edited"
    driver.key(Key.Key_Z, Ctrl)
    assert state(driver) == ("左目", 0)
    for _ in range(2):
        driver.key(Key.Key_Y, Ctrl)
    assert state(driver) == ("目.L", 1)
    assert driver.document.posing.is_shown


def test_the_keyboard_may_be_anywhere(driver: Driver) -> None:
    slide(driver, WINK, 1.0)
    rename(driver, EYE, "目.L")
    slide(driver, WINK, 0.5)
    driver.click_row("bones", EYE)
    driver.key(Key.Key_Z, Ctrl)
    assert state(driver) == ("目.L", 1)
    driver.bench.docks["morphs"].setFocus()
    driver.key(Key.Key_Z, Ctrl)
    assert state(driver) == ("左目", 1)


def test_a_pose_that_the_user_hides_stays_hidden(driver: Driver) -> None:
    slide(driver, WINK, 1.0)
    driver.bench.commands["view.pose"].trigger()
    rename(driver, EYE, "目.L")
    driver.key(Key.Key_Z, Ctrl)
    assert state(driver) == ("左目", 1)
    assert not driver.document.posing.is_shown


def test_text_that_is_typed_keeps_its_own_undo(driver: Driver) -> None:
    slide(driver, WINK, 1.0)
    driver.click_row("bones", EYE)
    driver.key(Key.Key_F2)
    driver.key(Key.Key_A, Ctrl)
    driver.type("x")
    driver.key(Key.Key_Z, Ctrl)
    driver.key(Key.Key_Escape)
    assert state(driver) == ("左目", 1)


def test_transform_mode_lists_and_undoes_both_kinds(driver: Driver) -> None:
    rename(driver, EYE, "目.L")
    driver.key(Key.Key_F9)
    slide(driver, WINK, 1.0)
    driver.document.posing.pose_bones([0], offsets=(1, 0, 0))
    assert listed(driver) == ["Start", *listed(driver)[1:2], "Morph ウィンク, a pose", "Pose bones, a pose"]
    pane = driver.bench.docks["history"].pane
    assert isinstance(pane, HistoryPane)
    driver.bench.docks["history"].raise_()
    driver.click_index(pane.list, pane.model.index(0))
    assert state(driver) == ("左目", 0)
    driver.click_index(pane.list, pane.model.index(3))
    assert state(driver) == ("目.L", 1)
    assert driver.document.posing.overridden_bones.tolist() == [True, False, False]
    driver.key(Key.Key_Z, Ctrl)
    assert not driver.document.posing.overridden_bones.any()


def test_poses_leave_the_title_clean_and_the_buttons_name_them(driver: Driver) -> None:
    assert not driver.window.isWindowModified()
    slide(driver, WINK, 1.0)
    assert not driver.window.isWindowModified()
    button = next(
        button
        for button in driver.window.findChildren(QToolButton)
        if button.defaultAction() is driver.bench.commands["edit.undo"]
    )
    assert "Morph ウィンク" in button.toolTip()
    driver.click(button)
    assert state(driver) == ("左目", 0)
    assert driver.bench.commands["edit.redo"].text() == "&Redo Morph ウィンク"
    places = MenuPlaces(driver.bench.commands.list, driver.bench.commands.menu_bar)
    assert places.name("edit.redo") == "Redo Morph ウィンク", "as the palette lists it"
