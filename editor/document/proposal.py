"""Proposals: what an edit would do to a document, worked out on a copy of its model and done where nobody edited it.

Nothing but the copy is touched before: files that belong to a step are written when it is kept (`after_step`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.history import Step
from editor.model.model import Model
from editor.model.rules import dry_run
from editor.operations.operation import Report

if TYPE_CHECKING:
    from editor.document.document import Document

OUTDATED = TranslatableText("The model was edited meanwhile")

Value = TypeVar("Value")


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
