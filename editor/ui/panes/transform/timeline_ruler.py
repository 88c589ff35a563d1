"""TimeRuler: all frames with the keys of the motions; dragging on it goes through time, either way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.math3d.arrays import IndexArray
from editor.motion.motion import Motion

SHORTEST = 30  # frames that the ruler always shows
NUMBER_WIDTH = 8  # characters from one number to the next
MARGIN = 6
KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: -30, Qt.Key.Key_PageUp: 30}
LANES = (("bones",), ("morphs",), ("camera", "light", "self_shadow", "show_ik"))


class TimeRuler(QWidget):
    """Shows `frame` within 0 to `last_frame`. `scrubbed` carries where the user goes, `held` whether they drag."""

    scrubbed = Signal(float)
    held = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frame = 0.0
        self.last_frame = 0
        self._lanes: list[IndexArray] = [np.empty(0, np.intp) for _ in LANES]
        self._background: QPixmap | None = None
        self._is_dragged = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Time"))
        titles = (self.tr("Bones"), self.tr("Morphs"), self.tr("Camera, light, IK"))
        self._titles = titles
        self.setToolTip(
            self.tr("Keys of the motions, from above: {}. Drag to go through time.").format(", ".join(titles))
        )

    def sizeHint(self) -> QSize:
        return QSize(400, self._top() + self._lane() * len(LANES) + MARGIN)

    def show_motions(self, motions: Sequence[Motion]) -> None:
        """Show the keys of motions."""
        self._lanes = [_frames_of(motions, blocks) for blocks in LANES]
        self.last_frame = max((motion.last_frame for motion in motions), default=0)
        self._renew()

    def show_frame(self, frame: float) -> None:
        if frame != self.frame:
            before, self.frame = self.span, frame
            if self.span != before:
                self._renew()
            self.update()

    @property
    def span(self) -> float:
        """The frame at the right end."""
        return max(self.last_frame, SHORTEST, math.ceil(self.frame))

    # -- where things are --------------------------------------------------------------------------------------

    def x_of(self, frame: float) -> float:
        left = self._left()
        return left + frame / self.span * self._width(left)

    def frame_at(self, x: float) -> int:
        """The whole frame nearest to a position."""
        left = self._left()
        part = min(max((x - left) / self._width(left), 0.0), 1.0)
        return round(part * self.span)

    def _left(self) -> int:
        return MARGIN * 3 + max(map(self.fontMetrics().horizontalAdvance, self._titles))

    def _width(self, left: int) -> int:
        return max(self.width() - left - MARGIN * 2, 1)

    def _top(self) -> int:
        """Return the top of the keys, below the numbers."""
        return self.fontMetrics().height() + MARGIN

    def _lane(self) -> int:
        """The height of the keys of a kind."""
        return self.fontMetrics().height()

    # -- painting ----------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._background is None:
            self._background = self._painted()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self.palette().color(QPalette.ColorRole.Highlight)
        x, top = self.x_of(self.frame), self._top()
        painter.setPen(color)
        painter.drawLine(QPointF(x, top - 2), QPointF(x, self.height()))
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([QPointF(x - 5, top - 8), QPointF(x + 5, top - 8), QPointF(x, top - 1)]))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _painted(self) -> QPixmap:
        """All but the frame of now, which is painted on top of it sixty times a second."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self.palette().color(QPalette.ColorRole.Base))
        painter = QPainter(pixmap)
        painter.setFont(self.font())
        self._paint_numbers(painter)
        self._paint_keys(painter)
        painter.end()
        return pixmap

    def _paint_numbers(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        height = self.fontMetrics().height()
        for frame in self._numbered():
            x, text = self.x_of(frame), str(frame)
            width = self.fontMetrics().horizontalAdvance(text)
            left = min(max(x - width / 2, 0), self.width() - width)
            painter.drawText(QPointF(left, self.fontMetrics().ascent() + 1), text)
            painter.drawLine(QPointF(x, height), QPointF(x, height + 3))

    def _numbered(self) -> Iterator[int]:
        """Frames with a number: as many as there is room for, and round."""
        least = self.span / self._width(self._left()) * self.fontMetrics().averageCharWidth() * NUMBER_WIDTH
        steps = (round_step * 10**power for power in range(10) for round_step in (1, 2, 5))
        step = next((step for step in steps if step >= least), 10**10)
        return iter(range(0, math.floor(self.span) + 1, step))

    def _paint_keys(self, painter: QPainter) -> None:
        ink = self.palette().color(QPalette.ColorRole.Text)
        faint = self.palette().color(QPalette.ColorRole.Mid)
        left, lane = self._left(), self._lane()
        for number, (title, frames) in enumerate(zip(self._titles, self._lanes, strict=True)):
            top = self._top() + number * lane
            painter.setPen(faint)
            painter.drawLine(left, top + lane - 1, self.width(), top + lane - 1)
            painter.setPen(ink)
            painter.drawText(QRectF(MARGIN, top, left, lane), Qt.AlignmentFlag.AlignVCenter, title)
            for x in np.unique(np.rint(left + frames / self.span * self._width(left))).tolist():
                painter.drawLine(QPointF(x, top + 3), QPointF(x, top + lane - 4))

    def _renew(self) -> None:
        self._background = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._renew()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._renew()

    # -- mouse and keys ----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._is_dragged = True
            self.held.emit(True)
            self.scrubbed.emit(float(self.frame_at(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged:
            self.scrubbed.emit(float(self.frame_at(event.position().x())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged and event.button() == Qt.MouseButton.LeftButton:
            self._is_dragged = False
            self.held.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in KEYS:
            self.scrubbed.emit(max(float(round(self.frame) + KEYS[key]), 0.0))
        elif key == Qt.Key.Key_Home:
            self.scrubbed.emit(0.0)
        elif key == Qt.Key.Key_End:
            self.scrubbed.emit(float(self.last_frame))
        else:
            super().keyPressEvent(event)


def _frames_of(motions: Sequence[Motion], blocks: Sequence[str]) -> IndexArray:
    """The frames at which there is a key, ascending."""
    frames = [motion.keys(block)["frame"] for motion in motions for block in blocks]
    return np.unique(np.concatenate(frames)).astype(np.intp) if frames else np.empty(0, np.intp)
