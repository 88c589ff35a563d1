"""Pose: a NamedPose in the rows of one model: what its bones, morphs and IK are told to be at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IntegerArray
from editor.math3d.rotations import unit_quaternions
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.binding import bind_pose
from editor.motion.sampling import NamedPose

Rows = Sequence[int] | IntegerArray

NO_ROTATION = (0.0, 0.0, 0.0, 1.0)


@dataclass(slots=True, eq=False)
class Pose:
    """The pose of a model by row: bone translations and rotations, morph weights, IK switches.

    Its arrays may be written into; copy before handing it on. `offsets` (bones, 3) in model units and `rotations`
    (bones, 4) unit quaternions x y z w, both in file space and relative to the rest pose; `weights` (morphs,); `ik`
    (bones,): whether the IK of the bone works; `physics` (bones,): whether the rigid bodies of the bone may move by
    themselves. `scales` (bones, 3) along the local axes of bones, which no file keeps. `lifts_limits`: whether fixed
    axes and the limits of IK do not count, and any bone may be posed.
    """

    offsets: Float64Array
    rotations: Float64Array
    weights: Float64Array
    ik: BoolArray
    physics: BoolArray
    scales: Float64Array
    lifts_limits: bool = False

    @classmethod
    def at_rest(cls, bones: int, morphs: int) -> Pose:
        """Nothing moved, and every IK and all physics at work."""
        rotations = np.zeros((bones, 4))
        rotations[:, 3] = 1
        ik, physics = np.ones((2, bones), np.bool_)
        return cls(np.zeros((bones, 3)), rotations, np.zeros(morphs), ik, physics, np.ones((bones, 3)))

    def copy(self) -> Pose:
        moved = self.offsets.copy(), self.rotations.copy(), self.weights.copy()
        return Pose(*moved, self.ik.copy(), self.physics.copy(), self.scales.copy(), self.lifts_limits)

    def posed(self) -> BoolArray:
        """(bones,): whether the bone is anywhere but at rest, of any size."""
        return np.logical_or(self.rotations[:, :3].any(axis=1), self.offsets.any(axis=1))

    def scaled(self) -> BoolArray:
        """(bones,): whether the bone is scaled."""
        return np.asarray((self.scales != 1).any(axis=1))


def named_pose(pose: Pose, model: Model) -> NamedPose:
    """Return the bones and morphs of a pose that are not at rest, by name."""
    bones, morphs = np.flatnonzero(pose.posed()), np.flatnonzero(pose.weights)
    return NamedPose(
        model.info[0].name,
        tuple(model.bones[row].name for row in bones.tolist()),
        pose.offsets[bones].astype(np.float32),
        pose.rotations[bones].astype(np.float32),
        tuple(model.morphs[row].name for row in morphs.tolist()),
        pose.weights[morphs].astype(np.float32),
    )


@dataclass(slots=True, eq=False)
class PoseOverride:
    """A stance of which only the rows count that are held: `bones` (bones,), `morphs` (morphs,), `ik` (bones,)."""

    pose: Pose
    bones: BoolArray
    morphs: BoolArray
    ik: BoolArray

    @classmethod
    def empty(cls, bones: int, morphs: int) -> PoseOverride:
        held = [np.zeros(count, np.bool_) for count in (bones, morphs, bones)]
        return cls(Pose.at_rest(bones, morphs), *held)

    def copy(self) -> PoseOverride:
        return PoseOverride(self.pose.copy(), self.bones.copy(), self.morphs.copy(), self.ik.copy())

    def set_bones(self, rows: Rows, offsets: ArrayLike, rotations: ArrayLike) -> None:
        """Hold bones: `offsets` (rows, 3) or (3,), `rotations` (rows, 4) or (4,) of any length."""
        self.pose.offsets[rows] = offsets
        self.pose.rotations[rows] = unit_quaternions(np.atleast_2d(np.asarray(rotations, np.float64)))
        self.bones[rows] = True

    def set_weights(self, rows: Rows, weights: ArrayLike) -> None:
        """Hold morphs at weights (rows,), or at one weight."""
        self.pose.weights[rows] = weights
        self.morphs[rows] = True

    def set_ik(self, rows: Rows, on: bool) -> None:
        """Hold the IK of bones switched on or off."""
        self.pose.ik[rows] = on
        self.ik[rows] = True

    def set_pose(self, pose: NamedPose, model: Model) -> None:
        """Hold the bones and morphs that a pose names, as it says; the rest stays."""
        binding = bind_pose(pose, model)
        bones, morphs = np.flatnonzero(binding.bones != NONE), np.flatnonzero(binding.morphs != NONE)
        named = binding.bones[bones]
        self.set_bones(bones, pose.offsets[named], pose.rotations[named])
        self.set_weights(morphs, pose.weights[binding.morphs[morphs]])

    def laid_over(self, pose: Pose) -> Pose:
        """The stance, with what is held in its place."""
        held = self.pose
        return Pose(
            np.where(self.bones[:, None], held.offsets, pose.offsets),
            np.where(self.bones[:, None], held.rotations, pose.rotations),
            np.where(self.morphs, held.weights, pose.weights),
            np.where(self.ik, held.ik, pose.ik),
            pose.physics,
            np.where(self.bones[:, None], held.scales, pose.scales),
            held.lifts_limits,
        )

    def same_as(self, other: PoseOverride) -> bool:
        mine, others = self._columns(), other._columns()
        return all(np.array_equal(a, b) for a, b in zip(mine, others, strict=True))

    def _columns(self) -> tuple[AnyArray, ...]:
        held = self.pose
        of_pose = held.offsets, held.rotations, held.weights, held.ik, held.scales, np.array(held.lifts_limits)
        return *of_pose, self.bones, self.morphs, self.ik

    def followed(self, change: Change) -> PoseOverride:
        """The same of the same bones and morphs, after rows came, went or moved; new ones are not held."""
        if change.action is Action.SET or change.table not in ("bones", "morphs"):
            return self
        held, morphs = self.pose, self.morphs
        if change.table == "morphs":
            pose = replace(held, weights=_values_at_new_rows(held.weights, change, 0.0))
            return PoseOverride(pose, self.bones, _values_at_new_rows(morphs, change, False), self.ik)
        pose = replace(
            held,
            offsets=_values_at_new_rows(held.offsets, change, 0.0),
            rotations=_values_at_new_rows(held.rotations, change, NO_ROTATION),
            ik=_values_at_new_rows(held.ik, change, True),
            physics=_values_at_new_rows(held.physics, change, True),
            scales=_values_at_new_rows(held.scales, change, 1.0),
        )
        return PoseOverride(
            pose, _values_at_new_rows(self.bones, change, False), morphs, _values_at_new_rows(self.ik, change, False)
        )

    @property
    def nbytes(self) -> int:
        return sum(column.nbytes for column in self._columns())


def _values_at_new_rows(values: AnyArray, change: Change, fresh: object) -> AnyArray:
    """(rows now, …) from (rows before, …): each value at its new row, `fresh` in rows that are new."""
    growth = {Action.INSERT: len(change.rows), Action.REMOVE: -len(change.rows)}.get(change.action, 0)
    moved = np.empty((len(values) + growth, *values.shape[1:]), values.dtype)
    moved[:] = fresh
    rows = change.renumber(np.arange(len(values)))
    stays = rows >= 0
    moved[rows[stays]] = values[stays]
    return moved
