"""Drags with the mouse from widget to widget, through the window system's own drag and drop."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from itertools import cycle

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QDragMoveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

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


class _QtMouse:
    """The mouse of Qt's tests over a window, which Qt's own drags follow."""

    def __init__(self, window: QWidget) -> None:
        self._handle = window.windowHandle()

    def press(self, point: QPoint) -> None:
        QTest.mousePress(self._handle, Left, Qt.KeyboardModifier.NoModifier, point)

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self._handle, point)

    begin = move

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self._handle, Left, Qt.KeyboardModifier.NoModifier, point)


class _SystemMouse(QObject):
    """The mouse of Windows over a window: a drag there is Windows' own, which no event of Qt reaches."""

    # Of `mouse_event`: to a place of the screen, whose sides are 65536, and by pixels.
    TO, BY, PRESS, RELEASE = 0x8001, 0x0001, 0x0002, 0x0004

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self._ways = cycle((1, -1))

    def press(self, point: QPoint) -> None:
        self.move(point)
        self._send(self.PRESS)
        while not QApplication.mouseButtons() & Left:
            QApplication.processEvents()

    def move(self, point: QPoint) -> None:
        at, screen = self._window.mapToGlobal(point), self._window.screen().geometry()
        x, y = ((2 * at.x() + 1) * 32768 // screen.width(), (2 * at.y() + 1) * 32768 // screen.height())
        self._send(self.TO, x, y)

    def begin(self, point: QPoint) -> None:
        """Move, and tremble: Qt waits for one more move before it has Windows begin, and lets nothing else happen."""
        QApplication.instance().installEventFilter(self)
        self.move(point)

    def release(self, point: QPoint) -> None:
        QApplication.instance().removeEventFilter(self)
        self.move(point)
        self._send(self.RELEASE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.MouseMove:
            self._send(self.BY, next(self._ways))
        return False

    def _send(self, what: int, x: int = 0, y: int = 0) -> None:
        ctypes.windll.user32.mouse_event(what, x, y, 0, 0)


def drag(
    source: QWidget, start: QPoint, target: QWidget, end: QPoint, *over: QPoint, until: Callable[[], bool] | None = None
) -> None:
    """Press at a point of one widget, and release at one of another of the same window, perhaps going over more.

    `until`: what is waited for over the last of those, for a while.
    """
    window = source.window()
    mouse = _SystemMouse(window) if sys.platform == "win32" else _QtMouse(window)
    way = [target.mapTo(window, point) for point in (*over, end + QPoint(1, 0), end)]
    events = [lambda at=at: mouse.move(at) for at in way]
    events.append(lambda: mouse.release(way[-1]))

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
    mouse.press(pressed)
    mouse.move(pressed + QPoint(4, 1))
    QApplication.processEvents()
    QTimer.singleShot(PACE, go_on)  # not before: what is painted meanwhile may take longer
    # Begins the drag, and comes back when that is over.
    mouse.begin(pressed + QPoint(16, 4))
    while events:
        QApplication.processEvents()
    for _ in range(5):
        QApplication.processEvents()
