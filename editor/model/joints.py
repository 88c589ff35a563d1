"""Joints (PMX 2.0: Joint; kinds 1 to 5: PMX 2.1). All kinds store the same fields (mmd-semantics §1.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from editor.model.bone_tree import ancestors
from editor.model.bones import Bone
from editor.model.fields import NONE, Attribute, Choice, Removal, Row, Vec3, choice, reference, text, vector
from editor.model.rigid_bodies import BodyMode, RigidBody


class JointKind(Choice):
    SPRING_6DOF = 0, "Spring 6DOF"
    SIX_DOF = 1, "6DOF"
    POINT_TO_POINT = 2, "P2P"
    CONE_TWIST = 3, "Cone twist"
    SLIDER = 4, "Slider"
    HINGE = 5, "Hinge"


def has_limits(joint: Joint) -> bool:
    """Return whether the kind uses numbers beside its place: a ball joint has none (mmd-semantics §5.4)."""
    return joint.kind is not JointKind.POINT_TO_POINT


def has_springs(joint: Joint) -> bool:
    return has_limits(joint) and joint.kind is not JointKind.SIX_DOF


@dataclass(frozen=True, slots=True)
class Joint(Row):
    name: Attribute[str] = text(
        "Name", group="Name", help="Physics does not use it; most joints are named like rigid body B."
    )
    name_en: Attribute[str] = text(
        "English name", group="Name", help="Shown when names are shown in English; physics does not use it."
    )
    kind: Attribute[JointKind] = choice(
        "Kind",
        JointKind,
        group="Joint",
        help="How the two bodies are tied together. MMD knows Spring 6DOF only: free within limits, drawn back"
        " by springs. The others are of PMX 2.1. 6DOF: the same without springs. P2P: a ball joint. Cone"
        " twist: swings in a cone. Slider: slides along one axis. Hinge: turns about one axis.",
    )
    body_a: Attribute[int] = reference(
        "Rigid body A",
        "rigid_bodies",
        removal=Removal.DROP_ROW,
        group="Joint",
        help="The body that holds, nearer to the trunk. Without both bodies the joint has no effect, and MMD may"
        " crash.",
    )
    body_b: Attribute[int] = reference(
        "Rigid body B",
        "rigid_bodies",
        removal=Removal.DROP_ROW,
        group="Joint",
        help="The body that hangs: it moves against A as far as the limits let it.",
    )
    position: Attribute[Vec3] = vector(
        "Position",
        group="Joint",
        help="The point about which B swings, usually at the bone of B. Elsewhere the bone seems to come off.",
    )
    rotation: Attribute[Vec3] = vector(
        "Rotation",
        angle=True,
        group="Joint",
        help="Turns the axes that limits and springs use: about Z first, then X, then Y. With Y along the bone,"
        " turning about Y is twisting.",
    )
    move_lower: Attribute[Vec3] = vector(
        "Move lower limit",
        group="Limits",
        applies=has_limits,
        help="How far B may slide in the negative direction of each axis. Equal to the upper limit: it cannot"
        " slide; above the upper limit: it is free. P2P: not used. Cone twist: X is damping, Z other than 0"
        " switches a motor on. Slider: only X is used.",
    )
    move_upper: Attribute[Vec3] = vector(
        "Move upper limit",
        group="Limits",
        applies=has_limits,
        help="How far B may slide in the positive direction of each axis. 0 in both limits locks it; a little"
        " room makes cloth stretch. Cone twist: X is the fixing threshold, Z the strength of the motor.",
    )
    turn_lower: Attribute[Vec3] = vector(
        "Rotation lower limit",
        angle=True,
        group="Limits",
        applies=has_limits,
        help="How far B may turn in the negative direction about each axis. Equal to the upper limit: it cannot"
        " turn; above the upper limit: it is free. Bullet uses Y from -90 to 90 only. Cone twist: X is"
        " twist, Y and Z are swing. Slider and hinge: only X is used.",
    )
    turn_upper: Attribute[Vec3] = vector(
        "Rotation upper limit",
        angle=True,
        group="Limits",
        applies=has_limits,
        help="How far B may turn in the positive direction about each axis. Wide limits swing freely, narrow"
        " ones are stiff. Slider and hinge: only X is used.",
    )
    move_spring: Attribute[Vec3] = vector(
        "Move spring",
        group="Springs",
        applies=has_springs,
        help="How strongly B is drawn back to its rest position along each axis; 0: not at all. Cone twist and"
        " hinge: X, Y and Z are softness, bias and relaxation. Slider: a motor with its speed and strength.",
    )
    turn_spring: Attribute[Vec3] = vector(
        "Rotation spring",
        group="Springs",
        applies=has_springs,
        help="How strongly B is turned back to its rest rotation about each axis; 0: not at all. Large values"
        " hold a hair style, but make light bodies tremble. Cone twist: where the motor turns to. Slider"
        " and hinge: a motor with its speed and strength.",
    )


def carrying_bodies(joints: Sequence[Joint], bodies: Sequence[RigidBody], bones: Sequence[Bone]) -> list[int]:
    """The body that takes each joint along where it is bones that move: the one that hangs from the other, or NONE.

    Physics asks no such thing: Bullet fixes a joint to both bodies as they are at rest, and holds these two positions
    together. Bones take them apart. The joint then stays the pivot of the body that swings from it, whose bone it is
    put at and along whose axes its limits go: the body whose bone is below the other's; where that does not tell, the
    one that physics moves; else B, as models are made. Before all, a body that has a bone.
    """
    held = [body.bone for body in bodies]

    def hangs(row: int, other: int) -> tuple[bool, bool, bool]:
        is_below = held[other] in ancestors(bones, held[row])
        return held[row] != NONE, is_below, bodies[row].mode is not BodyMode.FOLLOWS_BONE

    def carrier(joint: Joint) -> int:
        rows = [row for row in (joint.body_b, joint.body_a) if row != NONE]
        if len(rows) == 2 and hangs(joint.body_a, joint.body_b) > hangs(joint.body_b, joint.body_a):
            return joint.body_a
        return rows[0] if rows else NONE

    return [carrier(joint) for joint in joints]


def carrying_bones(joints: Sequence[Joint], bodies: Sequence[RigidBody], bones: Sequence[Bone]) -> list[int]:
    """The bone of the body that takes each joint along, or NONE."""
    carriers = carrying_bodies(joints, bodies, bones)
    return [NONE if row == NONE else bodies[row].bone for row in carriers]
