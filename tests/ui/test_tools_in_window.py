"""The tools of the model view in the whole window: what they say of themselves, and where they are left."""

from __future__ import annotations

import pytest

from editor.ui.viewport.tools import Tool
from tests.operations.model_making import full_model
from tests.ui.driving import Driver


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


@pytest.mark.parametrize("id", ["tool.paint", "tool.sculpt", "tool.knife", "tool.handles", "region.through"])
def test_the_tip_of_a_tool_gives_no_reason_once_there_is_a_model(driver: Driver, id: str) -> None:
    commands = driver.bench.commands.list
    assert "No model is open" in commands[id].toolTip()
    driver.open(full_model())
    assert commands[id].isEnabled()
    assert "No model is open" not in commands[id].toolTip()
    driver.bench.session.close(driver.document)
    driver.settle()
    assert "No model is open" in commands[id].toolTip()


@pytest.mark.parametrize("tool", [Tool.PAINT, Tool.SCULPT, "knife"])
def test_what_works_on_the_surface_is_left_with_its_document(driver: Driver, tool: Tool) -> None:
    first = driver.open(full_model(), "first.pmx")
    driver.open(full_model(), "second.pmx")
    driver.bench.tools.choose(tool)
    driver.bench.session.set_current(first)
    assert driver.bench.tools.tool is Tool.SELECT
    assert driver.bench.commands.list["tool.select"].isChecked()


def test_other_tools_stay(driver: Driver) -> None:
    first = driver.open(full_model(), "first.pmx")
    driver.open(full_model(), "second.pmx")
    driver.bench.tools.choose(Tool.MOVE)
    driver.bench.session.set_current(first)
    assert driver.bench.tools.tool is Tool.MOVE
