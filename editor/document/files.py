"""Loads and saves documents as jobs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from editor import formats
from editor.document.document import Document, SaveMark
from editor.document.jobs import Job
from editor.formats import Content, Loss
from editor.formats.progress import Progress


@dataclass(frozen=True, slots=True)
class SaveOptions:
    """How a file is written, see `formats.save`. `is_copy`: the document keeps the file that it has."""

    encoding: str | None = None
    pmx_version: str | None = None
    backup: bool = True
    is_copy: bool = False


def load_job(path: Path) -> Job:
    """A Job whose value is the Content of the file. It fails as `formats.load` does."""

    def work(progress: Progress) -> Content:
        return formats.load(path, progress)

    return Job(work)


def save_job(document: Document, path: Path, options: SaveOptions | None = None) -> Job:
    """A Job that saves the document as it is now; its value is what the format could not keep, a list of Loss.

    When it is done the document's file is `path`, and the document is unmodified unless it was edited meanwhile.
    """
    how = options or SaveOptions()
    content, mark = document.snapshot()

    def work(progress: Progress) -> list[Loss]:
        return formats.save(
            content,
            path,
            encoding=how.encoding,
            pmx_version=how.pmx_version,
            backup=how.backup,
            progress=progress,
        )

    return Job(work, None if how.is_copy else partial(_saved, document, mark, path))


def _saved(document: Document, mark: SaveMark, path: Path, losses: list[Loss]) -> None:
    document.saved(mark, path, path.suffix.lstrip(".").lower())
