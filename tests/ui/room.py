"""Finds what of a widget has too little room: texts that are cut, widgets that lie on each other, too large windows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QMainWindow,
    QStackedLayout,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from editor.ui.action import plain

SCREEN = QSize(1366, 720)  # what is left of a small one by the bars of a desktop
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
MARGIN = 2  # pixels of a line edit left and right of its text


def faults_below(root: QWidget) -> list[str]:
    """What is wrong with a widget and all that is seen in it, a line each."""
    seen = [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]
    faults = [f"too large: {root.width()} × {root.height()}"] if exceeds(root.size(), SCREEN) else []
    for widget in seen:
        faults += (f"{type(widget).__name__}: {text!r} {wanted} in {room}" for text, wanted, room in cut_texts(widget))
        layout = widget.layout()
        faults += overlaps(layout) if layout is not None else []
    return faults


def exceeds(wanted: QSize, room: QSize) -> bool:
    return wanted.width() > room.width() or wanted.height() > room.height()


def cut_texts(widget: QWidget) -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
    """The texts of a widget that it has too little room for, unless its tool tip has them whole."""
    for text, wanted, room in texts_of(widget):
        if text and exceeds(wanted, room) and text not in widget.toolTip():
            yield text, wanted.toTuple(), room.toTuple()


def texts_of(widget: QWidget) -> Iterator[tuple[str, QSize, QSize]]:
    """Each text that a widget shows, with the size that it needs and the one that it has."""
    match widget:
        case QLabel():
            height = widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            width = widget.minimumSizeHint().width() if widget.wordWrap() else widget.sizeHint().width()
            yield widget.text(), QSize(width, height), widget.size()
        case QToolButton():
            if widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly and widget.text():
                yield widget.text(), widget.sizeHint(), widget.size()
        case QAbstractButton():
            yield widget.text(), widget.sizeHint(), widget.size()
        case QComboBox():
            for text in map(widget.itemText, range(widget.count())):
                yield text, one_line(widget, text), field_of(widget).size()
        case QLineEdit():
            text = widget.text() if isinstance(widget.parent(), QAbstractSpinBox) else widget.placeholderText()
            margins = QSize(2 * MARGIN, 0)
            yield text, one_line(widget, text) + margins, widget.contentsRect().size()
        case QGroupBox():
            yield widget.title(), one_line(widget, widget.title()), widget.size()
        case QTabBar():
            for tab in range(widget.count()):
                if not widget.tabToolTip(tab):
                    yield widget.tabText(tab), one_line(widget, widget.tabText(tab)), widget.tabRect(tab).size()
        case QHeaderView():
            yield from sections_of(widget)


def one_line(widget: QWidget, text: str) -> QSize:
    """The size of a text in the font of a widget, without its mnemonic."""
    return widget.fontMetrics().boundingRect(plain(text)).size()


def field_of(box: QComboBox) -> QRect:
    """The part of a combo box that shows what is chosen."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)


def sections_of(header: QHeaderView) -> Iterator[tuple[str, QSize, QSize]]:
    """The titles of the columns, without those that tell more when the mouse is on them."""
    if header.orientation() == Qt.Orientation.Horizontal:
        for section in range(header.count()):
            title, tip = (header.model().headerData(section, header.orientation(), role) for role in ROLES)
            if not tip and not header.isSectionHidden(section):
                room = QSize(header.sectionSize(section), header.height())
                yield str(title), one_line(header, str(title)), room


def overlaps(layout: QLayout) -> Iterator[str]:
    """The parts of a layout that lie on each other, unless it is one that shows some of them at a time."""
    if isinstance(layout, QStackedLayout) or isinstance(layout.parent(), QMainWindow):
        return
    every = [item for place in range(layout.count()) if (item := layout.itemAt(place)) is not None]
    items = [item for item in every if not (item.isEmpty() or ((part := item.widget()) and part.isHidden()))]
    for one, other in combinations(items, 2):
        if one.geometry().intersects(other.geometry()):
            yield f"on each other: {one.widget() or one.layout()}, {other.widget() or other.layout()}"
    for item in items:
        if (inner := item.layout()) is not None:
            yield from overlaps(inner)
