"""The textures, drawn. Imports numpy and the canvas of `mochi`."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from mochi.fabrics import strands
from mochi.paint import Canvas, gradient

CREAM, INK, BLUSH = "#fffaf0", "#4a3a36", "#ffb3a4"
SKY, DEEP, SUN, WHITE = "#4f9fd0", "#2c6ca8", "#f7b733", "#fffdf7"


def wood() -> Canvas:
    """Grain along the picture."""
    canvas = Canvas(128, 256, "#b98654")
    canvas.fill("#8d5f36", 0.5 * np.clip(strands(40, 128, 2)[None, :] + 0.1, 0, 1))
    canvas.fill("#d9a973", 0.35 * np.clip(strands(24, 128, 7)[None, :], 0, 1))
    return canvas


def cloak() -> Canvas:
    """White cloth with a face on its front, and a blue hem."""
    canvas = Canvas(1024, 512, CREAM)
    canvas.fill(gradient(canvas.y, [(0.0, "#ffffff"), (0.45, CREAM), (1.0, "#e9e4f0")]))
    face(canvas)
    for level, half, color in ((0.925, 0.014, SKY), (0.965, 0.006, SKY)):
        canvas.fill(color, np.clip((half - np.abs(canvas.y - level)) * 512, 0, 1))
    return canvas


def face(canvas: Canvas) -> None:
    """Two eyes, a smile and blushing cheeks."""
    for side in (-1, 1):
        canvas.fill(BLUSH, 0.8 * canvas.ellipse((0.5 + 0.105 * side, 0.315), (0.028, 0.026), 1.0))
        canvas.fill(INK, canvas.ellipse((0.5 + 0.066 * side, 0.255), (0.0135, 0.034)))
        canvas.fill(WHITE, canvas.ellipse((0.496 + 0.066 * side, 0.242), (0.0045, 0.010)))
    bend = np.linspace(-1, 1, 15)
    smile = np.stack((0.5 + 0.03 * bend, 0.325 - 0.026 * bend**2), 1)
    canvas.fill(INK, canvas.line(smile, 0.009))


def banner() -> Canvas:
    """A sun over waves on blue: may the weather be fine."""
    canvas = Canvas(256, 512, SKY)
    canvas.fill(gradient(canvas.y, [(0.0, "#8fc8ea"), (0.6, SKY), (1.0, DEEP)]))
    # The picture is half as wide as it is high.
    for ray in range(12):
        turn = ray * np.pi / 6
        reach = np.array([[0.27], [0.40]]) * ((np.cos(turn), np.sin(turn) * 0.5),)
        canvas.fill(SUN, canvas.line(np.array((0.5, 0.32)) + reach, 0.035))
    canvas.fill(SUN, canvas.ellipse((0.5, 0.32), (0.22, 0.11)))
    canvas.fill("#fdd97a", canvas.ellipse((0.5, 0.32), (0.16, 0.08)))
    for row in range(5):
        crest = 0.66 + 0.07 * row + 0.016 * np.abs(np.sin(np.pi * (4 * canvas.x + 0.5 * (row % 2))))
        canvas.fill(WHITE, np.clip(((canvas.y > crest) & (canvas.y < crest + 0.012)) * 1.0, 0, 1))
    for level in (0.02, 0.98):
        canvas.fill(WHITE, np.clip((0.012 - np.abs(canvas.y - level)) * 512, 0, 1))
    return canvas


def cord() -> Canvas:
    """A twisted cord, repeating."""
    canvas = Canvas(32, 64, "#d8573f")
    twist = (canvas.y * 4 + canvas.x * 0.9) % 1.0
    canvas.fill("#8f2f25", np.clip(1.5 - 7 * np.abs(twist - 0.5), 0, 1))
    canvas.fill("#f39a7c", 0.6 * np.clip(1 - 8 * np.abs(twist - 0.95), 0, 1))
    return canvas


PICTURES: dict[str, Callable[[], Canvas]] = {
    "teru_wood.png": wood,
    "teru_cloak.png": cloak,
    "teru_banner.png": banner,
    "teru_cord.png": cord,
}
