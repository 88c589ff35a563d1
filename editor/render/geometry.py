"""Holds a model's vertices and faces on the GPU, and uploads again only what became stale.

A buffer per column: what a PosedModel's bones make of positions and normals takes the place of two of them, and whoever
draws does not notice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import AnyArray, Int32Array, UInt32Array
from editor.model.changes import Action, Change
from editor.model.mesh import Face
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.columns import ColumnArray, DirtyRows, VertexColumn
from editor.render.gpu import Buffer
from editor.render.hiding import Hidden
from editor.render.skin import SHAPE, GpuSkin

COLUMNS = (*SHAPE, "uv", "uv1", "edge_scale")  # by attribute location, as in vertex.glsl
MORE = ("uv2", "uv3", "uv4")  # columns that are uploaded only for who asks for them


class Geometry:
    """Vertex columns, the triangle list and, for materials drawn as lines, a line list."""

    def __init__(self, model: Model, hidden: Hidden) -> None:
        self._model = model
        self.hidden = hidden
        self.version = 0  # grows whenever other columns or faces are uploaded; poses have a version of their own
        self._array: ColumnArray | None = None
        self._columns = [VertexColumn(name) for name in COLUMNS]
        self._more = [VertexColumn(name) for name in MORE]
        self._skin = GpuSkin(model)
        self._posed_model: PosedModel | None = None
        # What of the figure's shape has been uploaded: its version, and the columns that were not at rest.
        self._drawn_version: int | None = None
        self._morphed: set[str] = set()
        self._faces: Buffer | None = None
        self._lines: Buffer | None = None
        self._dirty_faces = DirtyRows()

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.table == "vertices":
            self._mark_vertices(change)
        elif change.table == "faces":
            self._dirty_faces.mark(change, {"vertices"})

    def _mark_vertices(self, change: Change) -> None:
        for column in (*self._columns, *self._more):
            column.mark(change)
        self._skin.mark(change)
        if change.action is not Action.SET:
            self._dirty_faces.mark_all()

    def show(self, posed_model: PosedModel | None) -> None:
        """Have the vertices where a figure has them, None: where they are at rest."""
        if posed_model is self._posed_model:
            return
        self._posed_model, self._drawn_version = posed_model, None
        self._skin.forget()
        for column in (*self._columns, *self._more):
            if column.name in self._morphed:
                column.mark_all()

    @property
    def vertex_count(self) -> int:
        return len(self._model.vertices)

    def mark_faces(self) -> None:
        """Other faces are hidden than before."""
        self._dirty_faces.mark_all()

    # -- uploading -------------------------------------------------------------

    def sync(self) -> None:
        """Upload what is stale. The context must be current."""
        if self._array is None:
            self._array = ColumnArray(COLUMNS)
            self._faces = Buffer()
        self._mark_morphed()
        fresh = [bool(column.dirty.runs) and column.sync(self._values(column.name)) for column in self._columns]
        buffers = [column.buffer for column in self._columns]
        if self._posed_model is not None:
            shape = slice(0, len(SHAPE))
            buffers[shape] = self._skin.sync(self._posed_model, buffers[shape], any(fresh[shape]))
        self._array.read(buffers)
        GL.glBindVertexArray(0)
        self._sync_faces()
        self.version += any(fresh)

    def buffers(self, names: Sequence[str]) -> list[Buffer | None]:
        """Return the buffers of these columns of the vertices, uploaded now if they were not; None: not stored.

        Only after `sync`, so that bones and morphs have done their work.
        """
        assert self._array is not None
        drawn = dict(zip(COLUMNS, self._array.buffers, strict=True))
        rare = {column.name: column for column in (*self._more, *self._skin.columns)}
        for name in set(names) & rare.keys():
            rare[name].sync(self._values(name))
            drawn[name] = rare[name].buffer
        return [drawn[name] for name in names]

    def _mark_morphed(self) -> None:
        """Count the rows stale that morphs have changed since the last time."""
        if self._posed_model is None:
            self._morphed.clear()
            return
        shape = self._posed_model.morphed_vertices
        if shape.version == self._drawn_version:
            return
        self._morphed = shape.morphed()
        dirty = shape.dirty_since(self._drawn_version) if self._drawn_version is not None else {}
        for column in (*self._columns, *self._more):
            if self._drawn_version is None and column.name in self._morphed:
                column.mark_all()
            elif column.name in dirty:
                column.dirty.include(dirty[column.name])
        self._drawn_version = shape.version

    def _values(self, name: str) -> AnyArray | None:
        """A column as it is now, None when it is not stored."""
        if self._posed_model is not None and name in self._morphed:
            return self._posed_model.morphed_vertices.column(name)
        table = self._model.vertices
        return table[name] if table.stores(name) else None

    def _sync_faces(self) -> None:
        faces = self._faces
        if not self._dirty_faces.runs or faces is None:
            return
        runs = self._dirty_faces.take()
        corners = self._model.faces[Face.vertices]
        drawn = self.hidden.drawn(corners)
        if faces.rows == len(corners) and drawn is corners:
            for run in runs:
                faces.update(run.start, self.valid(corners[run.start : run.stop]))
        else:
            faces.fill(self.valid(drawn))
        self._release_lines()
        self.version += 1

    def valid(self, corners: Int32Array) -> UInt32Array:
        """The corners as the GPU may have them: none beyond the vertices."""
        numbers = corners.view(np.uint32)
        count = len(self._model.vertices)
        return numbers if numbers.max(initial=0) < count else np.where(numbers < count, numbers, 0)

    # -- drawing ---------------------------------------------------------------

    def bind(self, array: ColumnArray | None = None) -> None:
        """Make vertices, with other columns if there is an `array` of them, and faces current.

        Columns that are not stored have their default everywhere.
        """
        read_from = array or self._array
        assert read_from is not None
        assert self._faces is not None
        read_from.bind()
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._faces.name)
        read_from.set_constants()

    @contextmanager
    def indexed_by(self, indices: Buffer) -> Iterator[None]:
        """Draw other index lists than the faces inside the `with`; `bind` must have come before."""
        assert self._faces is not None
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, indices.name)
        yield
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._faces.name)

    @property
    def lines(self) -> Buffer:
        """The three edges of every face that is drawn as a line list, 6 indices a face; made when first asked for."""
        if self._lines is None:
            corners = self.valid(self.hidden.drawn(self._model.faces[Face.vertices]))
            self._lines = Buffer()
            self._lines.fill(corners[:, (0, 1, 1, 2, 2, 0)])
        return self._lines

    # -- end -------------------------------------------------------------------

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        self._release_lines()
        for thing in (self._array, self._faces, *self._columns, *self._more, self._skin):
            if thing is not None:
                thing.release()
        self._array = self._faces = None
        self._dirty_faces.mark_all()

    def _release_lines(self) -> None:
        if self._lines is not None:
            self._lines.release()
            self._lines = None
