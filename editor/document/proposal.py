"""Proposals: what an edit would do to a document, worked out on a copy of its model and done where nobody edited it.

Nothing but the copy is touched before: files that belong to a step are written when it is kept (`finish_step`).
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject

from editor.document.jobs import Job
from editor.document.texts import translated_template
from editor.messages import Level, Message, TranslatableText, error_message, translated
from editor.model.edit import Edit
from editor.model.history import Step
from editor.model.model import Model
from editor.model.rules import dry_run
from editor.operations.operation import After, Report, Result

if TYPE_CHECKING:
    from editor.document.document import Document

OUTDATED = TranslatableText("The model was edited meanwhile")

Value = TypeVar("Value")
ShowJob = Callable[[Job], object]


@dataclass(frozen=True, slots=True, eq=False)
class ModelCopy:
    """A copy of a document's model, for work on any thread, and the revision that it is of."""

    model: Model
    revision: int

    @classmethod
    def of(cls, document: Document) -> ModelCopy:
        """Copy the model as it is now; a gesture that is open is committed first."""
        document.commit()
        return cls(document.model.snapshot(), document.history.revision)


def was_edited(document: Document, revision: int) -> bool:
    """Return whether the model was edited since a revision, or is being edited.

    A gesture that has changed nothing yet does not count: the next edit ends it.
    """
    return document.history.revision != revision or document.has_changed or document.is_within_edit


@dataclass(frozen=True, slots=True, eq=False)
class Proposal(Generic[Value]):
    """The step that an edit comes to on a copy of a revision, and the value that the edit returned."""

    revision: int
    step: Step
    value: Value

    def do(self, document: Document, name: TranslatableText) -> Step | None:
        """Do it to the document and return the step, of this name; None where nothing had to be another.

        ValueError where the model was edited since the copy was made.
        """
        if was_edited(document, self.revision):
            raise ValueError(OUTDATED)
        before = document.history.last
        with document.edit(name) as edit:
            edit.repeat(self.step)
        return None if document.history.last is before else document.history.last


def propose(copy: ModelCopy, do: Callable[[Edit], Value], report: Report = lambda *_: None) -> Proposal[Value]:
    """Find what `do` does to a copy, which is as it was then, on any thread. ValueError where that is refused.

    `report` is told how far it is before each change, and may raise to stop it.
    """
    step, value = dry_run(copy.model, do, report)
    return Proposal(copy.revision, step, value)


def finish_step(document: Document, result: Result, step: Step | None, show_job: ShowJob = lambda _: None) -> None:
    """Tell what an operation did; where it has files to write, once a Job has written them.

    `step`: the one that was kept; None where nothing of the model had to be another.
    """
    if result.after is None:
        _show_result(document, result)
    else:
        show_job(FileWriting(document, result, step).start(result.after))


def _show_result(document: Document, result: Result) -> None:
    document.show_status(sentence(result.message))
    for warning in result.warnings:
        document.messages.add(Message(Level.WARNING, warning))


class FileWriting(QObject):
    """Belongs to the document. Where a file cannot be written the step is taken back, unless another came after it."""

    def __init__(self, document: Document, result: Result, step: Step | None) -> None:
        super().__init__(document)
        self._document: Document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self._result = result
        self._step = step

    def start(self, after: After) -> Job:
        """Write the files on a thread."""
        job = Job(lambda progress: after(progress.report))
        job.finished.connect(self._finish)
        job.failed.connect(self._fail)
        job.cancelled.connect(self._cancel)
        job.start()
        return job

    def _finish(self, _: object) -> None:
        _show_result(self._document, self._result)

    def _fail(self, error: Exception) -> None:
        self._refuse(error_message(error))

    def _cancel(self) -> None:
        self._refuse(TranslatableText("Cancelled"))

    def _refuse(self, why: str) -> None:
        """Say why, and take the step back; where the model was edited meanwhile it stays, and Messages keeps that."""
        document = self._document
        if self._step is not None and not document.is_editing and document.history.last is self._step:
            document.undo()
        elif self._step is not None:
            why = TranslatableText("{}: the files were not written: {}", self._step.name, why)
            document.messages.add(Message(Level.WARNING, why))
        document.show_status(sentence(why))


def sentence(text: object) -> str:
    """A text of the layers below in the language of the window; it begins as a sentence does.

    Not where it begins with a name: "arm_L" is to be read as it is.
    """
    said = str(translated(text, translated_template))
    is_sentence = isinstance(text, TranslatableText) and not text.template.startswith("{")
    return said[:1].upper() + said[1:] if is_sentence else said
