"""Mending: works out on a worker what the fixes of checks would change, and does it when the user agrees."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from editor.document.checker import Entry, split_by_acceptance
from editor.document.document import Document
from editor.document.jobs import CurrentJob, Job
from editor.document.proposal import ModelCopy, Proposal, finish_step, propose, sentence
from editor.document.texts import NO_TEXT
from editor.formats.progress import Progress
from editor.messages import TranslatableText, untranslatable
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.checks.check import Check, Findings
from editor.operations.checks.fixing import PASSES, Choose, mend
from editor.operations.operation import Operation, OperationContext, Result
from editor.operations.run_operation import ChangedRows, Counts


@dataclass(frozen=True, slots=True, eq=False)
class ProposedFix:
    """A proposed fix: the numbers of rows of each table that would be added, removed and set, and the fields set.

    `removals`: what deletions of rows would do to all that refers to these, in words.
    """

    name: TranslatableText
    proposal: Proposal[Result]
    changed: Counts
    fields: Mapping[str, frozenset[str]]
    removals: Sequence[TranslatableText] = ()


# Empty of an operation that deletes no rows; called on any thread.
RemovalText = Callable[[Operation, OperationContext], TranslatableText]


class Mending(QObject):
    """A proposal stands until it is done, dropped, or the model is edited."""

    changed = Signal()
    progressed = Signal(float)
    refused = Signal(Exception)  # why nothing can be worked out

    def __init__(self, document: Document, parent: QObject, removal_text: RemovalText = lambda *_: NO_TEXT) -> None:
        super().__init__(parent)
        self._removal_text = removal_text
        self._document = document
        self.proposed: ProposedFix | None = None
        self._job = CurrentJob(self)
        self._job.progressed.connect(self.progressed)
        document.changed.connect(self._outdate)
        document.closed.connect(self.drop)

    @property
    def is_working(self) -> bool:
        return self._job.is_working

    def propose_for(self, name: TranslatableText, check: Check, findings: Findings) -> None:
        """Work out what mending these findings of a check would change, as a step of this name."""
        self._propose(name, [check], lambda *_: findings, 1)

    def propose(self, name: TranslatableText, checks: Sequence[Check]) -> None:
        """Work out what mending all that checks find would change, but for what is accepted."""
        accepted = self._document.checker.accepted.of(self._document.model)
        self._propose(name, checks, partial(_open_findings, accepted), PASSES)

    def apply(self) -> None:
        """Do what is proposed, as one step."""
        fix, self.proposed = self.proposed, None
        if fix is None:
            return
        try:
            step = fix.proposal.do(self._document, fix.name)
        except ValueError as error:
            self._fail(error)
            return
        for removal in fix.removals:
            self._document.note(removal)
        finish_step(self._document, _result_of(fix), step)
        self.changed.emit()

    def drop(self) -> None:
        """Work out and propose nothing any more."""
        if self.is_working or self.proposed is not None:
            self._job.drop()
            self.proposed = None
            self.changed.emit()

    def _outdate(self, change: Change) -> None:
        self.drop()

    def _propose(self, name: TranslatableText, checks: Sequence[Check], choose: Choose, passes: int) -> None:
        self.drop()
        document = self._document
        copy = ModelCopy.of(document)
        context = OperationContext(copy.model, folder=document.content.folder, physics=document.posing.physics.settings)
        operations = document.checker.operations
        removals: list[TranslatableText] = []

        def note_removal(operation: Operation, rows_context: OperationContext) -> None:
            removals.extend(filter(None, [self._removal_text(operation, rows_context)]))

        def do(edit: Edit) -> Result:
            return mend(edit, context, checks, operations, choose, passes, note_removal)

        job = Job(partial(_propose_fix, name, copy, do, removals), is_on_copies=True)
        self._job.follow(job, self._take, self._fail)
        job.start()
        self.changed.emit()

    def _take(self, fix: ProposedFix) -> None:
        self.proposed = fix
        self.changed.emit()

    def _fail(self, error: Exception) -> None:
        self.changed.emit()
        self.refused.emit(error)


def _open_findings(accepted: frozenset[Entry], check: Check, findings: Findings, model: Model) -> Findings:
    return split_by_acceptance(check, findings, model, accepted)[0]


def _result_of(fix: ProposedFix) -> Result:
    """The result of what was proposed, which names the rows that were deleted, if it is done with one deletion."""
    result = fix.proposal.value
    if len(fix.removals) != 1:
        return result
    return dataclasses.replace(result, message=untranslatable(f"{sentence(result.message)} · {fix.removals[0]}"))


def _propose_fix(
    name: TranslatableText,
    copy: ModelCopy,
    do: Callable[[Edit], Result],
    removals: Sequence[TranslatableText],
    progress: Progress,
) -> ProposedFix:
    proposal = propose(copy, do, progress.report)
    watcher = ChangedRows(copy.model)
    with Edit(copy.model, watcher=watcher) as edit:
        edit.repeat(proposal.step)
    return ProposedFix(name, proposal, watcher.counts(), watcher.fields(), removals)
