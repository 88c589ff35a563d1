"""Progress of long work and its cancellation. Knows no window; the caller passes a Progress."""

from __future__ import annotations

from typing import Protocol


class Cancelled(Exception):  # noqa: N818
    """Raised by `Progress.report` when the work is no longer wanted."""


class Progress(Protocol):
    """Whoever wants to know how far the work is."""

    def report(self, fraction: float, text: str = "") -> None:
        """Tell that `fraction` (0 to 1) is done and `text`, a table's name, comes now. May raise Cancelled."""


class NoProgress:
    """The Progress of whoever does not want to know."""

    def report(self, fraction: float, text: str = "") -> None:
        pass


class PartialProgress:
    """Passes on the progress of a part of the work as that of the whole, of which the part is `start` to `stop`."""

    def __init__(self, whole: Progress, start: float, stop: float) -> None:
        self._target = whole
        self._start = start
        self._length = stop - start

    def report(self, fraction: float, text: str = "") -> None:
        self._target.report(self._start + self._length * fraction, text)
