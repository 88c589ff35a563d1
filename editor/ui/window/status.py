"""The status line: what the last command did, where and how fast things play, what is selected, and long work."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QStatusBar, QToolButton, QWidget

from editor.document.document import Document
from editor.document.jobs import Job, MainThreadJob
from editor.ui.services import CurrentDocument
from editor.ui.tokens import SPACING_M
from editor.ui.value_text import count_text, fixed_text, record_title, section_title
from editor.ui.viewport.view_settings import ViewSettings

MESSAGE_MS = 12_000
MEASURED_MS = 1000  # over which pictures are counted
PATIENCE_MS = 500  # work that takes longer shows its progress
COUNTED = ("vertices", "faces", "materials", "bones")
APART = SPACING_M  # pixels between a text and the line before it
REAL_TIME = 0.95  # the speed of physics that counts as that of real time


class StatusLine(QStatusBar):
    """Follows the current document; `show_status` and `show_job` are for whoever did or started something."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._hint = ""
        self.rate = FrameRate(self._show_rate, self)
        self._position = StatusPart()
        self._time = StatusPart()
        self._physics = StatusPart()
        self._selected = StatusPart()
        self._counts = StatusPart()
        self._counted: list[int] = []  # rows of COUNTED, as they are told
        for part in (self._position, self._physics, self._time, self._selected, self._counts):
            self.addPermanentWidget(part)
        self._counts.setContentsMargins(APART, 0, APART, 0)  # away from the edge of the window, too
        self._counts.setMinimumWidth(1)  # it gives room where a job is shown: the window would grow
        self._time.setMinimumWidth(self.fontMetrics().horizontalAdvance("00000.0 · 00 fps") + APART)
        self._time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        current.mode_changed.connect(self._show_mode)
        current.playing_changed.connect(self._measure)
        current.physics_changed.connect(self._measure)
        current.frame_changed.connect(self._show_time)
        current.selection_changed.connect(self._show_selection)
        self._connections: list[QMetaObject.Connection] = []  # to the current document
        current.switched.connect(self._listen_to)
        self._listen_to(current.document)
        current.history_changed.connect(self._show_counts)
        self._show_selection()
        self._show_counts()
        self._show_mode()

    def _listen_to(self, document: Document | None) -> None:
        """Say what a document has to say, and no other any more."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections = []
        self.show_hint("")
        if document is not None:
            told = document.status_message.connect(self.show_status), document.hint_changed.connect(self.show_hint)
            self._connections += told

    def show_status(self, text: str) -> None:
        """Say what a command did."""
        self.showMessage(text, MESSAGE_MS)

    def show_hint(self, text: str) -> None:
        """Say what keys do, for as long as nothing else is said; "" takes it away."""
        if text:
            self.showMessage(text)
        elif self._hint and self.currentMessage() == self._hint:
            self.clearMessage()
        self._hint = text

    def put_first(self, *widgets: QWidget) -> None:
        """Show widgets before what the line shows itself, the last one first."""
        for widget in widgets:
            self.insertPermanentWidget(0, widget)

    def show_position(self, table: str, row: int, point: tuple[float, float, float]) -> None:
        """Say what was clicked, and where in the model."""
        document = self._current.document
        if document is not None:
            self._position.setText(f"({', '.join(fixed_text(part, 2) for part in point)})")
            self._position.setToolTip(self.tr("Where the model was clicked"))
            self.show_status(f"{section_title(table)}: {record_title(document.model, table, row)}")

    def show_job(self, job: Job | MainThreadJob, text: str) -> None:
        """Show the progress of a job that has just been started, with a button that cancels it."""
        progress = JobProgress(job, text)
        self.insertPermanentWidget(0, progress)
        progress.hide()

    def _show_selection(self) -> None:
        document = self._current.document
        text = ""
        if document is not None:
            table = document.selection.active_table
            count = len(document.selection.rows(table))
            text = self.tr("{section}: {count} selected").format(section=section_title(table), count=count_text(count))
        self._selected.setText(text)
        self._position.clear()

    def _show_mode(self) -> None:
        self._time.setVisible(self._current.is_posing)
        self._measure()
        self._show_time()

    def _measure(self) -> None:
        posing = self._current.posing
        physics = posing.physics if posing is not None and self._current.is_posing else None
        works = physics is not None and physics.works
        self.rate.measure(works or (posing is not None and posing.is_playing))
        self._physics.setVisible(physics is not None and physics.is_on)
        self._show_time()
        self._show_physics()

    def _show_physics(self) -> None:
        posing = self._current.posing
        if posing is None:
            return
        if not posing.physics.works:
            text = self.tr("physics: while playing")
        elif posing.physics.speed > REAL_TIME:
            text = self.tr("physics")
        else:
            text = self.tr("physics: slower than real time ({}%)").format(round(100 * posing.physics.speed))
        self._physics.setText(text)

    def _show_rate(self) -> None:
        self._show_time()
        self._show_physics()

    def _show_time(self) -> None:
        posing = self._current.posing
        if posing is None or not self._current.is_posing:
            return
        text = self.tr("Frame {frame}").format(frame=frame_text(posing.frame))
        if self.rate.value:
            text = self.tr("{frame} · {rate} fps").format(frame=text, rate=round(self.rate.value))
        self._time.setText(text)

    def _show_counts(self) -> None:
        document = self._current.document
        if document is None:
            self._counts.clear()
            self._counted = []
            return
        counts = [len(document.model.tables[table]) for table in COUNTED]
        if counts != self._counted:
            self._counted = counts
            parts = zip(COUNTED, counts, strict=True)
            self._counts.setText(" · ".join(f"{section_title(table)} {count_text(count)}" for table, count in parts))


def frame_text(frame: float) -> str:
    """A frame, between two of them with one digit."""
    return f"{frame:.1f}".removesuffix(".0")


class ShadowIndicator(QToolButton):
    """Seen only while shadows are left out of the views because drawing is slow; a click shows them again."""

    def __init__(self, settings: ViewSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setText(self.tr("Shadows off"))
        self.setToolTip(self.tr("Drawing is slow, so that shadows are left out. A click shows them all the same"))
        self._settings = settings
        self.clicked.connect(settings.show_paused)
        settings.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.setVisible(bool(self._settings.paused))


class StatusPart(QLabel):
    """A text that is unlike those beside it: a line stands before it, while there is a text."""

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self.setContentsMargins(APART, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.text():
            painter = QPainter(self)
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawLine(0, 0, 0, self.height())
            painter.end()


class FrameRate(QObject):
    """Measures how many pictures a second there are: `count` is called at each, and `tell` once it was measured."""

    def __init__(self, report: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._report = report
        self.value = 0.0  # 0 until something was measured
        self._pictures = 0
        self._since = 0.0
        self._timer = QTimer(self, interval=MEASURED_MS)
        self._timer.timeout.connect(self._take)

    def measure(self, is_on: bool) -> None:
        """Begin, or end."""
        if is_on == self._timer.isActive():
            return
        self.value, self._pictures, self._since = 0.0, 0, time.monotonic()
        if is_on:
            self._timer.start()
        else:
            self._timer.stop()

    def count(self) -> None:
        self._pictures += 1

    def _take(self) -> None:
        now = time.monotonic()
        self.value = self._pictures / (now - self._since)
        self._pictures, self._since = 0, now
        self._report()


class JobProgress(QWidget):
    """One job's bar and cancel button; comes when the job takes long, goes with it."""

    def __init__(self, job: Job | MainThreadJob, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(text)
        self._label.setMinimumWidth(1)
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setMaximumWidth(160)
        self._bar.setTextVisible(False)
        cancel = QToolButton()
        cancel.setText(self.tr("Cancel"))
        cancel.clicked.connect(job.cancel)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self._label, self._bar, cancel):
            layout.addWidget(widget)
        # A function of its own would hold this widget, and this widget the job that holds the function.
        job.progressed.connect(self._advance)
        for end in (job.finished, job.failed, job.cancelled):
            end.connect(self._end)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.show)
        self._patience.start()

    def _advance(self, fraction: float, text: str) -> None:
        self._bar.setValue(round(fraction * 1000))

    def _end(self) -> None:
        self._patience.stop()
        self.hide()
        self.deleteLater()
