"""BoneDriver: which bones the bodies of a model drive, and where they take them (mmd-semantics §5.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray
from editor.math3d.transforms import Transforms
from editor.model.bone_tree import parents_of, upwards
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.rigid_bodies import BodyMode
from editor.preview.physics.bodies import Bodies


class BoneDriver:
    """Made for bodies of which some are held (bodies,). `bones`: the rows of the driven ones, each once."""

    def __init__(self, bones: Sequence[Bone], bodies: Bodies, kinematic: BoolArray) -> None:
        self._bodies = bodies
        moving = np.flatnonzero(bodies.moving & ~kinematic & (bodies.bones != NONE))
        # Of several bodies of a bone the last one says where it is.
        driven = {int(bodies.bones[row]): int(row) for row in moving}
        self.bones: IndexArray = np.array(list(driven), np.intp)
        self._drivers: IndexArray = np.array(list(driven.values()), np.intp)
        keep_position = bodies.modes == BodyMode.PHYSICS_AND_BONE
        self.dragged: IndexArray = moving[keep_position[moving]]  # the bodies that their bones keep in place
        # Bones with bodies that have their turn only when the bodies have had theirs.
        self.late: BoolArray = np.zeros(len(bones), np.bool_)
        for bone in {int(bone) for bone in bodies.bones if bone != NONE}:
            self.late[bone] = bool(bones[bone].flags & BoneFlags.AFTER_PHYSICS)
        self._parents = parents_of(bones)
        kept = self.bones[keep_position[self._drivers]]
        self._levels = list(_levels(bones, driven, kept.tolist()))
        self._is_driven = np.zeros(len(bones), np.bool_)
        self._is_driven[self.bones] = True

    def switches(self) -> BoolArray:
        """(bones,) whether physics drives the bone."""
        return self._is_driven

    def driven_transforms(self, bodies: Transforms, before: Transforms) -> Transforms:
        """The transforms of the driven bones (n,), from the bodies and from the bones before physics.

        A bone that keeps its position has only its rotation from the body; its position is what its parent gives.
        """
        now = before.copy()
        given = self._bodies.bones_at(self._drivers, bodies.take(self._drivers))
        now.rotations[self.bones] = given.rotations
        frees = self._bodies.modes[self._drivers] != BodyMode.PHYSICS_AND_BONE
        now.positions[self.bones[frees]] = given.positions[frees]
        for rows in self._levels:
            parents = self._parents[rows]
            own = before.take(parents).inverse().times(before.take(rows))
            placed = now.take(parents).times(own)
            now.positions[rows] = placed.positions
            undriven = ~self._is_driven[rows]
            now.rotations[rows[undriven]] = placed.rotations[undriven]
        return now.take(self.bones)


def _levels(bones: Sequence[Bone], driven: dict[int, int], kept: list[int]) -> Iterator[IndexArray]:
    """Parents first, the bones that keep their position, and what lies between them and the driven bones above them."""
    depths: dict[int, int] = {}
    for bone in kept:
        path = list(upwards(bones, bone))
        tops = [number for number, above in enumerate(path) if above in driven]
        if len(tops) > 1:  # the bone itself is the first
            wanted = path[: tops[-1]]
            depths.update({row: len(path) - number for number, row in enumerate(wanted)})
    free = {row for row in depths if row in driven and row not in set(kept)}
    for depth in sorted({depth for row, depth in depths.items() if row not in free}):
        yield np.array([row for row, at in depths.items() if at == depth and row not in free], np.intp)
