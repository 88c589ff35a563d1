"""What is seen stays where it is on the screen as panes come and go."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from editor.math3d.arrays import Float64Array
from editor.render.camera import Lens
from editor.ui.window.main_window import MainWindow
from tests.ui.driving import Alt, Driver, Key

pytestmark = pytest.mark.gl


@pytest.fixture
def driver(window: MainWindow, sample: Path, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    window.open([sample])
    qtbot.waitUntil(lambda: driver.bench.session.current is not None and driver.view.has_drawn)
    window.resize(1500, 900)
    for name in ("morphs", "history", "table"):
        driver.bench.docks[name].close()
    rest(driver)
    return driver


def rest(driver: Driver) -> None:
    driver.settle()
    driver.qtbot.waitUntil(lambda: driver.view.is_at_rest and not driver.view.place._settling.isActive())


def corners(driver: Driver) -> Float64Array:
    """(8, 2) where the corners of a box are on the screen, in device pixels."""
    view = driver.view
    corner = view.mapTo(view.window(), QPoint())
    points = [(x, y, z) for x in (-1, 1) for y in (0, 2) for z in (-1, 1)]
    seen: Float64Array = view._projection().project(points)[:, :2]
    return seen + np.array([corner.x(), corner.y()]) * view.devicePixelRatioF()


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_2, Key.Key_4], ids=["left", "right", "below"])
def test_a_pane_that_comes_or_goes_leaves_the_model_where_it_is(driver: Driver, key: Key) -> None:
    control = driver.view.camera_control
    control.set_camera(control.camera.zoomed(4.0).panned(0, -200, driver.view.pixels))
    driver.view.setFocus()
    rest(driver)
    before, sizes = corners(driver), set()
    for _ in range(3):
        driver.key(key, Alt)
        rest(driver)
        sizes.add(driver.view.size().toTuple())
        assert np.abs(corners(driver) - before).max() <= 1
    assert len(sizes) == 2


def test_what_would_go_out_of_view_is_centred_until_there_is_room_again(driver: Driver) -> None:
    control = driver.view.camera_control
    control.set_camera(control.camera.zoomed(0.95))
    rest(driver)
    before = corners(driver)
    driver.key(Key.Key_4, Alt)
    rest(driver)
    assert driver.view.camera.lens == Lens()
    assert np.abs(corners(driver) - before).max() > 1
    driver.key(Key.Key_4, Alt)
    rest(driver)
    assert np.abs(corners(driver) - before).max() <= 1


def test_framing_centres_it_again_and_another_mode_leaves_it(driver: Driver) -> None:
    driver.bench.docks["outline"].close()
    rest(driver)
    assert driver.view.camera.lens != Lens()
    driver.view.setFocus()
    driver.key(Key.Key_A)
    assert driver.view.camera.lens == Lens()
    before, size = corners(driver), driver.view.size()
    for _ in range(2):  # the first time as it comes, then as it was left
        driver.key(Key.Key_F9)
        rest(driver)
        assert driver.view.size() != size
        assert np.abs(corners(driver) - before).max() <= 1
        driver.key(Key.Key_F9)
        rest(driver)
        assert np.abs(corners(driver) - before).max() <= 1
