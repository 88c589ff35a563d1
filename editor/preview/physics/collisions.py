"""Collisions: the classes of bodies that meet the same others, and contacts, where bodies touch.

Groups and masks are brought down to few classes, and those to the few bits with which Bullet is told. Contacts are read
from it only when somebody wants to see them.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, Int64Array
from editor.model.fields import NONE
from editor.preview.physics.engine import Engine

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


MOST_BITS = 32  # of a mask of panda3d


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Keeps Python's cycle collector from running: for calls into Bullet that may come back to Python."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Filter:
    """Filter of collisions between bodies: `classes` (n,) of each, and `meets` (classes, classes)."""

    def __init__(self, engine: Engine, classes: IndexArray, meets: BoolArray) -> None:
        self._engine = engine
        self._classes, self._meets = classes.tolist(), meets.tolist()
        carried, self._bits_meet = class_and_mask_bits(meets)
        self._masks = [sum(1 << bit for bit, has in enumerate(row) if has) for row in carried.tolist()]
        self.asks = len(self._bits_meet) > MOST_BITS

    def world(self) -> Any:
        """A world with nothing in it."""
        core = self._engine.core
        # Which one it has is settled when a world is made.
        algorithm = core.ConfigVariableString("bullet-filter-algorithm")
        algorithm.set_value("callback" if self.asks else "groups-mask")
        world = self._engine.bullet.BulletWorld()
        if self.asks:
            world.set_filter_callback(core.PythonCallbackObject(self._decision()))
            return world
        for one, row in enumerate(self._bits_meet.tolist()):
            for other, meet in enumerate(row[: one + 1]):
                world.set_group_collision_flag(one, other, meet)
        return world

    def mark(self, node: Any, number: int) -> None:
        """Have a node, which is not in the world yet, be the body of that number."""
        node.set_name(str(number))
        if not self.asks:
            node.set_into_collide_mask(self._engine.core.BitMask32(self._masks[self._classes[number]]))

    def _decision(self) -> Any:
        """Return the callback that decides for each pair; it holds nothing that would keep a world."""
        classes, meets = self._classes, self._meets

        def decide(pair: Any) -> None:
            one, other = int(pair.get_node_0().get_name()), int(pair.get_node_1().get_name())
            pair.set_collide(meets[classes[one]][classes[other]])

        return decide


GROUND_GROUP, EVERY_GROUP = 15, 0xFFFF


def collision_classes(groups: Int64Array, masks: Int64Array, passive: BoolArray) -> tuple[IndexArray, BoolArray]:
    """The class (n,) of each body, and (classes, classes) whether bodies of two classes collide.

    Two bodies do if the mask of each has the group of the other (mmd-semantics §1.7). `passive` (n,): bodies that
    nothing moves but bones; two of these are not worth looking at.
    """
    kinds, numbers = np.unique(np.stack((groups, masks, passive), axis=1), axis=0, return_inverse=True)
    group, mask, still = kinds.T
    wants = (mask[:, None] >> group[None, :] & 1).astype(np.bool_)
    meets = wants & wants.T & ~(still[:, None] & still[None, :]).astype(np.bool_)
    # Rows that are the same in a symmetric matrix are so in its columns, too.
    _, first, same = np.unique(meets, axis=0, return_index=True, return_inverse=True)
    return np.asarray(same.reshape(-1)[numbers.reshape(-1)], np.intp), meets[np.ix_(first, first)]


def class_and_mask_bits(meets: BoolArray) -> tuple[BoolArray, BoolArray]:
    """The bits (classes, bits) that each class carries, and (bits, bits) which of them meet: classes with such do.

    A bit stands for a class. One that meets just what others meet together carries their bits, and has none of its own.
    """
    wants = meets.astype(np.float32)
    within: BoolArray = (1 - wants) @ wants.T == 0  # (one, other): whether one meets all that the other does
    together = (within & ~np.eye(len(meets), dtype=np.bool_)).astype(np.float32) @ wants > 0
    own = (together != meets).any(axis=1)
    return within[:, own], meets[np.ix_(own, own)]
