"""Where rows of a model are seen: at rest, or where a Figure has moved them. No OpenGL.

Bodies move with their bone as if they were nailed to it, joints with the bone of the first of their bodies.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.model.angles import rotations_of
from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from editor.model.joints import Joint
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.render.bounds import PLACED, Points, Rows, corners_of, points_of, present

Floats = NDArray[np.float64]
Bones = NDArray[np.intp]

FEW = 4096  # vertices that are cheaper skinned for themselves than with all others


def points_at(model: Model, figure: Figure | None, table: str, rows: Rows | None) -> Points:
    """(n, 3) the points of rows of a table (None: all); rows that are not there count for nothing."""
    if figure is None:
        return points_of(model, table, rows)
    if table in PLACED:
        placed = _places(model, figure, table)
        return (placed if rows is None else placed[present(rows, len(placed))]).astype(np.float32)
    corners = corners_of(model, table, rows)
    if corners is None or len(corners) > FEW:
        points = figure.skinned()[0]
        return points if corners is None else points[corners]
    return figure.skin.skin(figure.shape.column("position"), figure.placement, corners)[0]


def _places(model: Model, figure: Figure, table: str) -> Floats:
    if table == "bones":
        return figure.placement.positions
    return (bodies_at if table == "rigid_bodies" else joints_at)(model, figure)[0]


# -- bones -------------------------------------------------------------------------------------------------------------


def bone_ends(model: Model, figure: Figure | None) -> tuple[Floats, Floats]:
    """(bones, 3) where bones begin, and where they end: at another bone or at an offset; else where they begin."""
    bones = model.bones.records
    heads = _heads(model, figure)
    at_bone = np.array([bool(bone.flags & BoneFlags.TAIL_IS_BONE) for bone in bones], np.bool_)
    tails = heads + _turned_offsets(model, figure) * ~at_bone[:, None]
    targets = np.array([bone.tail_bone for bone in bones], np.intp)
    there = at_bone & (targets >= 0) & (targets < len(bones))
    tails[there] = heads[targets[there]]
    return heads, tails


def _heads(model: Model, figure: Figure | None) -> Floats:
    if figure is not None:
        return figure.placement.positions
    return vectors([bone.position for bone in model.bones])


def _turned_offsets(model: Model, figure: Figure | None) -> Floats:
    offsets = vectors([bone.tail_offset for bone in model.bones])
    if figure is None:
        return offsets
    turned: Floats = np.einsum("nij,nj->ni", figure.placement.rotation_matrices(), offsets)
    return turned


# -- bodies and joints -------------------------------------------------------------------------------------------------


def bodies_at(model: Model, figure: Figure | None) -> tuple[Floats, Floats]:
    """(bodies, 3) positions and (bodies, 3, 3) rotations."""
    bodies = model.rigid_bodies.records
    bones = np.array([body.bone for body in bodies], np.intp)
    return _moved(figure, bones, [body.position for body in bodies], [body.rotation for body in bodies])


def joints_at(model: Model, figure: Figure | None) -> tuple[Floats, Floats]:
    """(joints, 3) positions and (joints, 3, 3) rotations."""
    joints = model.joints.records
    bones = np.array([_bone_of(model, joint) for joint in joints], np.intp)
    return _moved(figure, bones, [joint.position for joint in joints], [joint.rotation for joint in joints])


def _bone_of(model: Model, joint: Joint) -> int:
    """The bone that a joint follows: that of body A, else of body B."""
    bodies = model.rigid_bodies
    bones = [bodies[row].bone for row in (joint.body_a, joint.body_b) if 0 <= row < len(bodies)]
    return next((bone for bone in bones if 0 <= bone < len(model.bones)), NONE)


def _moved(figure: Figure | None, bones: Bones, positions: ArrayLike, angles: ArrayLike) -> tuple[Floats, Floats]:
    points, turns = vectors(positions), rotations_of(angles)
    if figure is None:
        return points, turns
    matrices = figure.placement.matrices().astype(np.float64)
    follows = np.flatnonzero((bones >= 0) & (bones < len(matrices)))
    moves = matrices[bones[follows]]
    points[follows] = np.einsum("nij,nj->ni", moves[:, :3, :3], points[follows]) + moves[:, :3, 3]
    turns[follows] = moves[:, :3, :3] @ turns[follows]
    return points, turns


def vectors(values: ArrayLike) -> Floats:
    """(n, 3) of any number of vectors, none included."""
    return np.array(values, np.float64).reshape(-1, 3)
