"""Runs long work while the window stays alive, to whoever shows its progress all of one kind.

The work of a Job is on a thread of its own. It sees snapshots only, never a live Model; what it returns is applied on
the thread that made the Job.

That of a MainThreadJob is done in small pieces on the window's own thread, for no other may do it. Bullet has one lock
for all of its worlds: work on a thread of its own would wait for the preview, and the preview for it, which with a
callback from Bullet into Python has no end.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from editor.document.connections import connect
from editor.formats.progress import Cancelled, Progress

SECONDS_AT_A_TIME = 0.012  # seconds at a time, so that pictures and clicks come in between
SECONDS_BETWEEN_REPORTS = 0.05


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


class Job(QObject):
    """`work(progress)` on a thread; exactly one of `finished`, `failed` and `cancelled` follows `start`.

    `apply(value)`, if given, runs on the Job's own thread before `finished`; what it raises makes the Job failed.
    `is_on_copies`: the work changes nothing but copies of its own, so that it counts as cancelled at once, although it
    hears of that at its next report. A running Job keeps itself alive, so that nobody has to hold it, and it has no
    parent, so that nobody destroys it.
    """

    progressed = Signal(float, str)  # fraction done, what is being done
    finished = Signal(object)  # the value
    failed = Signal(Exception)
    cancelled = Signal()
    # Queued, so that whatever is connected to the others runs on the Job's own thread, plain functions too.
    _reported = Signal(float, str)
    _ended = Signal(tuple)  # (this Job, its outcome), which keeps the Job alive on the way
    _left = Signal()  # cancelled, while the work goes on to its next report

    def __init__(
        self,
        work: Callable[[Progress], Any],
        apply: Callable[[Any], None] | None = None,
        *,
        is_on_copies: bool = False,
    ) -> None:
        super().__init__()
        self._work = work
        self._apply = apply
        self._is_on_copies = is_on_copies
        self._is_over = False  # for those who are told
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._reported.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._left.connect(self._leave, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        """True if the work was started and its end was not yet told."""
        return self._thread is not None and not self._is_over

    def start(self) -> None:
        """Start the work. Once only."""
        self._thread = threading.Thread(target=_run, args=(self,), name="job")
        self._thread.start()

    def cancel(self) -> None:
        """Ask the work to stop at its next report. Work that is done before that still ends as finished."""
        self._stop.set()
        if self._is_on_copies and self.is_running:
            self._left.emit()

    def wait(self) -> None:
        """Block until the work has ended. Its signals come when events are next processed."""
        if self._thread is not None:
            self._thread.join()

    def stop(self) -> None:
        """Cancel, and block until the work has ended."""
        self.cancel()
        self.wait()

    def outcome(self) -> _Outcome:
        """Do the work, on whatever thread this is called."""
        try:
            return _Outcome(value=self._work(_Report(self._stop, self._reported.emit)))
        except Cancelled:
            return _Outcome(cancelled=True)
        except Exception as error:
            return _Outcome(error=error)

    @Slot(float, str)
    def _pass_on(self, fraction: float, text: str) -> None:
        if not self._is_over:
            self.progressed.emit(fraction, text)

    @Slot(tuple)
    def _deliver(self, ended: tuple[Job, _Outcome]) -> None:
        # The thread is past its last line; when it is gone, so is its reference to this Job, which then cannot be
        # destroyed on it.
        self.wait()
        self._thread = None
        del self._work  # and with it the snapshot that it saw
        if self._is_over:
            return
        self._is_over = True
        outcome = self._applied(ended[1])
        if outcome.cancelled:
            self.cancelled.emit()
        elif outcome.error is not None:
            self.failed.emit(outcome.error)
        else:
            self.finished.emit(outcome.value)

    @Slot()
    def _leave(self) -> None:
        if self.is_running:
            self._is_over = True
            self.cancelled.emit()

    def _applied(self, outcome: _Outcome) -> _Outcome:
        apply, self._apply = self._apply, None
        if apply is not None and outcome.error is None and not outcome.cancelled:
            try:
                apply(outcome.value)
            except Exception as error:
                return _Outcome(error=error)
        return outcome


AnyJob = Job | MainThreadJob


class CurrentJob(QObject):
    """The job that its owner waits for, one at a time; what one that was dropped comes to, nobody hears of."""

    progressed = Signal(float)  # fraction done

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: AnyJob | None = None

    @property
    def is_working(self) -> bool:
        return self._job is not None

    def follow(
        self,
        job: AnyJob,
        done: Callable[[Any], object],
        failed: Callable[[Exception], object],
        cancelled: Callable[[], object] = lambda: None,
    ) -> None:
        """Wait for a job, which is yet to be started, in place of the one before.

        One of the three is called as it ends, unless it is dropped.
        """
        self.drop()
        self._job = job
        connect(job.progressed, self, lambda fraction, _: self._pass_on(job, fraction))
        connect(job.finished, self, lambda value: self._end(job, partial(done, value)))
        connect(job.failed, self, lambda error: self._end(job, partial(failed, error)))
        connect(job.cancelled, self, lambda: self._end(job, cancelled))

    def drop(self) -> None:
        """Cancel the job; nobody waits for it any more."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _pass_on(self, job: AnyJob, fraction: float) -> None:
        if self._job is job:
            self.progressed.emit(fraction)

    def _end(self, job: AnyJob, tell: Callable[[], object]) -> None:
        if self._job is job:
            self._job = None
            tell()


def _run(job: Job) -> None:
    job._ended.emit((job, job.outcome()))


class _Outcome:
    """The outcome of a job."""

    def __init__(self, value: Any = None, error: Exception | None = None, cancelled: bool = False) -> None:
        self.value = value
        self.error = error
        self.cancelled = cancelled


class _Report:
    """The Progress of a Job: raises Cancelled when asked to stop, and does not flood the window's thread."""

    def __init__(self, stop: threading.Event, emit: Callable[[float, str], Any]) -> None:
        self._stop = stop
        self._emit = emit
        self._next = 0.0
        self._text = ""

    def report(self, fraction: float, text: str = "") -> None:
        """Tell how far the work is, 0 to 1. Raises Cancelled when the Job was told to stop."""
        if self._stop.is_set():
            raise Cancelled
        now = time.monotonic()
        if now >= self._next or text != self._text:
            self._next, self._text = now + SECONDS_BETWEEN_REPORTS, text
            self._emit(float(fraction), text)
