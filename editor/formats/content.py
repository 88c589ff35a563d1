"""The result of reading a file: model, warnings and losses, and the files that came out of it; and FormatError.

Names of such files are judged for every system; they stay for as long as the model that needs them is open.
"""

from __future__ import annotations

import re
import shutil
import tempfile
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from editor.formats.message_texts import located_text, location
from editor.messages import Finding, Level, Message, TranslatableText
from editor.model.model import Model

FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\ud800-\udfff]')
# Names that Windows takes for devices, whatever follows the first dot.
DEVICES = re.compile(r"(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?: *\..*)?", re.IGNORECASE | re.DOTALL)
LONGEST = 80  # characters of a name that is made
PREFIX = "katachi-"  # of the folders of extracted files


class FormatError(Exception):
    """A file that cannot be read, or a model that cannot be written as asked.

    `section` is the name of a table, `record` its row, `offset` a position in it in bytes; "" and -1 where there is
    none to be named.
    """

    def __init__(self, text: TranslatableText, *, section: str = "", record: int = -1, offset: int = -1) -> None:
        super().__init__(text)
        self.message = Message(Level.ERROR, text, section, record)
        self.offset = offset
        self.path: Path | None = None

    @property
    def section(self) -> str:
        return self.message.table

    @property
    def record(self) -> int:
        return self.message.row

    @property
    def detail(self) -> TranslatableText:
        """The text with section, record and offset."""
        if self.offset < 0:
            return located_text(self.message)
        byte = TranslatableText("byte {}", self.offset)
        if not self.section:
            return TranslatableText("{}: {}", byte, self.message.text)
        return TranslatableText("{}, {}: {}", location(self.section, self.record), byte, self.message.text)

    def __str__(self) -> str:
        return self.located_text

    @property
    def located_text(self) -> TranslatableText:
        """The detail with the path of the file."""
        return TranslatableText("{}: {}", self.path, self.detail) if self.path else self.detail


class TruncatedError(FormatError):
    """The file ends before what it promised."""


@dataclass(frozen=True, slots=True)
class FileStamp:
    """Stamp of a file, by which changes are seen: the time of its last change in nanoseconds, and its size, bytes."""

    changed: int
    size: int


def stamp_of(path: Path) -> FileStamp | None:
    """The stamp of the file as it is now; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return FileStamp(status.st_mtime_ns, status.st_size)


def is_harmless(name: str) -> bool:
    """Return whether one part of a path is a plain name on every system."""
    return name not in ("", ".", "..") and not FORBIDDEN.search(name) and not DEVICES.fullmatch(name)


def harmless(name: str) -> str:
    """A plain name like the given one; "" where nothing is left of it."""
    plain = FORBIDDEN.sub("_", name)[:LONGEST].strip(". ")
    return f"_{plain}" if DEVICES.fullmatch(plain) else plain


class ExtractedFiles:
    """A temporary folder that goes when nobody needs it any more, at the latest when the program ends."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix=PREFIX))
        # Where the model lies, or would lie, among the files.
        self.folder = self.root
        weakref.finalize(self, shutil.rmtree, self.root, ignore_errors=True)

    def put(self, name: str, data: bytes) -> None:
        """Write a file; `name` is relative to the folder, with forward slashes, and was checked."""
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


@dataclass(frozen=True, slots=True)
class Licence:
    """What a file tells of who made the model and of what may be done with it: `rows` are labels with values.

    `forbids_changing` is the field of the file that forbids it, with its value; "" where nothing does. `options`: the
    same as options of an export, by name.
    """

    rows: tuple[tuple[TranslatableText, str], ...]
    forbids_changing: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ImportExtra:
    """What a reader of another program's format returns besides the model: the files within, and the licence."""

    extracted: ExtractedFiles | None = None
    licence: Licence | None = None


@dataclass(slots=True)
class Content:
    """A model with what belongs to its file: `format` is "pmx"; `extra` is the format's own, which no model holds.

    `extracted`: the files that came with the model out of one file. Of a model in an archive, `path` is that of the
    archive followed by that in the archive: a path to read from, but none to save to. `stamp`: of the file, as it was
    when it was read or written last. `repairs`: what `warnings` say of it, each with all the rows that it is about;
    none of an exchange format. `licence`: as the file tells it, of formats that do.
    """

    model: Model
    format: str = "pmx"
    path: Path | None = None
    warnings: list[Message] = field(default_factory=list)
    extra: Any = None
    extracted: ExtractedFiles | None = None
    stamp: FileStamp | None = None
    repairs: tuple[Finding, ...] = ()
    licence: Licence | None = None

    @property
    def is_pmd(self) -> bool:
        """True if the file is a PMD, whose limits hold when it is saved."""
        return self.format == "pmd"

    @property
    def folder(self) -> Path | None:
        """The folder of the files that the model names: its textures."""
        if self.extracted is not None:
            return self.extracted.folder
        return self.path.parent if self.path else None


def refuse_unconfirmed(content: object, confirmed: bool) -> None:
    """Raise FormatError, which names the field, where a licence forbids changing a model, unless that is confirmed."""
    licence = content.licence if isinstance(content, Content) else None
    if licence is not None and licence.forbids_changing and not confirmed:
        raise FormatError(
            TranslatableText(
                "its licence forbids changing it ({}); whoever may do so has to confirm it", licence.forbids_changing
            )
        )
