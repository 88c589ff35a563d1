"""Drags with the mouse from widget to widget, through the window system's own drag and drop."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

PACE = 30  # milliseconds between two events

Left = Qt.MouseButton.LeftButton


def drag(source: QWidget, start: QPoint, target: QWidget, end: QPoint, *over: QPoint) -> None:
    """Press at a point of one widget, and release at one of another of the same window, perhaps going over more."""
    window = source.window()
    way = [target.mapTo(window, point) for point in (*over, end + QPoint(1, 0), end)]
    events = [lambda at=at: QTest.mouseMove(window.windowHandle(), at) for at in way]
    events.append(lambda: QTest.mouseRelease(window.windowHandle(), Left, Qt.KeyboardModifier.NoModifier, way[-1]))

    def go_on() -> None:
        if events:
            events.pop(0)()
            QTimer.singleShot(PACE, go_on)

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
