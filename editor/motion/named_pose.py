"""NamedPose: how bones stand and how far morphs are, by name: what a VPD file holds, and one moment of a Motion can
be.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from editor.math3d.arrays import Float32Array
from editor.model.columns import Columns
from editor.motion.motion import BoneKey, MorphKey, Motion
from editor.motion.sampling import sample
from editor.motion.tracks import Tracks


def _none(width: int) -> Float32Array:
    return np.empty((0, width) if width > 1 else 0, np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class NamedPose:
    """`offsets` (bones, 3) in model units, `rotations` (bones, 4) quaternions x y z w, `weights` (morphs,).

    What is not named is not part of the pose: whoever applies it keeps it as it is, or resets it.
    """

    model: str = ""
    bones: tuple[str, ...] = ()
    offsets: Float32Array = field(default_factory=lambda: _none(3))
    rotations: Float32Array = field(default_factory=lambda: _none(4))
    morphs: tuple[str, ...] = ()
    weights: Float32Array = field(default_factory=lambda: _none(1))

    def counts(self) -> dict[str, int]:
        return {"bones": len(self.bones), "morphs": len(self.morphs)}


def pose_at(motion: Motion, frame: float) -> NamedPose:
    """Return the pose of a motion of a model at a frame."""
    now = sample(motion, frame)
    return NamedPose(
        motion.name,
        motion.bones.names,
        now.offsets.astype(np.float32),
        now.rotations.astype(np.float32),
        motion.morphs.names,
        now.weights.astype(np.float32),
    )


def motion_of(pose: NamedPose) -> Motion:
    """A motion with one key, at frame 0, for each bone and morph of the pose."""
    bones = Columns(BoneKey, len(pose.bones), offset=pose.offsets, rotation=pose.rotations)
    morphs = Columns(MorphKey, len(pose.morphs), weight=pose.weights)
    return Motion(
        pose.model,
        Tracks.empty(BoneKey).put(pose.bones, np.arange(len(bones)), bones),
        Tracks.empty(MorphKey).put(pose.morphs, np.arange(len(morphs)), morphs),
    )
