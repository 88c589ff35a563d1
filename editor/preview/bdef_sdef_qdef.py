"""The kinds of deform: how the bones of a vertex make the one affine map that takes its position (mmd-semantics §4).

Every kind comes down to a turn, or a blend of turns, and a shift; normals go by the turn alone. In 32 bits, as on the
GPU.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, IndexArray, Int32Array
from editor.math3d.quaternions import NEARLY_NONE, inverse, matrices_from_quaternions, product, slerp
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.pose import NO_ROTATION


@dataclass(frozen=True, slots=True, eq=False)
class BoneMaps:
    """Skinning transforms of the bones, and last an identity for the bone that is missing.

    `maps` (bones + 1, 12): three rows of four; `rotations` (bones + 1, 4); `translations` (bones + 1, 3). `stretches`
    (bones + 1, 3, 3): what scaling does before the rotations; None where no bone is scaled.
    """

    maps: Float32Array
    rotations: Float32Array
    translations: Float32Array
    stretches: Float32Array | None = None

    @classmethod
    def of(cls, bone_transforms: BoneTransforms) -> BoneMaps:
        maps = bone_transforms.matrices()[:, :3].reshape(-1, 12)
        still = np.eye(3, 4, dtype=np.float32).reshape(1, 12)
        rotations = np.concatenate((bone_transforms.rotations, (NO_ROTATION,))).astype(np.float32)
        shifts = np.concatenate((bone_transforms.translations(), np.zeros((1, 3)))).astype(np.float32)
        scaled = bone_transforms.stretches()
        stretches = None if scaled is None else np.concatenate((scaled, np.eye(3)[None])).astype(np.float32)
        return cls(np.concatenate((maps, still)).astype(np.float32), rotations, shifts, stretches)

    def stretched(self, turned: Float32Array, bones: IndexArray, weights: AnyArray) -> Float32Array:
        """Turns (n, 3, 3) of vertices, with what `bones` (n, k) scale before them by weights (n, k), which sum to 1."""
        if self.stretches is None:
            return turned
        each = self.stretches.take(bones, axis=0, mode="clip")
        return np.asarray(turned @ np.einsum("nk,nkij->nij", weights, each), np.float32)


def bone_rows(bones: Int32Array) -> IndexArray:
    """Bone numbers such that, clipped, what is no bone becomes the last."""
    return bones.view(np.uint32).astype(np.intp)


class Bdef:
    """BDEF1, 2 and 4: the bones' maps, weighted and added. `bones` (n, k), `weights` (n, k) or None for one bone."""

    def __init__(self, bones: Int32Array, weights: Float32Array | None) -> None:
        self._bones = bone_rows(bones)
        self._weights = weights

    def affines(self, bones: BoneMaps) -> Float32Array:
        """(n, 3, 4) the map of each vertex."""
        if self._weights is None:
            return bones.maps.take(self._bones[:, 0], axis=0, mode="clip").reshape(-1, 3, 4)
        maps = bones.maps.take(self._bones, axis=0, mode="clip")
        blended: Float32Array = np.einsum("nk,nkc->nc", self._weights, maps)
        return blended.reshape(-1, 3, 4)


class Sdef:
    """SDEF: turned about the centre C by the rotation between those of two bones, which carry two points near C."""

    def __init__(
        self, bones: Int32Array, weights: Float32Array, center: Float32Array, first: Float32Array, second: Float32Array
    ) -> None:
        """`bones` (n, 2), `weights` (n, 2), `center`, `first`, `second` (n, 3): C, R0 and R1."""
        self._bones = bone_rows(bones)
        self._both = weights
        self._weights = weights[:, 1]
        self._center = center
        # R0 and R1 count by how far they are from their own weighted mean.
        mean = weights[:, :1] * first + weights[:, 1:] * second
        anchors = np.stack((center + (first - mean) / 2, center + (second - mean) / 2), axis=1)
        anchors = np.concatenate((anchors, np.ones((len(center), 2, 1), np.float32)), axis=2)
        self._anchors = anchors * weights[:, :, None]

    def affines(self, bones: BoneMaps) -> Float32Array:
        """(n, 3, 4) the map of each vertex."""
        carried = self._carried(bones, 0) + self._carried(bones, 1)
        rotations = bones.rotations.take(self._bones, axis=0, mode="clip")
        turned = matrices_from_quaternions(slerp(rotations[:, 0], rotations[:, 1], self._weights).astype(np.float32))
        turned = bones.stretched(turned, self._bones, self._both)
        return _affines(turned, carried - np.einsum("nij,nj->ni", turned, self._center))

    def _carried(self, bones: BoneMaps, slot: int) -> Float32Array:
        """Return the anchors (n, 3) of the bone in a slot, transformed by it, times its weight."""
        maps = bones.maps.take(self._bones[:, slot], axis=0, mode="clip").reshape(-1, 3, 4)
        carried: Float32Array = np.einsum("nij,nj->ni", maps, self._anchors[:, slot])
        return carried


class Qdef:
    """QDEF: the bones' rigid motions blended as dual quaternions. `bones` (n, 4), `weights` (n, 4) of any sum."""

    def __init__(self, bones: Int32Array, weights: Float32Array) -> None:
        self._bones = bone_rows(bones)
        self._weights = weights

    def affines(self, bones: BoneMaps) -> Float32Array:
        """(n, 3, 4) the map of each vertex; of one whose rotations cancel out, no turn and no shift."""
        shifts = np.concatenate((bones.translations, np.zeros((len(bones.translations), 1), np.float32)), axis=1)
        moving = product(shifts, bones.rotations) / 2
        rotations = bones.rotations.take(self._bones, axis=0, mode="clip")
        alike = np.einsum("nkc,nc->nk", rotations, rotations[:, 0]) >= 0
        weights = np.where(alike, self._weights, -self._weights)
        rotation = np.einsum("nk,nkc->nc", weights, rotations)
        move = np.einsum("nk,nkc->nc", weights, moving.take(self._bones, axis=0, mode="clip"))
        lengths = np.maximum(np.sqrt(np.einsum("nc,nc->n", rotation, rotation)), NEARLY_NONE)[:, None]
        rotation, move = rotation / lengths, move / lengths
        sums = self._weights.sum(axis=1, keepdims=True)
        whole = self._weights / np.where(sums == 0, 1, sums)
        turned = bones.stretched(matrices_from_quaternions(rotation).astype(np.float32), self._bones, whole)
        return _affines(turned, 2 * product(move, inverse(rotation))[:, :3])


def _affines(rotations: Float32Array, shifts: Float32Array) -> Float32Array:
    return np.concatenate((rotations, shifts[:, :, None]), axis=2)
