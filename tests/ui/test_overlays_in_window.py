"""The menu of overlays tells what is drawn, be it because it was ticked or because clicks pick it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from editor.ui.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.driving import Driver

pytestmark = pytest.mark.gl


def test_what_is_drawn_for_clicks_is_ticked_as_automatic(window: MainWindow, qtbot: QtBot) -> None:
    driver = Driver(window, qtbot)
    driver.open(full_model())
    entry, settings = driver.bench.commands["view.bones"], driver.bench.view_settings
    selection, name = driver.document.selection, entry.text()
    selection.set_active_table("materials")
    assert not entry.isChecked()
    selection.set_active_table("bones")
    assert (entry.isChecked(), entry.text()) == (True, f"{name} (automatic)")
    entry.trigger()  # from now on always
    assert settings.options.shows("bones")
    assert (entry.isChecked(), entry.text()) == (True, name)
    selection.set_active_table("materials")
    assert entry.isChecked()
    entry.trigger()
    assert not settings.options.shows("bones")
    assert not entry.isChecked()
