"""Keeps columns of the vertices on the GPU, uploads only the dirty rows, and feeds them to shaders."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from OpenGL import GL

from editor.math3d.arrays import AnyArray
from editor.model.changes import Action, Change
from editor.model.fields import field_of
from editor.model.vertices import Vertex
from editor.render.gpu import Buffer, VertexArray

ALL = range(sys.maxsize)


class DirtyRows:
    """The run of rows that is stale; at first all of them."""

    def __init__(self) -> None:
        self._rows: range | None = ALL

    def mark(self, change: Change, fields: set[str]) -> None:
        """Count the rows that a change of the table touched; of values only those of `fields`."""
        if change.action in (Action.INSERT, Action.REMOVE):
            self.mark_all()
        elif (change.action is Action.MOVE or change.fields & fields) and len(change.rows):
            self.include(range(int(change.rows[0]), int(change.rows[-1]) + 1))

    def mark_all(self) -> None:
        self._rows = ALL

    def include(self, rows: range) -> None:
        """Count these rows too."""
        before = self._rows
        if before is None:
            self._rows = rows
        else:
            self._rows = range(min(before.start, rows.start), max(before.stop, rows.stop))

    def take(self) -> range | None:
        """The stale rows, None when all is fresh; from now on it is."""
        rows, self._rows = self._rows, None
        return rows


# What vertices have everywhere in columns that are not stored; of the others it is 0.
CONSTANTS: dict[str, tuple[float, ...]] = {
    "edge_scale": (1.0, 1.0, 1.0, 1.0),
    "weights": (1.0, 0.0, 0.0, 0.0),
    "bones": (-1, -1, -1, -1),
}
WHOLE_NUMBERS = ("bones", "deform")


class VertexColumn:
    """One column, (vertices, …); without a buffer as long as it is not stored, and then the same everywhere."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.buffer: Buffer | None = None
        self._dirty = DirtyRows()

    def mark(self, change: Change) -> None:
        """Remember what a change of the vertices made stale."""
        self._dirty.mark(change, {self.name})

    def mark_rows(self, rows: range | None) -> None:
        """Count these rows stale too; None: none."""
        if rows is not None:
            self._dirty.include(rows)

    def mark_all(self) -> None:
        self._dirty.mark_all()

    def sync(self, values: AnyArray | None) -> bool:
        """Upload the stale rows of `values`, None when the column is not stored; whether there were any."""
        rows = self._dirty.take()
        if rows is None:
            return False
        if values is None:
            self._drop()
        elif self.buffer is not None and self.buffer.rows == len(values):
            self.buffer.update(rows.start, values[rows.start : rows.stop])
        else:
            self.buffer = self.buffer or Buffer()
            self.buffer.fill(values)
        return True

    def _drop(self) -> None:
        if self.buffer is not None:
            self.buffer.release()
            self.buffer = None

    def release(self) -> None:
        """Give the buffer back; it is uploaded again when it is next needed."""
        self._drop()
        self._dirty.mark_all()


class ColumnArray(VertexArray):
    """Feeds columns of the vertices, or what was made of them, to the attributes 0, 1 …"""

    def __init__(self, names: Sequence[str]) -> None:
        """`names`: of the columns by attribute, which give the type."""
        super().__init__()
        self._names = names
        self.buffers: list[Buffer | None] = [None] * len(names)

    def read(self, buffers: Sequence[Buffer | None]) -> None:
        """Read from these buffers, by attribute, from now on; None: constants."""
        for location, (name, before, now) in enumerate(zip(self._names, self.buffers, buffers, strict=True)):
            if now is before:
                continue
            if now is None:
                self.disable(location)
            else:
                field = field_of(Vertex, name)
                self.enable(location, now, field.dtype, field.size, integer=name in WHOLE_NUMBERS)
        self.buffers = list(buffers)

    def set_constants(self) -> None:
        """Set what attributes without a buffer have everywhere: that is part of no array, but of the context."""
        for location, (name, buffer) in enumerate(zip(self._names, self.buffers, strict=True)):
            if buffer is None:
                constant = CONSTANTS.get(name, (0, 0, 0, 0))
                attribute = GL.glVertexAttribI4i if name in WHOLE_NUMBERS else GL.glVertexAttrib4f
                attribute(location, *constant)
