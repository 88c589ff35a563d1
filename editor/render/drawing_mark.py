"""DrawingMark: a file that is there while a process begins to draw. One that is left tells that its driver crashed."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

PATTERN = "drawing-*.mark"


class DrawingMark:
    """That of this process, in a folder; it holds the name of the driver once it is known."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / PATTERN.replace("*", str(os.getpid()))
        self._file: int | None = None

    def __enter__(self) -> DrawingMark:
        self.put()
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def put(self, driver: str = "") -> None:
        """Put the mark where none is, and write the driver into it. Where none can be written there is none."""
        with suppress(OSError):
            if self._file is None:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
                _lock(self._file)
            os.write(self._file, driver.encode())

    def clear(self) -> None:
        """Remove the mark: a picture was drawn, or the process ends well."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
            with suppress(OSError):
                self._path.unlink()


def abandoned_driver(folder: Path) -> str | None:
    """The driver with which a process died as it began to draw, "" where it is not known; removes what that left.

    None where there was no such process.
    """
    found = [driver for path in folder.glob(PATTERN) if (driver := _take_if_dead(path)) is not None]
    return found[-1] if found else None


def _take_if_dead(path: Path) -> str | None:
    """The text of a mark whose process is dead, which is removed; None of one that lives."""
    try:
        file = os.open(path, os.O_RDWR)
        try:
            _lock(file)
            text = os.read(file, 1000).decode("utf-8", "replace")
            if sys.platform != "win32":
                path.unlink()
        finally:
            os.close(file)
        path.unlink(missing_ok=True)  # Windows removes no file that is open, as that of a living process is
    except OSError:
        return None
    return text


if sys.platform == "win32":

    def _lock(file: int) -> None:
        """Windows keeps an open file from being removed, which is enough."""

else:

    def _lock(file: int) -> None:
        """Keep the file for this process, until it ends in whatever way. OSError where another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
