"""Bones are split, added and mirrored in the window: from the Bone menu, with a form, as one step."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.ui.dialogs.operation_form import OperationForm
from tests.operations.posing import arm_model, names
from tests.ui.driving import Control, Driver, Key
from tests.ui.keyboard import give_keyboard, show_active


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


def form_of(driver: Driver, entry: str) -> OperationForm:
    """The form that an entry of the menu of new bones opens."""
    driver.choose(driver.bench.commands.menus["bone"], "Make bones", entry)
    form = next(each for each in driver.window.findChildren(OperationForm) if each.isVisible())
    show_active(form, driver.qtbot)
    return form


def test_a_bone_is_split_while_one_types(driver: Driver) -> None:
    driver.open(arm_model())
    driver.click_row("bones", 1)
    form_of(driver, "Split bones…")
    assert len(names(driver.model)) == 5, "the preview shows two parts"
    line = QApplication.focusWidget()
    line.selectAll()
    QTest.keyClicks(line, "4")
    driver.qtbot.waitUntil(lambda: len(names(driver.model)) == 7)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    driver.settle()
    assert names(driver.model)[1:5] == ["左腕", "左腕_2", "左腕_3", "左腕_4"]
    assert driver.rows("bones") == [1, 2, 3, 4]
    assert [step.name for step in driver.document.history.steps] == ["Split bones: 左腕"]
    give_keyboard(driver.window, driver.qtbot)
    driver.key(Key.Key_Z, Control)
    assert names(driver.model) == names(arm_model())


def test_the_other_side_is_made_from_the_menu(driver: Driver) -> None:
    driver.open(arm_model())
    driver.click_row("bones", 1)
    form_of(driver, "Mirror bones…")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    driver.settle()
    assert names(driver.model) == ["センター", "左腕", "右腕", "左ひじ", "左手首"]
    assert driver.rows("bones") == [2]


def test_a_refusal_is_told(driver: Driver) -> None:
    driver.open(arm_model())
    driver.click_row("bones", 3)
    driver.choose(driver.bench.commands.menus["bone"], "Make bones", "Insert a bone before the child")
    assert driver.status() == "None of the bones has a child"
    assert names(driver.model) == names(arm_model())
