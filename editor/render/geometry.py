"""Holds a model's vertices and faces on the GPU, and uploads again only what became stale.

A buffer per column: a later pass that deforms the model can put its own positions and normals in place of two of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from numpy.typing import NDArray
from OpenGL import GL

from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.render.gpu import Buffer, VertexArray
from editor.render.stale import Stale

COLUMNS = ("position", "normal", "uv", "uv1", "edge_scale")  # by attribute location, as in vertex.glsl


class Geometry:
    """Vertex columns, the triangle list and, for materials drawn as lines, a line list."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._array: VertexArray | None = None
        self._columns: dict[str, Buffer] = {}
        self._faces: Buffer | None = None
        self._lines: Buffer | None = None
        self._stale = {name: Stale() for name in COLUMNS}
        self._stale_faces = Stale()

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.table == "vertices":
            self._mark_vertices(change)
        elif change.table == "faces":
            self._stale_faces.mark(change, {"vertices"})

    def _mark_vertices(self, change: Change) -> None:
        for name, stale in self._stale.items():
            stale.mark(change, {name})
        if change.action is not Action.SET:
            self._stale_faces.mark_all()

    # -- uploading -------------------------------------------------------------

    def sync(self) -> None:
        """Upload what is stale. The context must be current."""
        if self._array is None:
            self._array = VertexArray()
            self._faces = Buffer()
        self._array.bind()
        for location, name in enumerate(COLUMNS):
            self._sync_column(location, name)
        self._sync_faces()
        GL.glBindVertexArray(0)

    def _sync_column(self, location: int, name: str) -> None:
        rows = self._stale[name].take()
        table = self._model.vertices
        if rows is None:
            return
        if not table.stores(name):
            self._drop_column(location, name)
            return
        column, buffer = table[name], self._columns.get(name)
        if buffer is not None and buffer.rows == len(column):
            buffer.update(rows.start, column[rows.start : rows.stop])
            return
        if buffer is None:
            buffer = self._columns[name] = Buffer()
        buffer.fill(column)
        size = int(np.prod(column.shape[1:], dtype=int))
        assert self._array is not None
        self._array.feed(location, buffer, column.dtype, size)

    def _drop_column(self, location: int, name: str) -> None:
        buffer = self._columns.pop(name, None)
        if buffer is not None:
            GL.glDisableVertexAttribArray(location)
            buffer.release()

    def _sync_faces(self) -> None:
        rows = self._stale_faces.take()
        faces = self._faces
        if rows is None or faces is None:
            return
        corners = self._model.faces["vertices"]
        if faces.rows == len(corners):
            faces.update(rows.start, self.valid(corners[rows.start : rows.stop]))
        else:
            faces.fill(self.valid(corners))
        self._release_lines()

    def valid(self, corners: NDArray[np.int32]) -> NDArray[np.uint32]:
        """The corners as the GPU may have them: none beyond the vertices."""
        numbers = corners.view(np.uint32)
        count = len(self._model.vertices)
        return numbers if numbers.max(initial=0) < count else np.where(numbers < count, numbers, 0)

    # -- drawing ---------------------------------------------------------------

    def bind(self) -> None:
        """Make vertices and faces current; columns that are not stored have their default everywhere."""
        assert self._array is not None
        self._array.bind()
        assert self._faces is not None
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._faces.name)
        for location, name in enumerate(COLUMNS):
            if name not in self._columns:
                value = 1.0 if name == "edge_scale" else 0.0
                GL.glVertexAttrib4f(location, value, value, value, value)

    @contextmanager
    def indexed_by(self, indices: Buffer) -> Iterator[None]:
        """Draw other index lists than the faces inside the `with`; `bind` must have come before."""
        assert self._faces is not None
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, indices.name)
        yield
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._faces.name)

    @property
    def lines(self) -> Buffer:
        """The three edges of every face as a line list, 6 indices a face; made when first asked for."""
        if self._lines is None:
            corners = self.valid(self._model.faces["vertices"])
            self._lines = Buffer()
            self._lines.fill(corners[:, (0, 1, 1, 2, 2, 0)])
        return self._lines

    # -- end -------------------------------------------------------------------

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        self._release_lines()
        for thing in (self._array, self._faces, *self._columns.values()):
            if thing is not None:
                thing.release()
        self._array = self._faces = None
        self._columns.clear()
        for stale in (*self._stale.values(), self._stale_faces):
            stale.mark_all()

    def _release_lines(self) -> None:
        if self._lines is not None:
            self._lines.release()
            self._lines = None
