"""Collects every text that a session shows, wherever it comes up: windows, menus, tooltips, the status line, painting.

Windows that come up are read and answered, so that a session can go on by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLabel, QMenu, QWidget
from shiboken6 import isValid

from editor.ui.window.main_window import MainWindow
from editor.ui.window.status import JobProgress
from tests.ui.every_text.marking import bad, texts_below
from tests.ui.every_text.names import names_in_files, names_in_models, names_of_versions

Answer = Callable[[QWidget], object]
SHOW, PARENT_CHANGE = QEvent.Type.Show, QEvent.Type.ParentChange


def reject(window: QWidget) -> None:
    """Close a window that came up, as somebody does who thought better of it."""
    if isinstance(window, QDialog):
        window.reject()
    else:
        window.close()


class Shown(QObject):
    """`texts` are those that were shown, each with what it was first shown by, which is `doing`; until `stop`.

    `counts`: how many windows, menus and messages there were. `answer` is given each window that came up.
    """

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(window)
        self.texts: dict[str, str] = {}
        self.counts: Counter[str] = Counter()
        self.doing = ""
        self.answer: Answer = reject
        self._window = window
        self._opened: list[QWidget] = []
        self._read_painting(monkeypatch)
        assert window.workbench is not None
        window.workbench.status.messageChanged.connect(lambda text: self.add("status messages", text))
        QApplication.instance().installEventFilter(self)

    def stop(self) -> None:
        QApplication.instance().removeEventFilter(self)

    def add(self, kind: str, *texts: str) -> None:
        """Take in the texts of one thing of a kind."""
        self.counts[kind] += any(texts)
        for text in texts:
            self.texts.setdefault(text, self.doing)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kind = event.type()  # asked for once: every event of the program comes by
        if kind is SHOW and isinstance(watched, QWidget) and self._is_new(watched):
            self._opened.append(watched)
            QTimer.singleShot(0, self, self._take_opened)  # when all of it is there
        elif kind is PARENT_CHANGE and isinstance(watched, JobProgress):
            self.add("jobs", *texts_below(watched))
        return False

    def _is_new(self, widget: QWidget) -> bool:
        return widget.isWindow() and widget is not self._window and not isinstance(widget, QDockWidget)

    def _read_painting(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Read along what is painted."""
        draw = QPainter.drawText

        def read(painter: QPainter, *args: Any) -> Any:
            self.add("painted texts", *(arg for arg in args if isinstance(arg, str)))
            return draw(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", read)

    def bad(self, others: Sequence[str] = ()) -> list[str]:
        """Those that were not translated, with what showed them; `others` are texts that are told as they are."""
        assert self._window.workbench is not None
        names = (*others, *self._window.workbench.commands.list, *names_in_models(), *names_of_versions())
        return [f"{self.texts[text]}: {text}" for text in bad(self.texts, names, names_in_files())]

    # -- what came up ----------------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether something came up that was not read yet."""
        return bool(self._opened)

    def windows(self) -> list[QWidget]:
        """Those that are open beside the main one."""
        return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and self._is_new(widget)]

    def read(self, widget: QWidget) -> None:
        """Read what came up."""
        if isinstance(widget, QMenu):
            self._read_menu(widget)
        elif isinstance(widget, QLabel):  # in which Qt shows tooltips
            self.add("tooltips", widget.text())
        else:
            self.add("windows", *texts_below(widget))

    def _take_opened(self) -> None:
        while self._opened:
            widget = self._opened.pop(0)
            if isValid(widget) and widget.isVisible():
                self.read(widget)
                self.answer(widget)
                if isValid(widget) and widget.isModal() and widget.isVisible():
                    self.read(widget)  # what it said to the answer
                    reject(widget)

    def _read_menu(self, menu: QMenu) -> None:
        """Read a menu that is open, and all that can be opened in it."""
        for action in menu.actions():
            inner = action.menu()
            if isinstance(inner, QMenu) and action.isVisible() and action.isEnabled():
                inner.aboutToShow.emit()
                self._read_menu(inner)
                inner.aboutToHide.emit()
        self.add("menus", *texts_below(menu))
