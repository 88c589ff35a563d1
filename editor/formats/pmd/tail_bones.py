"""Finds, or makes, the bones that the tails of PMD need: a tail there is a bone and no place (mmd-semantics §7.6)."""

from __future__ import annotations

import numpy as np

from editor.formats.pmd.rounding import rounded_and_clamped
from editor.math3d.arrays import BoolArray, Float64Array
from editor.model.bones import Bone
from editor.model.fields import NONE, Vec3

NEAR = 1e-4  # places, and directions, that differ by less are the same
TAIL_BONE_NAME = "先"


class TailBones:
    """The bones that can be tails. The first one cannot: its row means none. `tail_bones` are those that were made."""

    def __init__(self, bones: list[Bone], left_out: set[int]) -> None:
        self.tail_bones: list[Bone] = []
        self._bones = bones
        self._left_out = left_out
        self._positions: Float64Array = np.array([bone.position for bone in bones], np.float64).reshape(-1, 3)
        self._parents = np.array([bone.parent for bone in bones], np.intp)
        self._names = {bone.name for bone in bones}

    def at(self, row: int, offset: Vec3) -> int:
        """The row of a bone that lies there, a child if there is one; NONE without any."""
        distance = np.abs(self._positions - (self._positions[row] + offset)).max(axis=1)
        return self._best(row, distance < NEAR, distance)

    def towards(self, row: int, axis: Vec3) -> int:
        """The row of a bone that lies in a direction from a bone: its tail, a child, or the nearest; NONE without."""
        way = self._positions - self._positions[row]
        length = np.linalg.norm(way, axis=1)
        unit = np.divide(way, length[:, None], out=np.zeros_like(way), where=length[:, None] > 0)
        wanted = np.array(axis) / np.linalg.norm(axis)
        return self._best(row, np.abs(unit - wanted).max(axis=1) < NEAR, length)

    def _best(self, row: int, fits: BoolArray, distance: Float64Array) -> int:
        none = {0, row} | self._left_out
        found = [other for other in np.flatnonzero(fits).tolist() if other not in none]
        tail = self._bones[row].tail_bone

        def rank(other: int) -> tuple[bool, bool, float]:
            return other != tail, bool(self._parents[other] != row), float(distance[other])

        return min(found, key=rank, default=NONE)

    def tail_bone(self, row: int, offset: Vec3) -> int:
        """The number, among the tips, of a new hidden bone at the tail of a bone."""
        bone = self._bones[row]
        x, y, z = (rounded_and_clamped(a + b) for a, b in zip(bone.position, offset, strict=True))
        self.tail_bones.append(Bone(self._new_name(bone.name + TAIL_BONE_NAME), position=(x, y, z), parent=row))
        return len(self.tail_bones) - 1

    def _new_name(self, wanted: str) -> str:
        name, number = wanted, 2
        while name in self._names:
            name, number = f"{wanted}{number}", number + 1
        self._names.add(name)
        return name
