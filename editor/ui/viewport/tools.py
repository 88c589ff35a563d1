"""What dragging in the model view does to what is selected: one choice of tool and axes for the whole window.

Each mode has a choice of its own, for who edits mostly clicks, and who poses mostly turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from editor.operations.painting.sculpt_stroke import SculptBrush
from editor.operations.painting.weight_stroke import WeightBrush
from editor.ui.action import exclusive, make_action
from editor.ui.current_document import WindowMode
from editor.ui.viewport.brush_settings import BrushSettings
from editor.ui.viewport.click_placing import ClickPlacing
from editor.ui.viewport.region_tool import RegionTool
from editor.ui.viewport.shaping import Shaping
from editor.ui.viewport.tool_list import TOOL_TYPES
from editor.ui.viewport.view_tool import Tool as Tool
from editor.ui.viewport.view_tool import ToolNeed, ToolType

OWN = frozenset(row.id for row in TOOL_TYPES)
InView = Qt.ShortcutContext.WidgetWithChildrenShortcut
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
    """The choice, and the actions that make it: `actions`, `axes`, `next_axes` and `handles`, for menu and tool bar.

    `regions` says how to select, `placing` whether a click makes a bone instead, `shaping` what else there is to choose
    in Edit mode, `settings` what there is to choose of tools, by id. `stored` is where the choices of axes, shaping and
    tools are kept; None keeps them nowhere. `row` is the tool that is chosen; `rows` has all, those of plug-ins last.
    """

    changed = Signal()
    chosen = Signal(object)  # the id of the tool that the user takes
    rows_changed = Signal(object)  # the ids of tools that are gone, or others now

    def __init__(self, owner: QWidget, stored: QSettings | None = None) -> None:
        super().__init__(owner)
        self._owner, self._stored = owner, stored
        self._mode = WindowMode.TRANSFORM
        self.rows = {row.id: row for row in TOOL_TYPES}
        self._chosen = {mode: self.rows[tool] for mode, tool in AT_FIRST.items()}
        self.row = self._chosen[self._mode]
        self._given: frozenset[ToolNeed] = frozenset()  # by the document
        self._is_offering = True  # anything at all
        self._axes = {mode: self._stored_axes(mode) for mode in WindowMode}
        self._has_virtual_axis = False  # in the document
        self.shows_handles = True
        self.shaping = Shaping(owner, stored)
        self.shaping.setParent(self)
        self.regions = RegionTool(owner)
        self.regions.setParent(self)
        self.placing = ClickPlacing(self)
        self.settings: dict[str, Any] = {row.id: row.settings(self, stored) for row in TOOL_TYPES if row.settings}
        self._group = QActionGroup(owner)
        self._of_tools = {row.id: self._make_tool(row) for row in TOOL_TYPES}
        self.axes = self._make_axes(owner)
        self.next_axes = make_action(owner, self.tr("&Next axes"), self._go_to_next_axes, keys=["L"], context=InView)
        self.handles = make_action(
            owner, self.tr("&Handles"), self._show_handles, keys=["H"], icon="handles", checked=True, context=InView
        )
        self.update_for_mode(self._mode)

    @property
    def actions(self) -> list[QAction]:
        """Those that take a tool, in the order of `rows`."""
        return list(self._of_tools.values())

    @property
    def in_view(self) -> list[QAction]:
        """Those whose keys work in the model view only."""
        return [*self.actions, self.next_axes, self.handles, *self.regions.all]

    @property
    def tool(self) -> str:
        """The id of the tool that is chosen."""
        return self.row.id

    @property
    def painting(self) -> BrushSettings[WeightBrush]:
        """How weights are painted."""
        settings: BrushSettings[WeightBrush] = self.settings[Tool.PAINT]
        return settings

    @property
    def sculpting(self) -> BrushSettings[SculptBrush]:
        """How the mesh is sculpted."""
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
        self._given = frozenset({ToolNeed.PHYSICS}) if has_physics else frozenset()
        self._is_offering = mode is not None
        self._offer_tools()
        for place, axes in enumerate(Axes):
            is_offered = mode is not None and axes in AXES_OF[mode]
            self.axes[place].setEnabled(is_offered and (has_virtual_axis or axes is not Axes.VIRTUAL))
            self.axes[place].setVisible(is_offered or mode is None)
            self.axes[place].setChecked(axes is self.chosen_axes)
        for action in (self.next_axes, self.handles, *self.regions.all):
            action.setEnabled(mode is not None)
        self.shaping.set_enabled(mode is WindowMode.EDIT)
        self.changed.emit()

    @property
    def all(self) -> list[QAction]:
        return [*self.actions, *self.axes, self.next_axes, self.handles, *self.shaping.actions, *self.regions.all]

    def action(self, tool: str) -> QAction:
        """The action that takes a tool."""
        return self._of_tools[tool]

    def choose(self, tool: str) -> None:
        """Take a tool of the present mode."""
        self.action(tool).setChecked(True)
        self.row = self._chosen[self._mode] = self.rows[tool]
        self.changed.emit()

    def leave_surface(self) -> None:
        """Take again what modes begin with in place of tools that do not stay, as with them no bones are seen."""
        leaving = [mode for mode, row in self._chosen.items() if not row.stays]
        for mode in leaving:
            self._chosen[mode] = self.rows[AT_FIRST[mode]]
        if leaving:
            self._offer_tools()
            self.changed.emit()

    def offer(self, added: Sequence[ToolType]) -> None:
        """Offer these tools of plug-ins, in place of those that were offered before."""
        gone = [id for id in self.rows if id not in OWN]
        for id in gone:
            del self.rows[id]
            self._of_tools.pop(id).deleteLater()
        for row in added:
            self.rows[row.id], self._of_tools[row.id] = row, self._make_tool(row)
        self._chosen = {mode: self.rows.get(row.id, self.rows[AT_FIRST[mode]]) for mode, row in self._chosen.items()}
        self._offer_tools()
        self.rows_changed.emit(gone)
        if gone or added:
            self.changed.emit()

    def _offer_tools(self) -> None:
        """Enable what can be used in the present mode, and go back to what it begins with where the choice cannot."""
        for mode, row in self._chosen.items():
            if not row.needs <= self._given:
                self._chosen[mode] = self.rows[AT_FIRST[mode]]
        self.row = self._chosen[self._mode]
        for id, row in self.rows.items():
            action = self._of_tools[id]
            action.setEnabled(self._is_offering and self._mode in row.modes and row.needs <= self._given)
            action.setChecked(row is self.row)

    def _take(self, tool: str) -> None:
        self.choose(tool)
        self.chosen.emit(tool)

    def choose_axes(self, axes: Axes) -> None:
        """Take axes of the present mode."""
        self.axes[list(Axes).index(axes)].setChecked(True)
        self._axes[self._mode] = axes
        if self._stored is not None and axes is not Axes.VIRTUAL:  # which goes with the document
            self._stored.setValue(f"{AXES}/{self._mode.value}", axes.value)
        self.changed.emit()

    def take_virtual_axis(self) -> None:
        """Take the virtual axis that the document has just got."""
        self._has_virtual_axis = True
        self.axes[list(Axes).index(Axes.VIRTUAL)].setEnabled(True)
        self.choose_axes(Axes.VIRTUAL)

    def _show_handles(self, shown: bool) -> None:
        self.shows_handles = shown
        self.changed.emit()

    def _go_to_next_axes(self) -> None:
        every = [axes for axes in AXES_OF[self._mode] if self._has_virtual_axis or axes is not Axes.VIRTUAL]
        self.choose_axes(every[(every.index(self.chosen_axes) + 1) % len(every)])

    def _stored_axes(self, mode: WindowMode) -> Axes:
        at_first = Axes.GLOBAL if mode is WindowMode.EDIT else Axes.LOCAL
        value = None if self._stored is None else self._stored.value(f"{AXES}/{mode.value}")
        return next((axes for axes in AXES_OF[mode] if axes.value == value), at_first)

    def _make_tool(self, row: ToolType) -> QAction:
        label, tip = (QCoreApplication.translate("Tools", text) for text in (row.label, row.tip))
        take = partial(self._take, row.id)
        action = make_action(self._owner, label, take, keys=row.keys, icon=row.icon, tip=tip, context=InView)
        action.setCheckable(True)
        self._group.addAction(action)
        return action

    def _make_axes(self, owner: QWidget) -> list[QAction]:
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
        actions = [
            make_action(owner, text, partial(self.choose_axes, axes), icon=f"axes-{axes.value}", tip=tip)
            for axes, (text, tip) in texts.items()
        ]
        return exclusive(owner, actions, list(texts).index(self.chosen_axes))
