"""Finds the program's icons by name; each paints the drawing of the set that suits the palette of that moment."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QRect, QSize, Qt, qAddPostRoutine
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from editor.resources import resource

FAINT = 0.3


def is_dark(palette: QPalette) -> bool:
    """Return whether windows of this palette are darker than their text."""
    window = palette.color(QPalette.ColorRole.Window)
    return window.lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()


@cache
def icon(name: str) -> QIcon:
    """The icon `name`, made once for all who show it; empty when the program has none of that name."""
    try:
        drawings = {dark: QIcon(str(resource("icons", "dark" if dark else "light", f"{name}.svg"))) for dark in (0, 1)}
    except FileNotFoundError:
        return QIcon()
    return QIcon(_IconEngine(drawings))


qAddPostRoutine(icon.cache_clear)  # none may outlive the application


class _IconEngine(QIconEngine):
    """Paints one of two drawings: for light windows (0) or for dark ones (1)."""

    def __init__(self, drawings: dict[int, QIcon]) -> None:
        super().__init__()
        self._drawings = drawings
        self._clones: list[QIconEngine] = []  # PySide leaves what `clone` returns to the garbage collector

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        dark = is_dark(QGuiApplication.palette())
        painter.save()
        if dark and mode is QIcon.Mode.Disabled:  # Qt's own form of it is as bright in dark windows as any other
            mode = QIcon.Mode.Normal
            painter.setOpacity(painter.opacity() * FAINT)
        self._drawings[dark].paint(painter, rect, Qt.AlignmentFlag.AlignCenter, mode, state)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        if size.isEmpty():  # a button that others squeeze has no room for it
            return QPixmap()
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, pixmap.rect(), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        self._clones.append(_IconEngine(self._drawings))
        return self._clones[-1]


def tinted(icon: QIcon, size: QSize, color: QColor, ratio: float = 1.0) -> QIcon:
    """An icon in one colour, for a size in logical pixels of so many pixels each."""
    pixmap = icon.pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), color)
    painter.end()
    return QIcon(pixmap)


class IconLabel(QLabel):
    """Shows an icon, in the drawing that suits the palette."""

    def __init__(self, icon: QIcon, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.show_icon(icon)

    def show_icon(self, icon: QIcon) -> None:
        self._icon = icon
        self.setPixmap(icon.pixmap(self._size, self._size))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.show_icon(self._icon)
