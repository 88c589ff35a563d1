"""TimeRuler: the time of motions as a picture to go through: clips, keys of bones and morphs, a range to loop over.

Of tens of thousands of keys only those that are seen are looked at, and only as many painted as have room.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE
from editor.ui.style import shade
from editor.ui.tokens import HOVER, RADIUS_S, SPACING_S, signal_color

SHORTEST = 30  # frames that the ruler always shows
NUMBER_WIDTH = 8  # characters from one number to the next
MARGIN = 6
MOST_TITLE = 160  # pixels
DIAMOND = 6.0  # pixels, between whose middles there are at least as many
MOST_SCALE = 40.0  # pixels a frame
ZOOM = 1.25  # of one step of the wheel
GRIP = 5  # pixels beside an end of the loop range in which it is taken
STRIP = 8  # pixels above the numbers, for the loop range
KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: -30, Qt.Key.Key_PageUp: 30}
Role = QPalette.ColorRole
Range = tuple[int, int]  # first and last frame


@dataclass(frozen=True, slots=True, eq=False)
class KeyRow:
    """Keys in a lane of their own; `frames` (n,) ascend."""

    title: str
    frames: IndexArray


@dataclass(frozen=True, slots=True)
class MotionClip:
    """A motion, as a bar from its first frame to its last."""

    title: str
    last_frame: int
    is_of_camera: bool = False


class TimeRuler(QAbstractScrollArea):
    """Shows `frame` within 0 to `last_frame`. `scrubbed`: where the user goes; `drag_changed`: whether they drag.

    The wheel zooms around the pointer, with Shift or the middle button one moves along; over the titles it scrolls the
    rows. In the strip above the numbers a range to loop over is dragged, and by a double click given up. A right click
    opens the menu of the motion there.
    """

    scrubbed = Signal(float)
    drag_changed = Signal(bool)
    loop_chosen = Signal(int, int)  # first and last frame
    loop_cleared = Signal()
    menu_wanted = Signal(int, int, QPoint)  # the number of the motion there, or NONE; the frame; on the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frame = 0.0
        self.last_frame = 0
        self.loop_range: Range | None = None
        self._clips: Sequence[MotionClip] = ()
        self.rows: Sequence[KeyRow] = ()
        self._scale: float | None = None  # pixels a frame; None: as many as show all
        self._background: QPixmap | None = None
        self._is_dragged = False
        self._loop_anchor: int | None = None  # the frame of the end of the loop range that stays while one is dragged
        self._pressed: QPointF | None = None  # where the middle button was
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Time"))
        self.viewport().setMouseTracking(True)
        self.viewport().setToolTip(
            self.tr(
                "Drag to go through time; the wheel zooms, with Shift it moves along. Drag in the strip at the top to "
                "loop over a part; a double click there loops over all."
            )
        )
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self._renew)

    def sizeHint(self) -> QSize:
        return QSize(400, self._top() + 4 * self._lane() + MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._top() + 2 * self._lane())

    # -- what is shown ------------------------------------------------------------------------------------------

    def show_clips(self, clips: Sequence[MotionClip], last_frame: int) -> None:
        """Show motions; all of their time is seen, unless one looks at a part."""
        self._clips, self.last_frame = clips, last_frame
        self._arrange()

    def show_rows(self, rows: Sequence[KeyRow]) -> None:
        """Show keys, a lane each."""
        self.rows = rows
        self._arrange()

    def show_loop(self, loop_range: Range | None) -> None:
        """Show the range that is looped over, None: all."""
        if loop_range != self.loop_range:
            self.loop_range = loop_range
            self._renew()

    def show_frame(self, frame: float) -> None:
        """Show the frame of now; where that leaves the part that is seen, the next part."""
        if frame == self.frame:
            return
        before, self.frame = self.span, frame
        if self.span != before:
            self._arrange()
        if self._scale is not None and not self._is_dragged:
            self._follow()
        self.viewport().update()

    def _follow(self) -> None:
        x, left, bar = self.x_of(self.frame), self._left_edge(), self.horizontalScrollBar()
        if not left <= x <= self.viewport().width():
            bar.setValue(round(self.frame * self.scale) - MARGIN)

    @property
    def span(self) -> float:
        """The last frame that can be seen."""
        return max(self.last_frame, SHORTEST, math.ceil(self.frame))

    # -- where things are ---------------------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        """Pixels a frame."""
        least = self._width() / self.span
        return least if self._scale is None else max(self._scale, least)

    def zoom(self, factor: float, x: float) -> None:
        """Show so many times as many pixels a frame; what is at a place of the view stays there."""
        frame = self._frame_at(x)
        scale = min(self.scale * factor, MOST_SCALE)
        self._scale = scale if scale > self._width() / self.span else None
        self._arrange()
        self.horizontalScrollBar().setValue(round(frame * self.scale - (x - self._left_edge())))

    def x_of(self, frame: float) -> float:
        """The place of a frame in the view, in pixels."""
        return self._left_edge() + frame * self.scale - self.horizontalScrollBar().value()

    def frame_at(self, x: float) -> int:
        """The whole frame nearest to a place of the view, in pixels."""
        return round(min(max(self._frame_at(x), 0.0), self.span))

    def _frame_at(self, x: float) -> float:
        return (x - self._left_edge() + self.horizontalScrollBar().value()) / self.scale

    def _left_edge(self) -> int:
        titles = max((self.fontMetrics().horizontalAdvance(row.title) for row in self.rows), default=0)
        return MARGIN * 3 + min(titles, MOST_TITLE)

    def _width(self) -> int:
        """Pixels for all of the time, where all is seen."""
        return max(self.viewport().width() - self._left_edge() - MARGIN * 2, 1)

    def _top(self) -> int:
        """The top of clips and keys, below the numbers."""
        return STRIP + self.fontMetrics().height() + MARGIN

    def _lane(self) -> int:
        """The height of a clip, or of the keys of a row."""
        return self.fontMetrics().height() + SPACING_S

    def _lane_rect(self, number: int) -> QRectF:
        """The rectangle of a clip or, after them, of a row."""
        top = self._top() + number * self._lane() - self.verticalScrollBar().value()
        return QRectF(0, top, self.viewport().width(), self._lane())

    def _arrange(self) -> None:
        """Have the scroll bars say how much there is to see."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        page = self._width()
        across.setRange(0, 0 if self._scale is None else max(math.ceil(self.span * self.scale) - page, 0))
        across.setPageStep(page)
        across.setSingleStep(max(page // 20, 1))
        room = self.viewport().height() - self._top()
        down.setRange(0, max((len(self._clips) + len(self.rows)) * self._lane() - room, 0))
        down.setPageStep(max(room, 1))
        down.setSingleStep(self._lane())
        self._renew()

    # -- painting -----------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._background is None:
            self._background = self._painted()
        painter = QPainter(self.viewport())
        painter.drawPixmap(0, 0, self._background)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        if self.hasFocus():
            painter.setPen(_accent(self.palette()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint_frame(self, painter: QPainter) -> None:
        """The frame of now: a line, and its number to be dragged."""
        x, metrics = self.x_of(self.frame), self.fontMetrics()
        if not self._left_edge() - 1 <= x <= self.viewport().width() + 1:
            return
        text = str(math.floor(self.frame))
        width = max(metrics.horizontalAdvance(text), metrics.height()) + 2 * SPACING_S
        left = min(max(x - width / 2, 0.0), self.viewport().width() - width)
        painter.setPen(QPen(_accent(self.palette()), 1.5))
        painter.drawLine(QPointF(x, STRIP + metrics.height()), QPointF(x, self.viewport().height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_accent(self.palette()))
        thumb = QRectF(left, STRIP, width, metrics.height() + 2)
        painter.drawRoundedRect(thumb, RADIUS_S, RADIUS_S)
        painter.setPen(self.palette().color(QPalette.ColorGroup.Active, Role.HighlightedText))
        painter.drawText(thumb, Qt.AlignmentFlag.AlignCenter, text)

    def _painted(self) -> QPixmap:
        """All but the frame of now, which is painted on top of it sixty times a second."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.viewport().size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self.palette().color(Role.Base))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        below = QRect(0, self._top(), self.viewport().width(), self.viewport().height())
        painter.setClipRect(below)
        for number in self._seen_lanes():
            if number < len(self._clips):
                self._paint_clip(painter, self._clips[number], self.clip_rect(number))
            else:
                self._paint_row(painter, self.rows[number - len(self._clips)], self._lane_rect(number))
        painter.setClipping(False)
        self._paint_loop(painter)
        self._paint_numbers(painter)
        painter.end()
        return pixmap

    def _seen_lanes(self) -> range:
        first = self.verticalScrollBar().value() // self._lane()
        count = self.viewport().height() // self._lane() + 2
        return range(first, min(first + count, len(self._clips) + len(self.rows)))

    def _paint_loop(self, painter: QPainter) -> None:
        """The strip of the loop range; what is outside of it is dim."""
        palette, width = self.palette(), self.viewport().width()
        painter.fillRect(QRectF(0, 0, width, STRIP), shade(palette, HOVER, Role.Base))
        if self.loop_range is None:
            return
        left, (first, last) = self._left_edge(), map(self.x_of, self.loop_range)
        veil = QColor(palette.color(Role.Window))
        veil.setAlphaF(0.6)
        for start, end in ((left, first), (last, width)):
            painter.fillRect(QRectF(start, STRIP, max(end - start, 0), self.viewport().height()), veil)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_accent(palette))
        first, last = max(first, left), min(last, width)
        if first < last:
            painter.drawRoundedRect(QRectF(first, 1, last - first, STRIP - 2), RADIUS_S, RADIUS_S)

    def _paint_numbers(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(Role.PlaceholderText))
        bottom, left_edge = STRIP + self.fontMetrics().height(), self._left_edge()
        for frame in self._numbered_frames():
            x, text = self.x_of(frame), str(frame)
            width = self.fontMetrics().horizontalAdvance(text)
            left = min(max(x - width / 2, 0), self.viewport().width() - width)
            if x >= left_edge - 1:
                painter.drawText(QPointF(left, STRIP + self.fontMetrics().ascent()), text)
                painter.drawLine(QPointF(x, bottom + 1), QPointF(x, bottom + 4))

    def _numbered_frames(self) -> Iterator[int]:
        """Frames with a number: as many as there is room for, and round."""
        least = self.fontMetrics().averageCharWidth() * NUMBER_WIDTH / self.scale
        steps = (round_step * 10**power for power in range(10) for round_step in (1, 2, 5))
        step = next((step for step in steps if step >= least), 10**10)
        first, last = self._seen_frames()
        return iter(range(first // step * step, min(last, math.floor(self.span)) + 1, step))

    def _seen_frames(self) -> Range:
        """The first and last whole frame that is seen, at least."""
        first = max(math.floor(self._frame_at(self._left_edge() - DIAMOND)), 0)
        return first, max(math.ceil(self._frame_at(self.viewport().width() + DIAMOND)), first)

    def clip_rect(self, number: int) -> QRectF:
        """The rectangle of the bar of a motion in the view."""
        lane, left = self._lane_rect(number), self._left_edge()
        start = max(self.x_of(0), left)
        end = min(self.x_of(self._clips[number].last_frame), lane.right() + RADIUS_S)
        return QRectF(start, lane.top() + 2, max(end - start, 2.0), lane.height() - 4)

    def _paint_clip(self, painter: QPainter, clip: MotionClip, bar: QRectF) -> None:
        color = signal_color(self.palette(), "warning") if clip.is_of_camera else _accent(self.palette())
        fill = QColor(color)
        fill.setAlphaF(0.3)
        painter.setPen(color)
        painter.setBrush(fill)
        painter.drawRoundedRect(bar, RADIUS_S, RADIUS_S)
        painter.setPen(self.palette().color(Role.Text))
        room = bar.adjusted(MARGIN, 0, -MARGIN, 0)
        text = self.fontMetrics().elidedText(clip.title, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_row(self, painter: QPainter, row: KeyRow, lane: QRectF) -> None:
        palette, left = self.palette(), self._left_edge()
        painter.setPen(palette.color(Role.Midlight))
        painter.drawLine(QPointF(left, lane.bottom() - 0.5), QPointF(lane.right(), lane.bottom() - 0.5))
        painter.setPen(palette.color(Role.Text))
        place = QRectF(MARGIN, lane.top(), left - 2 * MARGIN, lane.height())
        text = self.fontMetrics().elidedText(row.title, Qt.TextElideMode.ElideMiddle, int(place.width()) + 1)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QPen(palette.color(Role.Base), 1))
        painter.setBrush(QBrush(palette.color(Role.Text)))
        half, y = DIAMOND / 2 + 1.5, lane.center().y()
        for x in self.places(row.frames).tolist():
            corners = (QPointF(x - half, y), QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half))
            painter.drawPolygon(QPolygonF(corners))

    def places(self, frames: IndexArray) -> IndexArray:
        """Where diamonds of ascending frames are painted, in pixels: of those that stand too close together one."""
        first, last = self._seen_frames()
        seen = frames[np.searchsorted(frames, first) : np.searchsorted(frames, last, "right")]
        places = np.rint(self._left_edge() + seen * self.scale - self.horizontalScrollBar().value())
        places = places[places >= self._left_edge() - 1]
        _, of_cells = np.unique((places // DIAMOND).astype(np.intp), return_index=True)
        merged: IndexArray = places[of_cells].astype(np.intp)
        return merged

    def _renew(self) -> None:
        self._background = None
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # -- mouse and keys -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pressed = at
        elif event.button() == Qt.MouseButton.LeftButton and at.y() < STRIP:
            self._loop_anchor = self._grabbed_anchor(at.x())
        elif event.button() == Qt.MouseButton.LeftButton:
            self._is_dragged = True
            self.drag_changed.emit(True)
            self.scrubbed.emit(float(self.frame_at(at.x())))

    def _grabbed_anchor(self, x: float) -> int:
        """The frame that stays while the loop range is dragged from a place: the other end, or the frame there."""
        if self.loop_range is not None:
            first, last = self.loop_range
            for taken, other in ((first, last), (last, first)):
                if abs(self.x_of(taken) - x) <= GRIP:
                    return other
        return self.frame_at(x)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the motion below the pointer; by the keyboard of the frame of now."""
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        at = QPoint(round(self.x_of(self.frame)), self._top()) if is_by_key else event.pos()
        number = next((n for n in range(len(self._clips)) if self.clip_rect(n).contains(at)), NONE)
        self.menu_wanted.emit(number, self.frame_at(at.x()), self.viewport().mapToGlobal(at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is not None:
            bar = self.horizontalScrollBar()
            bar.setValue(round(bar.value() - (at.x() - self._pressed.x())))
            self._pressed = at
        elif self._loop_anchor is not None:
            frame = self.frame_at(at.x())
            if frame != self._loop_anchor:
                self.loop_chosen.emit(min(frame, self._loop_anchor), max(frame, self._loop_anchor))
        elif self._is_dragged:
            self.scrubbed.emit(float(self.frame_at(at.x())))
        else:
            is_over_strip = at.y() < STRIP
            self.viewport().setCursor(Qt.CursorShape.SizeHorCursor if is_over_strip else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pressed = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._loop_anchor = None
            if self._is_dragged:
                self._is_dragged = False
                self.drag_changed.emit(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().y() < STRIP:
            self.loop_cleared.emit()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        across, down = event.angleDelta().x(), event.angleDelta().y()
        if event.position().x() < self._left_edge() and not across:
            super().wheelEvent(event)  # the rows
            return
        if across or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() - (across or down))
        else:
            self.zoom(ZOOM ** (down / 120), event.position().x())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in KEYS:
            self.scrubbed.emit(max(float(round(self.frame) + KEYS[key]), 0.0))
        elif key == Qt.Key.Key_Home:
            self.scrubbed.emit(0.0)
        elif key == Qt.Key.Key_End:
            self.scrubbed.emit(float(self.last_frame))
        elif event.text() in ("+", "-"):
            self.zoom(ZOOM if event.text() == "+" else 1 / ZOOM, self.x_of(self.frame))
        else:
            event.ignore()


def _accent(palette: QPalette) -> QColor:
    return palette.color(QPalette.ColorGroup.Active, Role.Highlight)
