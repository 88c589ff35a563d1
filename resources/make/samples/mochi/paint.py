"""Canvas: a picture to draw on with soft-edged shapes, and the few shapes that Mochi's textures are made of.

Imports numpy and Pillow. Coordinates run from 0 to 1 across each side, from the top left; colours are "#rrggbb".
Noise comes from a seeded generator, so that every run draws the same picture.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike
from PIL import Image, ImageDraw

from .mesh import Floats

OVERSAMPLING = 4


def rgb(color: str) -> Floats:
    """The three components, 0 to 1, of "#rrggbb"."""
    return np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def gradient(position: Floats, stops: list[tuple[float, str]]) -> Floats:
    """(…, 3) colours at `position`, straight between the stops."""
    places = [place for place, _ in stops]
    colors = np.array([rgb(color) for _, color in stops])
    return np.stack([np.interp(position, places, colors[:, channel]) for channel in range(3)], -1)


class Canvas:
    """An RGBA picture in floats, `width` by `height` pixels, clear at first or filled with a colour."""

    def __init__(self, width: int, height: int, color: str | None = None) -> None:
        self.size = (width, height)
        self.rgb = np.zeros((height, width, 3)) + (rgb(color) if color else 1.0)
        self.alpha = np.full((height, width), 1.0 if color else 0.0)
        self.x, self.y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)

    def fill(self, color: str | Floats, coverage: ArrayLike = 1.0) -> None:
        """Lay a colour, or a picture of colours, over what is there, as thick as `coverage` says."""
        over = np.broadcast_to(np.asarray(coverage, float), self.alpha.shape)
        paint = rgb(color) if isinstance(color, str) else color
        alpha = over + self.alpha * (1 - over)
        share = np.where(alpha > 0, over / np.maximum(alpha, 1e-9), 1.0)[..., None]
        self.rgb = self.rgb * (1 - share) + paint * share
        self.alpha = alpha

    def ellipse(self, at: tuple[float, float], size: tuple[float, float], blur: float = 0.0) -> Floats:
        """How much of each pixel lies in an ellipse of half axes `size`; `blur` is a share of its radius."""
        distance = np.hypot((self.x - at[0]) / size[0], (self.y - at[1]) / size[1])
        soft = max(blur, 1.5 / (min(size) * min(self.size)))
        t = np.clip((1 - distance) / soft + (1.0 if blur else 0.5), 0, 1)
        return t * t * (3 - 2 * t) if blur else t

    def polygon(self, points: ArrayLike) -> Floats:
        """How much of each pixel lies in a polygon (n, 2)."""
        width, height = self.size
        scale = np.array([width, height]) * OVERSAMPLING
        picture = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
        corners = [tuple(corner) for corner in (np.asarray(points) * scale - 0.5).tolist()]
        ImageDraw.Draw(picture).polygon(corners, fill=255)
        return np.asarray(picture.resize(self.size, Image.Resampling.BOX), float) / 255

    def line(self, points: ArrayLike, width: ArrayLike) -> Floats:
        """How much of each pixel a line through the points (n, 2) covers, `width` (n,) of the picture wide."""
        path = np.asarray(points, float)
        tangent = np.gradient(path, axis=0)
        across = np.stack((-tangent[:, 1], tangent[:, 0]), 1)
        across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
        half = np.broadcast_to(width, len(path))[:, None] / 2
        return self.polygon(np.concatenate((path + across * half, (path - across * half)[::-1])))

    def pixels(self) -> np.ndarray:
        """(height, width, 4) bytes."""
        picture = np.concatenate((self.rgb, self.alpha[..., None]), 2)
        return np.round(np.clip(picture, 0, 1) * 255).astype(np.uint8)

    def save(self, path: Path) -> None:
        """Write a PNG; without alpha when nothing shows through."""
        pixels = self.pixels()
        opaque = bool((pixels[..., 3] == 255).all())
        Image.fromarray(pixels[..., :3] if opaque else pixels).save(path, optimize=True)


def star(at: tuple[float, float], radius: float, points: int, inner: float, turn: float = 0.0) -> Floats:
    """The outline (2 * points, 2) of a star; `inner` is the share of the radius that its dents keep."""
    angle = np.pi * np.arange(2 * points) / points - np.pi / 2 + turn
    reach = radius * np.where(np.arange(2 * points) % 2, inner, 1.0)
    return np.stack((at[0] + reach * np.cos(angle), at[1] + reach * np.sin(angle)), 1)


def heart(at: tuple[float, float], size: float) -> Floats:
    """The outline of a heart, `size` from its middle to its sides."""
    t = np.linspace(0, 2 * np.pi, 60)
    x = 16 * np.sin(t) ** 3
    y = 13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
    return np.stack((at[0] + size * x / 16, at[1] - size * (y + 2.5) / 16), 1)


def blossom(at: tuple[float, float], radius: float, turn: float = 0.0) -> Floats:
    """The outline of a cherry blossom: five petals, each with a notch."""
    angle = np.linspace(0, 2 * np.pi, 200)
    petal = np.abs(np.cos(2.5 * angle))
    reach = radius * (0.38 + 0.62 * petal**0.55 - 0.28 * np.clip((petal - 0.9) * 10, 0, 1) ** 2)
    return np.stack((at[0] + reach * np.cos(angle + turn), at[1] + reach * np.sin(angle + turn)), 1)
