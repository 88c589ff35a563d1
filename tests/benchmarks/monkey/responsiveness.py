"""Watches whether the event loop answers: a thread asks it all the time, and keeps its stack where it takes too long.

Time is that of the processor, so that a busy machine gives no false alarm: a second of the window's thread. Where the
window's thread waits for others, several seconds of the whole process count, or very many of the clock.
"""

from __future__ import annotations

import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from shiboken6 import isValid

from tests.walks.events import ProgramThread

OWN_SECOND = 1.0  # seconds of the window's thread
OTHERS_SECONDS = 4.0  # of the process and of the clock
CLOCK_SECONDS = 30.0  # of the clock, at a time in which nothing is done
DEAD_SECONDS = 90.0  # after which the program is ended
BESIDE = re.compile(r"/(tests|app\.py|__main__\.py)\b")  # what brings the events
PACE = 0.05  # seconds between two looks

Slow = Callable[[str, str], None]  # what, stack


class Responsiveness(threading.Thread):
    """`slow` hears of each answer that took too long, `dead` of one that never comes."""

    def __init__(self, thread: ProgramThread, slow: Slow, dead: Slow) -> None:
        super().__init__(daemon=True, name="responsiveness")
        self._thread = thread
        self._slow = slow
        self._dead = dead
        self._main = threading.main_thread().ident or 0
        self._clock = time.pthread_getcpuclockid(self._main)
        self._is_resting = False
        self._rested = 0.0  # seconds of the window's thread that the monkey itself took

    @contextmanager
    def resting(self) -> Iterator[None]:
        """A while, on the thread of the window, that does not count: the monkey itself is at work."""
        begun, self._is_resting = time.clock_gettime(self._clock), True
        try:
            yield
        finally:
            self._rested += time.clock_gettime(self._clock) - begun
            self._is_resting = False

    def run(self) -> None:
        while isValid(self._thread):  # until the program ends
            answered = threading.Event()
            begin = self._now()
            with suppress(RuntimeError):  # it ends just now
                self._thread.post(answered.set)
            stack = ""
            while not answered.wait(PACE):
                spent = self._spent(begin)
                if not stack and not self._is_resting and self._is_too_long(spent):
                    stack = self._stack()
                if stack and self._is_dead(spent):
                    self._dead(f"no answer at all: {_text(spent)}", self._stack())
            if stack:
                self._slow(
                    f"no answer for more than a second in {_first(stack)}", f"{_text(self._spent(begin))}\n{stack}"
                )
            time.sleep(PACE)

    def _now(self) -> tuple[float, float, float]:
        """The times of the window's thread, of the process, and of the clock."""
        return time.clock_gettime(self._clock) - self._rested, time.process_time(), time.monotonic()

    def _spent(self, begin: tuple[float, float, float]) -> tuple[float, float, float]:
        own, process, clock = (after - before for after, before in zip(self._now(), begin, strict=True))
        return own, process, clock

    def _is_too_long(self, spent: tuple[float, float, float]) -> bool:
        own, process, clock = spent
        return own > OWN_SECOND or min(process, clock) > OTHERS_SECONDS or clock > CLOCK_SECONDS

    def _is_dead(self, spent: tuple[float, float, float]) -> bool:
        own, process, clock = spent
        return max(own, process / 2) > DEAD_SECONDS or clock > 4 * DEAD_SECONDS

    def _stack(self) -> str:
        frame: FrameType | None = sys._current_frames().get(self._main)
        lines = traceback.format_stack(frame)
        begin = max((place for place, line in enumerate(lines) if BESIDE.search(line)), default=0)
        return "".join(lines[begin + 1 :] or lines)


def _first(stack: str) -> str:
    """The function of the editor by which it was entered."""
    found = re.search(r'/(editor/[^"]+)", line \d+, in (\S+)', stack)
    return f"{found[1]} {found[2]}" if found else "Qt"


def _text(spent: tuple[float, float, float]) -> str:
    return "{:.1f} s of the window's thread, {:.1f} s of the process, {:.1f} s of the clock".format(*spent)
