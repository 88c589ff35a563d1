"""Takes pictures of the window of a commit: run as a script, with a JSON object as its argument.

It knows ids of actions and names of bones and morphs of the sample, so that it shows the window of an old commit, too.
What is not there has no picture.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from probe_origin import check_origin
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QTreeView

REST = 1500  # ms, after which a picture is smooth and a text has come
PATIENCE = 60.0  # seconds
BONE, MORPH = "右腕", "まばたき"
WORKSPACES = ("model", "rig", "weights", "morphs", "physics", "uv", "motion")


class MissingError(Exception):
    """Something that a picture is of is not in this window."""


class Looks:
    """The window, as large as the screen, and the pictures that are taken of it."""

    def __init__(self, window: QMainWindow, out: Path) -> None:
        self._window = window
        self._out = out

    def take(self) -> None:
        """Take all pictures, one after another, each from the window as the last one left it."""
        self._save("34-3 welcome page")
        self._open("sample")
        for name, show in self._states():
            with suppress(MissingError):
                show()
                self._save(name)
                self._close_popups()

    def _states(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """What is looked at: the issue and its point, with what it shows; and how to come there."""
        yield "33-1 picture", lambda: None
        yield "33-2 bones", lambda: self._select("bones", BONE)
        yield "33-2 vertices", lambda: self._trigger("select.click-vertices", "select.kinds.vertices")
        yield "33-4 form in the style", lambda: self._trigger("bones.semi-standard", "bones.add-semi-standard")
        yield "33-6 context menu", self._open_menu
        yield "33-7 palette", lambda: self._trigger("help.palette")
        yield "33-7 palette with a word", lambda: self._type("help.palette", "simplify")
        yield "34-1 morph", lambda: self._select("morphs", MORPH)
        yield "34-1 material", lambda: self._select("materials")
        yield "34-1 texture", lambda: self._select("textures")
        yield "34-2 numbers of a body", lambda: self._select("rigid_bodies")
        yield "34-2 numbers of a joint", lambda: self._select("joints")
        yield "34-3 preferences", lambda: self._trigger("edit.preferences")
        yield "34-3 handbook", lambda: self._trigger("help.handbook")
        yield "34-3 messages", lambda: self._trigger("pane.go-to-messages")
        for name in WORKSPACES:
            yield f"33-5 workspace {name}", lambda name=name: self._trigger(f"workspace.{name}")  # type: ignore[misc]
        yield "33-1 light", lambda: self._trigger("view.light", "pane.go-to-light")
        yield "33-5 Transform mode", self._choose_transform
        yield "34-3 time line", lambda: self._open("motion")
        yield "34-3 time line of a bone", lambda: self._select("bones", BONE)
        yield "34-4 bar that tells", self._write_elsewhere

    def _open(self, what: str) -> None:
        model: Any = self._window
        model.open([Path(wanted[what])])
        end = time.monotonic() + PATIENCE
        while model.session.current is None and time.monotonic() < end:
            QTest.qWait(50)
        QTest.qWait(2 * REST)

    def _select(self, table: str, name: str = "") -> None:
        document = self._window.session.current  # type: ignore[attr-defined]
        names = [row.name for row in document.model.tables[table].records] if name else [name]
        if name not in names:
            raise MissingError(name)
        document.selection.set_active_table(table)
        document.selection.select(table, [names.index(name)])

    def _trigger(self, *ids: str) -> None:
        """Trigger the first action of these ids that there is."""
        for id in ids:
            action = self._window.findChild(QAction, id)
            if action is not None:
                action.trigger()
                return
        raise MissingError(ids[0])

    def _type(self, id: str, text: str) -> None:
        """Trigger an action, and type into the line that it opens."""
        self._trigger(id)
        QTest.qWait(REST)
        lines = [line for line in QApplication.allWidgets() if isinstance(line, QLineEdit) and line.isVisible()]
        for line in lines:
            if line.window() is not self._window or type(line.parentWidget()).__name__ == "Palette":
                QTest.keyClicks(line, text)
                return
        raise MissingError(id)

    def _open_menu(self) -> None:
        """Open the menu of the row that is selected in the outline."""
        for tree in self._window.findChildren(QTreeView):
            place = tree.visualRect(tree.currentIndex())
            if tree.isVisible() and not place.isEmpty():
                tree.customContextMenuRequested.emit(place.center())
                return
        raise MissingError("outline")

    def _choose_transform(self) -> None:
        if not self._window.session.current.posing.is_active:  # type: ignore[attr-defined]
            self._trigger("mode.toggle")

    def _write_elsewhere(self) -> None:
        """Change the file of the model, as another program does."""
        sample = Path(wanted["sample"])
        sample.write_bytes(sample.read_bytes() + bytes(1))
        QTest.qWait(2 * REST)

    def _save(self, name: str) -> None:
        QTest.qWait(REST)
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        picture.save(str(self._out / f"{name}.png"))

    def _close_popups(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self._window and widget.isVisible() and widget.isWindow():
                widget.close()
        for line in self._window.findChildren(QLineEdit):
            if line.isVisible() and type(line.parentWidget()).__name__ == "Palette":
                QTest.keyClick(line, Qt.Key.Key_Escape)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        QTest.qWait(50)


def settle(home: str, language: str, theme: str) -> None:
    """Choose a language and a theme, as a user did before."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Katachi", "Katachi")
    ground, _, contrast = theme.partition("-")
    for name, value in {"language": language, "theme": ground, "tour/taken": True}.items():
        settings.setValue(name, value)
    settings.sync()
    if contrast:
        appearance: Any = importlib.import_module("editor.ui.appearance")
        appearance.has_high_contrast = lambda _: True  # as a system says that has it


def take_looks() -> int:
    """Take the pictures in place of the event loop of the program."""
    out = Path(wanted["out"])
    out.mkdir(parents=True, exist_ok=True)
    (window,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMainWindow))
    window.setGeometry(QGuiApplication.primaryScreen().geometry())
    end = time.monotonic() + PATIENCE
    while getattr(window, "session", None) is None and time.monotonic() < end:
        QTest.qWait(50)
    Looks(window, out).take()
    return 0


if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    check_origin(Path(wanted["root"]))
    settle(wanted["home"], wanted["language"], wanted["theme"])
    QApplication.exec = staticmethod(take_looks)  # type: ignore[method-assign]
    importlib.import_module("editor.app").run([])
    os._exit(0)
