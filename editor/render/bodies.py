"""Makes the wire shapes that rigid bodies and joints are shown as."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.model.fields import Vec3, Vec4
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape
from editor.preview.figure import Figure
from editor.render.grid import AXIS_COLORS
from editor.render.places import bodies_at, joints_at, vectors
from editor.render.signs import Signs, segments

Points = NDArray[np.float64]

BODY_COLORS: dict[int, Vec4] = {
    BodyMode.FOLLOWS_BONE: (0.1, 0.6, 0.25, 0.9),
    BodyMode.PHYSICS: (0.85, 0.2, 0.3, 0.9),
    BodyMode.PHYSICS_AND_BONE: (0.85, 0.5, 0.1, 0.9),
}
JOINT_COLOR: Vec4 = (0.75, 0.6, 0.0, 1.0)
JOINT_SIZE = 0.1
CORNERS = 24  # of a circle


def body_signs(model: Model, figure: Figure | None, selected: NDArray[np.bool_], selection: Vec3) -> Signs:
    """The outlines of all rigid bodies, in a colour for how each is driven."""
    bodies = model.rigid_bodies.records
    positions, rotations = bodies_at(model, figure)
    tints = np.array([BODY_COLORS.get(body.mode, BODY_COLORS[BodyMode.PHYSICS]) for body in bodies]).reshape(-1, 4)
    tints[selected] = (*selection, 1)
    sizes, shapes = vectors([body.size for body in bodies]), np.array([int(body.shape) for body in bodies])
    made = [segments((), np.empty((0, 3)), (0, 0, 0, 0))]
    for shape in (BodyShape.SPHERE, BodyShape.BOX, BodyShape.CAPSULE):
        rows = np.flatnonzero(shapes == shape)
        lines = _outlines(shape, sizes[rows])
        made.append(_placed(lines, positions[rows], rotations[rows], np.repeat(tints[rows, None], lines.shape[1], 1)))
    return np.concatenate(made)


def joint_signs(model: Model, figure: Figure | None, selected: NDArray[np.bool_], selection: Vec3) -> Signs:
    """A small box with its axes at every joint."""
    positions, rotations = joints_at(model, figure)
    count = len(positions)
    tints = np.where(selected[:, None], (*selection, 1), JOINT_COLOR)
    lines = np.concatenate((BOX, ARMS)) * JOINT_SIZE
    colors = np.concatenate((np.repeat(tints[:, None], len(BOX), 1), np.repeat([AXIS_COLORS], count, 0)), 1)
    return _placed(np.repeat(lines[None], count, 0), positions, rotations, colors)


def _outlines(shape: BodyShape, sizes: Points) -> Points:
    """(n, lines, 2, 3) bodies of one shape: that of size 1, stretched; a capsule's halves are also moved apart."""
    scales = sizes if shape == BodyShape.BOX else sizes[:, :1]
    lines = OUTLINES[shape] * scales[:, None, None]
    if shape == BodyShape.CAPSULE:
        lines[..., 1] += CAPSULE_HALVES * sizes[:, 1, None, None] / 2
    return lines


def _placed(lines: Points, positions: Points, rotations: Points, tints: Points) -> Signs:
    """Lines (n, lines, 2, 3) of n things, each turned (n, 3, 3) and moved to its place; tints (n, lines, 4)."""
    placed = np.einsum("nij,nlej->nlei", rotations, lines) + positions[:, None, None]
    ends = placed.reshape(-1, 2, 3)
    return segments(ends[:, 0], ends[:, 1], tints.reshape(-1, 4))


# -- shapes of size 1: (lines, 2, 3), start and end of each line -------------------------------------------------------


def _circle(axis: int, start: float = 0.0, stop: float = 1.0) -> Points:
    """Part of a circle around an axis; `start` and `stop` are turns."""
    angles = np.linspace(start, stop, round(CORNERS * (stop - start)) + 1) * 2 * np.pi
    points = np.zeros((len(angles), 3))
    points[:, (axis + 1) % 3], points[:, (axis + 2) % 3] = np.cos(angles), np.sin(angles)
    return np.stack((points[:-1], points[1:]), axis=1)


def _box() -> Points:
    corners = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float64)
    return corners[[(a, a | bit) for bit in (1, 2, 4) for a in range(8) if not a & bit]]


def _capsule() -> tuple[Points, Points]:
    """The lines of a capsule along y without length, and to which half, 1 or -1, each end belongs: (lines, 2)."""
    # Around x a circle starts at y, around z at x.
    upper = np.concatenate((_circle(1), _circle(0, -0.25, 0.25), _circle(2, 0.0, 0.5)))
    lower = np.concatenate((_circle(1), _circle(0, 0.25, 0.75), _circle(2, 0.5, 1.0)))
    around = np.array([(1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)], np.float64)
    sides = np.stack((around, around), axis=1)
    halves = np.concatenate((np.ones((len(upper), 2)), -np.ones((len(lower), 2)), np.tile((-1.0, 1.0), (4, 1))))
    return np.concatenate((upper, lower, sides)), halves


BOX = _box()
ARMS = np.stack((np.zeros((3, 3)), np.eye(3) * 3), axis=1)
CAPSULE, CAPSULE_HALVES = _capsule()
OUTLINES = {
    BodyShape.SPHERE: np.concatenate([_circle(axis) for axis in range(3)]),
    BodyShape.BOX: BOX,
    BodyShape.CAPSULE: CAPSULE,
}
