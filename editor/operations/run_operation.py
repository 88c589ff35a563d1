"""Runs an operation without a window: one Edit, taken back where the operation refuses."""

from __future__ import annotations

import dataclasses
from bisect import bisect_left
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.history import Step
from editor.model.model import Info, Model
from editor.model.rules import RefusingEdit, dry_run
from editor.model.tables import RowNumbers, ascending, row_array
from editor.operations.operation import Need, Operation, OperationContext, Report, Result
from editor.operations.queries.additional_uvs import uvs_of

Counts = dict[str, dict[str, int]]  # by table: how many rows were added, removed, moved and set


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """Outcome of an operation; `step` is None where it changed nothing."""

    result: Result
    step: Step | None
    _watcher: ChangedRows

    @property
    def changed(self) -> Counts:
        """The number of rows added, removed, moved and set, by table that changed."""
        return self._watcher.counts()


def run_operation(operation: Operation, context: OperationContext, parameters: Any) -> Outcome:
    """Run an operation on a model as one step. ValueError when it refuses; the model is as it was then."""
    context = with_prepared(operation, with_rows(operation, context), parameters)
    watcher = ChangedRows(context.model)
    with RefusingEdit(context.model, operation.label, watcher) as edit:
        result = operation.function(edit, context, parameters)
        declare_uvs(edit, watcher)
        if result.after is not None:
            result.after(lambda *_: None)  # the last that can fail, so that the step is kept or taken back with it
    return Outcome(result, edit.commit(), watcher)


def declare_uvs(edit: Edit, watcher: ChangedRows) -> None:
    """Raise the count of additional UVs to those that an edit used: others are not saved."""
    info = edit.model.info
    if watcher.uvs > info[0].additional_uvs:
        edit.set(info, 0, Info.additional_uvs, watcher.uvs)


def prepare_operation(
    operation: Operation, context: OperationContext, parameters: Any, report: Report = lambda *_: None
) -> Any:
    """Work out what the operation can work out before it edits."""
    if operation.prepare is None:
        return None
    work = operation.prepare(context, parameters, report)
    return _value_of(work, report) if isinstance(work, Generator) else work


def with_prepared(
    operation: Operation, context: OperationContext, parameters: Any, report: Report = lambda *_: None
) -> OperationContext:
    """The context with what the operation works out before it edits."""
    return dataclasses.replace(context, prepared=prepare_operation(operation, context, parameters, report))


def _value_of(steps: Generator[float, None, Any], report: Report) -> Any:
    while True:
        try:
            report(next(steps), "")
        except StopIteration as end:
            return end.value


@dataclass(frozen=True, slots=True, eq=False)
class DryRun:
    """Outcome of an operation on a copy of the model, to be applied to the model."""

    step: Step
    result: Result


def dry_run_operation(operation: Operation, context: OperationContext, parameters: Any, report: Report) -> DryRun:
    """Run an operation on a copy of the model, which the context has. It can be stopped before each change."""
    complete = with_prepared(operation, context, parameters, report)
    return DryRun(*dry_run(context.model, lambda edit: operation.function(edit, complete, parameters), report))


def perform_operation(edit: Edit, operation: Operation, context: OperationContext, parameters: Any) -> Result:
    """Do what an operation does, or what it did in the dry run that was prepared."""
    if isinstance(context.prepared, DryRun):
        edit.repeat(context.prepared.step)
        return context.prepared.result
    return operation.function(edit, context, parameters)


def headless_context(
    operation: Operation, model: Model, selected: Mapping[str, RowNumbers], folder: Path | None
) -> OperationContext:
    """The context of an operation without a window: of the selected rows it works on those of its own tables."""
    rows = {table: row_array(model.tables[table], given) for table, given in selected.items()}
    own = {table: given for table, given in rows.items() if table in operation.tables}
    return OperationContext(model, own, rows, folder=folder)


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
    """The Watcher that can tell how many rows of a table an Edit added, removed, moved and set. It counts when asked.

    Set is what has other values for whoever reads the model by names: vertices that follow their bone to its new row
    are not.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._lengths: dict[str, int] = {}  # of the tables that changed, before
        self._changes: dict[str, list[Change]] = {}
        self.uvs = 0  # how many additional ones there have to be for what has changed

    def about_to_change(self, change: Change) -> None:
        self._lengths.setdefault(change.table, len(self._model.tables[change.table]))

    def changed(self, change: Change) -> None:
        self.uvs = max(self.uvs, uvs_of(self._model, change))
        self._changes.setdefault(change.table, []).append(change)

    def counts(self) -> Counts:
        """Count the rows added, removed, moved (the fewest possible) and set, by table that changed."""
        every = {name: _counts_of_changes(self._lengths[name], changes) for name, changes in self._changes.items()}
        return {name: counts for name, counts in every.items() if any(counts.values())}

    def fields(self) -> dict[str, frozenset[str]]:
        """Return the fields that were set, by table that changed."""
        every = {
            name: (change.fields for change in changes if change.action is Action.SET and len(change.set_rows))
            for name, changes in self._changes.items()
        }
        return {name: frozenset[str]().union(*fields) for name, fields in every.items()}


def _counts_of_changes(length: int, changes: Sequence[Change]) -> dict[str, int]:
    """Count the rows of a table of this length by what became of them."""
    old, is_set = np.arange(length), np.zeros(length, np.bool_)  # by row: which one it was, NONE for a new one
    for change in changes:
        match change.action:
            case Action.SET:
                is_set[change.set_rows] = True
            case Action.REMOVE:
                old, is_set = np.delete(old, change.row_array), np.delete(is_set, change.row_array)
            case Action.INSERT:
                stays = np.ones(len(old) + len(change.rows), np.bool_)
                stays[change.row_array] = False
                old, is_set = _with_new_between(old, stays, NONE), _with_new_between(is_set, stays, False)
            case Action.MOVE:
                for rows in (old, is_set):
                    rows[change.row_array] = rows[change.order]
    left = old[old != NONE]
    return {
        "added": len(old) - len(left),
        "removed": length - len(left),
        "moved": _fewest_moved(left),
        "set": int(np.count_nonzero(is_set & (old != NONE))),
    }


def _with_new_between(values: AnyArray, stays: BoolArray, new: int) -> AnyArray:
    """The values of rows once others, of the value `new`, have come between them."""
    spread = np.full(len(stays), new, values.dtype)
    spread[stays] = values
    return spread


def _fewest_moved(order: IndexArray) -> int:
    """Return the least number of rows to move for this order: those outside of a longest ascending subsequence."""
    if (np.diff(order) > 0).all():
        return 0
    ends: list[int] = []  # the least that an ascending row of each length ends with
    for row in order.tolist():
        index = bisect_left(ends, row)
        ends[index : index + 1] = [row]
    return len(order) - len(ends)
