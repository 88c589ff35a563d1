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
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

REST = 900  # ms, after which a picture is smooth and a text has come
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
        self._save("welcome")
        self._open()
        for name, show in self._states():
            with suppress(MissingError):
                show()
                self._save(name)
                self._close_popups()

    def _states(self) -> Iterator[tuple[str, Callable[[], object]]]:
        yield "edit", lambda: None
        yield "bone", lambda: self._select("bones", BONE)
        yield "morph", lambda: self._select("morphs", MORPH)
        yield "material", lambda: self._select("materials")
        yield "texture", lambda: self._select("textures")
        yield "palette", lambda: self._trigger("help.find-command", "view.palette", "help.palette", "palette")
        yield "preferences", lambda: self._trigger("edit.preferences")
        yield "transform", lambda: self._trigger("mode.toggle")
        for name in WORKSPACES:
            yield f"workspace-{name}", lambda name=name: self._trigger(f"workspace.{name}")  # type: ignore[misc]

    def _open(self) -> None:
        model: Any = self._window
        model.open([Path(wanted["sample"])])
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

    def _save(self, name: str) -> None:
        QTest.qWait(REST)
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        picture.save(str(self._out / f"{name}.png"))

    def _close_popups(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self._window and widget.isVisible() and widget.isWindow():
                widget.close()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        QTest.qWait(50)


def settle(home: str, language: str, theme: str) -> None:
    """Choose a language and a theme, as a user did before."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Katachi", "Katachi")
    for name, value in {"language": language, "theme": theme, "tour/taken": True}.items():
        settings.setValue(name, value)
    settings.sync()


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
