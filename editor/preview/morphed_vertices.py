"""MorphedVertices: the vertices of a model after morphs and before bones, kept up to date by touching only what
changed.

Reads the model and never writes into it. Several may follow one MorphedVertices, each from the version that it saw
last.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray
from editor.model.changes import Action, Change
from editor.model.columns import Columns, read_only
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.model.tables import ArrayTable
from editor.preview.morph_effects import OffsetCache, finite
from editor.preview.morphs import ROUTING

COLUMNS = {
    MorphKind.VERTEX: "position",
    MorphKind.UV: "uv",
    MorphKind.UV1: "uv1",
    MorphKind.UV2: "uv2",
    MorphKind.UV3: "uv3",
    MorphKind.UV4: "uv4",
}
REMEMBERED = 64  # versions of which it is still known which rows they changed
LARGE = 1e4  # a weight that takes so many digits from the sums that these are made anew when it goes


@dataclass(frozen=True, slots=True, eq=False)
class MorphDeltas:
    """Offsets of a morph at weight 1: `values` (n, width) in `rows` (n,), which ascend, each once."""

    rows: IndexArray
    values: Float64Array

    @classmethod
    def of(cls, offsets: Columns) -> MorphDeltas:
        """Offsets of no vertex do nothing; several of the same vertex add up."""
        there = offsets["vertex"] != NONE
        rows = offsets["vertex"][there].astype(np.intp)
        field = "translation" if offsets.row_type is VertexOffset else "uv"
        values = finite(offsets[field])[there]
        if (rows[1:] > rows[:-1]).all():
            return cls(rows, values)
        once, inverse = np.unique(rows, return_inverse=True)
        summed = np.zeros((len(once), values.shape[1]))
        np.add.at(summed, inverse, values)
        return cls(once, summed)

    @property
    def indexes_of(self) -> slice | IndexArray:
        """The rows as numpy is quickest with: a slice where they are neighbours, as those of a whole body are."""
        span = self.span
        return slice(span.start, span.stop) if len(span) == len(self.rows) else self.rows

    @property
    def span(self) -> range:
        return range(int(self.rows[0]), int(self.rows[-1]) + 1)


class _Sums:
    """One column with what active morphs add to it.

    Sums run in 64 bits, so that what stays of a morph that went is lost in the 32 bits of the result; rows that no
    morph moves any more are the model's own again, to the bit.
    """

    def __init__(self, vertices: ArrayTable, name: str) -> None:
        self._vertices = vertices
        self._name = name
        self.values: Float32Array = np.array(vertices[name])
        self._added = np.zeros(self.values.shape)
        self._movers = np.zeros(len(self.values), np.int32)  # how many active morphs move a row
        self.active = 0

    def add(self, part: MorphDeltas, weight: float, movers: int) -> None:
        """Add a displacement times `weight`; `movers`: 1 for one that begins, -1 for one that ends, otherwise 0."""
        indexes = part.indexes_of
        added = self._added[indexes]
        added += weight * part.values[:, : added.shape[1]]
        self._added[indexes] = added
        if movers:
            self._movers[indexes] += movers
            self.active += movers
        self.settle(indexes)

    def settle(self, rows: Any) -> None:
        """Make the values of some rows (index array or slice) what model and sums say."""
        base, added = self._vertices[self._name][rows], self._added[rows]
        made = (base + added).astype(np.float32)
        still = self._movers[rows] == 0
        if still.any():
            made[still], added[still] = base[still], 0
            self._added[rows] = added
        self.values[rows] = made


class _ChangedRows:
    """Rows that each of the last versions changed of one column."""

    def __init__(self) -> None:
        self._forgotten = 0  # nothing is known about this version and those before
        self._entries: deque[tuple[int, range]] = deque()

    def note(self, version: int, rows: range) -> None:
        if self._entries and self._entries[-1][0] == version:
            rows = _hull(self._entries.pop()[1], rows)
        elif len(self._entries) == REMEMBERED:
            self._forgotten = self._entries.popleft()[0]
        self._entries.append((version, rows))

    def forget(self, version: int) -> None:
        self._entries.clear()
        self._forgotten = version

    def since(self, version: int, whole: range) -> range | None:
        """The rows that changed after a version, in one run; `whole` when that is not known any more."""
        if version < self._forgotten:
            return whole
        found: range | None = None
        for noted, rows in self._entries:
            if noted > version:
                found = rows if found is None else _hull(found, rows)
        return found


class MorphedVertices:
    """The columns that morphs change: `position`, `uv`, `uv1` to `uv4`.

    `version` grows with everything that can be seen in a column. Columns that no morph changes are the model's own.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self.version = 0
        self._morphs: list[Morph] = []  # as they were when `_weights` were applied
        self._weights: Float64Array = np.zeros(0)
        self._is_current = False
        self._sums: dict[str, _Sums] = {}
        self._changed_rows = {name: _ChangedRows() for name in COLUMNS.values()}
        self._parts = OffsetCache(MorphDeltas.of)

    # -- what is seen ----------------------------------------------------------

    def column(self, name: str) -> Float32Array:
        """A column after morphs: (vertices, 3) position, (vertices, 2) uv, (vertices, 4) others; read-only, live."""
        return read_only(self._sums[name].values) if self.is_morphed(name) else self._model.vertices[name]

    def is_morphed(self, name: str) -> bool:
        """Return whether a morph changes the column now; if none does, it is the model's own."""
        sums = self._sums.get(name)
        return sums is not None and sums.active > 0

    def morphed(self) -> set[str]:
        """The columns that a morph changes now."""
        return {name for name, sums in self._sums.items() if sums.active > 0}

    def dirty_since(self, version: int) -> dict[str, range]:
        """The rows of each column that changed after a version, in one run; without the columns of which none did.

        All rows when that is too long ago, or when vertices came, went or moved since. A version of -1, for who has
        seen nothing yet, always means all.
        """
        whole = range(len(self._model.vertices))
        since = {name: changed.since(version, whole) for name, changed in self._changed_rows.items()}
        return {name: rows for name, rows in since.items() if rows is not None}

    # -- staying fresh ---------------------------------------------------------

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table == "morphs" and (change.action is not Action.SET or change.fields & ROUTING):
            self._is_current = False
        elif change.table == "vertices" and change.action is not Action.SET:
            self._restart()
        elif change.table == "vertices" and len(change.rows):
            for name in change.fields & self._changed_rows.keys():
                self._take_over(name, change)

    def _take_over(self, name: str, change: Change) -> None:
        """Follow other values of the model's own column."""
        rows = change.rows
        if name in self._sums:
            self._sums[name].settle(slice(rows.start, rows.stop, rows.step) if isinstance(rows, range) else rows)
        self._note(name, range(int(rows[0]), int(rows[-1]) + 1))
        self.version += 1

    def _restart(self) -> None:
        """Begin again with no morph applied: other rows, or sums that cannot be trusted."""
        self._sums.clear()
        self._parts.clear()
        self._weights = np.zeros(len(self._weights))
        self.version += 1
        for history in self._changed_rows.values():
            history.forget(self.version)

    def _note(self, name: str, rows: range) -> None:
        self._changed_rows[name].note(self.version + 1, rows)

    # -- morphs ----------------------------------------------------------------

    @np.errstate(over="ignore", invalid="ignore")
    def apply(self, effective_weights: Float64Array) -> None:
        """Let each vertex and UV morph act with its whole weight (morphs,); others have to have 0."""
        self._follow_morphs()
        changed = np.flatnonzero(effective_weights != self._weights)
        if not len(changed):
            return
        if np.abs(self._weights[changed]).max() > LARGE:
            self._restart()
            changed = np.flatnonzero(effective_weights)
        for row, weight in zip(changed.tolist(), effective_weights[changed].tolist(), strict=True):
            self._weigh(row, weight)
        self.version += 1

    def _follow_morphs(self) -> None:
        """Take back what morphs do that are not what, or where, they were, and go on with those of now."""
        if self._is_current:
            return
        morphs = list(self._model.morphs.records)
        for row in np.flatnonzero(self._weights).tolist():
            if row >= len(morphs) or not _same(self._morphs[row], morphs[row]):
                self._weigh(row, 0.0)
                self.version += 1
        weights, kept = np.zeros(len(morphs)), min(len(morphs), len(self._weights))
        weights[:kept] = self._weights[:kept]
        self._morphs, self._weights, self._is_current = morphs, weights, True
        self._parts.keep(morphs)

    def _weigh(self, row: int, weight: float) -> None:
        """Give a morph another weight."""
        morph, before = self._morphs[row], float(self._weights[row])
        self._weights[row] = weight
        part = self._parts.of(morph.offsets)
        if not len(part.rows):
            return
        name = COLUMNS[morph.kind]
        if name not in self._sums:
            self._sums[name] = _Sums(self._model.vertices, name)
        self._sums[name].add(part, weight - before, (weight != 0) - (before != 0))
        self._note(name, part.span)


def _same(old: Morph, new: Morph) -> bool:
    return old.kind == new.kind and old.offsets is new.offsets


def _hull(a: range, b: range) -> range:
    return range(min(a.start, b.start), max(a.stop, b.stop))
