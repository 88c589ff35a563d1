"""The result of reading a file: model, warnings and losses; and FormatError."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from editor.formats.local_files import ExtractedFiles
from editor.formats.translatable_nouns import noun
from editor.messages import TranslatableText
from editor.model.model import Model


class FormatError(Exception):
    """A file that cannot be read, or a model that cannot be written as asked.

    `section` is the name of a table, `record` its row, `offset` a place in the file in bytes; "" and -1 where there is
    none to be named.
    """

    def __init__(self, message: str, *, section: str = "", record: int = -1, offset: int = -1) -> None:
        super().__init__(message)
        self.message = message
        self.section = section
        self.record = record
        self.offset = offset
        self.path: Path | None = None

    @property
    def detail(self) -> str:
        """The message with section, record and offset."""
        if self.offset < 0:
            return with_location(self.message, self.section, self.record)
        byte = TranslatableText("byte {}", self.offset)
        if not self.section:
            return TranslatableText("{}: {}", byte, self.message)
        return TranslatableText("{}, {}: {}", _location(self.section, self.record), byte, self.message)

    def __str__(self) -> str:
        return self.located_message

    @property
    def located_message(self) -> str:
        """The detail with the path of the file."""
        return TranslatableText("{}: {}", self.path, self.detail) if self.path else self.detail


class TruncatedError(FormatError):
    """The file ends before what it promised."""


@dataclass(frozen=True, slots=True)
class LoadWarning:
    """Something in the file that was mended. `row` of `table`; -1 and "" where it is about no row, or no table."""

    text: str
    table: str = ""
    row: int = -1

    def __str__(self) -> str:
        return self.located_message

    @property
    def located_message(self) -> str:
        """The text with the table and the row that it is about."""
        return with_location(self.text, self.table, self.row)


@dataclass(frozen=True, slots=True)
class Loss:
    """Something of the model that the file does not hold."""

    table: str
    row: int
    field: str
    message: str

    def __str__(self) -> str:
        return self.located_message

    @property
    def located_message(self) -> str:
        """The message with the table and the row that it is about."""
        return with_location(self.message, self.table, self.row)


def with_location(text: str, table: str, row: int) -> str:
    """`text` after the table and the row that it is about, if it is about any."""
    return TranslatableText("{}: {}", _location(table, row), text) if table else text


def _location(table: str, row: int) -> str:
    return TranslatableText("{} {}", noun(table), row) if row >= 0 else noun(table)


@dataclass(frozen=True, slots=True)
class FileStamp:
    """What tells a file from what it was before: the time of its last change in nanoseconds, and its size in bytes."""

    changed: int
    size: int


def stamp_of(path: Path) -> FileStamp | None:
    """The stamp of the file as it is now; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return FileStamp(status.st_mtime_ns, status.st_size)


@dataclass(slots=True)
class Content:
    """A model with what belongs to its file: `format` is "pmx"; `extra` is the format's own, which no model holds.

    `extracted`: the files that came with the model out of one file. Of a model in an archive, `path` is that of the
    archive followed by that in the archive: a place to read from, but none to save to. `stamp`: of the file, as it was
    when it was read or written last.
    """

    model: Model
    format: str = "pmx"
    path: Path | None = None
    warnings: list[LoadWarning] = field(default_factory=list)
    extra: Any = None
    extracted: ExtractedFiles | None = None
    stamp: FileStamp | None = None

    @property
    def folder(self) -> Path | None:
        """Where the files lie that the model names: its textures."""
        if self.extracted is not None:
            return self.extracted.folder
        return self.path.parent if self.path else None
