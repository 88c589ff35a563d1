"""Finds and reads files that a file names and that lie beside it: material libraries, buffers, textures.

Names come from files that may mean harm: nothing outside the folder of the file is read, and nothing that is too large.
"""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path

from editor.formats.content import FormatError
from editor.model.translatable_text import TranslatableText

LARGEST = 1 << 31  # bytes


def find_side_file(folder: Path | None, name: str) -> Path | None:
    """The file in the folder, or below it, that `name` means; None where there is none.

    Either slash separates, and names that differ in case or in the composition of their characters are the same.
    """
    parts = [part for part in name.replace("\\", "/").strip().split("/") if part not in ("", ".")]
    if folder is None or not parts or name.startswith(("/", "\\")):
        return None
    if any(part == ".." or ":" in part for part in parts):
        return None
    place: Path | None = folder
    for part in parts:
        place = place and _step(place, part)
    return place if place is not None and place.is_file() else None


def read_side_file(folder: Path | None, name: str, largest: int = LARGEST) -> bytes | None:
    """What is in the file that `name` means; None where there is none, or none that can be read.

    FormatError for a file of more than `largest` bytes.
    """
    file = find_side_file(folder, name)
    if file is None:
        return None
    try:
        if file.stat().st_size > largest:
            raise FormatError(TranslatableText("{} is larger than {:,} bytes", name, largest))
        return file.read_bytes()
    except OSError:
        return None


def _step(place: Path, part: str) -> Path | None:
    try:
        exact = place / part
        if exact.exists():
            return exact
        names = sorted(os.listdir(place))
    except (OSError, ValueError):  # a name that no file can have, a folder that is none
        return None
    wanted = _key(part)
    return next((place / name for name in names if _key(name) == wanted), None)


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
