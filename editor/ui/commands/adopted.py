"""Takes into a CommandList the actions that parts of the window make and enable themselves, by stable ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QAction

from editor.ui.commands.bake_commands import BakeCommands
from editor.ui.commands.command import CommandList, When
from editor.ui.commands.conditions import Conditions
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.commands.menu_entries import Entry
from editor.ui.commands.physics_commands import PhysicsCommands
from editor.ui.commands.playback_commands import ModeSwitch, Transport
from editor.ui.commands.shape_commands import ShapeCommands
from editor.ui.viewport.region_tool import Region
from editor.ui.viewport.shaping import Pivot
from editor.ui.viewport.tools import Axes, Tools


def adopt_tools(commands: CommandList, tools: Tools, when: When) -> dict[str, list[Entry]]:
    """Take in what chooses tools, axes, pivots and regions; the lists of them, for menus."""
    shaping, regions = tools.shaping, tools.regions
    following = ("with-children", "with-attached", "with-joints", "with-morphs", "normals")
    of_shaping = [shaping.symmetry, shaping.falls_off, *shaping.following]
    listed = {
        "tools": _adopt(commands, [row.command_id for row in tools.rows.values()], tools.actions, "Tools", when),
        "axes": _adopt(commands, _ids("axes", [axes.value for axes in Axes]), tools.axes, "Tools", when),
        "pivots": _adopt(commands, _ids("pivot", [pivot.value for pivot in Pivot]), shaping.pivots, "Shaping", when),
        "shaping": _adopt(commands, _ids("shaping", ("mirror", "falloff", *following)), of_shaping, "Shaping", when),
        "regions": _adopt(
            commands, _ids("region", [region.value for region in Region]), regions.actions, "RegionTool", when
        ),
    }
    more = {"next-axes": tools.next_axes, "handles": tools.handles}
    _adopt(commands, _ids("tool", more), more.values(), "Tools", when)
    more = {"through": regions.through, "smaller-brush": regions.smaller, "larger-brush": regions.larger}
    _adopt(commands, _ids("region", more), more.values(), "RegionTool", when)
    return listed


def adopt_playing(
    commands: CommandList, mode: ModeSwitch, transport: Transport, conditions: Conditions
) -> dict[str, list[Entry]]:
    """Take in the modes, and what plays motions; the list of what the menu Playing has."""
    of_mode = {"toggle": mode.toggle, "edit": mode.choices[0], "transform": mode.choices[1]}
    _adopt(commands, _ids("mode", of_mode), of_mode.values(), "ModeSwitch", conditions.document)
    names = ("play", "stop", "to-start", "step-back", "step-on", "to-end", "loop", "30-fps", "60-fps", "camera")
    ids: list[Entry] = []
    for id, action in zip(_ids("playback", names), transport.all, strict=True):
        when = conditions.playable if action in transport.for_motions else conditions.posing
        ids += _adopt(commands, [id], [action], "Transport", when)
    return {"playback": ids[2:]}


def adopt_posing(
    commands: CommandList,
    physics: PhysicsCommands,
    bakes: BakeCommands,
    shapes: ShapeCommands,
    conditions: Conditions,
) -> None:
    """Take in physics, and what makes a pose part of the model. Those that are operations have the operation's id."""
    of_physics = {
        "on": physics.switch,
        "only-playing": physics.only_playing,
        "reset": physics.reset,
        "settings": physics.settings,
    }
    _adopt(commands, _ids("physics", of_physics), of_physics.values(), "PhysicsCommands", conditions.posing)
    of_bakes = {"bake": bakes.bake, "settle": bakes.settle}
    _adopt(commands, _ids("physics", of_bakes), of_bakes.values(), "BakeCommands", conditions.posing)
    names = ("bone-morph", "vertex-morph", "apply-as-rest", "apply-morphs")
    _adopt(commands, _ids("pose", names), shapes.actions, "ShapeCommands", conditions.posing)


def adopt_masks(commands: CommandList, masks: MaskCommands) -> None:
    """Take in what hides and shows."""
    names = ("selected", "isolate", "bones-faces", "isolate-bones-faces", "morphs-faces", "isolate-morphs-faces")
    _adopt(commands, _ids("hide", names), masks.all[: len(names)], "MaskCommands", masks.reason)
    others = ("show-all", "invert", "isolate-belonging", "previous", "masks")
    _adopt(commands, _ids("hide", others), [*masks.others, masks.pane], "MaskCommands", masks.reason)


def adopt_related(commands: CommandList, of_tables: Mapping[str, QAction], when: When) -> None:
    """Take in what selects related rows, by table."""
    ids = [f"select.related-{table.replace('_', '-')}" for table in of_tables]
    _adopt(commands, ids, of_tables.values(), "RelatedMenu", when)


def adopt_cameras(commands: CommandList, keep: Iterable[QAction], recall: Iterable[QAction]) -> None:
    """Take in what remembers cameras by number, and looks from there."""
    for name, actions in (("remember", keep), ("look", recall)):
        for number, action in enumerate(actions, 1):
            commands.adopt(f"camera.{name}-{number}", action, "KeptCamerasMenu")


def _ids(subject: str, names: Iterable[str]) -> list[str]:
    return [f"{subject}.{name}" for name in names]


def _adopt(
    commands: CommandList, ids: Iterable[str], actions: Iterable[QAction], context: str, when: When
) -> list[Entry]:
    taken: list[Entry] = []
    for id, action in zip(ids, actions, strict=True):
        commands.adopt(id, action, context, when)
        taken.append(id)
    return taken
