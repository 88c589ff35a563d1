"""The signs of joints: a mark at each, lines to its bodies, what the selected ones allow, and how far one is beyond it.

Fans show how far something may turn, a box how far it may move. No OpenGL.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, StructArray, unit_or_zero
from editor.math3d.rotations import matrices_from_quaternions
from editor.model.fields import NONE, Vec3, Vec4
from editor.model.joints import Joint, JointKind
from editor.preview.physics.joint_limits import LimitViolations
from editor.render.overlays.bodies import JOINT_COLOR, AttachedShapes, shapes_of
from editor.render.overlays.overlay_input import (
    AttachedBodies,
    AttachedFrames,
    AttachedJoints,
    OverlayInput,
    OverlayPose,
    attached_bodies,
    attached_joints,
)
from editor.render.overlays.overlay_lines import (
    AXIS_COLORS,
    CROSSED,
    DIAMOND,
    FILLED,
    MARKER,
    SEGMENT,
    AttachedLines,
    markers,
    segments,
)
from editor.render.overlays.shapes import box

VIOLATION_COLOR: Vec4 = (0.95, 0.05, 0.75, 1.0)
VIOLATION_MARK = 11.0  # logical pixels
VIOLATION_DASH = 5.0
STEPS = 12  # of an arc


@dataclass(frozen=True, slots=True, eq=False)
class LimitViolationLines:
    """`is_shown` (joints,): which are shown."""

    is_shown: BoolArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """A cross at each joint that is beyond its limits, and how far it is beyond; none without physics."""
        state = pose.posed_model.state if pose is not None else None
        beyond = state.limit_violations.violated() if state is not None else None
        if state is None or beyond is None or not len(beyond) or beyond.rows.max() >= len(self.is_shown):
            return np.empty(0, SEGMENT), np.empty(0, MARKER)
        beyond = beyond.take(self.is_shown[beyond.rows])
        marks = markers(beyond.frames_b.positions, VIOLATION_COLOR, VIOLATION_MARK, CROSSED + FILLED)
        ahead = state.transforms.positions[beyond.bodies[:, 1]] - beyond.frames_b.positions
        return np.concatenate((_lines_of_moved_joints(beyond), _arcs_of_bent_joints(beyond, ahead))), marks


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


def _lines_of_moved_joints(beyond: LimitViolations) -> StructArray:
    """From the nearest position that body B might have the joint at, to where it has it."""
    ends = beyond.frames_b.positions
    starts = ends - _rotated_from_body_a(beyond, beyond.moved)
    return segments(starts, ends, VIOLATION_COLOR)


def _arcs_of_bent_joints(beyond: LimitViolations, ahead: Float64Array) -> StructArray:
    """From the direction that body B might be in at most, dashed, along an arc to that in which it is."""
    rotations = _rotated_from_body_a(beyond, beyond.bent)
    angles = np.linalg.norm(rotations, axis=1)
    chosen = angles > 0
    axes, angles = rotations[chosen] / angles[chosen, None], angles[chosen]
    radii = np.clip(np.linalg.norm(ahead[chosen], axis=1), LEAST_RADIUS, MOST_RADIUS)[:, None]
    along = _directions_across(axes, ahead[chosen])
    aside = np.cross(axes, along)
    centre = beyond.frames_b.positions[chosen]
    back = np.linspace(1, 0, STEPS + 1)[:, None, None] * angles[:, None]
    rim = centre + radii * (np.cos(back) * along - np.sin(back) * aside)
    return np.concatenate(
        (
            segments(rim[:-1], rim[1:], VIOLATION_COLOR),
            segments(centre, rim[0], VIOLATION_COLOR, dash=VIOLATION_DASH),
            segments(centre, rim[-1], VIOLATION_COLOR),
        )
    )


def _directions_across(axes: Float64Array, ahead: Float64Array) -> Float64Array:
    """(n, 3) directions of length 1 across axes: towards `ahead`, or any where that is nearly along the axis."""
    wanted = unit_or_zero(ahead)
    wanted -= axes * np.einsum("ij,ij->i", axes, wanted)[:, None]
    spare = np.eye(3)[np.abs(axes).argmin(axis=1)]
    spare -= axes * np.einsum("ij,ij->i", axes, spare)[:, None]
    return unit_or_zero(np.where(np.linalg.norm(wanted, axis=1, keepdims=True) < ASLANT, spare, wanted))


def _rotated_from_body_a(beyond: LimitViolations, vectors: Float64Array) -> Float64Array:
    """(n, 3) from along the axes of the joints on body A to along those of the model."""
    made: Float64Array = np.einsum("nij,nj->ni", matrices_from_quaternions(beyond.frames_a.rotations), vectors)
    return made


STEP = np.radians(10.0)  # from one corner of a fan's rim to the next, at most
RAYS = 3  # corners from one ray to the next
FULL = 2 * np.pi
ASLANT = 0.3  # sine of the angle with an axis below which a direction is no good as the zero of its fan
LOCKED_COLOR: Vec4 = (0.45, 0.47, 0.5, 1.0)
BAR = 0.12  # half a bar across a locked axis, as a part of the fan's radius
RAY_ALPHA = 0.4


def fans(
    centre: ArrayLike,
    axes: Float64Array,
    lower: Sequence[float],
    upper: Sequence[float],
    ahead: Float64Array,
    radius: float,
) -> list[StructArray]:
    """The fans around all three axes, columns of (3, 3), from where `ahead` (3,) has the thing at angle 0.

    Where the lower limit is above the upper one, all angles are allowed; where they are the same, none but that one.
    """
    middle = np.asarray(centre, np.float64)
    made = []
    for number in range(3):
        low, high = lower[number], upper[number]
        if low == high == 0:
            made.append(_locked_axis(middle, axes, number, radius))
        else:
            zero = _zero_direction(axes, number, ahead)
            made.append(_fan(middle, axes[:, number], zero, _drawn_range(low, high), radius, AXIS_COLORS[number]))
    return made


def range_box(centre: ArrayLike, axes: Float64Array, lower: ArrayLike, upper: ArrayLike, free: float) -> StructArray:
    """The box within which something may move; `free` model units to both sides along axes without limits."""
    low, high = np.asarray(lower, np.float64), np.asarray(upper, np.float64)
    is_free = low > high
    low, high = np.where(is_free, -free, low), np.where(is_free, free, high)
    edges = (box() * (high - low) + (high + low)) / 2
    placed = edges @ axes.T + np.asarray(centre, np.float64)
    seen = (placed[:, 0] != placed[:, 1]).any(axis=1)
    # The edges of a box come axis by axis, from the last to the first.
    colors = np.repeat(np.array(AXIS_COLORS)[::-1], 4, axis=0)
    dashes = np.repeat(np.where(is_free, 6.0, 0.0)[::-1], 4)
    return segments(placed[seen, 0], placed[seen, 1], colors[seen], dash=dashes[seen])


def _drawn_range(low: float, high: float) -> tuple[float, float]:
    """Angles to be drawn, of one turn at most."""
    if low > high or high - low >= FULL:
        return -np.pi, np.pi
    return low, high


def _fan(
    centre: Float64Array, axis: Float64Array, zero: Float64Array, turns: tuple[float, float], radius: float, color: Vec4
) -> StructArray:
    low, high = turns
    angles = np.linspace(low, high, int(np.ceil((high - low) / STEP)) + 1)
    side = np.cross(axis, zero)
    rim = centre + radius * (np.cos(angles)[:, None] * zero + np.sin(angles)[:, None] * side)
    faint = (*color[:3], RAY_ALPHA)
    between = rim[RAYS:-1:RAYS]
    return np.concatenate(
        (
            segments(np.tile(centre, (len(between), 1)), between, faint),
            segments([centre, centre], rim[[0, -1]], color),
            segments(rim[:-1], rim[1:], color),
        )
    )


def _locked_axis(centre: Float64Array, axes: Float64Array, number: int, radius: float) -> StructArray:
    """A short axis that ends in a cross-bar: no turning about it."""
    tip = centre + axes[:, number] * radius * 0.6
    aside = axes[:, (number + 1) % 3] * radius * BAR
    across = axes[:, (number + 2) % 3] * radius * BAR
    starts = (centre, tip - aside, tip - across)
    return segments(starts, (tip, tip + aside, tip + across), LOCKED_COLOR)


def _zero_direction(axes: Float64Array, number: int, ahead: Float64Array) -> Float64Array:
    """(3,) the direction, across an axis, at angle 0: towards `ahead`, or else the next axis."""
    axis = axes[:, number]
    length = np.linalg.norm(ahead)
    across = ahead - axis * (ahead @ axis)
    if not np.linalg.norm(across) > ASLANT * length:
        return np.asarray(axes[:, (number + 1) % 3], np.float64)
    return np.asarray(across / np.linalg.norm(across), np.float64)


Limits = tuple[Vec3, Vec3]  # lower and upper, along or about x, y and z

TO_A: Vec4 = (0.95, 0.8, 0.2, 0.45)
TO_B: Vec4 = (0.4, 0.8, 0.9, 0.45)
MARK, MARK_OF_SELECTED = 7.0, 10.0
DASH = 7.0
MOST = 64  # joints whose limits are shown: of more nothing could be told
LEAST_RADIUS, MOST_RADIUS = 0.25, 1.5  # of fans, in model units
FREE: Limits = (1.0, 1.0, 1.0), (-1.0, -1.0, -1.0)
LOCKED: Limits = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class BodyAttachedLines(AttachedLines):
    """Signs that hang from rigid bodies, of which the rows stand in the place of bones."""

    bodies: AttachedBodies

    @classmethod
    def of(cls, bodies: AttachedBodies, hung: AttachedLines) -> BodyAttachedLines:
        return cls(hung.lines, hung.starts, hung.ends, hung.marks, hung.bones, bodies)

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """The segments and markers in a pose, None: at rest."""
        return AttachedLines.at(self, pose if pose is None else self.bodies.motions(pose))


def joint_lines(overlay_input: OverlayInput) -> AttachedLines:
    """A mark at every joint, and a line to body A and a dashed one to body B."""
    joints, bodies = attached_joints(overlay_input.model), attached_bodies(overlay_input.model)
    selected, rows = overlay_input.selected("joints"), overlay_input.rows("joints")
    colors = np.where(selected[:, None], overlay_input.highlight, JOINT_COLOR)
    sizes = np.where(selected, MARK_OF_SELECTED, MARK)
    marks = markers(joints.points, colors, sizes, DIAMOND + FILLED * selected)
    records = overlay_input.model.joints.records
    ends = ([joint.body_a for joint in records], [joint.body_b for joint in records])
    lines = [
        _lines_to_bodies(
            joints, bodies, rows, np.array(to, np.intp), np.where(selected[:, None], (*color[:3], 1.0), color), dash
        )
        for to, color, dash in zip(ends, (TO_A, TO_B), (0.0, DASH), strict=True)
    ]
    return BodyAttachedLines.of(
        bodies, AttachedLines.joined((*lines, AttachedLines.marks_of(marks[rows], joints.carriers[rows])))
    )


def joint_limit_lines(overlay_input: OverlayInput) -> AttachedLines:
    """Return the limits of the selected joints: boxes for moving, fans for turning; locked axes end in a cross."""
    rows = np.flatnonzero(overlay_input.selected("joints") & overlay_input.seen("joints"))[:MOST]
    joints, bodies = attached_joints(overlay_input.model), attached_bodies(overlay_input.model)
    made = [_limit_lines(joints, bodies, row, overlay_input.model.joints[row]) for row in rows.tolist()]
    return BodyAttachedLines.of(bodies, AttachedLines.joined(made))


def _lines_to_bodies(
    joints: AttachedJoints, bodies: AttachedFrames, rows: IndexArray, to: IndexArray, colors: Float64Array, dash: float
) -> AttachedLines:
    """Lines from some joints to a body of each, `to` by joint, where there is one."""
    tied = rows[to[rows] != NONE]
    ends = to[tied]
    lines = segments(joints.points[tied], bodies.points[ends], colors[tied], dash=dash)
    return AttachedLines.lines_of(lines, joints.carriers[tied], ends)


def _limit_lines(joints: AttachedJoints, bodies: AttachedFrames, row: int, joint: Joint) -> AttachedLines:
    centre, axes = joints.points[row], joints.rotations[row]
    # Bullet counts limits from body A, along the axes that the joint has on it.
    carrier = joint.body_a if joint.body_a != NONE else joints.carriers[row]
    ahead = np.zeros(3)
    if joint.body_b != NONE:
        ahead = bodies.points[joint.body_b] - centre
    radius = float(np.clip(np.linalg.norm(ahead), LEAST_RADIUS, MOST_RADIUS))
    moves, rotations = move_and_turn_limits(joint)
    lines = np.concatenate(
        (range_box(centre, axes, *moves, free=radius), *fans(centre, axes, *rotations, ahead, radius))
    )
    return AttachedLines.lines_of(lines, carrier, carrier)


def move_and_turn_limits(joint: Joint) -> tuple[Limits, Limits]:
    """Return the limits of moving and turning of a joint, by its kind (mmd-semantics §5.4)."""
    if joint.kind == JointKind.POINT_TO_POINT:
        return LOCKED, FREE
    low, high = joint.turn_lower, joint.turn_upper
    about_x = (low[0], 0.0, 0.0), (high[0], 0.0, 0.0)
    if joint.kind == JointKind.CONE_TWIST:
        # The lower limits say how far to either side.
        return LOCKED, ((-abs(low[0]), -abs(low[1]), -abs(low[2])), (abs(low[0]), abs(low[1]), abs(low[2])))
    if joint.kind == JointKind.SLIDER:
        return ((joint.move_lower[0], 0.0, 0.0), (joint.move_upper[0], 0.0, 0.0)), about_x
    if joint.kind == JointKind.HINGE:
        # Bullet's hinges turn about z.
        return LOCKED, ((0.0, 0.0, low[0]), (0.0, 0.0, high[0]))
    return (joint.move_lower, joint.move_upper), (low, high)
