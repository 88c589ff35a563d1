"""By keyboard alone: letters wherever no text is typed, and Tab through everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor.ui.viewport.tools import Tool
from tests.operations.model_making import full_model
from tests.ui.driving import Driver, Key, driven

pytestmark = pytest.mark.gl


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        yield driver


def test_letters_choose_tools_from_the_outline_and_leave_the_selection(driver: Driver) -> None:
    driver.click_row("bones", 1)
    for key, tool in ((Key.Key_W, Tool.MOVE), (Key.Key_E, Tool.ROTATE), (Key.Key_Q, Tool.SELECT)):
        driver.key(key)
        assert driver.bench.tools.tool is tool
    assert driver.rows("bones") == [1]
    driver.key(Key.Key_J)
    assert driver.document.selection.active_table == "joints"


def test_letters_choose_tools_from_a_box_of_the_inspector(driver: Driver) -> None:
    driver.click_row("materials", 0)
    driver.inspector.form._groups["Name"].heading.setFocus()
    driver.key(Key.Key_W)
    assert driver.bench.tools.tool is Tool.MOVE


def test_letters_are_text_where_text_is_typed(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.filter(driver.outline, "")
    driver.key(Key.Key_W)
    assert driver.outline.filter_box.text() == "w"
    sheet = driver.table.sheet
    driver.click_index(sheet, sheet.sheet.index(1, 1))
    driver.key(Key.Key_E)
    assert driver.bench.tools.tool is Tool.SELECT
    assert sheet.state() == sheet.State.EditingState
