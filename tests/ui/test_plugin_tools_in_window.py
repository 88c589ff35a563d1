"""Tools that plug-ins add to the model view: taken, used and lost as a user does, and contained where they fail."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from editor.messages import Level
from editor.plugins.plugin_folder import plugins_folder, set_enabled
from editor.resources import resource
from editor.ui.action import plain
from editor.ui.viewport.tools import Tool
from tests.model.random_models import fingerprint
from tests.operations.painting.test_weight_stroke import sheet
from tests.plugins.plugin_making import write_plugin
from tests.ui.driving import Control, Driver, Key, Shift, driven, entries
from tests.ui.panes.test_plugins_pane import tick

pytestmark = pytest.mark.gl

MEASURE = "measure.distance"
Point = tuple[float, float, float]

# Each method that a user's hand leads to raises where the class attribute says so.
FAILING = """
from editor.plugins import api
class Failing(api.ScriptTool):
    def __init__(self, view):
        self.view = view
    def press(self, pixel):
        with self.view.model.edit("Half done") as edit:
            edit.set("bones", 0, "name", "half done")
            {}["lacking"]
class Wrong(api.ScriptTool):
    def __init__(self, view):
        pass
    def lines(self):
        return "no lines"
def plugin():
    return api.Plugin(tools=[
        api.PluginTool("failing.press", "Fail", Failing, keys=["Ctrl+Alt+J", "K"]),
        api.PluginTool("failing.lines", "Wrong", Wrong, modes=["transform"]),
    ])
"""


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A window with the measuring tool among its plug-ins, which are not enabled."""
    shutil.copytree(resource("plugins", "measure"), plugins_folder() / "measure")
    with driven(qtbot, monkeypatch) as driver:
        driver.open(sheet())
        qtbot.waitUntil(lambda: driver.view.has_drawn)
        driver.view.camera_control.set_camera(
            driver.view.camera.framed((-2.0, -2.0, 0.0), (2.0, 2.0, 0.0), driver.view.pixels)
        )
        yield driver


def switch(driver: Driver) -> None:
    """Click the check box of the plug-in."""
    if driver.bench.docks["plugins"].isHidden():
        driver.key(Key.Key_F3, Shift)
    tick(driver, "Measure")
    driver.settle()


def pixel(driver: Driver, point: Point) -> QPoint:
    projection = driver.view._projection()
    x, y, _ = projection.project([point])[0]
    return QPoint(round(x / projection.ratio), round(y / projection.ratio))


def button(driver: Driver, text: str) -> QToolButton | None:
    """The button beside the view that says so."""
    bars = [bar for bar in driver.window.findChildren(QToolBar) if bar.isVisible()]
    found = (bar.widgetForAction(action) for bar in bars for action in bar.actions() if plain(action.text()) == text)
    return next((widget for widget in found if isinstance(widget, QToolButton)), None)


def is_in_menus(driver: Driver, text: str) -> bool:
    menus = (driver.bench.commands.menus[name] for name in ("edit.handles", "transform.handles"))
    return all(text in [action.text().replace("&", "") for action in entries(menu)] for menu in menus)


def card(driver: Driver) -> QImage:
    """The picture right above the middle of the line, where the number is written."""
    start = pixel(driver, (0.0, 0.0, 0.0)) * driver.view.devicePixelRatioF()
    return driver.view.grabFramebuffer().copy(start.x() + 10, start.y() - 6, 24, 4)


def measure(driver: Driver, start: Point, end: Point) -> float:
    """Click two points, and read what the status line says."""
    driver.click(driver.view, pixel(driver, start))
    driver.click(driver.view, pixel(driver, end))
    told = re.fullmatch(r"Distance: ([\d.]+)", driver.status())
    assert told is not None, driver.status()
    return float(told[1])


def test_the_distance_between_two_clicks_is_read_and_goes_with_the_plugin(driver: Driver) -> None:
    before = fingerprint(driver.model)
    assert button(driver, "Measure") is None
    switch(driver)
    taken = button(driver, "Measure")
    assert taken is not None
    assert is_in_menus(driver, "Measure")
    assert taken.toolTip() == "Click two points of the model to measure how far they are apart (I)"
    driver.click(taken)
    assert driver.bench.tools.tool == MEASURE
    assert driver.view.cursor().shape() is Qt.CursorShape.CrossCursor
    blank = card(driver)
    assert measure(driver, (-1.0, 0.0, 0.0), (1.0, 0.0, 0.0)) == pytest.approx(2, abs=0.05)
    assert card(driver) != blank, "the distance is written beside the middle of the line"
    middle = pixel(driver, (0.5, 0.0, 0.0))
    line = driver.view.grabFramebuffer().pixelColor(middle * driver.view.devicePixelRatioF())
    assert (line.red() > 200, line.blue() < 120) == (True, True)
    ((place, text),) = driver.view._left_button.texts
    assert (text, place) == (driver.status().split()[-1], pytest.approx((0, 0, 0), abs=0.05))
    assert len(driver.rows()) == 0
    switch(driver)
    assert driver.bench.tools.tool is Tool.SELECT
    assert button(driver, "Measure") is None
    assert not is_in_menus(driver, "Measure")
    assert MEASURE not in driver.bench.commands.list
    assert driver.view._left_button.texts == ()
    assert fingerprint(driver.model) == before
    assert not driver.document.history.can_undo
    switch(driver)
    assert button(driver, "Measure") is not None


def test_it_is_taken_by_its_key_and_in_the_palette(driver: Driver) -> None:
    switch(driver)
    driver.view.setFocus()
    driver.key(Key.Key_I)
    assert driver.bench.tools.tool == MEASURE
    driver.key(Key.Key_Q)
    assert driver.bench.tools.tool is Tool.SELECT
    driver.key(Key.Key_P, Control | Shift)
    driver.type("measure")
    driver.key(Key.Key_Return)
    assert driver.bench.tools.tool == MEASURE


def test_escape_takes_the_points_away_and_other_buttons_do_not(driver: Driver) -> None:
    switch(driver)
    driver.bench.tools.choose(MEASURE)
    driver.click(driver.view, pixel(driver, (-1.0, 0.0, 0.0)))
    driver.click(driver.view, pixel(driver, (0.0, 1.0, 0.0)), button=Qt.MouseButton.MiddleButton)
    assert len(driver.view._left_button.marks) == 1
    driver.view.setFocus()
    driver.key(Key.Key_Escape)
    assert len(driver.view._left_button.marks) == 0
    driver.click(driver.view, pixel(driver, (1.0, 0.0, 0.0)))
    assert len(driver.view._left_button.marks) == 1
    driver.click(driver.view, QPoint(3, 3))
    assert driver.status() == "There is no surface here to measure from"


def test_a_tool_of_the_next_window_is_there_from_the_start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(resource("plugins", "measure"), plugins_folder() / "measure")
    set_enabled("measure", True)
    with driven(qtbot, monkeypatch) as driver:
        driver.open(sheet())
        assert button(driver, "Measure") is not None
        assert is_in_menus(driver, "Measure")


def test_one_that_fails_is_named_and_the_window_goes_on(driver: Driver) -> None:
    write_plugin("failing", FAILING)
    driver.bench.session.plugins.reload()
    driver.settle()
    before = fingerprint(driver.model)
    commands = driver.bench.commands
    assert [key.toString() for key in commands["failing.press"].shortcuts()] == ["Ctrl+Alt+J"]
    assert not commands["failing.lines"].isEnabled()
    driver.bench.tools.choose("failing.press")
    driver.click(driver.view)
    assert driver.status().startswith("plug-in Failing failed: KeyError: 'lacking' (plugin.py, line ")
    assert fingerprint(driver.model) == before
    assert not driver.document.is_editing
    driver.click(driver.view)
    errors = [message for message in driver.document.messages.all if message.level is Level.ERROR]
    assert len(errors) == 1
    driver.document.posing.set_active(True)
    driver.settle()
    assert commands["failing.lines"].isEnabled()
    driver.bench.tools.choose("failing.lines")
    driver.view.grabFramebuffer()
    assert "made by neither api.segments nor api.markers" in driver.status()
    driver.bench.tools.choose(Tool.ROTATE)
