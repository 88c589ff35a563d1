"""BoneTransforms: where the bones of a model stand at one moment, and what that does to the points that hang from
them.

A pose may scale bones along their local axes, with all that hangs from them. MMD and its files know no such thing. It
comes after everything else: IK reaches as far, and physics moves bodies, as if no bone were scaled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array
from editor.math3d.rotations import Transforms, matrices_from_quaternions
from editor.model.bones import Bone
from editor.preview.bone_axes import local_axes
from editor.preview.ik_chains import Hierarchy
from editor.preview.pose import NO_ROTATION


@dataclass(frozen=True, slots=True, eq=False)
class BoneParts:
    """Effects of morphs on bones: `offsets` (bones, 3) in model units and `rotations` (bones, 4) unit quaternions."""

    offsets: Float64Array
    rotations: Float64Array


@dataclass(frozen=True, slots=True, eq=False)
class BoneTransforms:
    """`rotations` (bones, 4) unit quaternions x y z w, `positions` (bones, 3) and `rest` (bones, 3), in model space.

    At rest no bone has a rotation (mmd-semantics §2.1). `linear` (bones, 3, 3): what bones do to directions in place of
    their rotations, where some are scaled; None where none is.
    """

    rotations: Float64Array
    positions: Float64Array
    rest: Float64Array
    linear: Float64Array | None = None

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

    def linear_maps(self) -> Float64Array:
        """(bones, 3, 3): they take directions at rest to where bones turn, and scale, them; column vectors."""
        return self.rotation_matrices() if self.linear is None else self.linear

    def stretches(self) -> Float64Array | None:
        """(bones, 3, 3) what scaling does to directions before the rotations; None where no bone is scaled."""
        return None if self.linear is None else self.rotation_matrices().transpose(0, 2, 1) @ self.linear

    def translations(self) -> Float64Array:
        """(bones, 3) the translation of the skinning transform: a point at rest goes to linear map · point + shift."""
        return self._shifts(self.linear_maps())

    def _shifts(self, linear: Float64Array) -> Float64Array:
        shifts: Float64Array = self.positions - np.einsum("bij,bj->bi", linear, self.rest)
        return shifts

    def globals(self) -> Float32Array:
        """(bones, 4, 4) from the space of each bone to the model's, for column vectors."""
        return _affine_matrices(self.linear_maps(), self.positions)

    def matrices(self) -> Float32Array:
        """(bones, 4, 4) from where a point is at rest to where its bone carries it: the skinning matrices."""
        linear = self.linear_maps()
        return _affine_matrices(linear, self._shifts(linear))


def _affine_matrices(linear: Float64Array, translations: Float64Array) -> Float32Array:
    made = np.zeros((len(linear), 4, 4), np.float32)
    made[:, :3, :3] = linear
    made[:, :3, 3] = translations
    made[:, 3, 3] = 1
    return made


def scaled_transforms(
    transforms: BoneTransforms, bones: Sequence[Bone], scales: Float64Array, hierarchy: Hierarchy
) -> BoneTransforms:
    """Return the transforms of bones scaled by `scales` (bones, 3); the same object where none is scaled."""
    scaled = np.flatnonzero((scales != 1).any(axis=1)).tolist()
    if not scaled:
        return transforms
    own = {row: _stretch_of_scale(bones, row, scales[row]) for row in scaled}
    rotations = transforms.rotation_matrices()
    linear, positions = rotations.copy(), transforms.positions.copy()
    changed = set()
    for row in hierarchy.order:
        parent = hierarchy.parents[row]
        if parent in changed:
            carried = linear[parent] @ rotations[parent].T
            way = transforms.positions[row] - transforms.positions[parent]
            linear[row], positions[row] = carried @ rotations[row], positions[parent] + carried @ way
        if row in own:
            linear[row] = linear[row] @ own[row]
        if parent in changed or row in own:
            changed.add(row)
    return replace(transforms, positions=positions, linear=linear)


def _stretch_of_scale(bones: Sequence[Bone], row: int, scale: Float64Array) -> Float64Array:
    """(3, 3) what a scale along the local axes of a bone does to directions at rest."""
    axes = local_axes(bones, row)
    stretch: Float64Array = axes @ np.diag(scale) @ axes.T
    return stretch
