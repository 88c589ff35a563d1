"""The UV pane in the whole window: opened from the menu, its keys, and the selection that all share."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.ui.panes.uv.uv_pane import UvPane
from editor.ui.viewport.tools import Tool
from tests.model.random_models import fingerprint
from tests.ui.driving import Control, Driver, Key, driven
from tests.ui.panes.uv.test_uv_pane import FIRST, SECOND, drag, islands, press_and_drag

pytestmark = pytest.mark.gl


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driven(qtbot, monkeypatch) as driver:
        driver.open(islands())
        qtbot.waitUntil(lambda: driver.view.has_drawn)
        yield driver


def test_an_island_is_moved_by_keys_and_mouse(driver: Driver) -> None:
    before, view_tool = fingerprint(driver.model), driver.bench.tools.tool
    driver.choose(driver.bench.commands.menus["view"], "Panes", "UV")
    pane = driver.bench.docks["uv"].pane
    assert isinstance(pane, UvPane)
    assert pane.isVisible()
    driver.document.selection.set_active_table("vertices")
    driver.settle()
    at = QPointF(*pane.canvas.projection.pixels(np.array((0.625, 0.5)))).toPoint()
    driver.click(pane.canvas, at)
    assert driver.rows("vertices") == SECOND[:1]
    assert driver.focused is pane.canvas
    driver.document.selection.select("vertices", FIRST)  # as a click in the model view does
    driver.settle()
    assert pane.scene.rows.tolist() == FIRST
    driver.key(Key.Key_W)
    assert (pane.tool, driver.bench.tools.tool) == (Tool.MOVE, view_tool), "the keys are those of the pane"
    last = press_and_drag(pane, (0.2, 0.2), (0.3, 0.3))
    assert fingerprint(driver.model) != before
    driver.key(Key.Key_Escape)
    QTest.mouseRelease(pane.canvas, Qt.MouseButton.LeftButton, pos=last)
    assert fingerprint(driver.model) == before
    assert driver.rows("vertices") == FIRST
    drag(pane, (0.2, 0.2), (0.3, 0.3))
    assert [step.name for step in driver.document.history.steps] == ["Move UVs"]
    assert driver.model.vertices["uv"][0] == pytest.approx((0.225, 0.225), abs=0.01)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
