"""Comparison of a document's model with another one, on a worker, and the snapshots of it that are kept by name."""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor import formats
from editor.document.jobs import CurrentJob, Job
from editor.document.proposal import ModelCopy, Proposal, propose
from editor.formats.progress import Progress
from editor.late_imports import imported
from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.names import fresh_name
from editor.operations.queries.compare import Compared, TableDifferences, compare
from editor.operations.rows.take_over import take_over

if TYPE_CHECKING:
    from editor.document.document import Document
    from editor.operations.model.merge_model import MergeResult


PAUSE = 300  # milliseconds without a change before the models are compared anew


@dataclass(frozen=True, slots=True, eq=False)
class OtherModel:
    """A model to compare with; of a document that is open as well, its model is followed. `path`: of a file's model."""

    title: str
    model: Model
    document: Document | None = None
    path: Path | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ModelDifferences:
    """The differences of two models as they then were."""

    model: Model
    other: Model
    compared: Compared


class Comparison(QObject):
    """`other` None: with nothing. `differences` stay until others are found; `is_fresh` tells whether it is of now."""

    changed = Signal()
    progressed = Signal(float)
    ghost_changed = Signal()
    taken_over = Signal(int)  # how many differences
    refused = Signal(Exception)  # why they could not be taken over

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self.other: OtherModel | None = None
        self.differences: ModelDifferences | None = None
        self.is_fresh = False
        self.error: Exception | None = None
        self._tolerance = 0.0
        self._shows_ghost = True
        self._is_watched = False
        self._snapshot: Model | None = None  # the other model as it was last
        self._is_snapshot_fresh = False
        self._job = CurrentJob(self)
        self._job.progressed.connect(self.progressed)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._refresh)
        document.changed.connect(self._mark_stale)
        document.closed.connect(self.end)

    # -- with what -------------------------------------------------------------------------------------------------

    def start(self, other: OtherModel) -> None:
        """Compare with another model from now on."""
        self.end()
        self.other = other
        if other.document is not None:
            other.document.changed.connect(self._follow)
            other.document.closed.connect(self.end)
        self._take_snapshot()
        self._refresh()

    def end(self) -> None:
        """Compare no longer."""
        if self.other is None:
            return
        if self.other.document is not None:
            self.other.document.changed.disconnect(self._follow)
            self.other.document.closed.disconnect(self.end)
        self._stop()
        self.other = self.differences = self._snapshot = None
        self.changed.emit()
        self.ghost_changed.emit()

    @property
    def tolerance(self) -> float:
        """Numbers that are closer count as equal."""
        return self._tolerance

    @tolerance.setter
    def tolerance(self, tolerance: float) -> None:
        if tolerance != self._tolerance:
            self._tolerance = tolerance
            self._mark_stale()

    @property
    def is_working(self) -> bool:
        return self._job.is_working

    def watch(self, is_watched: bool) -> None:
        """Say whether the differences are seen: only then are they found anew after a change."""
        self._is_watched = is_watched
        if is_watched and self.other is not None and not (self.is_fresh or self._pause.isActive() or self.is_working):
            self._refresh()

    # -- the ghost -------------------------------------------------------------------------------------------------

    @property
    def shows_ghost(self) -> bool:
        return self._shows_ghost

    @shows_ghost.setter
    def shows_ghost(self, shows: bool) -> None:
        if shows != self._shows_ghost:
            self._shows_ghost = shows
            self.ghost_changed.emit()

    @property
    def ghost(self) -> Model | None:
        """The other model, as long as it is to be seen in the view of this one, at rest; it never changes."""
        return self._snapshot if self._shows_ghost and not self._document.posing.is_shown else None

    # -- taking over -----------------------------------------------------------------------------------------------

    def take_over(self, chosen: Mapping[str, TableDifferences], name: TranslatableText) -> None:
        """Take over what is chosen of the differences, as one step of this name, worked out on a worker.

        An edit meanwhile, of either model, puts an end to it: the differences are others then.
        """
        differences = self.differences
        if differences is None or not self.is_fresh or self.is_working:
            return

        copy = ModelCopy.of(self._document)

        def take(edit: Edit) -> None:
            take_over(edit, differences.other, chosen, differences.compared.aligned)

        def put_in(proposal: Proposal[None]) -> None:
            try:
                proposal.do(self._document, name)
            except ValueError as error:
                refuse(error)
                return
            self.changed.emit()
            self.taken_over.emit(sum(table.count for table in chosen.values()))

        def refuse(error: Exception) -> None:
            self.changed.emit()
            self.refused.emit(error)

        job = Job(lambda progress: propose(copy, take, progress.report), is_on_copies=True)
        self._job.follow(job, put_in, refuse)
        job.start()
        self.changed.emit()

    # -- finding ---------------------------------------------------------------------------------------------------

    def _take_snapshot(self) -> None:
        """See the other model as it is now."""
        assert self.other is not None
        is_live = self.other.document is not None
        self._snapshot = self.other.model.snapshot() if is_live else self.other.model
        self._is_snapshot_fresh = True
        self.ghost_changed.emit()

    def _follow(self, _: object) -> None:
        self._is_snapshot_fresh = False
        self._mark_stale()

    def _mark_stale(self, _: object = None) -> None:
        if self.other is None:
            return
        was_fresh, self.is_fresh = self.is_fresh, False
        self._stop()
        if self._is_watched or self._shows_ghost:
            self._pause.start()
        if was_fresh:
            self.changed.emit()

    def _stop(self) -> None:
        self._pause.stop()
        self.is_fresh = False
        self._job.drop()

    def _refresh(self) -> None:
        if self.other is None:
            return
        if not self._is_snapshot_fresh:
            self._take_snapshot()
        if not self._is_watched:
            return
        seen, model, tolerance = self._snapshot, self._document.model.snapshot(), self._tolerance
        assert seen is not None

        def work(progress: Progress) -> ModelDifferences:
            return ModelDifferences(model, seen, compare(model, seen, tolerance, progress.report))

        self._stop()
        self.error = None
        job = Job(work)
        self._job.follow(job, self._take, self._fail)
        job.start()
        self.changed.emit()

    def _take(self, found: ModelDifferences) -> None:
        self.differences, self.is_fresh = found, True
        self.changed.emit()

    def _fail(self, error: Exception) -> None:
        self.error = error
        self.changed.emit()


@dataclass(slots=True, eq=False)
class Snapshot:
    """A model as it once was, which nobody changes."""

    name: str
    model: Model


class Snapshots(QObject):
    """In the order in which they were kept. Records, and columns that did not change in between, are held once."""

    changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self.all: list[Snapshot] = []

    @property
    def nbytes(self) -> int:
        """The memory of the columns, each counted once."""
        arrays = {id(array): array.nbytes for each in self.all for array in _columns(each.model)}
        return sum(arrays.values())

    def keep(self, name: str) -> Snapshot:
        """Keep the model as it is now, by this name, or that with a number where it is taken."""
        model = self._document.snapshot()[0].model
        for earlier in reversed(self.all):
            _share_equal_columns(model, earlier.model)
        kept = Snapshot(self._free(name), model)
        self.all.append(kept)
        self.changed.emit()
        return kept

    def rename(self, snapshot: Snapshot, name: str) -> None:
        if name and name != snapshot.name:
            snapshot.name = self._free(name)
            self.changed.emit()

    def delete(self, snapshot: Snapshot) -> None:
        self.all.remove(snapshot)
        self.changed.emit()

    def swap_in(self, snapshot: Snapshot, step: TranslatableText) -> None:
        """Make the model what it was, as a step of this name; undone, it is what it is now."""
        with self._document.edit(step, refuses=False) as edit:
            edit.become(snapshot.model)

    def merge(self, snapshot: Snapshot, step: TranslatableText) -> MergeResult:
        """Append what was kept, as a step of this name; bones and morphs of the same name become one."""
        with self._document.edit(step, refuses=False) as edit:
            result: MergeResult = imported("editor.operations.model.merge_model").merge_model(edit, snapshot.model)
            return result

    def save_job(self, snapshot: Snapshot, path: Path) -> Job:
        """A Job that writes it to a file; its value is what the format could not keep, a list of Message."""
        content = dataclasses.replace(self._document.content, model=snapshot.model)
        return Job(lambda progress: formats.save(content, path, progress=progress))

    def _free(self, name: str) -> str:
        return fresh_name(name, {each.name for each in self.all})


def _columns(model: Model) -> list[AnyArray]:
    return [*model.vertices.arrays.values(), *model.faces.arrays.values()]


def _share_equal_columns(model: Model, earlier: Model) -> None:
    """Let a model nobody changes have the columns of an earlier one that are the same."""
    for table, other in ((model.vertices, earlier.vertices), (model.faces, earlier.faces)):
        for field, array in table.arrays.items():
            before = other.arrays.get(field)
            if before is not None and before.nbytes == array.nbytes and before.tobytes() == array.tobytes():
                table.arrays[field] = before
