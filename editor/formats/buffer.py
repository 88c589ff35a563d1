"""Holds the bytes of a file while it is read, and gives back the memory of what has been read for good.

The file is read and not mapped: a file that is cut short while it is mapped ends the program.
"""

from __future__ import annotations

import mmap
import os
from io import FileIO
from pathlib import Path
from typing import Self

import numpy as np

from editor.formats.progress import Progress
from editor.math3d.arrays import UInt8Array

CHUNK = 16 << 20  # bytes between two reports
LARGE = 4 << 20  # bytes from which on it is worth while to give memory back


class FileBuffer:
    """The bytes of a file, or of a test, in `array`; those before `released` are gone. `path` is that of the file."""

    def __init__(self, array: UInt8Array, pages: mmap.mmap | None = None, path: Path | None = None) -> None:
        self.array = array
        self.path = path or Path()
        self.released = 0
        self._pages = pages

    @classmethod
    def of_file(cls, file: FileIO, progress: Progress) -> Self:
        """All that is in the file."""
        size = file.seek(0, 2)
        file.seek(0)
        pages = _own_pages(size) if size >= LARGE and hasattr(mmap, "MADV_DONTNEED") else None
        array = np.empty(size, np.uint8) if pages is None else np.frombuffer(pages, np.uint8)
        done = 0
        while done < size:
            progress.report(done / size)
            some = file.readinto(array.data[done : done + CHUNK])
            if not some:
                break
            done += some
        return cls(array[:done], pages, Path(os.fsdecode(file.name)))

    def release(self, stop: int) -> None:
        """Give back what comes before `stop`, as far as that can be done: it turns into zeros."""
        stop -= stop % mmap.PAGESIZE
        if self._pages is not None and stop > self.released:
            self._pages.madvise(mmap.MADV_DONTNEED, self.released, stop - self.released)
            self.released = stop


def _own_pages(size: int) -> mmap.mmap:
    """Memory that can be given back piece by piece, in pages as large as there are: fewer to be made."""
    pages = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        pages.madvise(mmap.MADV_HUGEPAGE)
    return pages
