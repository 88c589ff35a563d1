"""Rigid bodies (PMX 2.0: 剛体). Position is in model space, rotation Y·X·Z (mmd-semantics §0.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from editor.model.fields import (
    Attribute,
    Choice,
    Removal,
    Row,
    Vec3,
    choice,
    groups,
    integer,
    number,
    reference,
    text,
    vector,
)


class BodyShape(Choice):
    SPHERE = 0, "Sphere"
    BOX = 1, "Box"
    CAPSULE = 2, "Capsule"


class BodyMode(Choice):
    FOLLOWS_BONE = 0, "Follows bone"
    PHYSICS = 1, "Physics"
    PHYSICS_AND_BONE = 2, "Physics + bone position"


MODE_HELP = (
    "Follows bone (ボーン追従): it moves with its bone and pushes others away. Physics (物理演算): it"
    " falls and swings, and moves the bone. Physics + bone position (物理+ボーン): it turns the bone,"
    " which keeps its position."
)


def collision_group() -> Any:
    """The field of the group that a rigid or soft body is in (PMX 2.0: 剛体)."""
    return integer(
        "Group",
        minimum=0,
        maximum=15,
        counts_from=1,
        group="Collision",
        help="The collision group that the body is in. Files and scripts count 0 to 15.",
    )


@dataclass(frozen=True, slots=True)
class RigidBody(Row):
    name: Attribute[str] = text(
        "Name", group="Name", help="Physics does not use it; PMXEditor's CSV finds the bodies of joints by it."
    )
    name_en: Attribute[str] = text(
        "English name", group="Name", help="Shown when names are shown in English; physics does not use it."
    )
    bone: Attribute[int] = reference(
        "Bone",
        "bones",
        removal=Removal.HEIR,
        group="Body",
        help="The bone that the body follows, or that follows the body when physics moves it. Without a bone the"
        " body stands still, or moves alone.",
    )
    group: Attribute[int] = collision_group()
    mask: Attribute[int] = groups(
        "Collides with",
        group="Collision",
        help="Two bodies collide only if each has the other's group among these; others pass through each other."
        " PMXEditor lists the opposite: the groups that do not collide (非衝突グループ).",
    )
    shape: Attribute[BodyShape] = choice(
        "Shape",
        BodyShape,
        group="Body",
        help="The form that collides. Other bodies slide along spheres and capsules; they may catch on the edges"
        " of boxes.",
    )
    size: Attribute[Vec3] = vector(
        "Size",
        1,
        1,
        1,
        group="Body",
        parts_by="shape",
        parts={
            BodyShape.SPHERE: ("Radius",),
            BodyShape.BOX: ("Width", "Height", "Depth"),
            BodyShape.CAPSULE: ("Radius", "Height"),
        },
        help="Sphere: radius. Box: half extents. Capsule: radius, height. Larger bodies also turn more slowly at the"
        " same mass.",
    )
    position: Attribute[Vec3] = vector(
        "Position",
        group="Body",
        help="The centre of the body at rest. The body swings about its joint; the farther away the joint is,"
        " the wider it swings.",
    )
    rotation: Attribute[Vec3] = vector(
        "Rotation",
        angle=True,
        group="Body",
        help="How the shape is turned at rest: about Z first, then X, then Y. The height of a capsule is along its own"
        " Y.",
    )
    mass: Attribute[float] = number(
        "Mass",
        1.0,
        minimum=0,
        group="Physics",
        help="Heavy bodies pull light ones along. Chains are calm where each body is lighter than the one that"
        " it hangs from. A heavier body does not fall faster. For bodies that follow their bone it has no"
        " effect.",
    )
    linear_damping: Attribute[float] = number(
        "Linear damping",
        0.5,
        group="Physics",
        help="The share of its speed that it loses in a second (移動減衰), 0 to 1: near 1 it floats down and soon"
        " hangs still, at 0 it swings on.",
    )
    angular_damping: Attribute[float] = number(
        "Angular damping",
        0.5,
        group="Physics",
        help="The share of its rotation that it loses in a second (回転減衰), 0 to 1: near 1 hair and cloth follow"
        " slowly, at 0 they flutter and spin.",
    )
    restitution: Attribute[float] = number(
        "Restitution",
        group="Physics",
        help="How much of its speed it bounces back with (反発力): 0 stays where it hits, 1 springs back as fast."
        " The values of both bodies are multiplied.",
    )
    friction: Attribute[float] = number(
        "Friction",
        0.5,
        group="Physics",
        help="How much it is braked by what it slides along (摩擦力): 0 is like ice. The values of both bodies are"
        " multiplied.",
    )
    mode: Attribute[BodyMode] = choice(
        "Mode",
        BodyMode,
        group="Body",
        help=MODE_HELP,
    )
