"""Files of models: those below a folder, and the names of models in them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np

from editor.formats import archive
from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError
from editor.formats.pmd.structure import HEAD, text_of
from editor.formats.pmd.structure import SIGNATURE as PMD
from editor.formats.pmx.header import PmxReader, read_header
from editor.formats.progress import NoProgress, Progress
from editor.messages import Messages

BEGINNING = 16384  # bytes, more than any name is long


def models_at(path: Path, progress: Progress | None = None, most: int | None = None) -> list[Path]:
    """Return the PMX and PMD files below a folder, those of each folder together; of a file, that file itself.

    A model in a ZIP archive has a path through the archive, as models are mostly kept as they were downloaded. What is
    hidden, by a name that begins with a dot, stays out also within archives: it is the trash, the past of a repository,
    or what macOS leaves beside each file (`__MACOSX/._model.pmx`), and a user sees it nowhere else. `most` ends the
    search.
    """
    if not path.is_dir():
        return [path]
    found = islice(_files_below(path, progress or NoProgress()), most)
    return sorted(found, key=lambda model: (str(model.parent).casefold(), model.name.casefold()))


def _files_below(folder: Path, progress: Progress) -> Iterator[Path]:
    for directory, folders, names in os.walk(folder):
        progress.report(0, directory)
        folders[:] = [name for name in folders if not archive.is_hidden([name])]
        for path in (Path(directory, name) for name in names if not archive.is_hidden([name])):
            if path.suffix.lower() in archive.MODELS:
                yield path
            elif path.suffix.lower() in archive.EXTENSIONS:
                yield from _in_archive(path)


def _in_archive(path: Path) -> list[Path]:
    """Return the models in an archive; none of one that cannot be read."""
    try:
        with archive.open_archive(path) as opened:
            names = [name for name in opened.models if name.lower().endswith(archive.MODELS)]
    except (FormatError, OSError):
        return []
    return [path / name for name in names]


def names_of(path: Path) -> tuple[str, str]:
    """The Japanese and the English name of a PMX; of a PMD the Japanese one, for the English one is at its end.

    Both are "" where the file cannot be understood. OSError when it cannot be read.
    """
    with open(path, "rb") as file:
        head = file.read(BEGINNING)
    if head.startswith(PMD):
        return (text_of(bytes(np.frombuffer(head, HEAD, 1)[0]["name"])), "") if len(head) >= HEAD.itemsize else ("", "")
    cursor = PmxReader(FileBuffer(np.frombuffer(head, np.uint8)), Messages(), NoProgress())
    try:
        cursor.header = read_header(cursor)
        return cursor.texts()
    except (FormatError, UnicodeDecodeError):
        return "", ""
