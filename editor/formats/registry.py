"""The list of formats: which files are read and written, by content and by extension, and how."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from editor.formats import motions
from editor.formats.buffer import Buffer
from editor.formats.content import Content, FormatError, Loss
from editor.formats.motions import Moving
from editor.formats.notes import Notes
from editor.formats.pmx import reader as pmx_reader
from editor.formats.pmx import writer as pmx_writer
from editor.formats.pmx.header import SIGNATURE, SIGNATURE_1_0, PmxExtra
from editor.formats.progress import Part, Progress, Silent
from editor.formats.replacing import replacing
from editor.model.bones import Bone
from editor.model.frames import BoneItem, Frame
from editor.model.model import Model

Reader = Callable[[Buffer, Notes, Progress], tuple[Model, Any]]
Writer = Callable[..., list[Loss]]

# Of models, by extension. What moves them is listed in `motions`.
READERS: dict[str, Reader] = {".pmx": pmx_reader.read}
WRITERS: dict[str, Writer] = {".pmx": pmx_writer.write}

# The content decides where it can, whatever the extension says.
SIGNATURES = {SIGNATURE: ".pmx", SIGNATURE_1_0: ".pmx", **motions.SIGNATURES}
FOREIGN = {
    b"Pmd": "a PMD model",
    b"xof ": "a DirectX model",
    b"PK\x03\x04": "a ZIP archive",
}
SNIFFED = 32

READING = 0.2  # the part of loading that is reading the bytes


def load(path: str | Path, progress: Progress | None = None) -> Content | Moving:
    """What the file holds. FormatError when it cannot be understood, OSError when it cannot be read."""
    path, progress = Path(path), progress or Silent()
    notes = Notes()
    try:
        with open(path, "rb", buffering=0) as file:
            extension = _recognised(path, file.read(SNIFFED))
            buffer = Buffer.of_file(file, Part(progress, 0, READING))
        content = _read(extension, buffer, notes, Part(progress, READING, 1))
    except FormatError as error:
        error.path = path
        raise
    except MemoryError as error:
        raise FormatError(f"{path}: the file does not fit into the memory") from error
    progress.report(1)
    content.path, content.warnings = path, notes.warnings()
    return content


def _read(extension: str, buffer: Buffer, notes: Notes, progress: Progress) -> Content | Moving:
    if extension in motions.EXTENSIONS:
        return motions.read(extension, buffer, notes, progress)
    model, extra = READERS[extension](buffer, notes, progress)
    return Content(model, extension.lstrip("."), extra=extra)


def load_model(path: str | Path, progress: Progress | None = None) -> Content:
    """The same for whoever needs a model. FormatError when the file holds something else."""
    content = load(path, progress)
    if isinstance(content, Content):
        return content
    error = FormatError(f"a {content.format.upper()} file, which holds no model; {_expected()} expected")
    error.path = Path(path)
    raise error


def save(
    content: Content | Moving,
    path: str | Path,
    *,
    encoding: str | None = None,
    pmx_version: str | None = None,
    backup: bool = False,
    progress: Progress | None = None,
) -> list[Loss]:
    """Write content in the format of the extension, all at once or not at all; what the file could not keep.

    `encoding` is "utf16" or "utf8", None for the file's own; `pmx_version` "2.0", "2.1" or "auto" for what the model
    needs, None for that, but not less than the file had. FormatError when the model cannot be written so, OSError when
    the file cannot be written; what was at `path` is then as it was.
    """
    path = Path(path)
    try:
        extension, progress = path.suffix.lower(), progress or Silent()
        known = WRITERS if isinstance(content, Content) else motions.EXTENSIONS
        if extension not in known:
            raise FormatError(f"nothing is written as {path.suffix or 'a file without extension'!r}")
        with replacing(path, backup) as file:
            if not isinstance(content, Content):
                return motions.write(content, extension, file, progress)
            return WRITERS[extension](content, file, progress, encoding=encoding, pmx_version=pmx_version)
    except FormatError as error:
        error.path = path
        raise


def new_content() -> Content:
    """A new model as PMXEditor starts one: a bone, and the two special display frames (PMX 2.0: 表示枠)."""
    model = Model()
    model.bones.records.append(Bone("センター", "center"))
    model.frames.records += [
        Frame("Root", "Root", special=True, items=(BoneItem(0),)),
        Frame("表情", "Exp", special=True),
    ]
    return Content(model, extra=PmxExtra())


def _recognised(path: Path, head: bytes) -> str:
    """The extension that stands for what begins with `head`."""
    for signature, extension in SIGNATURES.items():
        if head.startswith(signature):
            return extension
    for signature, what in FOREIGN.items():
        if head.startswith(signature):
            raise FormatError(f"{what}; {_expected()} expected", offset=0)
    if not head:
        raise FormatError(f"the file is empty; {_expected()} expected")
    if path.suffix.lower() in (*READERS, *motions.EXTENSIONS):
        return path.suffix.lower()
    raise FormatError(f"begins with {head[:4]!r}, which is no known format; {_expected()} expected", offset=0)


def _expected() -> str:
    return " or ".join(sorted(extension.lstrip(".").upper() for extension in READERS))
