"""Drags with the mouse from widget to widget, through the window system's own drag and drop."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QDragMoveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.systems import DRAGS

PACE = 30  # milliseconds between two events
REST = 3  # events after the last of the points that are gone over
PATIENCE = 60  # times so long until a release that nothing was told of: perhaps nothing takes what is dragged

Left = Qt.MouseButton.LeftButton


class _DragEvents(QObject):
    """Sees whether any widget was told that something is dragged over it at a point of the screen, or beside it."""

    def __init__(self, point: QPoint) -> None:
        super().__init__()
        self._point = point
        self.is_there = False
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QDragMoveEvent) and isinstance(watched, QWidget):
            way = watched.mapToGlobal(event.position().toPoint()) - self._point
            self.is_there = self.is_there or way.manhattanLength() <= 1
        return False


def drag(
    source: QWidget, start: QPoint, target: QWidget, end: QPoint, *over: QPoint, until: Callable[[], bool] | None = None
) -> None:
    """Press at a point of one widget, and release at one of another of the same window, perhaps going over more.

    `until`: what is waited for over the last of those, for a while.
    """
    if sys.platform == "win32":
        pytest.skip(DRAGS)
    window = source.window()
    way = [target.mapTo(window, point) for point in (*over, end + QPoint(1, 0), end)]
    events = [lambda at=at: QTest.mouseMove(window.windowHandle(), at) for at in way]
    events.append(lambda: QTest.mouseRelease(window.windowHandle(), Left, Qt.KeyboardModifier.NoModifier, way[-1]))

    def go_on() -> None:
        if len(events) == REST and until is not None and patience and not until():
            patience.pop()
            QTimer.singleShot(PACE, go_on)
        elif len(events) == 1 and not seen.is_there and patience:
            patience.pop()  # released before that was told, it would be dropped where it was told of last
            QTimer.singleShot(PACE, go_on)
        elif events:
            events.pop(0)()
            QTimer.singleShot(PACE, go_on)

    seen, patience = _DragEvents(target.mapToGlobal(end)), [*range(PATIENCE)]
    for button in (Left, Qt.MouseButton.RightButton):  # one that another test left down would go on being down
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(window.windowHandle(), button, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
    pressed = source.mapTo(window, start)
    QTest.mousePress(window.windowHandle(), Left, Qt.KeyboardModifier.NoModifier, pressed)
    QTest.mouseMove(window.windowHandle(), pressed + QPoint(4, 1))
    QTimer.singleShot(PACE, go_on)  # not before: what is painted meanwhile may take longer
    # Begins the drag, and comes back when that is over.
    QTest.mouseMove(window.windowHandle(), pressed + QPoint(16, 4))
    while events:
        QApplication.processEvents()
    for _ in range(5):
        QApplication.processEvents()
