"""The shape of Mochi's head as a function: everything on the face and in the hair is laid over it.

Imports numpy and mesh only. The head is a soft superellipse at every height; `front` gives its face side
explicitly, so that eyes, mouth and blush are drawn in (x, y) and lie on the skin exactly.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from .mesh import Floats, unit

CENTRE = np.array([0.0, 8.6, 0.0])
WIDTH, UPPER, LOWER = 3.05, 2.85, 2.74
FACE, BACK = 2.78, 2.85
POWER = 2.25


def half_section(y: ArrayLike) -> Floats:
    """How much of its full size the head has at height y: 1 at the cheeks, 0 at crown and chin."""
    up = np.asarray(y, float) - CENTRE[1]
    t = np.where(up > 0, up / UPPER, up / LOWER)
    shifted = t + 0.17 * (1 - t * t)
    below = np.maximum(1 - np.abs(shifted) ** 2.15, 0.0) ** (1 / 1.95)
    above = np.maximum(1 - np.abs(shifted) ** 2.4, 0.0) ** (1 / 2.2)
    return np.where(shifted > 0, above, below)


def front(x: ArrayLike, y: ArrayLike) -> Floats:
    """(…, 3) points of the face over (x, y)."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    section = np.maximum(half_section(y), 1e-6)
    inside = np.maximum(1 - np.abs(x / (WIDTH * section)) ** POWER, 0.0)
    z = -FACE * section * inside ** (1 / POWER) - nose(x, y)
    return np.stack((x, y, z), -1)


def nose(x: Floats, y: Floats) -> Floats:
    """How far the tip of the nose stands out."""
    return 0.13 * np.exp(-((x / 0.16) ** 2) - ((y - 7.38) / 0.15) ** 2)


def front_normal(x: ArrayLike, y: ArrayLike) -> Floats:
    """(…, 3) unit normals of the face over (x, y), without the nose."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    step = 1e-3
    at = front(x, y)[..., 2] + nose(x, y)
    dx = (front(x + step, y)[..., 2] + nose(x + step, y) - at) / step
    dy = (front(x, y + step)[..., 2] + nose(x, y + step) - at) / step
    return unit(np.stack((dx, dy, -np.ones_like(at)), -1))


def on_face(x: ArrayLike, y: ArrayLike, height: ArrayLike = 0.0) -> Floats:
    """(…, 3) points at `height` above the face over (x, y)."""
    return front(x, y) + front_normal(x, y) * np.asarray(height, float)[..., None]


def around(angle: ArrayLike, y: ArrayLike, margin: ArrayLike = 0.0) -> Floats:
    """(…, 3) points of the whole head, `angle` from the face (-Z) towards +X, `margin` outside the skin."""
    angle, y, margin = np.broadcast_arrays(*(np.asarray(a, float) for a in (angle, y, margin)))
    lift = 1 + margin / 2.9
    section = half_section(CENTRE[1] + (y - CENTRE[1]) / lift) * lift
    s, c = np.sin(angle), -np.cos(angle)
    depth = np.where(c < 0, FACE, BACK)
    radius = (np.abs(s / WIDTH) ** POWER + np.abs(c / depth) ** POWER) ** (-1 / POWER)
    return np.stack((s * radius * section, y, c * radius * section), -1)


def crown(margin: float = 0.0) -> float:
    """Height of the top of the head, `margin` outside the skin."""
    return float(CENTRE[1] + UPPER * (1 + margin / 2.9))


def chin(margin: float = 0.0) -> float:
    return float(CENTRE[1] - LOWER * (1 + margin / 2.9))


def lit(normal: Floats) -> Floats:
    """Normals of the face as they are stored: turned up a little, so that light falls evenly on a drawn face."""
    front_facing = np.clip(-normal[..., 2:] * 1.5, 0, 1)
    even = unit(normal * (1.0, 0.45, 1.0) + (0.0, 0.22, -0.1))
    return unit(normal + front_facing * (even - normal))
