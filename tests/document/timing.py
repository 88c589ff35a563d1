"""A clock that the test makes go."""

from __future__ import annotations


class Time:
    """Stands for the module `time`."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now
