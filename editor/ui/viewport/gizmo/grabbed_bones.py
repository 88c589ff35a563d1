"""Turns what was dragged in the model's space into what posed bones are told: their own rotations and offsets.

No Qt, no GL. A bone's rotation in its parent's axes is R = Rk · Rm · Ru · A (mmd-semantics §2.3): what IK, morphs,
the bone itself and what it appends give to it. To turn the bone is to turn Ru within Rk · Rm; A goes along.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.quaternions import (
    angles_about_axes,
    in_axes,
    inverse,
    matrices_from_quaternions,
    product,
    quaternions_about_axes,
)
from editor.model.bone_tree import ancestors
from editor.model.bones import Bone, may_move, may_rotate
from editor.operations.transform.transform import rotated
from editor.preview.bone_axes import fixed_axis
from editor.preview.bone_transforms import BoneParts
from editor.preview.pose import NO_ROTATION, Pose
from editor.preview.posed_model import PosedModel


@dataclass(frozen=True, slots=True, eq=False)
class GrabbedBones:
    """Bones as they stood when they were taken hold of; rotations (n, 4), x y z w, and offsets (n, 3) as in a Pose.

    `parents` (n, 4) are the axes that offsets are in, `frames` (n, 4) those that own rotations are in, both as turned
    in the model; `axes` (n, 3) the only axis a bone may be turned about, in its frame, 0 where it may be turned freely.
    `positions` (n, 3) is where the bones are in the model, `movable` (n,) whether each may be moved.
    """

    rows: IndexArray
    parents: Float64Array
    frames: Float64Array
    axes: Float64Array
    rotations: Float64Array
    offsets: Float64Array
    positions: Float64Array
    movable: BoolArray

    @classmethod
    def of(cls, posed_model: PosedModel, pose: Pose, rows: IndexArray) -> GrabbedBones:
        """The rows as `posed_model` has them, which is posed as `pose` says."""
        movable = np.array([may_move(posed_model.skeleton.bones[row]) for row in rows.tolist()], np.bool_)
        morphs = posed_model.parts.bones
        return cls._turned_within(morphs, posed_model, rows, pose.rotations[rows], pose.offsets[rows], movable)

    @classmethod
    def of_morph(cls, posed_model: PosedModel, row: int, seen: BoneParts, rows: IndexArray) -> GrabbedBones:
        """The rows as far as the morph of a row moves them, which does what `seen` says; a morph moves any bone.

        Its rotation is Rn · … · Rm: those of the morphs behind it turn what it has turned.
        """
        later, movable = posed_model.bone_parts_after(row), np.ones(len(rows), np.bool_)
        return cls._turned_within(later, posed_model, rows, seen.rotations[rows], seen.offsets[rows], movable)

    @classmethod
    def _turned_within(
        cls,
        morphs: BoneParts | None,
        posed_model: PosedModel,
        rows: IndexArray,
        rotations: Float64Array,
        offsets: Float64Array,
        movable: BoolArray,
    ) -> GrabbedBones:
        """Rotations that IK and then `morphs` turn further."""
        bones = posed_model.skeleton.bones
        parents = _parent_rotations(bones, posed_model.bone_transforms.rotations, rows)
        outer = posed_model.skeleton.ik_rotations()[rows]
        outer = outer if morphs is None else _times(outer, morphs.rotations[rows])
        axes = np.array([_axis_or_none(bones[row]) for row in rows.tolist()]).reshape(-1, 3)
        positions = np.asarray(posed_model.bone_transforms.positions[rows], np.float64)
        return cls(rows, parents, _times(parents, outer), axes, rotations, offsets, positions, movable)

    def rotated(self, axis: Float64Array, angle: float) -> Float64Array:
        """(n, 4) the own rotations that turn each bone about `axis` (3,) of the model, by radians.

        Of a bone with an axis of its own the part of the turn that is about that.
        """
        count = len(self.rows)
        free = in_axes(quaternions_about_axes([axis] * count, [angle] * count), self.frames)
        shares = np.einsum("nij,nj,i->n", matrices_from_quaternions(self.frames), self.axes, axis)
        bound = quaternions_about_axes(self.axes, angles_about_axes(self.rotations, self.axes) + angle * shares)
        is_free = ~self.axes.any(axis=1, keepdims=True)
        return np.where(is_free, _times(free, self.rotations), bound)

    def moved(self, offset: ArrayLike) -> Float64Array:
        """(n, 3) the own offsets that move each bone by `offset` (3,), or each by its own (n, 3), of the model."""
        into_parents = matrices_from_quaternions(inverse(self.parents))
        moved: Float64Array = self.offsets + (into_parents @ np.atleast_2d(offset)[:, :, None])[:, :, 0]
        return moved

    def carried_around(self, centre: Float64Array, axis: Float64Array, angle: float) -> Float64Array:
        """(n, 3) the own offsets that carry each bone that may be moved around an axis through `centre` (3,)."""
        positions = rotated(centre, axis, angle).points(self.positions)
        return self.moved((positions - self.positions) * self.movable[:, None])


def can_rotate(bone: Bone) -> bool:
    """Return whether a bone may be rotated by hand, and has an axis to be rotated about."""
    return may_rotate(bone) and has_axis(bone)


def has_axis(bone: Bone) -> bool:
    """Return whether a bone has an axis to be rotated about: any axis, or a fixed one that is not zero."""
    axis = fixed_axis(bone)
    return axis is None or bool(axis.any())


def foremost(bones: Sequence[Bone], rows: Sequence[int]) -> IndexArray:
    """Those of the rows that none of the others carries along."""
    chosen = set(rows)
    return np.array([row for row in rows if chosen.isdisjoint(ancestors(bones, row))], np.intp)


def _axis_or_none(bone: Bone) -> Float64Array:
    axis = fixed_axis(bone)
    return np.zeros(3) if axis is None else axis


def _parent_rotations(bones: Sequence[Bone], rotations: Float64Array, rows: IndexArray) -> Float64Array:
    parents = np.array([bones[row].parent for row in rows.tolist()], np.intp)
    exists = (parents >= 0) & (parents < len(bones)) & (parents != rows)
    return np.where(exists[:, None], rotations[np.where(exists, parents, 0)], NO_ROTATION)


def _times(second: Float64Array, first: Float64Array) -> Float64Array:
    return np.asarray(product(second, first))
