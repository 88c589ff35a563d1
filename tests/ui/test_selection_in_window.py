"""What is selected, through edits and undo, as every part of the window shows it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from editor.model.bones import Bone
from editor.ui.editors.lines import EntryLine
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key, Plain, driven, sections_seen


def title(driver: Driver) -> str:
    driver.settle()
    return driver.inspector._title.text()


def test_undo_of_a_delete_selects_what_was_deleted(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.click_row("bones", 2, Control)
    driver.key(Key.Key_Delete)
    assert driver.rows() == []
    assert title(driver) == "Model"
    driver.key(Key.Key_Delete)  # nothing is selected
    assert [bone.name for bone in driver.model.bones] == ["センター", "手ＩＫ"]
    driver.key(Key.Key_Z, Control)
    assert driver.rows() == [1, 2]
    assert title(driver) == "2 bones selected: changes go to all"
    assert [driver.outline.model.row_at(i) for i in driver.outline.tree.selectionModel().selectedRows()] == [
        ("bones", 1),
        ("bones", 2),
    ]
    driver.key(Key.Key_Delete)
    assert [bone.name for bone in driver.model.bones] == ["センター", "手ＩＫ"]


def test_redo_of_an_insert_selects_what_is_new(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.key(Key.Key_I, Control)
    assert driver.rows() == [2]
    driver.key(Key.Key_Z, Control)
    assert driver.rows() == [1]
    driver.key(Key.Key_Y, Control)
    assert driver.rows() == [2]


def test_the_outline_of_the_first_document_begins_at_its_top(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    model = full_model()
    model.bones.records += [Bone(f"bone {number}") for number in range(90)]
    with driven(qtbot, monkeypatch) as driver:
        driver.open(model)
        qtbot.wait(100)
        assert [text.split(":")[0] for text in sections_seen(driver.outline.tree)[:2]] == ["Model", "Textures"]


def test_the_first_pick_scrolls_the_table_to_it(driver: Driver) -> None:
    with driver.document.edit("Many") as edit:
        edit.insert(driver.model.bones, 4, [Bone(f"bone {number}") for number in range(90)])
    driver.click_row("bones", 80)
    sheet = driver.table.sheet
    assert sheet.viewport().rect().contains(sheet.visualRect(sheet.currentIndex()).center())
    assert sheet.sheet.row(sheet.currentIndex().row()) == 80


def test_what_a_filter_hides_of_the_selection_is_counted_and_changed(driver: Driver) -> None:
    for row in (0, 1, 2):
        driver.click_row("bones", row, Control if row else Plain)
    driver.filter(driver.outline, driver.model.bones[1].name)
    assert title(driver) == "3 bones selected: changes go to all"
    line = driver.inspector.form.bindings["level"].editor.findChild(EntryLine)
    assert line is not None
    line.setFocus()
    line.selectAll()
    driver.type("3")
    driver.key(Key.Key_Return)
    assert [bone.level for bone in driver.model.bones][:3] == [3, 3, 3]
