"""Small models of soft bodies for tests: cloths that hang or lie, and ropes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody, SoftShape

SIDE = 6  # vertices of a side of a cloth, unless something else is said


def soft(pins: Iterable[int] = (), anchors: Iterable[Anchor] = (), **values: object) -> SoftBody:
    """Of material 0; it meets no other body, and no air slows it down."""
    plain = {"material": 0, "mask": 0, "mass": 1.0, "margin": 0.05, "p_it": 10}
    held = {"pins": Columns(Pin, vertex=list(pins)), "anchors": Columns.of(Anchor, anchors)}
    return SoftBody("soft", **(plain | held | values))


def rope(pins: Iterable[int] = (), anchors: Iterable[Anchor] = (), **values: object) -> SoftBody:
    return soft(pins, anchors, shape=SoftShape.ROPE, **values)


def grid(side: int = SIDE, size: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """(vertices, 3) and (faces, 3) of a cloth that hangs down along y from z = 0 and x = 0 to size * (side - 1)."""
    along, down = np.divmod(np.arange(side * side), side)
    places = np.stack((along * size, -down * size, np.zeros(side * side)), axis=1)
    numbers = np.arange(side * side).reshape(side, side)
    a, b, c, d = (part.ravel() for part in (numbers[:-1, :-1], numbers[1:, :-1], numbers[:-1, 1:], numbers[1:, 1:]))
    return places, np.concatenate((np.stack((a, b, c), axis=1), np.stack((b, d, c), axis=1)))


def strand(count: int, size: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """(vertices, 3) and (faces, 3) of a line along x, with faces that have no area."""
    places = np.zeros((count, 3))
    places[:, 0] = np.arange(count) * size
    numbers = np.arange(count - 1)
    return places, np.stack((numbers, numbers + 1, numbers + 1), axis=1)


def cloth_model(
    softs: Iterable[SoftBody],
    mesh: tuple[np.ndarray, np.ndarray] | None = None,
    bodies: Iterable[RigidBody] = (),
    bones: Sequence[Bone] = (Bone("bone"),),
    normal: Sequence[float] = (0, 0, -1),
) -> Model:
    """A mesh, or a cloth, of one material, that follows bone 0; its model with soft and rigid bodies."""
    model = Model()
    places, faces = grid() if mesh is None else mesh
    model.vertices.fill(len(places), position=places, normal=np.tile(normal, (len(places), 1)))
    model.vertices.writable("bones")[:, 0] = 0
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    model.materials.records[:] = [Material("cloth")]
    model.bones.records[:] = bones
    model.rigid_bodies.records[:] = bodies
    model.soft_bodies.records[:] = softs
    return model
