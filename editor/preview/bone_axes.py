"""The axes that a bone is turned about and moved along by hand (mmd-semantics §2.9): its own, or those MMD gives arms.

They mean nothing to how a bone deforms; they are of the rest pose and turn with the bone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone, BoneFlags, tail_vector
from editor.model.fields import Vec3

ARM_ENDINGS = ("腕", "ひじ", "手首")
FINGER = "指"
AWAY_FROM_VIEWER = np.array((0.0, 0.0, 1.0))
UP = np.array((0.0, 1.0, 0.0))
NEARLY_NONE = 1e-6
NEARLY_ALONG = 1e-3  # the sine of the angle between directions that count as one
NEARLY_UNIT = 1e-3  # by how much a length may differ from 1, or the cosine of a right angle from 0


def local_axes(bones: Sequence[Bone], row: int) -> Float64Array:
    """(3, 3) the local x, y and z axis of a bone at rest, as columns; the model's own where it has no others."""
    bone = bones[row]
    if bone.flags & BoneFlags.LOCAL_AXES:
        return _axes_from_x_and_z(bone.local_x, bone.local_z)
    if is_of_arm(bone):
        return _axes_from_x_and_z(_direction(bones, row), AWAY_FROM_VIEWER)
    return np.eye(3)


def axes_along(vectors: Float64Array) -> Float64Array:
    """(n, 3, 3) the local axes, as columns, that MMD gives arms which go along those vectors (n, 3), none of them 0.

    z points away from the viewer, and where the vector itself does, y up.
    """
    x = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    goes_away = np.linalg.norm(np.cross(x, AWAY_FROM_VIEWER), axis=1, keepdims=True) < NEARLY_ALONG
    y = np.cross(np.where(goes_away, np.cross(x, UP), AWAY_FROM_VIEWER), x)
    y /= np.linalg.norm(y, axis=1, keepdims=True)
    return np.stack((x, y, np.cross(x, y)), axis=2)


def is_of_arm(bone: Bone) -> bool:
    """Return whether MMD gives axes to a bone by its name: upper arms, elbows, wrists and fingers."""
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


def straightened_axes(bone: Bone) -> dict[str, Vec3]:
    """The values of a bone whose axes have length 1 and local ones stand upright; none where they are so already.

    Axes that give no direction are left alone.
    """
    found = {}
    if bone.flags & BoneFlags.FIXED_AXIS and not _are_upright(bone.fixed_axis) and has_fixed_direction(bone):
        found["fixed_axis"] = _rounded(np.asarray(bone.fixed_axis) / np.linalg.norm(bone.fixed_axis))
    if bone.flags & BoneFlags.LOCAL_AXES and not _are_upright(bone.local_x, bone.local_z) and has_local_axes(bone):
        axes = _axes_from_x_and_z(bone.local_x, bone.local_z)
        found |= {"local_x": _rounded(axes[:, 0]), "local_z": _rounded(axes[:, 2])}
    return found


def has_fixed_direction(bone: Bone) -> bool:
    """Return whether the fixed axis of a bone goes anywhere."""
    return math.hypot(*bone.fixed_axis) > NEARLY_NONE


def has_local_axes(bone: Bone) -> bool:
    """Return whether the local X and Z of a bone tell three axes: neither is 0, nor do they go the same way."""
    (ax, ay, az), (bx, by, bz) = bone.local_x, bone.local_z
    across = (by * az - bz * ay, bz * ax - bx * az, bx * ay - by * ax)
    return min(math.hypot(ax, ay, az), math.hypot(*across)) > NEARLY_NONE


def _are_upright(*axes: Vec3) -> bool:
    """Return whether all have length 1, and two of them a right angle."""
    dots = [sum(a * b for a, b in zip(one, axes[0], strict=True)) for one in axes[1:]]
    return all(abs(math.hypot(*axis) - 1) <= NEARLY_UNIT for axis in axes) and all(
        abs(dot) <= NEARLY_UNIT for dot in dots
    )


def _rounded(axis: Float64Array) -> Vec3:
    x, y, z = axis.astype(np.float32).tolist()
    return x, y, z


def bone_directions(bones: Sequence[Bone], rows: Sequence[int]) -> Float64Array:
    """(n, 3) the vectors from bones to where they end, or else to their first child; 0 where there is neither."""
    first_child = {bone.parent: child for child, bone in reversed(list(enumerate(bones)))}
    vectors = np.array([tail_vector(bones, row) for row in rows]).reshape(-1, 3)
    for index in np.flatnonzero(~(np.linalg.norm(vectors, axis=1) > NEARLY_NONE)).tolist():
        if rows[index] in first_child:
            vectors[index] = _vector(bones[rows[index]], bones[first_child[rows[index]]])
    return vectors


def _direction(bones: Sequence[Bone], row: int) -> Float64Array:
    """(3,) what `bone_directions` says of one bone."""
    vector = tail_vector(bones, row)
    if np.linalg.norm(vector) > NEARLY_NONE:
        return vector
    return next((np.array(_vector(bones[row], child)) for child in bones if child.parent == row), np.zeros(3))


def _vector(start: Bone, end: Bone) -> Vec3:
    (x, y, z), (end_x, end_y, end_z) = start.position, end.position
    return end_x - x, end_y - y, end_z - z


def _axes_from_x_and_z(x: ArrayLike, z: ArrayLike) -> Float64Array:
    """Axes from x as it is and z as near as can be; the model's own axes where the two leave it open."""
    first = np.asarray(x, np.float64)
    second = np.cross(np.asarray(z, np.float64), first)
    lengths = np.linalg.norm(first), np.linalg.norm(second)
    if not min(lengths) > NEARLY_NONE:
        return np.eye(3)
    first, second = first / lengths[0], second / lengths[1]
    return np.stack((first, second, np.cross(first, second)), axis=1)
