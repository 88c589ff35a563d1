"""Rigid bodies and joints: the body follows its bones, what hangs from it swings.

Imports numpy, the skeleton, shapes and editor.model. Groups: 0 the body, 1 hair, 2 ears and tail, 3 scarf and
charm. What swings collides with the body only, and only where it starts outside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians

import numpy as np
from numpy.typing import ArrayLike

from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody

from .mesh import Floats
from .skeleton import point
from .skull import CENTRE

BODY, HAIR, FUR, CLOTH = range(4)
SWINGING = 1 << HAIR | 1 << FUR | 1 << CLOTH


@dataclass(frozen=True)
class Chain:
    """Bones that swing one on another. `radii` of their capsules; `limit` in degrees; `stiff` is the spring."""

    bones: Sequence[str]
    anchor: str
    group: int
    radii: Sequence[float]
    limit: float
    stiff: float
    mass: float = 0.3
    collides: bool = True
    still: int = 0  # how many bones at the root follow the pose instead of swinging


CHAINS = (
    Chain(("左横髪１", "左横髪２"), "頭", HAIR, (0.18, 0.14), 22, 30, 0.2),
    Chain(("右横髪１", "右横髪２"), "頭", HAIR, (0.18, 0.14), 22, 30, 0.2),
    Chain(("左後髪",), "頭", HAIR, (0.30,), 10, 60, 0.4),
    Chain(("右後髪",), "頭", HAIR, (0.30,), 10, 60, 0.4),
    Chain(("アホ毛１", "アホ毛２"), "頭", HAIR, (0.10, 0.08), 18, 60, 0.1, collides=False),
    Chain(("左耳１", "左耳２"), "頭", FUR, (0.5, 0.3), 12, 80, 0.2, collides=False, still=1),
    Chain(("右耳１", "右耳２"), "頭", FUR, (0.5, 0.3), 12, 80, 0.2, collides=False, still=1),
    Chain(
        ("しっぽ１", "しっぽ２", "しっぽ３", "しっぽ４", "しっぽ５", "しっぽ６"), "下半身", FUR,
        (0.40, 0.62, 0.9, 1.0, 0.9, 0.45), 16, 120, 0.6, still=2,
    ),
    Chain(("マフラー前１", "マフラー前２", "マフラー前３"), "上半身2", CLOTH, (0.16, 0.16, 0.16), 28, 12, 0.15),
    Chain(("マフラー後１", "マフラー後２", "マフラー後３"), "上半身2", CLOTH, (0.16, 0.16, 0.16), 30, 12, 0.15),
    Chain(("ガラス玉",), "上半身2", CLOTH, (0.30,), 40, 4, 0.3, collides=False),
)  # fmt: skip

# bone, from, to, radius: capsules that follow the pose
CAPSULES = (
    ("首", (0, 5.6, 0.05), (0, 6.2, 0.05), 0.40),
    ("上半身2", (-0.35, 5.2, 0.05), (0.35, 5.2, 0.05), 0.62),
    ("上半身", (0, 4.4, 0.05), (0, 4.9, 0.05), 0.78),
    ("下半身", (-0.30, 3.6, 0.1), (0.30, 3.6, 0.1), 0.72),
)


def capsule(start: ArrayLike, end: ArrayLike, radius: float) -> dict[str, object]:
    """The fields of a capsule whose round ends have their tips at two points; a short one becomes a sphere."""
    a, b = np.asarray(start, float), np.asarray(end, float)
    length = float(np.linalg.norm(b - a))
    x, y, z = (b - a) / length
    rotation = (float(np.arccos(np.clip(y, -1, 1))), float(np.arctan2(x, z)), 0.0)
    place = point((a + b) / 2)
    if length <= 2 * radius:
        return {"shape": BodyShape.SPHERE, "size": (radius, 0.0, 0.0), "position": place}
    size = point((radius, length - 2 * radius, 0))
    return {"shape": BodyShape.CAPSULE, "size": size, "position": place, "rotation": point(rotation)}


def tip(bone: Bone, bones: Sequence[Bone]) -> Floats:
    tail = bones[bone.tail_bone].position if bone.tail_bone >= 0 else np.add(bone.position, bone.tail_offset)
    return np.asarray(tail)


class Rig:
    """Collects bodies and joints for bones given by name."""

    def __init__(self, bones: Sequence[Bone]) -> None:
        self.bones = bones
        self.rows = {bone.name: row for row, bone in enumerate(bones)}
        self.bodies: list[RigidBody] = []
        self.joints: list[Joint] = []
        self.body_of: dict[str, int] = {}

    def follow(self, bone: str, **values: object) -> None:
        """A body that follows a bone and that everything that swings may touch."""
        self.add(bone, group=BODY, mask=SWINGING, mode=BodyMode.FOLLOWS_BONE, **values)

    def add(self, bone: str, **values: object) -> None:
        row = self.rows[bone]
        self.body_of[bone] = len(self.bodies)
        self.bodies.append(RigidBody(bone, self.bones[row].name_en, row, **values))  # type: ignore[arg-type]

    def swing(self, chain: Chain) -> None:
        """The bodies of a chain, each hung on the one before."""
        before = chain.anchor
        for index, (name, radius) in enumerate(zip(chain.bones, chain.radii, strict=True)):
            bone = self.bones[self.rows[name]]
            still = index < chain.still
            shape = capsule(bone.position, tip(bone, self.bones), radius)
            self.add(
                name,
                group=chain.group,
                mask=1 << BODY if chain.collides and not still else 0,
                mode=BodyMode.FOLLOWS_BONE if still else BodyMode.PHYSICS,
                mass=chain.mass * 0.8**index,
                linear_damping=0.9,
                angular_damping=0.97,
                friction=0.3,
                **shape,
            )
            if not still:
                self.hang(bone, before, chain)
            before = name

    def hang(self, bone: Bone, before: str, chain: Chain) -> None:
        """A spring joint at the root of a bone. It turns little about the bone itself."""
        turn = radians(chain.limit)
        body = self.bodies[self.body_of[bone.name]]
        self.joints.append(
            Joint(
                bone.name,
                bone.name_en,
                body_a=self.body_of[before],
                body_b=self.body_of[bone.name],
                position=bone.position,
                rotation=body.rotation,
                turn_lower=point((-turn, -turn / 3, -turn)),
                turn_upper=point((turn, turn / 3, turn)),
                turn_spring=point((chain.stiff, chain.stiff, chain.stiff)),
            )
        )


def physics(bones: Sequence[Bone]) -> tuple[list[RigidBody], list[Joint]]:
    """The rigid bodies and joints of Mochi."""
    rig = Rig(bones)
    rig.follow("頭", shape=BodyShape.SPHERE, size=(2.72, 0.0, 0.0), position=point(CENTRE))
    for bone, start, end, radius in CAPSULES:
        middle = np.subtract(end, start) / np.linalg.norm(np.subtract(end, start)) * radius
        rig.follow(bone, **capsule(np.subtract(start, middle), np.add(end, middle), radius))
    for side in "左右":
        for bone, radius in (("腕", 0.34), ("ひじ", 0.36), ("足", 0.42), ("ひざ", 0.38)):
            joint = bones[rig.rows[side + bone]]
            rig.follow(side + bone, **capsule(joint.position, tip(joint, bones), radius))
    for chain in CHAINS:
        rig.swing(chain)
    return rig.bodies, rig.joints
