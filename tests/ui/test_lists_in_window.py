"""Keys and menu entries belong to the list that has the keyboard, driven in the whole window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from editor.model.bones import Bone, IkLink
from editor.model.edit import Edit
from editor.model.frames import BoneItem
from editor.motion.motion import Motion
from editor.ui.commands.row_actions import SHOWN
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Alt, Control, Driver, Key, Plain, Shift


def offsets(driver: Driver, morph: int = 0) -> list[int]:
    return driver.model.morphs[morph].offsets["vertex"].tolist()


def test_delete_takes_the_entry_and_never_the_row(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("morphs", 0)
    driver.click_entry("offsets", 1)
    driver.key(Key.Key_Delete)
    assert offsets(driver) == [1]
    driver.key(Key.Key_Delete)
    assert offsets(driver) == []
    driver.key(Key.Key_Delete)  # of nothing, and not of the morph
    assert len(driver.model.morphs) == 5
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_all_are_the_entries(driver: Driver) -> None:
    driver.click_row("frames", 2)
    driver.click_entry("items", 0)
    driver.key(Key.Key_A, Control)
    assert driver.rows("frames") == [2]
    assert driver.nested("items").view.entry_rows().tolist() == [0, 1]
    driver.key(Key.Key_A, Control | Shift)
    assert driver.nested("items").view.entry_rows().tolist() == []
    driver.key(Key.Key_R, Control)
    driver.key(Key.Key_Delete)
    assert driver.model.frames[2].items == ()
    assert len(driver.model.frames) == 3


def test_entries_move_and_rows_stay(driver: Driver) -> None:
    driver.click_row("bones", 3)
    driver.click_entry("ik_links", 0)
    driver.key(Key.Key_Down, Control)
    assert [link.bone for link in driver.model.bones[3].ik_links] == [0, 1]
    driver.key(Key.Key_Up, Control | Shift)
    assert [link.bone for link in driver.model.bones[3].ik_links] == [1, 0]
    driver.key(Key.Key_Up, Control)
    assert [bone.name for bone in driver.model.bones] == ["センター", "腕", "手", "手ＩＫ"]


def test_entries_are_cut_copied_duplicated_and_pasted(driver: Driver) -> None:
    driver.click_row("morphs", 0)
    driver.click_entry("offsets", 0)
    driver.key(Key.Key_D, Control)
    assert offsets(driver) == [1, 1, 3]
    driver.key(Key.Key_X, Control)
    assert offsets(driver) == [1, 3]
    driver.click_entry("offsets", 1)
    driver.key(Key.Key_V, Control)
    assert offsets(driver) == [1, 3, 1]
    assert driver.model.morphs[0].offsets["translation"].tolist() == [[0, 1, 0], [0, 0, 1], [0, 1, 0]]
    assert len(driver.model.morphs) == 5
    assert driver.status() == "Offsets: pasted 1"


def test_what_is_in_a_frame_already_is_not_there_twice(driver: Driver) -> None:
    driver.click_row("frames", 2)
    driver.click_entry("items", 0)
    driver.key(Key.Key_C, Control)
    driver.key(Key.Key_D, Control)
    driver.key(Key.Key_V, Control)
    assert driver.model.frames[2].items == (BoneItem(2), BoneItem(1))
    driver.click_row("frames", 0)
    driver.click_entry("items", 0)
    driver.key(Key.Key_V, Control)
    assert driver.model.frames[0].items == (BoneItem(0), BoneItem(2))
    assert len(driver.model.frames) == 3


def test_rows_are_pasted_as_entries_but_for_the_row_itself(driver: Driver) -> None:
    driver.click_row("bones", 2)
    driver.click_row("bones", 3, Control)
    driver.key(Key.Key_C, Control)
    driver.click_row("bones", 3)
    driver.click_entry("ik_links", 1)
    driver.key(Key.Key_V, Control)
    assert driver.model.bones[3].ik_links == (IkLink(1), IkLink(0), IkLink(2))
    assert len(driver.model.bones) == 4


def test_inserting_asks_for_a_name(driver: Driver) -> None:
    driver.click_row("bones", 3)
    driver.click_entry("ik_links", 0)
    driver.key(Key.Key_I, Control)
    assert QApplication.focusWidget() is driver.nested("ik_links").pickers[IkLink]
    driver.type("手")
    driver.key(Key.Key_Return)
    assert [link.bone for link in driver.model.bones[3].ik_links] == [1, 2, 0]
    assert len(driver.model.bones) == 4


OF_ROWS = {"edit.cut", "edit.copy", "edit.paste", "edit.paste-onto", *SHOWN}


def test_the_edit_menu_is_for_the_list_too(driver: Driver) -> None:
    driver.click_row("morphs", 0)
    driver.nested("offsets").view.setFocus()
    menu = driver.bench.commands.menus["edit"]
    driver.open_menu(menu)
    enabled = {action.objectName() for action in menu.actions() if action.isEnabled()} & OF_ROWS
    assert enabled == {"rows.insert", "edit.paste"}, "no entry is selected"
    driver.close_menus()
    driver.click_entry("offsets", 0)
    driver.choose(menu, "Delete")
    assert offsets(driver) == [3]
    assert len(driver.model.morphs) == 5
    driver.click_row("morphs", 0)
    driver.choose(menu, f"Delete: {driver.model.morphs[0].name}")
    assert len(driver.model.morphs) == 4


def test_what_is_no_list_of_rows_leaves_the_rows_alone(driver: Driver) -> None:
    driver.click_row("materials", 0)
    driver.bench.docks["messages"].raise_()
    for name in ("history", "messages"):
        driver.click(driver.bench.docks[name].pane.list.viewport())  # type: ignore[union-attr]
        for key, modifiers in ((Key.Key_Delete, Plain), (Key.Key_D, Control), (Key.Key_A, Control)):
            driver.key(key, modifiers)
    assert len(driver.model.materials) == 2
    assert driver.rows("materials") == [0]


def test_delete_in_the_list_of_motions_takes_a_motion(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.document.posing.set_active(True)
    driver.document.posing.add_motion(Motion(), "dance.vmd")
    driver.settle()
    motions = driver.bench.docks["timeline"].pane.list  # type: ignore[union-attr]
    driver.click_index(motions, motions.model().index(0, 0))
    driver.key(Key.Key_Delete)
    driver.key(Key.Key_Delete)
    assert not driver.document.posing.motions
    assert len(driver.model.bones) == 4


def test_keys_in_a_list_of_one_table_are_for_its_rows(driver: Driver) -> None:
    driver.click_row("morphs", 4)
    driver.click_row("bones", 1)
    driver.document.posing.set_active(True)
    driver.settle()
    view = driver.bench.docks["morphs"].pane.view  # type: ignore[union-attr]
    view.setFocus()
    driver.key(Key.Key_Delete)
    assert len(driver.model.bones) == 4
    assert [morph.name for morph in driver.model.morphs] == ["笑い", "全部", "振る", "透明"]


@pytest.mark.gl
def test_letters_in_an_open_menu_leave_the_tools_alone(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.view.setFocus()
    select = driver.bench.commands.menus["select"]
    related = driver.bench.commands.related
    driver.open_menu(select)
    driver.key(Key.Key_V)
    assert driver.document.selection.active_table == "bones"
    driver.click(select, select.actionGeometry(related.menuAction()).center())
    driver.qtbot.waitUntil(related.isVisible)
    for key in (Key.Key_F, Key.Key_J, Key.Key_9):  # Faces is not related to bones; nothing is on the others
        driver.key(key)
    driver.close_menus()
    assert driver.document.selection.active_table == "bones"
    assert driver.rows() == [1]


def test_several_bones_are_added_to_ik_links(driver: Driver) -> None:
    with driver.document.edit("More") as edit:
        edit.insert(driver.model.bones, 4, [Bone("足首"), Bone("足")])
    driver.click_row("bones", 3)
    button = driver.nested("ik_links").add_button
    assert button.text() == "Select to add…"
    driver.click(button)
    driver.click_row("bones", 4)
    driver.click_row("bones", 5, Control)
    driver.click_row("bones", 3, Control)  # not into its own list
    assert button.text() == "Add selected (2)"
    driver.click(button)
    assert [link.bone for link in driver.model.bones[3].ik_links] == [1, 0, 4, 5]
    assert driver.rows() == [3]
    assert len(driver.document.history.steps) == 2
    driver.click_row("bones", 0)
    assert driver.inspector._title.text() == "Bone 0: センター"


@pytest.mark.parametrize("row", [0, 4])
def test_several_morphs_are_added_to_a_group_morph(driver: Driver, row: int) -> None:
    driver.click_row("morphs", 1)
    driver.click(driver.nested("offsets").add_button)
    driver.click_row("morphs", row)
    driver.click_row("morphs", 3, Control)
    driver.click(driver.nested("offsets").add_button)
    added = {row, 3} - {0}
    assert driver.model.morphs[1].offsets["morph"].tolist() == [0, 2, *sorted(added)]


def test_a_pinned_page_stays_until_its_row_goes(driver: Driver) -> None:
    driver.click_row("bones", 3)
    driver.click(driver.inspector._pin)
    driver.click_row("bones", 1)
    assert driver.inspector._title.text() == "Bone 3: 手ＩＫ"
    driver.click_row("bones", 0)
    driver.key(Key.Key_Delete)
    assert driver.inspector._title.text() == "Bone 2: 手ＩＫ"
    driver.click_row("bones", 2)
    driver.key(Key.Key_Delete)
    assert driver.inspector._title.text() == "Model"
    driver.click_row("bones", 0)
    assert driver.inspector._title.text() == "Bone 0: 腕"


@pytest.mark.parametrize("where", ["outline", "table"])
def test_keys_that_go_through_a_list_move_no_row(driver: Driver, where: str) -> None:
    before = fingerprint(driver.model)
    for modifiers in (Plain, Shift, Control, Control | Shift):
        for key in (Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown):
            driver.click_row("bones", 1)
            (driver.outline.tree if where == "outline" else driver.table.sheet).setFocus()
            driver.key(key, modifiers)
            assert fingerprint(driver.model) == before, (key, modifiers)


def test_rows_are_moved_to_the_ends_by_keys_that_go_nowhere(driver: Driver) -> None:
    names = [bone.name for bone in driver.model.bones]
    driver.click_row("bones", 1)
    driver.key(Key.Key_End, Alt)
    assert [bone.name for bone in driver.model.bones] == [names[0], *names[2:], names[1]]
    driver.key(Key.Key_Home, Alt)
    assert [bone.name for bone in driver.model.bones] == [names[1], names[0], *names[2:]]


def test_the_hint_of_a_cell_goes_as_the_cell_is_left(driver: Driver) -> None:
    model = full_model()
    with Edit(model) as edit:
        edit.remove(model.textures, range(len(model.textures)))  # of which the status line would say that they lack
    document = driver.open(model, "plain.pmx")
    driver.click_row("bones", 1)
    driver.bench.docks["table"].raise_()
    sheet = driver.table.sheet
    hint = "Return changes this cell, Ctrl+Return all 2 selected rows"
    column = [field.name for field in sheet.sheet.fields].index("name")

    def open_cell() -> None:
        driver.click_index(sheet, sheet.sheet.index(2, column))
        driver.click_index(sheet, sheet.sheet.index(1, column), Shift)
        driver.key(Key.Key_F2)
        assert driver.status() == hint

    for leave in (Key.Key_Escape, Key.Key_Return):
        open_cell()
        driver.key(leave)
        assert not driver.status()
    open_cell()
    document.show_status("Something else")
    driver.key(Key.Key_Escape)
    assert driver.status() == "Something else"
    open_cell()
    driver.open(full_model(), "other.pmx")
    assert driver.status() != hint
