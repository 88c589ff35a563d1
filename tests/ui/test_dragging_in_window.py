"""Rows are dragged with the mouse: in the outline, by the row numbers of the table, and into lists of references."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from editor.model.fields import NONE
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.dragging import drag
from tests.ui.driving import Control, Driver, Key, driven

pytestmark = pytest.mark.gl


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        yield driver


def names(driver: Driver, table: str) -> list[str]:
    return [row.name for row in driver.model.tables[table]]


def place(driver: Driver, table: str, row: int, part: float = 0.5) -> QPoint:
    """A point of a row in the outline; 0 is its upper edge, 1 its lower."""
    tree, model = driver.outline.tree, driver.outline.model
    if not tree.isExpanded(model.section_index(table)):
        tree.expand(model.section_index(table))
        driver.settle()
    rect = tree.visualRect(model.row_index(table, row))
    return QPoint(rect.left() + 30, rect.top() + round(part * (rect.height() - 1)))


def drag_in_outline(driver: Driver, table: str, row: int, to: QPoint) -> None:
    area = driver.outline.tree.viewport()
    drag(area, place(driver, table, row), area, to)


def test_scattered_rows_are_dragged_in_the_outline(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("bones", 0)
    driver.click_row("bones", 2, Control)
    drag_in_outline(driver, "bones", 2, place(driver, "bones", 3, 0.9))
    assert names(driver, "bones") == ["腕", "手ＩＫ", "センター", "手"]
    assert [bone.parent for bone in driver.model.bones] == [2, NONE, NONE, 0]
    assert driver.rows("bones") == [2, 3]
    assert "Move to row" in driver.status()
    assert not driver.outline.tree.drops.line.isVisible()
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
