"""The box around what is selected, for a camera to frame. No OpenGL."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import (
    Float32Array,
    Float64Array,
    IndexArray,
    IntegerArray,
    finite_rows,
    near_extent,
    near_rows,
)
from editor.model.changes import Action, Change
from editor.model.mesh import Face, Vertex, effective_weights
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.preview.posed_model import PosedModel

Rows = Sequence[int] | IntegerArray
Box = tuple[Float64Array, Float64Array]
PLACED = ("bones", "rigid_bodies", "joints")


def bounds(model: Model, table: str = "vertices", rows: Rows | None = None) -> Box | None:
    """The lowest and highest corner, (3,) each, around rows of a table (None: all); None when nothing is there.

    Tables: vertices, faces, materials, bones, rigid_bodies, joints; others have no position.
    """
    return box_around(points_of(model, table, rows))


def box_around(points: Float32Array) -> Box | None:
    """The lowest and highest corner around points (n, 3), without those far outside of the others; None for none.

    A single point that somebody threw far off would leave of all the others a dot.
    """
    return near_extent(points)


def points_of(model: Model, table: str, rows: Rows | None) -> Float32Array:
    """(n, 3) the points of rows of a table; rows that are not there count for nothing."""
    records = model.tables[table]
    if table in PLACED and isinstance(records, RecordTable):
        chosen = range(len(records)) if rows is None else existing_rows(rows, len(records))
        return np.array([records[int(row)].position for row in chosen], np.float32).reshape(-1, 3)
    corners = corners_of(model, table, rows)
    positions = model.vertices[Vertex.position]
    return positions if corners is None else positions[corners]


def existing_rows(rows: Rows, length: int) -> IndexArray:
    """Those of `rows` that are rows of a table of that length."""
    numbers = np.asarray(rows, np.intp)
    if numbers.size and numbers.min() >= 0 and numbers.max() < length:
        return numbers
    return numbers[(numbers >= 0) & (numbers < length)]


def corners_of(model: Model, table: str, rows: Rows | None) -> IndexArray | None:
    """The vertices of rows of vertices, faces or materials, those of faces one by one; None for all there are."""
    if table == "vertices":
        return None if rows is None else existing_rows(rows, len(model.vertices))
    if table not in ("faces", "materials"):
        return np.empty(0, np.intp)
    faces = existing_rows(rows, len(model.tables[table])) if rows is not None else np.arange(len(model.tables[table]))
    if table == "materials":
        faces = np.flatnonzero(np.isin(model.faces[Face.material], faces))
    return existing_rows(model.faces[Face.vertices][faces].reshape(-1), len(model.vertices))


WEIGHING = frozenset(("position", "bones", "weights", "deform"))
CORNERS = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)], np.float32)


class PosedBounds:
    """Bounds of a model's vertices in all poses of its bones.

    Weights that sum to 1 keep a vertex between the positions to which its bones take it. SDEF and QDEF go a little
    beyond, towards where it would be without bending: some room around the box is for whoever asks.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        # (bones + 1, 2, 3): lowest and highest corner of what each bone moves at rest, and of what none does.
        self._boxes: Float32Array | None = None
        # How far morphs take a vertex, and the version of the figure's shape that told.
        self._away = 0.0
        self._influence: tuple[PosedModel, int] | None = None

    def mark(self, change: Change) -> None:
        """Remember that other vertices hang from bones."""
        moved = change.action is not Action.SET or change.fields & WEIGHING
        if (change.table == "vertices" and moved) or (change.table == "bones" and change.action is not Action.SET):
            self._boxes = self._influence = None

    def box(self, posed_model: PosedModel) -> Box | None:
        """The lowest and the highest corner, (3,) each; None when there are no vertices."""
        if self._boxes is None:
            self._boxes = _boxes_of_bones(self._model)
        held = np.flatnonzero((self._boxes[:, 0] <= self._boxes[:, 1]).all(axis=1))
        if not len(held):
            return None
        matrices = np.concatenate((posed_model.bone_transforms.matrices(), np.eye(4, dtype=np.float32)[None]))[held]
        low, high = self._boxes[held].transpose(1, 0, 2)
        corners = low[:, None] + CORNERS * (high - low)[:, None]
        placed = np.einsum("bij,bcj->bci", matrices[:, :3, :3], corners) + matrices[:, None, :3, 3]
        soft = posed_model.soft
        reached = [placed.reshape(-1, 3)] + ([] if soft is None else [soft.positions])
        points = np.concatenate(reached).astype(np.float64)
        points = points[finite_rows(points)]
        if not len(points):
            return None
        away = self._largest_morph_move(posed_model)
        return points.min(axis=0) - away, points.max(axis=0) + away

    def _largest_morph_move(self, posed_model: PosedModel) -> float:
        """Return the largest distance by which morphs move a vertex."""
        shape = posed_model.morphed_vertices
        if not shape.is_morphed("position"):
            return 0.0
        if self._influence != (posed_model, shape.version):
            self._influence = (posed_model, shape.version)
            moved = np.linalg.norm(shape.column("position") - self._model.vertices[Vertex.position], axis=1)
            self._away = float(moved[np.isfinite(moved)].max(initial=0))
        return self._away


def _boxes_of_bones(model: Model) -> Float32Array:
    """(bones + 1, 2, 3) the boxes around what hangs from each bone, and last from none; inside out around nothing."""
    vertices, count = model.vertices, len(model.bones)
    bones = np.minimum(vertices[Vertex.bones].view(np.uint32), np.uint32(count)).astype(np.intp)
    boxes = np.empty((count + 1, 2, 3), np.float32)
    boxes[:, 0], boxes[:, 1] = np.inf, -np.inf
    positions, weights = vertices[Vertex.position], effective_weights(vertices[Vertex.deform], vertices[Vertex.weights])
    near = near_rows(positions)
    for slot in range(bones.shape[1]):
        used = np.flatnonzero(near & (weights[:, slot] != 0))
        used = used[np.argsort(bones[used, slot], kind="stable")]
        _widen(boxes, bones[used, slot], positions[used])
    return boxes


def _widen(boxes: Float32Array, bones: IndexArray, points: Float32Array) -> None:
    """Have the boxes hold these points; `bones` (n,) ascend."""
    if not len(bones):
        return
    rows, starts = np.unique(bones, return_index=True)
    boxes[rows, 0] = np.minimum(boxes[rows, 0], np.minimum.reduceat(points, starts))
    boxes[rows, 1] = np.maximum(boxes[rows, 1], np.maximum.reduceat(points, starts))
