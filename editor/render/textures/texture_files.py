"""Finds the files of a model's textures, and tells which are missing or went astray. No OpenGL."""

from __future__ import annotations

from pathlib import Path

from editor.messages import Level, Message, TranslatableText
from editor.model.model import Model
from editor.render.textures.toons import toon_number
from editor.texture_paths import RELOCATED, Found, TexturePlaces


def find_texture(folder: Path | None, path: str) -> Path | None:
    """The existing file that `path` means beside a model in `folder`; None when there is none.

    Either slash separates; `.`, `..` and doubled separators are resolved; see `TexturePlaces` for the rest.
    """
    found = locate(folder, path)
    return found.path if found else None


def locate(folder: Path | None, path: str) -> Found | None:
    """The texture file of a path, and how it was found. For many paths use one TexturePlaces."""
    return TexturePlaces(folder).locate(path) if folder is not None else None


def missing_textures(model: Model, folder: Path | None) -> list[Message]:
    """Return messages about the textures that no file is found for; shared toons need none."""
    missing = missing_in(model, TexturePlaces(folder) if folder else None)
    return [missing_message(row, path) for row, path in missing]


def missing_message(row: int, path: str) -> Message:
    return Message(Level.WARNING, TranslatableText("The texture file {} was not found", path), "textures", row)


def missing_in(model: Model, locator: TexturePlaces | None) -> list[tuple[int, str]]:
    """The rows of the texture table, with their paths, that no file is found for."""
    return [
        (row, texture.path)
        for row, texture in enumerate(model.textures)
        if toon_number(texture.path) is None and (locator is None or locator.locate(texture.path) is None)
    ]


def relocated_in(model: Model, locator: TexturePlaces | None) -> list[tuple[int, str, Found]]:
    """The rows of the texture table, with their paths, whose file is not where Windows would find it, but is found."""
    if locator is None:
        return []
    located = [(row, texture.path, locator.locate(texture.path)) for row, texture in enumerate(model.textures)]
    return [(row, path, found) for row, path, found in located if found is not None and found.how in RELOCATED]
