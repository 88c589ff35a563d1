"""Finds the program's icons by name, in the set that suits the palette; where there is none, an empty icon."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QSize, Qt, qAddPostRoutine
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap

from editor.resources import resource

SIZES = (16, 24)  # logical pixels, in menus and on tool bars
FAINT = 0.3


def is_dark(palette: QPalette) -> bool:
    """Whether windows of this palette are darker than their text."""
    window = palette.color(QPalette.ColorRole.Window)
    return window.lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()


def icon(name: str) -> QIcon:
    """The icon `name` for the palette that the program has now; empty when the program has none of that name."""
    if not name:
        return QIcon()
    return _icon(name, is_dark(QGuiApplication.palette()), QGuiApplication.instance().devicePixelRatio())  # type: ignore[union-attr]


@cache
def _icon(name: str, dark: bool, ratio: float) -> QIcon:
    """Each is made once: a window asks for hundreds."""
    try:
        found = QIcon(str(resource("icons", "dark" if dark else "light", f"{name}.svg")))
    except FileNotFoundError:
        return QIcon()
    return _dimmed_when_disabled(found, ratio) if dark else found


qAddPostRoutine(_icon.cache_clear)  # none may outlive the application


def _dimmed_when_disabled(found: QIcon, ratio: float) -> QIcon:
    """The icon with a faint form for what is disabled: that of Qt is, in dark windows, as bright as any other."""
    made = QIcon()
    for size in SIZES:
        pixmap = found.pixmap(QSize(size, size), ratio)
        faint = QPixmap(pixmap.size())
        faint.setDevicePixelRatio(pixmap.devicePixelRatio())
        faint.fill(Qt.GlobalColor.transparent)
        painter = QPainter(faint)
        painter.setOpacity(FAINT)
        painter.drawPixmap(0, 0, pixmap)
        painter.end()
        made.addPixmap(pixmap)
        made.addPixmap(faint, QIcon.Mode.Disabled)
    return made
