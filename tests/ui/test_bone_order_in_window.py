"""Bones that deform too early: red where they are listed, and put right from the menu of their row."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QMenu

from editor.model.bones import Bone
from editor.model.model import Model
from tests.ui.driving import Driver


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    model = Model()
    model.bones.records += [Bone("全ての親"), Bone("腕", parent=2), Bone("肩", parent=0), Bone("首", parent=0)]
    empty_driver.open(model)
    return empty_driver


def red_pixels(driver: Driver, row: int) -> int:
    """How many pixels of a bone's row in the outline are red."""
    tree = driver.outline.tree
    rect = tree.visualRect(driver.outline.model.row_index("bones", row))
    image = tree.viewport().grab(rect).toImage()
    colors = (QColor(image.pixel(x, y)) for y in range(image.height()) for x in range(image.width()))
    return sum(color.red() > 150 and color.green() < 100 and color.blue() < 100 for color in colors)


def test_a_red_bone_is_put_in_order_from_the_menu_of_its_row(driver: Driver) -> None:
    driver.qtbot.waitUntil(lambda: red_pixels(driver, 1) > 5)
    assert red_pixels(driver, 3) == 0
    driver.click_row("bones", 1)
    tree = driver.outline.tree
    tree.customContextMenuRequested.emit(tree.visualRect(driver.outline.model.row_index("bones", 1)).center())
    driver.settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for text in ("More", "Order of deforming", "Put bones in order"):
        action = next(action for action in menu.actions() if action.text() == text)
        driver.click(menu, menu.actionGeometry(action).center())
        inner = QMenu.menuInAction(action)
        if isinstance(inner, QMenu):
            menu = inner
            driver.qtbot.waitUntil(menu.isVisible)
    driver.qtbot.waitUntil(lambda: [bone.name for bone in driver.model.bones] == ["全ての親", "肩", "腕", "首"])
    driver.document.selection.select("bones", [])
    driver.settle()
    driver.qtbot.waitUntil(lambda: [red_pixels(driver, row) for row in range(4)] == [0] * 4)
    assert driver.status() == "Bones put in order; moved: 1, deform levels raised: 0"
    assert driver.document.history.position == 1
