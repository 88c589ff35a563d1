"""The eyes: lids that close over a fixed white, an iris on its bone, highlights, lashes.

Imports numpy, decals, mesh and skull. Everything is drawn for the character's left eye, around its centre, and
mirrored. The lid is a ring of skin, so that a half-closed eye covers the iris instead of squashing it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .curves import smoothstep
from .decals import cell, decal, disc, stroke
from .mesh import Floats, Mesh, both_sides
from .skull import on_face

CENTRE = np.array([1.2, 7.82])
WIDTH, ABOVE, BELOW = 0.74, 0.92, 0.80
IRIS = np.array([0.61, 0.93])
FULL_TURN = np.linspace(0, 2 * np.pi, 49)


def opening(angle: ArrayLike) -> Floats:
    """(n, 2) points of the rim of the open eye, from its outer corner up and over."""
    c, s = np.cos(angle), np.sin(angle)
    x = WIDTH * np.sign(c) * np.abs(c) ** 0.86 * np.where(s < 0, 1 - 0.10 * s * s, 1.0)
    y = np.where(s > 0, ABOVE * np.abs(s) ** 0.80, -BELOW * np.abs(s) ** 0.92) + 0.04 * c
    return CENTRE + np.stack((x, y), -1)


def lidded(angle: ArrayLike, level: float, bow: float) -> Floats:
    """The rim when the lids meet in one line, `level` in the middle, bent upwards by `bow`; they overlap a little."""
    rim = opening(angle)
    x = (rim[..., 0] - CENTRE[0]) / WIDTH
    line = CENTRE[1] + level - bow * x * x - 0.03 * np.sin(angle)
    return np.stack((rim[..., 0], line), -1)


def lowered(angle: ArrayLike) -> Floats:
    """The rim of the half-closed eye: only the upper lid has come down."""
    return np.where(np.sin(angle)[..., None] > 0, lidded(angle, 0.12, 0.10), opening(angle))


def widened(angle: ArrayLike) -> Floats:
    return CENTRE + (opening(angle) - CENTRE) * (1.05, 1.10)


RIMS = {
    "まばたき": lambda angle: lidded(angle, -0.44, -0.20),
    "ウィンク２": lambda angle: lidded(angle, -0.44, -0.20),
    "笑い": lambda angle: lidded(angle, 0.06, 0.40),
    "ウィンク": lambda angle: lidded(angle, 0.06, 0.40),
    "はぅ": lambda angle: lidded(angle, -0.06, 0.0),
    "じと目": lowered,
    "びっくり": widened,
}


# The other kinds of eye, and where the texture has them.
KINDS = {"しいたけ": (0.5, 0.0), "はぁと": (0.0, 0.5), "ぐるぐる": (0.5, 0.5)}


def lids() -> Mesh:
    """The ring of skin around the eye, its inner rim turned in; it dips under the skin of the head outside."""
    c, s = np.cos(FULL_TURN), np.sin(FULL_TURN)
    outer = CENTRE + np.stack((c * (WIDTH + 0.56), s * np.where(s < 0, BELOW + 0.46, ABOVE + 0.6)), 1)
    reach = np.array([0.0, 0.0, 0.08, 0.22, 0.42, 0.66, 0.86, 1.0])
    height = np.array([-0.22, 0.012, 0.012, 0.012, 0.012, 0.012, 0.006, -0.05])

    def rings(rim: Floats) -> Floats:
        rest = opening(FULL_TURN)
        still = rest + (outer - rest) * reach[:, None, None]
        return still + (rim - rest) * ((1 - reach) ** 2)[:, None, None]

    targets = {morph: rings(rim(FULL_TURN)) for morph, rim in RIMS.items()}
    return decal(rings(opening(FULL_TURN)), height[:, None], targets=targets)


def flicked(path: Floats) -> Floats:
    """A lash path with its outer end drawn outwards and up."""
    outer = smoothstep(0.20, 0.0, np.linspace(0, 1, len(path)))[:, None]
    return path + outer * (0.15, -0.05)


def cross(count: int) -> Floats:
    """The path of a lash screwed up into an arrow head that points to the nose."""
    t = np.linspace(-1, 1, count)
    return CENTRE + np.stack((-0.5 + 1.05 * np.abs(t) ** 1.1, -0.06 - 0.42 * t), 1)


def upper_lash() -> Mesh:
    count = 29
    angle = np.radians(np.linspace(4, 158, count))
    t = np.linspace(0, 1, count)
    thickness = 0.21 * smoothstep(-0.02, 0.2, t) * (1 - 0.45 * smoothstep(0.3, 1.0, t)) * (1 - t**5)
    even = 0.15 * np.clip(1 - np.abs(2 * t - 1) ** 3, 0, 1) ** 0.6
    drawn = {morph: stroke(flicked(rim(angle))[::-1], even[::-1], 0.6) for morph, rim in RIMS.items()}
    for open_eyed in ("じと目", "びっくり"):
        drawn[open_eyed] = stroke(flicked(RIMS[open_eyed](angle))[::-1], thickness[::-1], 0.75)
    drawn["はぅ"] = stroke(cross(count)[::-1], even[::-1], 0.5)
    rest = stroke(flicked(opening(angle))[::-1], thickness[::-1], 0.75)
    return decal(rest, np.array([[0.03], [0.055], [0.03]]), targets=drawn)


def hidden(path: Floats) -> Floats:
    """A line drawn together under the point of the arrow head."""
    return stroke(CENTRE + 0.05 * (path - CENTRE) + (-0.4, -0.06), 0.0)


def lower_lash() -> Mesh:
    """A fine line under the outer half of the eye; it goes into the lid's line when the eye closes."""
    count = 15
    angle = np.radians(np.linspace(-85, -28, count))
    thickness = 0.05 * np.sin(np.linspace(0.0, 1.0, count) ** 1.5 * np.pi) ** 0.7
    shut = {m: stroke(rim(angle), thickness * 0.3) for m, rim in RIMS.items() if m not in ("じと目", "びっくり")}
    shut["びっくり"] = stroke(widened(angle), thickness)
    shut["はぅ"] = hidden(opening(angle))
    return decal(stroke(opening(angle), thickness), 0.026, targets=shut)


def crease() -> Mesh:
    """The fold above the lash."""
    count = 15
    angle = np.radians(np.linspace(48, 112, count))
    thickness = 0.034 * np.sin(np.linspace(0, np.pi, count)) ** 0.8

    def over(rim: Floats, lift: float) -> Floats:
        return stroke((CENTRE + (rim - CENTRE) * (1.02, 1.0) + (0.03, lift))[::-1], thickness[::-1])

    rest = opening(angle)
    shut = {m: over(rest + 0.8 * (rim(angle) - rest), 0.16) for m, rim in RIMS.items()}
    shut["はぅ"] = hidden(rest)
    return decal(over(rest, 0.22), 0.045, targets=shut)


def white() -> Mesh:
    """The white of the eye, larger than the opening and fixed to the head; left half of the texture `inside`."""
    unit_disc = disc(4, 32, 2.3)
    grid = CENTRE + (0.0, 0.06) + unit_disc * (WIDTH + 0.10, ABOVE + 0.04)
    return decal(grid, -0.17, cell(unit_disc, 0.0, 0.0, 0.5, 1.0))


def iris() -> Mesh:
    """The iris on the eye's bone. Its texture has four kinds of eye in its quarters: UV morphs choose."""
    unit_disc = disc(4, 32)
    here = np.add(CENTRE, (-0.04, 0.06))
    mesh = decal(
        here + unit_disc * IRIS,
        -0.125,
        cell(unit_disc, 0.01, 0.01, 0.48, 0.48),
        {"瞳小": here + unit_disc * IRIS * 0.52, "びっくり": here + unit_disc * IRIS * 0.80},
    )
    size = len(mesh)
    for morph, step in KINDS.items():
        mesh.slides[morph] = np.tile(step, (size, 1))
    return mesh.bound("左目")


def glint(side: float) -> list[Mesh]:
    """The highlights of one eye, towards the light on both sides: not mirrored. The other kinds of eye go without."""
    here = CENTRE * (side, 1) + (-0.04 * side, 0.06)
    spots = []
    for at, size, part in (((0.21, 0.36), (0.20, 0.24), 0.0), ((-0.24, -0.40), (0.12, 0.14), 0.5)):
        unit_disc = disc(3, 20)
        place = here + at
        grid = place + unit_disc * size
        shrunk = here + np.array(at) * 0.55 + unit_disc * size * 0.6
        mesh = decal(grid, -0.095, cell(unit_disc, part, 0.0, 0.5, 0.5), {"瞳小": shrunk})
        mesh.slides = {morph: np.tile((0.0, 0.5), (len(mesh), 1)) for morph in KINDS}
        spots.append(mesh.bound("左目" if side > 0 else "右目"))
    return spots


def behind(x: Floats, y: Floats, z: Floats) -> NDArray[np.bool_]:
    """Which points of the head lie behind an eye, well inside the ring of its lids."""
    dx, dy = np.abs(x) - CENTRE[0], y - CENTRE[1]
    size = np.hypot(dx / WIDTH, dy / np.where(dy > 0, ABOVE, BELOW))
    return (size < 1.15) & (z < 0)


def skin_parts() -> list[Mesh]:
    return both_sides(lids().bound("頭"))


def lash_parts() -> tuple[list[Mesh], list[Mesh]]:
    """The lashes and the creases of both eyes."""
    lashes = [side for part in (upper_lash(), lower_lash()) for side in both_sides(part.bound("頭"))]
    return lashes, both_sides(crease().bound("頭"))


def pivot() -> Floats:
    """Where the bone of the left eye turns: far behind the iris, so that the iris follows the curve of the face."""
    return on_face(CENTRE[0], CENTRE[1], -2.4)
