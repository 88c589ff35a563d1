"""Skinning on the CPU: where bones take vertices and normals. What picking, `katachi pose` and baking go by.

Decisions where the formats leave room (mmd-semantics §4):
- Weights are the effective ones: those of BDEF4 that do not sum to 1 scale the vertex; QDEF needs no sum, because it
  is normalised.
- A bone that is missing (NONE) stands still: its share of the vertex stays where it is. Were the
  share left out, the vertex would be drawn to the origin even at rest.
- Normals come out with length one, those of length zero as they are.

Every kind of deform gives a vertex one affine map, in which its own position has no part, for the centre of SDEF stays
with the bones. So Unskinning, the way back from where a posed model has its vertices to where they are at rest, is
exact. Ways rather than places go back, and what morphs add has no part in them: a vertex that is not moved stays as it
is, to the bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, FloatArray, IndexArray, Int32Array
from editor.math3d.rotations import NEARLY_NONE, inverse, matrices_from_quaternions, product, slerp
from editor.model.changes import Action, Change
from editor.model.fields import FieldKey
from editor.model.mesh import Deform, Vertex, effective_weights
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.pose import NO_ROTATION

USED = frozenset(("deform", "bones", "weights", "sdef_c", "sdef_r0", "sdef_r1"))
FARTHEST = 50.0  # times as far as it is moved in the pose: who would have to go farther at rest stays


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


Plan = list[tuple[IndexArray, Bdef | Sdef | Qdef]]


class VertexColumns(Protocol):
    """The columns of vertices: an ArrayTable, or Columns."""

    def __len__(self) -> int: ...

    def __getitem__(self, field: FieldKey[Vertex, Any], /) -> AnyArray: ...


class Skin:
    """The vertices of a model, sorted out once by how they follow bones."""

    def __init__(self, vertices: VertexColumns) -> None:
        self._vertices = vertices
        self._plan: Plan | None = None

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table == "vertices" and (change.action is not Action.SET or change.fields & USED):
            self._plan = None

    def skin(
        self, positions: AnyArray, bone_transforms: BoneTransforms, rows: IndexArray | None = None
    ) -> tuple[Float32Array, Float32Array]:
        """Positions and normals where the bones take them: of all vertices, or of the given rows only.

        `positions` (vertices, 3): always of all of them, after morphs. Both results are (vertices, 3) or (rows, 3).
        """
        normals = self._vertices[Vertex.normal]
        if rows is not None:
            positions, normals = positions[rows], normals[rows]
        maps = self.affines(bone_transforms, rows)
        return transformed_points(maps, positions), unit_normals(rotated_directions(maps, normals))

    def affines(self, bone_transforms: BoneTransforms, rows: IndexArray | None = None) -> Float32Array:
        """(vertices, 3, 4), or (rows, 3, 4), what the bones do to each vertex; rows may come several times."""
        if rows is not None:
            count, plan = len(rows), _rows_by_deform(self._vertices, rows)
        else:
            if self._plan is None:
                self._plan = _rows_by_deform(self._vertices, None)
            count, plan = len(self._vertices), self._plan
        bones = BoneMaps.of(bone_transforms)
        made = np.empty((count, 3, 4), np.float32)
        for indices, deform in plan:
            made[indices] = deform.affines(bones)
        return made


def skin(
    vertices: VertexColumns, positions: AnyArray, bone_transforms: BoneTransforms, rows: IndexArray | None = None
) -> tuple[Float32Array, Float32Array]:
    """Skins vertices once, without keeping a `Skin` for the next time."""
    return Skin(vertices).skin(positions, bone_transforms, rows)


def affines(vertices: VertexColumns, bone_transforms: BoneTransforms, rows: IndexArray | None = None) -> Float32Array:
    """The affine maps of vertices, computed once, without keeping a `Skin`."""
    return Skin(vertices).affines(bone_transforms, rows)


def transformed_points(maps: Float32Array, points: AnyArray) -> Float32Array:
    """(n, 3) points, each by its own map (n, 3, 4)."""
    made: Float32Array = np.einsum("nij,nj->ni", maps[:, :, :3], points.astype(np.float32, copy=False))
    made += maps[:, :, 3]
    return made


def rotated_directions(maps: Float32Array, directions: AnyArray) -> Float32Array:
    """(n, 3) directions, each by its own map (n, 3, 4), without the shift: normals, and offsets of vertex morphs."""
    made: Float32Array = np.einsum("nij,nj->ni", maps[:, :, :3], directions.astype(np.float32, copy=False))
    return made


def unit_normals(normals: Float32Array) -> Float32Array:
    """(n, 3) with length one; those of no length as they are."""
    lengths: Float32Array = np.sqrt(np.einsum("ni,ni->n", normals, normals))
    lengths[lengths < NEARLY_NONE] = 1
    return normals / lengths[:, None]


def _rows_by_deform(vertices: VertexColumns, rows: IndexArray | None) -> Plan:
    """The vertices (or those in `rows`) by kind of deform, with their indices among them all."""
    which: Any = slice(None) if rows is None else rows
    deforms = vertices[Vertex.deform][which]
    plan: Plan = []
    for kind in np.unique(deforms).tolist():
        indices = np.flatnonzero(deforms == kind)
        taken = indices if rows is None else rows[indices]
        plan.append((indices, _deform_arrays(vertices, kind, taken)))
    return plan


def _deform_arrays(vertices: VertexColumns, kind: int, rows: IndexArray) -> Bdef | Sdef | Qdef:
    bones = vertices[Vertex.bones][rows]
    weights = effective_weights(vertices[Vertex.deform][rows], vertices[Vertex.weights][rows])
    match kind:
        case Deform.BDEF2:
            return Bdef(bones[:, :2], weights[:, :2])
        case Deform.BDEF4:
            return Bdef(bones, weights)
        case Deform.SDEF:
            points = (vertices[key][rows] for key in (Vertex.sdef_c, Vertex.sdef_r0, Vertex.sdef_r1))
            return Sdef(bones[:, :2], weights[:, :2], *points)
        case Deform.QDEF:
            return Qdef(bones, weights)
        case _:
            return Bdef(bones[:, :1], None)


@dataclass(frozen=True, slots=True, eq=False)
class Unskinning:
    """Of some vertices (n,): `maps` (n, 3, 3) is what their bones do to directions, `inverses` (n, 3, 3) the way back.

    `seen` (n, 3): where they stand in the pose. An inverse that is no good is 0: what it takes back does not move.
    """

    maps: Float64Array
    inverses: Float64Array
    seen: Float64Array

    @classmethod
    def of(cls, maps: FloatArray, seen: FloatArray) -> Unskinning:
        """`maps` (n, 3, 3 or more): the affine maps of skinning."""
        linear = maps[:, :, :3].astype(np.float64)
        return cls(linear, _usable_inverses(linear), seen.astype(np.float64))

    @property
    def is_good(self) -> BoolArray:
        """(n,) whether there is a way back: not where bones cancel each other out, or weigh nothing."""
        return np.asarray(self.inverses.any(axis=(1, 2)))

    def take(self, indices: IndexArray | BoolArray) -> Unskinning:
        """That of some of the vertices."""
        return Unskinning(self.maps[indices], self.inverses[indices], self.seen[indices])

    def mirrored(self) -> Unskinning:
        """That of vertices on the other side of the plane x = 0 at rest, which are to do what these do, mirrored."""
        flip = np.array((-1.0, 1.0, 1.0))
        return Unskinning(self.maps * flip, flip[:, None] * self.inverses, self.seen)

    def carried_back(self, positions: FloatArray) -> Float64Array:
        """(n, 3) how far the vertices have to move at rest to stand at `positions` (n, 3) in the pose."""
        return self.back(positions - self.seen)

    def posed(self, directions: FloatArray) -> Float64Array:
        """(n, 3) directions at rest as they are in the pose."""
        return np.asarray(np.einsum("nij,nj->ni", self.maps, directions))

    def back(self, directions: FloatArray) -> Float64Array:
        """(n, 3) directions in the pose as they are at rest."""
        found = np.einsum("nij,nj->ni", self.inverses, directions)
        return np.where(np.isfinite(found), found, 0)


def _usable_inverses(maps: Float64Array) -> Float64Array:
    """(n, 3, 3), 0 where there is none that is of use."""
    first, second, third = maps[:, 0], maps[:, 1], maps[:, 2]
    across = np.stack((np.cross(second, third), np.cross(third, first), np.cross(first, second)), axis=2)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        inverses = across / np.einsum("ni,ni->n", first, across[:, :, 0])[:, None, None]
        is_good = np.abs(inverses).max(axis=(1, 2), initial=0) <= FARTHEST  # of what is no number, too
    return np.where(is_good[:, None, None], inverses, 0)
