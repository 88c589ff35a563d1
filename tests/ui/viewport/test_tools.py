"""The choice of tool and axes: exclusive, by action, key and code, and told of once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.ui.command import CommandList
from editor.ui.services import WindowMode
from editor.ui.viewport.tools import Axes, Tool, Tools


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def tools(window: QWidget) -> Tools:
    return Tools(CommandList(window))


def shaping_actions(tools: Tools) -> list[QAction]:
    return tools.commands.actions(*tools.shaping.PIVOTS, *tools.shaping.SWITCHES)


def all_actions(tools: Tools) -> list[QAction]:
    ids = (*tools.ids, *tools.AXES_IDS, tools.NEXT_AXES, tools.HANDLES, *tools.regions.ALL)
    return [*tools.commands.actions(*ids), *shaping_actions(tools)]


def checked(actions: list) -> list[int]:
    return [place for place, action in enumerate(actions) if action.isChecked()]


def test_one_tool_and_one_kind_of_axes_at_a_time(tools: Tools) -> None:
    assert (tools.tool, tools.chosen_axes) == (Tool.ROTATE, Axes.LOCAL)
    assert (checked(tools.commands.actions(*tools.ids)), checked(tools.commands.actions(*tools.AXES_IDS))) == ([2], [0])
    tools.commands[tools.ids[1]].trigger()
    tools.commands[tools.AXES_IDS[2]].trigger()
    assert (tools.tool, tools.chosen_axes) == (Tool.MOVE, Axes.PARENT)
    assert (checked(tools.commands.actions(*tools.ids)), checked(tools.commands.actions(*tools.AXES_IDS))) == ([1], [2])


def test_choosing_in_code_checks_the_action_and_is_told_once(tools: Tools) -> None:
    told = []
    tools.changed.connect(lambda: told.append(1))
    tools.choose(Tool.SELECT)
    assert checked(tools.commands.actions(*tools.ids)) == [0]
    assert len(told) == 1


def test_the_axes_go_round(tools: Tools) -> None:
    for mode, others in (
        (WindowMode.TRANSFORM, [Axes.GLOBAL, Axes.PARENT]),
        (WindowMode.EDIT, [Axes.GLOBAL, Axes.NORMAL]),
    ):
        tools.update_for_mode(mode)
        tools.choose_axes(Axes.LOCAL)
        seen = []
        for _ in range(4):
            tools.commands[tools.NEXT_AXES].trigger()
            seen.append(tools.chosen_axes)
        assert seen == [*others, Axes.SCREEN, Axes.LOCAL]


def test_a_virtual_axis_is_offered_where_the_document_has_one(window: QWidget, tmp_path: Path) -> None:
    stored = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    tools = Tools(CommandList(window), stored)
    tools.update_for_mode(WindowMode.EDIT)
    tools.choose_axes(Axes.SCREEN)
    assert tools.commands["axes.virtual"].isVisible()
    assert not tools.commands["axes.virtual"].isEnabled()
    tools.take_virtual_axis()
    assert (tools.chosen_axes, tools.commands["axes.virtual"].isChecked()) == (Axes.VIRTUAL, True)
    tools.commands[tools.NEXT_AXES].trigger()
    tools.commands[tools.NEXT_AXES].trigger()
    assert tools.chosen_axes is Axes.GLOBAL
    tools.choose_axes(Axes.SCREEN)
    tools.commands[tools.NEXT_AXES].trigger()
    assert tools.chosen_axes is Axes.VIRTUAL
    tools.update_for_mode(WindowMode.EDIT)
    assert (tools.chosen_axes, tools.commands["axes.virtual"].isEnabled()) == (Axes.SCREEN, False)


def test_handles_are_switched_and_all_can_be_disabled(tools: Tools) -> None:
    tools.commands[tools.HANDLES].trigger()
    assert not tools.shows_handles
    tools.update_for_mode(None)
    assert not any(action.isEnabled() for action in all_actions(tools))


def test_each_mode_has_a_choice_of_its_own(tools: Tools) -> None:
    tools.update_for_mode(WindowMode.EDIT)
    assert (tools.tool, tools.chosen_axes) == (Tool.SELECT, Axes.GLOBAL)
    tools.choose(Tool.SCALE)
    tools.choose_axes(Axes.NORMAL)
    tools.update_for_mode(WindowMode.TRANSFORM)
    assert (tools.tool, tools.chosen_axes) == (Tool.ROTATE, Axes.LOCAL)
    assert (checked(tools.commands.actions(*tools.ids)), checked(tools.commands.actions(*tools.AXES_IDS))) == ([2], [0])
    tools.update_for_mode(WindowMode.EDIT)
    assert (tools.tool, tools.chosen_axes) == (Tool.SCALE, Axes.NORMAL)


def test_only_what_can_be_done_in_a_mode_is_offered(tools: Tools) -> None:
    for mode, paints, offered in (
        (WindowMode.EDIT, True, "local global normal screen"),
        (WindowMode.TRANSFORM, False, "parent"),
    ):
        tools.update_for_mode(mode)
        assert tools.commands[tools.ids[3]].isEnabled()
        assert tools.commands[tools.ids[5]].isEnabled() is paints
        assert [action.isEnabled() for action in shaping_actions(tools)] == [paints] * len(shaping_actions(tools))
        names = [
            axes.value
            for axes, action in zip(Axes, tools.commands.actions(*tools.AXES_IDS), strict=True)
            if action.isVisible()
        ]
        assert set(offered.split()) <= set(names)
        assert len(names) == 5


def test_the_axes_are_remembered(window: QWidget, tmp_path: Path) -> None:
    stored = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    tools = Tools(CommandList(window), stored)
    tools.choose_axes(Axes.PARENT)
    tools.update_for_mode(WindowMode.EDIT)
    tools.choose_axes(Axes.SCREEN)
    again = Tools(CommandList(window), stored)
    assert again.chosen_axes is Axes.PARENT
    again.update_for_mode(WindowMode.EDIT)
    assert again.chosen_axes is Axes.SCREEN
    stored.setValue("handles/axes/edit", "parent")  # of the other mode
    again = Tools(CommandList(window), stored)
    again.update_for_mode(WindowMode.EDIT)
    assert again.chosen_axes is Axes.GLOBAL


def test_every_key_is_used_once(tools: Tools) -> None:
    keys = [key.toString() for action in all_actions(tools) for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set("VFMBDJA.")
    assert {action for action in all_actions(tools) if action.shortcuts()} == set(
        tools.commands.actions(*tools.in_view)
    )


def test_bodies_are_grabbed_only_where_there_is_physics(tools: Tools) -> None:
    tools.update_for_mode(WindowMode.TRANSFORM)
    assert not tools.commands["tool.grab"].isEnabled()
    tools.update_for_mode(WindowMode.TRANSFORM, has_physics=True)
    assert tools.commands["tool.grab"].isEnabled()
    tools.choose("grab")
    tools.update_for_mode(WindowMode.EDIT, has_physics=True)
    assert tools.tool is Tool.SELECT
    assert not tools.commands["tool.grab"].isEnabled()
    tools.update_for_mode(WindowMode.TRANSFORM, has_physics=True)
    assert tools.tool == "grab"
    tools.update_for_mode(WindowMode.TRANSFORM)
    assert tools.tool is Tool.ROTATE
    assert not tools.commands["tool.grab"].isChecked()
