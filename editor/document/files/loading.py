"""Loading, saving and importing of documents, as jobs."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from editor import formats
from editor.document.document import Document
from editor.document.jobs import Job
from editor.formats import Content, archive
from editor.formats.atomic_write import clear_abandoned
from editor.formats.motions import Moving
from editor.formats.progress import Progress
from editor.formats.registry import BUILT_IN_FORMATS
from editor.formats.side_files import copy_bundled_textures
from editor.late_imports import imported
from editor.messages import Message, TranslatableText
from editor.model.edit import Edit

if TYPE_CHECKING:
    from editor.operations.model.merge_model import MergeResult


# What a document may be the file of; other formats hold too little of a model, and are exported to.
OWN_FORMATS = tuple(row.extension for row in BUILT_IN_FORMATS if row.is_own)


class NoModelError(Exception):
    """The file was read and understood, but what it holds, `content`, is no model."""

    def __init__(self, content: Moving) -> None:
        super().__init__(content.path)
        self.content = content


class SeveralModelsError(Exception):
    """The archive at `path` holds several `models`: `path / model` is the file of each."""

    def __init__(self, path: Path, models: list[str]) -> None:
        super().__init__(path, models)
        self.path = path
        self.models = models


@dataclass(frozen=True, slots=True)
class SaveOptions:
    """How a file is written. `format_options`: by name, see `formats.save`; those of other formats say nothing.

    `is_copy`: the document keeps the file that it has.
    """

    format_options: Mapping[str, Any] = field(default_factory=dict)
    backups: int = 1
    is_copy: bool = False


def with_backup(options: SaveOptions) -> SaveOptions:
    """The options, but with a backup of what is replaced in any case."""
    return replace(options, backups=max(options.backups, 1))


def folder_beside(path: Path) -> Path:
    """The folder that a file is in; of a file in an archive, the one that the archive is in."""
    return next(parent for parent in path.absolute().parents if parent.is_dir())


def load_job(path: Path) -> Job:
    """A Job whose value is the Content of the file.

    It fails as `formats.load` does, or with NoModelError or SeveralModelsError.
    """

    def work(progress: Progress) -> Content:
        _refuse_several(path)
        clear_abandoned(path.absolute().parent)
        content = formats.load(path, progress)
        if not isinstance(content, Content):
            raise NoModelError(content)
        return content

    return Job(work)


def _refuse_several(path: Path) -> None:
    if path.suffix.lower() in archive.EXTENSIONS and path.is_file():
        with archive.open_archive(path) as opened:
            models = opened.models
        if len(models) > 1:
            raise SeveralModelsError(path, models)


def save_job(document: Document, path: Path, options: SaveOptions | None = None) -> Job:
    """A Job that saves the document as it is now; its value is what the format could not keep, a list of Message.

    When it is done the document's file is `path`, and the document is unmodified unless it was edited meanwhile.
    """
    how = options or SaveOptions()
    content, revision = document.snapshot()

    def work(progress: Progress) -> list[Message]:
        return formats.save(content, path, backups=how.backups, progress=progress, **how.format_options)

    return Job(work, None if how.is_copy else partial(_saved, document, revision, path))


def losses_job(document: Document, path: Path) -> Job:
    """A Job whose value is what saving the document to `path` would lose; nothing is written."""
    content, _ = document.snapshot()
    return Job(partial(formats.losses_of, content, path.suffix.lower()))


def _saved(document: Document, revision: int, path: Path, losses: list[Message]) -> None:
    document.saved(revision, path, path.suffix.lstrip(".").lower())


MERGE, WHOLE = "editor.operations.model.merge_model", "editor.operations.model.whole_model"


class ImportMode(Enum):
    """The use of an imported model."""

    NEW = auto()
    APPEND = auto()
    SHAPE = auto()  # positions and normals
    UV = auto()
    GEOMETRY = auto()  # all of the mesh, by an operation that has a form
    UPDATE = auto()  # rows of a CSV file by their names and numbers


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """Options of an import. `merges_bones` (APPEND): bones of the same name become one; `scale`: of all lengths."""

    mode: ImportMode = ImportMode.NEW
    merges_bones: bool = True
    scale: float = 1.0


def rescale(content: Content, factor: float) -> None:
    """Multiply all lengths of a model that no document has yet."""
    if factor != 1:
        with Edit(content.model) as edit:
            imported(WHOLE).scale_lengths(edit, factor)


def fits(document: Document, content: Content) -> bool:
    """Return whether vertices can take over what those of `content` have: there are as many."""
    return len(document.model.vertices) == len(content.model.vertices)


def take_in(document: Document, content: Content, options: ImportOptions, name: TranslatableText) -> MergeResult:
    """Import into the document as one step of this name. ValueError when the numbers of vertices differ."""
    rescale(content, options.scale)
    folder, other_folder = _folders(document, content)
    merging, whole = imported(MERGE), imported(WHOLE)
    result: MergeResult = merging.MergeResult()
    with document.edit(name, refuses=False) as edit:
        if options.mode is ImportMode.APPEND:
            merges = options.merges_bones
            result = merging.merge_model(
                edit, content.model, merge_bones=merges, folder=folder, other_folder=other_folder
            )
        else:
            replace = whole.replace_shape if options.mode is ImportMode.SHAPE else whole.replace_uvs
            replace(edit, content.model)
    return result


def bring_textures(document: Document, content: Content) -> list[Message]:
    """Put what was unpacked with `content` where the document finds it: beside its file, or until it has one, kept.

    What could not be put there. OSError where nothing can be written.
    """
    if content.extracted is None:
        return []
    folder = document.content.folder
    if folder is not None:
        return copy_bundled_textures(content.model, content.extracted, folder)
    document.content = dataclasses.replace(document.content, extracted=content.extracted)
    document.path_changed.emit()
    return []


def _folders(document: Document, content: Content) -> tuple[Path | None, Path | None]:
    """Between which folders paths of textures are translated; those of unpacked ones stay."""
    return (None, None) if content.extracted is not None else (document.content.folder, content.folder)
