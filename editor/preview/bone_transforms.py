"""BoneTransforms: where the bones of a model stand at one moment, and what that does to the points that hang from
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array
from editor.math3d.quaternions import matrices_from_quaternions
from editor.math3d.transforms import Transforms
from editor.model.bones import Bone
from editor.preview.pose import NO_ROTATION


@dataclass(frozen=True, slots=True, eq=False)
class BoneParts:
    """What morphs add to the bones: `offsets` (bones, 3) in model units and `rotations` (bones, 4) unit quaternions."""

    offsets: Float64Array
    rotations: Float64Array


@dataclass(frozen=True, slots=True, eq=False)
class BoneTransforms:
    """`rotations` (bones, 4) unit quaternions x y z w, `positions` (bones, 3) and `rest` (bones, 3), in model space.

    At rest no bone has a rotation (mmd-semantics §2.1).
    """

    rotations: Float64Array
    positions: Float64Array
    rest: Float64Array

    @classmethod
    def at_rest(cls, bones: Sequence[Bone]) -> BoneTransforms:
        rest = np.array([bone.position for bone in bones], np.float64).reshape(-1, 3)
        return cls(np.tile(np.array(NO_ROTATION), (len(bones), 1)), rest, rest)

    def transforms(self) -> Transforms:
        """(bones,) rotations and positions alone; no copies."""
        return Transforms(self.rotations, self.positions)

    def rotation_matrices(self) -> Float64Array:
        """(bones, 3, 3): they turn column vectors."""
        return np.asarray(matrices_from_quaternions(self.rotations), np.float64)

    def translations(self) -> Float64Array:
        """(bones, 3) the translation of the skinning transform: a point at rest goes to rotation · point + shift."""
        shifts: Float64Array = self.positions - np.einsum("bij,bj->bi", self.rotation_matrices(), self.rest)
        return shifts

    def globals(self) -> Float32Array:
        """(bones, 4, 4) from the space of each bone to the model's, for column vectors."""
        return _affine(self.rotation_matrices(), self.positions)

    def matrices(self) -> Float32Array:
        """(bones, 4, 4) from where a point is at rest to where its bone carries it: the skinning matrices."""
        return _affine(self.rotation_matrices(), self.translations())


def _affine(rotations: Float64Array, translations: Float64Array) -> Float32Array:
    made = np.zeros((len(rotations), 4, 4), np.float32)
    made[:, :3, :3] = rotations
    made[:, :3, 3] = translations
    made[:, 3, 3] = 1
    return made
