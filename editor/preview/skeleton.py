"""Skeleton: the bones of a model compiled once into flat sequences, and solved for one stance after another.

The sums are those of `kernels`; here is what comes before and after them. Nothing is carried over from frame to frame,
so that frames may come in any order: a bone that deforms before its parent goes by the parent's rest place (§2.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import isfinite

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.fields import NONE
from editor.preview import compiling
from editor.preview.chains import Hierarchy, Warnings, chains_of, records_of
from editor.preview.kernels.bones import IS_LOCAL, MOVES, ROTATES
from editor.preview.kernels.records import BoneRecords, ChainRecords, PoseRecords
from editor.preview.placement import BoneParts, Doubles, Placement
from editor.preview.quaternions import product
from editor.preview.stance import NO_TURN, Stance

NEARLY_NONE = 1e-12

Switches = NDArray[np.bool_]


class Stage(Enum):
    """The two parts of a frame; what physics says comes between them."""

    BEFORE = "before physics"
    AFTER = "after physics"


class Skeleton:
    """Bones as they are now: who changes them makes another. `warnings`: rows, and what of their data is left out."""

    def __init__(self, bones: Sequence[Bone]) -> None:
        self.warnings: Warnings = []
        self.rest = Placement.at_rest(bones).positions
        hierarchy = _hierarchy(bones, self.warnings)
        chains = chains_of(bones, hierarchy, self.warnings)
        self._chains = records_of(chains, bones)
        self._bones = _bone_records(bones, self.rest, hierarchy, self._chains, self.warnings)
        self._arrays: tuple[BoneRecords, ChainRecords] | None = None
        self._links = [np.array(one.links, np.intp) for one in chains]
        self._goals = np.array(self._chains.goal, np.intp)
        self._fixed = _FixedAxes(bones)
        self._middle = sum(not bone.flags & BoneFlags.AFTER_PHYSICS for bone in bones)
        self.begin(Stance.at_rest(len(bones), 0))

    def solve(self, stance: Stance, parts: BoneParts | None = None) -> Placement:
        """Where the bones are in a stance, without physics. `parts`: what morphs add."""
        self.begin(stance, parts)
        self.run(Stage.BEFORE)
        self.run(Stage.AFTER)
        return self.placement()

    def begin(self, stance: Stance, parts: BoneParts | None = None, driven: Switches | None = None) -> None:
        """Start a frame: every bone at rest, the stance taken in.

        `driven` (bones,): the bones that physics is going to drive. IK that has no other links is not solved.
        """
        turns, shifts = self._fixed.applied(_unit(stance.rotations)), stance.offsets
        if parts is not None:
            turns, shifts = product(parts.rotations, turns), shifts + parts.offsets
        self._kernels = compiling.kernels()
        self._structure = self._as_arrays() if self._kernels.are_compiled else (self._bones, self._chains)
        self._pose = self._new_pose(turns, shifts, stance.ik[self._goals])
        if driven is not None:
            self._leave_out_ik(driven)

    def run(self, stage: Stage) -> None:
        """Give the bones of a stage their turn, in their order."""
        first, last = (0, self._middle) if stage is Stage.BEFORE else (self._middle, len(self.rest))
        self._kernels.run(*self._structure, self._pose, first, last)

    def drive(self, rows: ArrayLike, rotations: Doubles, positions: Doubles) -> None:
        """What physics says between the stages: where bones (n,) are in model space, (n, 4) and (n, 3).

        They stay there for the rest of the frame. What hangs from them and is not driven follows.
        """
        driven = np.zeros(len(self.rest), np.bool_)
        driven[rows] = True
        for row, turn, place in zip(np.asarray(rows).tolist(), rotations.tolist(), positions.tolist(), strict=True):
            for axis, value in enumerate(turn):
                self._pose.turn[4 * row + axis] = value
            for axis, value in enumerate(place):
                self._pose.place[3 * row + axis] = value
            self._pose.is_driven[row] = 1
        self._leave_out_ik(driven)
        moved = driven.astype(np.int64)
        self._kernels.follow(self._structure[0], self._pose, moved if self._compiled else moved.tolist(), self._middle)

    def placement(self) -> Placement:
        """Where the bones are now."""
        rotations = np.array(self._pose.turn, np.float64).reshape(-1, 4)
        return Placement(rotations, np.array(self._pose.place, np.float64).reshape(-1, 3), self.rest)

    @property
    def _compiled(self) -> bool:
        return self._kernels.are_compiled

    def _as_arrays(self) -> tuple[BoneRecords, ChainRecords]:
        if self._arrays is None:
            self._arrays = compiling.arrays_of(self._bones), compiling.arrays_of(self._chains)
        return self._arrays

    def _new_pose(self, turns: Doubles, shifts: Doubles, works: Switches) -> PoseRecords:
        count = len(self.rest)
        still = np.tile(np.array(NO_TURN), count)
        turns, shifts = turns.astype(np.float64).ravel(), shifts.astype(np.float64).ravel()
        none = np.zeros(count, np.int64)
        arrays = (turns, shifts, turns, shifts, still, still, self.rest.ravel(), none, none, works.astype(np.int64))
        flat = (array.copy() if self._compiled else array.tolist() for array in arrays)
        return PoseRecords(*flat)  # type: ignore[arg-type]

    def _leave_out_ik(self, driven: Switches) -> None:
        """Do not solve IK that can turn no link, since physics drives them all (§2.6)."""
        for chain, links in enumerate(self._links):
            if driven[links].all():
                self._pose.works[chain] = 0


class _FixedAxes:
    """Bones that only turn about one axis; what they are told to turn is turned about that (§2.9)."""

    def __init__(self, bones: Sequence[Bone]) -> None:
        fixed = [row for row, bone in enumerate(bones) if bone.flags & BoneFlags.FIXED_AXIS]
        axes = np.array([bones[row].fixed_axis for row in fixed], np.float64).reshape(-1, 3)
        lengths = np.linalg.norm(axes, axis=1, keepdims=True)
        self._rows = np.array(fixed, np.intp)
        self._axes = axes / np.maximum(lengths, NEARLY_NONE)
        self._is_none = lengths[:, 0] < NEARLY_NONE

    def applied(self, rotations: Doubles) -> Doubles:
        """The rotations (bones, 4), written into: same angle, another axis; none at all where the axis is nothing."""
        told = rotations[self._rows]
        sines = np.linalg.norm(told[:, :3], axis=1)
        sines[np.einsum("ij,ij->i", told[:, :3], self._axes) < 0] *= -1
        told[:, :3] = self._axes * sines[:, None]
        told[self._is_none] = NO_TURN
        rotations[self._rows] = told
        return rotations


def _unit(rotations: Doubles) -> Doubles:
    """A copy of (n, 4) rotations with length one to the last digit; motions are sampled in 32 bits."""
    lengths = np.sqrt(np.einsum("ij,ij->i", rotations, rotations))
    made: Doubles = rotations / np.maximum(lengths, NEARLY_NONE)[:, None]
    made[lengths < NEARLY_NONE] = NO_TURN
    return made


def _hierarchy(bones: Sequence[Bone], warnings: Warnings) -> Hierarchy:
    parents = [bone.parent if 0 <= bone.parent < len(bones) else NONE for bone in bones]
    for row, parent in enumerate(parents):
        if parent == row:
            parents[row] = NONE
            warnings.append((row, "The bone is its own parent; it hangs from none."))
    late = [bool(bone.flags & BoneFlags.AFTER_PHYSICS) for bone in bones]
    return Hierarchy(parents, sorted(range(len(bones)), key=lambda row: (late[row], bones[row].level, row)))


def _bone_records(
    bones: Sequence[Bone], rest: Doubles, hierarchy: Hierarchy, chains: ChainRecords, warnings: Warnings
) -> BoneRecords:
    origins = np.concatenate((rest, np.zeros((1, 3))))  # what NONE finds
    is_link, chain = [0] * len(bones), [NONE] * len(bones)
    for row in chains.link:
        is_link[row] = 1
    for number, row in enumerate(chains.goal):
        chain[row] = number
    return BoneRecords(
        order=hierarchy.order,
        parent=hierarchy.parents,
        offset=(rest - origins[hierarchy.parents]).ravel().tolist(),
        rest=rest.ravel().tolist(),
        append=[_appended(bones, row, warnings) for row in range(len(bones))],
        source=[bone.append_parent for bone in bones],
        ratio=[float(bone.append_ratio) if isfinite(bone.append_ratio) else 0.0 for bone in bones],
        is_link=is_link,
        chain=chain,
    )


def _appended(bones: Sequence[Bone], row: int, warnings: Warnings) -> int:
    """What a bone appends, as BoneRecords have it."""
    bone = bones[row]
    if not bone.flags & APPEND:
        return 0
    if bone.append_parent == row or not 0 <= bone.append_parent < len(bones):
        fault = "the bone itself" if bone.append_parent == row else "missing"
        warnings.append((row, f"The append parent is {fault}; nothing is appended."))
        return 0
    kinds = (
        (BoneFlags.APPEND_ROTATION, ROTATES),
        (BoneFlags.APPEND_TRANSLATION, MOVES),
        (BoneFlags.LOCAL_APPEND, IS_LOCAL),
    )
    return sum(number for flag, number in kinds if bone.flags & flag)
