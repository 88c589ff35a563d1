"""The list of keys: looked up by menu, changed, taken from others, reset, kept, and exchanged as a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QTreeWidgetItem

from editor.ui.commands.keys_and_mouse import ShortcutsDialog
from editor.ui.services import WindowMode
from editor.ui.shortcuts import KEY_SETS, Shortcuts
from tests.ui.driving import Control, Driver, Key, Plain


@pytest.fixture
def dialog(driver: Driver) -> ShortcutsDialog:
    driver.key(Key.Key_F1, Control)
    (dialog,) = driver.window.findChildren(ShortcutsDialog)
    driver.qtbot.waitUntil(dialog.isVisible)
    return dialog


def item(dialog: ShortcutsDialog, id: str) -> QTreeWidgetItem:
    tree = dialog.tree
    for place in range(tree.topLevelItemCount()):
        group = tree.topLevelItem(place)
        for row in range(group.childCount()):
            if group.child(row).data(0, Qt.ItemDataRole.UserRole) == id:
                return group.child(row)
    raise KeyError(id)


def test_undo_and_redo_are_listed_without_the_steps_of_now(driver: Driver) -> None:
    for name in ("Hide", "Show"):
        with driver.document.edit(name) as edit:
            edit.set(driver.model.info, 0, "name", name)
    driver.document.undo()
    driver.key(Key.Key_F1, Control)
    (dialog,) = driver.window.findChildren(ShortcutsDialog)
    assert [item(dialog, id).text(0) for id in ("edit.undo", "edit.redo")] == ["Undo", "Redo"]


def give(driver: Driver, dialog: ShortcutsDialog, id: str, keys: str) -> None:
    dialog.tree.setCurrentItem(item(dialog, id))
    dialog.key_edit.setKeySequence(QKeySequence(keys))
    driver.click(dialog.give_button)


def test_all_commands_are_listed_under_their_menus_and_found_by_filter(dialog: ShortcutsDialog, driver: Driver) -> None:
    assert (item(dialog, "edit.undo").parent().text(0), item(dialog, "edit.undo").text(1)) == ("Edit", "Ctrl+Z")
    for id in driver.bench.commands.list:
        item(dialog, id)
    dialog.filter.setFocus()
    for letter in "orbit":
        dialog.filter.insert(letter)
    assert item(dialog, "edit.undo").parent().isHidden()
    mouse = dialog.tree.topLevelItem(dialog.tree.topLevelItemCount() - 1)
    assert not mouse.isHidden()


def test_names_say_enough_by_themselves(dialog: ShortcutsDialog, driver: Driver) -> None:
    assert item(dialog, "compare.file").text(0) == "Compare with > A file"
    assert item(dialog, "file.save").text(0) == "Save"
    names = [item(dialog, id).text(0) for id in driver.bench.commands.list]
    assert len(set(names)) == len(names)
    dialog.tree.setCurrentItem(item(dialog, "file.save"))
    dialog.key_edit.setKeySequence(QKeySequence("B"))
    assert dialog.warning.text() == "⚠ This key is taken from: A click selects > Bones"


def test_a_key_is_given_and_works_and_is_taken_from_who_had_it(dialog: ShortcutsDialog, driver: Driver) -> None:
    dialog.tree.setCurrentItem(item(dialog, "select.invert"))
    dialog.key_edit.setKeySequence(QKeySequence("Ctrl+D"))
    assert "Duplicate" in dialog.warning.text()
    driver.click(dialog.give_button)
    assert item(dialog, "rows.duplicate").text(1) == ""
    assert item(dialog, "select.invert").text(1) == "Ctrl+D"
    dialog.reject()
    driver.click_row("bones", 1)
    driver.key(Key.Key_D, Control)
    assert len(driver.model.bones) == 4
    assert driver.rows("bones") == [0, 2, 3]


def test_keys_are_kept_for_the_next_start_and_reset(dialog: ShortcutsDialog, driver: Driver) -> None:
    give(driver, dialog, "camera.values", "Ctrl+Alt+K")
    driver.window.furnish()
    assert driver.bench.commands["camera.values"].shortcut().toString() == "Ctrl+Alt+K"
    driver.bench.commands.shortcuts.reset("camera.values")
    assert driver.bench.commands["camera.values"].shortcuts() == []


def test_another_set_leaves_the_users_own_keys_and_says_what_it_lacks(dialog: ShortcutsDialog, driver: Driver) -> None:
    commands = driver.bench.commands.list
    give(driver, dialog, "hide.selected", "Ctrl+Alt+Y")
    give(driver, dialog, "file.save", "G")
    dialog.set_box.setCurrentText("Blender")
    dialog.set_box.activated.emit(dialog.set_box.currentIndex())
    assert [key.toString() for key in commands["hide.selected"].shortcuts()] == ["Ctrl+Alt+Y"]
    assert [key.toString() for key in commands["file.save"].shortcuts()] == ["G"]
    assert not commands["tool.move"].shortcuts()
    assert "G (Handles > Move)" in dialog.warning.text()
    dialog.set_box.setCurrentText("Katachi")
    dialog.set_box.activated.emit(dialog.set_box.currentIndex())
    assert [key.toString() for key in commands["file.save"].shortcuts()] == ["G"]
    assert commands["tool.move"].shortcuts() == driver.bench.commands.list.default_keys("tool.move")


def test_what_lost_its_key_to_another_command_gets_that_of_the_next_set(driver: Driver) -> None:
    shortcuts = driver.bench.commands.shortcuts
    shortcuts.give("hide.selected", ["Ctrl+Y"])
    assert "Ctrl+Y" not in shortcuts.keys("edit.redo")
    shortcuts.choose_set("Blender")
    assert shortcuts.keys("edit.redo") == ["Ctrl+Shift+Z"]
    shortcuts.give("hide.selected", [])
    shortcuts.choose_set("Katachi")
    assert shortcuts.keys("hide.selected") == []


def test_a_file_takes_keys_elsewhere(
    dialog: ShortcutsDialog, driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "keys.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    give(driver, dialog, "edit.undo", "Ctrl+U")
    driver.click(dialog.export_button)
    driver.click(dialog.reset_all_button)
    assert item(dialog, "edit.undo").text(1) == "Ctrl+Z"
    driver.click(dialog.import_button)
    assert item(dialog, "edit.undo").text(1) == "Ctrl+U"
    path.write_text("[]", "utf-8")
    driver.click(dialog.import_button)
    assert dialog.warning.text() == "This file holds no keys"


def test_conflicts_of_a_file_are_shown(dialog: ShortcutsDialog, driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "keys.json"
    path.write_text('{"set": "Katachi", "keys": {"file.save": ["Ctrl+Z"]}}', "utf-8")
    driver.bench.commands.shortcuts.import_(path)
    assert "Save" in item(dialog, "edit.undo").text(2)
    assert "Undo" in item(dialog, "file.save").text(2)
    assert item(dialog, "hide.isolate").text(2) == "", "in Transform mode it has no key"


@pytest.mark.parametrize("name", list(KEY_SETS))
def test_a_set_names_commands_that_exist_and_gives_no_key_twice(driver: Driver, name: str) -> None:
    commands, shortcuts = driver.bench.commands, driver.bench.commands.shortcuts
    assert set(KEY_SETS[name]) <= set(commands.list)
    shortcuts.choose_set(name)
    assert shortcuts.conflicts() == {}


def test_blenders_letters_choose_tools_and_the_palette_tells_what_moved(driver: Driver) -> None:
    commands = driver.bench.commands
    commands.shortcuts.choose_set("Blender")
    driver.click_row("bones", 1)
    driver.key(Key.Key_G)
    assert driver.bench.list["tool.move"].isChecked()
    driver.key(Key.Key_F3)
    assert commands.palette.isVisible()
    driver.type("hide.masks")
    assert commands.palette.model.entries[0].detail == "View · was F3"
    driver.key(Key.Key_Escape)
    commands.shortcuts.choose_set("PMXEditor")
    driver.key(Key.Key_Z)
    assert driver.bench.list["tool.move"].isChecked()
    assert driver.bench.current.mode is WindowMode.EDIT
    driver.key(Key.Key_W, Control)
    driver.key(Key.Key_F3, Plain)
    assert driver.bench.session.documents, "Ctrl+W closes nothing"


def test_the_keys_of_all_commands_are_worked_out_a_few_times_however_many_there_are(
    dialog: ShortcutsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, work_out = [], Shortcuts._all_keys
    monkeypatch.setattr(Shortcuts, "_all_keys", lambda shortcuts: asked.append(1) or work_out(shortcuts))
    dialog._show_keys()
    assert len(dialog._items) > 100
    assert len(asked) < 5


def test_it_goes_with_its_commands_as_the_window_speaks_another_language(
    dialog: ShortcutsDialog, driver: Driver
) -> None:
    driver.window.furnish()
    driver.qtbot.waitUntil(lambda: not driver.window.findChildren(ShortcutsDialog))


@pytest.mark.gl
def test_pmxeditors_ctrl_w_shows_only_the_rows_that_are_selected_in_a_list(driver: Driver) -> None:
    driver.bench.commands.shortcuts.choose_set("PMXEditor")
    driver.click_row("materials", 1)
    driver.key(Key.Key_W, Control)
    assert driver.document.masking.masked("materials").any() or driver.document.masking.masked("faces").any()
    driver.bench.commands.list["hide.show-all"].trigger()
    driver.view.setFocus()
    driver.key(Key.Key_W, Control)
    assert not driver.document.masking.masked("faces").any()


def test_a_key_that_the_user_gave_to_something_is_for_that_in_lists_too(driver: Driver) -> None:
    shortcuts = driver.bench.commands.shortcuts
    shortcuts.choose_set("PMXEditor")
    shortcuts.give("select.all", ["Ctrl+W"])
    driver.click_row("materials", 1)
    driver.key(Key.Key_W, Control)
    assert not driver.document.masking.masked("faces").any()
    assert len(driver.rows("materials")) == len(driver.model.materials)
