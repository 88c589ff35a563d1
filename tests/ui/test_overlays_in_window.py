"""The menu of overlays tells what is drawn, be it because it was ticked or because clicks pick it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.driving import Driver

pytestmark = pytest.mark.gl


def test_what_is_drawn_for_clicks_is_ticked_as_automatic(window: MainWindow, qtbot: QtBot) -> None:
    driver = Driver(window, qtbot)
    driver.open(full_model())
    commands, settings = driver.bench.commands, driver.bench.view_settings
    selection, name = driver.document.selection, commands["view.bones"].text()

    def seen() -> tuple[bool, str]:
        entry = commands["view.bones"]
        return entry.isChecked(), entry.text()

    selection.set_active_table("materials")
    assert not seen()[0]
    selection.set_active_table("bones")
    assert seen() == (True, f"{name} (automatic)")
    commands["view.bones"].trigger()  # from now on always
    assert settings.options.shows("bones")
    assert seen() == (True, name)
    selection.set_active_table("materials")
    assert seen()[0]
    commands["view.bones"].trigger()
    assert not settings.options.shows("bones")
    assert not seen()[0]
