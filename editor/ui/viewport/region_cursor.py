"""The pointer over a model view says which region a drag draws; as a brush it is the ring that would be painted."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPen, QPixmap

from editor.ui.viewport.region_tool import Region, RegionTool

SHAPES = {
    Region.LASSO: Qt.CursorShape.CrossCursor,
    Region.PART: Qt.CursorShape.PointingHandCursor,
}


def cursor_of(regions: RegionTool, ratio: float) -> QCursor:
    """The pointer for the chosen region, on a screen of `ratio` device pixels to a logical one."""
    if regions.region is Region.BRUSH:
        return _ring(regions.radius, ratio)
    return QCursor(SHAPES.get(regions.region, Qt.CursorShape.ArrowCursor))


def _ring(radius: float, ratio: float) -> QCursor:
    """Dark on light, to be seen on anything, with a dot in the middle."""
    half = ceil(radius) + 2
    pixmap = QPixmap(ceil((2 * half + 1) * ratio), ceil((2 * half + 1) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for color, width in ((QColor(255, 255, 255, 200), 3.0), (QColor(20, 20, 26), 1.2)):
        painter.setPen(QPen(color, width))
        middle = QPointF(half + 0.5, half + 0.5)
        painter.drawEllipse(middle, radius, radius)
        painter.drawPoint(middle)
    painter.end()
    return QCursor(pixmap, half, half)
