"""What a rigid body is (PMX 2.0: 剛体). Position is in model space, rotation Y·X·Z (mmd-semantics §0.6)."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class RigidBody:
    name: str = text("Name", group="Name")
    name_en: str = text("English name", group="Name")
    bone: int = reference("Bone", "bones", removal=Removal.HEIR, group="Body")
    group: int = integer("Group", minimum=0, maximum=15, group="Collision", help="0 to 15; PMXEditor shows 1 to 16.")
    mask: int = groups("Collides with", group="Collision")
    shape: BodyShape = choice("Shape", BodyShape, group="Body")
    size: Vec3 = vector(
        "Size", 1, 1, 1, group="Body", help="Sphere: radius. Box: half extents. Capsule: radius, height."
    )
    position: Vec3 = vector("Position", group="Body")
    rotation: Vec3 = vector("Rotation", angle=True, group="Body")
    mass: float = number("Mass", 1.0, minimum=0, group="Physics")
    linear_damping: float = number("Linear damping", 0.5, group="Physics")
    angular_damping: float = number("Angular damping", 0.5, group="Physics")
    restitution: float = number("Restitution", group="Physics")
    friction: float = number("Friction", 0.5, group="Physics")
    mode: BodyMode = choice("Mode", BodyMode, group="Body")
