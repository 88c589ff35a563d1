"""Pose: a NamedPose in the rows of one model: what its bones, morphs and IK are told to be at one moment."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array
from editor.model.model import Model
from editor.motion.named_pose import NamedPose

NO_ROTATION = (0.0, 0.0, 0.0, 1.0)


@dataclass(slots=True, eq=False)
class Pose:
    """The pose of a model by row: bone translations and rotations, morph weights, IK switches.

    Its arrays may be written into; copy before handing it on. `offsets` (bones, 3) in model units and `rotations`
    (bones, 4) unit quaternions x y z w, both in file space and relative to the rest pose; `weights` (morphs,); `ik`
    (bones,): whether the IK of the bone works; `physics` (bones,): whether the rigid bodies of the bone may move by
    themselves.
    """

    offsets: Float64Array
    rotations: Float64Array
    weights: Float64Array
    ik: BoolArray
    physics: BoolArray

    @classmethod
    def at_rest(cls, bones: int, morphs: int) -> Pose:
        """Nothing moved, and every IK and all physics at work."""
        rotations = np.tile(np.array(NO_ROTATION), (bones, 1))
        works = np.ones((2, bones), np.bool_)
        return cls(np.zeros((bones, 3)), rotations, np.zeros(morphs), *works)

    def copy(self) -> Pose:
        moved = self.offsets.copy(), self.rotations.copy(), self.weights.copy()
        return Pose(*moved, self.ik.copy(), self.physics.copy())

    def posed(self) -> BoolArray:
        """(bones,): whether the bone is anywhere but at rest."""
        return np.logical_or(self.rotations[:, :3].any(axis=1), self.offsets.any(axis=1))


def named_pose(pose: Pose, model: Model) -> NamedPose:
    """What of a stance is not at rest, by name."""
    bones, morphs = np.flatnonzero(pose.posed()), np.flatnonzero(pose.weights)
    return NamedPose(
        model.info[0].name,
        tuple(model.bones[row].name for row in bones.tolist()),
        pose.offsets[bones].astype(np.float32),
        pose.rotations[bones].astype(np.float32),
        tuple(model.morphs[row].name for row in morphs.tolist()),
        pose.weights[morphs].astype(np.float32),
    )
