"""A user before the program: points, clicks, drags and types on the screen, and looks at it.

Runs in a thread of its own. Events enter where those of the window system do, so that focus, menus, shortcuts, modal
dialogs and grabs of the mouse are as they are for a user.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
)
from PySide6.QtOpenGLWidgets import QOpenGLWidget

from editor.math3d.arrays import UInt8Array
from tests.walks import events, seen
from tests.walks.events import LEFT, NO_KEY, PATIENCE
from tests.walks.seen import Seen

T = TypeVar("T")

SAME = 30  # pixels that may differ in a picture of the same thing
STEPS = 3  # of the mouse from one point of a drag to the next: each has the view drawn
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class User:
    """What is done returns once the program has taken it in; what is looked for is waited for."""

    def __init__(self) -> None:
        self._thread = events.ProgramThread()
        self._is_dragging = False

    # -- looking -----------------------------------------------------------------------------------------------------

    def look(self, within: str = "") -> list[Seen]:
        """Everything that can be read on the screen, or in one pane."""
        return self._thread.ask(lambda: list(seen.read(within)))

    def find(self, text: str, kind: str = "", within: str = "", nth: int = 0) -> Seen:
        """What carries exactly this text, waited for; AssertionError that tells what is there instead."""
        found: list[Seen] = []

        def is_there() -> bool:
            found[:] = [s for s in self.look(within) if s.text == text and kind in ("", s.kind)]
            return len(found) > nth

        try:
            self.wait(is_there)
        except AssertionError:
            there = sorted({f"{s.kind}: {s.text[:40]}" for s in self.look(within)})
            raise AssertionError(f"{kind} {text!r} is not seen {within and 'in ' + within}; there is {there}") from None
        return found[nth]

    def sees(self, text: str, kind: str = "", within: str = "") -> bool:
        """Whether something carries a text now."""
        return any(text in s.text and kind in ("", s.kind) for s in self.look(within))

    def fill_screen(self) -> None:
        """Have the window as large as the screen allows."""
        self._thread.do(events.fill_screen)

    def wait_to_see(self, text: str, kind: str = "", within: str = "") -> None:
        """Wait until something shows a text, alone or among more."""
        self.wait(lambda: self.sees(text, kind, within), f"{text!r} to be seen")

    def wait(self, is_so: Callable[[], bool], what: str = "") -> None:
        """Wait until something is so; AssertionError when it takes too long."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"waited in vain for {what or 'what should be seen'}"
            time.sleep(0.05)

    def field(self, label: str, within: str = "Inspector", nth: int = 0) -> Seen:
        """The nth field on the line of a label, waited for."""

        def beside(there: list[Seen]) -> list[Seen]:
            line = next(s.rect for s in there if s.text == label and s.kind == "label")
            fields = [s for s in there if s.kind == "field" and abs(s.rect.top() - line.top()) < line.height()]
            return sorted((s for s in fields if s.rect.left() >= line.left()), key=lambda s: s.rect.left())

        return self._search(lambda there: beside(there)[nth], within, f"a field beside {label!r}")

    def row(self, text: str, within: str, nth: int = 0) -> list[Seen]:
        """The cells of the row in which one carries this text, from left to right, waited for."""
        return self._search(lambda there: _row_of(there, text, nth), within, f"a row of {text!r}")

    def cell(self, text: str, header: str, within: str) -> Seen:
        """The cell under a header in the row in which one carries this text, waited for."""

        def under(there: list[Seen]) -> Seen:
            column = next(s.rect for s in there if s.text == header and s.kind == "header")
            return next(s for s in _row_of(there, text) if column.left() <= s.rect.center().x() <= column.right())

        return self._search(under, within, f"a cell under {header!r} beside {text!r}")

    def _search(self, search: Callable[[list[Seen]], T], within: str, what: str) -> T:
        """What a search finds in one look; it looks again as long as that fails."""
        found: list[T] = []

        def is_there() -> bool:
            with suppress(IndexError, StopIteration):
                found[:] = [search(self.look(within))]
            return bool(found)

        self.wait(is_there, what)
        return found[0]

    def view(self, nth: int = 0) -> QRect:
        """Where the model is drawn, on the screen."""
        return self._thread.ask(lambda: _views()[nth])

    def picture(self, rect: QRect | None = None) -> UInt8Array:
        """(height, width, 3) of the view, or of a part of the screen, once it has stopped changing.

        The pointer goes out of the way before, unless it is dragging: what it is over may be lit.
        """
        area = rect or self.view()
        if not self._is_dragging:
            self._thread.do(lambda: events.move(_corner()))
        before, end = self.glance(area), time.monotonic() + PATIENCE
        while True:
            time.sleep(0.15)
            is_at_rest = self._thread.ask(_are_views_at_rest)  # before it is looked at
            now = self.glance(area)
            if is_at_rest and np.array_equal(now, before):
                return now
            assert time.monotonic() < end, "the picture does not come to rest"
            before = now

    def glance(self, rect: QRect | None = None) -> UInt8Array:
        """(height, width, 3) of the view, or of a part of the screen, as it is at this moment."""
        area = rect or self.view()
        return self._thread.ask(lambda: _pixels(area))

    def wait_for_change(self, before: UInt8Array, rect: QRect | None = None, least: int = 200) -> UInt8Array:
        """Wait until so many pixels are others than in a picture of the same place; the new picture."""
        after: list[UInt8Array] = []

        def is_other() -> bool:
            after[:] = [self.glance(rect)]
            return changed(before, after[0]) >= least

        self.wait(is_other, f"{least} pixels to change")
        return self.picture(rect)

    def save_screen(self, path: str) -> None:
        """Keep what the screen shows."""
        self._thread.ask(lambda: QGuiApplication.primaryScreen().grabWindow(0).save(path))

    # -- doing -------------------------------------------------------------------------------------------------------

    def click(
        self,
        target: Seen | QPoint,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = NO_KEY,
        double: bool = False,
    ) -> None:
        point = target if isinstance(target, QPoint) else target.rect.center()
        self._thread.do(lambda: events.click(point, button, keys, double))

    def click_on(self, text: str, kind: str = "", within: str = "", keys: Qt.KeyboardModifier = NO_KEY) -> None:
        self.click(self.find(text, kind, within), keys=keys)

    def choose(self, *path: str) -> None:
        """Choose an entry of the menu bar by the texts that lead to it."""
        for text in path:
            entry = self.find(text, "menu")
            assert entry.is_enabled, f"{text!r} is disabled"
            self.click(entry)

    def drag(self, *points: QPoint, button: Qt.MouseButton = LEFT, then: Callable[[], None] | None = None) -> None:
        """Press at the first point, go through all of them, and let go; `then`: what is done before letting go."""
        self.press_mouse(points[0], button)
        for start, end in pairwise(points):
            for step in range(1, STEPS + 1):
                self._thread.do(lambda at=start + (end - start) * (step / STEPS): events.move(at))
        if then is not None:
            then()
        self._thread.do(lambda: events.release(points[-1], button))
        self._is_dragging = False

    def press_mouse(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self._is_dragging = True
        self._thread.do(lambda: events.press(point, button))

    def drop(self, point: QPoint, *files: Path) -> None:
        """Drop files from another program."""
        self._thread.do(lambda: events.drop(point, files))

    def press(self, *keys: str) -> None:
        """Press key sequences such as "Ctrl+S"."""
        for key in keys:
            self._wait_for_focus()
            self._thread.do(lambda key=key: events.press_keys(key))

    def type(self, text: str) -> None:
        """Type characters; those beyond ASCII come as from an input method."""
        self._wait_for_focus()
        for letter in text:
            self._thread.do(lambda letter=letter: events.type_letter(letter))

    def _wait_for_focus(self) -> None:
        """Wait until keys go to the uppermost window. A bare screen has no window manager to see to that."""
        self.wait(lambda: self._thread.ask(events.activate), "the keyboard focus")

    def fill(self, field: Seen, text: str, end: str = "Return") -> None:
        """Type over what a field holds."""
        self.click(field)
        self.press("Ctrl+A", "Delete")
        self.type(text)
        if end:
            self.press(end)


def ready(user: User, name: str = "mochi.pmx") -> None:
    """Wait until a model has been opened and drawn with all its textures."""
    user.wait_to_see(name, "tab")
    user.wait_to_see("Vertices", "label")
    if sys.platform == "win32":  # rows are higher there, and walks click on what they see
        user.fill_screen()
    user.picture()


def open_again(user: User, name: str = "mochi.pmx") -> None:
    """Close the model, throw away what was changed, and open it from the recent files."""
    close(user, name)
    user.wait(lambda: any(s.text.startswith(name) for s in user.look() if s.kind == "cell"), "the recent files")
    user.click(next(s for s in user.look() if s.kind == "cell" and s.text.startswith(name)))
    ready(user, name)


def close(user: User, name: str) -> None:
    """Close a model, and throw away what was changed."""
    user.press("Ctrl+W")
    user.wait(lambda: user.sees("Discard", "button") or not user.sees(name, "tab"), "the model to close")
    if user.sees("Discard", "button"):
        user.click_on("Discard", "button")
    user.wait(lambda: not user.sees(name, "tab"), "the model to close")


def leave(user: User) -> None:
    """End the program by its menu, and throw away what was changed."""
    user.choose("File", "Quit")
    time.sleep(0.2)
    if user.sees("Discard", "button"):
        user.click_on("Discard", "button")


def _row_of(there: list[Seen], text: str, nth: int = 0) -> list[Seen]:
    cells = [s for s in there if s.kind == "cell"]
    line = [s for s in cells if s.text == text][nth].rect
    return sorted((s for s in cells if s.rect.top() == line.top()), key=lambda s: s.rect.left())


def changed(a: UInt8Array, b: UInt8Array) -> int:
    """How many pixels differ plainly; all, when the pictures are of different sizes."""
    if a.shape != b.shape:
        return max(a.size, b.size)
    return int((np.abs(a.astype(np.int16) - b).max(axis=-1) > 12).sum())


def right_end(a: UInt8Array, b: UInt8Array) -> QPoint:
    """The pixel furthest to the right of those that differ much: the end of handles that one picture has."""
    rows, columns = np.nonzero(np.abs(a.astype(int) - b).max(axis=-1) > 60)
    right = columns.argmax()
    return QPoint(int(columns[right]), int(rows[right]))


def _corner() -> QPoint:
    """Where the pointer is over nothing that minds: at the lower edge of the uppermost window."""
    rect = seen.rect_of(seen.windows()[-1])
    return QPoint(rect.center().x(), rect.bottom() - 2)


def _views() -> Sequence[QRect]:
    widgets = [w for window in seen.windows() for w in window.findChildren(QOpenGLWidget)]
    return [seen.rect_of(widget) for widget in widgets if widget.isVisible()]


def _are_views_at_rest() -> bool:
    """Whether no view will become smoother.

    From the first time on slow machines draw the same as others: they keep shadows, and smooth as much.
    """
    views = [w for window in seen.windows() for w in window.findChildren(QOpenGLWidget) if w.isVisible()]
    timing = sys.modules.get("editor.ui.viewport.picture_timing")
    if timing is not None and math.inf > timing.SLOW_PASS_SECONDS:
        timing.SLOW_PASS_SECONDS = timing.SLOW_FOR_SECONDS = math.inf
        for view in views:
            view.redraw()
    return all(view.is_at_rest for view in views)


def _pixels(rect: QRect) -> UInt8Array:
    grabbed = QGuiApplication.primaryScreen().grabWindow(0, rect.x(), rect.y(), rect.width(), rect.height())
    image = grabbed.toImage().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3).copy()
