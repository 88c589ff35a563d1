"""The layout of the docks in each mode: as the user left it, as it is by default, and hidden without a document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolBar

from editor.document.program.settings import Settings
from editor.ui.commands.layout_commands import PaneStates
from editor.ui.services import WindowMode
from editor.ui.window.docks import AREAS, SIDES, DockSizes
from editor.ui.window.pane_types import Area, PaneType, tab_groups

STATES = {WindowMode.EDIT: "window/state", WindowMode.TRANSFORM: "window/transform_state"}
SIZES = {WindowMode.EDIT: "window/sizes", WindowMode.TRANSFORM: "window/transform_sizes"}
BOTTOM = 240  # logical pixels
VERSION = 3  # of the set of docks: a state of another version is not restored


class Layout(QObject):
    """The docks of panes and the tool bar in their window."""

    about_to_arrange = Signal()
    arranged = Signal()

    def __init__(
        self,
        window: QMainWindow,
        panes: Sequence[PaneType],
        docks: Mapping[str, QDockWidget],
        bar: QToolBar,
        settings: Settings,
    ) -> None:
        """`docks` by the names of `panes`."""
        super().__init__(window)
        self._window = window
        self._panes = panes
        self._docks = docks
        self._bar = bar
        self._settings = settings
        self._mode: WindowMode | None = None
        self._sizes = DockSizes(window, docks, self)
        # The inspector is read top down and wants all the height there is.
        window.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        window.addToolBar(bar)
        self._arrange()
        self._put_away()

    def reset(self) -> None:
        """Put everything back to where it comes in the present mode."""
        if self._mode is None:
            return
        with self._arranging_keeping_focus():
            self._put_as_default(self._mode)

    def _put_as_default(self, mode: WindowMode) -> None:
        self._window.addToolBar(self._bar)
        self._bar.show()
        self._arrange()
        # Before they are seen: side by side they might need more room than the window has, and it would grow.
        groups = tab_groups(self._panes, mode)
        for group in groups:
            for below, above in pairwise(group):
                self._window.tabifyDockWidget(self._docks[below.name], self._docks[above.name])
        for pane in self._panes:
            self._docks[pane.name].setVisible(mode in pane.modes and not pane.is_on_demand)
        for group in groups:
            self._docks[group[0].name].raise_()
        self._size(mode)

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

    def _size(self, mode: WindowMode) -> None:
        """Give the docks that are in front of their sides the sizes that they want."""
        self._sizes.want(self._sizes_that_suit(mode))
        for area in SIDES:
            if len(stacked := self._in_front(area, mode)) > 1:
                docks = [self._docks[pane.name] for pane in stacked]
                self._window.resizeDocks(docks, [pane.size[1] for pane in stacked], Qt.Orientation.Vertical)

    def _sizes_that_suit(self, mode: WindowMode) -> list[int]:
        """The widths of the sides, 0 for one without docks, and the height of the bottom: the same in each mode."""
        widths = [max(self._width_that_suits(area, each) for each in WindowMode) for area in SIDES]
        return [*(width * bool(self._in_front(area, mode)) for width, area in zip(widths, SIDES, strict=True)), BOTTOM]

    def _width_that_suits(self, area: Area, mode: WindowMode) -> int:
        return sum(self._docks[pane.name].sizeHint().width() for pane in self._in_front(area, mode)[:1])

    def _in_front(self, area: Area, mode: WindowMode) -> list[PaneType]:
        """The panes that are seen in an area as it comes, from the top down."""
        fronts = [group[0] for group in tab_groups(self._panes, mode)]
        return [pane for pane in fronts if pane.area is area and not pane.is_on_demand]

    def states(self) -> PaneStates:
        """Return the states of docks and tool bars in the modes that were used so far."""
        self.remember()
        states = {}
        for key in (*STATES.values(), *SIZES.values()):
            value = self._settings.stored.value(key)
            if isinstance(value, QByteArray):
                states[key] = bytes(value.toBase64().data()).decode()
            elif isinstance(value, str):
                states[key] = value
        return states

    def take(self, states: PaneStates) -> None:
        """Put everything where it was when these were the `states`; as it comes in modes that had not been used."""
        for key in (*STATES.values(), *SIZES.values()):
            self._settings.stored.remove(key)
            if key in states:
                is_text = key in SIZES.values()
                value = states[key] if is_text else QByteArray.fromBase64(states[key].encode("ascii", "replace"))
                self._settings.stored.setValue(key, value)
        with self._arranging_keeping_focus():
            if self.restore():
                QTimer.singleShot(0, self, self._settle)
            else:
                self.reset()

    def show(self, mode: WindowMode | None) -> None:
        """Show the docks as they were left in a mode; None puts them all away. Who has the keyboard keeps it.

        The sides keep the sizes that they have, so that the model stays where it is seen.
        """
        if mode is self._mode:
            return
        self.remember()
        self._carry_sizes(mode)
        before, self._mode = self._mode, mode
        with self._arranging_keeping_focus():
            if mode is None:
                self._put_away()
            elif not self.restore():
                self._put_as_default(mode)
                self._sizes.want(self._sizes_of(mode))
            elif before is not None:
                # Docks that take the place of others get their widths only when those are really gone.
                QTimer.singleShot(0, self, self._settle)

    def _carry_sizes(self, mode: WindowMode | None) -> None:
        """Have the sides in a mode as large as they are in the present one, where both have docks."""
        if mode is not None and self._mode is not None:
            pairs = zip(self._sizes.wanted_sizes, self._sizes_of(mode), strict=True)
            sizes = [(now or then) if then else 0 for now, then in pairs]
            self._settings.stored.setValue(SIZES[mode], " ".join(map(str, sizes)))

    def _sizes_of(self, mode: WindowMode) -> list[int]:
        """The sizes of the sides as they were left in a mode, else those that suit it."""
        sizes = _whole_numbers(self._settings.stored.value(SIZES[mode]))
        return sizes if len(sizes) == len(AREAS) else self._sizes_that_suit(mode)

    def _settle(self) -> None:
        if self._mode is not None:
            with self._arranging_keeping_focus():
                self.restore()

    def restore(self) -> bool:
        """Put everything where it was when it was last remembered in this mode; False when nothing was."""
        if self._mode is None:
            return False
        state = self._settings.stored.value(STATES[self._mode])
        if not isinstance(state, QByteArray):
            return False
        self._take_apart()
        if not self._window.restoreState(state, VERSION):
            return False
        self._add_newcomers()
        self._sizes.want(self._sizes_of(self._mode))
        return True

    def _take_apart(self) -> None:
        """Take all docks out of the window, for else the tab bars of those that were tabs stay, above what comes."""
        for dock in self._docks.values():
            self._window.removeDockWidget(dock)
        if (layout := self._window.layout()) is not None:
            layout.activate()

    def _add_newcomers(self) -> None:
        """Give a place to the docks that were not there when the places were remembered, hidden as they are."""
        for pane in self._panes:
            if self._window.dockWidgetArea(dock := self._docks[pane.name]) is Area.NoDockWidgetArea:
                self._window.addDockWidget(pane.area, dock)
                if pane.floats:
                    self._float(dock)

    def remember(self) -> None:
        """Keep where everything is, for now and the next start."""
        if self._mode is not None:
            self._settings.stored.setValue(STATES[self._mode], self._window.saveState(VERSION))
            self._settings.stored.setValue(SIZES[self._mode], " ".join(map(str, self._sizes.wanted_sizes)))

    def stop(self) -> None:
        """Keep where everything is, and touch it no more: it is going to be taken apart."""
        self.remember()
        self._mode = None
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
