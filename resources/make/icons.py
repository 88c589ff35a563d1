"""Draws the program's icons: one SVG each for light and for dark windows, and the mark of the program itself.

Run ``python resources/make/icons.py`` after a change. Every icon lies on a grid of 24 by 24, in strokes of
1.75 that end round; what an icon is about, or what it adds, has the accent colour. The mark's pictures need PySide6.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from editor.resources import resource

FOLDER = resource("icons")
SIZES_OF_WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)  # of title bar, task bar and Explorer at all scales
# theme: ink, accent, warning, error
THEMES = {
    "light": ("#3b4252", "#e8774f", "#c98a1b", "#c94f4f"),
    "dark": ("#d8dee9", "#f0926d", "#e3b04b", "#e8797b"),
}
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" '
    'stroke="{ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">{body}</svg>\n'
)


def ink(path: str) -> str:
    return f'<path d="{path}"/>'


def hot(path: str, color: str = "{accent}") -> str:
    """A stroke in the accent colour."""
    return f'<path d="{path}" stroke="{color}"/>'


def area(path: str, color: str = "{accent}", opacity: float = 1.0) -> str:
    """A filled shape without a line."""
    seen = "" if opacity == 1 else f' fill-opacity="{opacity}"'
    return f'<path d="{path}" fill="{color}"{seen} stroke="none"/>'


def ring(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


def hot_ring(x: float, y: float, radius: float, color: str = "{accent}") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" stroke="{color}"/>'


def dot(x: float, y: float, radius: float = 2.0, color: str = "{accent}") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{color}" stroke="none"/>'


def faint(path: str) -> str:
    """What is there before, in pictures of something new."""
    return f'<path d="{path}" stroke-opacity="0.45"/>'


def faint_dot(x: float, y: float, radius: float = 1.6) -> str:
    """A joint of what is there before."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{{ink}}" fill-opacity="0.45" stroke="none"/>'


PAGE = ink("M13.5 3.5h-8v17h13v-12zM13.5 3.5v5h5")
DISK = ink("M4.5 4.5h12l3 3v12h-15zM8 4.5v4.5h7V4.5")
CORNERS = ink("M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5")
BALL = ring(12, 12, 8)
TRIANGLE = ink("M12 4.5l8 14.5H4z")
FIGURE = faint("M12 6.5V13M12 13l-3.5 7M12 13l3.5 7M6.5 11L12 7.5l5.5 3.5") + faint_dot(12, 4, 2.4)
HAND = faint("M6 19.5L8.5 14M8.5 14L8 5.5M8.5 14l3-9.5M8.5 14l6-7.5") + faint_dot(6, 19.5)
CAPSULE = ink("M7.5 8a4.5 4.5 0 0 1 9 0v8a4.5 4.5 0 0 1-9 0z")

ICONS = {
    # files
    "new": PAGE + hot("M12 11.5v6M9 14.5h6"),
    "open": ink("M3.5 18.5v-13h6l2 2.5h7.5v3") + hot("M3.5 18.8l3-7.8h15l-3 7.8z"),
    "save": DISK + hot("M7.5 19.5v-6.5h9v6.5"),
    "save-as": ink("M10.5 19.5h-6v-15h12l3 3v2M8 4.5v4.5h7V4.5") + hot("M12.8 20.8l.8-3.4 5.4-5.4 2.6 2.6-5.4 5.4z"),
    "revert": PAGE + hot("M8.6 14.6a3.6 3.6 0 1 1 1.2 2.6M8.2 11.6l.3 3.1 3-.4"),
    "sample": ink("M4.5 4l5 3.5h5l5-3.5v9c0 4.2-3.6 7-7.5 7s-7.5-2.8-7.5-7z")
    + dot(9, 12, 1.4, "{ink}")
    + dot(15, 12, 1.4, "{ink}")
    + hot("M10.5 15.8c.5.6 1 .6 1.5 0 .5.6 1 .6 1.5 0"),
    "model": ink("M12 3l8 4.5v9L12 21l-8-4.5v-9z") + hot("M4.5 7.8L12 12l7.5-4.2M12 12v8.5"),
    "quit": ink("M10.5 4.5h-6v15h6") + hot("M10 12h9.5M15.5 8l4 4-4 4"),
    "pin": ink("M9 3.5h6M10 3.5v6.5l-3 4h10l-3-4V3.5M12 14v6.5"),
    "pinned": area("M10 3.5v6.5l-3 4h10l-3-4V3.5z") + ink("M9 3.5h6M10 3.5v6.5l-3 4h10l-3-4V3.5M12 14v6.5"),
    "more": ink("M5 6l6 6-6 6M13 6l6 6-6 6"),
    "close": ink("M6 6l12 12M18 6L6 18"),
    # editing
    "undo": ink("M8.5 5L4 9.5l4.5 4.5") + hot("M4.5 9.5H14a5 5 0 0 1 0 10h-4"),
    "redo": ink("M15.5 5L20 9.5 15.5 14") + hot("M19.5 9.5H10a5 5 0 0 0 0 10h4"),
    "cut": hot_ring(6.5, 17.5, 2.75) + hot_ring(17.5, 17.5, 2.75) + ink("M8.3 15.3L16.5 4M15.7 15.3L7.5 4"),
    "copy": ink("M8.5 8.5h11v12h-11z") + hot("M15.5 5.5v-2h-11v12h1"),
    "paste": ink("M8.5 5.5h-3v15h13v-15h-3M8.5 3.5h7v4h-7z") + hot("M9 12h6M9 16h6"),
    "detach": ink("M9.5 4.5h10v10h-10zM6.5 9.5h-2v10h10v-2"),
    "duplicate": ink("M8.5 8.5h11v12h-11zM15.5 5.5v-2h-11v12h1") + hot("M14 11.5v6M11 14.5h6"),
    "delete": ink("M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14") + hot("M10.5 10.5v6M13.5 10.5v6"),
    "add": hot("M12 5v14M5 12h14"),
    "move-up": ink("M12 19.5V5M6 11l6-6 6 6"),
    "move-down": ink("M12 4.5V19M6 13l6 6 6-6"),
    "move-to-top": hot("M5 4h14") + ink("M12 20.5V8.5M6 14l6-6 6 6"),
    "move-to-bottom": hot("M5 20h14") + ink("M12 3.5v12M6 10l6 6 6-6"),
    "find": ring(10.5, 10.5, 6) + hot("M15 15l5.5 5.5"),
    "filter": ink("M4 5h16l-6.2 7.5V20l-3.6-2.5v-5z"),
    "settings": ink("M4 7h8M17 7h3M4 17h3M12 17h8") + hot_ring(14.5, 7, 2.4) + hot_ring(9.5, 17, 2.4),
    "link": ink("M10.5 7.5l2.3-2.3a4.2 4.2 0 0 1 6 6L16.5 13.5M13.5 16.5l-2.3 2.3a4.2 4.2 0 0 1-6-6L7.5 10.5")
    + hot("M9.5 14.5l5-5"),
    "back": ink("M11 5.5L4.5 12l6.5 6.5") + hot("M5 12h15"),
    "forward": ink("M13 5.5l6.5 6.5l-6.5 6.5") + hot("M19 12h-15"),
    "home": ink("M4 11.5l8-7l8 7M6.5 10v9.5h11v-9.5") + hot("M12 19.5v-5"),
    # posing and playing
    "edit": ink("M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z") + hot("M13.5 7l3.5 3.5M13 19.5h6.5"),
    "play": area("M7.5 4.5v15l12-7.5z") + hot("M7.5 4.5v15l12-7.5z"),
    "pause": area("M6.5 5h4v14h-4zM13.5 5h4v14h-4z") + hot("M6.5 5h4v14h-4zM13.5 5h4v14h-4z"),
    "stop": area("M6 6h12v12H6z") + hot("M6 6h12v12H6z"),
    "to-start": ink("M5.5 5v14") + area("M18.5 5.5v13L9 12z") + hot("M18.5 5.5v13L9 12z"),
    "to-end": ink("M18.5 5v14") + area("M5.5 5.5v13L15 12z") + hot("M5.5 5.5v13L15 12z"),
    "step-back": ink("M18 6.5v11") + hot("M13 6l-6.5 6 6.5 6"),
    "step-forward": ink("M6 6.5v11") + hot("M11 6l6.5 6-6.5 6"),
    "loop": ink("M4.5 11.5v-1a4 4 0 0 1 4-4h10M19.5 12.5v1a4 4 0 0 1-4 4h-10")
    + hot("M16 3.8l2.8 2.7L16 9.2M8 14.8l-2.8 2.7L8 20.2"),
    "motion": ink("M3.5 5.5h17v13h-17zM3.5 9h17M3.5 15h17")
    + ink("M7.5 5.5V9M12 5.5V9M16.5 5.5V9M7.5 15v3.5M12 15v3.5M16.5 15v3.5")
    + dot(12, 12, 1.7),
    "posed": faint("M12 8v6M12 14l-3.5 6.5M12 14l3.5 6.5M5 6.5l7 4 7-4")
    + ring(12, 5.2, 2.2)
    + hot("M13 21l.6-2.6 5.6-5.6 2 2-5.6 5.6z"),
    "pose": ring(12, 5.2, 2.2) + ink("M12 8v6M12 14l-3.5 6.5M12 14l3.5 6.5") + hot("M5 6.5l7 4 7-4"),
    "mirror": ink("M12 3.5v17") + ink("M9 7.5L4 16.5h5z") + area("M15 7.5l5 9h-5z", opacity=0.85)
    + hot("M15 7.5l5 9h-5z"),
    "reset-pose": ring(12, 5.2, 2.2) + ink("M5 10.5h14M12 8v6M12 14l-3 6.5M12 14l3 6.5")
    + hot("M3.5 14.5a5 5 0 0 0 3 4M3.3 18.2l3.4.6.3-3.4"),
    "select": ink("M6 3.5l11.5 9-5 .8 3 5.7-2.6 1.4-3-5.8L6 18z") + dot(18.5, 6, 1.7),
    "move": ink("M12 4v16M4 12h16")
    + hot("M9.5 6.5L12 4l2.5 2.5M9.5 17.5L12 20l2.5-2.5M6.5 9.5L4 12l2.5 2.5M17.5 9.5L20 12l-2.5 2.5"),
    "rotate": ink("M18.8 14.5a7.2 7.2 0 1 1-.6-6") + hot("M19 4.5v4.3h-4.3"),
    "grab": ink("M6.5 12.5V9.6a1.6 1.6 0 0 1 3.2 0V11 8.4a1.6 1.6 0 0 1 3.2 0V11 8.8a1.6 1.6 0 0 1 3.2 0V11.4")
    + ink("M16.1 10.6a1.6 1.6 0 0 1 3.2 0v4.2c0 3.2-2.4 5.7-6 5.7-3.8 0-5.6-1.8-6.8-4.6l-1.6-2.6")
    + hot("M12 5V2.5M7.2 5.6L5.4 3.8M16.8 5.6l1.8-1.8"),
    "paint": ink("M13.2 10.8l6-7.3a1.3 1.3 0 0 1 1.9 1.8l-6.8 6.6M13.2 10.8l1.1 1.1")
    + hot("M12.2 11.6c-2.6-.9-4.9.4-5.2 2.9-.2 2-1.2 3.3-3.2 4.1 3.2 1.8 8.6 1.4 9.6-2.6.4-1.6 0-3.3-1.2-4.4z"),
    "knife": ink("M20.5 3.5L8.5 12.5l3 3c4.5-2 8-6 9-12zM8.5 12.5l-4.8 4.8a1.7 1.7 0 0 0 2.5 2.5l4.6-4.8")
    + hot("M13 20.5h2M17 20.5h4"),
    "sculpt": faint("M3 18.5h18") + ink("M3 18.5c4.6 0 5.2-6.5 9-6.5s4.4 6.5 9 6.5")
    + hot("M12 8.7V3.2M9.6 5.6L12 3.2l2.4 2.4"),
    "scale": ink("M4 12v8h8M4 20l9-9") + hot("M12.5 4H20v7.5M20 4l-6 6"),
    "handles": ring(12, 12, 7) + hot("M12 12h8.5M12 12V3.5") + dot(12, 12, 2),
    "axes-local": ink("M6 18l12-12") + dot(6, 18, 2.2, "{ink}")
    + hot("M8 10l5.5 5.5M8 10l.4 3M8 10l3 .4M18 6l-.4 3.2M18 6l-3.2.4"),
    "axes-global": BALL + ink("M4 12h16M12 4c-5 4.5-5 11.5 0 16") + hot("M12 4c5 4.5 5 11.5 0 16"),
    "axes-normal": ink("M3.5 18.5c5.5-4 11.5-4 17 0") + hot("M12 15.5V4M9.3 6.7L12 4l2.7 2.7"),
    "axes-screen": ink("M3.5 5.5h17v11h-17zM9 20h6") + hot("M8 13.5V8.5M8 13.5h6"),
    "axes-virtual": ink("M3.5 20.5l6-6M14.5 9.5l6-6M15.5 3.5h5v5") + hot_ring(12, 12, 3.4),
    "axes-parent": ring(7, 17.5, 2.6) + ink("M8.8 15.6L16 8") + hot_ring(17.5, 6.5, 2.6) + hot("M4.5 10.5V5.5h5"),
    # selecting
    "region-click": ink("M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4") + dot(12, 12, 2.6),
    "region-box": ink("M4.5 8V4.5H8M11 4.5h2M16 4.5h3.5V8M19.5 11v2M19.5 16v3.5H16M13 19.5h-2M8 19.5H4.5V16M4.5 13v-2")
    + dot(12, 12, 2.2),
    "region-lasso": ink("M9 16.2C5.6 15.4 3.5 13.2 3.5 10.5 3.5 6.9 7.3 4 12 4s8.5 2.9 8.5 6.5-3.8 6.5-8.5 6.5")
    + hot_ring(10.5, 16.8, 1.8) + hot("M9.6 18.4c-.4 1.4-1.4 2.2-3.1 2.6"),
    "region-brush": ring(12, 12, 8) + dot(9, 10, 1.6) + dot(14, 9, 1.6) + dot(12, 14.5, 1.6),
    "region-part": area("M3.5 12l6-7 4 9z", opacity=0.85) + ink("M3.5 12l6-7 4 9zM9.5 5l9.5 4-5.5 5")
    + dot(18, 18.5, 1.4, "{ink}"),
    "falloff": ink("M3.5 18.5c4.5 0 5.5-12 8.5-12s4 12 8.5 12") + hot("M12 6.5v12"),
    "through": ink("M4.5 6.5l6-3v14l-6 3z") + ink("M13.5 6.5l6-3v14l-6 3z") + hot("M2.5 12h19M18.5 9.5l3 2.5-3 2.5"),
    "transform": ink("M12 3.5v17M3.5 12h17")
    + ink("M9.5 6L12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5L3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5")
    + dot(12, 12, 2.6),
    # the tables
    "info": BALL + hot("M12 11v5.5") + dot(12, 7.8, 1.3),
    "vertices": TRIANGLE + dot(12, 4.8, 2.6) + dot(4.6, 18.8, 2.6) + dot(19.4, 18.8, 2.6),
    "faces": area("M12 4.5l8 14.5H4z", opacity=0.85) + TRIANGLE,
    "materials": area("M12 4a8 8 0 0 1 0 16c4-4.5 4-11.5 0-16z", opacity=0.85) + BALL,
    "bones": ring(7, 17, 3.5) + hot("M4.6 14L20 4 10 19.4"),
    "morphs": BALL + dot(9, 9.8, 1.3, "{ink}") + dot(15, 9.8, 1.3, "{ink}") + hot("M8 14c1.8 2.9 6.2 2.9 8 0"),
    "frames": ink("M10 6h10M10 12h10M10 18h10") + dot(5.2, 6, 1.7) + dot(5.2, 12, 1.7) + dot(5.2, 18, 1.7),
    "rigid_bodies": CAPSULE + hot("M7.8 8.8c1.6 2 6.8 2 8.4 0M7.8 15.2c1.6-2 6.8-2 8.4 0"),
    "joints": ring(6.5, 17.5, 3) + ring(17.5, 6.5, 3) + hot("M8.8 15.2l6.4-6.4") + dot(12, 12, 2.4),
    "soft_bodies": ink("M4 6.5c3-2.5 5 2.5 8 0s5-2.5 8 0v11c-3-2.5-5 2.5-8 0s-5-2.5-8 0z")
    + hot("M4.5 12c3-2.2 4.7 2.2 7.5 0s4.5-2.2 7.5 0"),
    "textures": ink("M3.5 5.5h17v13h-17zM4 16l5-5 4.5 4.5 2.5-2.5 4 4") + dot(15.5, 9.3, 1.7),
    # what is shown
    "light": ring(12, 12, 4)
    + hot("M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"),
    "display": area("M12 4v16a8 8 0 0 1 0-16z", opacity=0.85) + BALL,
    "overlays": ink("M12 3.5l8.5 4.8L12 13 3.5 8.3z") + hot("M3.5 12l8.5 4.8 8.5-4.8M3.5 15.8l8.5 4.7 8.5-4.7"),
    "texture": area("M4.5 4.5H12V12H4.5zM12 12h7.5v7.5H12z") + ink("M4.5 4.5h15v15h-15z"),
    "toon": area("M6.3 17.7L17.7 6.3a8 8 0 0 1-11.4 11.4z", opacity=0.85) + BALL,
    "sphere": BALL + hot("M7.5 11c.4-2 1.6-3.2 3.5-3.6"),
    "specular": ring(11, 13, 7) + area("M17 2.5l1.2 3.3 3.3 1.2-3.3 1.2L17 11.5l-1.2-3.3L12.5 7l3.3-1.2z"),
    "edge": ring(12, 12, 4.8) + hot_ring(12, 12, 8.2),
    "ground-shadow": ring(12, 8.5, 5) + area("M12 16.5c4.6 0 8 1.1 8 2.4s-3.4 2.4-8 2.4-8-1.1-8-2.4 3.4-2.4 8-2.4z"),
    "contact-shadow": ink("M10 3.5v12H6.5M14 3.5v12h3.5")
    + area("M12 16.8c5 0 9 .9 9 2s-4 2-9 2-9-.9-9-2 4-2 9-2z", opacity=0.6),
    "self-shadow": area("M12 12.5l7 3.8-7 4-7-4z")
    + ink("M12 3.5l7 4v8.8l-7 4-7-4V7.5zM5.3 7.7L12 11.5l6.7-3.8M12 11.5v8.5"),
    "grid": ink("M4 9h16M4 15h16M9 4v16M15 4v16"),
    "axes": ink("M8 16V4M5.5 6.5L8 4l2.5 2.5") + hot("M8 16h12M17.5 13.5L20 16l-2.5 2.5") + ink("M8 16l-4.5 4.5"),
    "bodies": CAPSULE + hot("M7.8 8.8c1.6 2 6.8 2 8.4 0M7.8 15.2c1.6-2 6.8-2 8.4 0"),
    "normals": ink("M3.5 18.5c5.5-4 11.5-4 17 0") + hot("M12 14.5V4M9.5 6.5L12 4l2.5 2.5M6 15.8L3.8 9M18 15.8L20.2 9"),
    "solid-bodies": area("M7.5 8a4.5 4.5 0 0 1 9 0v8a4.5 4.5 0 0 1-9 0z", opacity=0.85) + CAPSULE,
    "body-groups": ring(8.2, 8.2, 4.2) + hot_ring(15.8, 8.2, 4.2) + ring(12, 15.2, 4.2),
    "soft-bodies": ink("M4 6.5c3-2.5 5 2.5 8 0s5-2.5 8 0v11c-3-2.5-5 2.5-8 0s-5-2.5-8 0z") + dot(4, 6.5) + dot(20, 6.5),
    "contacts": ring(8, 14, 5.2) + ink("M3 20.2h18") + dot(15.5, 17.5) + hot("M15.5 14V5M12.6 7.6L15.5 4.7l2.9 2.9"),
    "beyond-limits": ink("M6 19L19.5 16M6 19L14 6.5") + hot("M6 19L7.5 4.5M17 16.6A11.5 11.5 0 0 0 6.8 8.5"),
    "joint-limits": ink("M6 19L19.5 16M6 19L14 6.5") + hot("M17 16.6A11.5 11.5 0 0 0 12.3 9.2") + dot(6, 19),
    "hidden-bones": ink("M4.6 14L8 11.6M11.5 9.2L14.5 7.1M17.5 5L20 4l-2 3M15.8 10.4l-2.2 3.4M11.8 16.6L10 19.4")
    + hot_ring(7, 17, 3.5),
    "bone-axes": ring(6.5, 17.5, 3) + hot("M6.5 17.5V4.5M4 7l2.5-2.5L9 7M6.5 17.5h13M17 15l2.5 2.5L17 20"),
    "ik": ink("M6 4.5l8 5.5-5.5 6") + dot(6, 4.5) + dot(14, 10) + hot("M5 16.5h7v4H5zM16 18.5h4.5"),
    "append": ring(6.5, 6.5, 3) + ring(17.5, 17.5, 3) + hot("M9 9l1.6 1.6M12.2 12.2l3 3M15.2 11.8v3.4h-3.4"),
    "parents": ring(12, 5.5, 2.8) + hot("M12 8.3V12M6 16v-4h12v4") + ring(6, 18.5, 2.5) + ring(18, 18.5, 2.5),
    "selected-vertices": TRIANGLE + dot(12, 4.8, 1.6, "{ink}") + dot(4.6, 18.8, 1.6, "{ink}") + dot(19.4, 18.8, 3.2),
    "selected-faces": ink("M4 12L12 4.5 20 12l-8 7.5z") + area("M4 12h16l-8 7.5z", opacity=0.85) + ink("M4 12h16"),
    "wire": ink("M12 3.5l8.5 15.5h-17z") + hot("M7.8 11.2h8.4L12 19z"),
    "camera": ink("M3.5 7.5h11v9h-11z") + hot("M14.5 11.2l6-3.2v8l-6-3.2"),
    "frame": CORNERS + dot(12, 12, 3.2),
    "frame-all": CORNERS + hot("M12 7.5l4 2.2v4.6l-4 2.2-4-2.2V9.7zM8.2 9.9L12 12l3.8-2.1M12 12v4.2"),
    "reset-camera": ink("M5.2 14.5a7.2 7.2 0 1 0 .6-6M5 4.5v4.3h4.3") + dot(12, 12, 2.4),
    "perspective": ink("M9 4.5h6L20.5 19.5h-17z") + hot("M12 4.5v15M6.8 10.5h10.4"),
    "ortho": ink("M4.5 4.5h15v15h-15z") + hot("M12 4.5v15M4.5 12h15"),
    # what the semi-standard bones are for
    "semi-arm-twist": faint("M3.5 5L13 11M16.5 13.2L21 18.5") + faint_dot(3.5, 5) + faint_dot(14.8, 12.1)
    + dot(9.2, 8.6, 2.2) + hot("M5.6 12.6a4.6 4.6 0 0 0 7.2-7.4M12.6 8.3l.4-3.3-3.2.5"),
    "semi-wrist-twist": faint("M3.5 4.5L9 8.5M10 9.5l9 6.8M20 17l1.5 3.5") + faint_dot(9.4, 9) + faint_dot(19.6, 16.8)
    + dot(14.6, 13, 2.2) + hot("M11 17a4.6 4.6 0 0 0 7.2-7.4M18 12.7l.4-3.3-3.2.5"),
    "semi-upper-body-2": faint_dot(12, 3.8, 2.4) + faint("M12 21V14.5M6 10.5l6-3.5 6 3.5") + faint_dot(12, 21)
    + dot(12, 13.5, 2.2) + hot("M12 13.5V7M16 16.5a5.5 5.5 0 0 0 1.2-3.4M15.4 14.6l1.8-1.8 1.8 1.8"),
    "semi-waist": faint("M12 10V3.5M12 17l-4 4.5M12 17l4 4.5M12 17v-3.5") + faint_dot(12, 3.5) + dot(12, 12.5, 2.2)
    + hot("M5 12.5c0-2 3-3.2 7-3.2s7 1.2 7 3.2-3 3.2-5.5 3.2M15.6 13.6l-2.2 2.1 2.2 2"),
    "semi-leg-ik-parent": faint("M12 2.5l2.5 6.5L12 15M9.5 12.6h5v5h-5z") + faint_dot(12, 2.5)
    + faint_dot(14.5, 9) + hot("M12 20.8v-3M4 20.8h16M6.5 18.3L4 20.8l2.5 2.4M17.5 18.3l2.5 2.5-2.5 2.4"),
    "semi-toes": faint("M7 2.5V15l7 4.5") + faint_dot(7, 2.5) + faint_dot(7, 15) + dot(14, 19.5, 2.2)
    + hot("M14 19.5h7M11 2.5V12.5M20.8 15.5a7 7 0 0 0-3.3-4M20.6 12.6v3h-3"),
    "semi-held": HAND + dot(13, 15.5, 2.2) + hot("M13 15.5L21 20.5M13 15.5L10.5 14"),
    "semi-shoulder-parent": faint_dot(12, 3.8, 2.4) + faint("M12 8v13M12 9.5L19 11l1.5 7M12 9.5L6.5 11")
    + faint_dot(19, 11) + hot_ring(12, 9.5, 2.2) + hot("M5 15.5V8M2.8 10L5 7.8 7.2 10M5 15.5l-1.5 5"),
    "semi-thumb": HAND + faint("M16 13.5L20.5 11") + faint_dot(16, 13.5) + dot(10.5, 17, 2.2)
    + hot("M10.5 17l5.5-3.5"),
    "semi-groove": FIGURE + dot(12, 13, 2.2) + hot("M20.5 6.5v12M18.5 8.5l2-2 2 2M18.5 16.5l2 2 2-2"),
    "semi-master": FIGURE + hot("M12 17.8c5 0 9 1 9 2.3s-4 2.3-9 2.3-9-1-9-2.3 4-2.3 9-2.3z"),
    "semi-view-center": FIGURE + hot_ring(12, 20, 2.2) + hot("M3 20h5M16 20h5M12 14.5v2.5"),
    # telling
    "warning": ink("M12 4l9 16H3z") + hot("M12 10v4.5", "{warning}") + dot(12, 17.3, 1.2, "{warning}"),
    "error": BALL + hot("M9 9l6 6M15 9l-6 6", "{error}"),
    "help": BALL + hot("M9.6 9.8a2.5 2.5 0 1 1 3.6 2.2c-.8.5-1.2 1-1.2 1.9") + dot(12, 16.8, 1.2),
    "check": hot("M5 12.5l4.8 5L19.5 7"),
    # panes
    "inspector": ink("M4 7h7M16 7h4M4 12h2M11 12h9M4 17h9M18 17h2") + hot_ring(13.5, 7, 2.2) + hot_ring(8.5, 12, 2.2)
    + hot_ring(15.5, 17, 2.2),
    "outline": ink("M5 4.5v13h5M5 9.5h5") + hot("M13.5 9.5h6.5M13.5 17.5h6.5") + dot(5, 4.5, 1.8, "{ink}"),
    "history": ink("M5 9.5a7.8 7.8 0 1 1-.6 4.5M4.2 5.5l.6 4.3 4.2-.7") + hot("M12 8v4.5l3 1.8"),
    "thumbnails": ink("M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4z") + hot("M13.5 13.5H20V20h-6.5z"),
    "snapshots": ink("M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4z") + hot_ring(12, 13.2, 3),
    "masks": ink("M2.8 12C5 8 8.3 6 12 6s7 2 9.2 6c-2.2 4-5.5 6-9.2 6s-7-2-9.2-6z") + hot_ring(12, 12, 2.6),
    "eye": ink("M2.8 12C5 8 8.3 6 12 6s7 2 9.2 6c-2.2 4-5.5 6-9.2 6s-7-2-9.2-6z") + ring(12, 12, 2.6),
    "eye-closed": ink("M2.8 10.5C5 14.5 8.3 16 12 16s7-1.5 9.2-5.5M5.6 14.2L4 16.6M12 16v3M18.4 14.2l1.6 2.4"),
    "locked": ink("M8 11V8a4 4 0 0 1 8 0v3") + area("M5.5 11h13v9h-13z") + ink("M5.5 11h13v9h-13z"),
    "unlocked": ink("M8 11V7.5a4 4 0 0 1 7.8-1.3M5.5 11h13v9h-13z"),
    "influences": ink("M4 19.5h16") + area("M5 13.5h3.2v6H5z", "{ink}", 0.6) + area("M10.4 8h3.2v11.5h-3.2z")
    + area("M15.8 11h3.2v8.5h-3.2z", "{ink}", 0.6),
    "collisions": ink("M4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16M4 4h16v16H4z") + area("M9.3 9.3h5.4v5.4H9.3z"),
    "upgrade": ink("M5 19.5h14") + hot("M12 16V5M7 9.5l5-5 5 5"),
    "table": ink("M3.5 5h17v14.5h-17zM3.5 14.7h17M9.5 9.8v9.7") + hot("M3.5 9.8h17"),
    "messages": ink("M4 5h16v11h-9l-4.5 4v-4H4z") + hot("M8 9h8M8 12.2h5"),
    "python": ink("M3.5 5h17v14h-17z") + hot("M7 9.5l3 2.5-3 2.5M12 15h4.5"),
    "compare": ink("M4 5h6.5v14H4z") + hot("M13.5 5H20v14h-6.5z") + faint("M12 3v18"),
    "checks": ink("M4 6l1.8 1.8L9 4.5M4 17l1.8 1.8 3.2-3.3") + hot("M12.5 6.5h7.5M12.5 12h7.5M12.5 17.5h7.5"),
    "uv": ink("M4 4.5h16v15H4z") + hot("M7.5 16l3-8.5 6.5 6z"),
    "second": ink("M3.5 5h17v14h-17z") + hot("M12 5v14"),
    "plugins": ink("M9 3.5v5M15 3.5v5M6.5 8.5h11v3.5a5.5 5.5 0 0 1-11 0z") + hot("M12 17.5v3.5"),
}  # fmt: skip

MARK = """<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256" fill="none">
<rect x="8" y="8" width="240" height="240" rx="56" fill="#343d52"/>
<g stroke="#f4f6fb" stroke-width="17" stroke-linecap="round" stroke-linejoin="round">
<path d="M46 76h88M40 128h100M112 80v120M70 80v48c0 34-8 56-26 72"/>
</g>
<g stroke="#f0845c" stroke-width="17" stroke-linecap="round">
<path d="M208 58c-10 16-24 28-42 38M212 112c-12 18-27 31-46 41M216 166c-15 20-34 34-58 43"/>
</g>
</svg>
"""


def themed(body: str, theme: str) -> str:
    """The whole SVG of an icon in the colours of a theme."""
    colors = dict(zip(("ink", "accent", "warning", "error"), THEMES[theme], strict=True))
    return SVG.format(ink=colors["ink"], body=body.format(**colors))


def write_icons(folder: Path) -> None:
    """Write the icons of both themes and the mark as SVG; the mark lies in both sets too, to be found by name."""
    for theme in THEMES:
        (folder / theme).mkdir(parents=True, exist_ok=True)
        for name, body in ICONS.items():
            (folder / theme / f"{name}.svg").write_text(themed(body, theme), "utf-8", newline="\n")
        (folder / theme / "katachi.svg").write_text(MARK, "utf-8", newline="\n")
    (folder / "katachi.svg").write_text(MARK, "utf-8", newline="\n")


def picture(svg: Path, size: int) -> QImage:
    """An SVG as a square picture with a clear background."""
    image = QImage(QSize(size, size), QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    return image


def write_windows_icon(svg: Path, ico: Path) -> None:
    """Write an SVG as an icon of Windows, drawn anew for each size."""
    drawn = [picture(svg, size) for size in SIZES_OF_WINDOWS]
    images = [Image.frombytes("RGBA", (each.width(), each.height()), bytes(each.constBits())) for each in drawn]
    images[-1].save(ico, sizes=[image.size for image in images], append_images=images[:-1])


if __name__ == "__main__":
    application = QGuiApplication(["icons", "-platform", "offscreen"])
    write_icons(FOLDER)
    picture(FOLDER / "katachi.svg", 256).save(str(FOLDER / "katachi.png"))
    write_windows_icon(FOLDER / "katachi.svg", FOLDER / "katachi.ico")
