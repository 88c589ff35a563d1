"""Stance: a Pose in the rows of one model: what its bones, morphs and IK are told to be at one moment."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from editor.model.model import Model
from editor.motion.pose import Pose

Floats = NDArray[np.float64]
Switches = NDArray[np.bool_]

NO_TURN = (0.0, 0.0, 0.0, 1.0)


@dataclass(slots=True, eq=False)
class Stance:
    """Arrays that may be written into: whoever hands one on hands on a copy.

    `offsets` (bones, 3) in model units and `rotations` (bones, 4) unit quaternions x y z w, both in file space and
    relative to the rest pose; `weights` (morphs,); `ik` (bones,): whether the IK of the bone works; `physics` (bones,):
    whether the rigid bodies of the bone may move by themselves.
    """

    offsets: Floats
    rotations: Floats
    weights: Floats
    ik: Switches
    physics: Switches

    @classmethod
    def at_rest(cls, bones: int, morphs: int) -> Stance:
        """Nothing moved, and every IK and all physics at work."""
        rotations = np.tile(np.array(NO_TURN), (bones, 1))
        works = np.ones((2, bones), np.bool_)
        return cls(np.zeros((bones, 3)), rotations, np.zeros(morphs), *works)

    def copy(self) -> Stance:
        moved = self.offsets.copy(), self.rotations.copy(), self.weights.copy()
        return Stance(*moved, self.ik.copy(), self.physics.copy())

    def posed(self) -> Switches:
        """(bones,): whether the bone is anywhere but at rest."""
        return np.logical_or(self.rotations[:, :3].any(axis=1), self.offsets.any(axis=1))


def named(stance: Stance, model: Model) -> Pose:
    """What of a stance is not at rest, by name."""
    bones, morphs = np.flatnonzero(stance.posed()), np.flatnonzero(stance.weights)
    return Pose(
        model.info[0].name,
        tuple(model.bones[row].name for row in bones.tolist()),
        stance.offsets[bones].astype(np.float32),
        stance.rotations[bones].astype(np.float32),
        tuple(model.morphs[row].name for row in morphs.tolist()),
        stance.weights[morphs].astype(np.float32),
    )
