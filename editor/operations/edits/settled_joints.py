"""Joints of bodies that hang where they came to rest: they go along, and their limits still mean the same places.

Limits count from how the two bodies stand at rest. Were they left alone, what has fallen as far as they let it would
fall as far once more (mmd-semantics §5.8). Bullet counts them along the axes that the joint has on body A; it is there
that the joint is put whichever body takes it along otherwise, for limits along other axes could not say the same.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.euler import euler_from_matrices, joint_euler_from_quaternions
from editor.math3d.quaternions import inverse, matrices_from_quaternions, product, rotated
from editor.math3d.transforms import Transforms
from editor.model.joints import JointKind
from editor.model.model import Model
from editor.operations.edits.apply_pose_as_rest import STILL, FieldValues, changes
from editor.preview.physics.bodies import Bodies
from editor.preview.physics.joint_setups import (
    MOVE_LOWER,
    MOVE_UPPER,
    TURN_LOWER,
    TURN_UPPER,
    JointSetup,
    joint_setups,
)

SIX_AXES = (JointKind.SPRING_6DOF, JointKind.SIX_DOF)
FIELDS = {MOVE_LOWER: "move_lower", MOVE_UPPER: "move_upper", TURN_LOWER: "turn_lower", TURN_UPPER: "turn_upper"}


def settled_joints(model: Model, bodies: Bodies, now: Transforms) -> Iterator[FieldValues]:
    """New frames and limits of the joints between bodies that settled, with the limits at the same places as before."""
    for link in joint_setups(model.joints.records, range(len(model.joints)), bodies, []):
        row = np.array([link.row])
        end_a = now.take(np.array([link.body_a])).times(link.frame_a)
        end_b = now.take(np.array([link.body_b])).times(link.frame_b)
        yield from changes(model.joints, row, "position", end_a.positions)
        before = bodies.rest.take(np.array([link.body_a])).times(link.frame_a)
        if abs(float(np.vdot(before.rotations, end_a.rotations))) < 1 - STILL**2:
            angles = euler_from_matrices(np.asarray(matrices_from_quaternions(end_a.rotations), np.float64))
            yield from changes(model.joints, row, "rotation", angles)
        values = _with_limits_of_old(link, end_a, end_b)
        for number, field in FIELDS.items():
            yield from changes(model.joints, row, field, values[number][None])


def _with_limits_of_old(link: JointSetup, end_a: Transforms, end_b: Transforms) -> Float64Array:
    """(6, 3) the values of a joint with limits that count from where the ends are now."""
    values, turns = link.values.copy(), product(inverse(end_a.rotations), end_b.rotations)
    apart = rotated(inverse(end_a.rotations), end_b.positions - end_a.positions)[0]
    if link.kind in SIX_AXES:
        _translation(values, MOVE_LOWER, apart, 3)
        _translation(values, TURN_LOWER, joint_euler_from_quaternions(turns)[0], 3)
    elif link.kind in (JointKind.SLIDER, JointKind.HINGE):
        x, _, z, w = turns[0]
        about = 2 * np.arctan2(x if link.kind == JointKind.SLIDER else z, w)
        _translation(values, TURN_LOWER, np.array([np.remainder(about + np.pi, 2 * np.pi) - np.pi]), 1)
        if link.kind == JointKind.SLIDER:
            _translation(values, MOVE_LOWER, apart, 1)
    return values


def _translation(values: Float64Array, lower: int, by: Float64Array, axes: int) -> None:
    """Let limits of some axes, first of which x, count from elsewhere; locked and free ones stay what they are."""
    low, high = values[lower, :axes].copy(), values[lower + 1, :axes].copy()
    shift = np.where(low < high, np.clip(by[:axes], low, np.maximum(low, high)), 0.0)
    values[lower, :axes], values[lower + 1, :axes] = low - shift, high - shift
