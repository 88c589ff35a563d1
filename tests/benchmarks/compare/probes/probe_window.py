"""Drives the window of a commit from outside and measures it: run as a script, with a JSON object as its argument.

It uses Qt's own classes, object names and texts alone, so that it drives the window of an old commit, too. What it
does not find there is left out, with the reason.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from probe_origin import check_origin
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QModelIndex, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QLineEdit,
    QMainWindow,
    QTableView,
    QToolBar,
    QTreeView,
    QWidget,
)

PATIENCE = 60.0  # seconds that something may take that is waited for
QUIET = 0.15  # seconds without work after which the event loop counts as idle
SHORT_QUIET = 0.1  # the same after a work that is measured
WORK = 0.0002  # seconds; a turn of the event loop that takes less found nothing to do
PAUSE = 0.0005
MOVES = 9
KEPT = "左足"
RENAMED = ("頭", "首", "左腕", "右腕")
PLAYED = 40  # pictures
SETTLED = 0.5  # seconds played before a picture is measured


class NotMeasuredError(Exception):
    """Something that a measure needs is not in this window."""


class Calls:
    """Counts the calls of Python functions of the program on the main thread."""

    def __init__(self, root: Path) -> None:
        self._root = str(root / "editor") + os.sep
        self.count = 0

    def _note(self, frame: Any, event: str, _argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self._root):
            self.count += 1

    def of(self, work: Callable[[], object]) -> int:
        self.count = 0
        sys.setprofile(self._note)
        try:
            work()
        finally:
            sys.setprofile(None)
        return self.count


# -- the event loop ----------------------------------------------------------------------------------------------------


class Clock:
    """Sums up what work takes, in seconds and in seconds of the processor, those of all threads."""

    def __init__(self) -> None:
        self.wall = self.cpu = 0.0

    def of(self, work: Callable[[], object]) -> bool:
        """Add a work; whether it did anything."""
        wall, cpu = time.perf_counter(), time.process_time()
        work()
        took = time.perf_counter() - wall
        if took > WORK:
            self.wall += took
            self.cpu += time.process_time() - cpu
        return took > WORK


def turn() -> None:
    """Do what waits in the event loop."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def until_idle(clock: Clock | None = None, quiet: float = QUIET) -> None:
    """Do what comes in the event loop until nothing comes for a while."""
    clock = clock or Clock()
    end, last = time.perf_counter() + quiet, time.perf_counter() + PATIENCE
    while time.perf_counter() < min(end, last):
        if clock.of(turn):
            end = time.perf_counter() + quiet
        else:
            time.sleep(PAUSE)


def wait(is_so: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise NotMeasuredError(f"waited in vain for {what}")
        turn()
        time.sleep(PAUSE)


# -- what is in the window ---------------------------------------------------------------------------------------------


def main_window() -> QMainWindow:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QMainWindow) and widget.isVisible():
            return widget
    raise NotMeasuredError("no main window")


def view_or_none() -> Any:
    """The largest OpenGL widget that is seen."""
    module = sys.modules.get("PySide6.QtOpenGLWidgets")
    views = [] if module is None else main_window().findChildren(module.QOpenGLWidget)
    return max((view for view in views if view.isVisible()), key=lambda view: view.width(), default=None)


def model_view() -> Any:
    view = view_or_none()
    if view is None:
        raise NotMeasuredError("no view of the model")
    return view


def plain(text: str) -> str:
    return re.sub(r"\(&\w\)", "", text).replace("&", "").rstrip("…. ")


def find_action(id: str, *texts: str) -> QAction:
    """The action with an id as its object name, else with one of some texts."""
    actions = main_window().findChildren(QAction)
    for action in actions:
        if action.objectName() == id:
            return action
    for action in actions:
        if plain(action.text()) in texts:
            return action
    raise NotMeasuredError(f"no action {id}")


def trigger(id: str, *texts: str) -> None:
    action = find_action(id, *texts)
    if not action.isEnabled():
        raise NotMeasuredError(f"the action {id} is disabled")
    action.trigger()
    until_idle()


def item_view(title: str, kind: type[QAbstractItemView]) -> QAbstractItemView:
    """The widest view of a class in the pane with a title, which is brought to the front."""
    for dock in main_window().findChildren(QDockWidget):
        if plain(dock.windowTitle()) == title:
            dock.show()
            dock.raise_()
            until_idle()
            views = [view for view in dock.findChildren(kind) if view.isVisible()]
            if views:
                return max(views, key=lambda view: view.width())
    raise NotMeasuredError(f"no list in the pane {title}")


def index_of(view: QAbstractItemView, text: str, parent: QModelIndex | None = None) -> QModelIndex:
    model, parent = view.model(), QModelIndex() if parent is None else parent
    for row in range(model.rowCount(parent)):
        for column in range(min(model.columnCount(parent), 4)):
            index = model.index(row, column, parent)
            if str(index.data() or "") == text:
                return index
    raise NotMeasuredError(f"no item {text}")


def choose_bone(name: str) -> None:
    """Click a bone in the outline, and bring the table to the front."""
    tree = item_view("Outline", QTreeView)
    model = tree.model()
    sections = [model.index(row, 0) for row in range(model.rowCount())]
    section = next((index for index in sections if str(index.data()).startswith("Bones")), None)
    if section is None or not isinstance(tree, QTreeView):
        raise NotMeasuredError("no bones in the outline")
    tree.expand(section)
    click_index(tree, index_of(tree, name, section))


# -- mouse and keys ----------------------------------------------------------------------------------------------------


def send_mouse(kind: QEvent.Type, widget: QWidget, at: QPoint, buttons: Qt.MouseButton) -> None:
    """Send a mouse event to the window of a widget, as the window system does."""
    window = widget.window()
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    event = QMouseEvent(
        kind,
        QPointF(widget.mapTo(window, at)),
        QPointF(widget.mapToGlobal(at)),
        button,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QCoreApplication.sendEvent(window.windowHandle(), event)


def hover(widget: QWidget, at: QPoint) -> None:
    send_mouse(QEvent.Type.MouseMove, widget, at, Qt.MouseButton.NoButton)


def drag_to(widget: QWidget, at: QPoint) -> None:
    send_mouse(QEvent.Type.MouseMove, widget, at, Qt.MouseButton.LeftButton)


def press(widget: QWidget, at: QPoint) -> None:
    send_mouse(QEvent.Type.MouseButtonPress, widget, at, Qt.MouseButton.LeftButton)


def release(widget: QWidget, at: QPoint) -> None:
    send_mouse(QEvent.Type.MouseButtonRelease, widget, at, Qt.MouseButton.NoButton)


def double_click(widget: QWidget, at: QPoint) -> None:
    send_mouse(QEvent.Type.MouseButtonDblClick, widget, at, Qt.MouseButton.LeftButton)
    release(widget, at)


def drop(file: Path) -> None:
    """Drop a file on the window."""
    handle, data, offered = main_window().windowHandle(), QMimeData(), Qt.DropAction.CopyAction
    data.setUrls([QUrl.fromLocalFile(str(file))])
    left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    at = QPoint(main_window().width() // 2, main_window().height() // 2)
    for event in (
        QDragEnterEvent(at, offered, data, left, no_key),
        QDragMoveEvent(at, offered, data, left, no_key),
        QDropEvent(at.toPointF(), offered, data, left, no_key),
    ):
        QCoreApplication.sendEvent(handle, event)


def pixels(view: Any) -> Any:
    """The colours of a view of OpenGL, as rows of pixels."""
    image = view.grabFramebuffer().convertToFormat(QImage.Format.Format_RGBA8888)
    numpy = importlib.import_module("numpy")
    return numpy.array(image.constBits()).reshape(image.height(), image.bytesPerLine() // 4, 4)[:, : image.width()]


def click_index(view: QAbstractItemView, index: QModelIndex) -> None:
    view.scrollTo(index)
    until_idle()
    at = view.visualRect(index).center()
    hover(view.viewport(), at)
    press(view.viewport(), at)
    release(view.viewport(), at)
    until_idle()


def key(code: Qt.Key, text: str = "") -> None:
    """Send a key to the window that has the keyboard."""
    handle = main_window().windowHandle()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(handle, QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text))


# -- measures ----------------------------------------------------------------------------------------------------------


class Probe:
    """Starts the program on the sample and measures it; results by measure, reasons for those that are missing."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        self._wanted = wanted
        self._is_counting = bool(wanted["is_counting"])
        self._calls = Calls(Path(wanted["root"]))
        self.results: dict[str, float] = {}
        self.missing: dict[str, str] = {}

    def run(self) -> NoReturn:
        QApplication.exec = lambda *_arguments: self._drive()  # type: ignore[method-assign,assignment]
        importlib.import_module("editor.__main__").main([self._wanted["sample"]])
        raise SystemExit("the program ended before its event loop began")

    def _drive(self) -> NoReturn:
        """Measure in place of the event loop, then end the process at once."""
        with self._measuring("start"):
            self._start()
        for name in ("memory", "actions", "enter", "gizmo", "brush", "frame"):
            if name in self._wanted["steps"] and "start" not in self.missing:
                with self._measuring(name):
                    getattr(self, f"_{name}")()
        Path(self._wanted["out"]).write_text(json.dumps({"results": self.results, "missing": self.missing}))
        os._exit(0)

    @contextmanager
    def _measuring(self, name: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            self.missing[name] = str(error) if isinstance(error, NotMeasuredError) else repr(error)
            if folder := self._wanted.get("pictures"):
                main_window().grab().save(str(Path(folder) / f"{name}.png"))

    def _start(self) -> None:
        frames: list[float] = []
        cpu: list[float] = []
        wait(lambda: view_or_none() is not None, "the view")
        model_view().frameSwapped.connect(lambda: (frames.append(time.monotonic()), cpu.append(time.process_time())))
        wait(lambda: frames, "the first picture")
        if not self._is_counting:
            self.results["start.s"] = frames[0] - self._wanted["started"]
            self.results["start.cpu_s"] = cpu[0]
        self.results["start.modules"] = len([name for name in sys.modules if name.startswith("editor.")])
        main_window().activateWindow()
        wait(lambda: QApplication.activeWindow() is not None, "the keyboard")
        until_idle()

    def _memory(self) -> None:
        if not self._is_counting:
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            self.results["memory.mib"] = pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def _actions(self) -> None:
        """QActions that are no children of the list, which is the parent of most of those that have an id.

        Two kinds are left out: those that Qt makes to show docks and tool bars, and choices among names, files and
        values that there are when a menu opens, which are called "id of what they are choices of/text".
        """
        window = main_window()
        of_qt = [
            part.toggleViewAction() for part in (*window.findChildren(QDockWidget), *window.findChildren(QToolBar))
        ]
        actions = [
            action
            for action in window.findChildren(QAction)
            if not action.isSeparator()
            and action.menu() is None
            and action.text()
            and (action not in of_qt or "." in action.objectName())
            and "/" not in action.objectName()
        ]
        named = [action for action in actions if "." in action.objectName()]
        owners = Counter(action.parent() for action in named)
        if not owners:
            raise NotMeasuredError("no action has an id")
        owner = owners.most_common(1)[0][0]
        self.results["actions.adopted"] = sum(action.parent() is not owner for action in named)
        self.results["actions.outside"] = sum(action.parent() is not owner for action in actions)

    def _gestures(self, name: str, works: Iterator[Callable[[], object]], choose: Callable[[list[int]], float]) -> None:
        """Measure works, each with what follows until the event loop is idle; `choose` takes one of their counts."""
        at_once: list[int] = []
        calls: list[int] = []
        clocks: list[Clock] = []
        for work in works:
            if self._is_counting:
                at_once.append(self._calls.of(work))
                calls.append(at_once[-1] + self._calls.of(partial(until_idle, quiet=SHORT_QUIET)))
            else:
                clocks.append(Clock())
                clocks[-1].of(work)
                until_idle(clocks[-1], SHORT_QUIET)
        if self._is_counting:
            self.results[f"{name}.calls"] = choose(at_once)
            self.results[f"{name}.calls_idle"] = choose(calls)
        else:
            self.results[f"{name}.ms"] = 1000 * statistics.median(clock.wall for clock in clocks)
            self.results[f"{name}.cpu_ms"] = 1000 * statistics.median(clock.cpu for clock in clocks)

    def _enter(self) -> None:
        choose_bone(RENAMED[0])
        self._gestures("enter", self._renamings(), choose=lambda counts: counts[0])

    def _renamings(self) -> Iterator[Callable[[], object]]:
        """Type over the names of bones in the table; yield what presses Enter."""
        table = item_view("Table", QTableView)
        for number, name in enumerate(RENAMED):
            index = index_of(table, name)
            row, column = index.row(), index.column()
            click_index(table, index)
            double_click(table.viewport(), table.visualRect(index).center())
            until_idle()
            editor = QApplication.focusWidget()
            if not isinstance(editor, QLineEdit):
                raise NotMeasuredError(f"the cell of {name} was not opened")
            editor.selectAll()
            for letter in f"bone{number}":
                key(Qt.Key.Key_A, letter)
            until_idle()
            yield lambda: key(Qt.Key.Key_Return, "\r")
            if str(table.model().index(row, column).data()) != f"bone{number}":
                raise NotMeasuredError(f"{name} was not renamed")

    def _gizmo(self) -> None:
        choose_bone(KEPT)
        trigger("tool.select", "Select")
        view, before = model_view(), pixels(model_view())
        trigger("tool.move", "Move")
        numpy = importlib.import_module("numpy")  # the program imports it after its window is shown
        columns = numpy.nonzero((pixels(view) != before).any(axis=(0, 2)))[0]
        if not len(columns):
            raise NotMeasuredError("no handles are seen")
        differing = (pixels(view) != before).any(axis=2)
        right = int(columns[-1])
        at = QPoint(right - 3, int(numpy.median(numpy.nonzero(differing[:, right])[0])))
        self._drag("gizmo", view, at / view.devicePixelRatio())

    def _brush(self) -> None:
        choose_bone(KEPT)
        trigger("tool.paint", "Paint weights", "Paint Weights")
        view = model_view()
        self._drag("brush", view, view.rect().center())

    def _drag(self, name: str, view: QWidget, at: QPoint) -> None:
        """Measure the moves of a drag, which has to make a step that can be undone."""
        before = find_action("edit.undo", "Undo").text()
        hover(view, at)
        until_idle()
        press(view, at)
        until_idle()
        ends = [at + QPoint(8 * number, 4 * number) for number in range(1, MOVES + 1)]
        moves = (partial(drag_to, view, end) for end in ends)
        self._gestures(name, iter(moves), choose=statistics.median)
        release(view, ends[-1])
        until_idle()
        if find_action("edit.undo", "Undo").text() == before:
            raise NotMeasuredError("the drag made no step")

    def _frame(self) -> None:
        drop(Path(self._wanted["motion"]))
        until_idle()
        play = find_action("playback.play", "Play")
        wait(play.isEnabled, "the motion")
        view, counts = model_view(), list[int]()
        view.frameSwapped.connect(lambda: counts.append(self._calls.count))
        play.trigger()
        wait(lambda: len(counts) > 2, "pictures of the motion")
        wait(lambda: not any(thread.name == "warm-up" for thread in threading.enumerate()), "the compiler")
        end, clock = time.perf_counter() + SETTLED, Clock()
        wait(lambda: time.perf_counter() > end, "the dance")
        counts.clear()

        def play_on() -> None:
            while len(counts) <= PLAYED:
                if not clock.of(turn):
                    time.sleep(PAUSE)

        if self._is_counting:
            self._calls.of(play_on)
            self.results["frame.calls"] = statistics.median(after - before for before, after in pairwise(counts))
        else:
            play_on()
            self.results["frame.ms"] = 1000 * clock.wall / PLAYED
            self.results["frame.cpu_ms"] = 1000 * clock.cpu / PLAYED


if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    check_origin(Path(wanted["root"]))
    Probe(wanted).run()
