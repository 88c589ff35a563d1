"""Finds and reads files that a file names and that lie beside it: material libraries, buffers, textures.

Names come from files that may mean harm: nothing outside the folder of the file is read, and nothing that is too large.
"""

from __future__ import annotations

import os
import shutil
import unicodedata
from pathlib import Path

from editor.formats.atomic_write import atomic_write
from editor.formats.content import ExtractedFiles, FormatError, is_harmless
from editor.messages import Level, Message, TranslatableText
from editor.model.model import Model
from editor.texture_paths import TexturePlaces

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
    path: Path | None = folder
    for part in parts:
        path = path and _step_into(path, part)
    return path if path is not None and path.is_file() else None


def read_side_file(folder: Path | None, name: str, largest: int = LARGEST) -> bytes | None:
    """Read the file that `name` means; None where there is none, or none that can be read.

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


def _step_into(folder: Path, part: str) -> Path | None:
    try:
        exact = folder / part
        if exact.exists():
            return exact
        names = sorted(os.listdir(folder))
    except (OSError, ValueError):  # a name that no file can have, a folder that is none
        return None
    wanted = _key(part)
    return next((folder / name for name in names if _key(name) == wanted), None)


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def copy_bundled_textures(model: Model, unpacked: ExtractedFiles, folder: Path) -> list[Message]:
    """Copy the unpacked textures that the model names to where they belong beside a file in `folder`.

    Another file that is there stays, and the texture is reported as lost. OSError where a file cannot be written.
    """
    losses = []
    locator = TexturePlaces(unpacked.folder)
    for row, texture in enumerate(model.textures):
        found = locator.locate(texture.path)
        if found is None or not _lies_in(found.path, unpacked.root):
            continue
        target = _target_path(folder, texture.path)
        if target is None:
            losses.append(
                Message(
                    Level.WARNING,
                    TranslatableText("not copied: its path is outside the folder of the model"),
                    "textures",
                    row,
                    "path",
                )
            )
        elif not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            with atomic_write(target) as copy, open(found.path, "rb") as original:
                shutil.copyfileobj(original, copy)
        elif target.read_bytes() != found.path.read_bytes():
            losses.append(
                Message(
                    Level.WARNING,
                    TranslatableText("not copied: there is another file {}", target),
                    "textures",
                    row,
                    "path",
                )
            )
    return losses


def _target_path(folder: Path, path: str) -> Path | None:
    """Return the path of a texture; None where that is not within the folder."""
    parts = [part for part in path.replace("\\", "/").split("/") if part not in ("", ".")]
    return folder.joinpath(*parts) if all(map(is_harmless, parts)) else None


def _lies_in(file: Path, folder: Path) -> bool:
    return file.resolve().is_relative_to(folder.resolve())
