"""The list of formats: which files are read and written, by content and by extension, and how."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from editor.formats import archive, csv, motions, obj, pmd, pmx, x
from editor.formats.atomic_write import atomic_write
from editor.formats.binary import FileBuffer
from editor.formats.content import Content, ExtractedFiles, FormatError, ImportExtra, stamp_of
from editor.formats.file_access import refuse_folder
from editor.formats.file_format import FileFormat, Reader, Writer
from editor.formats.gltf import GLB, GLTF, VRM
from editor.formats.message_texts import either, noun
from editor.formats.motions import Moving
from editor.formats.pmx.header import PmxExtra
from editor.formats.progress import NoProgress, PartialProgress, Progress
from editor.formats.repair import repair
from editor.formats.side_files import copy_bundled_textures
from editor.formats.text_decoding import printable
from editor.messages import Message, Messages, TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.frames import BoneItem, special_frames
from editor.model.model import Model

BUILT_IN_FORMATS = (pmx.FORMAT, pmd.FORMAT, csv.FORMAT, GLB, GLTF, VRM, obj.FORMAT, x.FORMAT)

# Of models, by extension, those of plug-ins too. What moves them is listed in `motions`.
FORMATS: dict[str, FileFormat] = {row.extension: row for row in BUILT_IN_FORMATS}
READERS: dict[str, Reader] = {row.extension: row.read for row in BUILT_IN_FORMATS if row.read is not None}
WRITERS: dict[str, Writer] = {row.extension: row.write for row in BUILT_IN_FORMATS if row.write is not None}

# The content decides where it can, whatever the extension says.
SIGNATURES = {
    signature: row.extension
    for row in reversed((*BUILT_IN_FORMATS, *motions.BUILT_IN_FORMATS))
    for signature in row.signatures
}
FOREIGN = {
    b"Rar!": TranslatableText("a RAR archive"),
    b"7z\xbc\xaf": TranslatableText("a 7-Zip archive"),
}
SNIFFED = 32

READING = 0.2  # the part of loading that is reading the bytes


ADDED: dict[str, FileFormat] = {}  # by extension
OWN_EXTENSIONS = frozenset((*FORMATS, *motions.EXTENSIONS, *archive.EXTENSIONS))


def set_added_formats(added: Iterable[FileFormat]) -> None:
    """Read and write these formats from now on, besides the program's own, in the place of those that were added."""
    for extension in ADDED:
        for rows in (FORMATS, READERS, WRITERS):
            rows.pop(extension, None)
    ADDED.clear()
    ADDED.update({row.extension: row for row in added})
    FORMATS.update(ADDED)
    READERS.update({row.extension: row.read for row in ADDED.values() if row.read is not None})
    WRITERS.update({row.extension: row.write for row in ADDED.values() if row.write is not None})


def _has_added_reader(path: Path) -> bool:
    """Return whether a file is for a format that was added, whatever it begins with: it may be a GLB, or a ZIP."""
    return path.suffix.lower() in ADDED and path.suffix.lower() in READERS


def load(path: str | Path, progress: Progress | None = None, *, scale: float | None = None) -> Content | Moving:
    """Load a file. FormatError when it cannot be understood, OSError when it cannot be read.

    Of a ZIP archive it is the one model in it; where there are several, the path of the archive followed by that in
    the archive tells which. `scale`: how many units of the model one unit of a file of another program is, in the place
    of what is usual in its format.
    """
    path, progress = Path(path), progress or NoProgress()
    refuse_folder(path)
    try:
        file, member = _archive_and_member(path)
        if member or (not _has_added_reader(path) and _is_archive(file)):
            content: Content | Moving = _load_member(file, member, progress, scale)
        else:
            content = _load_file(path, progress, scale)
    except FormatError as error:
        error.path = path
        raise
    except MemoryError as error:
        raise FormatError(TranslatableText("{}: the file does not fit into the memory", path)) from error
    progress.report(1)
    return content


def _load_file(path: Path, progress: Progress, scale: float | None) -> Content | Moving:
    messages = Messages()
    stamp = stamp_of(path)  # before it is read: what changes it meanwhile counts as a change
    with open(path, "rb", buffering=0) as file:
        extension = _recognised_extension(path, file.read(SNIFFED))
        buffer = FileBuffer.of_file(file, PartialProgress(progress, 0, READING))
    content = read(extension, buffer, messages, PartialProgress(progress, READING, 1), scale)
    content.path, content.warnings = path, list(messages)
    if isinstance(content, Content):
        content.stamp = stamp
        if not FORMATS[extension].is_exchange:  # what of another program's model is left out is no damage
            content.repairs = tuple(messages.findings())
    return content


def read(
    extension: str, buffer: FileBuffer, messages: Messages, progress: Progress, scale: float | None = None
) -> Content | Moving:
    """What bytes of a format hold. Here, and for all formats, references to rows that do not exist are repaired."""
    if extension in motions.FORMATS:
        return motions.FORMATS[extension].read(buffer, messages, progress)  # type: ignore[no-any-return, misc]
    options = {"scale": scale} if scale is not None and FORMATS[extension].is_exchange else {}
    # Every reader mends what is not finite, and tells it in its own words.
    with np.errstate(over="ignore", invalid="ignore"):
        model, extra = READERS[extension](buffer, messages, progress, **options)
    repair(model, messages)
    if isinstance(extra, ImportExtra):
        return Content(model, extension.lstrip("."), extracted=extra.extracted, licence=extra.licence)
    if isinstance(extra, ExtractedFiles):
        return Content(model, extension.lstrip("."), extracted=extra)
    return Content(model, extension.lstrip("."), extra=extra)


# -- archives ---------------------------------------------------------------------------------------------------------


def _archive_and_member(path: Path) -> tuple[Path, str]:
    """The file, and what in it is meant, if the path leads into an archive."""
    if not path.exists():
        for file in path.parents:
            if file.suffix.lower() in archive.EXTENSIONS and file.is_file():
                return file, path.relative_to(file).as_posix()
    return path, ""


def _is_archive(file: Path) -> bool:
    with open(file, "rb") as stream:
        return stream.read(SNIFFED).startswith(archive.SIGNATURES)


def _load_member(file: Path, member: str, progress: Progress, scale: float | None) -> Content | Moving:
    """A model of an archive, all that it needs being unpacked into a temporary folder."""
    unpacked = ExtractedFiles()
    with archive.open_archive(file) as opened:
        name = member or archive.single_model(opened)
        if name not in opened.names:
            raise FormatError(TranslatableText("{} is not in the archive", name))
        opened.extract(unpacked.root, name, PartialProgress(progress, 0, READING))
    path = unpacked.root / name
    content = _load_file(path, PartialProgress(progress, READING, 1), scale)
    content.path = file / name
    if isinstance(content, Content) and content.extracted is None:
        unpacked.folder = path.parent
        content.extracted = unpacked
    return content


def load_model(path: str | Path, progress: Progress | None = None) -> Content:
    """Loads a file that has to hold a model. FormatError when it holds a motion or a pose."""
    content = load(path, progress)
    if isinstance(content, Content):
        return content
    error = FormatError(
        TranslatableText("a {} file, which holds no model; {} expected", content.format.upper(), _expected())
    )
    error.path = Path(path)
    raise error


def read_model(path: str | Path) -> Model:
    """The model in a file, for an operation that takes it. ValueError tells why there is none."""
    try:
        return load_model(path).model
    except FormatError as error:
        raise ValueError(error.detail) from error


def save(
    content: Content | Moving,
    path: str | Path,
    *,
    export: Mapping[str, Any] | None = None,
    backups: int = 0,
    progress: Progress | None = None,
    **options: Any,
) -> list[Message]:
    """Write content in the format of the extension, all at once or not at all; what the file could not keep.

    `options` are those that formats declare, as words: None and those of other formats say nothing. `encoding`
    is "utf16" or "utf8", by default the file's own; `pmx_version` "2.0", "2.1" or "auto" for what the model needs, by
    default that, but not less than the file had; `csv_dialect` "pmx" or "classic"; `csv_style` which rows and columns
    of CSV are written, and how; `scale` how large a file of another program is. `export` are more of them.
    FormatError when the model cannot be written so, OSError when the file cannot be written; what was at `path` is then
    as it was.
    """
    path = Path(path)
    try:
        extension, progress = _written_extension(content, path), progress or NoProgress()
        options = _options({**options, **(export or {})}, extension)
        with atomic_write(path, backups) as file:
            if not isinstance(content, Content):
                return motions.FORMATS[extension].write(content, file, progress)  # type: ignore[misc]
            row = FORMATS[extension]
            if row.writes_beside:
                options |= {"path": path, "backups": backups}
            losses = WRITERS[extension](content, file, progress, **options)
        if content.extracted is not None and not row.has_pictures:
            losses += copy_bundled_textures(content.model, content.extracted, path.parent)
        return losses
    except FormatError as error:
        error.path = path
        raise


def notes_of(content: Content | Moving, path: Path, **options: Any) -> list[str]:
    """What should be known of the file that `save` writes so, besides what it cannot keep."""
    row = FORMATS.get(path.suffix.lower())
    if row is None or row.notes is None or not isinstance(content, Content):
        return []
    return row.notes(content, **_options(options, row.extension))


def _options(options: Mapping[str, Any], extension: str) -> dict[str, Any]:
    """Return what of the options is for a format. TypeError for one that no format has."""
    for name in options.keys() - frozenset().union(*(row.option_names for row in FORMATS.values())):
        raise TypeError(f"no format has an option {name!r}")
    names = FORMATS[extension].option_names if extension in FORMATS else ()
    return {name: value for name, value in options.items() if name in names and value is not None}


def _written_extension(content: Content | Moving, path: Path) -> str:
    """The extension of the path, in lower case. FormatError unless it stands for a format that can hold the content."""
    extension = path.suffix.lower()
    if extension not in (WRITERS if isinstance(content, Content) else motions.EXTENSIONS):
        named = path.suffix or noun("a file without extension")
        raise FormatError(TranslatableText("{!r} is not a format that can be written", named))
    return extension


def losses_of(content: Content, extension: str, progress: Progress | None = None) -> list[Message]:
    """Return the losses of saving a model with this extension of WRITERS; nothing is written. FormatError as `save`."""
    if FORMATS[extension].is_exchange:
        raise ValueError(f"{extension} is written together with other files")
    return WRITERS[extension](content, io.BytesIO(), progress or NoProgress())


def new_content() -> Content:
    """A new model as PMXEditor starts one: a bone, and the two special display frames (PMX 2.0: 表示枠)."""
    model = Model()
    abilities = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
    model.bones.records.append(Bone("センター", "center", flags=abilities))
    model.frames.records += special_frames(root=(BoneItem(0),))
    return Content(model, extra=PmxExtra())


def _recognised_extension(path: Path, head: bytes) -> str:
    """The extension that stands for what begins with `head`."""
    named = FORMATS.get(path.suffix.lower())
    if _has_added_reader(path) or (named is not None and head.startswith(named.signatures)):
        return path.suffix.lower()  # a VRM begins as any GLB does
    for signature, extension in SIGNATURES.items():
        if head.startswith(signature):
            return extension
    for signature, what in FOREIGN.items():
        if head.startswith(signature):
            raise FormatError(TranslatableText("{}; {} expected", what, _expected()), offset=0)
    if not head:
        raise FormatError(TranslatableText("the file is empty; {} expected", _expected()))
    if path.suffix.lower() in (*READERS, *motions.EXTENSIONS):
        return path.suffix.lower()
    raise FormatError(
        TranslatableText("begins with {!r}, which is no known format; {} expected", printable(head[:4]), _expected()),
        offset=0,
    )


def _expected() -> str:
    own = [extension for extension in READERS if not FORMATS[extension].is_exchange]
    return either(sorted(extension.lstrip(".").upper() for extension in own))
