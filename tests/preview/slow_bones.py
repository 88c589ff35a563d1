"""Where bones are, said once more: by recursion and matrices, without any IK. Slow, and made from the text alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from hypothesis import assume

from editor.model.bones import Bone, BoneFlags
from editor.preview.bone_transforms import BoneParts
from editor.preview.pose import Pose

NEAR_HALF_A_TURN = 1e-3  # from where on rounding decides which way round is the shorter


def skew(vector: np.ndarray) -> np.ndarray:
    """(3, 3) what makes a cross product with a vector."""
    x, y, z = vector
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def matrix(rotation: np.ndarray) -> np.ndarray:
    """(3, 3) of a quaternion x y z w."""
    vector, w = rotation[:3], rotation[3]
    return np.eye(3) * (w * w - vector @ vector) + 2 * np.outer(vector, vector) + 2 * w * skew(vector)


def share(turn: np.ndarray, ratio: float) -> np.ndarray:
    """A rotation matrix with its angle times a ratio."""
    vector = np.array([turn[2, 1] - turn[1, 2], turn[0, 2] - turn[2, 0], turn[1, 0] - turn[0, 1]]) / 2
    sine = float(np.linalg.norm(vector))
    angle = float(np.arctan2(sine, (np.trace(turn) - 1) / 2))
    assume(np.pi - angle > NEAR_HALF_A_TURN)
    if sine == 0:
        return np.eye(3)
    about = skew(vector / sine)
    return np.eye(3) + np.sin(angle * ratio) * about + (1 - np.cos(angle * ratio)) * about @ about


class SlowBones:
    """One stance of some bones."""

    def __init__(self, bones: Sequence[Bone], pose: Pose, parts: BoneParts) -> None:
        self.bones, self.stance, self.parts = bones, pose, parts
        self.place, self.local = cache(self.place), cache(self.local)  # type: ignore[method-assign]

    def rank(self, row: int) -> tuple[bool, int, int]:
        return bool(self.bones[row].flags & BoneFlags.AFTER_PHYSICS), self.bones[row].level, row

    def exists(self, row: int) -> bool:
        return 0 <= row < len(self.bones)

    def rest(self, row: int) -> np.ndarray:
        return np.array(self.bones[row].position, float)

    def user_turn(self, row: int) -> np.ndarray:
        rotation, bone = self.stance.rotations[row], self.bones[row]
        if not bone.flags & BoneFlags.FIXED_AXIS:
            return matrix(rotation)
        axis = np.array(bone.fixed_axis, float)
        if not axis.any():
            return np.eye(3)
        half = np.arctan2(np.linalg.norm(rotation[:3]), rotation[3])
        if rotation[:3] @ axis < 0:
            half = -half
        return matrix(np.array([*(np.sin(half) * axis / np.linalg.norm(axis)), np.cos(half)]))

    def own(self, row: int) -> tuple[np.ndarray, np.ndarray]:
        turn = matrix(self.parts.rotations[row]) @ self.user_turn(row)
        return turn, self.stance.offsets[row] + self.parts.offsets[row]

    def local(self, row: int) -> tuple[np.ndarray, np.ndarray]:
        """Rotation and translation of a bone by itself, with what it appends."""
        bone, source = self.bones[row], self.bones[row].append_parent
        turn, shift = self.own(row)
        if source == row or not self.exists(source):
            return turn, shift
        its_turn, its_shift = self.source(source, self.rank(source) < self.rank(row), bone.flags)
        if bone.flags & BoneFlags.APPEND_ROTATION:
            turn = turn @ share(its_turn, bone.append_ratio)
        if bone.flags & BoneFlags.APPEND_TRANSLATION:
            shift = shift + bone.append_ratio * its_shift
        return turn, shift

    def source(self, row: int, is_done: bool, flags: BoneFlags) -> tuple[np.ndarray, np.ndarray]:
        if flags & BoneFlags.LOCAL_APPEND:
            placed = self.place(row) if is_done else self.at_rest(row)
            return placed[:3, :3], placed[:3, 3] - self.rest(row)
        return self.local(row) if is_done else self.own(row)

    def at_rest(self, row: int) -> np.ndarray:
        placed = np.eye(4)
        placed[:3, 3] = self.rest(row)
        return placed

    def place(self, row: int) -> np.ndarray:
        """(4, 4) from the space of a bone to the model's."""
        parent, placed = self.bones[row].parent, np.eye(4)
        turn, shift = self.local(row)
        placed[:3, :3], placed[:3, 3] = turn, self.rest(row) + shift
        if parent == row or not self.exists(parent):
            return placed
        placed[:3, 3] -= self.rest(parent)
        above = self.place(parent) if self.rank(parent) < self.rank(row) else self.at_rest(parent)
        return above @ placed
