"""More of Mochi's textures: hair, fur, clothes, boots, the scarf's pattern, glass and the sphere maps.

Imports numpy and paint.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from .mesh import Floats
from .paint import Canvas, blossom, gradient

CREAM, TOAST, TOAST_DARK = "#fdf0d8", "#e3a76c", "#c07f4b"
NAVY, NAVY_DARK, NAVY_LIGHT = "#3d5480", "#2c3d63", "#5b76a8"
CORAL, WHITE, GOLD = "#ee7352", "#fffaf2", "#f2c14e"


def strands(count: int, length: int, seed: int) -> Floats:
    """(length,) fine, smooth variation from -1 to 1 across locks of hair or fur, the same at both ends."""
    generator = np.random.default_rng(seed)
    x = np.arange(length) / length
    total = np.zeros(length)
    for frequency in range(3, count):
        total += np.sin(2 * np.pi * (frequency * x + generator.random())) / frequency**0.5
    return np.asarray(total / np.abs(total).max())


def jagged(x: ArrayLike, teeth: int, seed: int) -> Floats:
    """A zigzag over x from 0 to 1 whose teeth differ in height, 0 to 1; it closes around a tube."""
    generator = np.random.default_rng(seed)
    heights = 0.45 + 0.55 * generator.random(teeth)
    place = np.asarray(x, float) * teeth
    tooth = np.floor(place).astype(int) % teeth
    return (1 - np.abs(2 * (place - np.floor(place)) - 1)) ** 0.8 * heights[tooth]


def hair() -> Canvas:
    """Cream at the roots, toasted at the tips; strands run down."""
    canvas = Canvas(256, 512)
    wave = strands(34, 256, 5)[None, :] * 0.05
    stops = [
        (0.0, "#f0cf9f"),
        (0.15, "#f8dfb6"),
        (0.40, "#fcebcd"),
        (0.62, "#f9e0b8"),
        (0.84, "#ecb982"),
        (1.0, "#d99a62"),
    ]
    canvas.fill(gradient(canvas.y + wave, stops))
    lines = np.clip(strands(60, 256, 9)[None, :] - 0.35, 0, 1) * np.clip(1.2 - np.abs(canvas.y - 0.55) * 1.6, 0, 1)
    canvas.fill("#e3b483", 0.40 * lines)
    canvas.fill("#d9a675", 0.45 * smooth_sides(canvas.x))
    return canvas


def smooth_sides(x: Floats) -> Floats:
    """1 at both edges of a lock, 0 over most of it."""
    return np.asarray(np.clip(np.abs(2 * x - 1) * 3.4 - 2.4, 0, 1) ** 1.5)


def fur() -> Canvas:
    """Left half: along the tail, its tip toasted. Right half: the outside and the inside of an ear."""
    canvas = Canvas(512, 512, CREAM)
    across = np.clip(canvas.x * 2, 0, 1)
    fine = strands(60, 512, 3)[None, :]
    canvas.fill("#f3d9b5", 0.5 * np.clip(fine, 0, 1))
    tail = canvas.x < 0.5
    tip = canvas.y - 0.60 - 0.13 * jagged(across, 9, 4)
    canvas.fill(gradient(canvas.y, [(0.6, TOAST), (1.0, TOAST_DARK)]), tail * np.clip(tip * 120, 0, 1))
    base = 0.16 - canvas.y
    canvas.fill("#f4d3a4", tail * np.clip(base / 0.16, 0, 1) * 0.7)
    back = (canvas.x >= 0.5) & (canvas.x < 0.75)
    ear_tip = canvas.y - 0.52 - 0.14 * jagged((canvas.x - 0.5) * 4, 5, 6)
    canvas.fill(gradient(canvas.y, [(0.5, TOAST), (1.0, TOAST_DARK)]), back * np.clip(ear_tip * 120, 0, 1))
    hollow(canvas)
    return canvas


def hollow(canvas: Canvas) -> None:
    """The inside of an ear: pink, with a cream rim and a toasted tip."""
    x = np.abs((canvas.x - 0.87) / 0.11)
    inside = (canvas.x >= 0.75).astype(float)
    rim = 0.72 * (1 - np.clip(canvas.y, 0, 1) ** 3) - 0.05 * jagged(canvas.y, 9, 8)
    canvas.fill(CREAM, inside)
    canvas.fill(gradient(canvas.y, [(0.5, TOAST), (1.0, TOAST_DARK)]), inside * np.clip((canvas.y - 0.66) * 60, 0, 1))
    pink = gradient(canvas.y, [(0.0, "#e98f86"), (0.5, "#f7b3a6"), (1.0, "#fbd0c0")])
    canvas.fill(pink, inside * np.clip((rim - x) * 24, 0, 1) * np.clip((0.86 - canvas.y) * 30, 0, 1))


def waves(canvas: Canvas, top: float, bottom: float, count: int, rows: int) -> None:
    """A band of blue-sea waves (seigaiha): rows of overlapping ringed scales."""
    height = (bottom - top) / rows
    radius = 1.0 / count / 1.0
    for row in range(-1, rows + 1):
        level = top + (row + 1.0) * height
        shift = 0.5 * (row % 2)
        x = (canvas.x * count + shift) % 1.0 - 0.5
        distance = np.hypot(x, (canvas.y - level) / (height * 2.0))
        band = (canvas.y > top) & (canvas.y < bottom)
        for reach, color in ((0.56, WHITE), (0.49, NAVY_LIGHT), (0.36, WHITE), (0.30, NAVY_LIGHT), (0.17, WHITE)):
            soft = np.clip((reach - distance) / (radius * 0.25), 0, 1)
            canvas.fill(color, soft * band * (canvas.y < level))


def stripe(canvas: Canvas, level: float, half: float, color: str) -> None:
    canvas.fill(color, np.clip((half - np.abs(canvas.y - level)) * 512, 0, 1))


def cloth() -> Canvas:
    """Dress above (collar to hem), sleeves below (shoulder to cuff); between them gold and white for the charm."""
    canvas = Canvas(512, 512, NAVY)
    canvas.fill(gradient(canvas.y, [(0.0, NAVY_LIGHT), (0.25, NAVY), (0.70, NAVY_DARK)]), (canvas.y < 0.7) * 1.0)
    waves(canvas, 0.565, 0.665, 24, 3)
    for level, half, color in ((0.560, 0.005, GOLD), (0.668, 0.004, WHITE), (0.688, 0.010, CORAL)):
        stripe(canvas, level, half, color)
    canvas.fill(gradient(canvas.y, [(0.73, NAVY_LIGHT), (0.85, NAVY), (1.0, NAVY_DARK)]), (canvas.y > 0.73) * 1.0)
    waves(canvas, 0.915, 0.965, 10, 2)
    stripe(canvas, 0.912, 0.004, GOLD)
    stripe(canvas, 0.976, 0.007, CORAL)
    buttons(canvas)
    swatch = (canvas.y > 0.702) & (canvas.y < 0.728)
    canvas.fill(GOLD, swatch & (canvas.x > 0.9))
    canvas.fill("#ffffff", swatch & (canvas.x < 0.1))
    return canvas


def buttons(canvas: Canvas) -> None:
    """A front seam with three cords."""
    canvas.fill(
        NAVY_DARK, np.clip((0.0018 - np.abs(canvas.x - 0.5)) * 900, 0, 1) * (canvas.y > 0.05) * (canvas.y < 0.55)
    )
    for level in (0.40, 0.49):
        canvas.fill(WHITE, canvas.ellipse((0.5, level), (0.009, 0.013)))
        canvas.fill(CORAL, canvas.ellipse((0.5, level), (0.005, 0.007)))


def limbs() -> Canvas:
    """Skin, then a sock with a striped top, down a leg."""
    canvas = Canvas(64, 256, "#fff0e4")
    canvas.fill("#ffc0ae", 0.4 * np.clip(1 - np.abs(canvas.y - 0.38) / 0.10, 0, 1))
    canvas.fill(WHITE, np.clip((canvas.y - 0.52) * 256, 0, 1))
    for level in (0.55, 0.585):
        canvas.fill(CORAL, np.clip((0.009 - np.abs(canvas.y - level)) * 256, 0, 1))
    return canvas


def boots() -> Canvas:
    """Leather from the shaft down to a dark sole; the last strip is the fluffy rim."""
    canvas = Canvas(64, 256)
    canvas.fill(gradient(canvas.y, [(0.0, "#b5694a"), (0.5, "#a4573c"), (0.80, "#8f4731"), (1.0, "#8f4731")]))
    canvas.fill("#5a2c22", np.clip((canvas.y - 0.78) * 256, 0, 1))
    canvas.fill(WHITE, np.clip((0.007 - np.abs(canvas.y - 0.765)) * 256, 0, 1))
    canvas.fill("#fff6ea", np.clip((canvas.y - 0.90) * 256, 0, 1))
    return canvas


def wool() -> Canvas:
    """The knit of the scarf, almost white: its colour comes from the pattern over it."""
    canvas = Canvas(128, 256, "#ffffff")
    rib = 0.5 + 0.5 * np.cos(canvas.x * 2 * np.pi * 16)
    canvas.fill("#e9c9c4", 0.30 * rib)
    return canvas


def pattern() -> Canvas:
    """White blossoms on coral, repeating: the scarf multiplies it over its knit through the additional UVs."""
    canvas = Canvas(256, 256, CORAL)
    for at, radius, turn in (
        ((0.27, 0.29), 0.155, 0.3),
        ((0.76, 0.74), 0.155, 0.9),
        ((0.76, 0.20), 0.07, 0.1),
        ((0.22, 0.76), 0.07, 0.6),
    ):
        canvas.fill("#fff1e6", canvas.polygon(blossom(at, radius, turn)))
        canvas.fill("#f7b29b", canvas.ellipse(at, (radius * 0.28, radius * 0.28)))
    return canvas


def glass() -> Canvas:
    """Clear glass, thicker in colour towards its bottom."""
    canvas = Canvas(64, 64)
    canvas.fill(gradient(canvas.y, [(0.0, "#d6fff6"), (1.0, "#58c9c4")]), 0.35 + 0.30 * canvas.y)
    return canvas


def shine() -> Canvas:
    """A sphere map to add: a soft light from above and a hint of rim."""
    canvas = Canvas(128, 128, "#000000")
    distance = np.hypot(canvas.x - 0.5, canvas.y - 0.5) * 2
    canvas.fill("#11131d", 0.9 * canvas.ellipse((0.56, 0.24), (0.20, 0.09), 1.0))
    canvas.fill("#13131c", 0.7 * np.clip((distance - 0.78) / 0.2, 0, 1) * np.clip(1.2 - canvas.y, 0, 1))
    return canvas


def gloss() -> Canvas:
    """A sphere map to add for glass: a window and a rim of light."""
    canvas = Canvas(128, 128, "#000000")
    distance = np.hypot(canvas.x - 0.5, canvas.y - 0.5) * 2
    canvas.fill("#b8fff0", 0.75 * np.clip((distance - 0.70) / 0.28, 0, 1) ** 1.5)
    canvas.fill("#ffffff", canvas.ellipse((0.62, 0.30), (0.11, 0.09), 0.35))
    canvas.fill("#ffffff", 0.6 * canvas.ellipse((0.38, 0.70), (0.05, 0.04), 0.5))
    return canvas


def depth() -> Canvas:
    """A sphere map to multiply over cloth: a little darker towards the rim."""
    canvas = Canvas(64, 64, "#ffffff")
    distance = np.hypot(canvas.x - 0.5, canvas.y - 0.5) * 2
    canvas.fill("#d9cfe6", 0.8 * np.clip((distance - 0.6) / 0.4, 0, 1) ** 1.5)
    return canvas


PICTURES: dict[str, Callable[[], Canvas]] = {
    "hair.png": hair,
    "fur.png": fur,
    "cloth.png": cloth,
    "limbs.png": limbs,
    "boots.png": boots,
    "wool.png": wool,
    "pattern.png": pattern,
    "glass.png": glass,
    "shine.png": shine,
    "gloss.png": gloss,
    "depth.png": depth,
}
