"""The states of a document's model that are kept by name: they survive saving, and are gone when it closes."""

from __future__ import annotations

import dataclasses
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor import formats
from editor.document.jobs import Job
from editor.late_imports import imported
from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText
from editor.model.model import Model
from editor.model.names import fresh_name

if TYPE_CHECKING:
    from editor.document.document import Document
    from editor.operations.model.merge_model import MergeResult


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
            _share(model, earlier.model)
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


def _share(model: Model, earlier: Model) -> None:
    """Let a model nobody changes have the columns of an earlier one that are the same."""
    for table, other in ((model.vertices, earlier.vertices), (model.faces, earlier.faces)):
        for field, array in table.arrays.items():
            before = other.arrays.get(field)
            if before is not None and before.nbytes == array.nbytes and before.tobytes() == array.tobytes():
                table.arrays[field] = before
