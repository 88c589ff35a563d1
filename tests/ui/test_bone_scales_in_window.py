"""In Transform mode bones are scaled by numbers and tool; what is saved of the pose says that scales are not in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats.motions import PoseContent
from editor.ui.commands import motion_commands
from editor.ui.editors.lines import EntryLine
from editor.ui.panes.transform.pose_pane import PosePane
from editor.ui.viewport.tools import Tool
from tests.ui.driving import Driver, Key


@pytest.fixture
def driver(driver: Driver) -> Driver:
    driver.key(Key.Key_F9)
    return driver


def type_scale(driver: Driver, text: str) -> None:
    pane = driver.bench.docks["pose"].pane
    assert isinstance(pane, PosePane)
    line = pane.numbers.bindings[3].editor.findChildren(EntryLine)[0]
    driver.click(line)
    line.selectAll()
    driver.type(text)
    driver.key(Key.Key_Return)


def test_a_scale_is_typed_and_is_a_step_of_the_pose(driver: Driver) -> None:
    driver.click_row("bones", 1)
    posing = driver.document.posing
    type_scale(driver, "2")
    assert posing.current_pose().scales[1].tolist() == [2, 1, 1]
    assert driver.document.history.undo_name == f"Pose: Scale of {driver.model.bones[1].name}"
    assert not driver.document.history.edit_name
    driver.bench.commands["pose.reset-bones"].trigger()
    assert not posing.current_pose().scaled().any()


@pytest.mark.gl
def test_the_tool_has_handles_there(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.view.setFocus()
    driver.key(Key.Key_R)
    assert driver.bench.tools.tool is Tool.SCALE
    assert len(driver.view.lines(driver.view._projection()))


def test_what_is_saved_says_that_scales_are_not_in_it(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "a.vpd"
    monkeypatch.setattr(motion_commands, "choose_file_to_save", lambda *arguments: path)
    driver.document.posing.pose_bones([0], offsets=(0, 1, 0), scales=(2, 2, 2))
    driver.bench.commands["pose.save"].trigger()
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "scales of bones are not in it" in driver.status())
    content = formats.load(path)
    assert isinstance(content, PoseContent)
    driver.document.posing.reset_bones()
    driver.document.posing.apply(content.pose)
    assert not driver.document.posing.current_pose().scaled().any()
