"""Keeps which rows of a model are hidden: drawn by no pass, met by no pointer. No OpenGL.

Faces that are hidden are left out of what is uploaded, so that hiding them makes drawing cheaper, whatever they are
drawn as. The number of a face among those that are drawn is therefore another than its row.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray, Int32Array
from editor.model.changes import Change
from editor.model.mesh import Face
from editor.model.model import Model


class Hidden:
    """Masks, (rows,) of a table, of what is hidden. Those that no longer fit their table hide nothing."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._masks: dict[str, BoolArray] = {}
        self._shown: IndexArray | None = None  # faces, when any are hidden
        self._vertices: BoolArray | None = None  # as of now, once it was asked for

    def take(self, masks: Mapping[str, BoolArray]) -> set[str]:
        """Hide what these masks, never written into again, say and nothing else; the tables in which others are."""
        tables = masks.keys() | self._masks.keys()
        other = {table for table in tables if masks.get(table) is not self._masks.get(table)}
        self._masks = dict(masks)
        if "faces" in other:
            self._shown = np.flatnonzero(~masks["faces"]) if "faces" in masks else None
            self._vertices = None
        return other

    def mark(self, change: Change) -> None:
        """Remember that vertices may be those of other faces."""
        if change.table in ("faces", "vertices"):
            self._vertices = None

    def mask(self, table: str) -> BoolArray | None:
        """(rows,) whether each row of a table is hidden; None: none is. A vertex is when all of its faces are."""
        if table == "vertices":
            return self._of_vertices()
        mask = self._masks.get(table)
        return mask if mask is not None and len(mask) == len(self._model.tables[table]) else None

    def _of_vertices(self) -> BoolArray | None:
        faces = self.mask("faces")
        if self._vertices is None and faces is not None:
            self._vertices = hidden_vertices(self._model, faces)
        return self._vertices if faces is not None else None

    def among_shown(self, table: str, rows: IndexArray) -> IndexArray:
        """Those of some rows of a table that are not hidden."""
        mask = self.mask(table)
        return rows if mask is None else rows[~mask[rows]]

    # -- faces as they are drawn -------------------------------------------------------------------------------------

    def drawn(self, faces: AnyArray) -> AnyArray:
        """A column of the faces, of those that are drawn."""
        shown = self._drawn_rows()
        return faces if shown is None else faces.take(shown, axis=0)  # several times as fast as faces[shown]

    def face_starts(self) -> IndexArray:
        """(materials + 1,) as `Model.face_starts`, among the faces that are drawn."""
        starts, shown = self._model.face_starts(), self._drawn_rows()
        return starts if shown is None else np.searchsorted(shown, starts)

    def rows_of(self, numbers: Int32Array) -> Int32Array:
        """The rows of faces by their numbers among those that are drawn; negative numbers stay as they are."""
        shown = self._drawn_rows()
        if shown is None:
            return numbers
        rows = shown.astype(np.int32) if len(shown) else np.full(1, -1, np.int32)
        return np.where(numbers < 0, numbers, rows.take(numbers, mode="clip"))

    def _drawn_rows(self) -> IndexArray | None:
        return self._shown if self.mask("faces") is not None else None


def hidden_vertices(model: Model, faces: BoolArray) -> BoolArray:
    """(vertices,) whether all faces of each vertex are hidden, of which it has some."""
    count, corners = len(model.vertices), model.faces[Face.vertices]
    shown = touched_vertices(count, corners.compress(~faces, axis=0))
    return touched_vertices(count, corners.compress(faces, axis=0)) & ~shown


def touched_vertices(count: int, corners: Int32Array) -> BoolArray:
    """(count,) whether each vertex is among the corners, which may name vertices that are not there."""
    found = np.zeros(count + 1, np.bool_)  # the last stands for those
    numbers = corners.reshape(-1).view(np.uint32)
    found[numbers if numbers.max(initial=0) < count else np.minimum(numbers, count)] = True
    return found[:-1]
