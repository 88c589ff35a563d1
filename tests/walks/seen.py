"""What can be read on the screen, and where: labels, buttons, menus, headers and the cells of lists and tables.

Called on the thread of the program. Uses nothing of the program: it looks at what any window of Qt shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, takewhile

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QStatusBar,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)
from shiboken6 import isValid, ownedByPython


@dataclass(frozen=True, slots=True)
class Seen:
    """A text on the screen: what it belongs to (see `texts_of`), its rectangle, and how it stands."""

    text: str
    kind: str
    rect: QRect
    is_enabled: bool = True
    is_checked: bool = False
    is_selected: bool = False


def windows() -> list[QWidget]:
    """The windows that take clicks, uppermost first: an open menu, or the dialog that has to be answered, alone."""
    tops = _held_windows()
    popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    if popup is not None:
        menus = [w for w in tops if w.isVisible() and isinstance(w, QMenu) and w is not popup]
        return [popup, *menus]
    if modal is not None:
        return [modal]
    shown = [widget for widget in tops if widget.isVisible()]
    return sorted(shown, key=lambda widget: widget.isWindow() and widget.parentWidget() is None)


_held: list[QWidget] = []  # see below


def _held_windows() -> list[QWidget]:
    """The windows. Those that Qt made itself are held: PySide gives no other object for one whose first was dropped."""
    tops = QApplication.topLevelWidgets()
    _held[:] = [widget for widget in {*_held, *tops} if isValid(widget) and not ownedByPython(widget)]
    return tops


def read(within: str = "") -> Iterator[Seen]:
    """Everything that can be read now; `within`: only in the pane that has this title."""
    for window in windows():
        docks = window.findChildren(QDockWidget) if within else []
        roots = [dock for dock in docks if plain(dock.windowTitle()) == within] if within else [window]
        for root in roots:
            yield from texts_below(root, rect_of(window))


def texts_below(widget: QWidget, clip: QRect) -> Iterator[Seen]:
    """What a widget and those in it show of themselves within a rectangle of the screen."""
    clip = clip & rect_of(widget)
    if not widget.isVisible() or clip.isEmpty():
        return
    for text in texts_of(widget):
        if not (text.rect & clip).isEmpty():
            yield replace(text, rect=text.rect & clip)
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow():
            yield from texts_below(child, clip)


def texts_of(widget: QWidget) -> Iterator[Seen]:
    match widget:
        case QMenuBar() | QMenu():
            yield from (action_text(widget, action) for action in widget.actions() if action.isVisible())
        case QCheckBox():  # a click on the rest of it does nothing
            option = QStyleOptionButton()
            widget.initStyleOption(option)
            part = widget.style().subElementRect(QStyle.SubElement.SE_CheckBoxClickRect, option, widget)
            yield Seen(plain(widget.text()), "button", moved(widget, part), widget.isEnabled(), widget.isChecked())
        case QAbstractButton():
            for text in dict.fromkeys((plain(widget.text()), tip_of(widget.toolTip()))):
                if text:
                    yield Seen(text, "button", rect_of(widget), widget.isEnabled(), widget.isChecked())
        case QLabel():
            yield Seen(plain(widget.text()), "label", rect_of(widget), widget.isEnabled())
        case QStatusBar():
            yield Seen(widget.currentMessage(), "status", rect_of(widget))
        case QTabBar():
            for tab in range(widget.count()):
                rect = moved(widget, widget.tabRect(tab))
                yield Seen(plain(widget.tabText(tab)), "tab", rect, is_checked=tab == widget.currentIndex())
        case QHeaderView():
            yield from sections(widget)
        case QAbstractItemView():
            yield from cells(widget)
        case QComboBox():
            yield Seen(widget.currentText(), "field", rect_of(widget), widget.isEnabled())
        case QLineEdit():
            yield Seen(widget.text() or widget.placeholderText(), "field", rect_of(widget), widget.isEnabled())
        case QPlainTextEdit():
            yield Seen(widget.toPlainText(), "field", rect_of(widget), widget.isEnabled())
        case QAbstractSpinBox():
            yield Seen(widget.text(), "field", rect_of(widget), widget.isEnabled())


def action_text(menu: QMenu | QMenuBar, action: QAction) -> Seen:
    text, _, _shortcut = action.text().partition("\t")
    rect = moved(menu, menu.actionGeometry(action))
    return Seen(plain(text), "menu", rect, action.isEnabled(), action.isChecked())


def sections(header: QHeaderView) -> Iterator[Seen]:
    model, is_flat = header.model(), header.orientation() == Qt.Orientation.Horizontal
    for section in range(header.count() if is_flat else 0):
        if not header.isSectionHidden(section):
            left = header.sectionViewportPosition(section)
            rect = QRect(left, 0, header.sectionSize(section), header.height())
            text = model.headerData(section, header.orientation())
            yield Seen(str(text or ""), "header", moved(header.viewport(), rect & header.viewport().rect()))


def cells(view: QAbstractItemView) -> Iterator[Seen]:
    """The cells that are scrolled to."""
    for row in rows(view):
        for index in takewhile(QModelIndex.isValid, map(row.siblingAtColumn, count())):
            rect = view.visualRect(index) & view.viewport().rect()
            if not rect.isEmpty():
                text = index.data(Qt.ItemDataRole.DisplayRole)
                checked = index.data(Qt.ItemDataRole.CheckStateRole)
                is_checked = checked is not None and Qt.CheckState(checked) == Qt.CheckState.Checked
                is_enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
                is_selected = view.selectionModel().isSelected(index)
                place = moved(view.viewport(), rect)
                yield Seen("" if text is None else str(text), "cell", place, is_enabled, is_checked, is_selected)


def rows(view: QAbstractItemView) -> Iterator[QModelIndex]:
    model = view.model()
    if isinstance(view, QTreeView):
        index = view.indexAt(QPoint(2, 2))
        while index.isValid() and view.visualRect(index).top() <= view.viewport().height():
            yield index.siblingAtColumn(0)
            index = view.indexBelow(index)
    elif model is not None:
        first, last = 0, model.rowCount(view.rootIndex()) - 1
        if isinstance(view, QTableView):
            first = max(view.rowAt(0), 0)
            bottom = view.rowAt(view.viewport().height() - 1)
            last = last if bottom < 0 else bottom
        yield from (model.index(row, 0, view.rootIndex()) for row in range(first, last + 1))


def rect_of(widget: QWidget) -> QRect:
    return moved(widget, widget.rect())


def moved(widget: QWidget, rect: QRect) -> QRect:
    """A rectangle of a widget, on the screen."""
    return QRect(widget.mapToGlobal(rect.topLeft()), rect.size())


def plain(text: str) -> str:
    """A text without the marks of its mnemonic (also the Japanese kind) and without markup."""
    if "<" in text and ">" in text:
        text = QTextDocumentFragment.fromHtml(text).toPlainText()
    text = re.sub(r"\(&\w\)", "", text).replace("&&", "\0").replace("&", "").replace("\0", "&")
    return text.removesuffix("…").removesuffix("...").strip()


def tip_of(tip: str) -> str:
    """The first line of a tool tip, without the key in brackets behind it."""
    line = plain(tip).partition("\n")[0]
    return line.partition(" (")[0].strip()
