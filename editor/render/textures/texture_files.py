"""Files of a model's textures, those missing or astray, and the ten shared toon ramps of MMD. No OpenGL.

The ramps are made from what is known of them (mmd-semantics §6.9), and are not MMD's bitmaps.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from editor.math3d.arrays import Float64Array, UInt8Array
from editor.messages import Level, Message, TranslatableText
from editor.model.model import Model
from editor.texture_paths import RELOCATED, LocatedFile, TexturePlaces

SIZE = 32
WHITE = (255, 255, 255)
# Of toon01 to toon04: the colour of the lower, shaded half.
_SHADES = ((205, 205, 205), (245, 225, 225), (154, 154, 154), (248, 239, 235))
_NAME = re.compile(r"(?:.*[\\/])?toon(0[1-9]|10)\.bmp", re.IGNORECASE | re.DOTALL)


def shared_toon(number: int) -> UInt8Array | None:
    """(32, 32, 4) the ramp `number`, 0 for toon01 to 9 for toon10, lit end on top; None for other numbers."""
    if not 0 <= number <= 9:
        return None
    v = (np.arange(SIZE) + 0.5) / SIZE
    if number < len(_SHADES):
        column = _mix(WHITE, _SHADES[number], v > 0.5)
    elif number == 4:
        column = _mix(WHITE, (255, 231, 221), _smooth_step(0.56, 0.80, v))
    elif number == 5:
        column = _yellow_ramp(v)
    else:
        column = _mix(WHITE, WHITE, v)
    return _ramp(column)


def toon_number(path: str) -> int | None:
    """The number of the shared toon that a texture path names, as PMD files do; None when it names none."""
    match = _NAME.fullmatch(path)
    return int(match[1]) - 1 if match else None


def _yellow_ramp(v: Float64Array) -> Float64Array:
    base = _mix((255, 237, 97), (195, 172, 3), _smooth_step(0.69, 0.80, v))
    pale = np.exp(-(((v * SIZE - 10) / 1.0) ** 2) / 2)[:, None]
    return base + (np.array((255, 255, 254)) - base) * pale


def _mix(lit: tuple[int, ...], dark: tuple[int, ...], amount: NDArray[np.generic]) -> Float64Array:
    """(rows, 3) from lit to dark by amount."""
    first = np.asarray(lit, np.float64)
    return first + (np.asarray(dark) - first) * np.asarray(amount, np.float64)[:, None]


def _smooth_step(low: float, high: float, v: Float64Array) -> Float64Array:
    t = np.clip((v - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _ramp(column: Float64Array) -> UInt8Array:
    pixels = np.full((SIZE, SIZE, 4), 255, np.uint8)
    pixels[..., :3] = np.rint(column)[:, None]
    return pixels


def find_texture(folder: Path | None, path: str) -> Path | None:
    """The existing file that `path` means beside a model in `folder`; None when there is none.

    Either slash separates; `.`, `..` and doubled separators are resolved; see `TexturePlaces` for the rest.
    """
    found = locate(folder, path)
    return found.path if found else None


def locate(folder: Path | None, path: str) -> LocatedFile | None:
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


def relocated_in(model: Model, locator: TexturePlaces | None) -> list[tuple[int, str, LocatedFile]]:
    """The rows of the texture table, with their paths, whose file is not where Windows would find it, but is found."""
    if locator is None:
        return []
    located = [(row, texture.path, locator.locate(texture.path)) for row, texture in enumerate(model.textures)]
    return [(row, path, found) for row, path, found in located if found is not None and found.match in RELOCATED]
