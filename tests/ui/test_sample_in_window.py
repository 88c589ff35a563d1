"""The sample is opened with its dance, and a key that can do nothing now says why."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCommandLinkButton

from editor.ui.services import WindowMode
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


def open_from_the_welcome_page(driver: Driver) -> None:
    buttons = driver.bench.tabs.welcome.findChildren(QCommandLinkButton)
    driver.click(next(button for button in buttons if button.text() == "Open the sample"))


def open_from_the_menu(driver: Driver) -> None:
    driver.bench.commands["file.open-sample"].trigger()


@pytest.mark.parametrize("opens", [open_from_the_welcome_page, open_from_the_menu])
def test_the_sample_has_its_dance_ready(driver: Driver, opens: object) -> None:
    assert callable(opens)
    opens(driver)
    driver.qtbot.waitUntil(lambda: driver.bench.session.current is not None, timeout=20_000)
    posing = driver.document.posing
    driver.qtbot.waitUntil(lambda: bool(posing.motions), timeout=20_000)
    assert driver.bench.current.mode is WindowMode.EDIT
    assert not posing.is_playing
    assert not driver.document.is_modified
    assert "dance" not in driver.status()
    driver.key(Key.Key_M, Control)
    assert driver.status() == "Play: It works in Transform mode (F9)"
    driver.key(Key.Key_F9)
    driver.key(Key.Key_M, Control)
    driver.qtbot.waitUntil(lambda: posing.is_playing)
    driver.key(Key.Key_M, Control)
    driver.qtbot.waitUntil(lambda: not posing.is_playing)


def test_without_a_motion_playing_says_so(driver: Driver) -> None:
    driver.open(full_model())
    driver.key(Key.Key_F9)
    driver.key(Key.Key_M, Control)
    assert driver.status() == "Play: There is nothing to play: load a motion first"


@pytest.mark.gl
def test_keys_say_why_they_do_nothing(driver: Driver) -> None:
    driver.key(Key.Key_S, Control)
    assert driver.status() == "Save: No model is open"
    driver.open(full_model())
    driver.view.setFocus()
    driver.key(Key.Key_Z, Control)
    assert driver.status().startswith("Undo: ")
    driver.bench.status.clearMessage()
    driver.click(driver.outline.filter_box)
    driver.key(Key.Key_Z, Control)
    assert driver.status() == "", "the text takes it"
