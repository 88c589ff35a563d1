"""Overlays that plug-ins add: switched in the menu, seen in the picture, gone with their plug-in, contained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from editor.plugins.plugin_folder import set_enabled
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
    return api.Plugin(overlays=rows)
"""


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
