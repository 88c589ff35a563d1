"""PaneType: one kind of pane, where its dock stands and when, and what makes the pane of a document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.program.plugin_list import PluginList
from editor.document.program.scripts import ScriptFile, View
from editor.model.tables import TABLE_LABELS
from editor.ui.command import CommandList, Declaration
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.commands.motion_commands import Transport
from editor.ui.models.marks import NameMode
from editor.ui.services import WindowMode, WindowServices
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings

Area = Qt.DockWidgetArea
MakePane = Callable[[Document], QWidget]
EVERY_MODE = frozenset(WindowMode)
TRANSFORM_ONLY = frozenset((WindowMode.TRANSFORM,))
EVERY_TABLE = frozenset(TABLE_LABELS)


class ServedPane(Protocol):
    """A pane that asks the window for something."""

    services: WindowServices


Served = TypeVar("Served", bound=ServedPane)


class PaneContext(QObject):
    """The objects that the window gives to panes; what they ask of it goes to its `services`."""

    def __init__(
        self,
        services: WindowServices,
        commands: CommandList,
        names: NameMode,
        transport: Transport,
        masks: MaskCommands,
        stored: QSettings,
        make_second: MakePane,
        plugins: PluginList,
        view: Callable[[], View | None],
        tools: Tools,
        view_settings: ViewSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.services = services
        self.commands = commands
        self.names = names
        self.transport = transport
        self.masks = masks
        self.stored = stored
        self.make_second = make_second
        self.plugins = plugins
        self.view = view  # in which the current document is worked in
        self.tools = tools
        self.view_settings = view_settings
        self.script = ScriptFile(stored, self)

    def served(self, pane: Served) -> Served:
        """A pane that has `services`, which are those of the window from now on."""
        pane.services = self.services
        return pane


@dataclass(frozen=True, slots=True, kw_only=True)
class PaneType:
    """One kind of pane; a document gets one of each, in its dock."""

    name: str  # of its dock
    title: Any  # to be translated, as is the help
    make: Callable[[PaneContext, Document], QWidget]
    area: Area
    size: tuple[int, int]  # that the dock wants, in logical pixels
    icon: str = ""  # on its tab
    help: Any = ""  # what the pane shows and what can be done there: its chapter of the handbook
    key: str = ""  # takes the keyboard there; "" for none
    menu: str = ""  # the part of the menus with the command that does so; "" for none
    group: str = ""  # those of an area with the same one lie upon each other in Edit mode
    modes: frozenset[WindowMode] = EVERY_MODE  # in which it is offered
    home: WindowMode | None = None  # the one that it is for, of several modes
    workspaces: frozenset[str] = frozenset()  # in which it is open as it comes, beside those that name it themselves
    floats: bool = False  # as a window of its own, as it comes
    is_of_plugin: bool = False
    tables: frozenset[str] = frozenset()  # whose rows it shows
    tool: str = ""  # whose settings it has: comes with it
    suits: Callable[[Document], bool] | None = None  # the documents that it is offered for; None for all
    commands: Declaration | None = None  # what the panes offer
    leads: Callable[[Document], bool] | None = None  # those of them for which it is not put behind others

    @property
    def is_for_poses(self) -> bool:
        """True if it is there for Transform mode, even if not in that alone."""
        return self.home is WindowMode.TRANSFORM or self.modes == TRANSFORM_ONLY


def tab_groups(panes: Iterable[PaneType], mode: WindowMode, open_panes: Sequence[str]) -> list[list[PaneType]]:
    """Return the groups of panes that lie upon each other as they come, the front first: in Transform mode all of an
    area. `open_panes`, by name, are before others, in their order.
    """
    groups: dict[tuple[Area, str], list[PaneType]] = {}
    for pane in panes:
        if mode in pane.modes and not pane.floats:
            group = pane.group if mode is WindowMode.EDIT else ""
            groups.setdefault((pane.area, group), []).append(pane)
    order = {name: number for number, name in enumerate(open_panes)}
    return [sorted(group, key=lambda pane: order.get(pane.name, len(order))) for group in groups.values()]


def offered(panes: Sequence[PaneType], mode: WindowMode) -> list[str]:
    """The names of the docks that there are in a mode."""
    return [pane.name for pane in panes if mode in pane.modes]
