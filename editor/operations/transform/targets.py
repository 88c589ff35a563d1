"""Moves, turns and scales rows of the model, with everything in them that has a position or a direction.

A Hold keeps what the rows were like, so that a gesture can be written again and again, always from the beginning, and
nothing adds up. Rows must neither come nor go meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray
from editor.math3d.rotations import euler_from_matrices, matrices_from_euler, mirrored_offsets, powers
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import NONE, FieldKey, Vec3
from editor.model.mesh import SDEF_POINTS, Deform, Vertex
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, VertexOffset
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.operations.queries.symmetry import NEAR as TOLERANCE
from editor.operations.queries.symmetry import nearest_indices
from editor.operations.transform.influence import Influence, Method, MirrorSide
from editor.operations.transform.transform import SMALLEST, Transform
from editor.preview.morph_effects import BoneMorph, bone_parts
from editor.preview.posed_model import PosedModel
from editor.preview.skinning import Unskinning

PIECE = 4  # rows of a piece that is written at once, to one that changes


class _Column:
    """One column of the vertices, in the rows of a reach, as it was."""

    def __init__(self, model: Model, field: FieldKey[Vertex, Vec3], influence: Influence) -> None:
        rows = influence.rows
        low, high = (int(rows[0]), int(rows[-1]) + 1) if len(rows) else (0, 0)
        # Rows that lie close together are written as one piece with those in between, which is several times faster.
        is_dense = high - low <= PIECE * len(rows)
        self._span: slice | IndexArray = slice(low, high) if is_dense else rows
        self._within: slice | IndexArray = rows - low if is_dense and len(rows) < high - low else slice(None)
        self._field = field
        self._piece = model.vertices[field][self._span].copy()
        self.values = self._piece[self._within]

    def write(self, edit: Edit, values: FloatArray) -> None:
        piece = self._piece.copy()
        piece[self._within] = values
        edit.set(edit.model.vertices, self._span, self._field, piece)


class VertexTarget:
    """Positions, normals, and the positions that SDEF works with."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self.influence = influence
        self._positions = _Column(model, Vertex.position, influence)
        self._normals = _Column(model, Vertex.normal, influence)
        self._sdef = influence.take(model.vertices[Vertex.deform][influence.rows] == Deform.SDEF)
        self._centres = [_Column(model, point, self._sdef) for point in SDEF_POINTS if len(self._sdef.rows)]
        self._has_rotated = False

    def write(self, edit: Edit, transform: Transform) -> None:
        self._positions.write(edit, self.influence.points(transform, self._positions.values))
        for column in self._centres:
            column.write(edit, self._sdef.points(transform, column.values))
        self._has_rotated |= not transform.is_translation
        if self._has_rotated:
            normals = self.influence.vectors(Transform.normals, transform, self._normals.values)
            self._normals.write(edit, normals)

    def write_morphs(self, edit: Edit, transform: Transform) -> None:
        """Turn and scale what vertex morphs do to the vertices. To be called once, at the end."""
        if transform.is_translation:
            return
        numbers = np.full(len(edit.model.vertices), -1)
        numbers[self.influence.rows] = np.arange(len(self.influence.rows))
        for row, morph in enumerate(list(edit.model.morphs)):
            if morph.offsets.row_type is VertexOffset:
                self._write_morph(edit, transform, row, morph.offsets, numbers)

    def _write_morph(self, edit: Edit, transform: Transform, row: int, offsets: Columns, numbers: IndexArray) -> None:
        index = np.append(numbers, -1)[offsets[VertexOffset.vertex]]
        held = index >= 0
        if held.any():
            translation = offsets[VertexOffset.translation].copy()
            translation[held] = self._turned(transform, index[held], translation[held])
            edit.replace(edit.model.morphs, row, Morph.offsets, offsets.replace(translation=translation))

    def _turned(self, transform: Transform, indices: IndexArray, translation: FloatArray) -> FloatArray:
        """Return the offsets of some of the vertices, transformed."""
        return self.influence.take(indices).vectors(Transform.directions, transform, translation)


class NormalTarget(VertexTarget):
    """Normals alone: vertices, and what morphs do to them, stay."""

    def write(self, edit: Edit, transform: Transform) -> None:
        self._normals.write(edit, self.influence.vectors(Transform.normals, transform, self._normals.values))

    def write_morphs(self, edit: Edit, transform: Transform) -> None:
        pass


class PosedVertexTarget(VertexTarget):
    """Vertices where a pose has them: transformed there, and carried back to where they are at rest.

    What is on the other side does at rest what its partner does there, mirrored. The positions that SDEF works with
    stay: they belong to bones, and those stay. Vertices that there is no way back for stay, too.
    """

    def __init__(self, posed_model: PosedModel, model: Model, influence: Influence) -> None:
        super().__init__(model, influence)
        self._unskinning = _with_mirrored_partners(
            influence, self._positions.values, posed_model.unskinning(influence.rows)
        )
        self._is_middle = influence.sides == MirrorSide.MIDDLE
        self.influence = Influence(influence.rows, influence.weights)
        self.stayed = int(len(influence.rows) - self._unskinning.is_good.sum())

    def write(self, edit: Edit, transform: Transform) -> None:
        self._positions.write(edit, self._positions.values + self._moves(transform))
        self._has_rotated |= not transform.is_translation
        if self._has_rotated:
            self._normals.write(edit, self._normals_at_rest(transform))

    def _moves(self, transform: Transform) -> Float64Array:
        """(n, 3) how far the vertices go at rest."""
        moves = self._unskinning.carried_back(self.influence.points(transform, self._unskinning.seen))
        moves[self._is_middle, 0] = 0
        return moves

    def _normals_at_rest(self, transform: Transform) -> FloatArray:
        at_rest, unskinning = self._normals.values, self._unskinning
        seen = unskinning.posed(at_rest)
        turned = unskinning.back(self.influence.vectors(Transform.normals, transform, seen) - seen)
        turned[self._is_middle, 0] = 0
        before, after = (np.linalg.norm(normals, axis=1) for normals in (at_rest, at_rest + turned))
        return np.where(turned.any(axis=1), before / np.maximum(after, SMALLEST), 1)[:, None] * (at_rest + turned)

    def _turned(self, transform: Transform, indices: IndexArray, translation: FloatArray) -> FloatArray:
        unskinning = self._unskinning.take(indices)
        seen = unskinning.posed(translation)
        part = self.influence.take(indices)
        return translation + unskinning.back(part.vectors(Transform.directions, transform, seen) - seen)


@dataclass(frozen=True, slots=True)
class SeenMorph:
    """The row of a vertex morph, and the weight at which it is seen, which is not 0."""

    row: int
    weight: float


class VertexMorphTarget(PosedVertexTarget):
    """Vertices of a pose that stay as they are: what they are moved by becomes part of what a vertex morph does."""

    def __init__(self, posed_model: PosedModel, morph: SeenMorph, model: Model, influence: Influence) -> None:
        super().__init__(posed_model, model, influence)
        self._morph = morph
        offsets = model.morphs[morph.row].offsets
        offsets = offsets.take(offsets[VertexOffset.vertex] != NONE)
        self._vertices = np.unique(offsets[VertexOffset.vertex])
        self._before = np.zeros((len(model.vertices), 3))  # what the morph did to each vertex at the beginning
        np.add.at(self._before, offsets[VertexOffset.vertex], offsets[VertexOffset.translation])

    def write(self, edit: Edit, transform: Transform) -> None:
        now = self._before.copy()
        now[self.influence.rows] += self._moves(transform) / self._morph.weight
        rows = np.union1d(self._vertices, np.flatnonzero(now.any(axis=1)))
        offsets = Columns(VertexOffset, vertex=rows, translation=now[rows])
        edit.replace(edit.model.morphs, self._morph.row, Morph.offsets, offsets)

    def write_morphs(self, edit: Edit, transform: Transform) -> None:
        """Nothing: other morphs stay as they are, as the mesh does."""


def _with_mirrored_partners(influence: Influence, at_rest: FloatArray, unskinning: Unskinning) -> Unskinning:
    """The ways back with those of vertices on the other side being their partners', mirrored."""
    leads, far = (np.flatnonzero(influence.sides == side) for side in (MirrorSide.NEAR, MirrorSide.FAR))
    if not len(far):
        return unskinning
    partner = nearest_indices(at_rest[leads], mirrored_offsets(at_rest[far]), TOLERANCE)
    far, partner = far[partner >= 0], partner[partner >= 0]
    mirrored = unskinning.take(leads[partner]).mirrored()
    for name in ("maps", "inverses", "seen"):
        getattr(unskinning, name)[far] = getattr(mirrored, name)
    return unskinning


class BoneTarget:
    """Positions, ends and axes of bones."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self._influence = influence
        self._bones = model.bones.rows(influence.rows)
        flags = np.array(self._bones[Bone.flags], np.int64)
        local = flags & BoneFlags.LOCAL_AXES != 0
        self._ends = flags & BoneFlags.TAIL_IS_BONE == 0
        self._axes = {"fixed_axis": flags & BoneFlags.FIXED_AXIS != 0, "local_x": local, "local_z": local}

    def write(self, edit: Edit, transform: Transform) -> None:
        values = {"position": self._influence.points(transform, _vectors(self._bones[Bone.position]))}
        if not transform.is_translation:
            values["tail_offset"] = self._turned("tail_offset", self._ends, Transform.directions, transform)
            for name, has in self._axes.items():
                values[name] = self._turned(name, has, Transform.axes, transform)
        edit.put(edit.model.bones, self._influence.rows, self._bones.replace(**values))

    def _turned(self, field: str, has: BoolArray, method: Method, transform: Transform) -> Float64Array:
        """A field of the bones, transformed in those that have it."""
        values = _vectors(self._bones[field])
        values[has] = self._influence.take(has).vectors(method, transform, values[has])
        return values


class BodyTarget:
    """Positions, angles and sizes of rigid bodies."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self._placed = _PlacedRows(influence, model.rigid_bodies.rows(influence.rows))

    def write(self, edit: Edit, transform: Transform) -> None:
        placed = self._placed
        values = placed.values(transform)
        if not np.array_equal(transform.scale, np.eye(3)):
            factors = placed.factors(transform).tolist()
            values["size"] = [_size(body, by) for body, by in zip(placed.rows, factors, strict=True)]
        edit.put(edit.model.rigid_bodies, placed.influence.rows, placed.rows.replace(**values))


class JointTarget:
    """Positions and angles of joints, and how far they let bodies move."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self._placed = _PlacedRows(influence, model.joints.rows(influence.rows))

    def write(self, edit: Edit, transform: Transform) -> None:
        placed = self._placed
        values = placed.values(transform)
        if not np.array_equal(transform.scale, np.eye(3)):
            factors = placed.factors(transform)
            for name in ("move_lower", "move_upper"):
                values[name] = _vectors(placed.rows[name]) * factors
        edit.put(edit.model.joints, placed.influence.rows, placed.rows.replace(**values))


class _PlacedRows:
    """Rows with a position and angles (mmd-semantics §0.6)."""

    def __init__(self, influence: Influence, rows: Records) -> None:
        self.influence = influence
        self.rows = rows
        self._positions = _vectors(rows["position"])
        self._rotations = matrices_from_euler(_vectors(rows["rotation"]))

    def values(self, transform: Transform) -> dict[str, Any]:
        """By field, where they go; angles only of what is turned, which the others keep to the bit."""
        values: dict[str, Any] = {"position": self.influence.points(transform, self._positions)}
        if transform.rotation_vector.any():
            transforms = self.influence.transforms(transform)
            turned = [one.rotations(axes) for one, axes in zip(transforms, self._rotations, strict=True)]
            values["rotation"] = euler_from_matrices(np.array(turned).reshape(-1, 3, 3))
        return values

    def factors(self, transform: Transform) -> Float64Array:
        """(n, 3) by how much each is scaled along its own axes."""
        transforms = self.influence.transforms(transform)
        each = [one.factors(axes[None])[0] for one, axes in zip(transforms, self._rotations, strict=True)]
        return np.array(each).reshape(-1, 3)


TransformTarget = VertexTarget | BoneTarget | BodyTarget | JointTarget
TARGETS: dict[str, type[TransformTarget]] = {
    "vertices": VertexTarget,
    "bones": BoneTarget,
    "rigid_bodies": BodyTarget,
    "joints": JointTarget,
}


def _size(body: RigidBody, factors: Sequence[float]) -> tuple[float, float, float]:
    """The size of a body that is scaled along its axes; one that is round in a way stays so."""
    (x, y, z), (by_x, by_y, by_z) = body.size, factors
    match body.shape:
        case BodyShape.SPHERE:
            return x * (by_x * by_y * by_z) ** (1 / 3), y, z
        case BodyShape.CAPSULE:
            return x * (by_x * by_z) ** 0.5, y * by_y, z
        case _:
            return x * by_x, y * by_y, z * by_z


def _vectors(values: ArrayLike) -> Float64Array:
    return np.asarray(values, np.float64).reshape(-1, 3)


class BoneMorphTarget:
    """Of the morph in a row, seen at a weight, which is not 0; `parts` is what it did to all bones at the beginning."""

    def __init__(self, model: Model, row: int, weight: float) -> None:
        self._row = row
        self._weight = weight
        self._before = model.morphs[row].offsets
        self.parts = bone_parts([(BoneMorph.of(self._before), weight)], len(model.bones))

    def write(self, edit: Edit, rows: IndexArray, offsets: Float64Array | None, rotations: Float64Array | None) -> None:
        """Let the morph be seen to move bones by `offsets` (rows, 3) and to turn them by `rotations` (rows, 4).

        None: as at the beginning. Each of the bones has one entry then, at the index of its first one, or behind all.
        """
        moved = self.parts.offsets[rows] if offsets is None else offsets
        turned = self.parts.rotations[rows] if rotations is None else rotations
        before = self._before
        is_repeated = np.ones(len(before), np.bool_)
        is_repeated[np.unique(before[BoneOffset.bone], return_index=True)[1]] = False
        kept = before.take(~(np.isin(before[BoneOffset.bone], rows) & is_repeated))
        new = np.setdiff1d(rows, kept[BoneOffset.bone])
        bones = np.concatenate((kept[BoneOffset.bone], new))
        index_of = np.full(len(edit.model.bones) + 1, -1)
        index_of[bones] = np.arange(len(bones))
        translation = np.concatenate((kept[BoneOffset.translation], np.zeros((len(new), 3), np.float32)))
        rotation = np.concatenate((kept[BoneOffset.rotation], np.zeros((len(new), 4), np.float32)))
        translation[index_of[rows]] = moved / self._weight
        rotation[index_of[rows]] = powers(turned, 1 / self._weight)
        columns = Columns(BoneOffset, bone=bones, translation=translation, rotation=rotation)
        edit.replace(edit.model.morphs, self._row, Morph.offsets, columns)
