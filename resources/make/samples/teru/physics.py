"""Rigid bodies and soft bodies: what the cloths meet, what hangs from what, and how each cloth feels.

Imports the shapes and editor.model. Groups: 0 the stand, 1 the head, 2 the cloak, 3 the banner, 4 the cord.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import pi

from editor.model.columns import Columns
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import AeroModel, Anchor, Pin, SoftBody, SoftFlags, SoftShape

from . import shapes

STAND, BALL, CLOAK, BANNER, CORD = range(5)
POLE_BODY, ARM_BODY, HEAD_BODY = range(3)


def only(*groups: int) -> int:
    """The mask of a body that meets these groups."""
    return sum(1 << group for group in groups)


def rigid_bodies(bones: dict[str, int]) -> list[RigidBody]:
    """The pole and the arm, which follow their bones, and the head, which hangs."""
    x, y, z = shapes.HEAD.tolist()
    return [
        RigidBody(
            "支柱", "pole", bones["支柱"], STAND, only(CLOAK, BANNER, BALL), BodyShape.CAPSULE, (0.34, 12.6, 0.0),
            (0.0, 7.0, 0.0), mode=BodyMode.FOLLOWS_BONE,
        ),
        RigidBody(
            "腕木", "arm", bones["腕木"], STAND, 0, BodyShape.CAPSULE, (0.26, 9.4, 0.0),
            (0.0, shapes.TOP, 0.0), (0.0, 0.0, pi / 2), mode=BodyMode.FOLLOWS_BONE,
        ),
        RigidBody(
            "頭", "head", bones["頭"], BALL, only(STAND, CLOAK), BodyShape.SPHERE, (shapes.RADIUS, 0.0, 0.0),
            (x, y, z), mass=0.4, linear_damping=0.2, angular_damping=0.6, friction=0.5, mode=BodyMode.PHYSICS,
        ),
    ]  # fmt: skip


def soft_bodies(materials: dict[str, int], first: dict[str, int]) -> list[SoftBody]:
    """The three of them; `first` vertex of each material."""
    return [
        cloak(materials["てるてる布"], first["てるてる布"]),
        banner(materials["のぼり"], first["のぼり"]),
        cord(materials["ひも"], first["ひも"]),
    ]


def cloak(material: int, first: int) -> SoftBody:
    """Lies over the head, and is tied to it at the neck."""
    neck = first + shapes.cloak_ring(shapes.NECK - 0.18)[::2]
    crown = first + shapes.cloak_ring(shapes.CROWN + 0.1)[1:2]  # the first is in no face
    return SoftBody(
        "てるてる布",
        "cloak",
        material=material,
        group=CLOAK,
        mask=only(BALL, STAND),
        flags=SoftFlags.B_LINKS,
        link_distance=2,
        mass=0.35,
        margin=0.12,
        aero_model=AeroModel.V_TWO_SIDED,
        dp=0.03,
        dg=0.02,
        df=0.4,
        p_it=6,
        lst=0.7,
        ast=0.5,
        anchors=anchored(HEAD_BODY, (*neck.tolist(), *crown.tolist())),
    )


def banner(material: int, first: int) -> SoftBody:
    """Hangs from the arm by its first row."""
    return SoftBody(
        "のぼり",
        "banner",
        material=material,
        group=BANNER,
        mask=only(STAND),
        flags=SoftFlags.B_LINKS,
        link_distance=2,
        mass=0.5,
        margin=0.12,
        aero_model=AeroModel.V_TWO_SIDED,
        dp=0.02,
        dg=0.03,
        df=0.2,
        p_it=10,
        lst=0.8,
        pins=pinned(range(first, first + shapes.BANNER_COLUMNS)),
    )


def cord(material: int, first: int) -> SoftBody:
    """Hangs from the arm, and the head from it."""
    last = first + shapes.CORD_LINKS
    return SoftBody(
        "ひも",
        "cord",
        shape=SoftShape.ROPE,
        material=material,
        group=CORD,
        mask=0,
        flags=SoftFlags.B_LINKS,
        link_distance=2,
        mass=0.8,
        margin=0.05,
        dp=0.02,
        p_it=20,
        anchors=anchored(HEAD_BODY, (last - 1, last)),
        pins=pinned((first, first + 1)),
    )


def anchored(body: int, vertices: Iterable[int]) -> Columns:
    return Columns.of(Anchor, [Anchor(body, vertex) for vertex in vertices])


def pinned(vertices: Iterable[int]) -> Columns:
    return Columns.of(Pin, [Pin(vertex) for vertex in vertices])
