"""Makes the shape that a model has been posed in the shape that it has: A pose to T pose, a foot that stands elsewhere.

`pose_as_rest` works out what becomes of every table, on whatever thread and without changing anything;
`apply_pose_as_rest` does it. Bones have no rotation at rest, so that what hangs from them, and what morphs do, is
turned with them instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, FloatArray, IndexArray
from editor.math3d.rotations import euler_from_matrices, matrices_from_euler
from editor.messages import TranslatableText
from editor.model.bone_tree import parents_of
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, field_of
from editor.model.joints import carrying_bones
from editor.model.mesh import Deform, Vertex
from editor.model.model import Info, Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, VertexOffset
from editor.model.tables import ArrayTable, Table
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.morphed_vertices import COLUMNS, MorphedVertices
from editor.preview.physics.soft_body_layout import SoftVertices
from editor.preview.skinning import affines, rotated_directions, transformed_points, unit_normals

MorphedColumns = Mapping[str, FloatArray]


def morphed_columns(shape: MorphedVertices) -> dict[str, FloatArray]:
    """Copies of the columns of the vertices that morphs change at the moment, by field."""
    return {name: shape.column(name).copy() for name in COLUMNS.values() if shape.is_morphed(name)}


def apply_morphs(edit: Edit, columns: MorphedColumns) -> int:
    """Give the vertices the columns (vertices, …) that morphs made, and return how many are changed.

    The offsets of the morphs stay as they are: they are added to the new mesh. Whoever calls this takes the weights
    back, or what they do is seen twice. Additional UVs that the file had no room for get it.
    """
    vertices, info = edit.model.vertices, edit.model.info
    changed = np.zeros(len(vertices), np.bool_)
    for name, values in columns.items():
        rows = np.flatnonzero((vertices[name] != values).any(axis=1))
        edit.set(vertices, rows, name, values[rows])
        changed[rows] = True
    edit.set(info, 0, Info.additional_uvs, uvs_needed(edit.model, columns))
    return int(np.count_nonzero(changed))


def uvs_needed(model: Model, columns: Iterable[str]) -> int:
    """Return the number of additional UVs that the file needs to store these columns, too."""
    numbers = (int(name.removeprefix("uv") or 0) for name in columns if name.startswith("uv"))
    return max(model.info[0].additional_uvs, *numbers, 0)


def reaching_kinds(model: Model, kinds: Iterable[MorphKind]) -> BoolArray:
    """(morphs,): which morphs are of the kinds, or are groups or flips of such."""
    wanted = frozenset(kinds)
    leaves = np.array([morph.kind in wanted for morph in model.morphs], np.bool_)
    through = leaves.copy()
    for row, morph in enumerate(model.morphs):
        if morph.kind in (MorphKind.GROUP, MorphKind.FLIP):
            members = morph.offsets[MorphOffset.morph]
            through[row] = leaves[members[members >= 0]].any()
    return through


STILL = 5e-6  # model units, radians: what moves less, as by rounding, is left as it is
ON_TARGET = 0.01  # of the length of a chain: how near to its target the goal of an IK stands at rest
DIRECTIONS = ("tail_offset", "fixed_axis", "local_x", "local_z")  # of a bone


class FieldValues(NamedTuple):
    """Values for one field of some rows: the arguments of `Edit.set`, with the table by name."""

    table: str
    rows: IndexArray
    field: str
    values: Any


class BoneMotions(NamedTuple):
    """Motions of bones away from rest: `rotations` and, with scales, `linear` (bones + 1, 3, 3), `translations`
    (bones + 1, 3).

    The last row stays where it is, and is what NONE finds.
    """

    rotations: Float64Array
    linear: Float64Array
    translations: Float64Array

    @classmethod
    def of(cls, bone_transforms: BoneTransforms) -> BoneMotions:
        still = np.eye(3)[None]
        turns = np.concatenate((bone_transforms.rotation_matrices(), still))
        linear = np.concatenate((bone_transforms.linear_maps(), still))
        return cls(turns, linear, np.concatenate((bone_transforms.translations(), np.zeros((1, 3)))))

    def points(self, bones: IndexArray, points: ArrayLike) -> Float64Array:
        """(n, 3) where points that hang from bones (n,) have gone."""
        return self.directions(bones, points) + self.translations[bones]

    def directions(self, bones: IndexArray, directions: ArrayLike) -> Float64Array:
        """(n, 3) directions, turned and scaled with their bones."""
        exact = np.asarray(directions, np.float64).reshape(-1, 3)
        turned: Float64Array = np.einsum("nij,nj->ni", self.linear[bones], exact)
        return turned

    def axes(self, bones: IndexArray, axes: ArrayLike) -> Float64Array:
        """(n, 3) axes of rotations, turned with their bones, but not scaled."""
        exact = np.asarray(axes, np.float64).reshape(-1, 3)
        turned: Float64Array = np.einsum("nij,nj->ni", self.rotations[bones], exact)
        return turned

    def sizes(self, bones: IndexArray) -> Float64Array:
        """(n,) by how much bones scale, on average of all directions."""
        return np.asarray(np.cbrt(np.abs(np.linalg.det(self.linear[bones]))))


def apply_pose_as_rest(edit: Edit, shape: Iterable[FieldValues]) -> None:
    """Give the model the shape that `pose_as_rest` worked out for it."""
    for setting in shape:
        edit.set(edit.model.tables[setting.table], setting.rows, setting.field, setting.values)


def changed_rows(model: Model, shape: Sequence[FieldValues]) -> Counter[str]:
    """Count the rows of each table that it changes; empty where all stays as it is."""
    marks = {name: np.zeros(len(model.tables[name]), np.bool_) for name in {setting.table for setting in shape}}
    for setting in shape:
        marks[setting.table][setting.rows] = True
    return Counter({name: int(np.count_nonzero(marked)) for name, marked in marks.items()})


def pose_as_rest(
    model: Model,
    bone_transforms: BoneTransforms,
    columns: Mapping[str, FloatArray],
    soft: SoftVertices | None = None,
) -> list[FieldValues]:
    """Return the values to set so that the model at rest looks as it does with its bones at `bone_transforms`.

    `columns`: what morphs made of columns of the vertices (bake_weights.morphed_columns); it becomes part of the
    mesh, and so do the positions and normals of `soft` vertices. Morphs then do to the new shape what they did to the
    old one in its pose: offsets of vertices and bones are turned along. Pose and weights have to be taken back
    afterwards.
    """
    motions, maps = BoneMotions.of(bone_transforms), rest_maps(model, bone_transforms)
    return [
        *_vertex_values(model, maps, columns, soft),
        *_sdef_values(model, maps, motions),
        *_bone_values(model, bone_transforms, motions),
        *_morph_values(model, maps, motions),
        *_body_values(model, motions),
        *_joints(model, motions),
    ]


# -- vertices ----------------------------------------------------------------------------------------------------------


def rest_maps(model: Model, bone_transforms: BoneTransforms) -> Float32Array:
    """(vertices, 3, 4) where each vertex has to go so that it is seen, at rest, where the bones have it now.

    BDEF4 whose weights do not sum to 1 scales the vertex, at rest too (mmd-semantics §4).
    """
    maps, weights = affines(model.vertices, bone_transforms), model.vertices[Vertex.weights]
    rows = np.flatnonzero(model.vertices[Vertex.deform] == Deform.BDEF4)
    sums = weights[rows].sum(axis=1)
    maps[rows] /= np.where(sums == 0, 1, sums)[:, None, None]
    return maps


def _vertex_values(
    model: Model, maps: Float32Array, columns: Mapping[str, FloatArray], soft: SoftVertices | None
) -> Iterator[FieldValues]:
    vertices = model.vertices
    every = np.arange(len(vertices))
    positions = transformed_points(maps, columns.get("position", vertices[Vertex.position]))
    normals = _turned_normals(vertices[Vertex.normal], maps)
    if soft is not None:
        soft.lay_over(positions, normals)
    yield from changes(vertices, every, "position", positions)
    yield from changes(vertices, every, "normal", normals)
    for name, values in columns.items():
        if name != "position":
            yield from changes(vertices, every, name, values)
    if uvs_needed(model, columns) != model.info[0].additional_uvs:
        yield FieldValues("info", np.array([0]), "additional_uvs", uvs_needed(model, columns))


def _turned_normals(normals: Float32Array, maps: Float32Array) -> Float32Array:
    """(vertices, 3) of length one where they are turned; what is not turned keeps the length that it has."""
    turned_on = unit_normals(rotated_directions(maps, normals))
    differs = np.abs(turned_on - unit_normals(normals)).max(axis=1, initial=0) > STILL
    return np.where(differs[:, None], turned_on, normals)


def _sdef_values(model: Model, maps: Float32Array, motions: BoneMotions) -> Iterator[FieldValues]:
    """C, R0 and R1 so that later poses carry both ends as if they came on top of this one (mmd-semantics §4)."""
    vertices = model.vertices
    rows = np.flatnonzero(vertices[Vertex.deform] == Deform.SDEF)
    c, r0, r1 = (vertices[key][rows].astype(np.float64) for key in (Vertex.sdef_c, Vertex.sdef_r0, Vertex.sdef_r1))
    weight = vertices[Vertex.weights][rows, :1].astype(np.float64)
    first, second = vertices[Vertex.bones][rows, :2].T
    # The formula knows R0 and R1 by what lies between them only, and by two points that move with the bones.
    end0 = motions.points(first, c + (1 - weight) * (r0 - r1) / 2)
    end1 = motions.points(second, c - weight * (r0 - r1) / 2)
    apart = 2 * (end0 - end1)
    middle = transformed_points(maps[rows], weight * r0 + (1 - weight) * r1)
    yield from changes(vertices, rows, "sdef_c", weight * end0 + (1 - weight) * end1)
    yield from changes(vertices, rows, "sdef_r0", middle + (1 - weight) * apart)
    yield from changes(vertices, rows, "sdef_r1", middle - weight * apart)


# -- bones and morphs --------------------------------------------------------------------------------------------------


def _bone_values(model: Model, bone_transforms: BoneTransforms, motions: BoneMotions) -> Iterator[FieldValues]:
    bones = model.bones
    yield from changes(
        bones, np.arange(len(bones)), "position", _goals_on_targets(bones.records, bone_transforms.positions)
    )
    for name in DIRECTIONS:
        applies = field_of(Bone, name).applies
        rows = np.array([row for row, bone in enumerate(bones) if applies is None or applies(bone)], np.intp)
        moved = motions.directions if name == "tail_offset" else motions.axes
        yield from changes(bones, rows, name, moved(rows, _values(bones, rows, name)))


def _goals_on_targets(bones: Sequence[Bone], positions: Float64Array) -> Float64Array:
    """(bones, 3) positions, with each IK that stood on its target at rest standing on it again.

    The pose may have left a gap between the two, which the IK would close at once by bending the new shape.
    """
    placed = positions.copy()
    for row, bone in enumerate(bones):
        if bone.flags & BoneFlags.IK and bone.ik_target != NONE and _stands_on_target(bones, bone):
            placed[row] = positions[bone.ik_target]
    return placed


def _stands_on_target(bones: Sequence[Bone], ik: Bone) -> bool:
    chain = [bones[row].position for row in (ik.ik_target, *(link.bone for link in ik.ik_links)) if row != NONE]
    reach = np.linalg.norm(np.diff(chain, axis=0), axis=1).sum()
    return bool(np.linalg.norm(np.subtract(ik.position, chain[0])) <= ON_TARGET * reach)


def _morph_values(model: Model, maps: Float32Array, motions: BoneMotions) -> Iterator[FieldValues]:
    parents = parents_of(model.bones)
    for row, morph in enumerate(model.morphs):
        if morph.kind is MorphKind.VERTEX and len(morph.offsets):
            offsets = morph.offsets
            yield from _offsets(
                row,
                morph,
                translation=rotated_directions(maps[offsets[VertexOffset.vertex]], offsets[VertexOffset.translation]),
            )
        elif morph.kind is MorphKind.BONE and len(morph.offsets):
            yield from _offsets(row, morph, **_of_bones(morph.offsets, parents, motions))


def _of_bones(offsets: Columns, parents: IndexArray, motions: BoneMotions) -> dict[str, Float64Array]:
    """Translations and rotations about the axes of the parent, which were turned."""
    about = np.where(offsets[BoneOffset.bone] == NONE, NONE, parents[offsets[BoneOffset.bone]])
    rotations = offsets[BoneOffset.rotation].astype(np.float64)
    rotations[:, :3] = motions.axes(about, rotations[:, :3])
    return {"translation": motions.directions(about, offsets[BoneOffset.translation]), "rotation": rotations}


def _offsets(row: int, morph: Morph, **new: FloatArray) -> Iterator[FieldValues]:
    if any(np.abs(values - morph.offsets[name]).max() > STILL for name, values in new.items()):
        yield FieldValues("morphs", np.array([row]), "offsets", [morph.offsets.replace(**new)])


# -- physics -----------------------------------------------------------------------------------------------------------


def _body_values(model: Model, motions: BoneMotions) -> Iterator[FieldValues]:
    table, bones = model.rigid_bodies, [body.bone for body in model.rigid_bodies]
    yield from _placed_values(table, bones, motions)
    every, sizes = np.arange(len(table)), motions.sizes(np.array(bones, np.intp))
    yield from changes(table, every, "size", _values(table, every, "size") * sizes[:, None])


def _joints(model: Model, motions: BoneMotions) -> Iterator[FieldValues]:
    bones = carrying_bones(model.joints.records, model.rigid_bodies.records, model.bones.records)
    return _placed_values(model.joints, bones, motions)


def _placed_values(table: Table, bones: Sequence[int], motions: BoneMotions) -> Iterator[FieldValues]:
    """Positions and rotations of bodies or joints that are attached rigidly to bones, after the pose."""
    hung = np.array(bones, np.intp)
    every = np.arange(len(hung))
    yield from changes(table, every, "position", motions.points(hung, _values(table, every, "position")))
    # Angles that say the same in other words are no change.
    rows = np.flatnonzero(np.abs(motions.rotations[hung] - np.eye(3)).max(axis=(1, 2), initial=0) > STILL)
    turns = np.matmul(motions.rotations[hung[rows]], matrices_from_euler(_values(table, rows, "rotation")))
    yield from changes(table, rows, "rotation", euler_from_matrices(turns))


# -- all of them -------------------------------------------------------------------------------------------------------


def _values(table: Table, rows: IndexArray, field: str) -> FloatArray:
    """(rows, width) what a field is now; of records, a vector."""
    if isinstance(table, ArrayTable):
        return table[field][rows]
    return np.array([table.value(row, field) for row in rows.tolist()], np.float64).reshape(-1, 3)


def changes(table: Table, rows: IndexArray, field: str, values: FloatArray) -> Iterator[FieldValues]:
    """The rows of which a field is no longer what it was, with what it is, (rows, width) of which are given."""
    if not len(rows):
        return
    differs = np.abs(values - _values(table, rows, field)).max(axis=1) > STILL
    if differs.any():
        new: Any = values[differs]
        if not isinstance(table, ArrayTable):
            new = [tuple(value) for value in new.tolist()]
        yield FieldValues(table.name, rows[differs], field, new)


def moved_text(counts: Mapping[str, int]) -> TranslatableText:
    """Describe the number of moved rows of each table."""
    return TranslatableText(
        "vertices moved: {:,}, bones: {:,}, rigid bodies: {:,}, joints: {:,}; morphs corrected: {:,}",
        *(counts[table] for table in ("vertices", "bones", "rigid_bodies", "joints", "morphs")),
    )
