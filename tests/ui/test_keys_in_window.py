"""By keyboard alone: letters wherever no text is typed, and Tab through everything."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from editor.model.bones import IkLink
from editor.ui.commands.keys_and_mouse import ShortcutsDialog
from editor.ui.dialogs.preferences import PreferencesDialog
from editor.ui.panes.python_pane import PythonPane
from editor.ui.viewport.tools import Tool
from tests.ui.driving import Alt, Control, Driver, Key, Shift


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
    driver.inspector.form.groups["Name"].heading.setFocus()
    driver.key(Key.Key_W)
    assert driver.bench.tools.tool is Tool.MOVE


def test_a_key_means_one_thing_at_once_when_the_window_speaks_another_language(driver: Driver, qtlog: Any) -> None:
    QApplication.sendEvent(driver.window, QEvent(QEvent.Type.LanguageChange))
    driver.qtbot.wait(200)  # on Windows the keyboard is nobody's meanwhile
    driver.key(Key.Key_5, Alt)
    assert driver.pane_of(driver.focused) == "messages"
    assert not [record.message for record in qtlog.records if "Ambiguous" in record.message]


def test_a_letter_of_a_menu_yields_to_the_key_of_a_command(driver: Driver, qtlog: Any) -> None:
    def titles() -> list[str]:
        return [action.text() for action in driver.window.menuBar().actions()]

    before = titles()
    assert "M&aterial" in before
    driver.bench.commands.shortcuts.choose_set("Blender")
    assert {"Material", "Help"} <= set(titles())
    driver.click_row("bones", 1)
    driver.key(Key.Key_A, Alt)
    assert driver.rows("bones") == []
    assert not [record.message for record in qtlog.records if "Ambiguous" in record.message]
    driver.bench.commands.shortcuts.choose_set("Katachi")
    assert titles() == before


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


@pytest.mark.gl
def test_a_pane_with_a_line_to_type_in_takes_the_keyboard_as_it_is_opened(driver: Driver) -> None:
    for _ in range(2):
        driver.view.setFocus()
        driver.bench.docks["python"].close()
        driver.key(Key.Key_P, Control | Shift)
        driver.type("pane.show-python")
        driver.key(Key.Key_Return)
        pane = driver.bench.docks["python"].pane
        assert isinstance(pane, PythonPane)
        assert driver.focused is pane.input
        driver.key(Key.Key_G)  # on the model, to grab
        assert pane.input.toPlainText() == "g"
        driver.key(Key.Key_Backspace)


@pytest.mark.gl
def test_a_pane_without_one_leaves_the_keyboard_where_it_is(driver: Driver) -> None:
    driver.view.setFocus()
    for name in ("history", "weights"):
        driver.bench.docks[name].close()
        driver.bench.docks[name].toggleViewAction().trigger()
        driver.settle()
        assert not driver.bench.docks[name].isHidden()
        assert driver.focused is driver.view


def test_work_in_the_inspector_leads_to_its_first_field(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.key(Key.Key_2, Alt)
    driver.type("肩")
    driver.key(Key.Key_Tab)
    assert driver.model.bones[1].name == "肩"
    driver.key(Key.Key_A, Control)
    driver.type("shoulder")
    driver.key(Key.Key_Return)
    assert driver.model.bones[1].name_en == "shoulder"
    assert driver.inspector.form.isAncestorOf(driver.focused)


def panes_on_the_way(driver: Driver, key: Key) -> list[str]:
    """The panes that Tab goes through until it is back, each time that it comes to another."""
    first, way = driver.focused, [driver.pane_of(driver.focused)]
    for _ in range(100):
        driver.key(key)
        if driver.focused is first:
            return way
        if driver.pane_of(driver.focused) != way[-1]:
            way.append(driver.pane_of(driver.focused))
    raise AssertionError("Tab does not come back")


def test_tab_goes_through_all_panes_in_their_order_and_back(driver: Driver) -> None:
    driver.click_row("bones", 1)
    assert driver.pane_of(driver.focused) == "outline"
    assert panes_on_the_way(driver, Key.Key_Tab) == ["outline", "inspector", "history", "table", "", "outline"]
    assert panes_on_the_way(driver, Key.Key_Backtab) == ["outline", "", "table", "history", "inspector"]


def test_tab_comes_to_every_field_of_a_page_and_its_lists(driver: Driver) -> None:
    driver.click_row("bones", 3)
    driver.key(Key.Key_2, Alt)
    passed = [driver.focused]
    while driver.pane_of(driver.focused) == "inspector":
        passed.append(driver.focused)
        driver.key(Key.Key_Tab)
    form = driver.inspector.form
    editors = [binding.editor for binding in form.bindings.values() if binding.editor.isVisible()]
    links = form.lists["ik_links"]
    for part in (*editors, links.view, links.pickers[IkLink], links.add_button.parentWidget()):
        assert any(part is stop or part.isAncestorOf(stop) for stop in passed), part
    assert passed.index(links.view) + 1 == passed.index(links.pickers[IkLink])


def test_preferences_lead_to_the_list_of_keys(driver: Driver) -> None:
    driver.bench.commands.list["edit.preferences"].trigger()
    (preferences,) = driver.window.findChildren(PreferencesDialog)
    driver.click(preferences.keys)
    assert [dialog.isVisible() for dialog in driver.window.findChildren(ShortcutsDialog)] == [True]
