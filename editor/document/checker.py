"""Checks of a document's model on a worker, as far as edits make a difference, and the findings that are accepted."""

from __future__ import annotations

import dataclasses
import json
import weakref
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from editor.document.jobs import Job
from editor.document.program.settings import present_id
from editor.document.selection import renumbered
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.messages import Finding, Level, TranslatableText, untranslatable
from editor.model.changes import Action, Change
from editor.model.fields import Kind
from editor.model.model import Model
from editor.model.tables import ArrayTable, RecordTable, Table
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import FILES, REPAIRS, Check, CheckSubject, Findings
from editor.operations.checks.fixing import count_of
from editor.operations.checks.textures import TEXTURE_MISSING, missing_in_materials
from editor.operations.operation import Operation

if TYPE_CHECKING:
    from editor.document.document import Document


KEY = "checks/accepted"
Entry = tuple[str, str | None]  # the code of a check, and the name of a row; None for all that the check finds


class AcceptedFindings:
    """Kept as one text in the settings; without any, for as long as the program runs."""

    def __init__(self, stored: QSettings | None = None) -> None:
        self._stored = stored
        self._of_models: dict[str, set[Entry]] = _read(str(stored.value(KEY, ""))) if stored is not None else {}

    def of(self, model: Model) -> frozenset[Entry]:
        """Return the accepted findings of the models with the name of this one."""
        return frozenset(self._of_models.get(model.info[0].name, ()))

    def accept(self, model: Model, entries: Iterable[Entry]) -> None:
        self._of_models.setdefault(model.info[0].name, set()).update(entries)
        self._store()

    def take_back(self, model: Model, entries: Iterable[Entry]) -> None:
        self._of_models.get(model.info[0].name, set()).difference_update(entries)
        self._store()

    def _store(self) -> None:
        if self._stored is not None:
            texts = {name: sorted(map(list, entries), key=str) for name, entries in self._of_models.items() if entries}
            self._stored.setValue(KEY, json.dumps(texts, ensure_ascii=False))


def entries_of(check: Check, finding: Finding, model: Model) -> set[Entry]:
    """By what the rows of a finding are remembered: their names, or where they have none the check as a whole."""
    field = _name_field(model.tables.get(finding.table))
    if field is None or not len(finding.rows):
        return {(check.code, None)}
    table = model.tables[finding.table]
    return {(check.code, str(table.value(row, field))) for row in finding.rows.tolist()}


def split_by_acceptance(
    check: Check, findings: Iterable[Finding], model: Model, accepted: Collection[Entry]
) -> tuple[Findings, Findings]:
    """Split the findings into open and accepted ones."""
    names = {name for code, name in accepted if code == check.code}
    if not names:
        return tuple(findings), ()
    if None in names:
        return (), tuple(findings)
    left: list[Finding] = []
    taken: list[Finding] = []
    for finding in findings:
        mask = _mask_of_names(finding, model, names)
        for some, marks in ((left, ~mask), (taken, mask)):
            if marks.all():
                some.append(finding)
            elif marks.any():
                some.append(dataclasses.replace(finding, rows=finding.rows[marks]))
    return tuple(left), tuple(taken)


def _mask_of_names(finding: Finding, model: Model, names: Collection[str | None]) -> BoolArray:
    """Return a mask of the rows of a finding with one of these names; of one that is False where it has no rows."""
    field = _name_field(model.tables.get(finding.table))
    if field is None or not len(finding.rows):
        return np.zeros(1, np.bool_)
    table = model.tables[finding.table]
    return np.fromiter((table.value(row, field) in names for row in finding.rows.tolist()), np.bool_)


def _name_field(table: Table | None) -> str | None:
    """The field by which the rows of a table are told apart; None where there is no such field."""
    if not isinstance(table, RecordTable) or table.fixed:
        return None
    return next((field.name for field in table.fields if field.kind is Kind.TEXT), None)


def _read(text: str) -> dict[str, set[Entry]]:
    """Read the text of a settings file, which anybody may have written."""
    try:
        kept = json.loads(text) if text else {}
        return {str(name): {_entry(*entry) for entry in entries} for name, entries in kept.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def _entry(code: str, name: str | None) -> Entry:
    return present_id(str(code)), None if name is None else str(name)


ORDER = (Level.ERROR, Level.WARNING, Level.INFO)

Fault = tuple[Level, Finding]
PAUSE = 150  # milliseconds after an edit: a gesture is many
FIRST_PAUSE = 500  # the views want the processor first


def is_grave(level: Level, finding: Finding) -> bool:
    """Return whether the model does not move or look as it should in MMD; a name is about what motions find."""
    return level is Level.ERROR or (level is Level.WARNING and finding.field != "name")


class RowFaults:
    """Findings in the rows of one table, to be asked row by row.

    Plain arrays, for one finding may be of a hundred thousand rows, and of one row each a thousand.
    """

    def __init__(self, faults: Iterable[Fault] = ()) -> None:
        faults = list(faults)
        self._faults = [fault for level in ORDER for fault in faults if fault[0] is level]
        rows = np.concatenate([np.empty(0, np.intp), *[finding.rows for _, finding in self._faults]])
        order = np.argsort(rows, kind="stable")
        numbers = np.repeat(np.arange(len(self._faults)), [len(finding.rows) for _, finding in self._faults])
        self._rows, self._numbers = rows[order], numbers[order]
        self._marks = self._marked()

    def _marked(self) -> AnyArray:
        """A number for each row with a warning or an error, and another where that is grave."""
        is_shown = np.array([level is not Level.INFO for level, _ in self._faults], np.bool_)[self._numbers]
        graves = np.array([is_grave(*fault) for fault in self._faults], np.bool_)[self._numbers]
        return np.unique((2 * self._rows + graves)[is_shown])

    def of(self, row: int) -> list[Fault]:
        """Return the faults of a row, the worst first."""
        first, last = np.searchsorted(self._rows, (row, row + 1))
        return [self._faults[number] for number in self._numbers[first:last].tolist()]

    def warns(self, row: int) -> bool:
        """Return whether a row has a warning or an error."""
        first, end = np.searchsorted(self._marks, (2 * row, 2 * row + 2))
        return bool(first < end)

    def is_wrong(self, row: int) -> bool:
        """Return whether a row has a grave fault."""
        first, end = np.searchsorted(self._marks, (2 * row + 1, 2 * row + 2))
        return bool(first < end)

    def rows_marked_otherwise(self, other: RowFaults) -> IndexArray:
        """The rows that are marked otherwise: notes mark nothing."""
        return np.unique(np.setxor1d(self._marks, other._marks) // 2)


NO_FAULTS = RowFaults()


class Checker(QObject):
    """`findings` are by code, as of the last pause between edits; their rows follow those of the model.

    Only the checks are asked again that read what was edited, and only while somebody watches.
    """

    changed = Signal()  # what is found, or accepted

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self.checks: Mapping[str, Check] = CHECKS
        self.operations: Mapping[str, Operation] = OPERATIONS  # that mend
        self.findings: dict[str, Findings] = {}
        self.accepted = AcceptedFindings()
        self._repairs: Findings = document.content.repairs
        self._fresh: set[str] = set()  # the codes of checks whose answer is of now
        self._running: Sequence[Check] = ()  # those that the job asks
        self._job: Job | None = None
        self._columns: dict[str, AnyArray] = {}  # that checks saw, by what they read, as long as nobody edits them
        self._watchers: weakref.WeakSet[Any] = weakref.WeakSet()
        self._open: Mapping[str, Findings] | None = None  # what is found and not accepted, until that may be other
        self._faults: dict[str, RowFaults] | None = None  # by table that has any
        self._codes_touched: dict[tuple[str, bool, frozenset[str]], frozenset[str]] = {}  # by kinds of changes
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._run_stale_checks)
        self._change_reporting = QTimer(self, singleShot=True, interval=0)  # an edit may be many changes
        self._change_reporting.timeout.connect(self.changed)
        document.changed.connect(self.follow)
        document.texture_files.changed.connect(self._mark_file_checks_stale)
        document.path_changed.connect(self._mark_all_stale)
        document.closed.connect(self._stop)

    def offer(self, checks: Mapping[str, Check], operations: Mapping[str, Operation]) -> None:
        """Ask these checks from now on, and mend by these operations: plug-ins add to both."""
        others = {code for code in {*self.checks, *checks} if self.checks.get(code) is not checks.get(code)}
        self.checks, self.operations = checks, operations
        self._codes_touched = {}
        self.findings = {code: found for code, found in self.findings.items() if code in checks}
        self._forget()
        self._mark_stale(others)
        self._change_reporting.start()

    # -- who wants to know -----------------------------------------------------------------------------------------

    def watch(self, watcher: object, is_watching: bool) -> None:
        """Say whether somebody shows what is found: only then are the checks asked."""
        if is_watching:
            self._watchers.add(watcher)
            self._run_soon()
        else:
            self._watchers.discard(watcher)
            if not self._watchers:
                self._columns.clear()

    @property
    def is_fresh(self) -> bool:
        """True if all that is found is of the model as it is now."""
        return self._fresh.issuperset(self.checks)

    @property
    def has_answered(self) -> bool:
        """True if the checks were asked at least once."""
        return bool(self.findings or self._fresh)

    # -- what is found ---------------------------------------------------------------------------------------------

    def open_findings(self) -> Mapping[str, Findings]:
        """What is found and not accepted, by code, in the order of the checks."""
        if self._open is None:
            self._open = {code: found for code, (found, _) in self._split_findings() if found}
        return self._open

    def accepted_findings(self) -> dict[str, Findings]:
        """Return the accepted findings, by code."""
        return {code: found for code, (_, found) in self._split_findings() if found}

    def _split_findings(self) -> Iterator[tuple[str, tuple[Findings, Findings]]]:
        model = self._document.model
        accepted = self.accepted.of(model)
        for code, check in self.checks.items():
            if code in self.findings:
                yield code, split_by_acceptance(check, self.findings[code], model, accepted)

    def count(self, level: Level) -> int:
        """Return the number of findings of a level that are not accepted: rows, as they are listed."""
        counts = [count_of(found) for code, found in self.open_findings().items() if self.checks[code].level is level]
        return sum(counts)

    def faults(self, table: str) -> RowFaults:
        """What is found in the rows of a table, and not accepted."""
        if self._faults is None:
            opened, found = self.open_findings(), defaultdict[str, list[Fault]](list)
            for code, every in opened.items():
                for each in every:
                    found[each.table].append((self.checks[code].level, each))
            # The lists of materials are looked at when the model looks wrong.
            for each in missing_in_materials(self._document.model, opened.get(TEXTURE_MISSING, ())):
                found[each.table].append((self.checks[TEXTURE_MISSING].level, each))
            self._faults = {name: RowFaults(faults) for name, faults in found.items()}
        return self._faults.get(table, NO_FAULTS)

    # -- accepting -------------------------------------------------------------------------------------------------

    def accept(self, code: str, findings: Iterable[Finding]) -> None:
        """Remember that these are meant to be so."""
        model, check = self._document.model, self.checks[code]
        self.accepted.accept(model, set().union(*(entries_of(check, finding, model) for finding in findings)))
        self._report_change()

    def take_back(self, code: str, findings: Iterable[Finding]) -> None:
        """Count these as faults again; those that the check as a whole was accepted with, too."""
        model, check = self._document.model, self.checks[code]
        entries = set().union(*(entries_of(check, finding, model) for finding in findings))
        self.accepted.take_back(model, {*entries, (code, None)})
        self._report_change()

    # -- following the model ---------------------------------------------------------------------------------------

    def follow(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table == "info" or self.accepted.of(self._document.model):
            self._forget()  # accepted is what has a name, in a model that has one
        if change.action is not Action.SET:
            self._renumber(change)
        for field in self._document.model.tables[change.table].fields if self._columns else ():
            if change.action is not Action.SET or field.name in change.fields:
                self._columns.pop(f"{change.table}.{field.name}", None)
        self._mark_stale(self._touched_by(change))

    def _touched_by(self, change: Change) -> frozenset[str]:
        """The codes of the checks to which a change may make a difference; one edit is often many like it."""
        kind = change.table, change.action is Action.SET, change.fields
        if kind not in self._codes_touched:
            self._codes_touched[kind] = frozenset(_codes_touched(self.checks, change, self._document.model))
        return self._codes_touched[kind]

    def state(self) -> Findings:
        """Return the repairs made when the file was read, with the present numbers of their rows."""
        return self._repairs

    def restore(self, repairs: Findings) -> None:
        """Have the rows back that the model had at another position of its history."""
        if repairs is not self._repairs:
            self._repairs = repairs
            self._mark_stale({code for code, check in self.checks.items() if REPAIRS in check.reads})

    def _renumber(self, change: Change) -> None:
        self._repairs = _renumbered_findings(self._repairs, change)
        if self.findings:
            self.findings = {
                code: left for code, found in self.findings.items() if (left := _renumbered_findings(found, change))
            }
            self._forget()
            self._change_reporting.start()
        self._stop()  # what a job finds has the old numbers

    def _mark_stale(self, stale: Collection[str]) -> None:
        """Ask these once nothing was edited for a while."""
        if stale:
            self._fresh -= set(stale)
            if any(check.code in stale for check in self._running):
                self._stop()
        self._run_soon()

    def _mark_file_checks_stale(self, *_: object) -> None:
        self._mark_stale({code for code, check in self.checks.items() if FILES in check.reads})

    def _mark_all_stale(self) -> None:
        self._mark_stale(set(self.checks))

    # -- asking ----------------------------------------------------------------------------------------------------

    def _run_soon(self) -> None:
        """Ask in a while, if somebody watches and there is something to be asked."""
        if self._watchers and not self.is_fresh:
            self._pause.start(PAUSE if self.has_answered else FIRST_PAUSE)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job, self._running = None, ()

    def _run_stale_checks(self) -> None:
        """Ask the checks of one section whose answer is old; those that read files after all others."""
        if self._job is not None or not self._watchers:
            return
        stale = [check for code, check in self.checks.items() if code not in self._fresh]
        if not stale:
            return
        of_model = [check for check in stale if FILES not in check.reads] or stale
        asked = [check for check in of_model if check.section == of_model[0].section]
        content = self._document.content
        model = self._snapshot(frozenset[str]().union(*[check.reads for check in asked]))
        subject = CheckSubject(model, content.folder, self._repairs, content.is_pmd)
        self._running = asked
        self._job = Job(partial(_run_checks, asked, subject))
        self._job.finished.connect(self._take)  # which keeps no Checker whose document goes in the meantime
        self._job.start()

    def _snapshot(self, reads: frozenset[str]) -> Model:
        """Return the model as checks may see it; columns that nobody edited since are those of an earlier time."""
        kept = reads & self._columns.keys()
        model: Model = self._document.model.snapshot(reads - kept)
        for table in model.tables.values():
            if isinstance(table, ArrayTable):
                arrays = dict(table.arrays)
                for field, column in arrays.items():
                    self._columns[f"{table.name}.{field}"] = column
                for read in kept:
                    name, _, field = read.partition(".")
                    if name == table.name:
                        arrays[field] = self._columns[read]
                table.resize(len(table), arrays)
        return model

    def _take(self, ended: tuple[Sequence[Check], dict[str, Findings]]) -> None:
        asked, answers = ended
        if self._running is not asked:
            return
        self._job, self._running = None, ()
        self._fresh |= set(answers)
        is_news = TEXTURE_MISSING in answers  # it marks materials, too, which may have other textures now
        for code, now in answers.items():
            before = self.findings.get(code, ())
            is_news = is_news or (now != before and not _are_same(now, before))  # mostly both are empty
        if is_news:
            found = {**self.findings, **answers}
            self.findings = {code: found[code] for code in self.checks if found.get(code)}
            self._forget()
        self._run_stale_checks()
        if is_news or self.is_fresh:
            self.changed.emit()

    def _report_change(self) -> None:
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        """Have what is not accepted gathered anew when it is asked for."""
        self._open = self._faults = None


def _codes_touched(checks: Mapping[str, Check], change: Change, model: Model) -> set[str]:
    """Return the codes of the checks to which a change may make a difference.

    References to rows that moved change by changes of their own.
    """
    if change.action is Action.SET and isinstance(model.tables[change.table], ArrayTable):
        columns = {f"{change.table}.{field}" for field in change.fields}
        return {code for code, check in checks.items() if not check.reads.isdisjoint(columns)}
    return {code for code, check in checks.items() for read in check.reads if read.partition(".")[0] == change.table}


def _are_same(findings: Findings, others: Findings) -> bool:
    """Return whether the same is found in the same rows."""
    if len(findings) != len(others):
        return False
    return all(_is_same(finding, other) for finding, other in zip(findings, others, strict=True))


def _is_same(finding: Finding | None, other: Finding | None) -> bool:
    if finding is None or other is None:
        return finding is other
    is_about_same = (finding.text, finding.table, finding.field) == (other.text, other.table, other.field)
    return is_about_same and np.array_equal(finding.rows, other.rows) and _is_same(finding.parts, other.parts)


def _renumbered_findings(findings: Findings, change: Change) -> Findings:
    """The findings with their rows as they are numbered now, without those whose rows are all gone."""
    return tuple(kept for finding in findings if (kept := _renumbered_finding(finding, change)) is not None)


def _renumbered_finding(finding: Finding, change: Change) -> Finding | None:
    if finding.parts is not None:
        finding = dataclasses.replace(finding, parts=_renumbered_finding(finding.parts, change))
    if finding.table != change.table or not len(finding.rows):
        return finding
    rows = renumbered(finding.rows, change)
    return dataclasses.replace(finding, rows=rows) if len(rows) else None


def _run_checks(
    checks: Sequence[Check], subject: CheckSubject, progress: Progress
) -> tuple[Sequence[Check], dict[str, Findings]]:
    """These checks, and what each of them finds."""
    found = {}
    for number, check in enumerate(checks):
        progress.report(number / len(checks))
        found[check.code] = _run_check(check, subject)
    return checks, found


def _run_check(check: Check, subject: CheckSubject) -> Findings:
    """Run one check; if it raises, return its failure as a finding, so that the other checks still run."""
    try:
        return check.findings(subject)
    except Exception as error:
        fault = untranslatable(f"{type(error).__name__}: {error}")
        return (Finding(TranslatableText("The check itself failed: {}", fault), check.section),)
