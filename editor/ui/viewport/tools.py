"""What dragging in the model view does to what is selected: one choice of tool and axes for the whole window.

Each mode has a choice of its own, for who edits mostly clicks, and who poses mostly turns.
"""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.operations.painting.sculpt_stroke import SculptBrush
from editor.operations.painting.weight_stroke import WeightBrush
from editor.ui.action import exclusive, make_action
from editor.ui.current_document import WindowMode
from editor.ui.viewport.brush_settings import BrushSettings
from editor.ui.viewport.click_placing import ClickPlacing
from editor.ui.viewport.region_tool import RegionTool
from editor.ui.viewport.shaping import Shaping

InView = Qt.ShortcutContext.WidgetWithChildrenShortcut
AXES = "handles/axes"
KEPT_OF_SCULPTING = ("mode", "strength", "mirrors", "falloff")  # from one run to the next
KEPT_OF_WEIGHTS = (*KEPT_OF_SCULPTING, "weight", "normalize")


class Tool(Enum):
    SELECT = "select"
    MOVE = "move"
    ROTATE = "rotate"
    SCALE = "scale"
    GRAB = "grab"
    PAINT = "paint"
    SCULPT = "sculpt"
    KNIFE = "knife"


ON_SURFACE = (Tool.PAINT, Tool.SCULPT, Tool.KNIFE)


class Axes(Enum):
    """Whose axes the handles have."""

    LOCAL = "local"
    GLOBAL = "global"
    PARENT = "parent"
    NORMAL = "normal"
    SCREEN = "screen"
    VIRTUAL = "virtual"


TOOLS = {
    WindowMode.EDIT: (Tool.SELECT, Tool.MOVE, Tool.ROTATE, Tool.SCALE, Tool.PAINT, Tool.SCULPT, Tool.KNIFE),
    WindowMode.TRANSFORM: (Tool.SELECT, Tool.MOVE, Tool.ROTATE, Tool.SCALE, Tool.GRAB),
}
AXES_OF = {
    WindowMode.EDIT: (Axes.LOCAL, Axes.GLOBAL, Axes.NORMAL, Axes.SCREEN, Axes.VIRTUAL),
    WindowMode.TRANSFORM: (Axes.LOCAL, Axes.GLOBAL, Axes.PARENT, Axes.SCREEN, Axes.VIRTUAL),
}


class Tools(QObject):
    """The choice, and the actions that make it: `actions`, `axes`, `next_axes` and `handles`, for menu and tool bar.

    `regions` says how to select, `placing` whether a click makes a bone instead, `shaping` what else there is to choose
    in Edit mode, `painting` how weights are painted, `sculpting` how the mesh is. `stored` is where the choices of
    axes, shaping and brushes are kept; None keeps them nowhere.
    """

    changed = Signal()
    chosen = Signal(object)  # the Tool that the user takes

    def __init__(self, owner: QWidget, stored: QSettings | None = None) -> None:
        super().__init__(owner)
        self._stored = stored
        self._mode = WindowMode.TRANSFORM
        self._tool = {WindowMode.EDIT: Tool.SELECT, WindowMode.TRANSFORM: Tool.ROTATE}
        self._axes = {mode: self._stored_axes(mode) for mode in WindowMode}
        self._has_virtual_axis = False  # in the document
        self.shows_handles = True
        self.shaping = Shaping(owner, stored)
        self.shaping.setParent(self)
        self.regions = RegionTool(owner)
        self.regions.setParent(self)
        self.placing = ClickPlacing(self)
        self.painting = BrushSettings(WeightBrush(), "painting", KEPT_OF_WEIGHTS, self, stored)
        self.sculpting = BrushSettings(SculptBrush(strength=0.5), "sculpting", KEPT_OF_SCULPTING, self, stored)
        self.actions = self._make_tools(owner)
        self.axes = self._make_axes(owner)
        self.next_axes = make_action(owner, self.tr("&Next axes"), self._go_to_next_axes, keys=["L"], context=InView)
        self.handles = make_action(
            owner, self.tr("&Handles"), self._show_handles, keys=["H"], icon="handles", checked=True, context=InView
        )
        # Those whose keys work in the model view only.
        self.in_view = [*self.actions, self.next_axes, self.handles, *self.regions.all]
        self.update_for_mode(self._mode)

    @property
    def tool(self) -> Tool:
        return self._tool[self._mode]

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
        if not has_physics and self._tool[WindowMode.TRANSFORM] is Tool.GRAB:
            self._tool[WindowMode.TRANSFORM] = Tool.ROTATE
        for place, tool in enumerate(Tool):
            is_offered = mode is not None and tool in TOOLS[mode] and (has_physics or tool is not Tool.GRAB)
            self.actions[place].setEnabled(is_offered)
            self.actions[place].setChecked(tool is self.tool)
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

    def action(self, tool: Tool) -> QAction:
        """The action that takes a tool."""
        return self.actions[list(Tool).index(tool)]

    def choose(self, tool: Tool) -> None:
        """Take a tool of the present mode."""
        self.action(tool).setChecked(True)
        self._tool[self._mode] = tool
        self.changed.emit()

    def leave_surface(self) -> None:
        """Take Select again in place of what works on the surface of a model, with which no bones are seen."""
        if self._tool[WindowMode.EDIT] in ON_SURFACE:
            self._tool[WindowMode.EDIT] = Tool.SELECT
            self.action(self.tool).setChecked(True)
            self.changed.emit()

    def _take(self, tool: Tool) -> None:
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

    def _make_tools(self, owner: QWidget) -> list[QAction]:
        # The keys next to each other are those of most 3D programs, the others those of MikuMikuDance.
        texts = {
            Tool.SELECT: (self.tr("&Select"), ["Q", "C"], self.tr("Click or drag a box to select")),
            Tool.MOVE: (self.tr("&Move"), ["W", "Z"], self.tr("Move what is selected by its arrows")),
            Tool.ROTATE: (self.tr("&Rotate"), ["E", "X"], self.tr("Rotate the selection by its rings")),
            Tool.SCALE: (self.tr("S&cale"), ["R", "S"], self.tr("Scale what is selected by its arms or its ring")),
            Tool.GRAB: (self.tr("&Grab"), ["G"], self.tr("Pull rigid bodies, cloth, and what they move")),
            Tool.PAINT: (
                self.tr("Paint &weights"),
                ["P"],
                self.tr("Paint the weight of the current bone; Shift+click takes the bone, Ctrl+click the weight"),
            ),
            Tool.SCULPT: (
                self.tr("Sc&ulpt"),
                ["U"],
                self.tr("Move, smooth, inflate or restore the surface; Shift smooths, Ctrl inflates inwards"),
            ),
            Tool.KNIFE: (self.tr("&Knife"), ["K"], self.tr("Draw a line across the faces that are to be cut")),
        }
        actions = [
            make_action(owner, text, partial(self._take, tool), keys=keys, icon=tool.value, tip=tip, context=InView)
            for tool, (text, keys, tip) in texts.items()
        ]
        return exclusive(owner, actions, list(texts).index(self.tool))

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
