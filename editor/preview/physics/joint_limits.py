"""LimitViolations: which joints are outside of what they allow, and by how much; what they allow is compiled from
JointSetups.

Springs: those of all spring 6DOF joints at once, as the motors of the constraints that Bullet has without springs. The
sums are those of Bullet's btGeneric6DofSpringConstraint with no damping (mmd-semantics §5.7). A spring of stiffness 0
is left out: it would be a motor without force.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.rotations import (
    Transforms,
    inverse,
    joint_euler_from_quaternions,
    matrices_from_quaternions,
    product,
    quaternions_from_rotation_vectors,
    rotated,
)
from editor.model.joints import JointKind
from editor.preview.physics.constraints import MOVE_LOWER, MOVE_UPPER, NARROWEST, TURN_LOWER, TURN_UPPER, JointSetup
from editor.preview.physics.engine import SOLVER_ITERATIONS, Engine

FULL = 2 * np.pi


def length_errors(apart: Float64Array, low: Float64Array, high: Float64Array) -> Float64Array:
    """By how much lengths exceed their limits; limits whose lower is above the upper are free."""
    return np.where(low > high, 0.0, np.maximum(apart - high, 0) + np.minimum(apart - low, 0))


def angle_errors(angles: Float64Array, low: Float64Array, high: Float64Array) -> Float64Array:
    """By how much angles exceed the nearer of their limits, either way round the circle."""
    away = np.remainder(angles - (low + high) / 2 + np.pi, FULL) - np.pi
    return np.where(low > high, 0.0, np.sign(away) * np.maximum(np.abs(away) - (high - low) / 2, 0))


def _six_dof(relative: Float64Array, values: Float64Array) -> Float64Array:
    # Bullet's angles are those of A as B sees it.
    return -angle_errors(joint_euler_from_quaternions(relative), values[:, TURN_LOWER], values[:, TURN_UPPER])


def _slider(relative: Float64Array, values: Float64Array) -> Float64Array:
    """Turns about x, and only about that."""
    axes = np.asarray(matrices_from_quaternions(relative), np.float64)
    return _turns_about_axis(axes, 0, np.arctan2(axes[:, 2, 1], axes[:, 1, 1]), values)


def _hinge(relative: Float64Array, values: Float64Array) -> Float64Array:
    """Turns about z, and only about that; the limits are the x of the file all the same."""
    axes = np.asarray(matrices_from_quaternions(relative), np.float64)
    return _turns_about_axis(axes, 2, np.arctan2(-axes[:, 0, 1], axes[:, 1, 1]), values)


def _turns_about_axis(axes: Float64Array, number: int, angles: Float64Array, values: Float64Array) -> Float64Array:
    too_far = _tilt_of_axis(axes, number)
    too_far[:, number] = angle_errors(angles, values[:, TURN_LOWER, 0], values[:, TURN_UPPER, 0])
    return too_far


def _cone_twist(relative: Float64Array, values: Float64Array) -> Float64Array:
    """The x axis swings within a cone, and turns about itself as far as a span that is not negative lets it."""
    of_a = inverse(relative)  # as Bullet has it: how A is turned as B sees it
    swing = _tilt_of_axis(np.asarray(matrices_from_quaternions(of_a), np.float64), 0)
    twist = product(inverse(quaternions_from_rotation_vectors(swing)), of_a)
    angles = np.remainder(2 * np.arctan2(twist[:, 0], twist[:, 3]) + np.pi, FULL) - np.pi
    span = values[:, TURN_LOWER, 0]
    too_far = rotated(inverse(twist), -_out_of_cone(swing, values))
    too_far[:, 0] -= np.where(span < 0, 0.0, length_errors(angles, -span, span))
    return too_far


def _out_of_cone(swing: Float64Array, values: Float64Array) -> Float64Array:
    """The part of a swing beyond an elliptic cone, or beyond each span where one is nearly 0."""
    spans = values[:, TURN_LOWER].copy()
    spans[spans < np.maximum(values[:, MOVE_UPPER, :1], NARROWEST)] = 0  # the fix threshold
    spans = np.maximum(spans[:, 1:], 0)
    length = np.linalg.norm(swing, axis=1)
    across = swing[:, 1:] / np.where(length > 0, length, 1)[:, None]
    is_cone = (spans > 0).all(axis=1, keepdims=True)
    slopes = np.linalg.norm(across / np.where(is_cone, spans, 1), axis=1)
    limit = 1 / np.where(slopes > 0, slopes, 1)
    out = swing * (np.maximum(length - limit, 0) / np.where(length > 0, length, 1))[:, None]
    boxed = np.zeros_like(swing)
    boxed[:, 1:] = length_errors(swing[:, 1:], -spans, spans)
    return np.where(is_cone, out, boxed)


def _tilt_of_axis(axes: Float64Array, number: int) -> Float64Array:
    """(n, 3) the shortest turn that takes an axis to where rotations (n, 3, 3) take it."""
    here, there = np.eye(3)[number], axes[:, :, number]
    across = np.cross(here, there)
    sines = np.linalg.norm(across, axis=1)
    tilted: Float64Array = across * (np.arctan2(sines, there @ here) / np.where(sines > 0, sines, 1))[:, None]
    return tilted


# Those of a P2P joint may turn as they like.
ROTATION_ERRORS: dict[JointKind, Callable[[Float64Array, Float64Array], Float64Array]] = {
    JointKind.SPRING_6DOF: _six_dof,
    JointKind.SIX_DOF: _six_dof,
    JointKind.CONE_TWIST: _cone_twist,
    JointKind.SLIDER: _slider,
    JointKind.HINGE: _hinge,
}


# Bullet gives way where joints pull against each other: of good models that dance 95 joints in 100 are out by less than
# half of this. What is out by more could be seen.
MOVED, BENT = 0.2, np.radians(5.0)  # model units, radians


@dataclass(frozen=True, slots=True, eq=False)
class LimitViolations:
    """Of joints `rows` (n,) between bodies `bodies` (n, 2), A and B: how far B is out of what they allow.

    `moved` (n, 3) is in model units, `bent` (n, 3) a rotation vector in radians, both along the axes of `frames_a` and
    0 within the limits. `frames_a` and `frames_b` (n,) are where body A and body B have the joint.
    """

    rows: IndexArray
    bodies: IndexArray
    frames_a: Transforms
    frames_b: Transforms
    moved: Float64Array
    bent: Float64Array

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def is_violated(self) -> BoolArray:
        """(n,) whether a joint is out by more than the softness of joints explains."""
        far = np.linalg.norm(self.moved, axis=1) > MOVED
        return np.asarray(far | (np.linalg.norm(self.bent, axis=1) > BENT))

    def violated(self) -> LimitViolations:
        """Only the joints that are out by more than that."""
        return self.take(self.is_violated)

    def take(self, chosen: BoolArray) -> LimitViolations:
        """Only some of the joints (n,)."""
        rows = np.flatnonzero(chosen)
        frames = self.frames_a.take(rows), self.frames_b.take(rows)
        return LimitViolations(self.rows[rows], self.bodies[rows], *frames, self.moved[rows], self.bent[rows])


class JointLimits:
    """Limits of some joints."""

    def __init__(self, joints: Sequence[JointSetup]) -> None:
        self._ends = Ends(joints)
        self._rows = np.array([joint.row for joint in joints], np.intp)
        self._bodies = np.stack((self._ends.bodies_a, self._ends.bodies_b), axis=1)
        self._values = np.array([joint.values for joint in joints], np.float64).reshape(-1, 6, 3)
        kinds = np.array([joint.kind for joint in joints], np.intp)
        self._kinds = {kind: np.flatnonzero(kinds == kind) for kind in ROTATION_ERRORS}
        self._low, self._high = _move_limits(kinds, self._values)

    def violations(self, now: Transforms) -> LimitViolations:
        """Return how far each joint is outside of its limits while the bodies (bodies,) have these transforms."""
        ends = self._ends
        frames_a = now.take(ends.bodies_a).times(ends.frames_a)
        frames_b = now.take(ends.bodies_b).times(ends.frames_b)
        back = inverse(frames_a.rotations)
        apart = rotated(back, frames_b.positions - frames_a.positions)
        relative = product(back, frames_b.rotations)
        bent = np.zeros((len(self._rows), 3))
        for kind, rows in self._kinds.items():
            bent[rows] = ROTATION_ERRORS[kind](relative[rows], self._values[rows])
        moved = length_errors(apart, self._low, self._high)
        return LimitViolations(self._rows, self._bodies, frames_a, frames_b, moved, bent)


def _move_limits(kinds: IndexArray, values: Float64Array) -> tuple[Float64Array, Float64Array]:
    """(n, 3) lower and upper limits of moving; only a 6DOF moves along all axes, and a slider along x."""
    free = np.zeros((len(kinds), 3), np.bool_)
    free[np.isin(kinds, (JointKind.SPRING_6DOF, JointKind.SIX_DOF))] = True
    free[kinds == JointKind.SLIDER, 0] = True
    return np.where(free, values[:, MOVE_LOWER], 0.0), np.where(free, values[:, MOVE_UPPER], 0.0)


class Springs:
    """Made for the constraints of some joints; `push` has to come right before each step."""

    def __init__(self, engine: Engine, joints: Sequence[JointSetup], constraints: Sequence[Any]) -> None:
        self._engine = engine
        self._angular = _AngularSprings(joints, constraints)
        self._linear = _LinearSprings(engine, joints, constraints)

    def push(self, now: Transforms, step: float) -> None:
        """Set the motors for a step of so many seconds from the poses (bodies,) that it starts with."""
        limit = step if self._engine.divides_motor_force else 1.0
        self._angular.push(now, step, limit)
        self._linear.push(now, step, limit)


class Ends:
    """Frames of joints in the spaces of their two bodies."""

    def __init__(self, joints: Sequence[JointSetup]) -> None:
        self.bodies_a: IndexArray = np.array([joint.body_a for joint in joints], np.intp)
        self.bodies_b: IndexArray = np.array([joint.body_b for joint in joints], np.intp)
        self.frames_a = _stacked_transforms([joint.frame_a for joint in joints])
        self.frames_b = _stacked_transforms([joint.frame_b for joint in joints])


class _AngularSprings:
    def __init__(self, joints: Sequence[JointSetup], constraints: Sequence[Any]) -> None:
        sprung = [(joint, made) for joint, made in zip(joints, constraints, strict=True) if joint.springs[1].any()]
        ends = Ends([joint for joint, _ in sprung])
        self._bodies = np.stack((ends.bodies_a, ends.bodies_b))
        self._between = _rotation_products(ends.frames_a.rotations, ends.frames_b.rotations)
        stiff = np.array([joint.springs[1] for joint, _ in sprung]).reshape(-1, 3)
        self._chosen = np.nonzero(stiff)
        self._stiffness: Float64Array = stiff[self._chosen]
        self._motors = [
            sprung[joint][1].get_rotational_limit_motor(axis) for joint, axis in zip(*self._lists(), strict=True)
        ]
        for motor in self._motors:
            motor.set_motor_enabled(True)
        self._setters = [(motor.set_target_velocity, motor.set_max_motor_force) for motor in self._motors]

    def _lists(self) -> tuple[list[int], list[int]]:
        joints, axes = self._chosen
        return joints.tolist(), axes.tolist()

    def push(self, now: Transforms, step: float, limit: float) -> None:
        if not self._setters:
            return
        # Joint by joint in the last axis, where numpy is quickest.
        turns_a, turns_b = np.ascontiguousarray(now.rotations[self._bodies].transpose(0, 2, 1))
        products = (turns_a[:, None] * turns_b[None]).reshape(16, -1)
        rotations = np.einsum("pin,pn->in", self._between, products)
        forces = -self._stiffness * joint_euler_from_quaternions(rotations.T)[self._chosen]
        velocities = (forces / (step * SOLVER_ITERATIONS)).tolist()
        for (set_velocity, set_force), velocity, force in zip(
            self._setters, velocities, np.abs(forces * limit).tolist(), strict=True
        ):
            set_velocity(velocity)
            set_force(force)


class _LinearSprings:
    def __init__(self, engine: Engine, joints: Sequence[JointSetup], constraints: Sequence[Any]) -> None:
        sprung = [(joint, made) for joint, made in zip(joints, constraints, strict=True) if joint.springs[0].any()]
        self._vector = engine.core.LVecBase3
        self._ends = Ends([joint for joint, _ in sprung])
        self._stiffness: Float64Array = np.array([joint.springs[0] for joint, _ in sprung]).reshape(-1, 3)
        self._motors = [made.get_translational_limit_motor() for _, made in sprung]
        for motor, stiff in zip(self._motors, self._stiffness.tolist(), strict=True):
            for axis in range(3):
                motor.set_motor_enabled(axis, bool(stiff[axis]))

    def push(self, now: Transforms, step: float, limit: float) -> None:
        if not self._motors:
            return
        ends, vector = self._ends, self._vector
        frames_a = now.take(ends.bodies_a).times(ends.frames_a)
        frames_b = now.take(ends.bodies_b).times(ends.frames_b)
        apart = rotated(inverse(frames_a.rotations), frames_b.positions - frames_a.positions)
        forces = self._stiffness * apart
        velocities = (forces / (step * SOLVER_ITERATIONS)).tolist()
        for motor, velocity, force in zip(self._motors, velocities, np.abs(forces * limit).tolist(), strict=True):
            motor.set_target_velocity(vector(*velocity))
            motor.set_max_motor_force(vector(*force))


def _rotation_products(frames_a: Float64Array, frames_b: Float64Array) -> Float64Array:
    """(16, 4, n) what makes of all products of a number of body A's rotation and one of body B's the rotation between
    their frames (n, 4): such a rotation is a sum of these products, and one sum is quicker than one turn after another.
    """
    made, units = np.empty((4, 4, 4, len(frames_a))), np.eye(4)[:, None] * np.ones((1, len(frames_a), 1))
    for a, unit_a in enumerate(units):
        for b, unit_b in enumerate(units):
            made[a, b] = product(inverse(product(unit_a, frames_a)), product(unit_b, frames_b)).T
    return made.reshape(16, 4, -1)


def _stacked_transforms(poses: Sequence[Transforms]) -> Transforms:
    return Transforms(
        np.array([pose.rotations[0] for pose in poses]).reshape(-1, 4),
        np.array([pose.positions[0] for pose in poses]).reshape(-1, 3),
    )
