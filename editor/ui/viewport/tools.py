"""Tools of the model view in the order of the menu, and the choice of tool and axes for the whole window.

Each mode has a choice of its own, for who edits mostly clicks, and who poses mostly turns. A new tool takes a module
with a ViewTool, and a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QSettings, Signal

from editor.operations.painting.sculpt_stroke import SculptBrush
from editor.operations.painting.weight_stroke import WeightBrush
from editor.ui.action import with_bound_keys
from editor.ui.command import Answer, Command, CommandList, InView
from editor.ui.services import WindowMode
from editor.ui.viewport.brush_painter import BrushSettings
from editor.ui.viewport.click_placing import ClickPlacing
from editor.ui.viewport.grab import Grab
from editor.ui.viewport.knife import Knife
from editor.ui.viewport.painters import SculptPainter, WeightPainter, sculpt_settings, weight_settings
from editor.ui.viewport.region_tool import RegionTool
from editor.ui.viewport.shaping import Shaping
from editor.ui.viewport.view_tool import Tool as Tool
from editor.ui.viewport.view_tool import ToolNeed, ToolType

BOTH_MODES = frozenset(WindowMode)
EDIT_ONLY = frozenset({WindowMode.EDIT})
TRANSFORM_ONLY = frozenset({WindowMode.TRANSFORM})

# The keys next to each other are those of most 3D programs, the others those of MikuMikuDance.
TOOL_TYPES: tuple[ToolType, ...] = (
    ToolType(
        id=Tool.SELECT,
        label=QT_TRANSLATE_NOOP("Tools", "&Select"),
        tip=QT_TRANSLATE_NOOP("Tools", "Click or drag a box to select"),
        keys=("Q", "C"),
        icon="select",
        modes=BOTH_MODES,
    ),
    ToolType(
        id=Tool.MOVE,
        label=QT_TRANSLATE_NOOP("Tools", "&Move"),
        tip=QT_TRANSLATE_NOOP("Tools", "Move what is selected by its arrows"),
        keys=("W", "Z"),
        icon="move",
        modes=BOTH_MODES,
        has_handles=True,
    ),
    ToolType(
        id=Tool.ROTATE,
        label=QT_TRANSLATE_NOOP("Tools", "&Rotate"),
        tip=QT_TRANSLATE_NOOP("Tools", "Rotate the selection by its rings"),
        keys=("E", "X"),
        icon="rotate",
        modes=BOTH_MODES,
        has_handles=True,
    ),
    ToolType(
        id=Tool.SCALE,
        label=QT_TRANSLATE_NOOP("Tools", "S&cale"),
        tip=QT_TRANSLATE_NOOP("Tools", "Scale what is selected by its arms or its ring"),
        keys=("R", "S"),
        icon="scale",
        modes=BOTH_MODES,
        has_handles=True,
    ),
    ToolType(
        id="grab",
        label=QT_TRANSLATE_NOOP("Tools", "&Grab"),
        tip=QT_TRANSLATE_NOOP("Tools", "Pull rigid bodies, cloth, and what they move"),
        keys=("G",),
        icon="grab",
        modes=TRANSFORM_ONLY,
        needs=frozenset({ToolNeed.PHYSICS}),
        hides_pickable=True,
        make=Grab,
    ),
    ToolType(
        id=Tool.PAINT,
        label=QT_TRANSLATE_NOOP("Tools", "Paint &weights"),
        tip=QT_TRANSLATE_NOOP(
            "Tools", "Paint the weight of the current bone; Shift+click takes the bone, Ctrl+click the weight"
        ),
        keys=("P",),
        icon="paint",
        modes=EDIT_ONLY,
        stays=False,
        make=WeightPainter,
        settings=weight_settings,
    ),
    ToolType(
        id=Tool.SCULPT,
        label=QT_TRANSLATE_NOOP("Tools", "Sc&ulpt"),
        tip=QT_TRANSLATE_NOOP(
            "Tools", "Move, smooth, inflate or restore the surface; Shift smooths, Ctrl inflates inwards"
        ),
        keys=("U",),
        icon="sculpt",
        modes=EDIT_ONLY,
        hides_pickable=True,
        stays=False,
        make=SculptPainter,
        settings=sculpt_settings,
    ),
    ToolType(
        id="knife",
        label=QT_TRANSLATE_NOOP("Tools", "&Knife"),
        tip=QT_TRANSLATE_NOOP("Tools", "Draw a line across the faces that are to be cut"),
        keys=("K",),
        icon="knife",
        modes=EDIT_ONLY,
        stays=False,
        make=Knife,
    ),
)


OWN = frozenset(row.id for row in TOOL_TYPES)
AXES = "handles/axes"


class Axes(Enum):
    """Whose axes the handles have."""

    LOCAL = "local"
    GLOBAL = "global"
    PARENT = "parent"
    NORMAL = "normal"
    SCREEN = "screen"
    VIRTUAL = "virtual"


AT_FIRST = {WindowMode.EDIT: Tool.SELECT, WindowMode.TRANSFORM: Tool.ROTATE}
AXES_OF = {
    WindowMode.EDIT: (Axes.LOCAL, Axes.GLOBAL, Axes.NORMAL, Axes.SCREEN, Axes.VIRTUAL),
    WindowMode.TRANSFORM: (Axes.LOCAL, Axes.GLOBAL, Axes.PARENT, Axes.SCREEN, Axes.VIRTUAL),
}


class Tools(QObject):
    """The choice, and the commands that make it, whose ids are `ids`, `AXES_IDS`, `NEXT_AXES` and `HANDLES`.

    `regions` says how to select, `placing` whether a click makes a bone instead, `shaping` what else there is to choose
    in Edit mode, `settings` what there is to choose of tools, by id. `stored` is where the choices of axes, shaping and
    tools are kept; None keeps them nowhere. `row` is the tool that is chosen; `rows` has all, those of plug-ins last.
    """

    AXES_IDS = tuple(f"axes.{axes.value}" for axes in Axes)
    NEXT_AXES, HANDLES = "tool.next-axes", "tool.handles"

    changed = Signal()
    chosen = Signal(str)  # the id of the tool that the user takes
    rows_changed = Signal(list)  # the ids of tools that are gone, or others now

    def __init__(self, commands: CommandList, stored: QSettings | None = None) -> None:
        super().__init__(commands)
        self.commands, self._stored = commands, stored
        self._mode = WindowMode.TRANSFORM
        self.rows = {row.id: row for row in TOOL_TYPES}
        self._chosen = {mode: self.rows[tool] for mode, tool in AT_FIRST.items()}
        self.row = self._chosen[self._mode]
        self._met_needs: frozenset[ToolNeed] = frozenset()  # by the document
        self._is_offering = True  # anything at all
        self._axes = {mode: self._stored_axes(mode) for mode in WindowMode}
        self._has_virtual_axis = False  # in the document
        self.shows_handles = True
        self.shaping = Shaping(commands, stored, self._can_shape)
        self.regions = RegionTool(commands, self._has_document)
        self.placing = ClickPlacing(self)
        self.settings: dict[str, Any] = {row.id: row.settings(self, stored) for row in TOOL_TYPES if row.settings}
        commands.add([*map(self._tool_command, TOOL_TYPES), *self._of_axes(), *self._of_handles()], "Tools")
        self.update_for_mode(self._mode)

    @property
    def ids(self) -> list[str]:
        """Those of the commands that take a tool, in the order of `rows`."""
        return [row.command_id for row in self.rows.values()]

    @property
    def in_view(self) -> list[str]:
        """The ids of those whose keys work in the model view only."""
        return [*self.ids, self.NEXT_AXES, self.HANDLES, *self.regions.ALL]

    @property
    def mode(self) -> WindowMode:
        """The mode that tools are offered for."""
        return self._mode

    @property
    def offered(self) -> list[ToolType]:
        """The tools that there are in the mode, whether they can be taken now or not."""
        return [row for row in self.rows.values() if self._mode in row.modes]

    @property
    def tool(self) -> str:
        """The id of the tool that is chosen."""
        return self.row.id

    @property
    def painting(self) -> BrushSettings[WeightBrush]:
        """The settings of weight painting."""
        settings: BrushSettings[WeightBrush] = self.settings[Tool.PAINT]
        return settings

    @property
    def sculpting(self) -> BrushSettings[SculptBrush]:
        """The settings of sculpting."""
        settings: BrushSettings[SculptBrush] = self.settings[Tool.SCULPT]
        return settings

    @property
    def chosen_axes(self) -> Axes:
        return self._axes[self._mode]

    def update_for_mode(
        self, mode: WindowMode | None, *, has_physics: bool = False, has_virtual_axis: bool = False
    ) -> None:
        """Offer what can be done in a mode, with physics and a virtual axis or without; nothing without a mode."""
        if mode is not None:
            self._mode = mode
        self._has_virtual_axis = has_virtual_axis
        if not has_virtual_axis:
            for each in [each for each, axes in self._axes.items() if axes is Axes.VIRTUAL]:
                self._axes[each] = self._stored_axes(each)
        self._met_needs = frozenset({ToolNeed.PHYSICS}) if has_physics else frozenset()
        self._is_offering = mode is not None
        self._put_back()
        self._change()

    def _change(self) -> None:
        self.commands.renew_soon()
        self.changed.emit()

    def choose(self, tool: str) -> None:
        """Take a tool of the present mode."""
        self.row = self._chosen[self._mode] = self.rows[tool]
        self._change()

    def leave_surface(self) -> None:
        """Take again what modes begin with in place of tools that do not stay, as with them no bones are seen."""
        leaving = [mode for mode, row in self._chosen.items() if not row.stays]
        for mode in leaving:
            self._chosen[mode] = self.rows[AT_FIRST[mode]]
        if leaving:
            self._put_back()
            self._change()

    def offer(self, added: Sequence[ToolType]) -> None:
        """Offer these tools of plug-ins, in place of those that were offered before."""
        gone = [id for id in self.rows if id not in OWN]
        for id in gone:
            self.commands.remove(self.rows.pop(id).command_id)
        for row in added:
            self.rows[row.id] = row
        self.commands.add([self._tool_command(row) for row in added], "PluginTools")
        self._chosen = {mode: self.rows.get(row.id, self.rows[AT_FIRST[mode]]) for mode, row in self._chosen.items()}
        self._put_back()
        self.rows_changed.emit(gone)
        if gone or added:
            self._change()

    def _put_back(self) -> None:
        """Go back to what modes begin with where the choice cannot be used."""
        for mode, row in self._chosen.items():
            if not row.needs <= self._met_needs:
                self._chosen[mode] = self.rows[AT_FIRST[mode]]
        self.row = self._chosen[self._mode]

    def _take(self, tool: str) -> None:
        self.choose(tool)
        self.chosen.emit(tool)

    def choose_axes(self, axes: Axes) -> None:
        """Take axes of the present mode."""
        self._axes[self._mode] = axes
        if self._stored is not None and axes is not Axes.VIRTUAL:  # which goes with the document
            self._stored.setValue(f"{AXES}/{self._mode.value}", axes.value)
        self._change()

    def take_virtual_axis(self) -> None:
        """Take the virtual axis that the document has just got."""
        self._has_virtual_axis = True
        self.choose_axes(Axes.VIRTUAL)

    def _show_handles(self, shown: bool) -> None:
        self.shows_handles = shown
        self._change()

    def _go_to_next_axes(self) -> None:
        every = [axes for axes in AXES_OF[self._mode] if self._has_virtual_axis or axes is not Axes.VIRTUAL]
        self.choose_axes(every[(every.index(self.chosen_axes) + 1) % len(every)])

    def _stored_axes(self, mode: WindowMode) -> Axes:
        at_first = Axes.GLOBAL if mode is WindowMode.EDIT else Axes.LOCAL
        value = None if self._stored is None else self._stored.value(f"{AXES}/{mode.value}")
        return next((axes for axes in AXES_OF[mode] if axes.value == value), at_first)

    # -- commands --------------------------------------------------------------------------------------------------

    def _has_document(self) -> Answer:
        return self._is_offering or QCoreApplication.translate("Conditions", "No model is open")

    def _can_shape(self) -> Answer:
        if not self._is_offering:
            return self._has_document()
        return self._mode is WindowMode.EDIT or self._not_in_mode()

    def _can_take(self, row: ToolType) -> Answer:
        if not self._is_offering:
            return self._has_document()
        if self._mode not in row.modes:
            return self._not_in_mode()
        return row.needs <= self._met_needs or self.tr("It works while physics does")

    def _can_have(self, axes: Axes) -> Answer:
        if not self._is_offering:
            return self._has_document()
        if axes not in AXES_OF[self._mode]:
            return self._not_in_mode()
        return self._has_virtual_axis or axes is not Axes.VIRTUAL or self.tr("No virtual axis was set")

    def _not_in_mode(self) -> str:
        return with_bound_keys(self.tr("It works in the other mode[ ({mode.toggle})]"))

    def _tool_command(self, row: ToolType) -> Command:
        label, tip = (QCoreApplication.translate("Tools", text) for text in (row.label, row.tip))
        return Command(
            row.command_id,
            label,
            partial(self._take, row.id),
            row.keys,
            row.icon,
            tip,
            when=partial(self._can_take, row),
            checked=partial(self._is_taken, row),
            group="tool",
            scope=InView,
            menu="tools",
        )

    def _is_taken(self, row: ToolType) -> bool:
        return row is self.row

    def _of_handles(self) -> list[Command]:
        when = self._has_document
        return [
            Command(
                self.NEXT_AXES,
                self.tr("&Next axes"),
                self._go_to_next_axes,
                ["L"],
                when=when,
                scope=InView,
                menu="axes.next",
            ),
            Command(
                self.HANDLES,
                self.tr("&Handles"),
                self._show_handles,
                ["H"],
                "handles",
                when=when,
                checked=lambda: self.shows_handles,
                scope=InView,
                menu="handles",
            ),
        ]

    def _of_axes(self) -> list[Command]:
        texts = {
            Axes.LOCAL: (
                self.tr("&Local axes"),
                self.tr("Handles along the local axes of the bone, body or joint"),
            ),
            Axes.GLOBAL: (self.tr("Glo&bal axes"), self.tr("Handles have the axes of the model")),
            Axes.PARENT: (self.tr("&Parent axes"), self.tr("Handles along the axes of the posed parent")),
            Axes.NORMAL: (
                self.tr("N&ormal axes"),
                self.tr("Z is the mean of the normals of the vertices that are selected"),
            ),
            Axes.SCREEN: (self.tr("Scr&een axes"), self.tr("Handles have the axes of the picture")),
            Axes.VIRTUAL: (
                self.tr("&Virtual axis"),
                self.tr("Z is the axis that was set, wherever the selection is; it is turned about and moved along"),
            ),
        }
        return [
            Command(
                f"axes.{axes.value}",
                text,
                partial(self.choose_axes, axes),
                icon=f"axes-{axes.value}",
                tip=tip,
                when=partial(self._can_have, axes),
                checked=partial(self._has_axes, axes),
                offered=partial(self._offers_axes, axes),
                group="axes",
                menu="axes",
            )
            for axes, (text, tip) in texts.items()
        ]

    def _has_axes(self, axes: Axes) -> bool:
        return axes is self.chosen_axes

    def _offers_axes(self, axes: Axes) -> bool:
        return not self._is_offering or axes in AXES_OF[self._mode]
