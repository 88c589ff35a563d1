"""Mending: works out on a worker what the fixes of checks would change, and does it when the user agrees."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from editor.document.accepted_findings import Entry, split
from editor.document.after_step import finish_step, last_step, sentence
from editor.document.connections import connect
from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.said import NOTHING_SAID
from editor.formats.progress import Progress
from editor.messages import TranslatableText, untranslatable
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.history import Step
from editor.model.model import Model
from editor.model.rules import dry_run
from editor.operations.checks.check import Check, Findings
from editor.operations.checks.fixing import PASSES, Choose, mend
from editor.operations.operation import Operation, OperationContext, Result
from editor.operations.run_operation import ChangedRows, Counts


@dataclass(frozen=True, slots=True, eq=False)
class Proposal:
    """What a fix would do: how many rows of which tables would come, go and be set, in which fields.

    `removals`: what deletions of rows would do to all that refers to these, in words.
    """

    name: TranslatableText
    step: Step
    result: Result
    changed: Counts
    fields: Mapping[str, frozenset[str]]
    removals: Sequence[TranslatableText] = ()


# Empty of an operation that deletes no rows; called on any thread.
RemovalTold = Callable[[Operation, OperationContext], TranslatableText]


class Mending(QObject):
    """A proposal stands until it is done, dropped, or the model is edited."""

    changed = Signal()
    progressed = Signal(float)
    refused = Signal(object)  # why nothing can be worked out

    def __init__(
        self, document: Document, parent: QObject, removal_told: RemovalTold = lambda *_: NOTHING_SAID
    ) -> None:
        super().__init__(parent)
        self._removal_told = removal_told
        self._document = document
        self.proposal: Proposal | None = None
        self._job: Job | None = None
        document.changed.connect(self._outdate)
        document.closed.connect(self.drop)

    @property
    def is_working(self) -> bool:
        return self._job is not None

    def propose_for(self, name: TranslatableText, check: Check, findings: Findings) -> None:
        """Work out what mending these findings of a check would change, as a step of this name."""
        self._propose(name, [check], lambda *_: findings, 1)

    def propose(self, name: TranslatableText, checks: Sequence[Check]) -> None:
        """Work out what mending all that checks find would change, but for what is accepted."""
        accepted = self._document.checker.accepted.of(self._document.model)
        self._propose(name, checks, partial(_open, accepted), PASSES)

    def apply(self) -> None:
        """Do what is proposed, as one step."""
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        before = last_step(self._document)
        with self._document.edit(proposal.name) as edit:
            edit.repeat(proposal.step)
        step = last_step(self._document)
        for removal in proposal.removals:
            self._document.note(removal)
        finish_step(self._document, _told(proposal), None if step is before else step)
        self.changed.emit()

    def drop(self) -> None:
        """Work out and propose nothing any more."""
        if self._job is not None or self.proposal is not None:
            if self._job is not None:
                self._job.cancel()
            self._job = self.proposal = None
            self.changed.emit()

    def _outdate(self, change: Change) -> None:
        self.drop()

    def _propose(self, name: TranslatableText, checks: Sequence[Check], choose: Choose, passes: int) -> None:
        self.drop()
        document = self._document
        document.commit()
        context = OperationContext(
            document.model.snapshot(), folder=document.content.folder, physics=document.posing.physics.settings
        )
        operations = document.checker.operations

        removals: list[TranslatableText] = []

        def tell(operation: Operation, given: OperationContext) -> None:
            removals.extend(filter(None, [self._removal_told(operation, given)]))

        def do(edit: Edit) -> Result:
            return mend(edit, context, checks, operations, choose, passes, tell)

        self._job = job = Job(partial(_work_out, name, context.model, do, removals))
        connect(job.progressed, self, lambda fraction, _: self.progressed.emit(fraction))
        connect(job.finished, self, lambda proposal: self._take(job, proposal))
        connect(job.failed, self, lambda error: self._fail(job, error))
        job.start()
        self.changed.emit()

    def _take(self, job: Job, proposal: Proposal) -> None:
        if self._job is job:
            self._job, self.proposal = None, proposal
            self.changed.emit()

    def _fail(self, job: Job, error: Exception) -> None:
        if self._job is job:
            self._job = None
            self.changed.emit()
            self.refused.emit(error)


def _open(accepted: frozenset[Entry], check: Check, findings: Findings, model: Model) -> Findings:
    return split(check, findings, model, accepted)[0]


def _told(proposal: Proposal) -> Result:
    """The result of what was proposed, which names the rows that were deleted, if it is done with one deletion."""
    if len(proposal.removals) != 1:
        return proposal.result
    said = f"{sentence(proposal.result.message)} · {proposal.removals[0]}"
    return dataclasses.replace(proposal.result, message=untranslatable(said))


def _work_out(
    name: TranslatableText,
    model: Model,
    do: Callable[[Edit], Result],
    removals: Sequence[TranslatableText],
    progress: Progress,
) -> Proposal:
    step, result = dry_run(model, do, progress.report)
    watcher = ChangedRows(model)
    with Edit(model, watcher=watcher) as edit:
        edit.repeat(step)
    return Proposal(name, step, result, watcher.counts(), watcher.fields(), removals)
