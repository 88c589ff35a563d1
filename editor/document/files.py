"""Loads and saves documents as jobs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from editor import formats
from editor.document.document import Document
from editor.document.jobs import Job
from editor.formats import Content, archive
from editor.formats.atomic_write import clear_abandoned
from editor.formats.motions import Moving
from editor.formats.progress import Progress
from editor.formats.registry import BUILT_IN_FORMATS
from editor.messages import Message

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
    """How a file is written. `given`: options of formats by name, see `formats.save`; those of others say nothing.

    `is_copy`: the document keeps the file that it has.
    """

    given: Mapping[str, Any] = field(default_factory=dict)
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
        return formats.save(content, path, backups=how.backups, progress=progress, **how.given)

    return Job(work, None if how.is_copy else partial(_saved, document, revision, path))


def losses_job(document: Document, path: Path) -> Job:
    """A Job whose value is what saving the document to `path` would lose; nothing is written."""
    content, _ = document.snapshot()
    return Job(partial(formats.losses_of, content, path.suffix.lower()))


def _saved(document: Document, revision: int, path: Path, losses: list[Message]) -> None:
    document.saved(revision, path, path.suffix.lstrip(".").lower())
