"""Makes what shows that joints are beyond their limits: by how much, and which moving bodies they hold. No OpenGL."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, StructArray, unit_or_zero
from editor.math3d.rotations import matrices_from_quaternions
from editor.model.fields import Vec4
from editor.preview.physics.joint_limits import LimitViolations
from editor.render.overlays.bodies import AttachedShapes, shapes_of
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose
from editor.render.overlays.overlay_lines import CROSSED, FILLED, MARKER, SEGMENT, markers, segments

VIOLATION_COLOR: Vec4 = (0.95, 0.05, 0.75, 1.0)
MARK = 11.0  # logical pixels
DASH = 5.0
STEPS = 12  # of an arc
LEAST_RADIUS, MOST_RADIUS = 0.25, 1.5  # of arcs, in model units: as those of limits
ASLANT = 0.3  # sine of the angle with an axis below which a direction is no good for an arc about it


@dataclass(frozen=True, slots=True, eq=False)
class LimitViolationLines:
    """`seen` (joints,): which are shown."""

    seen: BoolArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """A cross at each joint that is beyond its limits, and how far it is beyond; none without physics."""
        state = pose.posed_model.state if pose is not None else None
        beyond = state.limit_violations.violated() if state is not None else None
        if state is None or beyond is None or not len(beyond) or beyond.rows.max() >= len(self.seen):
            return np.empty(0, SEGMENT), np.empty(0, MARKER)
        beyond = beyond.take(self.seen[beyond.rows])
        marks = markers(beyond.frames_b.positions, VIOLATION_COLOR, MARK, CROSSED + FILLED)
        ahead = state.transforms.positions[beyond.bodies[:, 1]] - beyond.frames_b.positions
        return np.concatenate((_torn(beyond), _bent(beyond, ahead))), marks


@dataclass(frozen=True, slots=True, eq=False)
class LimitViolationBodies:
    """The outlines of all bodies, of which only some are shown."""

    shapes: AttachedShapes

    def at(self, pose: OverlayPose | None) -> dict[int, StructArray]:
        """Those of the moving bodies that a joint holds which is beyond its limits. None without physics."""
        state = pose.posed_model.state if pose is not None else None
        if state is None:
            return {kind: shapes[:0] for kind, shapes in self.shapes.shapes.items()}
        held = np.zeros(len(state.transforms), np.bool_)
        held[state.limit_violations.violated().bodies] = True
        held &= state.moving
        return {kind: shapes[held[self.shapes.rows[kind]]] for kind, shapes in self.shapes.at(pose).items()}


def limit_violation_lines(overlay_input: OverlayInput) -> LimitViolationLines:
    return LimitViolationLines(overlay_input.seen("joints"))


def limit_violation_bodies(overlay_input: OverlayInput) -> LimitViolationBodies:
    return LimitViolationBodies(
        shapes_of(overlay_input, np.tile(VIOLATION_COLOR, (len(overlay_input.model.rigid_bodies), 1)))
    )


def _torn(beyond: LimitViolations) -> StructArray:
    """From the nearest position that body B might have the joint at, to where it has it."""
    ends = beyond.frames_b.positions
    starts = ends - _rotated(beyond, beyond.moved)
    return segments(starts, ends, VIOLATION_COLOR)


def _bent(beyond: LimitViolations, ahead: Float64Array) -> StructArray:
    """From the direction that body B might be in at most, dashed, along an arc to that in which it is."""
    rotations = _rotated(beyond, beyond.bent)
    angles = np.linalg.norm(rotations, axis=1)
    chosen = angles > 0
    axes, angles = rotations[chosen] / angles[chosen, None], angles[chosen]
    radii = np.clip(np.linalg.norm(ahead[chosen], axis=1), LEAST_RADIUS, MOST_RADIUS)[:, None]
    along = _across(axes, ahead[chosen])
    aside = np.cross(axes, along)
    centre = beyond.frames_b.positions[chosen]
    back = np.linspace(1, 0, STEPS + 1)[:, None, None] * angles[:, None]
    rim = centre + radii * (np.cos(back) * along - np.sin(back) * aside)
    return np.concatenate(
        (
            segments(rim[:-1], rim[1:], VIOLATION_COLOR),
            segments(centre, rim[0], VIOLATION_COLOR, dash=DASH),
            segments(centre, rim[-1], VIOLATION_COLOR),
        )
    )


def _across(axes: Float64Array, ahead: Float64Array) -> Float64Array:
    """(n, 3) directions of length 1 across axes: towards `ahead`, or any where that is nearly along the axis."""
    wanted = unit_or_zero(ahead)
    wanted -= axes * np.einsum("ij,ij->i", axes, wanted)[:, None]
    spare = np.eye(3)[np.abs(axes).argmin(axis=1)]
    spare -= axes * np.einsum("ij,ij->i", axes, spare)[:, None]
    return unit_or_zero(np.where(np.linalg.norm(wanted, axis=1, keepdims=True) < ASLANT, spare, wanted))


def _rotated(beyond: LimitViolations, vectors: Float64Array) -> Float64Array:
    """(n, 3) from along the axes of the joints on body A to along those of the model."""
    made: Float64Array = np.einsum("nij,nj->ni", matrices_from_quaternions(beyond.frames_a.rotations), vectors)
    return made
