"""Where docks stand in each workspace: as the user left them, as they come, and hidden without a document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolBar

from editor.ui.services import WindowMode
from editor.ui.window.docks import AREAS, SIDES, DockSizes
from editor.ui.window.pane_types import Area, PaneType, tab_groups
from editor.ui.workspaces import AT_FIRST, MODE, PaneStates, Workspace, Workspaces, pane_states

VERSION = 3  # of the set of docks: a state of another version is not restored


class Layout(QObject):
    """The docks of panes and the tool bar in their window."""

    about_to_arrange = Signal()
    arranged = Signal()
    placed_anew = Signal()  # where nothing stood before, or as it comes

    def __init__(
        self,
        window: QMainWindow,
        panes: Sequence[PaneType],
        docks: Mapping[str, QDockWidget],
        bar: QToolBar,
        workspaces: Workspaces,
    ) -> None:
        """`docks` by the names of `panes`."""
        super().__init__(window)
        self._window = window
        self._panes = panes
        self._docks = docks
        self._bar = bar
        self._workspaces = workspaces
        self.workspace: Workspace | None = None  # as which the docks stand; None: they are away
        self._mode = WindowMode.EDIT
        self._sizes = DockSizes(window, docks, self)
        # The inspector is read top down and wants all the height there is.
        window.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        window.addToolBar(bar)
        self._arrange()
        self._put_away()

    @property
    def _as_it_comes(self) -> Workspace:
        """That of the program which says what is open: those of the user come as the first of their mode."""
        assert self.workspace is not None
        return AT_FIRST[self._mode] if self.workspace.is_own else self.workspace

    @property
    def groups(self) -> list[list[PaneType]]:
        """The panes that lie upon each other as they come, the front first."""
        if self.workspace is None:
            return []
        return tab_groups(self._panes, self._mode, [pane.name for pane in self._open_panes])

    def reset(self) -> None:
        """Put everything back to where it comes in the present workspace."""
        if self.workspace is None:
            return
        with self._arranging_keeping_focus():
            self._put_as_it_comes()
        self.placed_anew.emit()

    def _put_as_it_comes(self) -> None:
        self._window.addToolBar(self._bar)
        self._bar.show()
        self._arrange()
        # Before they are seen: side by side they might need more room than the window has, and it would grow.
        for group in self.groups:
            for below, above in pairwise(group):
                self._window.tabifyDockWidget(self._docks[below.name], self._docks[above.name])
        for pane in self._panes:
            self._docks[pane.name].setVisible(pane in self._open_panes)
        for group in self.groups:
            self._docks[group[0].name].raise_()
        self._size()

    @property
    def _open_panes(self) -> list[PaneType]:
        """The panes that are open as they come, those of the workspace first."""
        workspace, panes = self._as_it_comes, {pane.name: pane for pane in self._panes if self._mode in pane.modes}
        named = (panes[name] for name in workspace.panes if name in panes)
        return [*named, *filter(self._joins, panes.values())]

    def _joins(self, pane: PaneType) -> bool:
        return self._as_it_comes.name in pane.workspaces

    def _arrange(self) -> None:
        for dock in self._docks.values():
            dock.setFloating(False)
        self._take_apart()
        for pane in self._panes:
            self._window.addDockWidget(pane.area, self._docks[pane.name])
        for pane in self._panes:
            if pane.floats:
                self._float(self._docks[pane.name])

    def _float(self, dock: QDockWidget) -> None:
        dock.setFloating(True)
        dock.resize(dock.sizeHint())
        dock.move(self._window.geometry().center() - dock.rect().center())

    def _size(self) -> None:
        """Give the docks that are in front of their sides the sizes that they want."""
        self._sizes.want(self._sizes_that_suit())
        for area in SIDES:
            if len(stacked := self._in_front(area)) > 1:
                docks = [self._docks[pane.name] for pane in stacked]
                self._window.resizeDocks(docks, [pane.size[1] for pane in stacked], Qt.Orientation.Vertical)

    def _sizes_that_suit(self) -> list[int]:
        """The widths of the sides and the height of the bottom, also for when something is opened there."""
        *sides, bottom = [(self._in_front(area) or self._of_area(area))[0] for area in AREAS]
        return [*map(self._width, sides), bottom.size[1]]

    def _width(self, pane: PaneType) -> int:
        share = self._as_it_comes.shares.get(pane.name)
        return self._docks[pane.name].sizeHint().width() if share is None else int(share * self._window.width())

    def _in_front(self, area: Area) -> list[PaneType]:
        """The panes that are seen in an area as it comes, from the top down."""
        return [pane for pane in self._of_area(area) if pane in self._open_panes]

    def _of_area(self, area: Area) -> list[PaneType]:
        """The front of each group in an area, from the top down."""
        return [group[0] for group in self.groups if group[0].area is area]

    def states(self) -> PaneStates:
        """Return where everything stands, for a workspace of the user's own."""
        self.remember()
        state, sizes = self._window.saveState(VERSION), self._sizes_now
        return {MODE: self._mode.value, **pane_states(self._mode, state, sizes)}

    def show(self, workspace: Workspace | None, mode: WindowMode | None = None) -> None:
        """Show the docks as they were left in a workspace; None puts them all away. Who has the keyboard keeps it.

        `mode` is that in which one is that goes with either.
        """
        mode = mode or (workspace.mode if workspace is not None else None) or self._mode
        if (workspace, mode) == (self.workspace, self._mode):
            return
        self.remember()
        before, self.workspace, self._mode = self.workspace, workspace, mode
        with self._arranging_keeping_focus():
            if workspace is None:
                self._put_away()
            elif not self.restore():
                self._put_as_it_comes()
            elif before is not None:
                # Docks that take the place of others get their widths only when those are really gone.
                QTimer.singleShot(0, self, self._settle)
        if before is None:
            self.placed_anew.emit()

    def _settle(self) -> None:
        if self.workspace is not None:
            with self._arranging_keeping_focus():
                self.restore()

    def restore(self) -> bool:
        """Put everything where it was when it was last remembered in this workspace; False when nothing was."""
        if self.workspace is None:
            return False
        state = self._workspaces.state(self.workspace, self._mode)
        if state is None:
            return False
        self._take_apart()
        if not self._window.restoreState(state, VERSION):
            return False
        self._add_newcomers()
        sizes = _whole_numbers(self._workspaces.sizes(self.workspace, self._mode))
        self._sizes.want(sizes if len(sizes) == 3 else self._sizes_that_suit())
        return True

    def _take_apart(self) -> None:
        """Take all docks out of the window, for else the tab bars of those that were tabs stay, above what comes."""
        for dock in self._docks.values():
            self._window.removeDockWidget(dock)
        if (layout := self._window.layout()) is not None:
            layout.activate()

    def _add_newcomers(self) -> None:
        """Give a place to the docks that were not there when the places were remembered, hidden unless they join."""
        for pane in self._panes:
            if self._window.dockWidgetArea(dock := self._docks[pane.name]) is Area.NoDockWidgetArea:
                self._window.addDockWidget(pane.area, dock)
                dock.setVisible(self._joins(pane))
                if pane.floats:
                    self._float(dock)

    @property
    def _sizes_now(self) -> str:
        return " ".join(map(str, self._sizes.wanted_sizes))

    def remember(self) -> None:
        """Keep where everything is, for now and the next start."""
        if self.workspace is not None:
            self._workspaces.remember(self.workspace, self._mode, self._window.saveState(VERSION), self._sizes_now)

    def stop(self) -> None:
        """Keep where everything is, and touch it no more: it is going to be taken apart."""
        self.remember()
        self.workspace = None
        self._sizes.stop()

    def _put_away(self) -> None:
        for part in (self._bar, *self._docks.values()):
            part.hide()

    @contextmanager
    def _arranging_keeping_focus(self) -> Iterator[None]:
        """Leave the keyboard to whoever has it, if it is still seen afterwards; tell of the beginning and the end."""
        focused = QApplication.focusWidget()
        self.about_to_arrange.emit()
        yield
        self.arranged.emit()
        if focused is not None and focused.isVisible():
            focused.setFocus()


def _whole_numbers(stored: object) -> list[int]:
    """Numbers out of what a settings file holds, which anybody may have written."""
    return [int(part) for part in str(stored or "").split() if part.isascii() and part.isdigit()]
