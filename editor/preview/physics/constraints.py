"""Constraints: Bullet's own for each kind of joint, set up as the specification maps them
(PMX 2.1: Joint種類と物理演算側の対応; mmd-semantics §5.4).

Angles are radians here; some setters of panda3d take degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import degrees
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import Transforms, quaternions_from_euler
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.joints import Joint, JointKind
from editor.preview.physics.bodies import LARGEST, Bodies, Warnings
from editor.preview.physics.engine import Engine

VALUES = ("move_lower", "move_upper", "turn_lower", "turn_upper", "move_spring", "turn_spring")
MOVE_LOWER, MOVE_UPPER, TURN_LOWER, TURN_UPPER, MOVE_SPRING, TURN_SPRING = range(6)
STOP_ERP = 0.475  # how much of an error a limit takes back in a step: that of Bullet 2.75 (mmd-semantics §5.4)
NARROWEST = 1e-3  # a cone: of none at all Bullet would make numbers that are none


@dataclass(frozen=True, slots=True, eq=False)
class JointSetup:
    """A joint (`row`) of kind `kind` that holds bodies `body_a` and `body_b` together.

    `frame_a` and `frame_b` are where it stands in their spaces, (1,) poses each; `values` (6, 3) are its limits and
    springs, in the order of VALUES.
    """

    row: int
    kind: JointKind
    body_a: int
    body_b: int
    frame_a: Transforms
    frame_b: Transforms
    values: Float64Array

    @property
    def springs(self) -> Float64Array:
        """(2, 3) stiffness of moving and turning; only a spring 6DOF has any."""
        return self.values[MOVE_SPRING:] if self.kind == JointKind.SPRING_6DOF else np.zeros((2, 3))


def joint_setups(joints: Sequence[Joint], rows: Sequence[int], bodies: Bodies, warnings: Warnings) -> list[JointSetup]:
    """The joints of some rows, without those that hold nothing that moves."""
    links = []
    for row in rows:
        fault = joint_fault(joints[row])
        if fault:
            warnings.append(Message(Level.WARNING, fault, "joints", row))
        elif bodies.moving[[joints[row].body_a, joints[row].body_b]].any():
            links.append(_joint_setup(joints[row], row, bodies, warnings))
    return links


def joint_fault(joint: Joint) -> TranslatableText | None:
    """Why a joint can hold nothing together."""
    missing = [name for name, body in (("A", joint.body_a), ("B", joint.body_b)) if body == NONE]
    if missing:
        return TranslatableText("Rigid body {} is missing; the joint is left out.", ", ".join(missing))
    if joint.body_a == joint.body_b:
        return TranslatableText("Both rigid bodies are the same one; the joint is left out.")
    return None if joint.kind in set(JointKind) else TranslatableText("Its kind is unknown; the joint is left out.")


def _joint_setup(joint: Joint, row: int, bodies: Bodies, warnings: Warnings) -> JointSetup:
    told = np.array([joint.position, joint.rotation, *(getattr(joint, name) for name in VALUES)], np.float64)
    odd = ~(np.abs(told) <= LARGEST)
    if odd[:2].any() or np.isnan(told[2:]).any():
        warnings.append(
            Message(
                Level.WARNING, TranslatableText("Some numbers are not finite or too large; 0 is used."), "joints", row
            )
        )
    told[:2][odd[:2]] = 0
    values = np.clip(np.nan_to_num(told[2:]), -LARGEST, LARGEST)
    frame = Transforms(quaternions_from_euler(told[1:2]), told[:1])
    bodies_a, bodies_b = (bodies.rest.take(np.array([body])).inverse() for body in (joint.body_a, joint.body_b))
    kind = JointKind(joint.kind)
    return JointSetup(row, kind, joint.body_a, joint.body_b, bodies_a.times(frame), bodies_b.times(frame), values)


Build = Callable[[Engine, JointSetup, Any, Any], Any]


def transform_state(core: Any, pose: Transforms, row: int = 0) -> Any:
    """A TransformState without a matrix, which might come back with a scale that is not quite one."""
    x, y, z, w = pose.rotations[row].tolist()
    position = core.LPoint3(*pose.positions[row].tolist())
    return core.TransformState.make_pos_quat_scale(position, core.LQuaternion(w, x, y, z), core.LVecBase3(1))


def constraint_of(engine: Engine, joint: JointSetup, node_a: Any, node_b: Any) -> Any:
    """The constraint of a joint between the nodes of its bodies."""
    return BUILDS[joint.kind](engine, joint, node_a, node_b)


def _six_dof(engine: Engine, joint: JointSetup, node_a: Any, node_b: Any) -> Any:
    made = engine.bullet.BulletGenericConstraint(node_a, node_b, *_frames(engine, joint), True)
    vector = engine.core.LVecBase3
    moving = made.get_translational_limit_motor()
    moving.set_low_limit(vector(*joint.values[MOVE_LOWER].tolist()))
    moving.set_high_limit(vector(*joint.values[MOVE_UPPER].tolist()))
    for axis in range(3):
        turning = made.get_rotational_limit_motor(axis)
        turning.set_low_limit(float(joint.values[TURN_LOWER, axis]))
        turning.set_high_limit(float(joint.values[TURN_UPPER, axis]))
    for axis in range(6):
        made.set_param(engine.bullet.BulletConstraint.CP_stop_erp, STOP_ERP, axis)
    return made


def _point_to_point(engine: Engine, joint: JointSetup, node_a: Any, node_b: Any) -> Any:
    pivots = (engine.core.LPoint3(*frame.positions[0].tolist()) for frame in (joint.frame_a, joint.frame_b))
    pivot_a, pivot_b = pivots
    return engine.bullet.BulletSphericalConstraint(node_a, node_b, pivot_a, pivot_b)


def _cone_twist(engine: Engine, joint: JointSetup, node_a: Any, node_b: Any) -> Any:
    made = engine.bullet.BulletConeTwistConstraint(node_a, node_b, *_frames(engine, joint))
    twist, swing_2, swing_1 = (degrees(angle) for angle in joint.values[TURN_LOWER].tolist())
    made.set_limit(swing_1, swing_2, twist, *_softness(joint))
    made.set_damping(float(joint.values[MOVE_LOWER, 0]))
    made.set_fix_threshold(max(float(joint.values[MOVE_UPPER, 0]), NARROWEST))
    if joint.values[MOVE_LOWER, 2]:
        x, y, z, w = quaternions_from_euler(joint.values[TURN_SPRING][None])[0].tolist()
        made.enable_motor(True)
        made.set_max_motor_impulse(float(joint.values[MOVE_UPPER, 2]))
        made.set_motor_target_in_constraint_space(engine.core.LQuaternion(w, x, y, z))
    return made


def _slider(engine: Engine, joint: JointSetup, node_a: Any, node_b: Any) -> Any:
    """Along the x axis of the joint."""
    made = engine.bullet.BulletSliderConstraint(node_a, node_b, *_frames(engine, joint), True)
    values = joint.values.tolist()
    made.set_lower_linear_limit(values[MOVE_LOWER][0])
    made.set_upper_linear_limit(values[MOVE_UPPER][0])
    made.set_lower_angular_limit(degrees(values[TURN_LOWER][0]))
    made.set_upper_angular_limit(degrees(values[TURN_UPPER][0]))
    is_on, velocity, force = values[MOVE_SPRING]
    if is_on:
        made.set_powered_linear_motor(True)
        made.set_target_linear_motor_velocity(velocity)
        made.set_max_linear_motor_force(force)
    is_on, velocity, force = values[TURN_SPRING]
    if is_on:
        made.set_powered_angular_motor(True)
        made.set_target_angular_motor_velocity(velocity)
        made.set_max_angular_motor_force(force)
    return made


def _hinge(engine: Engine, joint: JointSetup, node_a: Any, node_b: Any) -> Any:
    """About the z axis of the joint, as Bullet's hinge turns; the limits are the x of the file all the same."""
    made = engine.bullet.BulletHingeConstraint(node_a, node_b, *_frames(engine, joint), True)
    low, high = (degrees(joint.values[bound, 0]) for bound in (TURN_LOWER, TURN_UPPER))
    made.set_limit(low, high, *_softness(joint))
    is_on, velocity, impulse = joint.values[TURN_SPRING].tolist()
    if is_on:
        made.enable_angular_motor(True, velocity, impulse)
    return made


def _softness(joint: JointSetup) -> list[float]:
    """Softness, bias and relaxation of a limit: shares, which beyond 1 make a body go ever faster."""
    return [min(max(value, 0.0), 1.0) for value in joint.values[MOVE_SPRING].tolist()]


def _frames(engine: Engine, joint: JointSetup) -> tuple[Any, Any]:
    return transform_state(engine.core, joint.frame_a), transform_state(engine.core, joint.frame_b)


BUILDS: dict[JointKind, Build] = {
    JointKind.SPRING_6DOF: _six_dof,
    JointKind.SIX_DOF: _six_dof,
    JointKind.POINT_TO_POINT: _point_to_point,
    JointKind.CONE_TWIST: _cone_twist,
    JointKind.SLIDER: _slider,
    JointKind.HINGE: _hinge,
}
