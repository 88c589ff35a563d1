"""Draws the small signs in lists: the swatch of a colour, and the warning beside a name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF

from editor.ui.editors.colors import paint_swatch

GAP = 4
SIZE = 12
WARNING = QColor("#f0b000")
FRAME = QColor("#808080")


def draw_swatch(painter: QPainter, rect: QRect, color: QColor) -> QRect:
    """A colour at the left of `rect`, its second half with its alpha; what is left of `rect`."""
    swatch = QRect(rect.left(), rect.center().y() - SIZE // 2, 2 * SIZE, SIZE)
    painter.save()
    if color.alpha() < 255:
        paint_swatch(painter, swatch, color)
    else:
        painter.fillRect(swatch, color)
    painter.setPen(FRAME)
    painter.drawRect(swatch.adjusted(0, 0, -1, -1))
    painter.restore()
    return rect.adjusted(swatch.width() + GAP, 0, 0, 0)


def draw_mark(painter: QPainter, rect: QRect) -> QRect:
    """A warning triangle at the left of `rect`; what is left of `rect`."""
    box = QRectF(rect.left() + 0.5, rect.center().y() - SIZE / 2 + 0.5, SIZE, SIZE - 1)
    middle = box.center().x()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.GlobalColor.black, 1))
    painter.setBrush(WARNING)
    painter.drawPolygon(QPolygonF([QPointF(middle, box.top()), box.bottomRight(), box.bottomLeft()]))
    painter.setPen(QPen(Qt.GlobalColor.black, 1.6))
    painter.drawLine(QPointF(middle, box.top() + 4), QPointF(middle, box.bottom() - 4))
    painter.drawPoint(QPointF(middle, box.bottom() - 1.8))
    painter.restore()
    return rect.adjusted(SIZE + GAP, 0, 0, 0)


def warning_icon() -> QIcon:
    """The warning triangle as an icon, sharp on the screen there is."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round((SIZE + 2) * ratio), round((SIZE + 2) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_mark(painter, QRect(0, 1, SIZE + 2, SIZE))
    painter.end()
    return QIcon(pixmap)
