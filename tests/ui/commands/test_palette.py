"""The palette: opened by its key, typed into, run by Return; rows, recent commands, reasons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.ui.commands.palette import Palette
from editor.ui.commands.palette_entries import score
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key, Shift, driven


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        yield driver


def open_palette(driver: Driver) -> Palette:
    driver.key(Key.Key_P, Control | Shift)
    palette = driver.bench.commands.palette
    assert palette.isVisible()
    assert QApplication.focusWidget() is palette.box
    return palette


def shown(palette: Palette) -> list[str]:
    return [palette.model.index(row, 0).data() for row in range(palette.model.rowCount())]


@pytest.mark.gl
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


@pytest.mark.gl
@pytest.mark.parametrize("text", ["rows.duplicate", "rows dupl", "ＤＵＰＬＩＣＡＴＥ", "duplct"])
def test_names_ids_and_scattered_letters_find(driver: Driver, text: str) -> None:
    palette = open_palette(driver)
    driver.type(text)
    assert "Duplicate" in shown(palette)[:3]


@pytest.mark.gl
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


@pytest.mark.gl
def test_the_last_commands_come_first(driver: Driver) -> None:
    driver.key(Key.Key_A, Control)
    palette = open_palette(driver)
    assert "select.all" in [entry.id for entry in palette.model.entries[:2]]


@pytest.mark.gl
def test_what_cannot_be_done_is_shown_with_its_reason(driver: Driver) -> None:
    palette = open_palette(driver)
    driver.type("reset all bones")
    entry = next(entry for entry in palette.model.entries if entry.id == "pose.reset-bones")
    assert not entry.is_possible
    assert entry.detail == "It works in Transform mode (F9)"
    row = palette.model.entries.index(entry)
    assert palette.model.index(row, 1).data() == entry.detail


@pytest.mark.gl
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


@pytest.mark.gl
def test_names_say_enough_and_no_ids_are_shown(driver: Driver) -> None:
    palette = open_palette(driver)
    labels = [entry.label for entry in palette.model.entries]
    assert len(set(labels)) == len(labels)
    ids = set(driver.bench.commands.list)
    assert not [entry.detail for entry in palette.model.entries if ids & set(entry.detail.split())]
    driver.type("compare file")
    entry = palette.model.entries[0]
    assert (entry.id, entry.label, entry.detail) == ("compare.file", "Compare with > A file", "File")


@pytest.mark.gl
def test_keys_are_shown(driver: Driver) -> None:
    palette = open_palette(driver)
    driver.type("file.save-as")
    assert palette.model.index(0, 2).data() == "Ctrl+Shift+S"


def test_the_start_of_a_name_is_better_than_its_middle_and_that_than_scattered_letters() -> None:
    found = [score([name], ["mir"]) for name in ("mirror", "pose mirror", "admire", "move it right", "rim")]
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0


@pytest.mark.gl
def test_it_closes_though_what_had_the_keyboard_before_is_gone(driver: Driver) -> None:
    field = QLineEdit(driver.window)
    field.show()
    field.setFocus()
    palette = open_palette(driver)
    field.deleteLater()
    driver.qtbot.waitUntil(lambda: not isValid(field))
    driver.key(Key.Key_Escape)
    assert not palette.isVisible()
