"""Collision groups in the whole window: they count from 1 wherever they are shown or typed, from 0 in the model."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from editor.operations.catalog import OPERATIONS
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.lines import NumberLine
from tests.ui.driving import Control, Driver, Key, Shift
from tests.ui.keyboard import show_active


@pytest.fixture
def driver(driver: Driver) -> Driver:
    driver.click_row("rigid_bodies", 0)
    return driver


def groups(driver: Driver) -> list[int]:
    return [body.group for body in driver.model.rigid_bodies]


def line(driver: Driver) -> NumberLine:
    """The inspector's line of the group."""
    found = driver.inspector.form.bindings["group"].editor.findChild(NumberLine)
    assert found is not None
    return found


def enter(driver: Driver, widget: NumberLine, text: str) -> None:
    driver.click(widget)
    widget.selectAll()
    driver.type(text)
    QTest.keyClick(widget, Key.Key_Return)
    driver.settle()


def cell(driver: Driver, row: int) -> QModelIndex:
    """The cell of a body's group in the table."""
    sheet = driver.table.sheet.sheet
    return sheet.index(row, [field.name for field in sheet.fields].index("group"))


def test_the_inspector_counts_from_one(driver: Driver) -> None:
    assert line(driver).text() == "1"
    enter(driver, line(driver), "16")
    assert (groups(driver), line(driver).text()) == ([15, 0], "16")
    enter(driver, line(driver), "17")
    assert (groups(driver), line(driver).text()) == ([15, 0], "16"), "no more than there are"
    enter(driver, line(driver), "x/2")
    assert (groups(driver), line(driver).text()) == ([7, 0], "8"), "half of what is shown"
    QTest.keyClick(line(driver), Key.Key_Up)
    driver.qtbot.waitUntil(lambda: groups(driver) == [8, 0])
    assert line(driver).text() == "9"
    for shown in ("8", "16", "1"):
        driver.key(Key.Key_Z, Control)
        assert line(driver).text() == shown
    driver.key(Key.Key_Y, Control)
    assert (groups(driver), line(driver).text()) == ([15, 0], "16")


def test_groups_that_differ_are_mixed_and_change_each(driver: Driver) -> None:
    enter(driver, line(driver), "4")
    driver.click_row("rigid_bodies", 1, Control)
    assert (line(driver).text(), line(driver).placeholderText()) == ("", "mixed")
    enter(driver, line(driver), "+1")
    assert groups(driver) == [4, 1]
    enter(driver, line(driver), "3")
    assert (groups(driver), line(driver).text()) == ([2, 2], "3")


def test_the_table_shows_and_takes_them_so(driver: Driver) -> None:
    view = driver.table.sheet
    assert cell(driver, 0).data() == "1"
    driver.click_index(view, cell(driver, 0))
    QGuiApplication.clipboard().setText("16\n2")
    driver.key(Key.Key_V, Control | Shift)
    assert groups(driver) == [15, 1]
    assert [cell(driver, row).data() for row in (0, 1)] == ["16", "2"]
    driver.click_index(view, cell(driver, 0))
    driver.key(Key.Key_C, Control | Shift)
    assert QGuiApplication.clipboard().text().strip() == "16"
    QGuiApplication.clipboard().setText("0")
    driver.key(Key.Key_V, Control | Shift)
    assert groups(driver) == [15, 1], "there is no such group"
    driver.type("5")
    driver.key(Key.Key_Return)
    assert groups(driver) == [4, 1]


def opened(driver: Driver, operation: str) -> OperationForm:
    form = show_operation_form(driver.document, OPERATIONS[operation], driver.window)
    show_active(form, driver.qtbot)
    return form


def number_line(form: OperationForm, name: str) -> NumberLine:
    found = form.editors[name].findChild(NumberLine)
    assert found is not None
    return found


def test_forms_of_operations_count_from_one(driver: Driver) -> None:
    form = opened(driver, "bodies.set-collision")
    assert [number_line(form, name).text() for name in ("group", "with_")] == ["1", "1"]
    driver.click(form.editors["collides"].focusProxy(), QPoint(8, form.editors["collides"].height() // 2))
    enter(driver, number_line(form, "with_"), "16")  # Return is OK
    driver.qtbot.waitUntil(lambda: not form.is_open)
    assert [body.mask for body in driver.model.rigid_bodies] == [0x7FFF, 0x7FFF]


def test_setting_a_field_by_a_text_counts_from_one(driver: Driver) -> None:
    driver.click_row("rigid_bodies", 1, Control)
    form = opened(driver, "rows.set")
    box = form.editors["field"].findChild(CalmComboBox)
    assert box is not None
    QTest.keyClicks(box, "Group")
    QTest.keyClick(box, Key.Key_Return)
    driver.click(form.editors["value"].focusProxy())
    driver.type("i+x*2")
    driver.qtbot.waitUntil(lambda: groups(driver) == [1, 2])
    QTest.keyClick(form, Key.Key_Return)
    driver.qtbot.waitUntil(lambda: not form.is_open)
    assert groups(driver) == [1, 2], "which the window shows as 2 and 3"
