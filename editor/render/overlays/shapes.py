"""The figures of bodies and joints, of size 1, and where each stands, stretched and tinted. No OpenGL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, Float64Array, IndexArray, StructArray
from editor.model.rigid_bodies import BodyShape
from editor.render.overlays.overlay_lines import AXIS_COLORS, rgba_bytes

# As in stamp.glsl.
INSTANCE = np.dtype(
    [
        ("row_x", "f4", 4),
        ("row_y", "f4", 4),
        ("row_z", "f4", 4),
        ("scale", "f4", 3),
        ("apart", "f4"),
        ("tint", "u1", 4),
    ]
)


def instances(scale: ArrayLike, apart: ArrayLike, color: ArrayLike) -> StructArray:
    """(n,) INSTANCE, not yet placed, from (n, 3) sizes, how far the halves are apart, and (n, 4) colours."""
    sizes = np.asarray(scale, np.float32).reshape(-1, 3)
    made = np.zeros(len(sizes), INSTANCE)
    made["scale"], made["apart"], made["tint"] = sizes, apart, rgba_bytes(color)
    return made


def placed_shapes(shapes: StructArray, points: AnyArray, rotations: AnyArray) -> StructArray:
    """Instances at points (n, 3), with rotations (n, 3, 3)."""
    moved = shapes.copy()
    for axis, name in enumerate(("row_x", "row_y", "row_z")):
        moved[name][:, :3] = rotations[:, axis]
        moved[name][:, 3] = points[:, axis]
    return moved


SIDES = 24  # of a circle
SOLID_SIDES, RINGS = 20, 10  # of a ball, around and from pole to pole
QUAD = np.array([(0, 1, 2), (2, 1, 3)])  # the triangles of a line, of four corners
# As in stamp_lines.vert and solid.vert. A capsule's halves are moved apart along y.
LINE = np.dtype([("start", "f4", 3), ("end", "f4", 3), ("halves", "f4", 2), ("own", "u1", 4)])
CORNER = np.dtype([("position", "f4", 3), ("normal", "f4", 3), ("half", "f4")])


@dataclass(frozen=True, slots=True, eq=False)
class ShapeMesh:
    """`vertices` (n,), CORNER for faces or four LINE a line, and `corners` (m, 3), triangles of them."""

    vertices: StructArray
    corners: IndexArray


def lines_of(ends: Float64Array, halves: ArrayLike = 0.0, own: ArrayLike = 0) -> StructArray:
    """(n,) LINE from (n, 2, 3) starts and ends."""
    made = np.zeros(len(ends), LINE)
    made["start"], made["end"], made["halves"], made["own"] = ends[:, 0], ends[:, 1], halves, own
    return made


def _wires(lines: StructArray) -> ShapeMesh:
    starts = np.arange(0, 4 * len(lines), 4)[:, None, None]
    return ShapeMesh(np.repeat(lines, 4), (starts + QUAD).reshape(-1, 3))


def circle(axis: int, start: float = 0.0, stop: float = 1.0) -> Float64Array:
    """(n, 2, 3) the lines of part of a circle around an axis; `start` and `stop` are turns."""
    angles = np.linspace(start, stop, round(SIDES * (stop - start)) + 1) * 2 * np.pi
    points = np.zeros((len(angles), 3))
    points[:, (axis + 1) % 3], points[:, (axis + 2) % 3] = np.cos(angles), np.sin(angles)
    return np.stack((points[:-1], points[1:]), axis=1)


def box() -> Float64Array:
    """(12, 2, 3) the edges of a box from -1 to 1."""
    corners = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float64)
    return corners[[(a, a | bit) for bit in (1, 2, 4) for a in range(8) if not a & bit]]


def _capsule() -> StructArray:
    # Around x a circle starts at y, around z at x.
    upper = np.concatenate((circle(1), circle(0, -0.25, 0.25), circle(2, 0.0, 0.5)))
    lower = np.concatenate((circle(1), circle(0, 0.25, 0.75), circle(2, 0.5, 1.0)))
    around = np.array([(1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)], np.float64)
    halves = np.concatenate((np.ones((len(upper), 2)), -np.ones((len(lower), 2)), np.tile((-1.0, 1.0), (4, 1))))
    return lines_of(np.concatenate((upper, lower, np.stack((around, around), axis=1))), halves)


def _joint() -> StructArray:
    """A box with its axes, each in its colour."""
    arms = np.stack((np.zeros((3, 3)), np.eye(3) * 3), axis=1)
    colors = np.rint(np.array(AXIS_COLORS) * 255)
    return np.concatenate((lines_of(box()), lines_of(arms, own=colors)))


def _round_solid(is_capsule: bool) -> ShapeMesh:
    """A ball, or one that is cut in the middle, each half with a rim of its own."""
    slopes = np.linspace(np.pi / 2, -np.pi / 2, RINGS + 1)
    halves = np.sign(slopes) if is_capsule else np.zeros(RINGS + 1)
    if is_capsule:
        middle = RINGS // 2
        slopes, halves = np.insert(slopes, middle, 0.0), np.insert(halves, middle, 1.0)
        halves[middle + 1] = -1.0
    turns = np.linspace(0, 2 * np.pi, SOLID_SIDES, endpoint=False)
    around = np.stack((np.cos(turns), np.zeros(SOLID_SIDES), np.sin(turns)), axis=1)
    points = np.cos(slopes)[:, None, None] * around + np.sin(slopes)[:, None, None] * np.array((0.0, 1.0, 0.0))
    vertices = _vertices(points.reshape(-1, 3), points.reshape(-1, 3), np.repeat(halves, SOLID_SIDES))
    return ShapeMesh(vertices, _quads(len(slopes), SOLID_SIDES))


def _quads(rings: int, sides: int) -> IndexArray:
    """(n, 3) the triangles between rings of as many points, one ring after the other."""
    ring, side = np.mgrid[: rings - 1, :sides]
    here, beside = ring * sides + side, ring * sides + (side + 1) % sides
    below, across = here + sides, beside + sides
    return np.stack((here, beside, below, below, beside, across), axis=-1).reshape(-1, 3)


def _solid_box() -> ShapeMesh:
    square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float64)
    points, normals = [], []
    for axis in range(3):
        for side in (-1.0, 1.0):
            points.append(np.insert(square, axis, side, axis=1))
            normals.append(np.tile(np.eye(3)[axis] * side, (4, 1)))
    starts = np.arange(0, 24, 4)[:, None, None]
    return ShapeMesh(
        _vertices(np.concatenate(points), np.concatenate(normals), 0.0),
        (starts + np.array([(0, 1, 2), (0, 2, 3)])).reshape(-1, 3),
    )


def _vertices(points: Float64Array, normals: Float64Array, half: Any) -> StructArray:
    made = np.zeros(len(points), CORNER)
    made["position"], made["normal"], made["half"] = points, normals, half
    return made


JOINT = 0  # the only kind of joint figure
JOINT_WIRES = {JOINT: _wires(_joint())}
BODY_WIRES: dict[int, ShapeMesh] = {
    BodyShape.SPHERE: _wires(lines_of(np.concatenate([circle(axis) for axis in range(3)]))),
    BodyShape.BOX: _wires(lines_of(box())),
    BodyShape.CAPSULE: _wires(_capsule()),
}
BODY_SOLIDS: dict[int, ShapeMesh] = {
    BodyShape.SPHERE: _round_solid(False),
    BodyShape.BOX: _solid_box(),
    BodyShape.CAPSULE: _round_solid(True),
}
