"""Picture sheets of morphs: each at weight 1, from the front, of the face or of the part that it changes."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, finite_rows
from editor.model.fields import NONE
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import MorphKind, Panel, VertexOffset
from editor.preview.morphed_vertices import COLUMNS
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.bounds import Box
from editor.render.camera import Camera, Size

FACE = (Panel.EYEBROW, Panel.EYE, Panel.MOUTH)
LEAST_MOVE = 1e-4  # model units
LEAST_SIDE = 0.5  # model units: nearer than that nothing is seen of what is around
AROUND = 1.25  # so much larger than what a morph changes is what is seen
CELL, SMALLEST_CELL = 256, 48  # pixels a side
LARGEST_SIDE = 8192  # pixels of a sheet
CAPTION = 0.11  # of the side of a cell
MOST = (3, 97)  # percent: what a few parts lie far away from says little of where a face is


class MorphViews:
    """Of the morphs of one model, which stays as it is meanwhile."""

    def __init__(self, model: Model, front: Camera, size: Size) -> None:
        """`front`: a camera of the kind that is wanted, wherever it is; `size` of the pictures."""
        self._model = model
        self._front = replace(front, rotation=(0.0, 0.0, 0.0))
        self._size = size
        self._posed_model = PosedModel(model)
        self._rest_positions = self._posed_model.skinned()[0].copy()
        self._materials = self._posed_model.materials.packed()
        self._face = self._face_box()

    def pose(self, row: int) -> Pose:
        """The model at rest but for one morph at weight 1."""
        pose = Pose.at_rest(len(self._model.bones), len(self._model.morphs))
        pose.weights[row] = 1.0
        return pose

    def camera(self, row: int) -> Camera:
        """The camera on the face, where the morph changes something of it, or else on what it changes."""
        rows = self.changed_vertices(row)
        box = _box(self._rest_positions[rows])
        if box is None:
            box = self._face or _box(self._rest_positions)
        elif self._face is not None and _is_within((box[0] + box[1]) / 2, self._face):
            box = self._face
        return self._front if box is None else self._front.framed(*_widened_box(box), self._size)

    def changed_vertices(self, row: int) -> IndexArray:
        """The vertices that look different at weight 1: by where they are, their UVs, or their material."""
        posed = self._posed_model
        posed.pose(self.pose(row))
        with np.errstate(invalid="ignore"):
            changes: BoolArray = np.linalg.norm(posed.skinned()[0] - self._rest_positions, axis=1) > LEAST_MOVE
        for kind, name in COLUMNS.items():
            if kind is not MorphKind.VERTEX and posed.morphed_vertices.is_morphed(name):
                shape = posed.morphed_vertices.column(name) != self._model.vertices[name]
                changes |= shape.any(axis=1)
        materials = np.flatnonzero((posed.materials.packed() != self._materials).any(axis=1))
        faces = self._model.faces[Face.vertices][np.isin(self._model.faces[Face.material], materials)]
        changes[faces[faces != NONE]] = True
        return np.flatnonzero(changes)

    def _face_box(self) -> Box | None:
        """Return the box of the vertices of facial morphs, weighted by how many move each: ears or hair seldom move."""
        found = [
            morph.offsets[VertexOffset.vertex] for morph in self._model.morphs if _is_of_face(morph.kind, morph.panel)
        ]
        rows = np.concatenate(found) if found else np.empty(0, np.intp)
        return _box(self._rest_positions[rows[rows != NONE]])


def _is_of_face(kind: MorphKind, panel: Panel) -> bool:
    return kind is MorphKind.VERTEX and panel in FACE


def _box(points: np.ndarray) -> Box | None:
    """The corners around most of the points; None where there are none."""
    points = points[finite_rows(points)].astype(np.float64)
    if not len(points):
        return None
    low, high = np.percentile(points, MOST, axis=0)
    return low, high


def _is_within(point: np.ndarray, box: Box) -> bool:
    low, high = _widened_box(box)
    return bool((point >= low).all() and (point <= high).all())


def _widened_box(box: Box) -> Box:
    low, high = box
    half = np.maximum((high - low) / 2 * AROUND, LEAST_SIDE)
    return (low + high) / 2 - half, (low + high) / 2 + half


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """Layout of the pictures of a sheet: `columns` of cells, square but for the line of text below each."""

    columns: int
    cell: int

    @classmethod
    def of(cls, count: int) -> SheetLayout:
        """About as wide as high, in cells as large as there is room for."""
        columns = max(math.ceil(math.sqrt(count)), 1)
        return cls(columns, max(min(CELL, LARGEST_SIDE // columns), SMALLEST_CELL))

    @property
    def caption(self) -> int:
        """The height of the line of text."""
        return max(round(self.cell * CAPTION), 12)

    def size(self, count: int) -> Size:
        """Of a sheet of so many cells."""
        rows = max(math.ceil(count / self.columns), 1)
        return min(count, self.columns) * self.cell, rows * (self.cell + self.caption)

    def corner(self, number: int) -> tuple[int, int]:
        """Return the position of a cell, from the left and from the top."""
        row, column = divmod(number, self.columns)
        return column * self.cell, row * (self.cell + self.caption)
