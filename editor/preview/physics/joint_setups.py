"""Joints: the joints of a model as a solver takes them: which bodies, where in the space of each, and the numbers.

What cannot be followed is left out with a warning; numbers that are not finite count 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.euler import quaternions_from_euler
from editor.math3d.transforms import Transforms
from editor.messages import Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.joints import Joint, JointKind
from editor.preview.physics.bodies import LARGEST, Bodies, Warnings

VALUES = ("move_lower", "move_upper", "turn_lower", "turn_upper", "move_spring", "turn_spring")
MOVE_LOWER, MOVE_UPPER, TURN_LOWER, TURN_UPPER, MOVE_SPRING, TURN_SPRING = range(6)


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
