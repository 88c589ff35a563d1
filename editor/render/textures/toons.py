"""Makes the ten shared toon ramps of MMD, which models name but do not bring. No OpenGL.

They are made from what is known of them (mmd-semantics §6.9), and are not MMD's bitmaps.
"""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from editor.math3d.arrays import Float64Array, UInt8Array

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
        column = _yellow(v)
    else:
        column = _mix(WHITE, WHITE, v)
    return _ramp(column)


def toon_number(path: str) -> int | None:
    """The number of the shared toon that a texture path names, as PMD files do; None when it names none."""
    match = _NAME.fullmatch(path)
    return int(match[1]) - 1 if match else None


def _yellow(v: Float64Array) -> Float64Array:
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
