"""Colours of glTF, which are linear, and of MMD, which are as they are on the screen. Numpy only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

LIGHT = 0.6  # MMD's own light; with it a material shows 0.6 diffuse + ambient (mmd-semantics §6.1, §6.2)


def shown(diffuse: Iterable[float], ambient: Iterable[float]) -> list[float]:
    """The colour that MMD shows of a material, from 0 to 1."""
    return [min(1.0, max(0.0, LIGHT * d + a)) for d, a in zip(diffuse, ambient, strict=True)]


def to_linear(color: Iterable[float]) -> list[float]:
    """Colours of the screen (sRGB) as quantities of light."""
    values = np.clip(np.array(list(color), np.float64), 0, 1)
    linear: Any = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return list(linear.tolist())


def to_screen(light: Iterable[float]) -> list[float]:
    """The reverse of `to_linear`."""
    values = np.clip(np.nan_to_num(np.array(list(light), np.float64)), 0, 1)
    screen: Any = np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
    return list(screen.tolist())
