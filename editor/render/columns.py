"""Keeps columns of the vertices on the GPU, uploads only the dirty rows, and feeds them to shaders."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from operator import attrgetter

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import AnyArray
from editor.model.changes import Action, Change, Rows
from editor.model.fields import field_of
from editor.model.mesh import Vertex
from editor.render.gpu import Buffer, VertexArray

ALL = range(sys.maxsize)
GAP = 1000  # fresh rows that are uploaded along: telling the GPU of another run takes as long
MOST_RUNS = 32


class DirtyRows:
    """The rows that are stale, as a few runs; at first all of them."""

    def __init__(self) -> None:
        self.runs = [ALL]  # that hold the stale rows, in any order; none: all rows are fresh

    def mark(self, change: Change, fields: set[str]) -> None:
        """Count the rows that a change of the table touched; of values only those of `fields`."""
        if change.action in (Action.INSERT, Action.REMOVE):
            self.mark_all()
        elif change.action is Action.MOVE or change.fields & fields:
            self.runs += _few_runs(change.rows)

    def mark_all(self) -> None:
        self.runs = [ALL]

    def include(self, rows: range) -> None:
        """Count these rows too."""
        self.runs.append(rows)

    def take(self) -> list[range]:
        """The runs that hold the stale rows, in order; from now on all are fresh."""
        runs, self.runs = sorted(self.runs, key=attrgetter("start")), []
        united = runs[:1]
        for run in runs[1:]:
            last = united[-1]
            if run.start - last.stop <= GAP:
                united[-1] = range(last.start, max(last.stop, run.stop))
            else:
                united.append(run)
        return united


def _few_runs(rows: Rows) -> list[range]:
    """Runs that hold ascending rows, parted at the widest gaps."""
    if not len(rows):
        return []
    if isinstance(rows, range) and rows.step == 1:
        return [rows]
    rows = np.asarray(rows)
    gaps = np.diff(rows)
    wide = np.flatnonzero(gaps > GAP)
    if len(wide) >= MOST_RUNS:
        wide = np.sort(wide[np.argpartition(-gaps[wide], MOST_RUNS - 1)[: MOST_RUNS - 1]])
    firsts, lasts = rows[np.append(0, wide + 1)], rows[np.append(wide, len(rows) - 1)]
    return [range(first, last + 1) for first, last in zip(firsts.tolist(), lasts.tolist(), strict=True)]


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
        self.dirty = DirtyRows()

    def mark(self, change: Change) -> None:
        """Remember what a change of the vertices made stale."""
        self.dirty.mark(change, {self.name})

    def mark_all(self) -> None:
        self.dirty.mark_all()

    def sync(self, values: AnyArray | None) -> bool:
        """Upload the stale rows of `values`, None when the column is not stored; whether there were any."""
        runs = self.dirty.take()
        if not runs:
            return False
        if values is None:
            self._drop()
        elif self.buffer is not None and self.buffer.rows == len(values):
            for run in runs:
                self.buffer.update(run.start, values[run.start : run.stop])
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
        self.dirty.mark_all()


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
