"""DockSizes: how wide the sides are meant to be, and how high the bottom, through windows too small for it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

Area = Qt.DockWidgetArea
SIDES = (Area.LeftDockWidgetArea, Area.RightDockWidgetArea)
AREAS = (*SIDES, Area.BottomDockWidgetArea)
MOST_WIDTH = 0.6  # of the window for both sides together
MOST_HEIGHT = 0.45  # of the window for the bottom


def lies_in_front(window: QMainWindow, dock: QDockWidget) -> bool:
    """Return whether a dock is seen in its window; those behind a tab are not."""
    return dock.isVisible() and not dock.isFloating() and window.rect().intersects(dock.geometry())


class DockSizes(QObject):
    """Qt squeezes docks in a small window, and leaves them so in a large one; this gives them back what they had.

    What the user drags a side to is what it is meant to be from then on.
    """

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._docks = docks
        self._wanted: dict[Area, int] = {}
        self._given: dict[Area, int] = {}
        self._turn = QTimer(self, singleShot=True, interval=0)  # docks are as large as they get only then
        self._turn.timeout.connect(self._give)
        window.installEventFilter(self)

    @property
    def wanted(self) -> list[int]:
        """The sizes that are meant, in the order of `AREAS`; 0 where there is no dock."""
        self._note_drags()
        return [self._wanted.get(area, 0) for area in AREAS]

    def want(self, sizes: list[int]) -> None:
        """Give the docks these sizes as far as there is room, and whenever there is."""
        self._wanted = {area: size for area, size in zip(AREAS, sizes, strict=True) if size > 0}
        self._given = {}
        self._give()
        self._turn.start()

    def stop(self) -> None:
        """Leave the docks alone from now on."""
        self._turn.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._turn.start()
        elif event.type() == QEvent.Type.MouseButtonRelease:  # perhaps of the line beside a dock
            QTimer.singleShot(0, self, self._note_drags)
        return False

    def _note_drags(self) -> None:
        if not self._turn.isActive():
            self._wanted |= {area: now for area, now in self._present().items() if now != self._given.get(area, now)}

    def _give(self) -> None:
        self._turn.stop()
        present = self._present()
        wanted = {area: self._wanted.setdefault(area, now) for area, now in present.items()}
        width = sum(wanted.get(area, 0) for area in SIDES)
        narrowing = min(1.0, MOST_WIDTH * self._window.width() / width) if width else 1.0
        for area, size in wanted.items():
            if area in SIDES:
                self._resize(area, int(size * narrowing), Qt.Orientation.Horizontal)
            else:
                self._resize(area, min(size, int(MOST_HEIGHT * self._window.height())), Qt.Orientation.Vertical)
        layout = self._window.layout()
        assert layout is not None
        layout.activate()
        self._given = self._present()

    def _resize(self, area: Area, size: int, orientation: Qt.Orientation) -> None:
        self._window.resizeDocks([self._shown()[area]], [size], orientation)

    def _shown(self) -> dict[Area, QDockWidget]:
        """A dock of each area that is seen there."""
        docks = [dock for dock in self._docks.values() if lies_in_front(self._window, dock)]
        return {self._window.dockWidgetArea(dock): dock for dock in docks}

    def _present(self) -> dict[Area, int]:
        shown = self._shown()
        return {a: shown[a].width() if a in SIDES else shown[a].height() for a in AREAS if a in shown}
