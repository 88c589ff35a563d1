"""WindowCommands: all commands of the window, the menus and groups of buttons that offer them, and its workspaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QInputDialog, QMainWindow, QMenu, QWidget

from editor.document.document import Document
from editor.document.program.scripts import View
from editor.document.session import Session
from editor.late_imports import Late
from editor.model.names import fresh_name
from editor.ui.action import add_choice, is_letter, plain
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.commands.compare_commands import CompareCommands
from editor.ui.commands.document_commands import (
    BrowseCommands,
    DocumentCommands,
    RecentMenu,
    RecoverMenu,
    RecoveryCommands,
)
from editor.ui.commands.dynamic_menus import KeptCamerasMenu, RelatedMenu, SavedMasksMenu, SimilarMenu, StoredMenu
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.help_commands import HelpCommands
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.commands.menus import (
    BONES_BY_CLICK,
    CORNER_MENUS,
    MENU_BAR,
    MODEL_VIEW,
    OF_ROWS,
    OF_TABLES,
    OWN,
    MenuBuilder,
    MenuPlaces,
    Part,
    fold_less_used,
    leave_out_impossible,
)
from editor.ui.commands.motion_commands import ModeSwitch, Transport
from editor.ui.commands.operation_commands import ClickCommands, OperationCommands, UvCommands
from editor.ui.commands.palette import Palette
from editor.ui.commands.physics_commands import BakeCommands, PhysicsCommands
from editor.ui.commands.plugin_commands import PluginCommands, PluginTools
from editor.ui.commands.pose_commands import MorphCommands, PoseCommands, ShapeCommands
from editor.ui.commands.row_commands import EditCommands, RowCommands
from editor.ui.commands.select_commands import KINDS, SelectMenuCommands, kind_id
from editor.ui.commands.texture_commands import TextureCommands
from editor.ui.commands.transform_commands import HandlesCommands, TransformCommands
from editor.ui.commands.view_commands import CameraCommands, PanesMenu, ViewCommands
from editor.ui.dialog import Dialog
from editor.ui.dialogs.transform_box import CameraAxes
from editor.ui.keyboard import MenuKeys
from editor.ui.models.marks import NameMode
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.shortcuts import ListKeys, Shortcuts
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport
from editor.ui.workspaces import WORKSPACES, PaneStates, Workspace, Workspaces

ShortcutsDialog = Late("editor.ui.commands.keys_and_mouse:ShortcutsDialog")


@dataclass(slots=True)
class WindowParts:
    """The objects of the window that commands act on. `docks`, their keys and menus are by the names of panes."""

    commands: CommandList
    services: WindowServices
    session: Session
    current: CurrentDocument
    files: FileCommands
    recovery: RecoveryCommands
    rows: RowCommands
    poses: PoseCommands
    physics: PhysicsCommands
    shapes: ShapeCommands
    bakes: BakeCommands
    mode: ModeSwitch
    transport: Transport
    masks: MaskCommands
    tools: Tools
    view_settings: ViewSettings
    names: NameMode
    workspaces: Workspaces
    viewport: Callable[[], Viewport | None] = lambda: None
    camera_axes: CameraAxes = lambda: np.eye(3)
    is_for_poses: Callable[[], bool] = lambda: False
    docks: Mapping[str, QDockWidget] = field(default_factory=dict)
    dock_keys: Mapping[str, str] = field(default_factory=dict)
    dock_menus: Mapping[str, str] = field(default_factory=dict)


class WindowCommands(QObject):
    """`list` has them all, `menus` the menus by name, `menu_bar` those at the top."""

    def __init__(self, parts: WindowParts, window: QMainWindow) -> None:
        super().__init__(window)
        self._parts = parts
        self._window = window
        self._conditions = Conditions(parts.current)
        self.list = parts.commands
        self._make_own()
        self.operations = OperationCommands(parts.current, self.list, parts.services, window)
        plugins = parts.session.plugins
        self.plugin_tools = PluginTools(plugins, parts.tools, self.list, self._view)
        self.of_plugins = PluginCommands(parts.current, plugins, self.operations, self.list, self._view, window)
        self._builder = MenuBuilder(self.list, self.operations.listed, self._make_filled(), window)
        self.menu_bar = [self._builder.build(menu) for menu in MENU_BAR]
        self.menus = self._builder.menus
        self._follow(parts.current)
        self.shortcuts = Shortcuts(self.list, parts.session.settings.stored, self)
        ListKeys(self.list, self.shortcuts, window, self)
        parts.current.switched.connect(parts.tools.leave_surface)
        parts.session.plugins.reserve(self.list)
        parts.session.plugins.changed.connect(self._offer_plugins)
        self._offer_plugins()
        self.list.renew_soon()

    def __getitem__(self, id: str) -> QAction:
        return self.list[id]

    @property
    def corner_menus(self) -> dict[str, QMenu]:
        """The menus in the corner of a view, by the names of their icons."""
        return {icon: self.menus[name] for icon, name in CORNER_MENUS.items()}

    @property
    def in_view(self) -> list[QAction]:
        """Those whose keys work in the model view only."""
        kinds, of_axis = map(kind_id, KINDS), "axes.virtual-from-selection"
        ids = (*self.camera.in_view, *self.kept_cameras_menu.in_view, *kinds, *self._parts.tools.in_view, of_axis)
        return self.list.actions(*ids)

    @property
    def letters(self) -> list[QAction]:
        """Those of the model view whose keys are bare letters."""
        return [action for action in self.in_view if is_letter(action)]

    def make_view_menu(self) -> QMenu | None:
        """The menu of a right click in the model view, made for that click; None without a document."""
        document = self._parts.current.document
        if document is None:
            return None
        menu = self._builder.build(MODEL_VIEW)
        self.list.show_possible(self._builder.ids(MODEL_VIEW.entries))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        del self.menus[MODEL_VIEW.name]
        if document.selection.active_table == "bones":
            self._add_parts(menu, BONES_BY_CLICK)
        self.operations.add_to(menu, document, self._menu_places())
        leave_out_impossible(menu)
        fold_less_used(menu)
        MenuKeys([menu], menu)
        return menu

    def add_to(self, menu: QMenu, document: Document) -> None:
        """Add to the menu of a right click in a list what puts rows on the clipboard, and what its table offers.

        What cannot be done now is left out, of what is in the menu already, too.
        """
        self._add_parts(menu, *OF_ROWS)
        if (own := OF_TABLES.get(document.selection.active_table)) is not None:
            self._add_parts(menu, own)
        self._parts.rows.groups.add_to(menu, document)
        self.operations.add_to(menu, document, self._menu_places())
        leave_out_impossible(menu)
        fold_less_used(menu)
        menu.aboutToHide.connect(self.list.renew_soon)

    def _add_parts(self, menu: QMenu, *parts: Part) -> None:
        """Add the commands of parts to the menu of a right click, below a line."""
        ids = self._builder.ids(parts)
        self.list.show_possible(ids)
        menu.addSeparator()
        for action in self.list.actions(*ids):
            action.setProperty(OWN, parts != OF_ROWS)
            menu.addAction(action)

    def close_windows(self) -> None:
        """Close what stands beside the window."""
        self.handles.close_box()
        self.browse.close()
        for dialog in self._window.findChildren(Dialog):
            if dialog.goes_with_commands:
                dialog.close()

    def _show_keys(self) -> None:
        """Show the list of keys beside the window; does not block."""
        ShortcutsDialog(self.list, self.shortcuts, self.menu_bar, self._window).show()

    def _menu_places(self) -> MenuPlaces:
        return MenuPlaces(self.list, self.menu_bar)

    def _make_own(self) -> None:
        """Make the commands that are nobody else's."""
        parts, window, list = self._parts, self._window, self.list
        current, settings = parts.current, parts.view_settings
        documents = DocumentCommands(parts.session, parts.files, self._conditions, list, window)
        self.browse = BrowseCommands(parts.session, parts.files, list, parts.services, window)
        self.compare = CompareCommands(parts.session, parts.files, self._conditions, list, parts.services, window)
        EditCommands(current, parts.rows, parts.poses, list, parts.is_for_poses)
        self.handles = HandlesCommands(current, parts.tools, list, window, parts.camera_axes)
        self.select = SelectMenuCommands(current, parts.rows, list, parts.services)
        ClickCommands(current, parts.tools.placing, list, window)
        UvCommands(current, parts.viewport, list, window)
        TextureCommands(parts.session, self._conditions, list, window)
        TransformCommands(current, parts.files.motions, parts.poses, list)
        MorphCommands(current, list)
        language = parts.session.settings.preferences.language.value
        go_to_neighbour = parts.session.go_to_neighbour
        of_view = parts.names, language, parts.viewport, go_to_neighbour, list, parts.services
        self.view = ViewCommands(settings, *of_view)
        self.camera = CameraCommands(settings, parts.viewport, list, parts.services)
        stored, show_preference = parts.session.settings.stored, documents.show_preferences
        self.palette = Palette(list, lambda: current.document, self._menu_places, stored, show_preference, window)
        show = self.palette.open, self._show_keys
        self.help = HelpCommands(list, parts.session.settings, parts.services, *show, window)

    def _make_filled(self) -> Mapping[str, QMenu]:
        """Make the menus that fill themselves, by name, and take in the commands that they make."""
        parts, window, list = self._parts, self._window, self.list
        self.workspaces = WorkspacesMenu(parts.workspaces, self._conditions, list, window)
        self.panes = PanesMenu(parts.docks, parts.dock_keys, parts.dock_menus, list, parts.services, window)
        self.related = RelatedMenu(parts.current, self.select.select, list, window)
        self.similar = SimilarMenu(parts.current, self.select.select, window)
        self.stored = StoredMenu(parts.current, self.select.select, list, window)
        self.kept_cameras_menu = KeptCamerasMenu(parts.viewport, list, window)
        self.saved_masks = SavedMasksMenu(parts.masks, window)
        return {
            "operations.plugins": self.of_plugins.menu,
            "file.recent": RecentMenu(parts.session, parts.files, window),
            "file.compare": self.compare.menu,
            "file.recover": RecoverMenu(parts.recovery, window),
            "select.related": self.related,
            "select.similar": self.similar,
            "select.stored": self.stored,
            "camera.kept": self.kept_cameras_menu,
            "hide.saved": self.saved_masks,
            "view.panes": self.panes,
            "view.layouts": self.workspaces,
        }

    def _offer_plugins(self) -> None:
        """Offer what the plug-ins that are enabled add to the commands."""
        self.view.offer_of_plugins(self._parts.session.plugins, self.list, self.menus)
        self.plugin_tools.offer()
        self.of_plugins.offer(self.shortcuts, self.plugin_tools.ids)
        self.list.renew_soon()

    def _view(self) -> View | None:
        """Return the view that scripts see and turn the model in."""
        viewport = self._parts.viewport()
        return viewport.camera_control if viewport is not None else None

    def _follow(self, current: CurrentDocument) -> None:
        for signal in (
            current.switched,
            current.mode_changed,
            current.selection_changed,
            current.title_changed,
            current.motions_changed,
            current.playing_changed,
            current.history_changed,
            current.edited_morph_changed,
        ):
            signal.connect(self.list.renew_soon)


class PaneArrangement(Protocol):
    """The panes of the window."""

    def states(self) -> PaneStates: ...

    def reset(self) -> None: ...


def workspace_id(workspace: Workspace) -> str:
    """The id of the command that goes to a workspace of the program."""
    return f"workspace.{workspace.name}"


class WorkspacesMenu(QMenu):
    """`arrangement` is what it is about, given once there is one."""

    CHOICES = tuple(map(workspace_id, WORKSPACES))  # for a tool bar

    def __init__(self, workspaces: Workspaces, conditions: Conditions, commands: CommandList, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("Wor&kspaces"))
        self.arrangement: PaneArrangement | None = None
        self._workspaces = workspaces
        self._is_there = conditions.document
        self._own = workspaces.own
        self._window = window
        self._commands = commands
        self._switches = QActionGroup(self)
        commands.add(self._make_commands(), "WorkspacesMenu")
        self.addActions(commands.actions(*self.CHOICES))
        self.addSeparator()
        self._first = self.addSeparator()
        self.addActions(commands.actions("view.save-layout", "view.rename-layout", "view.delete-layout"))
        self.addSeparator()
        self.addActions(commands.actions("view.reset-layout"))
        ids = (*self.CHOICES, "view.save-layout", "view.rename-layout", "view.delete-layout", "view.reset-layout")
        self.aboutToShow.connect(partial(commands.show_possible, ids))
        self._own.changed.connect(self._fill)
        workspaces.changed.connect(self._fill)
        self.aboutToShow.connect(self._fill)
        self._fill()

    def _make_commands(self) -> list[Command]:
        tip = self.tr("Remember under a name where the panes stand, as a workspace of your own")
        is_own, is_there = self._is_own, self._is_there
        return [
            *map(self._workspace_command, WORKSPACES),
            Command("view.save-layout", self.tr("&Save workspace as…"), self._ask_and_save, tip=tip, when=is_there),
            Command("view.rename-layout", self.tr("Re&name workspace…"), self._ask_and_rename, when=is_own),
            Command("view.delete-layout", self.tr("&Delete workspace"), self._delete, when=is_own),
            Command("view.reset-layout", self.tr("&Reset workspace"), self._reset, when=is_there),
        ]

    def _workspace_command(self, workspace: Workspace) -> Command:
        return Command(
            workspace_id(workspace),
            QCoreApplication.translate("Workspaces", workspace.title).replace("&", "&&"),
            partial(self._workspaces.choose, workspace),
            [workspace.key],
            workspace.icon,
            QCoreApplication.translate("Workspaces", workspace.tip),
            when=self._is_there,
            checked=lambda: self._workspaces.current == workspace,
            group="workspace",
        )

    def _is_own(self) -> Answer:
        current = self._workspaces.current
        return (current is not None and current.is_own) or self.tr("The workspace in use is none of your own")

    def _fill(self) -> None:
        """Offer the user's own workspaces that there are."""
        for action in self._switches.actions():
            self.removeAction(action)
            action.deleteLater()
        self._switches.deleteLater()
        self._switches = QActionGroup(self)
        current = self._workspaces.current
        for name in self._own.names:
            action = add_choice(self, "view.layouts", name.replace("&", "&&"), partial(self.switch, name))
            action.setCheckable(True)
            action.setChecked(current is not None and current.is_own and name == current.name)
            self._switches.addAction(action)
        self.insertActions(self._first, self._switches.actions())
        self._commands.renew_soon()

    def switch(self, name: str) -> None:
        """Go to a workspace of the user's own."""
        self._workspaces.choose(self._own.workspace(name))

    def _reset(self) -> None:
        if self.arrangement is not None:
            self.arrangement.reset()

    def _ask_and_save(self) -> None:
        """Save under a name that the user gives; what has it already is replaced."""
        current = self._workspaces.current
        is_own = current is not None and current.is_own
        offered = current.name if current and is_own else fresh_name(self.tr("Workspace"), self._own.names)
        name = self._ask_name("view.save-layout", offered)
        if name and self.arrangement is not None:
            self._own.save(name, self.arrangement.states())
            self.switch(name)

    def _ask_and_rename(self) -> None:
        current = self._workspaces.current
        assert current is not None
        name = self._ask_name("view.rename-layout", current.name)
        if name:
            new = fresh_name(name, [other for other in self._own.names if other != current.name])
            self._own.rename(current.name, new)
            self.switch(new)

    def _ask_name(self, id: str, offered: str) -> str:
        """The name that the user gives; "" for none."""
        title = plain(self._commands[id].text())
        name, is_given = QInputDialog.getText(self._window, title, self.tr("Name"), text=offered)
        return name.strip() if is_given else ""

    def _delete(self) -> None:
        current = self._workspaces.current
        assert current is not None
        self._own.forget(current.name)
        self._workspaces.changed.emit()
