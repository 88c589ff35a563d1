"""Where the docks stand: as the user left them, as they come, and out of the way while no document is open."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar

from editor.document.settings import Settings

STATE = "window/state"
VERSION = 1  # of the set of docks: a state of another version is not restored
Area = Qt.DockWidgetArea
AREAS = {
    "outline": Area.LeftDockWidgetArea,
    "inspector": Area.RightDockWidgetArea,
    "history": Area.RightDockWidgetArea,
    "table": Area.BottomDockWidgetArea,
    "messages": Area.BottomDockWidgetArea,
}


class Layout(QObject):
    """The docks of `AREAS` and the tool bar in their window."""

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, QDockWidget], bar: QToolBar, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self._bar = bar
        self._settings = settings
        self._shown = False
        # The inspector is read top down and wants all the height there is.
        window.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        window.addToolBar(bar)
        for name, dock in docks.items():
            window.addDockWidget(AREAS[name], dock)
        self._tabify()
        self._put_away()

    def reset(self) -> None:
        """Put everything back to where it comes."""
        self._window.addToolBar(self._bar)
        self._bar.show()
        for name, dock in self._docks.items():
            dock.setFloating(False)
            self._window.removeDockWidget(dock)
            self._window.addDockWidget(AREAS[name], dock)
            dock.show()
        self._tabify()
        sides = [self._docks["outline"], self._docks["inspector"]]
        self._window.resizeDocks(sides, [dock.sizeHint().width() for dock in sides], Qt.Orientation.Horizontal)
        self._window.resizeDocks([self._docks["table"]], [240], Qt.Orientation.Vertical)
        self._window.resizeDocks(
            [self._docks["inspector"], self._docks["history"]], [600, 200], Qt.Orientation.Vertical
        )

    def show(self, shown: bool) -> None:
        """Show the docks as they were left, or put them all away."""
        if shown == self._shown:
            return
        if not shown:
            self.remember()
            self._put_away()
        self._shown = shown
        if shown and not self.restore():
            self.reset()
        elif shown:
            # Docks that take the place of others get their widths only when those are really gone.
            QTimer.singleShot(0, self._settle)

    def _settle(self) -> None:
        if self._shown:
            self.restore()

    def restore(self) -> bool:
        """Put everything where it was when it was last remembered; False when nothing was."""
        state = self._settings.stored.value(STATE)
        return isinstance(state, QByteArray) and self._window.restoreState(state, VERSION)

    def remember(self) -> None:
        """Keep where everything is, for now and the next start."""
        if self._shown:
            self._settings.stored.setValue(STATE, self._window.saveState(VERSION))

    def _put_away(self) -> None:
        for part in (self._bar, *self._docks.values()):
            part.hide()

    def _tabify(self) -> None:
        self._window.tabifyDockWidget(self._docks["table"], self._docks["messages"])
        self._docks["table"].raise_()
