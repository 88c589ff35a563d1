"""The axes that a bone is turned about and moved along by hand (mmd-semantics §2.9): its own, or those MMD gives arms.

They mean nothing to how a bone deforms; they are of the rest pose and turn with the bone.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE

ARM_ENDINGS = ("腕", "ひじ", "手首")
FINGER = "指"
AWAY_FROM_VIEWER = (0.0, 0.0, 1.0)
NEARLY_NONE = 1e-6


def local_axes(bones: Sequence[Bone], row: int) -> Float64Array:
    """(3, 3) the local x, y and z axis of a bone at rest, as columns; the model's own where it has no others."""
    bone = bones[row]
    if bone.flags & BoneFlags.LOCAL_AXES:
        return _upright(bone.local_x, bone.local_z)
    if is_of_arm(bone):
        return _upright(_direction(bones, row), AWAY_FROM_VIEWER)
    return np.eye(3)


def is_of_arm(bone: Bone) -> bool:
    """Whether MMD gives axes to a bone by its name: upper arms, elbows, wrists and fingers."""
    return bone.name.endswith(ARM_ENDINGS) or FINGER in bone.name


def fixed_axis(bone: Bone) -> Float64Array | None:
    """(3,) the axis, of length 1, that a bone may only be turned about; None where it may be turned freely.

    An axis of length 0 is given as it is: such a bone cannot be turned at all.
    """
    if not bone.flags & BoneFlags.FIXED_AXIS:
        return None
    axis = np.asarray(bone.fixed_axis, np.float64)
    length = np.linalg.norm(axis)
    return axis / length if length > NEARLY_NONE else np.zeros(3)


def _direction(bones: Sequence[Bone], row: int) -> Float64Array:
    """(3,) the way to where a bone ends, or else to its first child; 0 where there is neither."""
    bone = bones[row]
    here = np.asarray(bone.position, np.float64)
    if not bone.flags & BoneFlags.TAIL_IS_BONE:
        way = np.asarray(bone.tail_offset, np.float64)
    elif bone.tail_bone != NONE:
        way = np.asarray(bones[bone.tail_bone].position) - here
    else:
        way = np.zeros(3)
    if np.linalg.norm(way) > NEARLY_NONE:
        return way
    return next((np.asarray(child.position) - here for child in bones if child.parent == row), np.zeros(3))


def _upright(x: ArrayLike, z: ArrayLike) -> Float64Array:
    """Axes from x as it is and z as near as can be; the model's own axes where the two leave it open."""
    first = np.asarray(x, np.float64)
    second = np.cross(np.asarray(z, np.float64), first)
    lengths = np.linalg.norm(first), np.linalg.norm(second)
    if not min(lengths) > NEARLY_NONE:
        return np.eye(3)
    first, second = first / lengths[0], second / lengths[1]
    return np.stack((first, second, np.cross(first, second)), axis=1)
