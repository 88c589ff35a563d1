"""Finds the program's icons by name, in the set that suits the palette; where there is none, an empty icon."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QIcon, QPalette

from editor.resources import resource


def is_dark(palette: QPalette) -> bool:
    """Whether windows of this palette are darker than their text."""
    window = palette.color(QPalette.ColorRole.Window)
    return window.lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()


def icon(name: str) -> QIcon:
    """The icon `name` for the palette that the program has now; empty when the program has none of that name."""
    theme = "dark" if is_dark(QGuiApplication.palette()) else "light"
    try:
        return QIcon(str(resource("icons", theme, f"{name}.svg")))
    except FileNotFoundError:
        return QIcon()
