"""What a rigid body is (PMX 2.0: 剛体). Position is in model space, rotation Y·X·Z (mmd-semantics §0.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from editor.model.fields import Choice, Vec3, choice, groups, integer, number, reference, text, vector
from editor.model.removal import Removal


class BodyShape(Choice):
    SPHERE = 0, "Sphere"
    BOX = 1, "Box"
    CAPSULE = 2, "Capsule"


class BodyMode(Choice):
    FOLLOWS_BONE = 0, "Follows bone"
    PHYSICS = 1, "Physics"
    PHYSICS_AND_BONE = 2, "Physics + bone position"


def collision_group() -> Any:
    """The field of the group that a rigid or soft body is in (PMX 2.0: 剛体)."""
    return integer(
        "Group",
        minimum=0,
        maximum=15,
        counts_from=1,
        group="Collision",
        help="The group that others name when they say what they collide with. Files and scripts count 0 to 15.",
    )


@dataclass(frozen=True, slots=True)
class RigidBody:
    name: str = text(
        "Name", group="Name", help="Physics does not ask for it; PMXEditor's CSV finds the bodies of joints by it."
    )
    name_en: str = text(
        "English name", group="Name", help="Shown where the window speaks English; physics does not ask for it."
    )
    bone: int = reference(
        "Bone",
        "bones",
        removal=Removal.HEIR,
        group="Body",
        help="The bone that the body follows, or that goes along as physics moves the body. Without one it stands"
        " still, or"
        " moves for itself alone.",
    )
    group: int = collision_group()
    mask: int = groups(
        "Collides with",
        group="Collision",
        help="Two bodies collide only if each has the group of the other among these; others pass through each other."
        " It is the reverse of PMXEditor's list of groups that do not collide.",
    )
    shape: BodyShape = choice(
        "Shape",
        BodyShape,
        group="Body",
        help="What others bump into. Spheres and capsules let others slide along them; edges of boxes catch.",
    )
    size: Vec3 = vector(
        "Size",
        1,
        1,
        1,
        group="Body",
        help="Sphere: radius. Box: half extents. Capsule: radius, height. Larger bodies also turn more slowly at the"
        " same mass.",
    )
    position: Vec3 = vector(
        "Position",
        group="Body",
        help="The centre, at rest, in the model. The body swings about its joint; the farther that is, the wider.",
    )
    rotation: Vec3 = vector(
        "Rotation",
        angle=True,
        group="Body",
        help="How the shape is turned at rest: about Z first, then X, then Y. The height of a capsule is along its own"
        " Y.",
    )
    mass: float = number(
        "Mass",
        1.0,
        minimum=0,
        group="Physics",
        help="Heavy bodies pull light ones about. Chains are calm where each body is lighter than the one that it"
        " hangs from. Alone it falls no faster. Of bodies that follow their bone it does nothing.",
    )
    linear_damping: float = number(
        "Linear damping",
        0.5,
        group="Physics",
        help="The share of its speed that it loses in a second, 0 to 1: near 1 it floats down and soon hangs still, at"
        " 0 it swings on.",
    )
    angular_damping: float = number(
        "Angular damping",
        0.5,
        group="Physics",
        help="The share of its turning that it loses in a second, 0 to 1: near 1 hair and cloth follow lazily, at 0"
        " they flutter and spin.",
    )
    restitution: float = number(
        "Restitution",
        group="Physics",
        help="How much of its speed it bounces back with: 0 stays where it hits, 1 springs back as fast. Those of both"
        " bodies are multiplied.",
    )
    friction: float = number(
        "Friction",
        0.5,
        group="Physics",
        help="How much it clings to what it slides along: 0 is as ice. Those of both bodies are multiplied.",
    )
    mode: BodyMode = choice(
        "Mode",
        BodyMode,
        group="Body",
        help="Follows bone: it goes where its bone goes, and pushes others away. Physics: it falls and swings, and"
        " takes the bone along. Physics + bone position: it turns the bone, which stays at its place.",
    )
