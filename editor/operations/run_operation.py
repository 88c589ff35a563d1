"""Runs an operation without a window: one Edit, taken back where the operation refuses."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.history import Step
from editor.model.model import Model
from editor.model.rules import RefusingEdit
from editor.model.tables import ascending
from editor.operations.edits.whole_model import uvs_of
from editor.operations.operation import NO_ROWS, Need, Operation, OperationContext, Report, Result

Counts = dict[str, dict[str, int]]  # by table: how many rows were added, removed and set


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """What an operation did; `step` is None where it changed nothing."""

    result: Result
    step: Step | None
    changed: Counts


def run_operation(operation: Operation, context: OperationContext, parameters: Any) -> Outcome:
    """Run an operation on a model as one step. ValueError when it refuses; the model is as it was then."""
    context = with_rows(operation, context)
    prepared = prepare(operation, context, parameters)
    watcher = ChangedRows(context.model)
    with RefusingEdit(context.model, operation.label, watcher) as edit:
        result = operation.function(edit, dataclasses.replace(context, prepared=prepared), parameters)
        declare_uvs(edit, watcher)
    return Outcome(result, edit.commit(), watcher.counts())


def declare_uvs(edit: Edit, watcher: ChangedRows) -> None:
    """Raise the count of additional UVs to those that an edit used: others are not saved."""
    info = edit.model.info
    if watcher.uvs > info[0].additional_uvs:
        edit.set(info, 0, "additional_uvs", watcher.uvs)


def prepare(operation: Operation, context: OperationContext, parameters: Any, report: Report = lambda *_: None) -> Any:
    """Work out what the operation can work out before it edits."""
    if operation.prepare is None:
        return None
    work = operation.prepare(context, parameters, report)
    return _value_of(work, report) if isinstance(work, Generator) else work


def _value_of(steps: Generator[float, None, Any], report: Report) -> Any:
    while True:
        try:
            report(next(steps), "")
        except StopIteration as end:
            return end.value


def with_rows(operation: Operation, context: OperationContext) -> OperationContext:
    """The context with ascending rows of the operation's own tables: all rows of the first where it is told none.

    ValueError when something that the operation needs is not there.
    """
    if strange := set(context.rows) - set(operation.tables):
        raise ValueError(TranslatableText("{} does not work on {}", operation.id, ", ".join(sorted(strange))))
    rows = {name: ascending(context.model.tables[name], given) for name, given in context.rows.items()}
    if not rows and Need.ROWS in operation.needs:
        table = context.model.tables[operation.tables[0]]
        rows = {table.name: np.arange(len(table))}
    if Need.ROWS in operation.needs and not any(map(len, rows.values())):
        raise ValueError(TranslatableText("{} needs rows, and there are none", operation.id))
    if Need.POSE in operation.needs and context.posed is None:
        raise ValueError(TranslatableText("{} needs a pose", operation.id))
    return dataclasses.replace(context, rows=rows)


class ChangedRows:
    """The Watcher that knows which rows an Edit added, removed and set, under the numbers that they have now."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._tables: dict[str, _TableChanges] = {}
        self.uvs = 0  # how many additional ones there have to be for what has changed

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self.uvs = max(self.uvs, uvs_of(self._model, change))
        self._tables.setdefault(change.table, _TableChanges()).follow(change)

    def counts(self) -> Counts:
        """How many rows were added, removed and set, by table that changed."""
        return {name: table.counts() for name, table in self._tables.items()}


class _TableChanges:
    """What happened to the rows of one table. What was set is put together only when numbers change, or at the end."""

    def __init__(self) -> None:
        self.added: IndexArray = NO_ROWS
        self._set: list[IndexArray] = []
        self.removed = 0

    def follow(self, change: Change) -> None:
        rows = change.row_array
        if change.action is Action.SET:
            self._set.append(rows)
            return
        new = len(self.added)
        self.added, self._set = _there(change.renumber(self.added)), [_there(change.renumber(self._all_set()))]
        if change.action is Action.INSERT:
            self.added = _distinct(np.concatenate((self.added, rows)))
        elif change.action is Action.REMOVE:
            self.removed += len(rows) - (new - len(self.added))

    def counts(self) -> dict[str, int]:
        changed = np.setdiff1d(self._all_set(), self.added, assume_unique=True)
        return {"added": len(self.added), "removed": self.removed, "set": len(changed)}

    def _all_set(self) -> IndexArray:
        return _distinct(np.concatenate([NO_ROWS, *self._set]))


def _distinct(rows: IndexArray) -> IndexArray:
    """The rows in ascending order, each once. numpy's unique puts them into a hash table, 20 times as slow."""
    ordered = np.sort(rows)
    distinct: IndexArray = ordered[np.diff(ordered, prepend=-1) != 0]
    return distinct


def _there(rows: IndexArray) -> IndexArray:
    return np.sort(rows[rows >= 0])
