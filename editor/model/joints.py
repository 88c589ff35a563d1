"""What a joint is (PMX 2.0: Joint; kinds 1 to 5: PMX 2.1). All kinds store the same fields (mmd-semantics §1.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from editor.model.fields import NONE, Choice, Vec3, choice, reference, text, vector
from editor.model.removal import Removal
from editor.model.rigid_bodies import RigidBody


class JointKind(Choice):
    SPRING_6DOF = 0, "Spring 6DOF"
    SIX_DOF = 1, "6DOF"
    POINT_TO_POINT = 2, "P2P"
    CONE_TWIST = 3, "Cone twist"
    SLIDER = 4, "Slider"
    HINGE = 5, "Hinge"


@dataclass(frozen=True, slots=True)
class Joint:
    name: str = text("Name", group="Name")
    name_en: str = text("English name", group="Name")
    kind: JointKind = choice("Kind", JointKind, group="Joint")
    body_a: int = reference("Rigid body A", "rigid_bodies", removal=Removal.DROP_ROW, group="Joint")
    body_b: int = reference("Rigid body B", "rigid_bodies", removal=Removal.DROP_ROW, group="Joint")
    position: Vec3 = vector("Position", group="Joint")
    rotation: Vec3 = vector("Rotation", angle=True, group="Joint")
    move_lower: Vec3 = vector("Move lower limit", group="Limits")
    move_upper: Vec3 = vector("Move upper limit", group="Limits")
    turn_lower: Vec3 = vector("Rotation lower limit", angle=True, group="Limits")
    turn_upper: Vec3 = vector("Rotation upper limit", angle=True, group="Limits")
    move_spring: Vec3 = vector("Move spring", group="Springs")
    turn_spring: Vec3 = vector("Rotation spring", group="Springs")


def carrying_body(joint: Joint, bodies: Sequence[RigidBody]) -> int:
    """The body that takes a joint along: A, or B where only that one has a bone; NONE where there is neither."""
    rows = [row for row in (joint.body_a, joint.body_b) if 0 <= row < len(bodies)]
    return next((row for row in rows if bodies[row].bone != NONE), rows[0] if rows else NONE)


def carrying_bone(joint: Joint, bodies: Sequence[RigidBody]) -> int:
    """The bone that takes a joint along: that of body A, or of body B where A has none; NONE where neither has one."""
    row = carrying_body(joint, bodies)
    return bodies[row].bone if row != NONE else NONE
