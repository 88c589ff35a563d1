"""When a model view draws: whether its pictures take too long, and the smooth picture of a view that is left alone."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

from PySide6.QtCore import QObject, QTimer, Signal

from editor.render.camera import Size
from editor.render.offscreen.framebuffers import MeanPicture, finish

SLOW_SECONDS = 1 / 15  # a picture takes longer than that
SLOW_FOR_SECONDS = 2.0
MOST_SECONDS = 0.25  # that a single picture counts for: the first one makes all that is on the GPU

REST_MS = 150  # without a change, until a view counts as left alone
SLOW_PASS_SECONDS = 0.1
Shift = tuple[float, float]
# Where in a pixel several pictures are taken, as sixteenths of it from the middle; the mean of each is the middle.
SHIFTS = {
    8: ((1, -3), (-1, 3), (5, 1), (-3, -5), (-5, 5), (-7, -1), (3, 7), (7, -7)),
    4: ((-2, -6), (6, -2), (-6, 2), (2, 6)),
    2: ((4, 4), (-4, -4)),
}
_log = logging.getLogger(__name__)


class SlowPictures(QObject):
    """Tells when the pictures of a view have been too slow for a while, one after another."""

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._begun = 0.0  # when a picture was begun that is not seen yet; 0: there is none
        self._slow_for = 0.0  # seconds

    def begin(self) -> None:
        """A picture is begun."""
        self._begun = time.perf_counter()

    def end(self) -> None:
        """It is seen, if one was begun."""
        if self._begun:
            self.count(time.perf_counter() - self._begun)
            self._begun = 0.0

    def count(self, seconds: float) -> None:
        """Count a picture that took so long."""
        self._slow_for = self._slow_for + min(seconds, MOST_SECONDS) if seconds > SLOW_SECONDS else 0.0
        if self._slow_for >= SLOW_FOR_SECONDS:
            self._slow_for = 0.0
            self.found.emit()


class SmoothPicture(QObject):
    """The smooth picture of a view that is left alone: the mean of several, each shifted by a part of a pixel.

    They are drawn one a turn of the event loop, and fewer where that takes long; the next change drops them.
    """

    finished = Signal()  # there is one to be shown

    def __init__(
        self,
        draw: Callable[[int, Shift], object],
        current: Callable[[], AbstractContextManager[None]],
        is_moving: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`draw`: one picture into a framebuffer, with a shift in pixels; within `current()` the context is current."""
        super().__init__(parent)
        self._draw = draw
        self._current = current
        self._is_moving = is_moving
        self._mean: MeanPicture | None = None
        self._size: Size = (1, 1)
        self._count = 0  # of the pictures that are taken
        self.is_finished = False
        self._wait = QTimer(self, singleShot=True, interval=REST_MS)
        self._wait.timeout.connect(self._begin)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._add)

    @property
    def is_awaited(self) -> bool:
        """True if a smooth picture is going to come."""
        return self._wait.isActive() or self._turn.isActive()

    def drop(self) -> None:
        """The picture is another one now. No GL."""
        self.is_finished = False
        self._wait.stop()
        self._turn.stop()

    def wait(self, size: Size, count: int) -> None:
        """A picture of a size was drawn: make it of `count`, one of SHIFTS, unless another one follows soon."""
        self.drop()
        self._size = size
        self._count = count
        self._wait.start()

    def _begin(self) -> None:
        if self._is_moving():
            self._wait.start()
            return
        try:
            with self._current():
                if self._mean is None or self._mean.size != self._size:
                    self.release()
                    self._mean = MeanPicture(self._size)
                self._mean.count = 0
        except Exception:
            _log.exception("the picture cannot be smoothed")
            return
        self._turn.start()

    def _add(self) -> None:
        mean = self._mean
        if mean is None:
            return
        begun = time.perf_counter()
        x, y = SHIFTS[self._count][mean.count]
        try:
            with self._current():
                self._draw(mean.target, (x / 16, y / 16))
                mean.add()
                finish()
        except Exception:
            _log.exception("the picture cannot be smoothed")
            return
        self._shorten(mean, time.perf_counter() - begun)
        self.is_finished = mean.count == self._count
        if self.is_finished:
            self.finished.emit()
        else:
            self._turn.start()

    def _shorten(self, mean: MeanPicture, seconds: float) -> None:
        """Take fewer pictures, from the first on, where the first one takes long."""
        if seconds > SLOW_PASS_SECONDS and mean.count == 1 and self._count > 2:
            self._count = max(self._count // (2 if seconds < 2 * SLOW_PASS_SECONDS else 4), 2)
            mean.count = 0

    def show(self, framebuffer: int) -> None:
        """Draw the smooth picture. The context is current."""
        if self._mean is not None:
            self._mean.show(framebuffer)

    def release(self) -> None:
        """Give back what is on the GPU. The context is current."""
        if self._mean is not None:
            self._mean.release()
            self._mean = None
