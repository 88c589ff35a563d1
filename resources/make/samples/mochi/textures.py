"""Mochi's textures, drawn: each function makes the picture of one file.

Imports numpy and paint. The colours of the character are chosen here.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .paint import Canvas, gradient, heart, rgb, star

SKIN, SKIN_BLUSH = "#fff0e4", "#ffc0ae"
INK = "#5b3328"


def face() -> Canvas:
    """Skin as seen from the front (see `face.skin_uv`), warm at cheeks and nose."""
    canvas = Canvas(512, 512, SKIN)

    def at(x: float, y: float) -> tuple[float, float]:
        return 0.5 + x / 6.8, (12.2 - y) / 6.8

    for side in (-1, 1):
        canvas.fill(SKIN_BLUSH, 0.42 * canvas.ellipse(at(2.05 * side, 6.8), (0.055, 0.034), 1.0))
    canvas.fill("#f6a793", 0.75 * canvas.ellipse(at(0, 7.34), (0.012, 0.008), 0.9))
    height = 12.2 - 6.8 * canvas.y
    canvas.fill("#f1c3ae", 0.55 * np.clip((height - 9.3) / 0.5, 0, 1))
    canvas.fill("#f7cfc0", 0.45 * np.clip((canvas.y - 0.93) / 0.07, 0, 1))
    return canvas


def iris_base(canvas: Canvas, centre: tuple[float, float], stops: list[tuple[float, str]], rim: str) -> None:
    """One eye: dark above, light below, a dark rim, and a bright crescent at the bottom."""
    cx, cy = centre
    down = (canvas.y - cy) / 0.25 * 0.5 + 0.5
    whole = canvas.ellipse(centre, (0.249, 0.249))
    canvas.fill(rim, whole)
    canvas.fill(gradient(down, stops), canvas.ellipse(centre, (0.222, 0.222), 0.12))
    glow = canvas.ellipse((cx, cy + 0.10), (0.17, 0.115), 0.9)
    canvas.fill(stops[-1][1], 0.55 * glow * (canvas.ellipse(centre, (0.212, 0.212), 0.1)))
    canvas.fill(rim, 0.75 * whole * np.clip((0.30 - down) / 0.22, 0, 1))


TEAL = [(0.0, "#0e3350"), (0.35, "#13617d"), (0.62, "#23a3a5"), (1.0, "#8ff0d8")]
GOLD = [(0.0, "#8a3a12"), (0.4, "#d97a1e"), (0.7, "#f0a22c"), (1.0, "#ffd667")]
ROSE = [(0.0, "#8c1d4b"), (0.4, "#d23a72"), (0.7, "#ec6c98"), (1.0, "#ffb3cd")]
SLATE = [(0.0, "#2a3350"), (0.4, "#47557e"), (0.7, "#6d7fae"), (1.0, "#9fb0d8")]


def eyes() -> Canvas:
    """Four irises: as usual, with stars, with hearts, with a spiral."""
    canvas = Canvas(512, 512, "#ffffff")
    iris_base(canvas, (0.25, 0.25), TEAL, "#0b2740")
    pupil = canvas.ellipse((0.25, 0.24), (0.078, 0.098), 0.12)
    canvas.fill("#071c30", pupil)
    for angle in np.linspace(-70, 250, 15):
        a = np.radians(angle)
        ray = np.stack(
            (0.25 + np.linspace(0.11, 0.19, 5) * np.cos(a), 0.26 + np.linspace(0.11, 0.19, 5) * np.sin(a)), 1
        )
        canvas.fill("#bff8ea", 0.28 * canvas.line(ray, np.linspace(0.002, 0.010, 5)))
    iris_base(canvas, (0.75, 0.25), GOLD, "#6b2a0a")
    for at, radius in (((0.75, 0.265), 0.165), ((0.87, 0.10), 0.045), ((0.62, 0.40), 0.035)):
        canvas.fill("#fffbe0", canvas.polygon(star(at, radius, 5, 0.5)))
    iris_base(canvas, (0.25, 0.75), ROSE, "#5f0f33")
    for at, size in (((0.25, 0.765), 0.135), ((0.37, 0.62), 0.035), ((0.14, 0.90), 0.028)):
        canvas.fill("#fff2f6", canvas.polygon(heart(at, size)))
    iris_base(canvas, (0.75, 0.75), SLATE, "#1c2440")
    t = np.linspace(0.6, 5.4 * np.pi, 220)
    spiral = np.stack((0.75 + 0.0108 * t * np.cos(t), 0.75 + 0.0108 * t * np.sin(t)), 1)
    canvas.fill("#f4f7ff", canvas.line(spiral, 0.026))
    return canvas


def inside() -> Canvas:
    """Left: the white of the eye under the shadow of its lashes. Right: mouth, tongue and one small fang."""
    canvas = Canvas(256, 256, "#fffdfa")
    canvas.fill("#b9b4cf", 0.75 * np.clip((0.46 - canvas.y) / 0.30, 0, 1) ** 0.8 * (canvas.x < 0.5))
    mouth = (canvas.x >= 0.5).astype(float)
    canvas.fill(gradient(canvas.y, [(0.0, "#a8413f"), (0.4, "#8c2c33"), (1.0, "#7a2029")]), mouth)
    canvas.fill("#f58a86", mouth * canvas.ellipse((0.75, 0.98), (0.155, 0.40)))
    canvas.fill("#ffb0a6", 0.8 * mouth * canvas.ellipse((0.75, 0.86), (0.07, 0.16), 1.0))
    canvas.fill("#fffaf3", canvas.polygon([(0.625, -0.01), (0.69, -0.01), (0.654, 0.27)]))
    return canvas


def glint() -> Canvas:
    """The highlights of the eyes: a large hard one, a small soft one; below them nothing."""
    canvas = Canvas(128, 128)
    canvas.fill("#ffffff", canvas.ellipse((0.25, 0.25), (0.235, 0.235)))
    canvas.fill("#e8fffb", 0.85 * canvas.ellipse((0.75, 0.25), (0.22, 0.22), 0.5))
    return canvas


def blush() -> Canvas:
    """A blush with three strokes of a pen."""
    canvas = Canvas(128, 128)
    canvas.fill("#ff7d78", 0.75 * canvas.ellipse((0.5, 0.5), (0.48, 0.48), 1.0))
    for x in (0.32, 0.5, 0.68):
        path = np.stack((x + np.linspace(0.05, -0.05, 9), np.linspace(0.36, 0.64, 9)), 1)
        canvas.fill("#e0504f", 0.9 * canvas.line(path, 0.035 * np.sin(np.linspace(0.3, np.pi - 0.3, 9))))
    return canvas


def ink() -> Canvas:
    """Four colours side by side: lashes, creases, brows, mouth."""
    canvas = Canvas(64, 16)
    colors = np.array([rgb(color) for color in ("#46241f", "#b98068", "#8d5c3d", "#7d3b30")])
    canvas.fill(colors[np.minimum((canvas.x * 4).astype(int), 3)])
    return canvas


def toon() -> Canvas:
    """Mochi's own toon ramp: a soft step from light into a warm shade."""
    canvas = Canvas(32, 32)
    stops = [(0.0, "#ffffff"), (0.47, "#ffffff"), (0.56, "#f3d9d6"), (1.0, "#e6c4c8")]
    canvas.fill(gradient(canvas.y, stops))
    return canvas


PICTURES: dict[str, Callable[[], Canvas]] = {
    "face.png": face,
    "eyes.png": eyes,
    "inside.png": inside,
    "glint.png": glint,
    "blush.png": blush,
    "ink.png": ink,
    "toon.png": toon,
}
