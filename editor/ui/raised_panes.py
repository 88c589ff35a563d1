"""RaisedPanes: brings panes before those beside them: the inspector for a row, the pane of a tool for the tool."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMenu, QTabBar

from editor.document.document import Document
from editor.document.settings import Settings
from editor.ui.command import Answer, Command
from editor.ui.current_document import CurrentDocument
from editor.ui.docks import lies_in_front
from editor.ui.pane_types import PaneType
from editor.ui.viewport.tools import Tools

INSPECTOR = "inspector"
KEPT = "window/kept_in_front"
KEEP = "pane.keep-in-front"  # the id of a command


class RaisedPanes(QObject):
    """Follows what is selected and which tool is chosen; leaves a pane in front that the user keeps there."""

    def __init__(
        self,
        window: QMainWindow,
        panes: Sequence[PaneType],
        docks: Mapping[str, QDockWidget],
        current: CurrentDocument,
        tools: Tools,
        settings: Settings,
        open_pane: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """`docks` by the names of `panes`; `open_pane` opens one and brings it to the front."""
        super().__init__(parent)
        self._window = window
        self._panes = {pane.name: pane for pane in panes}
        self._docks = docks
        self._current = current
        self._tools = tools
        self._stored = settings.stored
        self._open_pane = open_pane
        self._document: Document | None = None  # whose selection is followed
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._raise_inspector)
        current.selection_changed.connect(self._follow_selection)
        tools.chosen.connect(self._open_pane_of)
        window.installEventFilter(self)

    def stop(self) -> None:
        """Follow no longer: the docks go, and windows that are closed with them may still select something."""
        self._current.selection_changed.disconnect(self._follow_selection)
        self._turn.stop()

    # -- what lies in front ------------------------------------------------------------------------------------------

    @property
    def before_inspector(self) -> PaneType | None:
        """The pane that hides the inspector, lying upon it."""
        beside = self._window.tabifiedDockWidgets(self._docks[INSPECTOR])
        names = (dock.objectName() for dock in beside if lies_in_front(self._window, dock))
        return next((self._panes[name] for name in names if name in self._panes), None)

    def _follow_selection(self) -> None:
        """Wait until all is selected; what another document has selected is nothing new."""
        before, self._document = self._document, self._current.document
        if before is self._document:
            self._turn.start()

    def _raise_inspector(self) -> None:
        front, document = self.before_inspector, self._current.document
        if front is None or document is None:
            return
        table = document.selection.active_table
        if len(document.selection.rows(table)) and not self._stays(front, table):
            self._docks[INSPECTOR].raise_()

    def _stays(self, pane: PaneType, table: str) -> bool:
        """Return whether a pane shows rows of the table, is worked in, or is kept in front."""
        focused = QApplication.focusWidget()
        return (
            table in pane.tables
            or pane.name in self.kept
            or pane.tool == self._tools.tool
            or (pane.is_for_poses and self._current.is_posing)
            or focused is None
            or self._docks[pane.name].isAncestorOf(focused)
            or not self._has_in_it(focused.window())
        )

    def _has_in_it(self, window: object) -> bool:
        """Return whether a window is this one or a pane of it, and not a form."""
        return window is self._window or window in self._docks.values()

    def _open_pane_of(self, tool: str) -> None:
        for pane in self._panes.values():
            if pane.tool == tool:
                self._open_pane(pane.name)

    # -- what is kept in front ---------------------------------------------------------------------------------------

    @property
    def kept(self) -> list[str]:
        """The names of the panes that the user keeps in front."""
        return str(self._stored.value(KEPT, "")).split()

    def keep(self, name: str, is_kept: bool) -> None:
        others = [other for other in self.kept if other != name]
        self._stored.setValue(KEPT, " ".join([*others, name] if is_kept else others))

    def command(self) -> Command:
        """The command that keeps the pane in front that lies before the inspector."""
        tip = self.tr("Selecting a row then does not bring the inspector before the pane")
        return Command(
            KEEP,
            self.tr("&Keep the pane before the inspector in front"),
            self._keep_front,
            tip=tip,
            when=self._can_keep,
            checked=self._is_front_kept,
        )

    def _can_keep(self) -> Answer:
        return self.before_inspector is not None or self.tr("No pane lies before the inspector")

    def _is_front_kept(self) -> bool:
        front = self.before_inspector
        return front is not None and front.name in self.kept

    def _keep_front(self, is_kept: bool) -> None:
        front = self.before_inspector
        if front is not None:
            self.keep(front.name, is_kept)

    # -- right clicks on titles and tabs -----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QContextMenuEvent):
            return False
        dock = self.dock_at(event.pos())
        if dock is None:
            return False
        self.make_menu(dock).popup(event.globalPos())
        return True

    def dock_at(self, at: QPoint) -> QDockWidget | None:
        """The dock whose title or tab is there."""
        child = self._window.childAt(at)
        if isinstance(child, QTabBar):
            title = child.tabText(child.tabAt(child.mapFrom(self._window, at)))
            return next((dock for dock in self._docks.values() if dock.windowTitle() == title), None)
        while child is not None and not isinstance(child, QDockWidget):
            child = child.parentWidget()
        if child is None or child.widget().geometry().contains(child.mapFrom(self._window, at)):
            return None
        return child

    def make_menu(self, dock: QDockWidget) -> QMenu:
        """The menu that Qt has for docks, and whether this one is kept in front."""
        menu = self._window.createPopupMenu()
        assert menu is not None  # as there are docks
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        name = dock.objectName()
        keep = QAction(self.tr("Keep in front"), menu, checkable=True, checked=name in self.kept)
        keep.setWhatsThis(self.tr("Selecting a row then does not bring the inspector before the pane"))
        keep.setToolTip(keep.whatsThis())
        keep.toggled.connect(partial(self.keep, name))
        keep.setEnabled(name != INSPECTOR)
        first = menu.actions()[0]
        menu.insertAction(first, keep)
        menu.insertSeparator(first)
        return menu
