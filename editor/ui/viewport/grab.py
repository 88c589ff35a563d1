"""Grab: the tool that takes hold of a body in the model view, and pulls it after the pointer while physics works.

It edits nothing, and makes no step of any history.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor

from editor.document.texts import row_name
from editor.math3d.arrays import Float64Array, IntegerArray, StructArray
from editor.model.bone_tree import with_ancestors
from editor.model.fields import NONE
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.queries.related import is_weighted
from editor.preview.physics.bodies import Bodies, ray_distances
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import Simulation, SimulationState
from editor.render.overlays.overlay_lines import segments
from editor.render.picking import Hit
from editor.ui.value_text import record_title
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane
from editor.ui.viewport.gizmo.parts import GRABBED, NO_LINES
from editor.ui.viewport.view_tool import IdleTool, Pointer, ToolView

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
    meant = {next((row for row in with_ancestors(bones, int(bone)) if row in driven), NONE) for bone in numbers} - {
        NONE
    }
    rows = np.flatnonzero(state.moving & np.isin(bodies.bones, list(meant)))
    if not len(rows):
        return NONE
    away = np.linalg.norm(state.transforms.positions[rows] - np.array(face.point), axis=1)
    return int(rows[away.argmin()])


CROSS = 5.0  # half of an arm of the cross at the pointer, in logical pixels
LINE = 3.0  # logical pixels


class Grab(IdleTool):
    """In one view."""

    def __init__(self, view: ToolView) -> None:
        super().__init__(view)
        self._view, self._document, self._posing = view, view.document, view.document.posing
        self._is_pressed = False
        self._pulled: Simulation | None = None  # the one that this view has a grip of
        self._start = np.zeros(3)  # where the body was grabbed: it is pulled in the plane of the picture through there
        self._hint = ""
        self._posing.physics.switched.connect(self.cancel)

    def cursor(self, ratio: float) -> QCursor:
        is_held = self._pulled is not None
        return QCursor(Qt.CursorShape.ClosedHandCursor if is_held else Qt.CursorShape.OpenHandCursor)

    # -- the pointer -----------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take hold of what is under the pointer, or say why nothing is."""
        self._is_pressed = True
        physics = self._posing.posed_model().physics
        if physics is None:
            self._set_hint(self.tr("Physics is paused: nothing can be pulled"))
            return True
        target = self._target(physics, pointer.projection, pointer.at)
        if target is None:
            self._set_hint(self.tr("There is no body here that physics moves"))
        elif self._grab(physics.simulation, target):
            self._pulled, self._start = physics.simulation, target.point
            self._set_hint(self.tr("Pull {}").format(self._name(target)))
            self._show_change()
        elif target.vertex == NONE:
            self._set_hint(self.tr("{} follows its bone").format(self._name(target)))
        else:
            self._set_hint(self.tr("{} is pinned here").format(self._name(target)))
        return True

    def _grab(self, simulation: Simulation, target: GrabTarget) -> bool:
        if target.vertex != NONE:
            return simulation.grab_vertex(target.vertex, target.point)
        return simulation.grab(target.row, target.point)

    def _target(self, physics: Physics, projection: ViewProjection, at: At) -> GrabTarget | None:
        with self._view.current():
            face = self._view.scene.pick(projection.camera, projection.size, *at, ("faces",), 0)
        return target_of(self._document.model, physics, face, projection, at)

    def drag(self, pointer: Pointer) -> None:
        """Pull to the pointer."""
        if not self._is_pressed:
            return
        projection, at, _ = pointer
        grip = self._pulled.grab_point if self._pulled is not None else None
        if self._pulled is not None and grip is None:  # the body is gone, or follows its bone by now
            self.cancel()
            return
        hand = on_plane(projection.ray(at), self._start, projection.camera.axes[:, 2])
        if self._pulled is not None and hand is not None:
            self._pulled.pull(hand)
            self._view.changed.emit()
        self._set_hint(self._hint)

    def release(self, pointer: Pointer | None) -> None:
        self.cancel()

    def cancel(self) -> bool:
        """Let go; False if nothing was held."""
        pulled, self._pulled = self._pulled, None
        if pulled is not None:
            pulled.release()
        was_pressed, self._is_pressed = self._is_pressed, False
        if was_pressed:
            self._set_hint("")
            self._show_change()
        return was_pressed

    # -- what is seen and said -------------------------------------------------------------------------------------

    def lines(self, projection: ViewProjection) -> StructArray:
        """A line from the point of the body that is held to the pointer."""
        grip = self._pulled.grab_point if self._pulled is not None else None
        if self._pulled is None or grip is None:
            return NO_LINES
        arms = projection.camera.axes[:, :2].T * CROSS * projection.length(grip.target)
        starts = np.stack((grip.position(self._pulled.state.transforms), grip.target - arms[0], grip.target - arms[1]))
        ends = np.stack((grip.target, grip.target + arms[0], grip.target + arms[1]))
        return segments(starts, ends, (*GRABBED, 1.0), width=LINE)

    def _show_change(self) -> None:
        self._view.changed.emit()
        self._view.cursor_changed.emit()

    def _set_hint(self, text: str) -> None:
        self._hint = text
        self._view.hint_changed.emit(text)

    def _name(self, target: GrabTarget) -> str:
        model = self._document.model
        named = row_name(model.tables[target.table], target.row)
        return named or record_title(model, target.table, target.row)
