"""SimulationSpeed: how much of the time that passes is simulated, for whoever is to be told that it is slower than
real time.
"""

from __future__ import annotations

from collections import deque

REMEMBERED = 1.0  # seconds


class SimulationSpeed:
    """Of the last second, by the clock of who asks."""

    def __init__(self) -> None:
        self._frames: deque[tuple[float, float, float]] = deque()  # when, seconds that had passed, those dropped

    def add(self, now: float, passed: float, dropped: float) -> None:
        """A frame: how many seconds had passed since the one before, and how many of them were not simulated."""
        self._frames.append((now, passed, dropped))
        self._forget(now)

    def speed(self, now: float) -> float:
        """The share of time that was simulated, 0 to 1; 1 where nothing is known."""
        self._forget(now)
        passed = sum(seconds for _, seconds, _ in self._frames)
        dropped = sum(seconds for _, _, seconds in self._frames)
        return max(1 - dropped / passed, 0.0) if passed > 0 else 1.0

    def clear(self) -> None:
        self._frames.clear()

    def _forget(self, now: float) -> None:
        while self._frames and now - self._frames[0][0] >= REMEMBERED:
            self._frames.popleft()
