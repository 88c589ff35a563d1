"""The palette: opened by its key, typed into, run by Return; rows, recent commands, reasons."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from shiboken6 import isValid

from editor.document.program.preferences import declared_preferences
from editor.resources import resource
from editor.ui.commands.palette import (
    Palette,
    PaletteEntry,
    grouped_entries,
    match_score,
    preference_entries,
    ranked_entries,
)
from editor.ui.dialogs.preferences import PreferencesDialog
from editor.ui.language import LANGUAGES
from editor.ui.tokens import PALETTE_ROW, PALETTE_WIDTH
from tests.ui.driving import Control, Driver, Key, Shift
from tests.ui.keyboard import show_active

DECORATION = Qt.ItemDataRole.DecorationRole


def open_palette(driver: Driver) -> Palette:
    driver.key(Key.Key_P, Control | Shift)
    palette = driver.bench.commands.palette
    assert palette.isVisible()
    assert QApplication.focusWidget() is palette.box
    return palette


def shown(palette: Palette) -> list[str]:
    return [palette.model.index(row, 0).data() for row in range(palette.model.rowCount())]


def test_a_command_is_found_by_a_few_letters_and_run_where_the_keyboard_was(driver: Driver) -> None:
    driver.click_row("bones", 1)
    focused, count = QApplication.focusWidget(), len(driver.model.bones)
    palette = open_palette(driver)
    driver.type("dupl")
    assert shown(palette)[0] == "Duplicate"
    driver.key(Key.Key_Return)
    assert not palette.isVisible()
    assert QApplication.focusWidget() is focused
    assert len(driver.model.bones) == count + 1


@pytest.mark.parametrize("text", ["rows.duplicate", "rows dupl", "ＤＵＰＬＩＣＡＴＥ", "duplct"])
def test_names_ids_and_scattered_letters_find(driver: Driver, text: str) -> None:
    palette = open_palette(driver)
    driver.type(text)
    assert "Duplicate" in shown(palette)[:3]


@pytest.mark.parametrize(("text", "id"), [("shortcut", "help.keys"), ("contact sheet", "file.save-morph-sheet")])
def test_other_words_find_it_too(driver: Driver, text: str, id: str) -> None:
    palette = open_palette(driver)
    driver.type(text)
    assert palette.model.entries[0].id == id


def test_arrows_choose_and_escape_leaves_everything(driver: Driver) -> None:
    palette = open_palette(driver)
    driver.type("reset")
    first = palette.list.currentIndex().row()
    driver.key(Key.Key_Down)
    assert palette.list.currentIndex().row() > first
    driver.key(Key.Key_Up)
    assert palette.list.currentIndex().row() == first
    driver.key(Key.Key_Escape)
    assert not palette.isVisible()


def test_the_last_commands_come_first(driver: Driver) -> None:
    driver.key(Key.Key_A, Control)
    palette = open_palette(driver)
    assert "select.all" in [entry.id for entry in palette.model.entries[:2]]


def test_what_cannot_be_done_is_shown_with_its_reason(driver: Driver) -> None:
    palette = open_palette(driver)
    driver.type("reset all bones")
    entry = next(entry for entry in palette.model.entries if entry.id == "pose.reset-bones")
    assert not entry.is_possible
    assert entry.detail == "It works in Transform mode (F9)"
    row = palette.model.entries.index(entry)
    assert palette.model.index(row, 1).data() == entry.detail


@pytest.mark.parametrize("text", ["{}", "go to bone {}"])
def test_rows_are_gone_to_by_name(driver: Driver, text: str) -> None:
    palette = open_palette(driver)
    name = driver.model.bones[2].name
    driver.type(text.format(name))
    row = next(row for row, entry in enumerate(palette.model.entries) if entry.detail == "Go to Bone")
    while palette.list.currentIndex().row() < row:
        driver.key(Key.Key_Down)
    driver.key(Key.Key_Return)
    assert driver.document.selection.active_table == "bones"
    assert driver.rows() == [2]


def test_names_say_enough_and_no_ids_are_shown(driver: Driver) -> None:
    palette = open_palette(driver)
    labels = [entry.label for entry in palette.model.entries]
    assert len(set(labels)) == len(labels)
    ids = set(driver.bench.commands.list)
    assert not [entry.detail for entry in palette.model.entries if ids & set(entry.detail.split())]
    driver.type("compare file")
    entry = palette.model.entries[0]
    assert (entry.id, entry.label, entry.detail) == ("compare.file", "Compare with > A file", "File")


def test_keys_are_shown(driver: Driver) -> None:
    palette = open_palette(driver)
    driver.type("file.save-as")
    assert palette.model.index(0, 2).data() == "Ctrl+Shift+S"


def test_what_matches_nothing_shows_and_runs_nothing(driver: Driver) -> None:
    driver.key(Key.Key_A, Control)
    palette = open_palette(driver)
    driver.type("qqqzzz")
    assert shown(palette) == []
    assert "qqqzzz" in palette.note.text()
    count = len(driver.document.history.steps)
    driver.key(Key.Key_Return)
    assert palette.isVisible()
    assert len(driver.document.history.steps) == count


def test_return_on_what_cannot_be_done_says_why_and_runs_nothing_else(driver: Driver) -> None:
    driver.key(Key.Key_A, Control)
    palette = open_palette(driver)
    driver.type("reset all bones")
    assert palette.model.entries[palette.list.currentIndex().row()].id == "pose.reset-bones"
    driver.key(Key.Key_Return)
    assert palette.isVisible()
    assert "It works in Transform mode" in palette.note.text()
    driver.type(" ")
    assert not palette.note.isVisible()


def entry(id: str, name: str, is_possible: bool = True) -> PaletteEntry:
    return PaletteEntry(id, name, "", "", (name,), lambda: None, is_possible)


def test_what_was_run_lately_comes_first_only_where_it_matches() -> None:
    entries = [entry("a", "move up"), entry("b", "move down"), entry("c", "delete")]
    assert [found.id for found in ranked_entries(entries, "move", ["c", "b"])] == ["b", "a"]


def test_what_cannot_be_done_comes_after_what_matches_as_well_and_before_what_matches_less() -> None:
    entries = [entry("grey", "reduce faces", False), entry("far", "spread in curves"), entry("same", "reduce colours")]
    assert [found.id for found in ranked_entries(entries, "reduce", ["far"])][:2] == ["same", "grey"]


def test_what_cannot_be_done_stands_below_and_the_rest_by_kind() -> None:
    entries = [
        replace(entry("grey", "bone", False), kind="Commands"),
        replace(entry("", "bone 1"), kind="Bones"),
        replace(entry("make", "make a bone"), kind="Commands"),
        replace(entry("", "bone 2"), kind="Bones"),
    ]
    grouped = [(found.label, found.kind) for found in grouped_entries(entries, ["make"], "bone")]
    assert grouped == [
        ("bone 1", "Bones"),
        ("bone 2", "Bones"),
        ("make a bone", "Commands"),
        ("bone", "Not possible now"),
    ]
    assert [found.kind for found in grouped_entries(entries, ["make"], "")][-2:] == ["Recent", "Not possible now"]


def test_synonyms_are_of_commands_and_in_every_language(driver: Driver) -> None:
    commands = driver.bench.commands.list
    table = tomllib.loads(resource("synonyms.toml").read_text("utf-8"))["synonyms"]
    assert [id for id in table if id not in commands] == []
    assert [
        id for id, languages in table.items() if set(languages) != set(LANGUAGES) or not all(languages.values())
    ] == []


@pytest.mark.parametrize(("text", "id"), [("simplify", "faces.reduce"), ("減面", ""), ("减面", "faces.reduce")])
def test_other_programs_words_find_it_in_any_language(driver: Driver, text: str, id: str) -> None:
    palette = open_palette(driver)
    driver.type(text)
    assert [entry.id for entry in palette.model.entries[:1]] == ([id] if id else [])


def test_rows_have_icons_and_stand_under_titles(driver: Driver) -> None:
    palette = open_palette(driver)
    assert all(not palette.model.index(row, 0).data(DECORATION).isNull() for row in range(palette.model.rowCount()))
    heights = {palette.list.rowHeight(palette.model.index(row, 0)) for row in range(10)}
    assert min(heights) >= PALETTE_ROW
    assert max(heights) > min(heights), "a title stands above the first one"
    assert palette.list.columnWidth(0) <= PALETTE_WIDTH


def test_the_start_of_a_name_is_better_than_its_middle_and_that_than_scattered_letters() -> None:
    found = [match_score([name], ["mir"]) for name in ("mirror", "pose mirror", "admire", "move it right", "rim")]
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0


def test_it_closes_though_what_had_the_keyboard_before_is_gone(driver: Driver) -> None:
    field = QLineEdit(driver.window)
    field.show()
    field.setFocus()
    palette = open_palette(driver)
    field.deleteLater()
    driver.qtbot.waitUntil(lambda: not isValid(field))
    driver.key(Key.Key_Escape)
    assert not palette.isVisible()


@pytest.mark.parametrize(
    ("text", "name"),
    [("dark", "theme"), ("theme", "theme"), ("warm-up", "warm_up"), ("reverse the zoom", "is_wheel_reversed")],
)
def test_a_preference_is_found_and_gone_to(driver: Driver, text: str, name: str) -> None:
    palette = open_palette(driver)
    driver.type(text)
    label = declared_preferences()[name].label
    entry = next(entry for entry in palette.model.entries if entry.label == label)
    assert entry.detail.startswith("Preferences > ")
    while palette.list.currentIndex().row() < palette.model.entries.index(entry):
        driver.key(Key.Key_Down)
    driver.key(Key.Key_Return)
    dialog = driver.window.findChild(PreferencesDialog)
    assert dialog is not None
    editor = dialog.editors[name]
    driver.qtbot.waitUntil(lambda: QApplication.focusWidget() is (editor.focusProxy() or editor))
    driver.qtbot.waitUntil(lambda: editor.visibleRegion().boundingRect() == editor.rect())
    dialog.close()


def test_every_preference_is_found_by_its_name(qapp: QApplication) -> None:
    shown: list[str] = []
    for name, preference in declared_preferences().items():
        found = ranked_entries(preference_entries(None, shown.append), preference.label, [])
        found[0].run()
        assert shown[-1] == name


def test_from_a_floating_pane_it_takes_the_keyboard_and_gives_it_back(driver: Driver) -> None:
    dock = driver.bench.docks["table"]
    dock.setFloating(True)
    dock.activateWindow()
    driver.table.sheet.setFocus()
    driver.qtbot.waitUntil(lambda: QApplication.focusWidget() is driver.table.sheet)
    QTest.keyClick(dock.windowHandle(), Key.Key_P, Control | Shift)
    palette = driver.bench.commands.palette
    driver.qtbot.waitUntil(lambda: QApplication.focusWidget() is palette.box)
    driver.type("dupl")
    assert shown(palette)[0] == "Duplicate"
    driver.key(Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: QApplication.focusWidget() is driver.table.sheet)
    assert not palette.isVisible()


def test_the_window_that_the_user_went_to_stays_active(driver: Driver) -> None:
    dock, other = driver.bench.docks["table"], QLineEdit()
    driver.qtbot.addWidget(other)
    dock.setFloating(True)
    dock.activateWindow()
    driver.table.sheet.setFocus()
    driver.qtbot.waitUntil(lambda: QApplication.focusWidget() is driver.table.sheet)
    QTest.keyClick(dock.windowHandle(), Key.Key_P, Control | Shift)
    palette = driver.bench.commands.palette
    driver.qtbot.waitUntil(lambda: QApplication.focusWidget() is palette.box)
    show_active(other, driver.qtbot)
    driver.qtbot.wait(50)
    assert not palette.isVisible()
    assert QApplication.activeWindow() is other


def test_keys_of_other_commands_do_nothing_while_it_is_open(driver: Driver) -> None:
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, 0, "name", "renamed")
    palette = open_palette(driver)
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_N, Control)
    assert palette.isVisible()
    assert driver.model.bones[0].name == "renamed"
    assert len(driver.bench.session.documents) == 1
    driver.type("undo")
    assert palette.box.text() == "undo"
    driver.key(Key.Key_Escape)
    driver.key(Key.Key_Z, Control)
    assert driver.model.bones[0].name != "renamed"
