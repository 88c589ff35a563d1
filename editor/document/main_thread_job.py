"""Runs long work in small pieces on the window's own thread, for what no other thread may do.

Bullet has one lock for all of its worlds: work on a thread of its own would wait for the preview, and the preview for
it, which with a callback from Bullet into Python has no end. To whoever shows its progress it is like a Job.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

SECONDS_AT_A_TIME = 0.012  # seconds at a time, so that pictures and clicks come in between


class MainThreadJob(QObject):
    """`work` yields how far it is, 0 to 1; exactly one of `finished`, `failed` and `cancelled` follows `start`.

    `apply(value)`, if given, runs before `finished`; what it raises makes the job failed. A running job keeps itself
    alive. What the work sees has to be snapshots, for the model may be edited between two pieces.
    """

    progressed = Signal(float, str)  # fraction done, what is being done
    finished = Signal(object)  # the value
    failed = Signal(Exception)
    cancelled = Signal()

    def __init__(self, work: Generator[float, None, Any], apply: Callable[[Any], object] | None = None) -> None:
        super().__init__()
        self._work = work
        self._apply = apply
        self._timer = QTimer(self, interval=0)
        self._is_cancelled = False

    @property
    def is_running(self) -> bool:
        """True if the work was started and its end was not yet told."""
        return self._timer.isActive()

    def start(self) -> None:
        """Start the work. Once only."""
        # Not a bound method: the timer would not hold on to the job.
        self._timer.timeout.connect(lambda: self._go_on())
        self._timer.start()

    def cancel(self) -> None:
        """Have the work stop before its next piece."""
        self._is_cancelled = True

    def _go_on(self) -> None:
        """Do as many pieces as there is time for."""
        end, share = time.monotonic() + SECONDS_AT_A_TIME, 0.0
        try:
            while time.monotonic() < end:
                if self._is_cancelled:
                    self._end(self.cancelled.emit)
                    return
                share = next(self._work)
        except StopIteration as done:
            self._finish(done.value)
        except Exception as error:
            self._fail(error)
        else:
            self.progressed.emit(share, "")

    def _finish(self, value: Any) -> None:
        try:
            if self._apply is not None:
                self._apply(value)
        except Exception as error:
            self._fail(error)
        else:
            self._end(lambda: self.finished.emit(value))

    def _fail(self, error: Exception) -> None:
        self._end(lambda: self.failed.emit(error))

    def _end(self, tell: Callable[[], object]) -> None:
        self._timer.stop()
        self._work.close()
        self._apply = None
        tell()
        self._timer.timeout.disconnect()  # last, for nothing else holds on to the job
