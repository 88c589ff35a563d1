"""Where rows of a model are seen: at rest, or where a Figure has moved them. No OpenGL.

Bodies move with their bone as if they were nailed to it, unless physics moves them; joints move with one of their
bodies.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.model.angles import rotations_of
from editor.model.joints import carrying_bodies, carrying_bones
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.preview.quaternions import matrices
from editor.render.bounds import PLACED, Points, corners_of, points_of, present
from editor.render.bounds import Rows as AnyRows
from editor.render.subject import Pose, Rows, there

Floats = NDArray[np.float64]

FEW = 4096  # vertices that are cheaper skinned for themselves than with all others


def points_at(model: Model, figure: Figure | None, table: str, rows: AnyRows | None) -> Points:
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
    return figure.skinned_at(corners)[0]


def _places(model: Model, figure: Figure, table: str) -> Floats:
    if table == "bones":
        return figure.placement.positions
    return (bodies_at if table == "rigid_bodies" else joints_at)(model, figure)[0]


# -- bodies and joints -------------------------------------------------------------------------------------------------


def bodies_at(model: Model, figure: Figure | None) -> tuple[Floats, Floats]:
    """(bodies, 3) positions and (bodies, 3, 3) rotations."""
    return nailed_bodies(model).at(Pose.of(figure) if figure is not None else None)


def joints_at(model: Model, figure: Figure | None) -> tuple[Floats, Floats]:
    """(joints, 3) positions and (joints, 3, 3) rotations."""
    return nailed_joints(model).at(Pose.of(figure) if figure is not None else None)


@dataclass(frozen=True, slots=True, eq=False)
class Nailed:
    """Things at rest at `points` (n, 3), turned by `turns` (n, 3, 3), and the `bones` (n,) that take them along."""

    points: Floats
    turns: Floats
    bones: Rows

    def at(self, pose: Pose | None) -> tuple[Floats, Floats]:
        """The points and turns in a pose, None: at rest."""
        if pose is None:
            return self.points, self.turns
        return pose.moved(self.points, self.bones).astype(np.float64), pose.matrices[self.bones, :, :3] @ self.turns


class Bodies(Nailed):
    """Rigid bodies, nailed to their bones unless physics moves them."""

    def at(self, pose: Pose | None) -> tuple[Floats, Floats]:
        """The points and turns in a pose, None: at rest."""
        physics = pose.figure.physics if pose is not None else None
        if physics is None:
            return super().at(pose)
        return physics.bodies.positions, np.asarray(matrices(physics.bodies.rotations), np.float64)

    def motions(self, pose: Pose) -> Pose:
        """A pose for what hangs from bodies: its matrices, (bodies + 1, 3, 4), are those of bodies instead of bones."""
        points, turns = self.at(pose)
        turned = turns @ self.turns.transpose(0, 2, 1)
        shifts = points - np.einsum("nij,nj->ni", turned, self.points)
        moved = np.concatenate((turned, shifts[:, :, None]), axis=2)
        return Pose(pose.figure, np.concatenate((moved, np.eye(3, 4)[None])).astype(np.float32))


@dataclass(frozen=True, slots=True, eq=False)
class Joints(Nailed):
    """Joints, and of the bodies `holders` the row (n,) of the one that takes each along; NONE: none."""

    holders: Bodies
    carriers: Rows

    def at(self, pose: Pose | None) -> tuple[Floats, Floats]:
        """The points and turns in a pose, None: at rest."""
        if pose is None:
            return self.points, self.turns
        return Nailed(self.points, self.turns, self.carriers).at(self.holders.motions(pose))


def nailed_bodies(model: Model) -> Bodies:
    """The rigid bodies, each nailed to its bone."""
    bodies = model.rigid_bodies.records
    bones = there(np.array([body.bone for body in bodies], np.intp), len(model.bones))
    return Bodies(vectors([body.position for body in bodies]), rotations_of([body.rotation for body in bodies]), bones)


def nailed_joints(model: Model) -> Joints:
    """The joints, each nailed to one of its bodies (see `carrying_bodies`)."""
    joints, bodies, bones = model.joints.records, model.rigid_bodies.records, model.bones.records
    return Joints(
        vectors([joint.position for joint in joints]),
        rotations_of([joint.rotation for joint in joints]),
        np.array(carrying_bones(joints, bodies, bones), np.intp),
        nailed_bodies(model),
        np.array(carrying_bodies(joints, bodies, bones), np.intp),
    )


def vectors(values: ArrayLike) -> Floats:
    """(n, 3) of any number of vectors, none included."""
    return np.array(values, np.float64).reshape(-1, 3)
