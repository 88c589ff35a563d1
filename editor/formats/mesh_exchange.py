"""Makes a model of a mesh that comes from a format which knows no bones, or other ones; what such formats share.

Their space is right-handed: mirroring z leads to the space of PMX and back, and turns every face round
(mmd-semantics §0.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from editor.formats.message_texts import noun
from editor.math3d.arrays import AnyArray, Float32Array, Float64Array, Int32Array, Int64Array, finite_rows, unit_or_zero
from editor.messages import Level, Message, Messages, TranslatableText
from editor.model.bones import Bone
from editor.model.fields import NONE, field_of
from editor.model.frames import BoneItem, special_frames
from editor.model.materials import Material, MaterialFlags, SphereMode, Texture, ToonKind
from editor.model.mesh import Deform, Face, Vertex
from editor.model.model import Model
from editor.texture_paths import path_key


def without_tables(model: Model, names: tuple[str, ...]) -> Iterator[Message]:
    """The tables of which nothing is kept."""
    for name in names:
        if count := len(model.tables[name]):
            yield Message(Level.WARNING, TranslatableText("not kept: {:,}", count), name, -1)


def not_kept(
    model: Model, keeps_sphere: Callable[[Model, Material], bool] = lambda model, material: False
) -> Iterator[Message]:
    """Iterate over losses of vertices and materials in all exchange formats, and of spheres that are not kept."""
    yield from _of_vertices(model)
    spheres = (material for material in model.materials if _has_sphere(material))
    counts = {
        "edge_size": sum(bool(material.flags & MaterialFlags.EDGE) for material in model.materials),
        "sphere_texture": sum(not keeps_sphere(model, material) for material in spheres),
        "toon_texture": sum(_has_toon(material) for material in model.materials),
    }
    for name, count in counts.items():
        if count:
            text = TranslatableText("not kept: {} of {:,} materials", noun(_NOUNS[name]), count)
            yield Message(Level.WARNING, text, "materials", -1, name)


_NOUNS = {"edge_size": "edge", "sphere_texture": "sphere texture", "toon_texture": "toon"}


def _has_sphere(material: Material) -> bool:
    return material.sphere_texture != NONE and material.sphere_mode != SphereMode.OFF


def _has_toon(material: Material) -> bool:
    return material.toon_kind == ToonKind.SHARED or material.toon_texture != NONE


def _of_vertices(model: Model) -> Iterator[Message]:
    vertices = model.vertices
    for name in ("uv1", "uv2", "uv3", "uv4"):
        if vertices.stores(name) and vertices[name].any():
            yield Message(Level.WARNING, TranslatableText("not kept: additional UVs"), "vertices", -1, name)
    if vertices.stores(Vertex.edge_scale) and (vertices[Vertex.edge_scale] != 1).any():
        yield Message(Level.WARNING, TranslatableText("not kept: edge scales"), "vertices", -1, "edge_scale")
    loose = np.count_nonzero(model.faces[Face.material] == NONE)
    if loose:
        yield Message(
            Level.WARNING,
            TranslatableText("not kept: {:,} faces that no material draws", loose),
            "faces",
            -1,
            "material",
        )


def simpler_deforms(model: Model) -> Iterator[Message]:
    """SDEF and QDEF, where only linear blending is kept."""
    for deform in (Deform.SDEF, Deform.QDEF):
        if count := np.count_nonzero(model.vertices[Vertex.deform] == deform):
            yield Message(
                Level.WARNING,
                TranslatableText("{} becomes linear blending; vertices: {:,}", TranslatableText(deform.label), count),
                "vertices",
                -1,
                "deform",
            )


MOST_CORNERS = 64  # of a polygon that is looked at closely; one with more becomes a plain fan


def fan_triangles(positions: Float64Array) -> Int64Array:
    """(n, k - 2, 3) numbers of corners from 0 to k - 1 for n polygons of k corners, `positions` (n, k, 3).

    A polygon becomes the first of its k fans whose triangles all look where the polygon looks; one that has none is
    cut ear by ear.
    """
    count, corners = positions.shape[:2]
    chosen = np.broadcast_to(_fan(0, corners), (count, corners - 2, 3)).copy()
    if not 3 < corners <= MOST_CORNERS:
        return chosen
    axes = _polygon_normals(positions)
    open_ = _folded_polygons(positions, axes, chosen)
    for start in range(1, corners):
        if not len(open_):
            return chosen
        chosen[open_] = _fan(start, corners)
        open_ = open_[_folded_polygons(positions[open_], axes[open_], chosen[open_])]
    for row in open_.tolist():
        chosen[row] = _ear_triangles(positions[row], axes[row])
    return chosen


def _fan(start: int, corners: int) -> Int64Array:
    steps = np.arange(1, corners - 1)
    fan = np.stack((np.zeros_like(steps), steps, steps + 1), axis=1)
    return (fan + start) % corners


def _polygon_normals(positions: Float64Array) -> Float64Array:
    """(n, 3) where polygons look, as long as they are large; right for those that are not convex or not flat, too."""
    centred = positions - positions[:, :1]
    axes: Float64Array = np.cross(centred, np.roll(centred, -1, axis=1)).sum(axis=1)
    return axes


def _folded_polygons(positions: Float64Array, axes: Float64Array, triangles: Int64Array) -> Int64Array:
    """The rows of the polygons of which a triangle looks the other way."""
    picked = np.take_along_axis(positions[:, None], triangles[..., None], axis=2)
    areas = np.cross(picked[:, :, 1] - picked[:, :, 0], picked[:, :, 2] - picked[:, :, 0])
    return np.flatnonzero((np.einsum("nti,ni->nt", areas, axes) < 0).any(axis=1))


def _ear_triangles(points: Float64Array, axis: Float64Array) -> Int64Array:
    """(k - 2, 3) triangles of one polygon; where there is no ear any more, what is left becomes a fan."""
    left = list(range(len(points)))
    triangles: list[tuple[int, int, int]] = []
    while len(left) > 3:
        ear = next((index for index in range(len(left)) if _is_ear(points, axis, left, index)), 1)
        triangles.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
    return np.array([*triangles, tuple(left)], np.int64)


def _is_ear(points: Float64Array, axis: Float64Array, left: list[int], index: int) -> bool:
    """Return whether the corner sticks out and no other corner lies in its triangle."""
    three = (left[index - 1], left[index], left[(index + 1) % len(left)])
    a, b, c = points[list(three)]
    if _side(a, b, c, axis) <= 0:
        return False
    others = points[[row for row in left if row not in three]]
    inside = (_side(a, b, others, axis) >= 0) & (_side(b, c, others, axis) >= 0) & (_side(c, a, others, axis) >= 0)
    return not inside.any()


def _side(a: Float64Array, b: Float64Array, c: Float64Array, axis: Float64Array) -> Any:
    """Positive where c lies left of the line from a to b, seen against the axis."""
    return np.cross(b - a, c - a) @ axis


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
        row = self._rows.setdefault(path_key(clean), len(self.textures))
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


def fill_mesh(model: Model, mesh: ImportedMesh, messages: Messages) -> None:
    """Give a new model the vertices and faces of the mesh, all moved by the first bone. Mends what is not right.

    UVs that are all 0 are none, so that the model does not store the column.
    """
    positions = finite(mesh.positions, "vertices", messages)
    faces, materials = _right_faces(mesh, len(positions), messages)
    order = np.argsort(materials.view(np.uint32), kind="stable")
    faces, materials = faces[order], materials[order]
    bones = np.full((len(positions), 4), NONE, np.int32)
    bones[:, 0] = 0
    model.vertices.fill(
        len(positions),
        position=positions,
        normal=_whole_normals(mesh.normals, positions, faces),
        uv=finite(mesh.uvs, "vertices", messages) if mesh.uvs is not None and np.any(mesh.uvs) else None,
        bones=bones,
    )
    model.faces.fill(len(faces), vertices=faces, material=materials)


def add_bone(model: Model) -> None:
    """Give a new model the one bone, and the two special display frames (PMX 2.0: 表示枠), that a model begins with."""
    model.bones.records.append(Bone("センター", "center"))
    model.frames.records += special_frames(root=(BoneItem(0),))


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


def finite(values: Any, table: str, messages: Messages) -> Float32Array:
    """The values in single precision, with 0 for those that are not finite in it."""
    with np.errstate(over="ignore", invalid="ignore"):
        column = np.array(values, np.float32)
    wrong = ~np.isfinite(column)
    if wrong.any():
        rows = np.flatnonzero(wrong.reshape(len(column), -1).any(axis=1))
        messages.note("numbers that are not finite; 0 instead", table, rows)
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
    units = unit_or_zero(vectors).astype(np.float32)
    units[~units.any(axis=1)] = (0, 1, 0)
    return units


def _whole_normals(normals: AnyArray | None, positions: Float32Array, faces: Int32Array) -> Float32Array:
    if normals is None:
        return smooth_normals(positions, faces)
    with np.errstate(over="ignore", invalid="ignore"):
        column = np.array(normals, np.float32)
    missing = ~finite_rows(column)
    if missing.any():
        column[missing] = smooth_normals(positions, faces)[missing]
    return column


def _right_faces(mesh: ImportedMesh, vertices: int, messages: Messages) -> tuple[Int32Array, Int32Array]:
    """The faces whose corners exist, with their materials."""
    faces = np.asarray(mesh.faces).reshape(-1, 3)
    wrong = ((faces < 0) | (faces >= vertices)).any(axis=1)
    if wrong.any():
        messages.note("left out, because it refers to a vertex that does not exist", "faces", np.flatnonzero(wrong))
    kept = ~wrong
    return faces[kept].astype(np.int32), np.asarray(mesh.face_materials)[kept].astype(np.int32)
