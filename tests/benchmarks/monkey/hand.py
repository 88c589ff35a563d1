"""Does the steps of an action, each by the events that a user's mouse and keyboard would send to the window.

Each verb is a method of the same name; called on a thread of its own, it goes to the program's for each event.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QCursor, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QMenuBar

from tests.benchmarks.monkey import screen
from tests.benchmarks.monkey.log import Action
from tests.benchmarks.monkey.screen import Place
from tests.walks import events
from tests.walks.events import ProgramThread

BUTTONS = {
    "left": Qt.MouseButton.LeftButton,
    "middle": Qt.MouseButton.MiddleButton,
    "right": Qt.MouseButton.RightButton,
}
MODIFIERS = {
    "": Qt.KeyboardModifier.NoModifier,
    "shift": Qt.KeyboardModifier.ShiftModifier,
    "ctrl": Qt.KeyboardModifier.ControlModifier,
    "alt": Qt.KeyboardModifier.AltModifier,
    "ctrl+shift": Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
}
PAUSE = 0.1  # seconds after what was not possible
FOCUS_PATIENCE = 1.0  # seconds until keys are given up: no window has the keyboard
MOST_MENUS = 6  # that are open within each other


class MissingError(Exception):
    """What an action needs is not there now."""


class Hand:
    """`home` is the folder that the files of steps are in."""

    def __init__(self, thread: ProgramThread, home: Path, undo_all: Callable[[], None]) -> None:
        self._thread = thread
        self._home = home
        self._undo_all = undo_all

    def perform(self, action: Action) -> None:
        """Do all steps; those after one that is not possible any more are left out."""
        for verb, *arguments in action["steps"]:
            try:
                getattr(self, verb)(*arguments)
            except (MissingError, AssertionError, RuntimeError) as error:
                print(action["n"], verb, repr(error), flush=True)
                time.sleep(PAUSE)
                break

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def click(self, place: Place, button: str = "left", keys: str = "", double: bool = False) -> None:
        point = self._point(place)
        self._thread.do(lambda: events.click(point, BUTTONS[button], MODIFIERS[keys], double))

    def drag(self, places: Sequence[Place], button: str = "left", keys: str = "", pieces: int = 4) -> None:
        """Press at the first place, go through all of them, and release at the last."""
        points = [self._point(place) for place in places]
        window = self._thread.ask(lambda: events.window_at(points[0]))
        pressed, held = BUTTONS[button], MODIFIERS[keys]
        self._send(window, points[0], lambda to, at: QTest.mouseMove(to, at))
        self._send(window, points[0], lambda to, at: QTest.mousePress(to, pressed, held, at))
        for start, end in pairwise(points):
            for step in range(1, pieces + 1):
                self._send(window, start + (end - start) * (step / pieces), lambda to, at: QTest.mouseMove(to, at))
        self._send(window, points[-1], lambda to, at: QTest.mouseRelease(to, pressed, held, at))

    def wheel(self, place: Place, turns: int, keys: str = "") -> None:
        point = self._point(place)

        def turn() -> None:
            window = events.window_at(point)
            QCursor.setPos(point)
            at, buttons, phase = (
                window.mapFromGlobal(point).toPointF(),
                Qt.MouseButton.NoButton,
                Qt.ScrollPhase.NoScrollPhase,
            )
            angle = QPoint(0, 120 if turns > 0 else -120)
            event = QWheelEvent(at, point.toPointF(), QPoint(), angle, buttons, MODIFIERS[keys], phase, False)
            QCoreApplication.sendEvent(window, event)

        for _ in range(abs(turns)):
            self._thread.do(turn)

    def _send(self, window: QWindow, point: QPoint, send: Callable[[QWindow, QPoint], None]) -> None:
        """Send an event to the window where the button was pressed, or to what is there once that is gone."""

        def do() -> None:
            QCursor.setPos(point)
            receiver = window if shiboken6.isValid(window) else events.window_at(point)
            send(receiver, receiver.mapFromGlobal(point))

        self._thread.do(do)

    def _point(self, place: Place) -> QPoint:
        point = self._thread.ask(lambda: screen.point_of(place))
        if point is None:
            raise MissingError
        return point

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def keys(self, *sequences: str) -> None:
        """Press key sequences such as "Ctrl+S", one after the other."""
        for sequence in sequences:
            self._wait_for_focus()
            self._thread.do(lambda sequence=sequence: events.press_keys(sequence))

    def type(self, text: str) -> None:
        self._wait_for_focus()
        for letter in text:
            self._thread.do(lambda letter=letter: events.type_letter(letter))

    def _wait_for_focus(self) -> None:
        end = time.monotonic() + FOCUS_PATIENCE
        while not self._thread.ask(events.activate):
            if time.monotonic() > end:
                raise MissingError
            time.sleep(0.02)

    # -- menus and dialogs ---------------------------------------------------------------------------------------------

    def choose(self, *path: str) -> None:
        """Click through the menus of the menu bar to an entry; what is still open after that is closed."""
        window = self._thread.ask(screen.main_window)
        if window is None:
            raise MissingError
        self._click_entry(window.menuBar(), path[0])
        for name in path[1:]:
            popup = self._thread.ask(QApplication.activePopupWidget)
            if not isinstance(popup, QMenu):
                raise MissingError
            self._click_entry(popup, name)
        self._close_menus(path)

    def entry(self, name: str) -> None:
        """Click an entry of the menu that is open; what is still open after that stays."""
        popup = self._thread.ask(QApplication.activePopupWidget)
        if not isinstance(popup, QMenu):
            raise MissingError
        self._click_entry(popup, name)

    def _click_entry(self, menu: QMenu | QMenuBar, name: str) -> None:
        def click() -> None:
            action = screen.entry_of(menu, name)
            if action is None or not menu.isVisible():
                return
            if isinstance(menu, QMenu):
                menu.setActiveAction(action)  # scrolls to it
            point = menu.mapToGlobal(menu.actionGeometry(action).center())
            events.click(point, BUTTONS["left"], MODIFIERS[""], False)

        self._thread.do(click)

    def _close_menus(self, path: Sequence[str]) -> None:
        for _ in range(min(len(path), MOST_MENUS)):
            if isinstance(self._thread.ask(QApplication.activePopupWidget), QMenu):
                self.keys("Esc")

    def answer(self, name: str) -> None:
        """Give the file dialog that is open the name of a file of the home; "" cancels it."""
        if not name:
            self.keys("Esc")
            return
        path = str(self._home / name)
        if not self._thread.ask(lambda: _fill_in(path)):
            raise MissingError
        self.keys("Return")

    # -- the rest ------------------------------------------------------------------------------------------------------

    def drop(self, names: Sequence[str], place: Place) -> None:
        """Drop files of the home from another program."""
        point = self._point(place)
        self._thread.do(lambda: events.drop(point, [self._home / name for name in names]))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, as a window manager does."""
        self._thread.do(lambda: _resize(width, height))

    def wait(self, seconds: float) -> None:
        time.sleep(seconds)

    def undo_all(self) -> None:
        """Have the judge undo and redo everything."""
        self._thread.do(self._undo_all)


def _resize(width: int, height: int) -> None:
    window = screen.main_window()
    if window is not None:
        window.resize(width, height)


def _fill_in(path: str) -> bool:
    """Type a path into the file dialog that is open; whether there is one."""
    dialog = QApplication.activeModalWidget()
    field = dialog.findChild(QLineEdit, "fileNameEdit") if isinstance(dialog, QFileDialog) else None
    if field is None:
        return False
    field.setFocus()
    field.selectAll()
    for letter in path:
        events.type_letter(letter)
    return True
