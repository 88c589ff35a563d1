"""Mending of what checks find, by the operations that they name: one finding, all, or those an upgraded PMD needs."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any

import numpy as np

from editor.messages import Finding, TranslatableText
from editor.model.edit import Edit
from editor.model.history import Step
from editor.model.model import Model
from editor.model.rules import dry_run
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, CheckSubject, Findings, Fix
from editor.operations.checks.names import ENGLISH, KINDS
from editor.operations.operation import After, Operation, OperationContext, Report, Result
from editor.operations.parameters import parameters_from_texts
from editor.operations.run_operation import with_prepared, with_rows


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Suggestion of an operation: the codes of the checks that it is for, and the text where they find nothing."""

    codes: tuple[str, ...]
    done: TranslatableText

    @property
    def checks(self) -> list[Check]:
        return [CHECKS[code] for code in self.codes]

    @property
    def operation(self) -> str:
        """The id of the operation that mends what all its checks find."""
        fix = self.checks[0].fix
        assert isinstance(fix, Fix)
        return fix.operation


# In an order in which none spoils another: materials get names of their own before names are translated.
SUGGESTIONS = (
    Suggestion(("material-name-automatic",), TranslatableText("Materials have names")),
    Suggestion(
        tuple(
            f"{KINDS[table]}-{fault}"
            for fault in ("name-without-english", "english-name-japanese")
            for table in ENGLISH
        ),
        TranslatableText("Every row has an English name"),
    ),
    Suggestion(("bone-semi-standard",), TranslatableText("No semi-standard bone can be added")),
    Suggestion(
        ("bone-visible-in-no-frame", "morph-in-no-frame"),
        TranslatableText("Every visible bone and morph is in a display frame"),
    ),
    Suggestion(("bone-deform-order",), TranslatableText("Bones deform in the right order")),
    Suggestion(
        ("material-toon-like-shared",),
        TranslatableText("The shared toons of MMD are used where toon files are named like them"),
    ),
    Suggestion(("bone-before-physics",), TranslatableText("Bones that depend on physics deform after it")),
)

FIX = "model.fix"
PASSES = 3  # what one fix brings about, another may have to mend

Choose = Callable[[Check, Findings, Model], Findings]  # those of a model that are to be mended
Tell = Callable[[Operation, OperationContext], object]  # what an operation is about to do to its rows


def fix_operation(checks: Mapping[str, Check], operations: Mapping[str, Operation]) -> Operation:
    """The operation that mends what these checks, those of plug-ins too, find by means of these operations."""

    def fix(edit: Edit, context: OperationContext, parameters: Any) -> Result:
        return mend(edit, context, chosen_checks(checks, parameters.codes), operations)

    return dataclasses.replace(operations[FIX], function=fix)


def _everything(check: Check, findings: Findings, model: Model) -> Findings:
    return findings


def mend(
    edit: Edit,
    context: OperationContext,
    checks: Iterable[Check],
    operations: Mapping[str, Operation],
    choose: Choose = _everything,
    passes: int = PASSES,
    tell: Tell = lambda *_: None,
) -> Result:
    """Mend what checks find, as far as it is chosen, until there is nothing more to be mended.

    `tell` is called before each operation of a fix changes anything.
    """
    mender = _Mender(edit, context, operations, choose, tell)
    wanted = list(checks)
    for _ in range(passes):
        results = [mender.mend(check) for check in wanted]
        if not any(results):
            break
    return mender.result()


def chosen_checks(checks: Mapping[str, Check], codes: str) -> list[Check]:
    """The checks of the codes, or where there are none those whose fix is safe, in the order in which they are mended.

    ValueError for a code that is none, or whose check has no fix.
    """
    named = {code.strip() for code in codes.split(",")} - {""}
    for code in sorted(named):
        if code not in checks:
            raise ValueError(TranslatableText("There is no check {}", code))
        if not checks[code].is_fixable:
            raise ValueError(TranslatableText("{} has no fix: {}", code, TranslatableText(str(checks[code].fix))))
    return [check for check in checks.values() if (check.code in named if named else check.is_safely_fixable)]


class _Mender:
    """Mends in one Edit what checks find; notes how much, and why operations refuse."""

    def __init__(
        self, edit: Edit, context: OperationContext, operations: Mapping[str, Operation], choose: Choose, tell: Tell
    ) -> None:
        self._edit = edit
        self._context = context
        self._operations = operations
        self._choose = choose
        self._tell = tell
        self._mended: dict[str, tuple[Check, int, int]] = {}  # how much was found before, and how much was to go
        self._refused: dict[str, TranslatableText] = {}
        self._afters: list[After] = []

    def mend(self, check: Check) -> bool:
        """Mend what one check finds; whether anything changed."""
        model = self._edit.model
        found = check.findings(CheckSubject(model, self._context.folder))
        findings = self._choose(check, found, model)
        if not findings or check.code in self._refused:
            return False
        try:
            operation, given = self._given(check, findings)
            step, tried = self._tried(check, operation, given)
        except ValueError as error:
            self._refused[check.code] = TranslatableText("{}: {}", TranslatableText(check.label), error.args[0])
            return False
        if step.patches:
            self._tell(operation, given)
        self._edit.repeat(step)
        if tried.after is not None:
            self._afters.append(tried.after)
        if step.patches:
            self._mended.setdefault(check.code, (check, count_of(found), count_of(findings)))
        return bool(step.patches)

    def _given(self, check: Check, findings: Findings) -> tuple[Operation, OperationContext]:
        """Return the operation of a fix, and what it is given."""
        assert isinstance(check.fix, Fix)
        operation = self._operations[check.fix.operation]
        context = dataclasses.replace(self._context, model=self._edit.model)
        return operation, fix_context(operation, check.fix, findings, context)

    def _tried(self, check: Check, operation: Operation, given: OperationContext) -> tuple[Step, Result]:
        """Return the operation's steps of a fix, tried on a copy, and its result."""
        assert isinstance(check.fix, Fix)
        model = self._edit.model
        parameters = parameters_from_texts(operation, check.fix.parameters, model)
        given = with_prepared(operation, given, parameters)
        return dry_run(model, lambda inner: operation.function(inner, given, parameters))

    def result(self) -> Result:
        """Return the result: the findings that were fixed, and those that were not."""
        warnings = tuple(self._refused.values())
        if not self._mended:
            return Result(TranslatableText("Nothing had to be fixed"), warnings=warnings)
        gone, left = self._counts()
        count, kinds = sum(gone), sum(map(bool, gone))
        text_ = TranslatableText("Findings fixed: {0:,}; checks: {1:,}", count, kinds)
        if left:
            text_ = TranslatableText("{}; still there: {:,}", text_, left)
        return Result(text_, warnings=warnings, after=partial(_do_all, self._afters) if self._afters else None)

    def _counts(self) -> tuple[list[int], int]:
        """Count how much of the findings of each check is gone, and how much of the chosen ones is not."""
        subject = CheckSubject(self._edit.model, self._context.folder)
        gone, left = [], 0
        for check, found, chosen in self._mended.values():
            gone.append(max(found - count_of(check.findings(subject)), 0))
            left += max(chosen - gone[-1], 0)
        return gone, left


def _do_all(afters: Iterable[After], report: Report) -> None:
    for after in afters:
        after(report)


def count_of(findings: Iterable[Finding]) -> int:
    """Count the rows of findings; a finding about a table or the model as a whole counts as one."""
    return sum(max(len(finding.rows), 1) for finding in findings)


def fix_context(
    operation: Operation, fix: Fix, findings: Sequence[Finding], context: OperationContext
) -> OperationContext:
    """Return the context for the operation of a fix, with the rows of the findings. ValueError if a need is not met."""
    table = fix.table or findings[0].table
    rows = {}
    if table in operation.tables:
        found = [finding.rows for finding in findings if finding.table == table]
        rows = {table: reduce(np.union1d, found, np.empty(0, np.intp)).astype(np.intp)}
    return with_rows(operation, dataclasses.replace(context, rows=rows, selected=rows))
