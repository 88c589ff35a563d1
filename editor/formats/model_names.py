"""Reads what a model is called from the beginning of its file, without reading the rest."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError
from editor.formats.pmd.structure import HEAD, text_of
from editor.formats.pmd.structure import SIGNATURE as PMD
from editor.formats.pmx.header import read_header
from editor.formats.pmx.streams import PmxReader
from editor.formats.progress import NoProgress
from editor.messages import Messages

BEGINNING = 16384  # bytes, more than any name is long


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
