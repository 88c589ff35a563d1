"""Springs: those of all spring 6DOF joints at once, as the motors of the constraints that Bullet has without springs.

The sums are those of Bullet's btGeneric6DofSpringConstraint with no damping (mmd-semantics §5.7). A spring of
stiffness 0 is left out: it would be a motor without force.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.math3d.rotations import Transforms, inverse, joint_euler_from_quaternions, product, rotated
from editor.preview.physics.constraints import JointSetup
from editor.preview.physics.engine import SOLVER_ITERATIONS, Engine


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
