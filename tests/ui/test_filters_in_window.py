"""A click selects what was clicked, whatever a filter hides."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.driving import Control, Driver, Key


def select_all_and_filter(driver: Driver, table: str, text: str) -> None:
    driver.click_row(table, 0)
    driver.key(Key.Key_A, Control)
    driver.filter(driver.outline, text)


@pytest.mark.parametrize(
    ("table", "text", "row"), [("materials", "髪", 1), ("morphs", "透明", 3), ("bones", "手ＩＫ", 3)]
)
def test_a_click_in_the_filtered_outline(driver: Driver, table: str, text: str, row: int) -> None:
    count = len(driver.model.tables[table])
    select_all_and_filter(driver, table, text)
    assert len(driver.rows(table)) == count
    driver.click_row(table, row)
    assert driver.rows(table) == [row]
    driver.key(Key.Key_Delete)
    assert len(driver.model.tables[table]) == count - 1


def test_the_menu_of_the_filtered_outline_is_for_what_is_seen(driver: Driver) -> None:
    select_all_and_filter(driver, "morphs", "透明")
    tree, index = driver.outline.tree, driver.outline.model.row_index("morphs", 3)
    driver.click_index(tree, index, button=Qt.MouseButton.RightButton)
    assert driver.rows("morphs") == [3]


@pytest.mark.parametrize("is_by_key", [True, False])
@pytest.mark.parametrize("pane", ["outline", "table"])
def test_all_is_what_the_filter_shows(driver: Driver, pane: str, is_by_key: bool) -> None:
    count = len(driver.model.morphs)
    driver.click_row("morphs", 0)
    list_pane = driver.outline if pane == "outline" else driver.table
    driver.filter(list_pane, "透明")
    driver.key(Key.Key_Return)  # to the list
    if is_by_key:
        driver.key(Key.Key_A, Control)
    else:
        driver.choose(driver.bench.commands.menus["select"], "All")
    assert driver.rows("morphs") == [3]
    driver.key(Key.Key_R, Control)
    assert driver.rows("morphs") == []
    driver.click(list_pane.filter_box)
    driver.key(Key.Key_Escape)  # empties it
    driver.key(Key.Key_Return)
    driver.key(Key.Key_A, Control)
    assert driver.rows("morphs") == list(range(count))


def test_all_vertices_from_the_filtered_outline(driver: Driver) -> None:
    driver.click_row("morphs", 0)
    driver.filter(driver.outline, "透明")
    driver.click_index(driver.outline.tree, driver.outline.model.section_index("vertices"))
    driver.key(Key.Key_A, Control)
    assert len(driver.rows("vertices")) == len(driver.model.vertices)


def test_a_heading_shows_what_is_selected_below_it(driver: Driver) -> None:
    driver.click_row("bones", 1)
    tree, model = driver.outline.tree, driver.outline.model
    driver.click_index(tree, model.section_index("bones"))
    assert driver.rows("bones") == [1]
    assert [model.row_at(index) for index in tree.selectionModel().selectedRows()] == [("bones", 1)]


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_a_click_in_the_filtered_table(driver: Driver, button: Qt.MouseButton) -> None:
    select_all_and_filter(driver, "morphs", "")
    driver.filter(driver.table, "透明")
    sheet = driver.table.sheet
    driver.click_index(sheet, sheet.sheet.index(0, 1), button=button)
    driver.close_menus()
    assert driver.rows("morphs") == [3]


def test_a_click_on_a_row_number_of_the_filtered_table(driver: Driver) -> None:
    select_all_and_filter(driver, "morphs", "")
    driver.filter(driver.table, "透明")
    driver.click(driver.table.sheet.verticalHeader().viewport(), driver.table.sheet.verticalHeader().rect().topLeft())
    assert driver.rows("morphs") == [3]


@pytest.mark.parametrize("dock", ["morphs", "masks"])
def test_a_click_in_a_filtered_pane(driver: Driver, dock: str) -> None:
    table, text = {"morphs": ("morphs", "透明"), "masks": ("materials", "髪")}[dock]
    select_all_and_filter(driver, table, "")
    driver.document.posing.set_active(dock == "morphs")
    driver.bench.docks[dock].show()
    driver.bench.docks[dock].raise_()
    driver.settle()
    pane = driver.bench.docks[dock].pane
    driver.filter(pane, text)  # type: ignore[arg-type]
    view = pane.view  # type: ignore[union-attr]
    row = len(driver.model.tables[table]) - (2 if table == "morphs" else 1)
    at = view.visualRect(view.rows.node_index(row)).center()
    driver.click(view.viewport(), at)
    assert driver.rows(table) == [row]
