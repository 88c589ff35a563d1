"""The pane of display frames in the whole window: its key, the status line, the keys of the Edit menu, and its form."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit

from editor.model.frames import BoneItem, MorphItem
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.panes.frames_pane import FramesPane
from tests.ui.driving import Control, Driver, Key, Shift
from tests.ui.panes.test_frames_pane import press_button


@pytest.fixture
def pane(driver: Driver) -> FramesPane:
    driver.key(Key.Key_F7, Shift)
    pane = driver.bench.docks["frames"].pane
    assert isinstance(pane, FramesPane)
    assert pane.isVisible()
    assert driver.focused is pane.tree_view
    return pane


def select_item(driver: Driver, pane: FramesPane, frame: int, place: int) -> None:
    rect = pane.tree_view.visualRect(pane.tree.item_index((frame, place)))
    driver.click(pane.tree_view.viewport(), rect.topLeft() + QPoint(30, 6))


def test_the_status_line_counts_what_mmd_would_not_show(driver: Driver) -> None:
    sign = driver.bench.indicators["frames"]
    assert sign.text() == "3 not in a display frame"  # morphs; the bone that is in none is hidden
    driver.click(sign)
    assert driver.pane_of(driver.focused) == "frames"
    document = driver.document
    with document.edit("test") as edit:
        items = (*document.model.frames[1].items, *map(MorphItem, (1, 2, 4)))
        edit.replace(document.model.frames, 1, "items", items)
    driver.settle()
    assert not sign.isVisible()
    driver.key(Key.Key_Z, Control)
    assert sign.isVisible()


def test_keys_of_the_edit_menu_are_for_the_items(driver: Driver, pane: FramesPane) -> None:
    select_item(driver, pane, 2, 0)
    driver.key(Key.Key_Down, Control)
    assert driver.model.frames[2].items == (BoneItem(1), BoneItem(2))
    driver.key(Key.Key_Delete)
    assert driver.model.frames[2].items == (BoneItem(1),)
    driver.key(Key.Key_A, Control)
    driver.key(Key.Key_Delete)
    assert [frame.items for frame in driver.model.frames] == [(), (), ()]
    assert len(driver.model.bones) == 4
    for _ in range(3):
        driver.key(Key.Key_Z, Control)
    assert driver.model.frames[2].items == (BoneItem(2), BoneItem(1))


def test_a_frame_is_made_and_named_by_keys(driver: Driver, pane: FramesPane) -> None:
    driver.key(Key.Key_End)
    driver.key(Key.Key_Insert)
    assert isinstance(driver.focused, QLineEdit)
    driver.type("hand")
    driver.key(Key.Key_Return)
    assert [frame.name for frame in driver.model.frames] == ["Root", "表情", "腕", "hand"]
    driver.key(Key.Key_F2)
    driver.type("foot")
    driver.key(Key.Key_Return)
    assert driver.model.frames[3].name == "foot"
    driver.key(Key.Key_Delete)
    driver.key(Key.Key_Home)
    driver.key(Key.Key_Delete)
    assert [frame.name for frame in driver.model.frames] == ["Root", "表情", "腕"]
    assert "MMD needs the special frame Root" in driver.status()


def test_the_form_registers_what_is_missing(driver: Driver, pane: FramesPane) -> None:
    press_button(pane, "Register missing")
    form = driver.window.findChild(OperationForm)
    assert form is not None
    driver.qtbot.waitUntil(lambda: not pane.unlisted.rows)  # it shows what it does
    driver.click(form.ok)
    driver.settle()
    assert driver.model.frames[1].items == tuple(map(MorphItem, (0, 3, 1, 2, 4)))
    assert not driver.bench.indicators["frames"].isVisible()


def test_a_new_bone_is_seen_in_its_frame(driver: Driver, pane: FramesPane) -> None:
    driver.click_row("bones", 1)
    driver.key(Key.Key_Insert)
    assert driver.model.frames[2].items == (BoneItem(3), BoneItem(1), BoneItem(2))
    assert pane.tree.frames[2].items == driver.model.frames[2].items
