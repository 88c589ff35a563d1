"""Overlays and display modes of plug-ins: switched in menus, seen, gone with their plug-in, contained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.plugins.plugin_folder import set_enabled
from editor.render.modes import set_added_modes
from tests.operations.painting.test_weight_stroke import sheet
from tests.plugins.plugin_making import write_plugin
from tests.ui.driving import Driver, driven

pytestmark = pytest.mark.gl

SPOT = """
from editor.plugins import api
def spot(given):
    return api.AttachedLines.marks_of(api.markers([(0, 1, 0)], (1, 0, 1, 1), 12), api.NONE)
def wrong(given):
    return "no lines"
def plugin():
    rows = [api.Overlay(name, name.title(), api.OverlayGroup.SPACE, (api.OverlayPart(make),), "Something")
            for name, make in (("spot", spot), ("wrong", wrong))]
    modes = [api.PluginMode("height", "Height", lambda model: model.vertices["position"][:, 1] + 2, "How high"),
             api.PluginMode("few", "Few", lambda model: [1, 2])]
    return api.Plugin(overlays=rows, modes=modes)
"""


@pytest.fixture(autouse=True)
def _own_modes() -> Iterator[None]:
    yield
    set_added_modes({})


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    write_plugin("all", SPOT)
    with driven(qtbot, monkeypatch) as driver:
        driver.open(sheet())
        qtbot.waitUntil(lambda: driver.view.has_drawn)
        driver.view.camera_control.set_camera(
            driver.view.camera.framed((-2.0, -2.0, 0.0), (2.0, 2.0, 0.0), driver.view.pixels)
        )
        yield driver


def switch(driver: Driver, *, enabled: bool) -> None:
    set_enabled("all", enabled)
    driver.bench.session.plugins.reload()
    driver.settle()


def offered(driver: Driver) -> list[str]:
    menu = driver.bench.commands.menus["view.overlays"]
    return [action.text() for action in menu.actions() if action.text() in ("Spot", "Wrong")]


def is_seen(driver: Driver) -> bool:
    view = driver.view
    x, y, _ = view._projection().project([(0.0, 1.0, 0.0)])[0]
    color: QColor = view.grabFramebuffer().pixelColor(round(x), round(y))
    return color.red() > 200 and color.green() < 80 and color.blue() > 200


def test_it_is_switched_seen_and_goes_with_its_plugin(driver: Driver) -> None:
    assert offered(driver) == ["Spot", "Wrong"]
    assert not is_seen(driver)
    driver.bench.commands.menus["view.overlays"].actions()[-2].trigger()
    assert is_seen(driver)
    switch(driver, enabled=False)
    assert offered(driver) == []
    assert not is_seen(driver)
    driver.bench.commands["view.grid"].trigger()  # which is remembered, and what goes with the plug-in, too
    switch(driver, enabled=True)
    assert offered(driver) == ["Spot", "Wrong"]
    assert driver.bench.commands["view.all.spot"].isChecked()
    assert is_seen(driver)


def test_one_that_fails_is_named_and_the_model_is_drawn(driver: Driver) -> None:
    driver.bench.commands["view.all.wrong"].trigger()
    driver.bench.commands["view.all.spot"].trigger()
    assert is_seen(driver)
    (note,) = driver.bench.session.plugins.notes["all"]
    assert "plug-in All failed: TypeError: 'no lines' is no AttachedLines" in note
    assert not driver.view._notice.is_shown


# -- display modes -----------------------------------------------------------------------------------------------------


def color_at(driver: Driver, height: float) -> QColor:
    view = driver.view
    x, y, _ = view._projection().project([(0.1, height, 0.0)])[0]
    return view.grabFramebuffer().pixelColor(round(x), round(y))


def legend(driver: Driver) -> list[str]:
    texts = [label.text() for label in driver.view.findChildren(QLabel) if label.isVisible()]
    return [text for text in texts if "background-color" in text]


def test_a_mode_shows_numbers_as_colours_and_goes_with_its_plugin(driver: Driver) -> None:
    menu = driver.bench.commands.menus["view.modes"]
    assert [action.text() for action in menu.actions()][-2:] == ["Height", "Few"]
    plain = color_at(driver, 1.5)
    menu.actions()[-2].trigger()
    assert menu.actions()[-2].isChecked()
    high, low = color_at(driver, 1.5), color_at(driver, -1.8)
    assert (high.red() > high.blue(), low.blue() > low.red()) == (True, True)
    (text,) = legend(driver)
    with driver.document.edit("Higher") as edit:
        position = driver.model.vertices["position"] + (0, 8, 0)
        edit.set(driver.model.vertices, slice(None), "position", position)
    assert legend(driver) not in ([], [text])
    driver.document.undo()
    assert legend(driver) == [text]
    switch(driver, enabled=False)
    assert driver.bench.commands["view.mode-normal"].isChecked()
    assert color_at(driver, 1.5) == plain
    assert legend(driver) == []
    switch(driver, enabled=True)
    assert driver.bench.commands["view.mode-all.height"].isChecked()
    assert color_at(driver, 1.5) == high


def test_a_mode_that_fails_is_named_and_the_model_is_drawn(driver: Driver) -> None:
    driver.bench.commands["view.mode-all.few"].trigger()
    driver.view.grabFramebuffer()
    assert not driver.view._notice.is_shown
    (note,) = driver.bench.session.plugins.notes["all"]
    assert "numbers expected, not (2,)" in note
