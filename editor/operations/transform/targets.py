"""Moves, turns and scales rows of the model, with everything in them that has a place or a direction.

A Hold keeps what the rows were like, so that a gesture can be written again and again, always from the beginning, and
nothing adds up. Rows must neither come nor go meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray
from editor.math3d.euler import euler_from_matrices, matrices_from_euler
from editor.model.bones import BoneFlags
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import VertexOffset
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.tables import RecordTable
from editor.model.vertices import Deform
from editor.operations.transform.influence import Influence
from editor.operations.transform.transform import Transform

SDEF_POINTS = ("sdef_c", "sdef_r0", "sdef_r1")
PIECE = 4  # rows of a piece that is written at once, to one that changes


class _Column:
    """One column of the vertices, in the rows of a reach, as it was."""

    def __init__(self, model: Model, field: str, influence: Influence) -> None:
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
    """Positions, normals, and the places that SDEF works with."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self.influence = influence
        self._positions = _Column(model, "position", influence)
        self._normals = _Column(model, "normal", influence)
        self._sdef = influence.take(model.vertices["deform"][influence.rows] == Deform.SDEF)
        self._centres = [_Column(model, name, self._sdef) for name in SDEF_POINTS if len(self._sdef.rows)]
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
        index = np.append(numbers, -1)[offsets["vertex"]]
        held = index >= 0
        if held.any():
            translation = offsets["translation"].copy()
            part = self.influence.take(index[held])
            translation[held] = part.vectors(Transform.directions, transform, translation[held])
            edit.replace(edit.model.morphs, row, "offsets", offsets.replace(translation=translation))


class BoneTarget:
    """Positions, ends and axes of bones."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self._influence = influence
        bones = [model.bones[row] for row in influence.rows.tolist()]
        self._positions = _vectors([bone.position for bone in bones])
        flags = np.array([bone.flags for bone in bones], np.int64)
        self._ends = _PresentValues(
            influence, flags & BoneFlags.TAIL_IS_BONE == 0, [bone.tail_offset for bone in bones]
        )
        self._axes = {
            "fixed_axis": _PresentValues(
                influence, flags & BoneFlags.FIXED_AXIS != 0, [bone.fixed_axis for bone in bones]
            ),
            "local_x": _PresentValues(influence, flags & BoneFlags.LOCAL_AXES != 0, [bone.local_x for bone in bones]),
            "local_z": _PresentValues(influence, flags & BoneFlags.LOCAL_AXES != 0, [bone.local_z for bone in bones]),
        }
        self._has_rotated = False

    def write(self, edit: Edit, transform: Transform) -> None:
        bones, influence = edit.model.bones, self._influence
        _set(edit, bones, influence.rows, "position", influence.points(transform, self._positions))
        self._has_rotated |= not transform.is_translation
        if not self._has_rotated:
            return
        ends = self._ends.influence.vectors(Transform.directions, transform, self._ends.values)
        _set(edit, bones, self._ends.influence.rows, "tail_offset", ends)
        for name, part in self._axes.items():
            _set(edit, bones, part.influence.rows, name, part.influence.vectors(Transform.axes, transform, part.values))


class _PresentValues:
    """Values of those rows that have them."""

    def __init__(self, influence: Influence, has: BoolArray, values: ArrayLike) -> None:
        self.influence = influence.take(has)
        self.values = _vectors(values)[has]


class BodyTarget:
    """Positions, angles and sizes of rigid bodies."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self._placed = _PlacedRecords(influence, [model.rigid_bodies[row] for row in influence.rows.tolist()])
        self._has_scaled = False

    def write(self, edit: Edit, transform: Transform) -> None:
        bodies, placed = edit.model.rigid_bodies, self._placed
        placed.write(edit, bodies, transform)
        self._has_scaled |= not np.array_equal(transform.scale, np.eye(3))
        if self._has_scaled:
            factors = placed.factors(transform)
            sizes = [_size(body, by) for body, by in zip(placed.records, factors.tolist(), strict=True)]
            edit.set(bodies, placed.influence.rows, "size", sizes)


class JointTarget:
    """Positions and angles of joints, and how far they let bodies move."""

    def __init__(self, model: Model, influence: Influence) -> None:
        self._placed = _PlacedRecords(influence, [model.joints[row] for row in influence.rows.tolist()])
        self._has_scaled = False

    def write(self, edit: Edit, transform: Transform) -> None:
        joints, placed = edit.model.joints, self._placed
        placed.write(edit, joints, transform)
        self._has_scaled |= not np.array_equal(transform.scale, np.eye(3))
        if self._has_scaled:
            factors = placed.factors(transform)
            for name in ("move_lower", "move_upper"):
                limits = _vectors([getattr(joint, name) for joint in placed.records])
                _set(edit, joints, placed.influence.rows, name, limits * factors)


class _PlacedRecords:
    """Records with a position and angles (mmd-semantics §0.6)."""

    def __init__(self, influence: Influence, records: Sequence[Any]) -> None:
        self.influence = influence
        self.records = records
        self._positions = _vectors([record.position for record in records])
        self._angles = [record.rotation for record in records]
        self._rotations = matrices_from_euler(_vectors(self._angles))

    def write(self, edit: Edit, table: RecordTable[Any], transform: Transform) -> None:
        rows = self.influence.rows
        _set(edit, table, rows, "position", self.influence.points(transform, self._positions))
        if not transform.rotation_vector.any():
            edit.set(table, rows, "rotation", self._angles)  # to the bit as they were, not as they come back
            return
        transforms = self.influence.transforms(transform)
        turned = [way.rotations(axes) for way, axes in zip(transforms, self._rotations, strict=True)]
        _set(edit, table, rows, "rotation", euler_from_matrices(np.array(turned).reshape(-1, 3, 3)))

    def factors(self, transform: Transform) -> Float64Array:
        """(n, 3) by how much each is scaled along its own axes."""
        transforms = self.influence.transforms(transform)
        each = [way.factors(axes[None])[0] for way, axes in zip(transforms, self._rotations, strict=True)]
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


def _set(edit: Edit, table: RecordTable[Any], rows: IndexArray, field: str, values: FloatArray) -> None:
    edit.set(table, rows, field, [tuple(value) for value in values.tolist()])


def _vectors(values: ArrayLike) -> Float64Array:
    return np.asarray(values, np.float64).reshape(-1, 3)
