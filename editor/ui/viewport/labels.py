"""Writes the names of bones, bodies and joints, and the numbers of vertices, into the picture of a viewport."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintDevice, QPainter, QPen

from editor.model.model import Model
from editor.render.camera import Camera, Size
from editor.render.options import ViewOptions
from editor.render.overlays.labels import AWAY, Label
from editor.render.scene import Scene
from editor.ui.models.name_marks import NameMode

SMALLER = 0.9  # than the font of the window
MARGIN = 2.0  # between a text and the border of its card, in logical pixels
CARD_ALPHA = 0.72
ROUNDING = 3.0
LIGHT = 1.2  # sum of red, green and blue from which a background is a light one


class Labels:
    """The texts in one viewport, in the names that are shown now."""

    def __init__(self, model: Model, names: NameMode) -> None:
        self._model = model
        self._names = names

    def draw(
        self, device: QPaintDevice, font: QFont, scene: Scene, camera: Camera, options: ViewOptions, size: Size
    ) -> None:
        """Write over what has been drawn: on an image, or within `paintGL` of a widget, after the scene.

        Leaves another GL state behind.
        """
        write(device, font, scene.labels(camera, options, size, self.text), options)

    def text(self, table: str, row: int) -> str:
        """Return the name of a row; its number where it has none."""
        return self._names.name(self._model.tables[table], row) or str(row)


def write(device: QPaintDevice, font: QFont, labels: Sequence[Label], options: ViewOptions) -> None:
    """Write texts, if there are any, over what has been drawn, somewhat smaller than in `font`."""
    if not labels:
        return
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    font = QFont(font)
    font.setPointSizeF(max(font.pointSizeF() * SMALLER, 1.0))
    painter.setFont(font)
    _write(painter, labels, options)
    painter.end()


def _write(painter: QPainter, labels: Sequence[Label], options: ViewOptions) -> None:
    """Each text on a card of the background's colour, so that it can be read on anything; the first on top.

    They stand on whole pixels, to which letters go anyway: of two the one on an image, the other one in OpenGL.
    """
    metrics = QFontMetricsF(painter.font())
    card = QColor.fromRgbF(*options.background[:3], CARD_ALPHA)
    ink = QColor(Qt.GlobalColor.black if sum(options.background[:3]) > LIGHT else Qt.GlobalColor.white)
    chosen = QPen(QColor.fromRgbF(*options.selection_color), 1.5)
    for label in reversed(labels):
        position = QPointF(label.x, label.y) + QPointF(AWAY, metrics.ascent() / 2) * options.pixel_ratio
        start = QPointF(position.toPoint()) / options.pixel_ratio
        area = QRectF(start.x(), start.y() - metrics.ascent(), metrics.horizontalAdvance(label.text), metrics.height())
        painter.setPen(chosen if label.is_selected else Qt.PenStyle.NoPen)
        painter.setBrush(card)
        painter.drawRoundedRect(area.adjusted(-MARGIN, 0, MARGIN, 0), ROUNDING, ROUNDING)
        painter.setPen(ink)
        painter.drawText(start, label.text)
