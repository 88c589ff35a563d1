"""Panes that come, and come to the front, with what they are for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMenu, QTabBar

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.ui.command import Answer, Command
from editor.ui.lists import nearest
from editor.ui.services import CurrentDocument
from editor.ui.viewport.tools import Tools
from editor.ui.window.docks import lies_in_front
from editor.ui.window.layout import Layout
from editor.ui.window.pane_types import PaneType

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
        if len(document.selection.rows(table)) and not self._stays_in_front(front, table):
            self._docks[INSPECTOR].raise_()

    def _stays_in_front(self, pane: PaneType, table: str) -> bool:
        """Return whether a pane shows rows of the table, is worked in, or is kept in front."""
        focused = QApplication.focusWidget()
        return (
            table in pane.tables
            or pane.name in self.kept_in_front
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
    def kept_in_front(self) -> list[str]:
        """The names of the panes that the user keeps in front."""
        return str(self._stored.value(KEPT, "")).split()

    def keep_in_front(self, name: str, is_kept: bool) -> None:
        others = [other for other in self.kept_in_front if other != name]
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
        return front is not None and front.name in self.kept_in_front

    def _keep_front(self, is_kept: bool) -> None:
        front = self.before_inspector
        if front is not None:
            self.keep_in_front(front.name, is_kept)

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
        dock: QDockWidget | None = nearest(child, QDockWidget)
        if dock is None or dock.widget().geometry().contains(dock.mapFrom(self._window, at)):
            return None
        return dock

    def make_menu(self, dock: QDockWidget) -> QMenu:
        """The menu that Qt has for docks, and whether this one is kept in front."""
        menu = self._window.createPopupMenu()
        assert menu is not None  # as there are docks
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        name = dock.objectName()
        keep = QAction(self.tr("Keep in front"), menu, checkable=True, checked=name in self.kept_in_front)
        keep.setWhatsThis(self.tr("Selecting a row then does not bring the inspector before the pane"))
        keep.setToolTip(keep.whatsThis())
        keep.toggled.connect(partial(self.keep_in_front, name))
        keep.setEnabled(name != INSPECTOR)
        first = menu.actions()[0]
        menu.insertAction(first, keep)
        menu.insertSeparator(first)
        return menu


def suiting(panes: Sequence[PaneType], document: Document | None) -> list[PaneType]:
    """The panes that a document has."""
    return [pane for pane in panes if pane.suits is None or (document is not None and pane.suits(document))]


class TaskPanes(QObject):
    """The panes that are open or closed for a document, and not by the layout of the window."""

    def __init__(
        self,
        window: QMainWindow,
        panes: Sequence[PaneType],
        docks: Mapping[str, QDockWidget],
        current: CurrentDocument,
        layout: Layout,
        open_pane: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """`docks` by the names of `panes`; `open_pane` opens one and brings it to the front."""
        super().__init__(parent)
        self._window = window
        self._panes = panes
        self._docks = docks
        self._current = current
        self._layout = layout
        self._open_pane = open_pane
        self._is_noting = True
        self._file: tuple[Document | None, Path | None] = (None, None)  # the current document and where it is saved
        for pane in self._own:
            connect(docks[pane.name].toggleViewAction().toggled, self, partial(self._note, pane))
        layout.about_to_arrange.connect(self.stop)
        layout.arranged.connect(self._show)
        current.switched.connect(self._show)
        current.title_changed.connect(self._follow_file)

    @property
    def _own(self) -> list[PaneType]:
        return [pane for pane in self._panes if pane.suits is not None]

    def lead(self) -> None:
        """Bring to the front what leads for the current document, which was just opened."""
        self._open_leading()
        QTimer.singleShot(0, self, self._open_leading)  # the layout may still be on its way

    def _open_leading(self) -> None:
        document = self._current.document
        for pane in self._own:
            if document is not None and pane.leads is not None and pane.leads(document):
                self._open_pane(pane.name)

    def stop(self) -> None:
        """Note nothing of what is opened and closed, until the panes are shown again."""
        self._is_noting = False

    def _note(self, pane: PaneType, is_open: bool) -> None:
        document = self._current.document
        if self._is_noting and document is not None:
            document.panes[_key(pane)] = is_open

    def _show(self, *_: object) -> None:
        """Open and close the panes as the current document has them."""
        document = self._current.document
        if document is None:
            return  # all panes are away
        suiting_it = suiting(self._own, document)
        with self._unnoted():
            for pane in self._own:
                is_open = pane in suiting_it and bool(document.panes.get(_key(pane)))
                if not is_open:
                    self._uncover(pane)
                self._docks[pane.name].setVisible(is_open)

    @contextmanager
    def _unnoted(self) -> Iterator[None]:
        self._is_noting = False
        yield
        self._is_noting = True

    def _follow_file(self) -> None:
        """Put the panes behind others whose task is done, as the document is saved to another file."""
        document = self._current.document
        before, self._file = self._file, (document, document.path if document is not None else None)
        if before[0] is not document or before == self._file:
            return
        for pane in suiting(self._own, document):
            if document is not None and pane.leads is not None and not pane.leads(document):
                self._uncover(pane)

    def _uncover(self, pane: PaneType) -> None:
        """Bring what comes first in the place of a pane before it, where the pane is in front."""
        dock = self._docks[pane.name]
        if not lies_in_front(self._window, dock):
            return
        group = next((group for group in self._layout.groups if pane in group), [])
        beside = self._window.tabifiedDockWidgets(dock)
        docks = [self._docks[other.name] for other in group]
        first = next((other for other in docks if other in beside and not other.isHidden()), None)
        if first is not None:
            first.raise_()


def _key(pane: PaneType) -> str:
    """Of what a document knows of its panes."""
    return f"{pane.name} is open"
