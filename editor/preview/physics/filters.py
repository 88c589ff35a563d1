"""Filters: how a world of Bullet is told which bodies meet: by bits of masks, or by a callback where these are too few.

A callback is Python within a call into Bullet, which holds one lock for all of its worlds meanwhile. A world that is
destroyed then, as by Python's cycle collector, waits for that lock for ever.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from editor.math3d.arrays import BoolArray, IndexArray
from editor.preview.physics.collision_filter import spelt
from editor.preview.physics.engine import Engine

MOST_BITS = 32  # of a mask of panda3d


@contextmanager
def uncollected() -> Iterator[None]:
    """Keeps Python's cycle collector from running: for calls into Bullet that may come back to Python."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Filter:
    """Which of some bodies meet: `classes` (n,) of each, and `meets` (classes, classes)."""

    def __init__(self, engine: Engine, classes: IndexArray, meets: BoolArray) -> None:
        self._engine = engine
        self._classes, self._meets = classes.tolist(), meets.tolist()
        carried, self._bits_meet = spelt(meets)
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
        """What is asked for each pair; it holds nothing that would keep a world."""
        classes, meets = self._classes, self._meets

        def decide(pair: Any) -> None:
            one, other = int(pair.get_node_0().get_name()), int(pair.get_node_1().get_name())
            pair.set_collide(meets[classes[one]][classes[other]])

        return decide
