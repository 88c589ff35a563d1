"""Makes a model of a mesh that comes from a format which knows no bones, or other ones; what such formats share.

Their space is right-handed: mirroring z leads to the space of PMX and back, and turns every face round
(mmd-semantics §0.5).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from editor.formats.notes import Notes
from editor.math3d.arrays import AnyArray, Float32Array, Int32Array
from editor.model.bones import Bone
from editor.model.fields import NONE, field_of
from editor.model.frames import BoneItem, DisplayFrame
from editor.model.materials import Material, MaterialFlags, ToonKind
from editor.model.model import Model
from editor.model.textures import Texture

MIRROR = np.array((1, 1, -1), np.float32)
LARGEST = float(np.finfo(np.float32).max)
REVERSED = (0, 2, 1)  # the corners of a face the other way round, the first one staying
# What has no toon and no edge elsewhere is not to get them here.
FLAGS = MaterialFlags.GROUND_SHADOW | MaterialFlags.CASTS_SELF_SHADOW | MaterialFlags.SELF_SHADOW


@dataclass(slots=True)
class TextureTable:
    """The texture table as it grows: one entry a file, however the path to it is written."""

    textures: list[Texture] = field(default_factory=list)
    _rows: dict[str, int] = field(default_factory=dict)

    def row(self, path: str) -> int:
        """The row of the file, NONE for an empty path. Backslashes separate, as in files from Windows."""
        parts = [part for part in path.replace("/", "\\").split("\\") if part not in ("", ".")]
        if not parts:
            return NONE
        clean = "\\".join(parts)
        row = self._rows.setdefault(clean.casefold(), len(self.textures))
        if row == len(self.textures):
            self.textures.append(Texture(clean))
        return row


@dataclass(slots=True)
class ImportedMesh:
    """Vertices and faces in the space of PMX: (n, 3) positions and normals, (n, 2) uvs, (m, 3) faces, (m,) materials.

    Normals that are not finite, or missing, are made from the faces.
    """

    positions: AnyArray
    faces: AnyArray
    face_materials: AnyArray
    normals: AnyArray | None = None
    uvs: AnyArray | None = None


def fill_mesh(model: Model, mesh: ImportedMesh, notes: Notes) -> None:
    """Give a new model the vertices and faces of the mesh, all moved by the first bone. Mends what is not right."""
    positions = finite(mesh.positions, "vertices", notes)
    faces, materials = _right_faces(mesh, len(positions), notes)
    order = np.argsort(materials.view(np.uint32), kind="stable")
    faces, materials = faces[order], materials[order]
    bones = np.full((len(positions), 4), NONE, np.int32)
    bones[:, 0] = 0
    model.vertices.fill(
        len(positions),
        position=positions,
        normal=_whole_normals(mesh.normals, positions, faces),
        uv=None if mesh.uvs is None else finite(mesh.uvs, "vertices", notes),
        bones=bones,
    )
    model.faces.fill(len(faces), vertices=faces, material=materials)


def add_bone(model: Model) -> None:
    """Give a new model the one bone, and the two special display frames (PMX 2.0: 表示枠), that a model begins with."""
    model.bones.records.append(Bone("センター", "center"))
    add_frames(model, (BoneItem(0),))


def add_frames(model: Model, root: tuple[BoneItem, ...], morphs: tuple[Any, ...] = ()) -> None:
    model.frames.records += [
        DisplayFrame("Root", "Root", special=True, items=root),
        DisplayFrame("表情", "Exp", special=True, items=morphs),
    ]


def plain_material(name: str, **values: Any) -> Material:
    """A material without toon and edge, its numbers rounded as the format keeps them; 0 for those not finite."""
    given = {"flags": FLAGS, "toon_kind": ToonKind.TEXTURE, **values}
    coerced = {key: field_of(Material, key).coerce(_all_finite(value)) for key, value in given.items()}
    return Material(name, **coerced)


def _all_finite(value: Any) -> Any:
    """The number or numbers, with 0 for those that are too large for single precision or no numbers at all."""
    if isinstance(value, (tuple, list)):
        return tuple(map(_all_finite, value))
    return value if not isinstance(value, float) or abs(value) < LARGEST else 0.0


def finite(values: Any, table: str, notes: Notes) -> Float32Array:
    """The values in single precision, with 0 for those that are not finite in it."""
    with np.errstate(over="ignore", invalid="ignore"):
        column = np.array(values, np.float32)
    wrong = ~np.isfinite(column)
    if wrong.any():
        rows = np.flatnonzero(wrong.reshape(len(column), -1).any(axis=1))
        notes.add("numbers that are not finite; 0 instead", table, rows)
        column[wrong] = 0
    column += 0  # turns -0 into 0
    return column


def smooth_normals(positions: AnyArray, faces: AnyArray) -> Float32Array:
    """(n, 3) normals, each the mean of its faces by their areas; straight up where there is none."""
    corners = positions[faces].astype(np.float64)
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    sums = np.zeros((len(positions), 3))
    for corner in range(3):
        for axis in range(3):
            sums[:, axis] += np.bincount(faces[:, corner], across[:, axis], minlength=len(positions))
    return unit(sums)


def unit(vectors: AnyArray) -> Float32Array:
    """The vectors with length 1; straight up for those without a direction."""
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        lengths = np.linalg.norm(vectors.astype(np.float64), axis=1)
        units: Float32Array = (vectors / lengths[:, None]).astype(np.float32)
    units[~np.isfinite(units).all(axis=1)] = (0, 1, 0)
    return units


def _whole_normals(normals: AnyArray | None, positions: Float32Array, faces: Int32Array) -> Float32Array:
    if normals is None:
        return smooth_normals(positions, faces)
    with np.errstate(over="ignore", invalid="ignore"):
        column = np.array(normals, np.float32)
    missing = ~np.isfinite(column).all(axis=1)
    if missing.any():
        column[missing] = smooth_normals(positions, faces)[missing]
    return column


def _right_faces(mesh: ImportedMesh, vertices: int, notes: Notes) -> tuple[Int32Array, Int32Array]:
    """The faces whose corners exist, with their materials."""
    faces = np.asarray(mesh.faces).reshape(-1, 3)
    wrong = ((faces < 0) | (faces >= vertices)).any(axis=1)
    if wrong.any():
        notes.add("left out, because it refers to a vertex that does not exist", "faces", np.flatnonzero(wrong))
    kept = ~wrong
    return faces[kept].astype(np.int32), np.asarray(mesh.face_materials)[kept].astype(np.int32)
