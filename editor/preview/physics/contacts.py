"""Contacts: where bodies touch each other and the ground; read from Bullet only when somebody wants to see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.model.fields import NONE

TOUCHING = 1e-3  # model units apart: what rests on something is as near as that; Bullet watches what is farther, too


@dataclass(frozen=True, slots=True, eq=False)
class Contacts:
    """Points of the last step where two things touch.

    `points` (n, 3); `normals` (n, 3) of length 1, from the second thing to the first; `bodies` (n, 2) rows of bodies,
    NONE for the ground; `depths` (n,) how far they are within each other, negative where there is a gap.
    """

    points: Float64Array
    normals: Float64Array
    bodies: IndexArray
    depths: Float64Array

    def __len__(self) -> int:
        return len(self.points)


NO_CONTACTS = Contacts(np.zeros((0, 3)), np.zeros((0, 3)), np.zeros((0, 2), np.intp), np.zeros(0))


def contacts_of(world: Any, count: int) -> Contacts:
    """The contacts of a world of Bullet whose nodes are named by the rows of `count` bodies; the next is the ground."""
    told = np.array(list(_contact_rows(world, count)), np.float64).reshape(-1, 9)
    bodies = told[:, 7:].astype(np.intp)
    return Contacts(told[:, :3], told[:, 3:6], np.where(bodies == count, NONE, bodies), -told[:, 6])


def _contact_rows(world: Any, count: int) -> Iterator[tuple[float, ...]]:
    for number in range(world.get_num_manifolds()):
        manifold = world.get_manifold(number)
        names = manifold.get_node0().get_name(), manifold.get_node1().get_name()
        if not all(name.isdecimal() and int(name) <= count for name in names):
            continue
        for point in manifold.get_manifold_points():
            if point.get_distance() <= TOUCHING:
                position, normal = point.get_position_world_on_b(), point.get_normal_world_on_b()
                yield (*position, *normal, point.get_distance(), *map(float, names))
