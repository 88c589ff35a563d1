"""A virtual axis is taken from the selection by menu and key, and goes with its document."""

from __future__ import annotations

from dataclasses import replace

import pytest

from editor.model.model import Model
from editor.ui.viewport.tools import Axes
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key


def model() -> Model:
    """Its first two bones apart."""
    model = full_model()
    model.bones.records[1] = replace(model.bones[1], position=(1, 2, 3))
    return model


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    empty_driver.open(model())
    return empty_driver


def test_the_key_of_pmxeditor_sets_it(driver: Driver) -> None:
    driver.bench.commands.shortcuts.choose_set("PMXEditor")
    driver.click_row("bones", 0)
    driver.click_row("bones", 1, Control)
    driver.key(Key.Key_A)
    axis = driver.document.virtual_axis
    assert axis is not None
    assert axis.origin.tolist() == list(driver.model.bones[0].position)
    assert driver.bench.tools.chosen_axes is Axes.VIRTUAL
    assert driver.status() == "The virtual axis was set."


def test_it_goes_with_its_document_and_says_why_not(driver: Driver) -> None:
    driver.click_row("materials", 0)
    command = driver.bench.commands["axes.virtual-from-selection"]
    command.trigger()
    assert driver.document.virtual_axis is None
    assert driver.status().startswith("Select two vertices")
    driver.click_row("bones", 0)
    driver.click_row("bones", 1, Control)
    command.trigger()
    assert driver.bench.tools.chosen_axes is Axes.VIRTUAL
    first = driver.document
    driver.open(model(), "other.pmx")
    assert driver.bench.tools.chosen_axes is Axes.GLOBAL
    assert not driver.bench.commands["axes.virtual"].isEnabled()
    driver.bench.session.set_current(first)
    assert driver.bench.commands["axes.virtual"].isEnabled()
