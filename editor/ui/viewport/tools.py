"""What dragging in the model view does to what is selected: one choice of tool and axes for the whole window."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from editor.ui.actions.action import make_action

InView = Qt.ShortcutContext.WidgetWithChildrenShortcut


class Tool(Enum):
    SELECT = "select"
    MOVE = "move"
    ROTATE = "rotate"


class Axes(Enum):
    """Whose axes the handles have."""

    LOCAL = "local"
    GLOBAL = "global"
    PARENT = "parent"


class Tools(QObject):
    """The choice, and the actions that make it: `actions`, `axes`, `next_axes` and `handles`, for menu and tool bar."""

    changed = Signal()

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self.tool = Tool.ROTATE
        self.chosen_axes = Axes.LOCAL
        self.shows_handles = True
        self.actions = self._make_tools(owner)
        self.axes = self._make_axes(owner)
        self.next_axes = make_action(owner, self.tr("&Next axes"), self._go_to_next_axes, keys=["L"], context=InView)
        self.handles = make_action(
            owner, self.tr("&Handles"), self._show_handles, keys=["H"], icon="handles", checked=True, context=InView
        )
        self.in_view = [*self.actions, self.next_axes, self.handles]  # whose keys work in the model view only

    def set_enabled(self, enabled: bool) -> None:
        """Let the actions be used, where there is something to handle."""
        for action in self.all:
            action.setEnabled(enabled)

    @property
    def all(self) -> list[QAction]:
        return [*self.actions, *self.axes, self.next_axes, self.handles]

    def choose(self, tool: Tool) -> None:
        self.actions[list(Tool).index(tool)].setChecked(True)
        self.tool = tool
        self.changed.emit()

    def choose_axes(self, axes: Axes) -> None:
        self.axes[list(Axes).index(axes)].setChecked(True)
        self.chosen_axes = axes
        self.changed.emit()

    def _show_handles(self, shown: bool) -> None:
        self.shows_handles = shown
        self.changed.emit()

    def _go_to_next_axes(self) -> None:
        every = list(Axes)
        self.choose_axes(every[(every.index(self.chosen_axes) + 1) % len(every)])

    def _make_tools(self, owner: QWidget) -> list[QAction]:
        # The keys next to each other are those of most 3D programs, the others those of MikuMikuDance.
        texts = {
            Tool.SELECT: (self.tr("&Select"), ["Q", "C"], self.tr("Click or drag a box to select")),
            Tool.MOVE: (self.tr("&Move"), ["W", "Z"], self.tr("Move what is selected by its arrows")),
            Tool.ROTATE: (self.tr("&Rotate"), ["E", "X"], self.tr("Turn what is selected by its rings")),
        }
        actions = [
            make_action(owner, text, partial(self.choose, tool), keys=keys, icon=tool.value, tip=tip, context=InView)
            for tool, (text, keys, tip) in texts.items()
        ]
        return _exclusive(owner, actions, list(texts).index(self.tool))

    def _make_axes(self, owner: QWidget) -> list[QAction]:
        texts = {
            Axes.LOCAL: (self.tr("&Local axes"), self.tr("Handles have the axes of the bone, as it is turned")),
            Axes.GLOBAL: (self.tr("&Global axes"), self.tr("Handles have the axes of the model")),
            Axes.PARENT: (self.tr("&Parent axes"), self.tr("Handles have the axes of the parent, as it is turned")),
        }
        actions = [
            make_action(owner, text, partial(self.choose_axes, axes), icon=f"axes-{axes.value}", tip=tip)
            for axes, (text, tip) in texts.items()
        ]
        return _exclusive(owner, actions, list(texts).index(self.chosen_axes))


def _exclusive(owner: QObject, actions: list[QAction], chosen: int) -> list[QAction]:
    """The actions, of which one is checked at a time."""
    group = QActionGroup(owner)
    for place, action in enumerate(actions):
        action.setCheckable(True)
        action.setChecked(place == chosen)
        group.addAction(action)
    return actions
