"""Finds the body that a pixel of the picture means: by the mesh that it moves, or by its own shape. No GL."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import Float64Array, IntegerArray
from editor.model.bone_tree import upwards
from editor.model.faces import Face
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.vertices import Vertex
from editor.operations.queries.related import is_weighted
from editor.preview.physics.bodies import Bodies
from editor.preview.physics.physics import Physics
from editor.preview.physics.rays import ray_distances
from editor.preview.physics.simulation import SimulationState
from editor.render.picking import Hit
from editor.ui.viewport.gizmo.geometry import At, ViewProjection

RADIUS = 8.0  # logical pixels: what is as close as that to the pointer is meant, too


class GrabTarget(NamedTuple):
    """A body, and the point (3,) where it is met; of a soft body `vertex` there, of a rigid one NONE."""

    row: int
    point: Float64Array
    vertex: int = NONE

    @property
    def table(self) -> str:
        return "rigid_bodies" if self.vertex == NONE else "soft_bodies"


def target_of(
    model: Model, physics: Physics, face: Hit | None, projection: ViewProjection, at: At
) -> GrabTarget | None:
    """The moving body that moves the face which is seen at a pixel, or else the first body there; None: there is none.

    Bodies that move come before those that do not, even if they are only close by.
    """
    state = physics.state
    if state is None:
        return None
    if face is not None and 0 <= face.row < len(model.faces):
        soft = _soft_target(model, state, face)
        if soft is not None:
            return soft
        row = _body_of_face(model, physics.simulation.bodies, state, face)
        if row != NONE:
            return GrabTarget(row, np.array(face.point))
    bodies, poses, moving = physics.simulation.bodies, state.transforms, state.moving
    close = np.array([RADIUS * projection.length(position) for position in poses.positions])
    for chosen, by in ((moving, 0.0), (moving, close), (~moving, 0.0)):
        origin, direction = projection.ray(at)
        reached = np.where(chosen, ray_distances(bodies, poses, origin, direction, by), np.inf)
        if np.isfinite(reached).any():
            row = int(reached.argmin())
            return GrabTarget(row, origin + direction * reached[row])
    return None


def _soft_target(model: Model, state: SimulationState, face: Hit) -> GrabTarget | None:
    """The soft body of a face, and of its vertices that physics moves the one that is nearest; None: it is of none."""
    soft, material = state.soft, int(model.faces[Face.material][face.row])
    rows = [row for row, body in enumerate(model.soft_bodies) if body.material == material]
    if soft is None or not rows:
        return None
    there = np.flatnonzero(np.isin(soft.rows, _corners(model, face)))
    if not len(there):
        return None
    away = np.linalg.norm(soft.positions[there] - np.array(face.point), axis=1)
    return GrabTarget(rows[0], np.array(face.point), int(soft.rows[there[away.argmin()]]))


def _corners(model: Model, face: Hit) -> IntegerArray:
    """The vertices of a face that are there."""
    corners = model.faces[Face.vertices][face.row]
    there: IntegerArray = corners[(corners >= 0) & (corners < len(model.vertices))]
    return there


def _body_of_face(model: Model, bodies: Bodies, state: SimulationState, face: Hit) -> int:
    """Of the moving bodies whose bones, or bones above, move a face, the one whose middle is nearest; NONE: none."""
    corners = _corners(model, face)
    numbers = model.vertices[Vertex.bones][corners][is_weighted(model)[corners]]
    driven = {int(bone) for bone in bodies.bones[state.moving]} - {NONE}
    bones = model.bones.records
    meant = {next((row for row in upwards(bones, int(bone)) if row in driven), NONE) for bone in numbers} - {NONE}
    rows = np.flatnonzero(state.moving & np.isin(bodies.bones, list(meant)))
    if not len(rows):
        return NONE
    away = np.linalg.norm(state.transforms.positions[rows] - np.array(face.point), axis=1)
    return int(rows[away.argmin()])
