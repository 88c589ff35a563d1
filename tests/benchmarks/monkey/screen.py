"""What a pointer can reach on the screen, and addresses by which a replay finds the same widgets again.

A place is `[address, x, y]`, the point in the widget's own pixels. An address has a part for each widget from the
window to the one that is meant: its class, its object name, and its number among its siblings that have the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from editor.ui.window.main_window import MainWindow
from tests.walks import seen

Place = list[Any]
AnyWidget = TypeVar("AnyWidget", bound=QWidget)


def main_window() -> MainWindow | None:
    windows = QApplication.topLevelWidgets()
    return next((window for window in windows if isinstance(window, MainWindow) and window.isVisible()), None)


def reachable(kind: type[AnyWidget], roots: Iterable[QWidget] | None = None) -> list[AnyWidget]:
    """The widgets of a class that can be clicked, below the windows that take clicks, or below some of theirs."""
    below = seen.windows() if roots is None else roots
    found = {widget: None for root in below for widget in (*_own(root, kind), *root.findChildren(kind))}
    return [widget for widget in found if shiboken6.isValid(widget) and _takes_clicks(widget)]


def _takes_clicks(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and not _seen_part(widget).isEmpty()


def _own(root: QWidget, kind: type[AnyWidget]) -> list[AnyWidget]:
    return [root] if isinstance(root, kind) else []


def _seen_part(widget: QWidget) -> QRect:
    """What of a widget is not cut by those it is in, nor outside of the screen."""
    screen = QApplication.primaryScreen().geometry()
    top = QPoint(widget.mapFromGlobal(screen.topLeft()))
    return widget.visibleRegion().boundingRect() & QRect(top, screen.size())


def place_in(widget: QWidget, rng: random.Random, inside: QRect | None = None) -> Place:
    """A random place of what is seen of a widget, or of a rectangle in it."""
    rect = _seen_part(widget)
    if inside is not None and not (rect & inside).isEmpty():
        rect &= inside
    if rect.isEmpty():  # a list without room for a row
        rect = QRect(0, 0, 1, 1)
    x, y = rng.randint(rect.left(), rect.right()), rng.randint(rect.top(), rect.bottom())
    return [address(widget), x, y]


def address(widget: QWidget) -> str:
    parts: list[str] = []
    while True:
        parent = None if widget.isWindow() else widget.parentWidget()
        siblings = QApplication.topLevelWidgets() if parent is None else parent.children()
        parts.append(f"{_label(widget)}.{_alike(siblings, _label(widget)).index(widget)}")
        if parent is None:
            return "/".join(reversed(parts))
        widget = parent


def widget_of(address: str) -> QWidget | None:
    """The widget at an address, None where there is none now."""
    widget: QWidget | None = None
    for part in address.split("/"):
        label, _, number = part.rpartition(".")
        siblings = _alike(QApplication.topLevelWidgets() if widget is None else widget.children(), label)
        if int(number) >= len(siblings):
            return None
        widget = siblings[int(number)]
    return widget


def _label(widget: QWidget) -> str:
    return f"{type(widget).__name__}:{widget.objectName()}".replace("/", "|")


def _alike(siblings: Iterable[Any], label: str) -> list[QWidget]:
    """Of some objects the widgets of a class and name; of windows only those that are seen."""
    widgets = [one for one in siblings if isinstance(one, QWidget) and _label(one) == label]
    return [widget for widget in widgets if not widget.isWindow() or widget.isVisible()]


def point_of(place: Place) -> QPoint | None:
    """Where on the screen a place is now, None where its widget is gone."""
    widget = widget_of(place[0])
    return widget.mapToGlobal(QPoint(place[1], place[2])) if widget is not None and widget.isVisible() else None


# -- menus -------------------------------------------------------------------------------------------------------------


def entry_name(menu: QMenu | QMenuBar, action: QAction) -> str:
    """By what an entry is found again: the id of its command, or its number."""
    return action.objectName() or str(menu.actions().index(action))


def entry_of(menu: QMenu | QMenuBar, name: str) -> QAction | None:
    actions = menu.actions()
    if name.isdigit():
        return actions[int(name)] if int(name) < len(actions) else None
    return next((action for action in actions if action.objectName() == name), None)


def paths(menu: QMenu | QMenuBar, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The names that lead to each entry that can be chosen."""
    for action in menu.actions():
        inner = action.menu()
        if action.isSeparator() or not action.isVisible():
            continue
        here = (*path, entry_name(menu, action))
        if isinstance(inner, QMenu):
            yield from paths(inner, here)
        else:
            yield here
