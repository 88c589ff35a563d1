"""Skeleton: the bones of a model compiled once into flat sequences, and solved for one stance after another.

The sums are those of `kernels`; here is what comes before and after them. Nothing is carried over from frame to frame,
so that frames may come in any order: a bone that deforms before its parent goes by the parent's rest position
(mmd-semantics §2.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from enum import Enum
from math import isfinite

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, unit_or_zero
from editor.messages import Messages, TranslatableText
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.deform_order import deform_order
from editor.model.fields import NONE
from editor.preview import compiling
from editor.preview.bone_transforms import BoneParts, BoneTransforms
from editor.preview.ik_chains import Hierarchy, IkChain, chains_of, records_of
from editor.preview.kernels.layout import (
    APPENDS_LOCALLY,
    APPENDS_SHIFT,
    APPENDS_TURN,
    AXIS,
    CHAIN,
    IK_ROTATION,
    LOCAL_ROTATION,
    OFFSET,
    OWN_ROTATION,
    PER_BONE,
    PER_STATE,
    POSITION,
    RATIO,
    REST,
    ROTATION,
    KernelRecords,
)
from editor.preview.pose import NO_ROTATION, Pose

NO_PARTS = BoneParts(np.zeros((0, 3)), np.zeros((0, 4)))


class Stage(Enum):
    """The two parts of a frame; what physics says comes between them."""

    BEFORE = "before physics"
    AFTER = "after physics"


class Skeleton:
    """`bones` as they are now: who changes them makes another. `warnings`: of what of their data is left out.

    `hierarchy` and `chains` are what it goes by.
    """

    def __init__(self, bones: Sequence[Bone]) -> None:
        self.bones = bones
        self.warnings = Messages()
        self.rest = BoneTransforms.at_rest(bones).positions
        self.hierarchy = _hierarchy(bones, self.warnings)
        self.chains = chains_of(bones, self.hierarchy, self.warnings)
        self._lists = _kernel_records(bones, self.rest, self.hierarchy, self.chains, self.warnings)
        self._arrays: KernelRecords | None = None
        self._goals: IndexArray = np.array([chain.goal for chain in self.chains], np.intp)
        self._middle = sum(not bone.flags & BoneFlags.AFTER_PHYSICS for bone in bones)
        self._kernels = compiling.kernels()
        self._now: KernelRecords = self._copy_of_rest()
        self.begin(Pose.at_rest(len(bones), 0))

    def solve(self, pose: Pose, parts: BoneParts | None = None) -> BoneTransforms:
        """Solve a pose without physics. `parts`: effects of morphs."""
        self.begin(pose, parts)
        self.run(Stage.BEFORE)
        self.run(Stage.AFTER)
        return self.bone_transforms()

    def begin(self, pose: Pose, parts: BoneParts | None = None, driven: BoolArray | None = None) -> None:
        """Start a frame: every bone at rest, the stance taken in.

        `driven` (bones,): the bones that physics is going to drive. IK that has no other links is not solved.
        """
        self._kernels = compiling.kernels()
        self._now = self._copy_of_rest()
        parts = parts or NO_PARTS
        told = (pose.rotations, pose.offsets, parts.rotations, parts.offsets)
        self._kernels.take_pose(self._now.bones, self._now.state, *map(self._kernels.sequence, told))
        for chain, is_on in zip(self.chains, pose.ik[self._goals].tolist(), strict=True):
            if not is_on or (driven is not None and driven[list(chain.links)].all()):
                self._now.bones[PER_BONE * chain.goal + CHAIN] = NONE

    def run(self, stage: Stage) -> None:
        """Give the bones of a stage their turn, in their order."""
        first, last = (0, self._middle) if stage is Stage.BEFORE else (self._middle, len(self.rest))
        self._kernels.run(*self._now, first, last)

    def drive(
        self, rows: ArrayLike, rotations: Float64Array, positions: Float64Array, appends_again: bool = False
    ) -> None:
        """Set the transforms that physics gives bones between the stages, in model space: (n, 4) and (n, 3).

        They stay there for the rest of the frame. What hangs from them and is not driven follows. `appends_again`: so
        does what appends from them (mmd-semantics §2.11).
        """
        now, sequence = self._now, self._kernels.sequence
        driven = sequence(np.asarray(rows, np.int64)), sequence(rotations), sequence(positions)
        self._kernels.drive(now.order, now.bones, now.state, *driven, appends_again, self._middle)

    def bone_transforms(self) -> BoneTransforms:
        """Return the present transforms of the bones."""
        return BoneTransforms(self._columns(ROTATION, 4), self._columns(POSITION, 3), self.rest)

    def ik_rotations(self) -> Float64Array:
        """(bones, 4) what IK turns each bone by now, after all else that turns it; no turn where no IK does."""
        return self._columns(IK_ROTATION, 4)

    def _copy_of_rest(self) -> KernelRecords:
        """Every bone at rest, as the kernels take it."""
        rest = self._as_arrays() if self._kernels.are_compiled else self._lists
        return rest._replace(bones=copy(rest.bones), state=copy(rest.state))

    def _as_arrays(self) -> KernelRecords:
        if self._arrays is None:
            self._arrays = compiling.arrays_of(self._lists)
        return self._arrays

    def _columns(self, at: int, count: int) -> Float64Array:
        """(bones, count) numbers of the state."""
        state = self._now.state
        if isinstance(state, np.ndarray):
            return np.asarray(state.reshape(-1, PER_STATE)[:, at : at + count].copy())
        return np.array([state[number::PER_STATE] for number in range(at, at + count)], np.float64).T.copy()


def _hierarchy(bones: Sequence[Bone], warnings: Messages) -> Hierarchy:
    parents = [bone.parent for bone in bones]
    for row, parent in enumerate(parents):
        if parent == row:
            parents[row] = NONE
            warnings.add(TranslatableText("The bone is its own parent; it hangs from none."), "bones", row)
    return Hierarchy(parents, deform_order(bones))


def _kernel_records(
    bones: Sequence[Bone], rest: Float64Array, hierarchy: Hierarchy, chains: Sequence[IkChain], warnings: Messages
) -> KernelRecords:
    turning = {link for chain in chains for link in chain.links}
    solved = {chain.goal: number for number, chain in enumerate(chains)}
    numbers = [
        (
            parent,
            bone.append_parent,
            _append_flags(bones, row, warnings),
            int(row in turning),
            solved.get(row, NONE),
            0,
            0,
            0,
            int(bool(bone.flags & BoneFlags.FIXED_AXIS)),
        )
        for row, (bone, parent) in enumerate(zip(bones, hierarchy.parents, strict=True))
    ]
    flat = [number for row in numbers for number in row]
    return KernelRecords(hierarchy.order, flat, _state_at_rest(bones, rest, hierarchy), *records_of(chains, bones))


def _state_at_rest(bones: Sequence[Bone], rest: Float64Array, hierarchy: Hierarchy) -> list[float]:
    """Every bone at rest, by the layout of the kernels."""
    state = np.zeros((len(bones), PER_STATE))
    origins = np.concatenate((rest, np.zeros((1, 3))))  # what NONE finds
    state[:, OFFSET : OFFSET + 3] = rest - origins[hierarchy.parents]
    state[:, RATIO] = [bone.append_ratio if isfinite(bone.append_ratio) else 0 for bone in bones]
    for at in (REST, POSITION):
        state[:, at : at + 3] = rest
    for at in (OWN_ROTATION, LOCAL_ROTATION, IK_ROTATION, ROTATION):
        state[:, at : at + 4] = NO_ROTATION
    state[:, AXIS : AXIS + 3] = unit_or_zero(np.reshape([bone.fixed_axis for bone in bones], (-1, 3)))
    return list(state.ravel().tolist())


def _append_flags(bones: Sequence[Bone], row: int, warnings: Messages) -> int:
    """Return the append flags of a bone, in the layout of the kernels."""
    bone = bones[row]
    if not bone.flags & APPEND:
        return 0
    if bone.append_parent in (row, NONE):
        if bone.append_parent == row:
            warnings.add(TranslatableText("The append parent is the bone itself; nothing is appended."), "bones", row)
        else:
            warnings.add(TranslatableText("The append parent is missing; nothing is appended."), "bones", row)
        return 0
    kinds = (
        (BoneFlags.APPEND_ROTATION, APPENDS_TURN),
        (BoneFlags.APPEND_TRANSLATION, APPENDS_SHIFT),
        (BoneFlags.LOCAL_APPEND, APPENDS_LOCALLY),
    )
    return sum(number for flag, number in kinds if bone.flags & flag)
