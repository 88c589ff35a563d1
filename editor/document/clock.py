"""Clock: the time that motions play in. It follows real time: a slow machine drops pictures, not the beat."""

from __future__ import annotations

import math
import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.motion.motion import FRAMES_PER_SECOND


class Clock(QObject):
    """At `frame`, still or running up to `last_frame`. Who wants to know connects to `moved`."""

    moved = Signal(float)  # the frame
    wrapped = Signal()  # at the end it has begun again
    running_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.frame = 0.0
        self.last_frame = 0
        self.loops = True
        self._fps = FRAMES_PER_SECOND
        self._began = 0.0  # the monotonic time at which frame 0 would have been
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def fps(self) -> int:
        """Pictures a second."""
        return self._fps

    @fps.setter
    def fps(self, fps: int) -> None:
        self._fps = fps
        if self.is_running:
            self._timer.start(self._interval())

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """Run on from here, or from the start when this is the end; nothing when there is no time to run through."""
        if self.is_running or self.last_frame <= 0:
            return
        if self.frame >= self.last_frame:
            self.wrapped.emit()
            self._set(0.0)
        self._anchor()
        self._timer.start(self._interval())
        self.running_changed.emit(True)

    def stop(self) -> None:
        if self.is_running:
            self._timer.stop()
            self.running_changed.emit(False)

    def seek(self, frame: float) -> None:
        """Go to a frame; a clock that runs runs on from there."""
        self._set(max(float(frame), 0.0))
        self._anchor()

    def _interval(self) -> int:
        # Two looks at the time a picture, rounded down: none is missed because the timer was late.
        return max(1, 500 // self._fps)

    def _anchor(self) -> None:
        self._began = time.monotonic() - self.frame / FRAMES_PER_SECOND

    def _tick(self) -> None:
        pictures = math.floor((time.monotonic() - self._began) * self._fps)
        frame = pictures * FRAMES_PER_SECOND / self._fps
        if frame <= self.last_frame:
            self._set(frame)
        elif self.loops and self.last_frame > 0:
            self.wrapped.emit()
            self._set(frame % self.last_frame)
            self._anchor()
        else:
            self._set(float(self.last_frame))
            self.stop()

    def _set(self, frame: float) -> None:
        if frame != self.frame:
            self.frame = frame
            self.moved.emit(frame)
