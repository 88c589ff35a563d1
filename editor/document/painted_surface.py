"""PaintedSurface: the surface of a document's model that brushes go over, in all of its views."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document.jobs import Job
from editor.document.selection import reshapes
from editor.formats.progress import Progress
from editor.math3d.arrays import Float32Array, IndexArray, Int32Array
from editor.model.changes import Action, Change
from editor.model.mesh import Face, Vertex
from editor.operations.operation import NO_ROWS
from editor.operations.painting.surface import PaintSurface, RestPositions

if TYPE_CHECKING:
    from editor.document.document import Document


class PaintedSurface(QObject):
    """Made on a thread once somebody is about to paint, and anew after other vertices have come to be at one place.

    Wherever else the vertices go, the surface stays, and goes along.
    """

    ready = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._model, self._posing = document.model, document.posing
        self._surface: PaintSurface | None = None
        self._rest_positions: RestPositions | None = None  # of the surface
        self._parted_rows: IndexArray = NO_ROWS  # the vertices that morphs parted from others of their place in it
        self._job: Job | None = None
        self._results: list[_SurfaceResult] = []  # by the job
        self._is_posed = False  # whether the surface is where a pose has it
        self._is_stale = False  # whether that may be another pose than now
        self._moved: list[IndexArray] = []  # the vertices that are elsewhere at rest since it was made
        document.changed.connect(self._follow)
        document.posing.changed.connect(self._mark_stale)
        document.posing.active_changed.connect(self._mark_stale)

    def if_ready(self) -> PaintSurface | None:
        """The surface as it is seen; None while it is still to be made, which begins now."""
        self._settle()
        if self._surface is None and self._job is None:
            self._start()
        return self._at_pose(self._surface) if self._surface is not None else None

    def result(self) -> PaintSurface:
        """The surface as it is seen; waits for it."""
        self._settle()
        while self._surface is None:  # once more if other vertices are parted since it was begun
            job = self._job or self._start()
            job.wait()
            self._take_result()
            if self._surface is None:
                raise RuntimeError("the surface could not be made")
            self._settle()
        return self._at_pose(self._surface)

    def _start(self) -> Job:
        positions, corners = self._model.vertices[Vertex.position].copy(), self._model.faces[Face.vertices].copy()
        morphed = self._morphed()
        results = self._results = list[_SurfaceResult]()
        job = self._job = Job(
            partial(_make_surface, positions, None if morphed is None else morphed.copy(), corners, results)
        )
        job.finished.connect(self._finish)
        job.start()
        return job

    def _take_result(self) -> None:
        """Take over what the job made."""
        self._job = None
        if self._results:
            self._surface, self._rest_positions, self._parted_rows = self._results[0]
        self._is_posed, self._is_stale, self._moved = False, True, []

    def _settle(self) -> None:
        """Take the vertices to where they are now; give the surface up if it cannot have them there."""
        if self._surface is not None and self._moved:
            self._settle_moved(self._surface)
        if self._surface is not None and self._is_stale and not self._parts_same_rows():
            self._give_up()

    def _parts_same_rows(self) -> bool:
        """Return whether morphs part the same vertices as in the surface."""
        rest_positions = self._rest_positions
        return rest_positions is None or np.array_equal(rest_positions.parted_rows(self._morphed()), self._parted_rows)

    def _settle_moved(self, surface: PaintSurface) -> None:
        positions, rows = self._model.vertices[Vertex.position], np.unique(np.concatenate(self._moved))
        self._moved, self._is_stale = [], True
        if surface.keeps(positions, rows):
            surface.settle(positions)
            self._is_posed = False
        else:
            self._give_up()

    def _give_up(self) -> None:
        self._surface, self._job, self._results, self._moved = None, None, [], []

    def _morphed(self) -> Float32Array | None:
        """(vertices, 3) where morphs have the vertices, before bones; None where they are seen to move none."""
        shape = self._posing.posed_model().morphed_vertices if self._posing.is_shown else None
        return shape.column("position") if shape is not None and shape.is_morphed("position") else None

    def _finish(self, result: _SurfaceResult) -> None:
        """Take it over, unless the shape has changed since or somebody could not wait."""
        if not self._results or self._results[0] is not result:
            return
        if self._surface is None:
            self._take_result()
        self.ready.emit()

    def _at_pose(self, surface: PaintSurface) -> PaintSurface:
        if self._is_stale:
            is_posed = self._posing.is_shown
            if is_posed or self._is_posed:
                surface.take_positions(self._posing.seen_positions())
            self._is_posed, self._is_stale = is_posed, False
        return surface

    def _follow(self, change: Change) -> None:
        self._is_stale |= self._posing.is_shown
        if not reshapes(change):
            return
        if self._surface is not None and change.table == "vertices" and change.action is Action.SET:
            self._moved.append(change.row_array)
        else:
            self._give_up()

    def _mark_stale(self) -> None:
        self._is_stale = True


class _SurfaceResult(NamedTuple):
    """A surface, by what it was made, and the vertices that morphs had parted then."""

    surface: PaintSurface
    rest_positions: RestPositions
    parted_rows: IndexArray


def _make_surface(
    positions: Float32Array,
    morphed: Float32Array | None,
    corners: Int32Array,
    results: list[_SurfaceResult],
    _progress: Progress,
) -> _SurfaceResult:
    rest_positions = RestPositions(positions)
    results.append(
        _SurfaceResult(rest_positions.surface(morphed, corners), rest_positions, rest_positions.parted_rows(morphed))
    )
    return results[0]
