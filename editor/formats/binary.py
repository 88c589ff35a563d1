"""Reads and writes the primitive types of binary files: bounds-checked, and numbers that are not finite mended."""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Iterator
from functools import cache
from io import FileIO
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO, Self

import numpy as np

from editor.formats.content import FormatError, TruncatedError
from editor.formats.message_texts import noun
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray, IndexArray, UInt8Array
from editor.messages import Messages, TranslatableText

MOST_RECORDS = 1 << 20  # more Python objects than that in one table are taken for damage
RECORDS_A_REPORT = 256
FLUSH_SIZE = 1 << 18


@cache
def layout(code: str) -> struct.Struct:
    """The little-endian, unaligned Struct of the codes of the struct module."""
    return struct.Struct("<" + code)


class Cursor:
    """An offset in the bytes of a file that moves on as they are read.

    `section` and `record` tell in errors and warnings what is being read. Reads past the end raise TruncatedError, or
    FormatError where so much is asked for that no file cut short explains it.
    """

    def __init__(self, buffer: FileBuffer, messages: Messages, progress: Progress) -> None:
        self.data = buffer.array
        self.messages = messages
        self.offset = 0
        self.section = ""
        self.record = -1
        self.buffer = buffer
        self._view = self.data.data
        self._end = len(self.data)
        self._progress = progress

    @property
    def left(self) -> int:
        """Bytes between here and the end."""
        return self._end - self.offset

    def enter(self, section: str) -> None:
        """Say what comes now."""
        self.section = section
        self.record = -1
        self.report()

    def records(self, count: int) -> Iterator[int]:
        """The rows of the section, each for as long as it is read."""
        for row in range(count):
            self.record = row
            if row % RECORDS_A_REPORT == 0:
                self.report()
            yield row
        self.record = -1

    def report(self) -> None:
        self._progress.report(self.offset / max(1, len(self.data)), self.section)

    def need(self, size: int, what: str) -> None:
        """Raise unless `size` more bytes are there."""
        if size <= self.left:
            return
        message = TranslatableText("{} of {:,} bytes expected, {:,} bytes are left", noun(what), size, self.left)
        raise self.error(message, TruncatedError if size <= len(self.data) else FormatError)

    def error(self, text: TranslatableText, kind: type[FormatError] = FormatError) -> FormatError:
        """An error about this offset, to be raised."""
        return kind(text, section=self.section, record=self.record, offset=self.offset)

    def note(self, text: str, value: Any = None) -> None:
        """A warning about what is being read."""
        self.messages.note(text, self.section, (self.record,), (value,))

    def read(self, code: str) -> tuple[Any, ...]:
        """Values by the codes of the struct module, numbers that are not finite as 0."""
        form = layout(code)
        start = self.offset
        end = start + form.size
        if end > self._end:
            self.need(form.size, "data")
        self.offset = end
        values = form.unpack_from(self._view, start)
        return values if isfinite(sum(values)) else self._repaired(values)

    def one(self, code: str) -> Any:
        """One value."""
        return self.read(code)[0]

    def switch(self) -> bool:
        """A byte that is 0 or 1; 1 alone is on."""
        value = self.one("B")
        if value > 1:
            self.note("a switch is {}, neither 0 nor 1; off instead", value)
        return bool(value == 1)

    def bytes(self, size: int, what: str) -> memoryview:
        """The next `size` bytes, not copied."""
        start = self.offset
        end = start + size
        if end > self._end:
            self.need(size, what)
        self.offset = end
        return self._view[start:end]

    def rows(self, form: np.dtype[Any], count: int, what: str) -> AnyArray:
        """(count,) of a structured or plain type, not copied."""
        self.need(count * form.itemsize, what)
        self.offset += count * form.itemsize
        return np.frombuffer(self.data, form, count, self.offset - count * form.itemsize)

    def count(self, what: str, smallest: int) -> int:
        """A count of things of at least `smallest` bytes each, checked against the bytes that are left."""
        count: int = self.one("i")
        if count < 0:
            raise self.error(TranslatableText("{} {}: a count of 0 or more expected", count, noun(what)))
        if count * smallest > self.left:
            self.need(count * smallest, TranslatableText("{:,} {}", count, noun(what)))
        return count

    def count_of_records(self, what: str, smallest: int) -> int:
        """A count of things that become Python objects. Where they cannot all be there, those that are can be read."""
        count: int = self.one("i")
        if not 0 <= count <= MOST_RECORDS:
            raise self.error(
                TranslatableText("{:,} {}: a count from 0 to {:,} expected", count, noun(what), MOST_RECORDS)
            )
        if count * smallest > len(self.data):
            self.need(count * smallest, TranslatableText("{:,} {}", count, noun(what)))
        return count

    def finite(self, column: AnyArray) -> AnyArray:
        """The column, with 0 for what is not finite."""
        if not isfinite(np.add.reduce(column, axis=None)):
            wrong = ~np.isfinite(column)
            rows = np.flatnonzero(wrong.reshape(len(column), -1).any(axis=1))
            if len(rows):
                self.messages.note("numbers that are not finite; 0 instead", self.section, self._rows_named(rows))
                column[wrong] = 0
        return column

    def _rows_named(self, rows: IndexArray) -> IndexArray:
        """The rows of the section; those of a nested array are all of the record that is being read."""
        return rows if self.record < 0 else np.full(len(rows[:1]), self.record)

    def _repaired(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        self.note("numbers that are not finite; 0 instead")
        return tuple(value if isfinite(value) else 0.0 for value in values)


class Sink:
    """Gathers bytes and passes them on to a file; `section` and `record` tell in errors what is being written."""

    def __init__(self, stream: BinaryIO, progress: Progress, expected: int) -> None:
        """`expected`: about how many bytes there will be, for the progress."""
        self.section = ""
        self.record = -1
        self.losses = Messages()
        self._stream = stream
        self._progress = progress
        self._expected = max(1, expected)
        self._written = 0
        self._pending = bytearray()

    def enter(self, section: str) -> None:
        """Say what comes now."""
        self.section = section
        self.record = -1
        self.report()

    def report(self) -> None:
        self._progress.report(min(1.0, self._written / self._expected), self.section)

    def error(self, text: TranslatableText) -> FormatError:
        """An error about what is being written, to be raised."""
        return FormatError(text, section=self.section, record=self.record)

    def lose(self, text: TranslatableText, field: str = "", table: str = "", row: int = -1) -> None:
        """Tell that something of the model does not get into the file; of this record unless said otherwise."""
        self.losses.add(text, table or self.section, row if table else self.record, field)

    def pack(self, code: str, *values: Any) -> None:
        """Write values by the codes of the struct module. FormatError for what they cannot hold."""
        try:
            self._pending += layout(code).pack(*values)
        except (struct.error, OverflowError) as error:
            raise self.error(TranslatableText("a value does not fit the format")) from error

    def bytes(self, data: bytes) -> None:
        self._pending += data

    def array(self, array: AnyArray) -> None:
        """Write the bytes of a contiguous array."""
        data = array.reshape(-1).view(np.uint8).data
        if len(data) + len(self._pending) < FLUSH_SIZE:
            self._pending += data
            return
        self.flush()
        self._pass_on(data)

    def flush(self) -> None:
        """Pass everything on to the file."""
        self._pass_on(self._pending)
        self._pending = bytearray()
        self.report()

    def _pass_on(self, data: bytearray | memoryview) -> None:
        self._stream.write(data)
        self._written += len(data)


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
