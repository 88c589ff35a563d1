"""What a user does, as events that enter where those of the window system do, and the way onto the program's thread.

All but ProgramThread is called on the thread of the program.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QCursor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeySequence,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from shiboken6 import isValid

from tests.walks import seen

T = TypeVar("T")

PATIENCE = 60.0  # seconds that something may take that a user waits for, on a busy machine without a GPU
LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier
HELD = {
    Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
    Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier,
    Qt.Key.Key_Alt: Qt.KeyboardModifier.AltModifier,
    Qt.Key.Key_Meta: Qt.KeyboardModifier.MetaModifier,
}
HOLDING = reduce(or_, HELD.values())


class ProgramThread(QObject):
    """Has functions called on the thread of the program, in its event loop, also when a dialog runs one of its own."""

    _wanted = Signal(object)

    def __init__(self, patience: float = PATIENCE) -> None:
        """`patience`: seconds after which an answer is missed."""
        super().__init__()
        self._patience = patience
        application = QCoreApplication.instance()
        assert application is not None
        self.moveToThread(application.thread())
        self._wanted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def _call(self, function: Callable[[], None]) -> None:
        function()

    def post(self, function: Callable[[], None]) -> None:
        """Have it called, and do not wait for that."""
        self._wanted.emit(function)

    def ask(self, function: Callable[[], T]) -> T:
        """What a function returns."""
        results: list[Any] = []
        done = threading.Event()

        def call() -> None:
            try:
                results.append((True, function()))
            except Exception as error:
                results.append((False, error))
            done.set()

        self._wanted.emit(call)
        assert done.wait(self._patience), "the program does not answer"
        succeeded, result = results[0]
        if not succeeded:
            raise result
        return result  # type: ignore[no-any-return]

    def do(self, function: Callable[[], None]) -> None:
        """Do it and let the program come to rest; it may open a dialog, and so return only after that is closed."""
        failures: list[Exception] = []

        def call() -> None:
            try:
                function()
            except Exception as error:
                failures.append(error)

        self._wanted.emit(call)
        for _ in range(2):
            self.ask(lambda: None)
        if failures:
            raise failures[0]


def click(point: QPoint, button: Qt.MouseButton, keys: Qt.KeyboardModifier, double: bool) -> None:
    move(point)
    window = window_at(point)
    at = window.mapFromGlobal(point)
    if double:
        QTest.mouseDClick(window, button, keys, at)
    else:
        QTest.mouseClick(window, button, keys, at)


def press(point: QPoint, button: Qt.MouseButton) -> None:
    move(point)
    window = window_at(point)
    QTest.mousePress(window, button, NO_KEY, window.mapFromGlobal(point))


def release(point: QPoint, button: Qt.MouseButton) -> None:
    window = window_at(point)
    QTest.mouseRelease(window, button, NO_KEY, window.mapFromGlobal(point))


def move(point: QPoint) -> None:
    QCursor.setPos(point)
    window = window_at(point)
    QTest.mouseMove(window, window.mapFromGlobal(point))


def fill_screen() -> None:
    """Make the main window as large as the screen allows."""
    window = next(window for window in QApplication.topLevelWidgets() if isinstance(window, QMainWindow))
    # Not maximized: without a window manager, what Wine shows of such a window stays as large as it was.
    window.setGeometry(window.screen().availableGeometry().marginsRemoved(window.windowHandle().frameMargins()))


def drop(point: QPoint, files: Sequence[Path]) -> None:
    """Drag files to a point, and let go of them if they are welcome there."""
    window, data = window_at(point), QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    at, offered = window.mapFromGlobal(point), Qt.DropAction.CopyAction
    for event in (
        QDragEnterEvent(at, offered, data, LEFT, NO_KEY),
        QDragMoveEvent(at, offered, data, LEFT, NO_KEY),
        QDropEvent(at.toPointF(), offered, data, LEFT, NO_KEY),
    ):
        QCoreApplication.sendEvent(window, event)
        if not event.isAccepted():
            return


def press_keys(sequence: str) -> None:
    """Press and release keys such as "Ctrl+S", those that are held one by one.

    QtTest has the program do what waits after each, and goes on with a window that may be destroyed by then.
    """
    keys = QKeySequence(sequence)
    for place in range(keys.count()):
        window, key, wanted = focus_window(), keys[place].key(), keys[place].keyboardModifiers()
        text, held = str(QTest.keyToAscii(key)).strip("\0"), [one for one in HELD if wanted & HELD[one]]
        modifiers = wanted & ~HOLDING
        for one in held:
            _send_key(window, True, one, modifiers)
            modifiers |= HELD[one]
        _send_key(window, True, key, modifiers, text)
        _send_key(window, False, key, modifiers, text)
        for one in reversed(held):
            modifiers &= ~HELD[one]
            _send_key(window, False, one, modifiers)


def _send_key(window: QWindow, is_down: bool, key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str = "") -> None:
    """Send a key to a window, or to the one that has the focus once that is gone."""
    receiver = window if isValid(window) else QGuiApplication.focusWindow()
    if receiver is not None:
        QTest.simulateEvent(receiver, is_down, int(key), modifiers, text, False)


def type_letter(letter: str) -> None:
    if letter.isascii():
        QTest.keyClick(focus_window(), ord(letter))
    else:
        event = QInputMethodEvent("", [])
        event.setCommitString(letter)
        receiver = QGuiApplication.focusObject()
        assert receiver is not None, "nothing has the focus"  # PySide6 would end the process
        QCoreApplication.sendEvent(receiver, event)


def window_at(point: QPoint) -> QWindow:
    for widget in seen.windows():
        handle = widget.windowHandle()
        if handle is not None and handle.geometry().contains(point):
            return handle
    raise AssertionError(f"no window at {point.x()}, {point.y()}")


def activate() -> bool:
    """Whether keys go to the uppermost window; asks for it where they do not. There may be none: the program ends."""
    popup = QApplication.activePopupWidget()
    windows = seen.windows()
    window = windows[0].windowHandle() if windows else None
    if popup is not None or (window is not None and QGuiApplication.focusWindow() is window):
        return True
    if window is not None and window.isExposed():
        window.requestActivate()
    return False


def focus_window() -> QWindow:
    """Where the screen sends keys; an open menu takes them from there, and gets them where no window has the focus."""
    popup = QApplication.activePopupWidget()
    window = QGuiApplication.focusWindow() or (popup.windowHandle() if popup is not None else None)
    assert window is not None, "no window has the focus"
    return window
