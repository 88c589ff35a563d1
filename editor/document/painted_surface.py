"""PaintedSurface: the surface of a document's model that brushes go over, in all of its views."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.document.jobs import Job
from editor.document.selection import reshapes
from editor.formats.progress import Progress
from editor.math3d.arrays import Float32Array, Int32Array
from editor.model.changes import Change
from editor.operations.painting.surface import PaintSurface
from editor.operations.queries.topology import MeshTopology

if TYPE_CHECKING:
    from editor.document.document import Document


class PaintedSurface(QObject):
    """Made on a thread once somebody is about to paint, and anew after the shape has changed."""

    ready = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._model, self._posing = document.model, document.posing
        self._surface: PaintSurface | None = None
        self._job: Job | None = None
        self._made: list[PaintSurface] = []  # by the job
        self._is_posed = False  # whether the surface is where a pose has it
        self._is_stale = False  # whether that may be another pose than now
        document.changed.connect(self._follow)
        document.posing.changed.connect(self._mark_stale)
        document.posing.active_changed.connect(self._mark_stale)

    def if_made(self) -> PaintSurface | None:
        """The surface as it is seen; None while it is still to be made, which begins now."""
        if self._surface is None and self._job is None:
            self._start()
        return self._placed(self._surface) if self._surface is not None else None

    def made(self) -> PaintSurface:
        """The surface as it is seen; waits for it."""
        if self._surface is None:
            job = self._job or self._start()
            job.wait()
            self._take()
        if self._surface is None:
            raise RuntimeError("the surface could not be made")
        return self._placed(self._surface)

    def _start(self) -> Job:
        vertices, faces = self._model.vertices, self._model.faces
        made = self._made = list[PaintSurface]()
        job = self._job = Job(partial(_make, vertices["position"].copy(), faces["vertices"].copy(), made))
        job.finished.connect(self._tell)
        job.start()
        return job

    def _take(self) -> None:
        """Take over what the job made."""
        self._job, self._surface = None, self._made[0] if self._made else None
        self._is_posed, self._is_stale = False, True

    def _tell(self, surface: PaintSurface) -> None:
        """Take it over, unless the shape has changed since or somebody could not wait."""
        if not self._made or self._made[0] is not surface:
            return
        if self._surface is None:
            self._take()
        self.ready.emit()

    def _placed(self, surface: PaintSurface) -> PaintSurface:
        if self._is_stale:
            is_posed = self._posing.is_shown
            if is_posed or self._is_posed:
                surface.place(self._posing.seen_positions())
            self._is_posed, self._is_stale = is_posed, False
        return surface

    def _follow(self, change: Change) -> None:
        self._is_stale |= self._posing.is_shown
        if reshapes(change):
            self._surface, self._job, self._made = None, None, []

    def _mark_stale(self) -> None:
        self._is_stale = True


def _make(positions: Float32Array, corners: Int32Array, made: list[PaintSurface], _progress: Progress) -> PaintSurface:
    made.append(PaintSurface(MeshTopology(positions, corners), positions))
    return made[0]
