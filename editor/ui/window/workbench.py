"""The parts of the window put together around one session: menus, tool bar, docks, tabs and status line.

Made by MainWindow once the window is seen; made anew, around the same session, when the language changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.jobs import Job, MainThreadJob
from editor.document.session import Session
from editor.math3d.arrays import Float64Array
from editor.messages import Message
from editor.model.changes import Rows
from editor.ui import shortcuts
from editor.ui.command import Command, CommandList
from editor.ui.commands.document_commands import RecoveryCommands
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.mask_commands import MaskCommands, MaskIndicator
from editor.ui.commands.menus import TOOL_BAR, TOOL_STRIP, VIEW_CORNER, MenuMnemonics, MenuRoles
from editor.ui.commands.motion_commands import ModeSwitch, Transport
from editor.ui.commands.physics_commands import BakeCommands, PhysicsCommands
from editor.ui.commands.pose_commands import PoseCommands, ShapeCommands
from editor.ui.commands.row_commands import RowCommands
from editor.ui.commands.select_commands import KINDS, kind_id
from editor.ui.commands.view_commands import DensityAction
from editor.ui.commands.window_commands import WindowCommands, WindowParts
from editor.ui.dialogs.camera import show_camera
from editor.ui.dialogs.open_forms import SAVE, renew_forms
from editor.ui.dialogs.rename import rename_rows
from editor.ui.icons import icon
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.keyboard import MenuKeys
from editor.ui.models.marks import NameMode
from editor.ui.panes.checks_pane import CheckIndicator
from editor.ui.panes.frames_pane import FrameIndicator
from editor.ui.panes.table.table_pane import TablePane
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.shortcuts import DisabledKeys
from editor.ui.tabs import DocumentTabs
from editor.ui.value_text import translated
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.textures import OpenTextures
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport
from editor.ui.window.bars import below_bars
from editor.ui.window.docks import DockTabs, DocumentDock, lies_in_front
from editor.ui.window.document_panes import PANES, plugin_panes
from editor.ui.window.layout import Layout
from editor.ui.window.pane_types import PaneContext, PaneType, offered
from editor.ui.window.status import ShadowIndicator, StatusLine
from editor.ui.window.task_panes import RaisedPanes, TaskPanes, suiting
from editor.ui.window.tool_bars import ToolBar, ToolOptions, ToolStrip, ViewCorner
from editor.ui.window.tour import Tour
from editor.ui.workspaces import Workspace, Workspaces

# What the status line tells of what is hidden, in no frame, and at fault, by the pane that a click opens.
INDICATORS = {"masks": MaskIndicator, "frames": FrameIndicator, "checks": CheckIndicator}


class Workbench(QObject):
    """Fills `window`; everything it makes belongs to the window."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        services: BenchServices,
        files: FileCommands,
        recovery: RecoveryCommands,
        textures: OpenTextures,
        panes: Sequence[PaneType] = PANES,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._panes = (*panes, *plugin_panes(session.plugins))
        self.session = session
        self.files = files
        self.recovery = recovery
        self.current = CurrentDocument(session, self)
        self.view_settings = ViewSettings(session.settings, window.palette(), self)
        self.names = NameMode(parent=self)
        self.names.follow(session.settings)
        self.workspaces = Workspaces(session.settings.stored, self.current, self)
        self.services = services
        services.bench = self
        self.rows = RowCommands(session, services, self)
        self.poses = PoseCommands(self.current, services)
        self.list = commands = CommandList(window)
        self.physics = PhysicsCommands(self.current, commands, services, window)
        self.shapes = ShapeCommands(self.current, commands, services, window)
        self.bakes = BakeCommands(self.current, files.motions, session.settings.stored, commands, services, window)
        self.mode = ModeSwitch(self.current, commands)
        self.transport = Transport(self.current, commands)
        self.masks = MaskCommands(self.current, commands, services, self.session.saved_masks)
        self.tools = Tools(commands, session.settings.stored)
        self.tabs = DocumentTabs(session, self.view_settings, self.tools, self.names, textures, services, window)
        self.status = StatusLine(self.current, window)
        self.indicators = {pane: make(self.current) for pane, make in INDICATORS.items()}
        self.status.put_first(ShadowIndicator(self.view_settings), *self.indicators.values())
        self.docks = self._make_docks()
        self._make_menus()
        self._bar = self._make_tool_bar()
        self.layout = Layout(window, self._panes, self.docks, self._bar, self.workspaces)
        self._order_panes()
        self.tour = Tour(window, session, self.commands.list, files, self.tabs.welcome, self)
        self._connect()
        self._fill_window()

    def _fill_window(self) -> None:
        graphics = self.session.settings.graphics
        bars_and_tabs = below_bars(self.tabs, self.current, self.files, self.recovery, self.services, graphics)
        self._window.setCentralWidget(bars_and_tabs)
        self._window.setStatusBar(self.status)
        self.tabs.show_session()
        self._switch()
        renew_forms(self._window)

    # -- parts -------------------------------------------------------------------------------------------------

    def _make_docks(self) -> dict[str, DocumentDock]:
        self.session.plugins.panes_in_window = [pane.name for pane in self._panes]
        masks, stored = self.masks, self.session.settings.stored
        second, plugins = self.tabs.make_second, self.session.plugins
        view, tools, window = self._camera_control, self.tools, self._window
        parts = self.transport, masks, stored, second, plugins, view, tools, self.view_settings, self
        context = PaneContext(self.services, self.list, self.names, *parts)
        docks = {}
        for pane in self._panes:
            title, help = (text and QCoreApplication.translate("Workbench", text) for text in (pane.title, pane.help))
            make, scope = partial(pane.make, context), self.list.scope(pane.name)
            scope.title = title
            if pane.commands is not None:
                scope.declare(pane.commands)
            dock = DocumentDock(pane.name, title, make, self.current, pane.size, window, help, pane.suits)
            dock.setWindowIcon(icon(pane.icon))
            docks[pane.name] = dock
        DockTabs(window, docks.values(), self)
        return docks

    def _make_menus(self) -> None:
        window = self._window
        parts = WindowParts(
            self.list,
            self.services,
            self.session,
            self.current,
            self.files,
            self.recovery,
            self.rows,
            self.poses,
            self.physics,
            self.shapes,
            self.bakes,
            self.mode,
            self.transport,
            self.masks,
            self.tools,
            self.view_settings,
            self.names,
            self.workspaces,
            lambda: self.tabs.viewport,
            self._camera_axes,
            self._is_for_poses,
            self.docks,
            {pane.name: pane.key for pane in self._panes},
            {pane.name: pane.menu for pane in self._panes},
        )
        self.commands = WindowCommands(parts, window)
        overlays = self.commands.menus["view.overlays"]
        first = overlays.actions()[0]
        overlays.insertAction(first, DensityAction(self.view_settings, overlays))
        overlays.insertSeparator(first)
        window.menuBar().clear()
        for menu in self.commands.menu_bar:
            window.menuBar().addMenu(menu)
        menus = window.findChildren(QMenu)
        MenuKeys([window, *menus], self)
        MenuMnemonics(self.commands.menu_bar, self.commands.list, self)
        if shortcuts.IS_MAC:
            MenuRoles(menus, self)

    def _order_panes(self) -> None:
        """Have panes come, and come to the front, with what they are for."""
        docks, parts = (self._window, self._panes, self.docks, self.current), (self.tools, self.session.settings)
        self.task_panes = TaskPanes(*docks, self.layout, self._opened, self)
        self.raised = RaisedPanes(*docks, *parts, self._opened, self)
        self.commands.panes.add(self.raised.command(), "RaisedPanes")

    def _make_tool_bar(self) -> ToolBar:
        bar, commands = ToolBar(self.tr("Tool bar"), self._window), self.list
        bar.add_segments(commands.keep_up(*self.commands.workspaces.CHOICES), self.tr("Workspaces"), is_solid=True)
        bar.add_segments(commands.keep_up(*map(kind_id, KINDS)), self.tr("Select"))
        bar.addActions(commands.keep_up(*TOOL_BAR))
        commands.keep_up(SAVE)  # whose key forms have, too
        self.tabs.strip = lambda: ToolStrip(self.tools, commands.keep_up(*TOOL_STRIP))
        self.tabs.corner = lambda: ViewCorner(self.commands.corner_menus, commands.keep_up(*VIEW_CORNER))
        self.tabs.show_options(ToolOptions(self.tools, self.commands.menus))
        tip = self.tr("The buttons below the menus")
        is_shown = partial(_is_shown, bar)
        shown = Command("view.tool-bar", bar.windowTitle(), bar.setVisible, tip=tip, checked=is_shown)
        self.commands.panes.add(shown, "Workbench")
        return bar

    def _connect(self) -> None:
        self._connect_keys()
        self.files.pictures.viewport = lambda: self.tabs.viewport
        self.session.closed.connect(self._forget)
        self.session.plugins.changed.connect(self._renew_plugin_panes)
        self.files.serve(self.tabs.welcome)
        self.current.switched.connect(self._offer_panes)
        self.workspaces.changed.connect(self._switch)
        self.workspaces.chosen.connect(self._enter)
        self.layout.placed_anew.connect(self.tabs.settle)
        self.current.physics_changed.connect(self._update_tools_for_mode)
        self.tabs.painted.connect(self.status.rate.count)
        self.current.title_changed.connect(self._title)
        self.commands.workspaces.arrangement = self.layout
        self.docks["second"].closed.connect(self._drop_seconds)
        self.docks["second"].dockLocationChanged.connect(self._redraw_second)
        for pane, indicator in self.indicators.items():
            connect(indicator.clicked, self, lambda *_, pane=pane: self.go_to_pane(pane))

    def _connect_keys(self) -> None:
        """Letters choose tools wherever no text is typed, other bare keys only in the model view."""
        self.commands.shortcuts.apply()  # to what came since, too
        self._place_keys()
        self.commands.list.keys_changed.connect(self._place_keys)
        disabled = DisabledKeys(self.commands.list, self.services, self._window, self)
        for dock in self.docks.values():
            disabled.follow(dock)

    def _place_keys(self) -> None:
        """Let the letters of the model view, as they are now, work wherever no text is typed."""
        in_view, letters = self.commands.in_view, self.commands.letters
        self.tabs.add_keys(in_view)
        for part in (self._window, *self.docks.values()):  # a dock that floats is a window of its own
            for action in in_view:
                part.removeAction(action)
            part.addActions(letters)

    # -- what happens ------------------------------------------------------------------------------------------

    def _switch(self) -> None:
        mode, focused = self.current.mode, QApplication.focusWidget()
        self._offer_panes()
        self._update_tools_for_mode()
        self.layout.show(self.workspaces.current, mode)
        self.view_settings.follow(self.workspaces.current)
        if self.current.document is not None and self.current.document.comparison.ghost is not None:
            self.docks["compare"].show()  # it says what the other shape in the view is
            self.layout.remember()  # which is put back once more when the docks of the other mode are gone
        self.commands.panes.setEnabled(mode is not None)
        if mode is not None and focused is not None and not focused.isVisible():
            self.go_to_pane("")  # rather than to whatever is next to what went

    def _enter(self, workspace: Workspace) -> None:
        """Choose what goes with a workspace, as far as it can be chosen."""
        for id in workspace.commands:
            if self.list[id].isEnabled() and not self.list[id].isChecked():
                self.list[id].trigger()

    def _offer_panes(self) -> None:
        mode, gone = self.current.mode, self._gone_panes
        names = offered(suiting(self._panes, self.current.document), mode) if mode is not None else ()
        self.commands.panes.offer([name for name in names if name not in gone])

    @property
    def _gone_panes(self) -> set[str]:
        """The panes of plug-ins that are not loaded any more."""
        return {pane.name for pane in self._panes if pane.is_of_plugin} - set(self.session.plugins.panes)

    def _renew_plugin_panes(self) -> None:
        """Plug-ins were loaded anew: have their panes made anew, and close those that are no more."""
        for pane in self._panes:
            if pane.is_of_plugin:
                self.docks[pane.name].renew()
        for name in self._gone_panes:
            self.docks[name].close()
        self._offer_panes()

    def _update_tools_for_mode(self) -> None:
        document = self.current.document
        self.tools.update_for_mode(
            self.current.mode,
            has_physics=document is not None and document.posing.physics.works,
            has_virtual_axis=document is not None and document.virtual_axis is not None,
        )

    def _camera_axes(self) -> Float64Array:
        """The axes of the picture that is seen, as columns."""
        viewport = self.tabs.viewport
        return np.eye(3) if viewport is None else viewport.camera.axes

    def _camera_control(self) -> CameraControl | None:
        """Return the camera control of the current view."""
        viewport = self.tabs.viewport
        return viewport.camera_control if viewport is not None else None

    def _is_for_poses(self) -> bool:
        """Return whether the focus is in Transform mode's view or one of its panes."""
        focused = QApplication.focusWidget()
        names = (pane.name for pane in self._panes if pane.is_for_poses)
        places = (self.tabs, *(self.docks[name] for name in (*names, "second")))
        return self.current.is_posing and any(place.isAncestorOf(focused) for place in places if focused is not None)

    def _forget(self, document: Document) -> None:
        for dock in self.docks.values():
            dock.forget(document)

    def add_warning(self, document: Document, message: Message) -> None:
        """Add to the messages of a document, once, whoever warns; the status line says it, too."""
        if message not in document.messages.all:
            document.messages.add(message)
            report = self.tr("{title}: {message}")
            self.status.show_status(report.format(title=document.title, message=translated(message.text)))

    def _title(self) -> None:
        document = self.current.document
        self._window.setWindowTitle(f"{document.title}[*] — Katachi" if document is not None else "Katachi")
        self._window.setWindowModified(document is not None and document.is_modified)  # after the place for its sign

    def open_view_menu(self, at: QPoint) -> None:
        menu = self.commands.make_view_menu()
        if menu is not None:
            menu.popup(at)

    def in_table(self, do: Callable[[TablePane], object]) -> None:
        """Open the table, and do something there."""
        if isinstance(pane := self._opened("table"), TablePane):
            do(pane)

    def _opened(self, name: str) -> QWidget | None:
        """The pane of a dock, which is opened and brought to the front."""
        dock = self.docks[name]
        pane = dock.pane  # made before it is shown: a window that gets its first GL widget later is made anew by Qt
        dock.show()
        dock.raise_()
        return pane

    def go_to_pane(self, name: str) -> None:
        """Open a pane and give it the keyboard; "" is the model view."""
        pane = self._opened(name) if name else self.tabs.viewport
        if pane is not None:
            pane.activateWindow()  # that of a dock which floats
            pane.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_camera(self) -> None:
        """Show the camera of the view as numbers, beside the window."""
        show_camera(self.tabs, self._window)

    def go_to_line(self, name: str) -> None:
        """Go to a pane that was opened if its keyboard belongs to a line to type in: letters would be commands."""
        pane = self.docks[name].pane
        if pane is not None and isinstance(pane.focusProxy(), QLineEdit | QPlainTextEdit):
            self.go_to_pane(name)

    def focus_or_close_pane(self, name: str) -> None:
        """Go to a pane, or close it where it is seen and has the keyboard already."""
        dock = self.docks[name]
        is_seen = dock.isFloating() or lies_in_front(self._window, dock)
        if is_seen and dock.isAncestorOf(QApplication.focusWidget() or self._window):
            dock.close()
            self.go_to_pane("")
        else:
            self.go_to_pane(name)

    def _redraw_second(self) -> None:
        """Draw once more when the dock has come to its place: on the way from window to window a picture is lost."""
        for view in self.docks["second"].findChildren(Viewport):
            view.redraw()

    def _drop_seconds(self) -> None:
        """End the second views, as their dock is closed."""
        for document in self.session.documents:
            self.tabs.drop_second(document)
            self.docks["second"].forget(document)

    def dismantle(self) -> None:
        """Let go of everything that was made, but not of the session."""
        self.services.bench = None
        for stopping in (self.layout, self.task_panes, self.tabs, self.tour, self.raised):
            stopping.stop()
        for dock in self.docks.values():
            dock.remember()
            dock.end_drag()
        for part in (*self.docks.values(), self._bar, self.view_settings):
            part.setParent(None)  # those that come after them are found by the same names and types
            part.deleteLater()
        for action in self._window.actions():  # what comes after them has the same keys
            self._window.removeAction(action)
        self.commands.close_windows()
        for made in (*self.commands.menus.values(), self.commands.palette, self.commands, self.list, self.layout, self):
            made.deleteLater()


def _is_shown(widget: QWidget) -> bool:
    return not widget.isHidden()


class BenchServices(WindowServices):
    """Those of the `bench` of now, whose parts need not be there yet; of a window without one nothing is done."""

    def __init__(self, session: Session, choose_language: Callable[[str], object]) -> None:
        self._session = session
        self._choose_language = choose_language
        self.bench: Workbench | None = None

    def show_status(self, text: str) -> None:
        if self.bench is not None:
            self.bench.status.show_status(text)

    def add_messages(self, document: Document, messages: Sequence[Message]) -> None:
        if document in self._session.documents:
            document.messages.add(*messages)

    def add_warning(self, document: Document, message: Message) -> None:
        if self.bench is not None:
            self.bench.add_warning(document, message)

    def show_position(self, table: str, row: int, point: tuple[float, float, float]) -> None:
        if self.bench is not None:
            self.bench.status.show_position(table, row, point)

    def open_view_menu(self, at: QPoint) -> None:
        if self.bench is not None:
            self.bench.open_view_menu(at)

    def close_document(self, document: Document) -> None:
        if self.bench is not None:
            self.bench.files.close(document)

    def show_job(self, job: Job | MainThreadJob, text: str) -> None:
        if self.bench is not None:
            self.bench.status.show_job(job, text)

    def go_to_pane(self, name: str) -> None:
        if self.bench is not None:
            self.bench.go_to_pane(name)

    def go_to_line(self, pane: str) -> None:
        if self.bench is not None:
            self.bench.go_to_line(pane)

    def focus_or_close_pane(self, name: str) -> None:
        if self.bench is not None:
            self.bench.focus_or_close_pane(name)

    def frame_rows(self, table: str, rows: Rows | Sequence[int]) -> None:
        viewport = self.bench.tabs.viewport if self.bench is not None else None
        if viewport is not None:
            viewport.camera_control.frame(table, np.asarray(rows, np.intp))

    def run_command(self, id: str) -> None:
        if self.bench is not None:
            self.bench.list[id].trigger()

    def take_files(self, paths: Sequence[Path]) -> None:
        if self.bench is not None:
            self.bench.files.take_dropped(list(paths))

    def add_operations(self, document: Document, menu: QMenu) -> None:
        if self.bench is not None:
            self.bench.commands.add_to(menu, document)

    def compare_with(self, document: Document, path: Path) -> None:
        if self.bench is not None:
            self.bench.commands.compare.with_file(document, path)

    def lead_to_upgrade(self) -> None:
        if self.bench is not None:
            self.bench.task_panes.lead()

    def begin_tour(self) -> None:
        if self.bench is not None:
            self.bench.tour.begin()

    def choose_language(self, code: str) -> None:
        self._choose_language(code)

    def find_rows(self) -> None:
        if self.bench is not None:
            self.bench.in_table(TablePane.find_rows)

    def go_to_row(self) -> None:
        if self.bench is not None:
            self.bench.in_table(lambda pane: pane.row_box.setFocus())

    def show_camera(self) -> None:
        if self.bench is not None:
            self.bench.show_camera()

    def append_model(self, path: Path) -> None:
        if self.bench is not None:
            self.bench.commands.operations.ask_and_append(path)

    def add_models(self, menu: QMenu) -> None:
        if self.bench is not None:
            self.bench.commands.compare.fill(menu)

    def rename_rows(self, document: Document) -> None:
        if self.bench is not None:
            rename_rows(document, self.bench.tabs)

    def open_group_menu(self, inspector: InspectorPane, group: str, at: QPoint) -> None:
        if self.bench is not None:
            self.bench.rows.groups.open_menu(inspector.document, *inspector.page, group, at, inspector)
