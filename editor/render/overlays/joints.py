"""Makes the signs of joints: a mark at each, lines to its bodies, and what the selected ones allow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray, StructArray
from editor.model.fields import NONE, Vec3, Vec4
from editor.model.joints import Joint, JointKind
from editor.render.overlays.bodies import JOINT_COLOR
from editor.render.overlays.joint_limits import fans, range_box
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose
from editor.render.overlays.overlay_lines import DIAMOND, FILLED, AttachedLines, markers, segments
from editor.render.overlays.overlay_transforms import (
    AttachedBodies,
    AttachedFrames,
    AttachedJoints,
    attached_bodies,
    attached_joints,
)

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
        _ties(joints, bodies, rows, np.array(to, np.intp), np.where(selected[:, None], (*color[:3], 1.0), color), dash)
        for to, color, dash in zip(ends, (TO_A, TO_B), (0.0, DASH), strict=True)
    ]
    return BodyAttachedLines.of(
        bodies, AttachedLines.joined((*lines, AttachedLines.marks_of(marks[rows], joints.carriers[rows])))
    )


def joint_limit_lines(overlay_input: OverlayInput) -> AttachedLines:
    """Return the limits of the selected joints: boxes for moving, fans for turning; locked axes end in a cross."""
    rows = np.flatnonzero(overlay_input.selected("joints") & overlay_input.seen("joints"))[:MOST]
    joints, bodies = attached_joints(overlay_input.model), attached_bodies(overlay_input.model)
    made = [_limits(joints, bodies, row, overlay_input.model.joints[row]) for row in rows.tolist()]
    return BodyAttachedLines.of(bodies, AttachedLines.joined(made))


def _ties(
    joints: AttachedJoints, bodies: AttachedFrames, rows: IndexArray, to: IndexArray, colors: Float64Array, dash: float
) -> AttachedLines:
    """Lines from some joints to a body of each, `to` by joint, where there is one."""
    tied = rows[to[rows] != NONE]
    ends = to[tied]
    lines = segments(joints.points[tied], bodies.points[ends], colors[tied], dash=dash)
    return AttachedLines.lines_of(lines, joints.carriers[tied], ends)


def _limits(joints: AttachedJoints, bodies: AttachedFrames, row: int, joint: Joint) -> AttachedLines:
    centre, axes = joints.points[row], joints.rotations[row]
    # Bullet counts limits from body A, along the axes that the joint has on it.
    carrier = joint.body_a if joint.body_a != NONE else joints.carriers[row]
    ahead = np.zeros(3)
    if joint.body_b != NONE:
        ahead = bodies.points[joint.body_b] - centre
    radius = float(np.clip(np.linalg.norm(ahead), LEAST_RADIUS, MOST_RADIUS))
    moves, rotations = allowed(joint)
    lines = np.concatenate(
        (range_box(centre, axes, *moves, free=radius), *fans(centre, axes, *rotations, ahead, radius))
    )
    return AttachedLines.lines_of(lines, carrier, carrier)


def allowed(joint: Joint) -> tuple[Limits, Limits]:
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
