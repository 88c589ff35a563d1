"""What a picture of the handbook shows, in words: texts, fields and icons of the widget, by which it is told old.

Numbers and the transient lines of the status bar are left out, and so is whatever is painted without a widget of its
own: a picture is old when the window says something else, not when a pixel is another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QStatusBar,
    QTabBar,
    QToolBar,
    QToolButton,
    QTreeView,
    QWidget,
)

from editor.render.modes import MODES
from editor.resources import resource
from editor.ui.action import Segments
from editor.ui.icons import icon

NUMBER = re.compile(r"[-\u2212]?\d+(?:[.,:\u202f]\d+)*")
MOST_ROWS = 8  # of a list, and of what is unfolded below each of its rows: the first, which are seen in any font
OF_OTHERS = (QToolBar, QStatusBar, QComboBox, QTabBar, QMenuBar, QHeaderView)  # whose parts are not looked at


def shown_in(widget: QWidget) -> list[str]:
    """The texts and icons that a widget shows, each once, in the order of the alphabet."""
    return sorted({text for text in map(str.strip, _below(widget)) if text})


def shown_in_mode(mode: str) -> list[str]:
    """What a picture of a display mode depends on beyond its drawing: the model, and how the mode is declared."""
    row = MODES[mode]
    declared = (row.label, row.shaders, sorted(row.columns.items()), row.legend, row.is_lit, row.has_wires)
    return [f"mochi.pmx {_digest(resource('samples', 'mochi.pmx'))}", *map(str, declared)]


def _below(widget: QWidget) -> Iterator[str]:
    yield from (NUMBER.sub("0", text) for text in _texts(widget))
    yield from _icons_in(widget)
    if isinstance(widget, OF_OTHERS):
        return
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow() and not child.isHidden() and not _is_behind(child):
            yield from _below(child)


def _is_behind(widget: QWidget) -> bool:
    """Whether it is a dock that lies behind others."""
    return isinstance(widget, QDockWidget) and widget.visibleRegion().isEmpty()


def _texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QToolButton():
            yield widget.text().removesuffix("…")  # Qt takes it from the text of an action, but not in 6.8
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield widget.currentText()
        case QGroupBox():
            yield widget.title()
        case QDockWidget():
            yield widget.windowTitle()
        case QTabBar():
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        case QToolBar() | QMenuBar():
            yield from (action.text() for action in _actions(widget))
        case QAbstractItemView():
            yield from _headers(widget)
            yield from (str(cell.data() or "") for cell in _cells(widget))


def _icons_in(widget: QWidget) -> Iterator[str]:
    match widget:
        case QAbstractButton() if isinstance(widget.parent(), QDockWidget):
            return  # of its title, seen where the mouse is
        case QAbstractButton():
            yield _icon(widget.icon())
        case QToolBar():
            yield from (_icon(action.icon()) for action in _actions(widget))
        case QAbstractItemView():
            yield from (_icon(cell.data(Qt.ItemDataRole.DecorationRole)) for cell in _cells(widget))


def _actions(bar: QWidget) -> Iterator[QAction]:
    """What a bar offers, also in its choices."""
    yield from (action for action in bar.actions() if action.isVisible())
    yield from (button.defaultAction() for choice in bar.findChildren(Segments) for button in choice.buttons)


def _header(view: QAbstractItemView) -> QHeaderView | None:
    return view.header() if isinstance(view, QTreeView) else getattr(view, "horizontalHeader", lambda: None)()


def _columns(view: QAbstractItemView) -> list[int]:
    header = _header(view)
    return [0] if header is None else [each for each in range(header.count()) if not header.isSectionHidden(each)]


def _headers(view: QAbstractItemView) -> Iterator[str]:
    header = _header(view)
    if header is not None and not header.isHidden() and view.model() is not None:
        for column in _columns(view):
            yield str(view.model().headerData(column, Qt.Orientation.Horizontal) or "")


def _cells(view: QAbstractItemView) -> Iterator[QModelIndex]:
    if view.model() is not None:
        for index in _rows(view, view.rootIndex()):
            yield from map(index.siblingAtColumn, _columns(view))


def _rows(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    for row in range(min(view.model().rowCount(parent), MOST_ROWS)):
        index = view.model().index(row, 0, parent)
        yield index
        if isinstance(view, QTreeView) and view.isExpanded(index):
            yield from _rows(view, index)


def _icon(shown: object) -> str:
    """The name of one of the program's icons, and its drawing; "" for other pictures and none."""
    return _icons().get(shown.cacheKey(), "") if isinstance(shown, QIcon) and not shown.isNull() else ""


@cache
def _icons() -> dict[int, str]:
    files = sorted(resource("icons", "light").glob("*.svg"))
    return {icon(file.stem).cacheKey(): f"icon {file.stem} {_digest(file)}" for file in files}


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:8]
