"""TimelinePane: the time that motions play in, its ruler, and the motions that are loaded."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.playback import LoadedMotion
from editor.document.posing import Posing
from editor.math3d.arrays import IndexArray
from editor.motion.motion import HIGHEST_FRAME, Motion
from editor.ui.command import Answer, Command, PaneScope
from editor.ui.commands.motion_commands import Transport
from editor.ui.dropping import accept_copy, dropped_files
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, ListCommands
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_M, SPACING_S
from editor.ui.value_text import count_text

SHORTEST = 30  # frames that the ruler always shows
NUMBER_WIDTH = 8  # characters from one number to the next
MARGIN = 6
KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: -30, Qt.Key.Key_PageUp: 30}
LANES = (("bones",), ("morphs",), ("camera", "light", "self_shadow", "show_ik"))


class TimeRuler(QWidget):
    """Shows `frame` within 0 to `last_frame`. `scrubbed`: where the user goes; `drag_changed`: whether they drag."""

    scrubbed = Signal(float)
    drag_changed = Signal(bool)

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
        left = self._left_edge()
        return left + frame / self.span * self._width(left)

    def frame_at(self, x: float) -> int:
        """The whole frame nearest to a position."""
        left = self._left_edge()
        part = min(max((x - left) / self._width(left), 0.0), 1.0)
        return round(part * self.span)

    def _left_edge(self) -> int:
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
        for frame in self._numbered_frames():
            x, text = self.x_of(frame), str(frame)
            width = self.fontMetrics().horizontalAdvance(text)
            left = min(max(x - width / 2, 0), self.width() - width)
            painter.drawText(QPointF(left, self.fontMetrics().ascent() + 1), text)
            painter.drawLine(QPointF(x, height), QPointF(x, height + 3))

    def _numbered_frames(self) -> Iterator[int]:
        """Frames with a number: as many as there is room for, and round."""
        least = self.span / self._width(self._left_edge()) * self.fontMetrics().averageCharWidth() * NUMBER_WIDTH
        steps = (round_step * 10**power for power in range(10) for round_step in (1, 2, 5))
        step = next((step for step in steps if step >= least), 10**10)
        return iter(range(0, math.floor(self.span) + 1, step))

    def _paint_keys(self, painter: QPainter) -> None:
        ink = self.palette().color(QPalette.ColorRole.Text)
        faint = self.palette().color(QPalette.ColorRole.Mid)
        left, lane = self._left_edge(), self._lane()
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
            self.drag_changed.emit(True)
            self.scrubbed.emit(float(self.frame_at(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged:
            self.scrubbed.emit(float(self.frame_at(event.position().x())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged and event.button() == Qt.MouseButton.LeftButton:
            self._is_dragged = False
            self.drag_changed.emit(False)

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


class MotionList(QAbstractListModel):
    """A row a motion, in the order in which they apply; the last one wins."""

    def __init__(self, posing: Posing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._posing = posing
        posing.motions_changed.connect(self._reset)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._posing.motions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._posing.motions):
            return None
        loaded = self._posing.motions[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{loaded.title} — {self._summary(loaded)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(loaded.path or loaded.title)
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("camera" if loaded.motion.for_camera else "motion")
        return None

    def _summary(self, loaded: LoadedMotion) -> str:
        motion = loaded.motion
        text = self.tr("frames: {frames}, bones: {bones}, morphs: {morphs}, camera keys: {camera}")
        counts = {"frames": motion.last_frame, "bones": len(motion.bones), "morphs": len(motion.morphs)}
        counts["camera"] = len(motion.camera)
        return text.format(**{what: count_text(count) for what, count in counts.items()})

    def _reset(self) -> None:
        self.beginResetModel()
        self.endResetModel()


DIGITS = 2  # behind the point


class FrameBox(QDoubleSpinBox):
    """Spin box of the frame. Typed text counts when it is confirmed; until then the shown frame does not replace it."""

    chosen = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(DIGITS)
        self.setMaximum(HIGHEST_FRAME)
        self.setKeyboardTracking(False)
        self.setAccessibleName(self.tr("Frame"))
        self.setToolTip(self.tr("Frame; 30 are a second"))
        self.valueChanged.connect(self.chosen)

    def show_frame(self, frame: float) -> None:
        if self.lineEdit().isModified() and self.hasFocus():
            return
        was_blocked = self.blockSignals(True)
        self.setValue(frame)
        self.blockSignals(was_blocked)

    def textFromValue(self, value: float) -> str:
        return f"{value:.{DIGITS}f}".rstrip("0").rstrip(".")


class LackingNames(QWidget):
    """A line that unfolds; the names can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QToolButton(autoRaise=True)
        self.heading.setCheckable(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setToolTip(self.tr("Bones and morphs that the motions move, but that the model does not have"))
        self.names = QPlainTextEdit(readOnly=True)
        self.names.setAccessibleName(self.heading.toolTip())
        self.names.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.names.hide()
        self.heading.toggled.connect(self._unfold)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.names, 1)
        column.addStretch(0)
        self._unfold(False)

    def show_names(self, names: Sequence[str]) -> None:
        self.heading.setText(self.tr("Not in the model: {}").format(count_text(len(names))))
        self.heading.setEnabled(bool(names))
        text = "\n".join(names)
        if text != self.names.toPlainText():
            self.names.setPlainText(text)
        if not names:
            self.heading.setChecked(False)

    def _unfold(self, unfolded: bool) -> None:
        self.heading.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self.names.setVisible(unfolded)


class MotionsView(QListView, ListCommands):
    """Delete is for the motions while the focus is here. Without motions it says how to get some."""

    delete_wanted = Signal()

    def possible_commands(self) -> Collection[str]:
        return ("delete",) if self.selectionModel().hasSelection() else ()

    def run_command(self, name: str) -> None:
        self.delete_wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.model().rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            hint = self.tr("Drop motions (VMD) here, or load them with +")
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, hint)


def timeline_commands(scope: PaneScope[TimelinePane]) -> list[Command]:
    translate = QCoreApplication.translate
    return [
        Command(
            "timeline.add-motion",
            translate("TimelinePane", "Add…"),
            scope.run(lambda pane: pane.services.run_command("motion.load")),
            icon="add",
            tip=translate("TimelinePane", "Load a motion"),
            when=scope.when(),
            pane=scope.name,
            key_of="motion.load",
        ),
        Command(
            "timeline.remove-motion",
            translate("TimelinePane", "Remove"),
            scope.run(lambda pane: pane.remove_chosen()),
            icon="delete",
            tip=translate("TimelinePane", "Remove the motion that is selected"),
            when=scope.when(lambda pane: pane.can_remove()),
            pane=scope.name,
            key_of="rows.delete",
        ),
    ]


TIMELINE_COMMANDS = timeline_commands, "TimelinePane"


class TimelinePane(QWidget):
    """The buttons are those of the commands of `transport`, for the current document: the one that is shown."""

    def __init__(self, document: Document, transport: Transport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self._plays_on = False  # when the ruler is let go
        self.frame_box = FrameBox()
        self.last_frame = QLabel()
        self.ruler = TimeRuler()
        self.model = MotionList(document.posing, self)
        self.list = MotionsView()
        self.lacking = LackingNames()
        self.commands = transport.commands
        self.commands.scope("timeline").join(self, TIMELINE_COMMANDS)
        self._lay_out(transport)
        self._connect()
        self.setAcceptDrops(True)
        self.setFocusProxy(self.ruler)
        self._show_motions()
        self._show_frame(document.posing.frame)

    # -- parts ------------------------------------------------------------------------------------------------------

    def _lay_out(self, transport: Transport) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(0)
        steps = ("to-start", "step-back", "play", "stop", "step-on", "to-end", "loop", "camera")
        for step in steps:
            bar.addWidget(_tab_stop(transport.commands.button(f"playback.{step}")))
        bar.addSpacing(SPACING_M)
        bar.addWidget(self.frame_box)
        bar.addSpacing(SPACING_S)
        bar.addWidget(self.last_frame)
        bar.addSpacing(SPACING_M)
        for id in transport.RATES:
            bar.addWidget(_tab_stop(transport.commands.button(id)))
        bar.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        column.setSpacing(SPACING_S)
        column.addLayout(bar)
        column.addWidget(self.ruler)
        column.addLayout(self._lay_out_motions(), 1)

    def _lay_out_motions(self) -> QHBoxLayout:
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setAccessibleName(self.tr("Motions"))
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        row = QHBoxLayout()
        for id in ("timeline.add-motion", "timeline.remove-motion"):
            row.addWidget(_tab_stop(self.commands.button(id)), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.list, 3)
        row.addWidget(self.lacking, 2)
        return row

    def _connect(self) -> None:
        posing = self.document.posing
        posing.frame_changed.connect(self._show_frame)
        posing.motions_changed.connect(self._show_motions)
        self.document.history_changed.connect(self._show_lacking)
        self.frame_box.chosen.connect(posing.set_frame)
        self.ruler.scrubbed.connect(posing.set_frame)
        self.ruler.drag_changed.connect(self._pause_while_dragged)
        self.list.delete_wanted.connect(self.remove_chosen)
        self.list.selectionModel().selectionChanged.connect(self.commands.renew_soon)
        self.model.modelReset.connect(self.commands.renew_soon)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _show_frame(self, frame: float) -> None:
        self.frame_box.show_frame(frame)
        self.ruler.show_frame(frame)

    def _show_motions(self) -> None:
        posing = self.document.posing
        self.ruler.show_motions([loaded.motion for loaded in posing.motions])
        self.last_frame.setText(self.tr("of {}").format(count_text(posing.last_frame)))
        self._show_lacking()
        self.commands.renew_soon()

    def _show_lacking(self) -> None:
        self.lacking.show_names(self.document.posing.lacking())

    def can_remove(self) -> Answer:
        return self.list.selectionModel().hasSelection() or self.tr("No motion is selected")

    # -- what is done -------------------------------------------------------------------------------------------------

    def remove_chosen(self) -> None:
        """Let go of the motion that is selected in the list."""
        for index in self.list.selectionModel().selectedIndexes():
            self.document.posing.remove_motion(index.row())

    def _pause_while_dragged(self, is_dragged: bool) -> None:
        """Time stands still while it is dragged."""
        posing = self.document.posing
        if is_dragged:
            self._plays_on = posing.is_playing
            posing.pause()
        elif self._plays_on:
            posing.play()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.services.take_files(dropped_files(event))
        accept_copy(event)


def _tab_stop(button: QToolButton) -> QToolButton:
    """A button that a click leaves the keyboard where it is."""
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
