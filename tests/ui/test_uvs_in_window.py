"""The UV pane in the whole window: opened from the menu, its keys, and the selection that all share."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from editor.render.camera import Camera, ViewSide
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.panes.uv.uv_pane import UvPane
from editor.ui.viewport.tools import Tool
from tests.model.random_models import fingerprint
from tests.ui.driving import Control, Driver, Key
from tests.ui.panes.uv.test_uv_pane import FIRST, SECOND, drag, islands, press_and_drag

pytestmark = pytest.mark.gl


@pytest.fixture
def driver(empty_driver: Driver, qtbot: QtBot) -> Driver:
    empty_driver.open(islands())
    qtbot.waitUntil(lambda: empty_driver.view.has_drawn)
    return empty_driver


def test_a_pane_that_is_opened_comes_before_the_one_at_its_place(driver: Driver) -> None:
    dock, other = driver.bench.docks["uv"], driver.bench.docks["inspector"]
    for _ in range(2):
        other.raise_()
        driver.settle()
        driver.choose(driver.bench.commands.menus["view"], "Panes", "UV")
        driver.settle()
        assert not dock.visibleRegion().isEmpty()
        driver.choose(driver.bench.commands.menus["view"], "Panes", "UV")
        driver.settle()
        assert dock.isHidden()


def test_uvs_are_projected_as_the_model_is_seen(driver: Driver) -> None:
    """From the button of the pane and from the menu, in a form that shows what each change does."""
    before = fingerprint(driver.model)
    driver.choose(driver.bench.commands.menus["view"], "Panes", "UV")
    pane = driver.bench.docks["uv"].pane
    assert isinstance(pane, UvPane)
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", FIRST)
    driver.view.camera_control.set_camera(Camera().turned(ViewSide.BACK))
    driver.settle()
    driver.bench.list["uv.project"].trigger()
    form = driver.window.findChild(OperationForm)
    assert form is not None
    driver.qtbot.waitUntil(lambda: fingerprint(driver.model) != before)
    seen = driver.model.vertices["uv"][FIRST].round(4).tolist()
    assert seen == [[1, 1], [0, 1], [1, 0], [0, 0]], "from the back, and 3D y goes up"
    parameters = form.parameters()
    assert (parameters.direction, parameters.channel, parameters.aspect) == ((0, 0, -1), 0, 1)
    driver.click(form.buttons.button(QDialogButtonBox.StandardButton.Cancel))
    assert fingerprint(driver.model) == before
    driver.view.camera_control.set_camera(Camera())
    driver.bench.commands["vertices.project-from-view"].trigger()
    form = next(form for form in driver.window.findChildren(OperationForm) if form.is_open)
    driver.qtbot.waitUntil(lambda: fingerprint(driver.model) != before)
    driver.click(form.ok)
    assert driver.model.vertices["uv"][FIRST].round(4).tolist() == [[0, 1], [1, 1], [0, 0], [1, 0]]
    assert [step.name for step in driver.document.history.steps] == ["Project UVs: 4 vertices"]
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


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
