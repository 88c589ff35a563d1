"""Puts the parts of the window together: menus, tool bar, docks, tabs and status line around one session.

Made by MainWindow once the window is seen; made anew, around the same session, when the language changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.actions.action import plain, renew_icons
from editor.ui.actions.edit_menu import EditMenu
from editor.ui.actions.file_commands import FileCommands
from editor.ui.actions.file_menu import FileMenu
from editor.ui.actions.help_menu import HelpMenu
from editor.ui.actions.recovery import RecoveryCommands
from editor.ui.actions.row_commands import RowCommands
from editor.ui.actions.select_menu import SelectMenu
from editor.ui.actions.view_menu import ViewMenu
from editor.ui.current import Current
from editor.ui.display import count_text
from editor.ui.docks import DocumentDock, MakePane
from editor.ui.icons import icon
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.layout import Layout
from editor.ui.models.message_list import Level, Message
from editor.ui.models.name_mode import NameMode, Names
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.table_pane import TablePane
from editor.ui.status import StatusLine
from editor.ui.tabs import DocumentTabs
from editor.ui.viewport.look import Look

NAMES = "view/names"


class Workbench(QObject):
    """Fills `window`; everything it makes belongs to the window."""

    language_chosen = Signal(str)

    def __init__(self, window: QMainWindow, session: Session, files: FileCommands, recovery: RecoveryCommands) -> None:
        super().__init__(window)
        self._window = window
        self.session = session
        self.files = files
        self.recovery = recovery
        self.current = Current(session, self)
        self.look = Look(session.settings, window.palette(), self)
        self.names = NameMode(_names(session), self)
        self.rows = RowCommands(session, self)
        self.tabs = DocumentTabs(session, self.look, window)
        self.status = StatusLine(self.current, window)
        self.docks = self._make_docks()
        self._make_menus()
        self.layout = Layout(window, self.docks, self._make_tool_bar(), session.settings)
        self._connect()
        window.setCentralWidget(self.tabs)
        window.setStatusBar(self.status)
        self.tabs.show_session()
        self._switch(session.current)

    # -- parts -------------------------------------------------------------------------------------------------

    def _make_docks(self) -> dict[str, DocumentDock]:
        panes: tuple[tuple[str, str, MakePane, tuple[int, int]], ...] = (
            ("outline", self.tr("Outline"), self._outline, (250, 400)),
            ("inspector", self.tr("Inspector"), InspectorPane, (330, 400)),
            ("history", self.tr("History"), HistoryPane, (330, 160)),
            ("table", self.tr("Table"), self._table, (800, 230)),
            ("messages", self.tr("Messages"), self._messages, (800, 230)),
        )
        return {
            name: DocumentDock(name, title, make, self.current, size, self._window) for name, title, make, size in panes
        }

    def _outline(self, document: Document) -> QWidget:
        pane = OutlinePane(document, names=self.names)
        pane.frame_requested.connect(self._frame)
        return pane

    def _messages(self, document: Document) -> QWidget:
        pane = MessagesPane(document)
        pane.frame_requested.connect(self._frame)
        return pane

    def _table(self, document: Document) -> QWidget:
        pane = TablePane(document, names=self.names)
        pane.frame_requested.connect(self._frame)
        return pane

    def _make_menus(self) -> None:
        window, settings = self._window, self.session.settings
        self.file_menu = FileMenu(self.session, self.files, self.recovery, window)
        self.edit_menu = EditMenu(self.current, self.rows, window)
        self.select_menu = SelectMenu(self.current, self.rows, window)
        self.view_menu = ViewMenu(self.look, self.names, settings.language, lambda: self.tabs.viewport, window)
        self.view_menu.add_docks(self.docks)
        self.menus = (self.file_menu, self.edit_menu, self.select_menu, self.view_menu, HelpMenu(window))
        window.menuBar().clear()
        for menu in self.menus:
            window.menuBar().addMenu(menu)

    def _make_tool_bar(self) -> QToolBar:
        bar = QToolBar(self.tr("Tool bar"), self._window)
        bar.setObjectName("tools")
        file, edit, select, view = self.file_menu, self.edit_menu, self.select_menu, self.view_menu
        for group in ((file.new, file.open, file.save), (edit.undo, edit.redo), select.kinds.values()):
            bar.addActions(list(group))
            bar.addSeparator()
        bar.addActions(view.in_view[:2])
        for menu, name in ((view.surface, "display"), (view.overlays, "overlays"), (view.camera, "camera")):
            bar.addWidget(_menu_button(menu, name))
        view.docks.addAction(bar.toggleViewAction())
        return bar

    def _connect(self) -> None:
        self.tabs.add_keys([*self.view_menu.in_view, *self.select_menu.kinds.values()])
        self.tabs.close_wanted.connect(self.files.close)
        self.tabs.picked.connect(self.status.show_place)
        self.tabs.warned.connect(self._warn)
        self.files.told.connect(self._tell)
        self.session.closed.connect(self._forget)
        welcome = self.tabs.welcome
        welcome.new_wanted.connect(self.files.new)
        welcome.open_wanted.connect(self.files.ask_and_open)
        welcome.sample_wanted.connect(self.files.open_sample)
        welcome.file_wanted.connect(self._open)
        welcome.recovery_wanted.connect(self.recovery.open)
        welcome.discard_wanted.connect(self.recovery.discard)
        self.recovery.changed.connect(self._show_recoveries)
        self._show_recoveries()
        self.current.switched.connect(self._switch)
        self.current.title_changed.connect(self._title)
        self.names.changed.connect(self._remember_names)
        self.select_menu.find_wanted.connect(self._find)
        self.select_menu.row_wanted.connect(self._ask_row)
        self.view_menu.language_chosen.connect(self.language_chosen)
        for reporter in (self.files, self.recovery, self.rows):
            reporter.reported.connect(self.status.report)
        self.current.done.connect(self.status.report)
        for starter in (self.files, self.recovery):
            starter.job_started.connect(self.status.show_job)
        self.view_menu.layout_reset.connect(self.layout.reset)
        self.view_menu.pane_wanted.connect(self._go_to_pane)
        self.view_menu.neighbour_wanted.connect(self._go_to_neighbour)

    # -- what happens ------------------------------------------------------------------------------------------

    def _switch(self, document: Document | None) -> None:
        self.layout.show(document is not None)
        self.view_menu.docks.setEnabled(document is not None)

    def _forget(self, document: Document) -> None:
        for dock in self.docks.values():
            dock.forget(document)

    def _warn(self, document: Document, text: str, table: str, row: int) -> None:
        """Add to the messages of a document; the status line says how many there are."""
        pane = self.docks["messages"].pane_of(document)
        if isinstance(pane, MessagesPane):
            pane.add(Level.WARNING, text, table, row)
            report = self.tr("{title}: warnings in Messages: {count}")
            count = count_text(pane.model.count(Level.WARNING))
            self.status.report(report.format(title=document.title, count=count))

    def _tell(self, document: Document, messages: Sequence[Message]) -> None:
        """Add to the messages of a document that is still open."""
        if document in self.session.documents:
            pane = self.docks["messages"].pane_of(document)
            if isinstance(pane, MessagesPane):
                pane.model.add(*messages)
                pane.list.scrollToBottom()

    def _title(self) -> None:
        document = self.current.document
        self._window.setWindowModified(document is not None and document.is_modified)
        self._window.setWindowTitle(f"{document.title}[*] — Katachi" if document is not None else "Katachi")

    def _open(self, path: str) -> None:
        self.files.open([Path(path)])

    def _show_recoveries(self) -> None:
        self.tabs.welcome.show_recoveries([(recovery.title, recovery) for recovery in self.recovery.recoveries])

    def _frame(self, table: str, rows: Sequence[int]) -> None:
        viewport = self.tabs.viewport
        if viewport is not None:
            viewport.frame(table, rows)

    def _find(self) -> None:
        """Take the keyboard to the filter of the table."""
        pane = self._opened("table")
        if isinstance(pane, TablePane):
            pane.find_rows()

    def _ask_row(self) -> None:
        """Take the keyboard to where the number of a row is typed."""
        pane = self._opened("table")
        if isinstance(pane, TablePane):
            pane.row_box.setFocus()

    def _opened(self, name: str) -> QWidget | None:
        """The pane of a dock, which is opened and brought to the front."""
        self.docks[name].show()
        self.docks[name].raise_()
        return self.docks[name].pane

    def _go_to_pane(self, name: str) -> None:
        pane = self._opened(name) if name else self.tabs.viewport
        if pane is not None:
            pane.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _go_to_neighbour(self, step: int) -> None:
        documents = self.session.documents
        if self.session.current is not None:
            place = documents.index(self.session.current) + step
            self.session.set_current(documents[place % len(documents)])

    def _remember_names(self) -> None:
        self.session.settings.stored.setValue(NAMES, self.names.names.value)

    def renew_look(self) -> None:
        """The palette is another: take the icons and the background that suit it."""
        self.look.suit(self._window.palette())
        for menu in self.menus:
            renew_icons(menu.findChildren(QAction))

    def dismantle(self) -> None:
        """Let go of everything that was made, but not of the session."""
        self.layout.remember()
        self.tabs.stop()
        for part in (*self.docks.values(), *self._window.findChildren(QToolBar)):
            part.setParent(None)  # those that come after them have the same names
            part.deleteLater()
        for made in (*self.menus, self.layout, self):
            made.deleteLater()


def _menu_button(menu: QMenu, name: str) -> QToolButton:
    """A button of the tool bar that opens a menu."""
    button = QToolButton()
    button.setText(plain(menu.title()))
    button.setIcon(icon(name))
    button.setToolTip(button.text())
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setMenu(menu)
    return button


def _names(session: Session) -> Names:
    try:
        return Names(session.settings.stored.value(NAMES, Names.JAPANESE.value))
    except ValueError:
        return Names.JAPANESE
