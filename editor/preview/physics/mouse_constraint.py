"""Grabbing: a body is held at a point and pulled to where a hand is, as hard as suits its mass; nothing tears.

The hand is a motor of Bullet, not a joint: it goes as fast as the way is long, but its force has an end. So it is the
joints that win where a body cannot follow, and light and heavy bodies follow alike.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import Transforms, rotated
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.preview.physics.constraints import transform_state
from editor.preview.physics.engine import Engine
from editor.preview.physics.soft_body_layout import SoftBodyLayout

PULLED_FRACTION = 0.3  # of the way to the hand, that a body is to go in a step: more of it would make chains tremble
REACH = 4.0  # model units: a hand farther away pulls no faster, so that nothing shoots beyond it
STRENGTH = 3000.0  # model units a second squared, that a hand may accelerate by: thirty times gravity
CARRIED = 10.0  # times its mass: what a body of a chain may be pulled as, to take heavier ones along
STILL = np.array(((0.0, 0.0, 0.0, 1.0),))


@dataclass(frozen=True, slots=True, eq=False)
class GrabPoint:
    """A held point of a body: (3,) `pivot` in the body's space, and (3,) `target` in the model, where the hand is."""

    row: int
    pivot: Float64Array
    target: Float64Array

    @classmethod
    def at(cls, row: int, point: ArrayLike, now: Transforms) -> GrabPoint:
        """Hold a body at a point (3,) of the model, with the hand there."""
        position = np.asarray(point, np.float64)
        held = now.take(np.array([row])).inverse()
        return cls(row, (held.positions + rotated(held.rotations, position[None]))[0], position)

    def followed(self, change: Change) -> GrabPoint | None:
        """The grip after the rows of bodies have changed; None if the body is gone."""
        row = int(change.renumber(np.array([self.row]))[0])
        return None if row == NONE else replace(self, row=row)

    def position(self, now: Transforms) -> Float64Array:
        """(3,) where the point of the body is."""
        held = now.take(np.array([self.row]))
        position: Float64Array = (held.positions + rotated(held.rotations, self.pivot[None]))[0]
        return position


class MouseConstraint:
    """Pulls the body of a GrabPoint in one world of Bullet; `pull` has to come right before each step."""

    def __init__(self, engine: Engine, world: Any, node: Any, grab_point: GrabPoint) -> None:
        self._engine, self._world, self.grab_point = engine, world, grab_point
        self._pivot = transform_state(engine.core, Transforms(STILL, grab_point.pivot[None]))
        self._joint = engine.bullet.BulletGenericConstraint(node, self._pivot, True)
        self._motor = self._joint.get_translational_limit_motor()
        vector = engine.core.LVecBase3
        self._motor.set_low_limit(vector(1))  # above the upper limit: none
        self._motor.set_high_limit(vector(-1))
        for axis in range(3):
            self._motor.set_motor_enabled(axis, True)
        world.attach_constraint(self._joint, False)

    def pull(self, now: Transforms, mass: float, step: float) -> None:
        """Set the motor for a step of so many seconds from the poses (bodies,) that it starts with."""
        position, vector = self.grab_point.position(now), self._engine.core.LVecBase3
        way = self.grab_point.target - position
        way *= min(REACH / max(float(np.linalg.norm(way)), REACH), 1.0)
        limit = step if self._engine.divides_motor_force else 1.0
        self._joint.set_frames(transform_state(self._engine.core, Transforms(STILL, position[None])), self._pivot)
        self._motor.set_target_velocity(vector(*(way * -PULLED_FRACTION / step).tolist()))
        self._motor.set_max_motor_force(vector(mass * STRENGTH * limit))

    def release(self) -> None:
        self._world.remove(self._joint)


WEIGHT = 0.3  # times the mass of the body, that the node which is pulled weighs
FASTEST = 0.3  # links a step, at the most: what it gains on the others in a step they have to take back


@dataclass(frozen=True, slots=True, eq=False)
class SoftGrabPoint:
    """A pulled vertex of a soft body: (3,) `at`, its present position, and (3,) `target`, where the hand is."""

    row: int
    vertex: int
    at: Float64Array
    target: Float64Array

    def position(self, _: object = None) -> Float64Array:
        """(3,) where the vertex is."""
        return self.at


def next_position(layout: SoftBodyLayout, now: Float64Array, target: Float64Array) -> Float64Array:
    """(3,) where what is pulled, which is at `now` (3,), is to be after the next step."""
    way, longest = (target - now) * PULLED_FRACTION, layout.spacing() * FASTEST
    position: Float64Array = now + way * min(longest / max(float(np.linalg.norm(way)), longest), 1.0)
    return position
