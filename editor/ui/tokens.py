"""Design tokens: every colour, distance and radius of the window's style, and nothing else.

The picture of the model has colours of its own, in `render` and `ui.viewport`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor, QFontMetrics, QPalette

from editor.ui.icons import is_dark

SPACING_S, SPACING_M, SPACING_L = 4, 8, 12  # logical pixels between what belongs together, parts, and groups
RADIUS = 6  # of the corners of buttons, fields and cards
RADIUS_S = 3  # of what is smaller: check boxes, key caps, thumbs
HAIRLINE = 1
EDGE = 3  # of a bar that tells something
ROW = 26  # the least height of a row of a list, a field and a menu entry
PALETTE_ROW = 28
BUTTON = 28
TAB, TAB_ICON = 34, 20  # of the tabs that have icons alone
TITLE_SHARE = 0.9  # the size of the letters of a pane's title, of that of other texts
SCROLL_BAR = 10
THUMB_LEAST = 28  # the shortest thumb of a scroll bar
ICON = 16
PALETTE_WIDTH = 640
SHADOW = 24  # the reach of a shadow

SOFT = 0.2  # the share of the accent in what is chosen and has no focus
SEEN = 3.0  # the least contrast of symbols with their ground, as WCAG 2.2 has it
HOVER, PRESSED = 0.08, 0.14  # the share of the text's colour in what the mouse is over


@dataclass(frozen=True, slots=True)
class Colors:
    """The colours of one theme."""

    window: str  # bars, and what lies between panes
    pane: str  # panes, lists, forms and menus
    field: str  # what is typed into
    hairline: str
    text: str
    dim: str  # secondary texts, symbols and outlines
    disabled: str
    accent: str
    on_accent: str
    link: str
    info: str
    warning: str
    error: str
    axis_x: str  # letters beside numbers, as the axes of the view
    axis_y: str
    axis_z: str
    tip: str  # the ground of tool tips


LIGHT = Colors(
    window="#e8e9ec",
    pane="#f7f7f9",
    field="#ffffff",
    hairline="#d3d5da",
    text="#1d1e22",
    dim="#5f636b",
    disabled="#a3a6ad",
    accent="#2563d9",
    on_accent="#ffffff",
    link="#1a56c4",
    info="#2563d9",
    warning="#b45f06",
    error="#b3261e",
    axis_x="#c0282c",
    axis_y="#3d7310",
    axis_z="#1f5fd0",
    tip="#ffffff",
)
DARK = Colors(
    window="#222327",
    pane="#2b2c31",
    field="#1c1d20",
    hairline="#3d3f46",
    text="#e4e5e8",
    dim="#a0a3ab",
    disabled="#6c6f77",
    accent="#3672dd",
    on_accent="#ffffff",
    link="#82b4f0",
    info="#5b95f5",
    warning="#e3a63b",
    error="#ff8a80",
    axis_x="#f2797b",
    axis_y="#8cc63f",
    axis_z="#6fa3ff",
    tip="#3a3c42",
)
LIGHT_CONTRAST = Colors(
    window="#ffffff",
    pane="#ffffff",
    field="#ffffff",
    hairline="#000000",
    text="#000000",
    dim="#000000",
    disabled="#5f5f5f",
    accent="#0033b3",
    on_accent="#ffffff",
    link="#0033b3",
    info="#0033b3",
    warning="#8a4500",
    error="#a00000",
    axis_x="#a00000",
    axis_y="#2a5c00",
    axis_z="#0033b3",
    tip="#ffffff",
)
DARK_CONTRAST = Colors(
    window="#000000",
    pane="#000000",
    field="#000000",
    hairline="#ffffff",
    text="#ffffff",
    dim="#ffffff",
    disabled="#a0a0a0",
    accent="#1aebff",
    on_accent="#000000",
    link="#1aebff",
    info="#1aebff",
    warning="#ffd400",
    error="#ff9a8f",
    axis_x="#ff9a8f",
    axis_y="#a6e22e",
    axis_z="#8ab4ff",
    tip="#000000",
)

# Accents to choose from: blue, teal, green, orange, red, pink, purple, grey; each is seen in every theme.
ACCENTS = ("#2e73da", "#0f8380", "#2d853a", "#af6209", "#cf4538", "#c44685", "#8b5bd7", "#6e7683")
ON_ACCENT = QColor("#ffffff"), QColor("#000000")  # of which the one is written on an accent that can be read better

# What is not of a theme: it lies on pictures, or on colours of the user.
CHECKER = QColor("#ffffff"), QColor("#c0c0c0")  # behind what can be seen through
PICTURE_FRAME = QColor("#808080")  # around pictures and swatches, which may be as what is around them
HALO = QColor(255, 255, 255, 160)  # around marks, to be seen on the colour of what is selected
MARK, MARK_INK = QColor("#f0b000"), QColor("#000000")  # the warning triangle
CANVAS, CANVAS_FRAME = QColor("#343438"), QColor(255, 255, 255, 130)  # around textures
SHADOW_COLOR = QColor(0, 0, 0, 10)  # of each of the sheets that make a shadow


def theme_colors(*, dark: bool, high_contrast: bool = False) -> Colors:
    """The colours of a theme."""
    if high_contrast:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


def row_height(metrics: QFontMetrics) -> int:
    """The height of a row of a list or table, in logical pixels, for letters of this size."""
    return max(ROW, metrics.height() + SPACING_M)


@cache
def _color(name: str) -> QColor:
    return QColor(name)


def signal_color(palette: QPalette, name: str) -> QColor:
    """The colour `name` of `Colors`, as "error", in the theme of a palette."""
    has_high_contrast = palette.color(QPalette.ColorRole.Mid) == palette.color(QPalette.ColorRole.WindowText)
    return _color(getattr(theme_colors(dark=is_dark(palette), high_contrast=has_high_contrast), name))


def mixed(one: QColor, other: QColor, share: float = 0.5) -> QColor:
    """A colour between two, with this share of the first."""
    parts = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(first * share + second * (1 - share) for first, second in parts))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it."""
    darker, brighter = sorted((_luminance(one), _luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def seen_accent(accent: QColor, colors: Colors) -> QColor:
    """An accent, as much nearer to the colour of texts as it takes to be seen in a theme."""
    text, grounds = QColor(colors.text), [QColor(ground) for ground in (colors.window, colors.pane, colors.field)]
    seen = accent
    for hundredth in range(0, 101, 2):
        seen = mixed(text, accent, hundredth / 100)
        if min(contrast(seen, ground) for ground in grounds) >= SEEN:
            break
    return seen


def _luminance(color: QColor) -> float:
    """Relative luminance as WCAG 2.2 defines it for sRGB."""
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
