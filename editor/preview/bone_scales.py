"""Scales bones of a pose, along their local axes, with all that hangs from them. MMD and its files know no such thing.

It comes after everything else: IK reaches as far, and physics moves bodies, as if no bone were scaled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone
from editor.preview.bone_axes import local_axes
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.ik_chains import Hierarchy


def scaled_transforms(
    transforms: BoneTransforms, bones: Sequence[Bone], scales: Float64Array, hierarchy: Hierarchy
) -> BoneTransforms:
    """Return the transforms of bones scaled by `scales` (bones, 3); the same object where none is scaled."""
    scaled = np.flatnonzero((scales != 1).any(axis=1)).tolist()
    if not scaled:
        return transforms
    own = {row: _stretch(bones, row, scales[row]) for row in scaled}
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


def _stretch(bones: Sequence[Bone], row: int, scale: Float64Array) -> Float64Array:
    """(3, 3) what a scale along the local axes of a bone does to directions at rest."""
    axes = local_axes(bones, row)
    stretch: Float64Array = axes @ np.diag(scale) @ axes.T
    return stretch
