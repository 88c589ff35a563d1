"""Draws the small signs in lists: the swatch of a colour, what a bone does, and the warning beside a name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF

from editor.ui.editors.colors import paint_swatch
from editor.ui.models.role_marks import RoleMark

GAP = 4
SIZE = 12
SPOT = 8
ROLE_WIDTH = SPOT + 2 + GAP
DARKER = 140  # percent: the rim of a spot, to be seen on white
HALO = QColor(255, 255, 255, 160)  # around it, to be seen on the colour of what is selected
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


def draw_role(painter: QPainter, rect: QRect, role: RoleMark) -> QRect:
    """The mark of a bone at the left of `rect`; what is left of `rect`."""
    middle, radius = QPointF(rect.left() + SPOT / 2 + 1, rect.center().y() + 0.5), SPOT / 2 - 0.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(HALO, 3))
    painter.drawEllipse(middle, radius, radius)
    if role.is_visible:
        painter.setPen(QPen(role.color.darker(DARKER), 1))
        painter.setBrush(role.color)
    else:
        painter.setPen(QPen(role.color, 2))
    painter.drawEllipse(middle, radius, radius)
    painter.restore()
    return rect.adjusted(ROLE_WIDTH, 0, 0, 0)


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
    """The warning triangle as an icon."""
    return QIcon(signs())


def signs(role: RoleMark | None = None, *, warns: bool = True) -> QPixmap:
    """The mark of a bone and the warning triangle side by side, as far as there are any, sharp on the screen there is.

    A pixmap, for icons are all drawn in one size.
    """
    width = (ROLE_WIDTH if role is not None else 0) + (SIZE + 2 if warns else -GAP)
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(width * ratio), round((SIZE + 2) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rect = QRect(0, 1, width, SIZE)
    if role is not None:
        rect = draw_role(painter, rect, role)
    if warns:
        draw_mark(painter, rect)
    painter.end()
    return pixmap
