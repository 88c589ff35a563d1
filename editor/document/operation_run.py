"""OperationRun: one run of an operation on a document, shown while its parameters change, then kept or taken back."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Generator, Mapping
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.document.document import Document
from editor.document.files.open_models import OpenModel
from editor.document.jobs import AnyJob, CurrentJob, Job, MainThreadJob
from editor.document.posing import Posing
from editor.document.program.preferences import Preferences
from editor.document.proposal import OUTDATED, ModelCopy, finish_step, sentence, was_edited
from editor.document.selection import SelectionState, tables_selected_alike
from editor.document.texts import NO_TEXT, tables_text, translate
from editor.document.working_rows import WorkingRows, leading_tables, named_step, rows_used, used_text, working_rows
from editor.formats import read_model
from editor.formats.progress import Progress
from editor.late_imports import resolved
from editor.math3d.arrays import BoolArray
from editor.messages import TranslatableText, listed, untranslatable
from editor.model.changes import Rows
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.model.tables import TABLE_LABELS, RecordTable
from editor.operations.operation import Need, Operation, OperationContext, Result, Scope
from editor.operations.parameters import checked_parameters, model_fields, models_of
from editor.operations.pose.apply_pose_as_rest import reaching_kinds
from editor.operations.run_operation import dry_run_operation, perform_operation, prepare_operation, with_rows
from editor.preview.pose import NO_ROTATION

SET_ROWS = "rows.set"
LARGE = 100_000  # rows of a model: in a smaller one no edit takes long


def rows_of(document: Document, operation: Operation, *, offers_all: bool = True) -> WorkingRows:
    """The rows of a document that an operation works on as things are now."""
    return working_rows(document.model, document.selection, operation, offers_all=offers_all)


def reason_against(document: Document, operation: Operation, *, offers_all: bool = True) -> TranslatableText | None:
    """Why an operation cannot be run on a document as it is now; None when it can."""
    working, scope = rows_of(document, operation, offers_all=offers_all), operation.scope
    needs_rows = Need.ROWS in operation.needs or (scope is Scope.OR_ALL and not offers_all)
    if (needs_rows and not len(working.rows)) or (scope is Scope.ACTIVE and not working.table):
        wanted = listed([TABLE_LABELS[table].many for table in leading_tables(operation)])
        return TranslatableText("Nothing that this works on is selected: {}", wanted)
    if Need.POSE in operation.needs and not document.posing.is_active:
        return TranslatableText("This works on the pose of Transform mode")
    return None


def default_parameters(operation: Operation, preferences: Preferences) -> Any:
    """The parameters that an operation begins with in the window: as the preferences are, where those say."""
    fields = [field for field in operation.fields if field.preference]
    return operation.parameters(**{field.name: getattr(preferences, field.preference) for field in fields})


def context_of(document: Document, operation: Operation, working: WorkingRows) -> OperationContext:
    """Return the context of an operation in the window: the rows to work on, what else it takes, the pose."""
    selected = rows_used(document.selection, operation)
    rows = {working.table: working.rows} if working.table else {}
    posed = document.posing.posed_model().snapshot() if Need.POSE in operation.needs else None
    physics = document.posing.physics.settings
    folder = document.content.folder
    return OperationContext(document.model, rows, selected, posed, folder=folder, physics=physics, counts_as_shown=True)


class OperationRun(QObject):
    """Runs an operation again and again, always on the model as it was at first, until `keep` or `take_back`.

    Each run works on what is selected then. What takes long is worked out by a Job. `done` tells of each run that
    succeeded, `refused` why one did not.
    """

    about_to_run = Signal()  # the model is as it was before the operation
    done = Signal(Result)
    refused = Signal(str)  # translated
    job_started = Signal(QObject, str)  # the Job, and what it does

    def __init__(
        self, document: Document, operation: Operation, parent: QObject | None = None, *, offers_all: bool = True
    ) -> None:
        """`offers_all`: whether the user is told beforehand where all rows are meant, as nothing is selected."""
        super().__init__(parent)
        self.document = document
        self.operation = operation
        self._offers_all = offers_all
        self.rows_text = self.used_text = ""  # the rows that the last run worked on, and those that it took besides
        self.left_empty: Mapping[str, str] = {}  # what texts that are left empty come to, by parameter
        self._short_text = ""
        self._is_of_whole = False  # whether the last run worked on rows of all tables
        self.message: TranslatableText = NO_TEXT  # in place of its own words, and kept among the messages
        self.label = translate("Operation", operation.label)
        self._selection = self._left_selection = document.selection.state()  # before and after the run
        self._parameters: Any = None
        self._edit: Edit | None = None
        self._result: Result | None = None
        self._counts: dict[str, int] = {}  # of rows, by table, before the edit
        self._job = CurrentJob(self)
        self._keeps = self._holds_motion = False

    @property
    def is_shown(self) -> bool:
        """True if the model shows what the operation did, and can still be as it was."""
        return self._edit is not None and self.document.is_open(self._edit)

    @property
    def changes_nothing(self) -> bool:
        """Return whether what is shown is the model as it was, with nothing to be selected in it or seen as colours."""
        result = self._result
        if not self.is_shown or result is None or self.document.has_changed:
            return False
        return result.heat is None and not any(map(len, result.rows.values()))

    @property
    def is_working(self) -> bool:
        """True if a job works something out for the operation."""
        return self._job.is_working

    @property
    def has_other_selection(self) -> bool:
        """True if other rows were selected, or another table was made active, since the last run."""
        left, now = self._left_selection, self.document.selection.state()
        return left.active != now.active or len(tables_selected_alike(left, now)) < len(now.rows)

    def run(self, parameters: Any) -> None:
        """Show what the operation does with these parameters, in place of what it did with others."""
        self.take_back()
        self.about_to_run.emit()
        self._parameters = parameters
        self._selection = self._left_selection = self.document.selection.state()
        working = self.note_rows()
        reason = reason_against(self.document, self.operation, offers_all=self._offers_all)
        if reason is not None:
            self.refused.emit(_text(reason))
            return
        try:
            checked_parameters(parameters, self.operation)
            context = with_rows(self.operation, context_of(self.document, self.operation, working))
            load = _model_loader(self.operation, parameters)
        except ValueError as error:
            self.refused.emit(_text(error))
            return
        if self._is_heavy:
            self._prepare(context, parameters, load)
        else:
            self._apply(context, parameters)

    def note_rows(self) -> WorkingRows:
        """Find the rows that a run works on as things are now, while the model is as it was at first."""
        document, operation = self.document, self.operation
        working = rows_of(document, operation, offers_all=self._offers_all)
        self.rows_text = working.long_text(document.model)
        self.used_text = used_text(document.model, document.selection, operation)
        if operation.left_empty is not None and len(working.rows):
            self.left_empty = operation.left_empty(context_of(document, operation, working))
        self._short_text = working.short_text(document.model) if operation.scope is not Scope.ALL else ""
        self._is_of_whole = working.is_all and not working.table
        if self._short_text and self.used_text:
            text = translate("OperationRun", "{rows}; with {others}")
            self._short_text = text.format(rows=self._short_text, others=self.used_text)
        return working

    def keep(self) -> None:
        """Make what is shown a step, select what came of it and say so. While a job runs: as soon as it is done."""
        self._keeps = self.is_working
        if not self.is_shown:
            return
        step = self.document.commit()
        self.document.show_heat(None)
        self._edit = None
        self.document.last_operation = self.operation, self._parameters
        assert self._result is not None
        self._select(self._result)
        if self.message:
            self.document.note(self.message)
        finish_step(
            self.document, self._labelled(self._result), step, lambda job: self.job_started.emit(job, self.label)
        )

    def _labelled(self, result: Result) -> Result:
        """A result that says on which rows it was, and whose warnings say of what they are."""
        warnings = [TranslatableText("{}: {}", self.label, warning) for warning in result.warnings]
        return dataclasses.replace(result, message=untranslatable(self._status_text(result)), warnings=tuple(warnings))

    def take_back(self) -> None:
        """Leave the model as it was, and what was selected, unless something else was selected meanwhile."""
        self._keeps = False
        self._job.drop()
        if self.is_shown:
            selection = self.document.selection
            earlier = _selection_to_restore(self._selection, self._left_selection, selection.state())
            self.document.cancel()
            selection.restore(earlier)
        if self._edit is not None:
            self.document.show_heat(None)
        self._edit = None

    # -- running ---------------------------------------------------------------------------------------------------

    @property
    def _is_heavy(self) -> bool:
        """True if something has to be worked out, or read, before the edit, or the edit itself be tried on a copy."""
        is_prepared = self.operation.prepare is not None or bool(model_fields(self.operation))
        return is_prepared or _wants_dry_run(self.operation, self.document.model)

    def _prepare(self, context: OperationContext, parameters: Any, load: Callable[[str], Model]) -> None:
        copy = ModelCopy.of(self.document)

        def take(prepared: OperationContext) -> None:
            if was_edited(self.document, copy.revision):
                end(OUTDATED)
            else:
                self._apply(dataclasses.replace(prepared, model=context.model), parameters)

        def end(why: object) -> None:
            self._keeps = False
            self.refused.emit(_text(why))

        job = _preparing_job(self.operation, dataclasses.replace(context, model=copy.model), parameters, load)
        self._job.follow(job, take, end, lambda: end(TranslatableText("Cancelled")))
        self.job_started.emit(job, self.label)
        job.start()

    def _apply(self, context: OperationContext, parameters: Any) -> None:
        document, absorbs = self.document, self.operation.absorbs
        if absorbs:
            document.posing.pause()
            document.posing.commit()
        counts = document.model.counts()
        edit = document.begin(named_step(self.label, self._short_text, self.operation, parameters))
        if absorbs:
            morphs = reaching_kinds(document.model, absorbs)
            self._holds_motion = _bring_to_rest(document.posing, morphs, MorphKind.BONE in absorbs)
        try:
            if self.operation.id == SET_ROWS:
                for table in context.rows:
                    document.edited_morph.check_fields(table, (parameters.field,))
            result = perform_operation(edit, self.operation, context, parameters)
        except ValueError as error:
            document.cancel()
            document.selection.restore(self._selection)
            self.refused.emit(_text(error))
            return
        except BaseException:
            document.cancel()
            raise
        rows = _rows_of(result)
        have_names = all(isinstance(document.model.tables[table], RecordTable) for table in rows)
        if not self._short_text and len(rows) == 1 and have_names:
            edit.name = named_step(self.label, tables_text(document.model, rows), self.operation, parameters)
        self._edit, self._result, self._counts = edit, result, counts
        document.show_heat(result.heat)
        self._left_selection = document.selection.state()
        self.done.emit(result)
        if self._keeps:
            self.keep()

    def _status_text(self, result: Result) -> str:
        """Return the text of the status line: the rows and what was done to them, "顔 · Weights normalized: 12"."""
        held = self.tr("the motion is held at rest: Reset everything lets it go on") if self._holds_motion else ""
        return self.message or " · ".join(filter(None, (self._result_rows_text(result), _text(result.message), held)))

    def _result_rows_text(self, result: Result) -> str:
        """Return the rows that it worked on; of a whole model those that it tells to be others now."""
        model, rows = self.document.model, _rows_of(result)
        if not self._is_of_whole or not rows.keys() <= set(self.operation.tables):
            return self._short_text
        return tables_text(model, rows) or self._short_text

    def _select(self, result: Result) -> None:
        """Select what came of it; go on to its table where it has rows that were not there before."""
        selection, counts = self.document.selection, self.document.model.counts()
        for table, rows in result.rows.items():
            if len(rows):
                selection.select(table, np.asarray(rows, np.intp))
                selection.set_current(table, int(rows[0]))
        first = next(iter(result.rows), "")
        if counts.get(first) != self._counts.get(first):
            selection.set_active_table(first)


ShowJob = Callable[[AnyJob, str], object]


def run_at_once(
    document: Document,
    operation: Operation,
    parameters: Any = None,
    show_job: ShowJob | None = None,
    message: TranslatableText = NO_TEXT,
) -> OperationRun:
    """Run an operation as one step. The status line says what it did, or why it did nothing.

    `show_job` is told of the job of an operation that takes long. It never takes all rows for want of a selection.
    `message`: what it does to all that refers to the rows, said in place of its own words, and kept among the messages.
    """
    run = OperationRun(document, operation, document, offers_all=False)
    run.message = message
    run.refused.connect(document.show_status)
    if show_job is not None:
        run.job_started.connect(show_job)
    run.run(default_parameters(operation, document.preferences) if parameters is None else parameters)
    run.keep()
    return run


def repeat_last(document: Document, show_job: ShowJob | None = None) -> OperationRun | None:
    """Run the last operation of a document again, with its parameters, on what is selected now.

    Of an open document it takes the model as that is now.
    """
    if document.last_operation is None:
        document.show_status(QCoreApplication.translate("OperationRun", "There is nothing to repeat"))
        return None
    operation, parameters = document.last_operation
    return run_at_once(document, operation, with_existing_rows(operation, parameters, document.model), show_job)


def with_existing_rows(operation: Operation, parameters: Any, model: Model) -> Any:
    """The parameters without rows that a model does not have."""
    existing: dict[str, Any] = {}
    for field in operation.fields:
        value = getattr(parameters, field.name)
        if field.kind is Kind.ROWS:
            existing[field.name] = tuple(row for row in value if row < len(model.tables[field.target]))
        elif field.kind is Kind.REFERENCE and value >= len(model.tables[field.target]):
            existing[field.name] = NONE
    return dataclasses.replace(parameters, **existing)


def _selection_to_restore(earlier: SelectionState, left: SelectionState, now: SelectionState) -> SelectionState:
    """Return the selection `earlier`, of the tables whose selection `now` is as it was `left`."""
    same = tables_selected_alike(left, now)
    return SelectionState(
        earlier.active if left.active == now.active else now.active,
        {name: earlier.rows[name] for name in same},
        {name: earlier.current[name] for name in same},
    )


def _bring_to_rest(posing: Posing, morphs: BoolArray, bones: bool) -> bool:
    """Bring morphs, and all bones, to rest as a part of the Edit; return whether a motion is held there."""
    posing.begin()
    is_held = False
    posing.reset_morphs(np.flatnonzero(morphs))
    if bones:
        posing.reset_bones()
        pose = posing.current_pose()
        posed = (pose.rotations[:, :3] != 0).any(axis=1) | (pose.offsets != 0).any(axis=1)
        if is_held := bool(posed.any()):
            posing.pose_bones(np.flatnonzero(posed), (0.0, 0.0, 0.0), NO_ROTATION)
    weighed = np.flatnonzero(morphs & (posing.current_pose().weights != 0))
    if len(weighed):
        posing.set_weights(weighed, 0.0)
    posing.join_edit()
    return is_held or len(weighed) > 0


def _preparing_job(
    operation: Operation,
    context: OperationContext,
    parameters: Any,
    load: Callable[[str], Model],
) -> AnyJob:
    """A job whose value is the OperationContext, complete with what has to be read and worked out beforehand."""
    if operation.prepare is not None and inspect.isgeneratorfunction(resolved(operation.prepare)):
        return MainThreadJob(_completed(context, operation.prepare(context, parameters, lambda *_: None)))

    def complete(progress: Progress) -> OperationContext:
        read = dataclasses.replace(context, models=models_of(operation, parameters, load))
        work = dry_run_operation if _wants_dry_run(operation, context.model) else prepare_operation
        return dataclasses.replace(read, prepared=work(operation, read, parameters, progress.report))

    return Job(complete, is_on_copies=True)


def _completed(
    context: OperationContext, steps: Generator[float, None, Any]
) -> Generator[float, None, OperationContext]:
    return dataclasses.replace(context, prepared=(yield from steps))


def _wants_dry_run(operation: Operation, model: Model) -> bool:
    """Return whether a worker edits a copy of the model first, as the model is large."""
    return operation.on_worker and sum(model.counts().values()) >= LARGE


def _model_loader(operation: Operation, parameters: Any) -> Callable[[str], Model]:
    """Return what reads the models that parameters name, on any thread: those of open documents as they are now."""
    values = (getattr(parameters, field.name) for field in model_fields(operation))
    opened = {value: value.snapshot() for value in values if isinstance(value, OpenModel)}
    return lambda path: opened[path] if isinstance(path, OpenModel) else read_model(path)


def _rows_of(result: Result) -> dict[str, Rows]:
    """The rows that a result tells, of the tables that it has some of."""
    return {table: rows for table, rows in result.rows.items() if len(rows)}


def _text(what: object) -> str:
    """A text of the layers below, or an error's, in the language of the window."""
    return sentence(what.args[0] if isinstance(what, Exception) and what.args else what)
