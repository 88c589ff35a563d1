"""Skinning on the CPU: where bones take vertices and normals. What picking, `katachi pose` and baking go by.

Decisions where the formats leave room (mmd-semantics §4):
- Weights are the effective ones: those of BDEF4 that do not sum to 1 scale the vertex; QDEF needs no sum, because it
  is normalised.
- A bone that is missing (NONE) stands still: its share of the vertex stays where it is. Were the
  share left out, the vertex would be drawn to the origin even at rest.
- Normals come out with length one, those of length zero as they are.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, IndexArray
from editor.math3d.quaternions import NEARLY_NONE
from editor.model.changes import Action, Change
from editor.model.vertices import Deform, effective_weights
from editor.preview.bdef_sdef_qdef import Bdef, BoneMaps, Qdef, Sdef
from editor.preview.bone_transforms import BoneTransforms

USED = frozenset(("deform", "bones", "weights", "sdef_c", "sdef_r0", "sdef_r1"))

Plan = list[tuple[IndexArray, Bdef | Sdef | Qdef]]


class VertexColumns(Protocol):
    """The columns of vertices: an ArrayTable, or Columns."""

    def __len__(self) -> int: ...

    def __getitem__(self, field: str, /) -> AnyArray: ...


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
        normals = self._vertices["normal"]
        if rows is not None:
            positions, normals = positions[rows], normals[rows]
        maps = self.affines(bone_transforms, rows)
        return transformed(maps, positions), unit_normals(rotated(maps, normals))

    def affines(self, bone_transforms: BoneTransforms, rows: IndexArray | None = None) -> Float32Array:
        """(vertices, 3, 4), or (rows, 3, 4), what the bones do to each vertex; rows may come several times."""
        if rows is not None:
            count, plan = len(rows), _plan(self._vertices, rows)
        else:
            if self._plan is None:
                self._plan = _plan(self._vertices, None)
            count, plan = len(self._vertices), self._plan
        bones = BoneMaps.of(bone_transforms)
        made = np.empty((count, 3, 4), np.float32)
        for places, deform in plan:
            made[places] = deform.affines(bones)
        return made


def skin(
    vertices: VertexColumns, positions: AnyArray, bone_transforms: BoneTransforms, rows: IndexArray | None = None
) -> tuple[Float32Array, Float32Array]:
    """Skins vertices once, without keeping a `Skin` for the next time."""
    return Skin(vertices).skin(positions, bone_transforms, rows)


def affines(vertices: VertexColumns, bone_transforms: BoneTransforms, rows: IndexArray | None = None) -> Float32Array:
    """The affine maps of vertices, computed once, without keeping a `Skin`."""
    return Skin(vertices).affines(bone_transforms, rows)


def transformed(maps: Float32Array, points: AnyArray) -> Float32Array:
    """(n, 3) points, each by its own map (n, 3, 4)."""
    made: Float32Array = np.einsum("nij,nj->ni", maps[:, :, :3], points.astype(np.float32, copy=False))
    made += maps[:, :, 3]
    return made


def rotated(maps: Float32Array, directions: AnyArray) -> Float32Array:
    """(n, 3) directions, each by its own map (n, 3, 4), without the shift: normals, and offsets of vertex morphs."""
    made: Float32Array = np.einsum("nij,nj->ni", maps[:, :, :3], directions.astype(np.float32, copy=False))
    return made


def unit_normals(normals: Float32Array) -> Float32Array:
    """(n, 3) with length one; those of no length as they are."""
    lengths: Float32Array = np.sqrt(np.einsum("ni,ni->n", normals, normals))
    lengths[lengths < NEARLY_NONE] = 1
    return normals / lengths[:, None]


def _plan(vertices: VertexColumns, rows: IndexArray | None) -> Plan:
    """The vertices (or those in `rows`) by kind of deform, with their places among them all."""
    which: Any = slice(None) if rows is None else rows
    deforms = vertices["deform"][which]
    plan: Plan = []
    for kind in np.unique(deforms).tolist():
        places = np.flatnonzero(deforms == kind)
        taken = places if rows is None else rows[places]
        plan.append((places, _deform(vertices, kind, taken)))
    return plan


def _deform(vertices: VertexColumns, kind: int, rows: IndexArray) -> Bdef | Sdef | Qdef:
    bones = vertices["bones"][rows]
    weights = effective_weights(vertices["deform"][rows], vertices["weights"][rows])
    match kind:
        case Deform.BDEF2:
            return Bdef(bones[:, :2], weights[:, :2])
        case Deform.BDEF4:
            return Bdef(bones, weights)
        case Deform.SDEF:
            points = (vertices[name][rows] for name in ("sdef_c", "sdef_r0", "sdef_r1"))
            return Sdef(bones[:, :2], weights[:, :2], *points)
        case Deform.QDEF:
            return Qdef(bones, weights)
        case _:
            return Bdef(bones[:, :1], None)
