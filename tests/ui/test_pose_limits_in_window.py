"""In Transform mode limits of posing are lifted by the menu: bones get handles and numbers that had none."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.ui.panes.transform.pose_pane import PosePane
from editor.ui.viewport.gizmo.posed_bones import PosedBones
from editor.ui.viewport.tools import Axes, Tool
from tests.ui.driving import Driver, Key


def model() -> Model:
    """A bone that may only be turned, and one that may not be posed at all."""
    model = Model()
    model.bones.records += [
        Bone("腕", flags=BoneFlags.ROTATABLE | BoneFlags.OPERABLE | BoneFlags.VISIBLE, position=(0, 5, 0)),
        Bone("固定", flags=BoneFlags.VISIBLE, position=(2, 5, 0)),
    ]
    return model


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    empty_driver.open(model())
    return empty_driver


def pane(driver: Driver) -> PosePane:
    pane = driver.bench.docks["pose"].pane
    assert isinstance(pane, PosePane)
    return pane


def test_the_menu_lifts_limits_and_brings_them_back(driver: Driver) -> None:
    command = driver.bench.commands["pose.lift-limits"]
    assert not command.isEnabled()
    driver.key(Key.Key_F9)
    driver.click_row("bones", 1)
    translation = pane(driver).numbers.bindings[0].editor
    handles = PosedBones(driver.document)
    assert handles.frame(Tool.MOVE, Axes.GLOBAL) is None
    assert pane(driver).model.is_mute(1)
    driver.choose(driver.bench.commands.menus["transform"], "Lift limits")
    assert command.isChecked()
    driver.qtbot.waitUntil(translation.isEnabled)
    assert handles.frame(Tool.MOVE, Axes.GLOBAL) is not None
    assert handles.frame(Tool.ROTATE, Axes.GLOBAL) is not None
    assert not pane(driver).model.is_mute(1)
    handles.begin(Tool.MOVE, handles.frame(Tool.MOVE, Axes.GLOBAL))  # type: ignore[arg-type]
    handles.move(np.array((0.0, 1.0, 0.0)))
    handles.commit()
    assert driver.document.posing.posed_model().bone_transforms.positions[1].tolist() == [2, 6, 0]
    assert not driver.document.history.edit_name
    driver.choose(driver.bench.commands.menus["transform"], "Lift limits")
    driver.qtbot.waitUntil(lambda: not translation.isEnabled())
    assert handles.frame(Tool.MOVE, Axes.GLOBAL) is None
