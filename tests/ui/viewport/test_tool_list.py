"""The rows of the tools: each with an id of its own, and with all that is told of it."""

from __future__ import annotations

from editor.ui.viewport.tools import TOOL_TYPES
from editor.ui.viewport.view_tool import Tool


def test_each_tool_has_an_id_of_its_own_and_a_command_of_that_name() -> None:
    ids = [row.id for row in TOOL_TYPES]
    assert len(ids) == len(set(ids))
    assert set(Tool) <= set(ids)
    assert [row.command_id for row in TOOL_TYPES] == [f"tool.{id}" for id in ids]


def test_every_row_tells_what_it_does_and_has_keys_and_an_icon_of_its_own() -> None:
    assert [row.id for row in TOOL_TYPES if not (row.label and row.tip and row.keys and row.icon and row.modes)] == []
    keys = [key for row in TOOL_TYPES for key in row.keys]
    assert len(keys) == len(set(keys))


def test_what_has_handles_leaves_the_left_button_to_them() -> None:
    assert [row.id for row in TOOL_TYPES if row.has_handles] == [Tool.MOVE, Tool.ROTATE, Tool.SCALE]
    assert [row.id for row in TOOL_TYPES if row.has_handles and row.make is not None] == []
