"""Finds the files that a model's texture paths mean, on file systems that are stricter than Windows. No OpenGL."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable
from pathlib import Path

from editor.model.model import Model
from editor.render.toons import toon_number


def find_texture(folder: Path | None, path: str) -> Path | None:
    """The existing file that `path` means beside a model in `folder`; None when there is none.

    Either slash separates; `.`, `..` and doubled separators are resolved; where there is no exact match, names
    are compared without regard to case, then to how Unicode composes them (mmd-semantics §1.6).
    """
    parts = [part for part in path.replace("\\", "/").strip("\0 ").split("/") if part not in ("", ".")]
    if folder is None or not parts:
        return None
    place: Path | None = folder.absolute()
    for part in parts:
        place = place and _step(place, part)
    return place if place is not None and place.is_file() else None


def missing_textures(model: Model, folder: Path | None) -> list[tuple[int, str]]:
    """The rows of the texture table, with their paths, that no file is found for; shared toons need none."""
    rows = enumerate(model.textures)
    return [
        (row, texture.path)
        for row, texture in rows
        if find_texture(folder, texture.path) is None and toon_number(texture.path) is None
    ]


def _step(place: Path, part: str) -> Path | None:
    if part == "..":
        return place.parent
    try:
        exact = place / part
        return exact if exact.exists() else _alike(place, part)
    except (OSError, ValueError):  # a name that no file can have, a folder that may not be read
        return None


def _alike(place: Path, part: str) -> Path | None:
    names = sorted(os.listdir(place))
    for key in _KEYS:
        wanted = key(part)
        for name in names:
            if key(name) == wanted:
                return place / name
    return None


_KEYS: tuple[Callable[[str], str], ...] = (
    lambda name: unicodedata.normalize("NFC", name).casefold(),
    lambda name: unicodedata.normalize("NFKC", name).casefold(),
)
