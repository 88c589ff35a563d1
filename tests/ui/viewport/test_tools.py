"""The choice of tool and axes: exclusive, by action, key and code, and told of once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.ui.viewport.tools import Axes, Tool, Tools


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def tools(window: QWidget) -> Tools:
    return Tools(window)


def checked(actions: list) -> list[int]:
    return [place for place, action in enumerate(actions) if action.isChecked()]


def test_one_tool_and_one_kind_of_axes_at_a_time(tools: Tools) -> None:
    assert (tools.tool, tools.chosen_axes) == (Tool.ROTATE, Axes.LOCAL)
    assert (checked(tools.actions), checked(tools.axes)) == ([2], [0])
    tools.actions[1].trigger()
    tools.axes[2].trigger()
    assert (tools.tool, tools.chosen_axes) == (Tool.MOVE, Axes.PARENT)
    assert (checked(tools.actions), checked(tools.axes)) == ([1], [2])


def test_choosing_in_code_checks_the_action_and_is_told_once(tools: Tools) -> None:
    told = []
    tools.changed.connect(lambda: told.append(1))
    tools.choose(Tool.SELECT)
    assert checked(tools.actions) == [0]
    assert len(told) == 1


def test_the_axes_go_round(tools: Tools) -> None:
    seen = []
    for _ in Axes:
        tools.next_axes.trigger()
        seen.append(tools.chosen_axes)
    assert seen == [Axes.GLOBAL, Axes.PARENT, Axes.LOCAL]


def test_handles_are_switched_and_all_can_be_disabled(tools: Tools) -> None:
    tools.handles.trigger()
    assert not tools.shows_handles
    tools.set_enabled(False)
    assert not any(action.isEnabled() for action in tools.all)


def test_every_key_is_used_once(tools: Tools) -> None:
    keys = [key.toString() for action in tools.all for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set("VFMBDJA.")
    assert {action for action in tools.all if action.shortcuts()} == set(tools.in_view)
