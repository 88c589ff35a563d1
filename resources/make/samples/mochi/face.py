"""The head itself and what is drawn on it beside the eyes: mouth, brows, blush.

Imports numpy, curves, decals, eyes, mesh and skull.
"""

from __future__ import annotations

import numpy as np

from . import eyes
from .decals import cell, decal, disc, pen, stroke
from .mesh import Floats, Mesh, both_sides, joined, sheet, unit
from .skull import CENTRE, LOWER, UPPER, around, front_normal, lit

MOUTH = np.array([0.0, 6.78])
SPAN = np.linspace(-1, 1, 25)


def head() -> Mesh:
    """The skin of the head, open behind the eyes; the face lies in the texture as seen from the front."""
    rows, columns = 36, 52
    angle = np.linspace(0, 2 * np.pi, columns + 1)
    angle[-1] = 0.0
    turn = np.linspace(0, np.pi, rows)
    y = CENTRE[1] + np.where(turn < np.pi / 2, UPPER, LOWER) * np.cos(turn)
    points = around(angle, y[:, None])
    mesh = sheet(points, skin_uv(points))
    front_side = points[..., 2:] < -0.2
    normal = mesh.normal.reshape(points.shape)
    face_normal = front_normal(points[..., 0], points[..., 1])
    mesh.normal = lit(np.where(front_side, face_normal, normal)).reshape(-1, 3)
    behind = eyes.behind(*mesh.position.T)
    mesh.faces = mesh.faces[~behind[mesh.faces].any(1)]
    return mesh


def skin_uv(points: Floats) -> Floats:
    """The face texture covers 6.8 by 6.8 units, seen from the front."""
    return np.stack((0.5 + points[..., 0] / 6.8, (12.2 - points[..., 1]) / 6.8), -1)


def skin() -> Mesh:
    return head().bound("頭")


def lids() -> list[Mesh]:
    """The lids of both eyes; they show the same part of the texture as the skin that they replace."""
    parts = eyes.skin_parts()
    for lid in parts:
        lid.uv = skin_uv(lid.position)
    return parts


def mouth_shape(width: float, upper: Floats, lower: Floats) -> tuple[Floats, Floats]:
    x = MOUTH[0] + width * SPAN
    return np.stack((x, MOUTH[1] + upper), 1), np.stack((x, MOUTH[1] + lower), 1)


def arch(power: float = 2.0) -> Floats:
    """1 in the middle of the mouth, 0 in its corners."""
    return (1 - np.abs(SPAN) ** power) ** (1 / power)


CAT = 0.07 * SPAN**2 - 0.085 * np.abs(np.sin(np.pi * SPAN)) ** 0.8
CURVE = SPAN**2

MOUTHS = {
    "": mouth_shape(0.40, CAT, CAT),
    "あ": mouth_shape(0.36, 0.10 + 0.5 * CAT, 0.08 - 0.66 * arch(2.2)),
    "い": mouth_shape(0.44, 0.05 * CURVE, 0.05 * CURVE - 0.24 * arch(4)),
    "う": mouth_shape(0.15, 0.05 * arch(), -0.20 * arch()),
    "え": mouth_shape(0.38, 0.04 + 0.3 * CAT, 0.03 - 0.40 * arch(3)),
    "お": mouth_shape(0.24, 0.10 * arch(), -0.46 * arch()),
    "ワ": mouth_shape(0.52, 0.10 + 0.08 * CURVE, 0.18 - 0.68 * arch(2.3)),
    "にやり": mouth_shape(0.50, 0.20 * CURVE - 0.10, 0.20 * CURVE - 0.10),
    "∧": mouth_shape(0.30, -0.16 * np.abs(SPAN) ** 1.5, -0.16 * np.abs(SPAN) ** 1.5),
    "▲": mouth_shape(0.30, 0.10 - 0.34 * np.abs(SPAN), -0.24 + 0.0 * SPAN),
}


def mouth_inside() -> Mesh:
    """What an open mouth shows; at rest it hides behind the line of the mouth.

    The right half of the texture `inside` stretches with it.
    """
    rows = np.linspace(0, 1, 7)[:, None, None]
    grids = {name: upper * (1 - rows) + lower * rows for name, (upper, lower) in MOUTHS.items()}
    grids[""] = grids[""] - rows * (0.0, 0.02)  # never quite nothing: a face without area has no front
    u = np.broadcast_to(0.75 + 0.24 * SPAN, (7, len(SPAN)))
    v = np.broadcast_to(0.02 + 0.96 * rows[..., 0], u.shape)
    return decal(grids.pop(""), 0.016, np.stack((u, v), 2), grids)


def mouth_lines() -> Mesh:
    """The line of the closed mouth: the upper and the lower one lie over each other until it opens."""
    thickness = pen(len(SPAN), 0.062, 4)
    uppers = {name: stroke(upper[::-1], thickness) for name, (upper, _) in MOUTHS.items()}
    lowers = {name: stroke(lower[::-1], thickness * 0.8) for name, (_, lower) in MOUTHS.items()}
    parts = [decal(grids.pop(""), 0.028, targets=grids) for grids in (uppers, lowers)]
    return joined(parts).bound("頭")


def brow() -> Mesh:
    """The left brow: short and round."""
    count = 13
    t = np.linspace(-1, 1, count)
    thickness = pen(count, 0.15, 2.6)

    def drawn(x: float, y: float, tilt: float, bow: float, length: float = 0.30) -> Floats:
        return stroke(np.stack((x + length * t, y + tilt * t + bow * (1 - t * t)), 1)[::-1], thickness)

    rest = drawn(1.10, 9.14, -0.03, 0.07)
    shapes = {
        "にこり": drawn(1.10, 9.27, -0.02, 0.20, 0.33),
        "困る": drawn(1.04, 9.16, -0.17, 0.03),
        "怒り": drawn(1.00, 9.00, 0.17, -0.02),
        "上": drawn(1.10, 9.40, -0.03, 0.09),
        "下": drawn(1.08, 8.98, -0.01, 0.05),
    }
    return decal(rest, np.array([[0.03], [0.06], [0.03]]), targets=shapes).bound("頭")


def blush() -> list[Mesh]:
    """The cheeks: a texture with alpha on a material that is clear until a morph brings it in."""
    unit_disc = disc(4, 20)
    grid = np.array([1.92, 6.98]) + unit_disc * (0.62, 0.40)
    return both_sides(decal(grid, 0.02, cell(unit_disc, 0, 0, 1, 1)).bound("頭"))


def drawn_lines() -> Mesh:
    """Everything that is drawn with a pen; the texture `ink` has a colour for each."""
    lashes, creases = eyes.lash_parts()
    parts = [(lashes, 0.125), (creases, 0.375), (both_sides(brow()), 0.625), ([mouth_lines()], 0.875)]
    for meshes, u in parts:
        for mesh in meshes:
            mesh.uv = np.full((len(mesh), 2), (u, 0.5))
    return joined(mesh for meshes, _ in parts for mesh in meshes)


def insides() -> Mesh:
    """The whites of the eyes and the inside of the mouth: what lies behind the skin."""
    return joined([*both_sides(eyes.white().bound("頭")), mouth_inside().bound("頭")])


def irises() -> Mesh:
    return joined(both_sides(eyes.iris()))


def glints() -> Mesh:
    return joined([*eyes.glint(1.0), *eyes.glint(-1.0)])


def cheeks() -> Mesh:
    mesh = joined(blush())
    mesh.normal = unit(mesh.normal)
    return mesh
