"""Draws the small signs in lists: the swatch of a colour, what a bone does, and the warning beside a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF

from editor.document.document import Document
from editor.model.bone_roles import BoneRole
from editor.model.bones import BoneFlags
from editor.model.fields import Vec3
from editor.ui.editors.colors import paint_swatch

_TEXTS: dict[BoneRole, Any] = {
    BoneRole.IK: QT_TRANSLATE_NOOP("RoleMark", "IK bone"),
    BoneRole.DRIVEN: QT_TRANSLATE_NOOP("RoleMark", "Moved by physics"),
    BoneRole.TWISTED: QT_TRANSLATE_NOOP("RoleMark", "Fixed axis"),
    BoneRole.LINK: QT_TRANSLATE_NOOP("RoleMark", "IK link"),
    BoneRole.MOVED: QT_TRANSLATE_NOOP("RoleMark", "Movable"),
    BoneRole.ROTATED: QT_TRANSLATE_NOOP("RoleMark", "Rotatable"),
    BoneRole.INOPERABLE: QT_TRANSLATE_NOOP("RoleMark", "Not operable"),
}


class RoleMark(NamedTuple):
    """The mark of one bone; `text` says in words what it does. Hidden bones have a ring instead of a spot."""

    color: QColor
    is_visible: bool
    text: str


def role_mark(document: Document, table: str, row: int, colors: Sequence[Vec3]) -> RoleMark | None:
    """The mark of a row, in one of the colours by BoneRole; None for what is no bone."""
    if table != "bones":
        return None
    role = document.bone_roles.of(row)
    is_visible = bool(document.model.bones[row].flags & BoneFlags.VISIBLE)
    text = QCoreApplication.translate("RoleMark", _TEXTS[role])
    if not is_visible:
        text = QCoreApplication.translate("RoleMark", "{role}, hidden").format(role=text)
    return RoleMark(QColor.fromRgbF(*colors[role]), is_visible, text)


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
