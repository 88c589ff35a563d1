"""Mends what checks find, by the operations that they name, as an operation of its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce

import numpy as np

from editor.messages import Finding, TranslatableText
from editor.model.edit import Edit
from editor.model.fields import text
from editor.model.rules import dry_run
from editor.operations.checks.check import Check, CheckSubject, Fix
from editor.operations.operation import Operation, OperationContext, Result
from editor.operations.parameters import parameters_from_texts
from editor.operations.run_operation import prepare, with_rows

FIX = "model.fix"
PASSES = 3  # what one fix brings about, another may have to mend


@dataclass(frozen=True, slots=True)
class FixFaults:
    codes: str = text(
        "Checks", help="The codes of checks, separated by commas. None: every check whose fix is safe, no other."
    )


def fix_operation(checks: Mapping[str, Check], operations: Mapping[str, Operation]) -> Operation:
    """The operation that mends what these checks find by means of these operations."""
    return Operation(
        FIX,
        "Mend faults",
        partial(fix_faults, checks=checks, operations=operations),
        help="Mends what the checks find: everything that can be mended without a change of how the model looks, or"
        " what the named checks find.",
        parameters=FixFaults,
        on_worker=True,
    )


def fix_faults(
    edit: Edit,
    context: OperationContext,
    parameters: FixFaults,
    checks: Mapping[str, Check],
    operations: Mapping[str, Operation],
) -> Result:
    """Run the operations of checks that find something, until they find nothing that these can mend."""
    wanted = chosen_checks(checks, parameters.codes)
    mended: dict[str, int] = {}
    refused: dict[str, TranslatableText] = {}
    for _ in range(PASSES):
        results = [_mend(edit, context, check, operations, mended, refused) for check in wanted]
        if not any(results):
            break
    refusals = [(TranslatableText(checks[code].label), why) for code, why in refused.items()]
    warnings = tuple(TranslatableText("{}: {}", label, why) for label, why in refusals)
    if not mended:
        return Result(TranslatableText("Nothing had to be mended"), warnings=warnings)
    text = TranslatableText("Faults mended: {:,} of {:,} kinds", sum(mended.values()), len(mended))
    return Result(text, warnings=warnings)


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


def _mend(
    edit: Edit,
    context: OperationContext,
    check: Check,
    operations: Mapping[str, Operation],
    mended: dict[str, int],
    refused: dict[str, TranslatableText],
) -> bool:
    """Mend what one check finds; whether anything changed. Why an operation refuses is noted."""
    findings = check.findings(CheckSubject(edit.model, context.folder))
    if not findings or check.code in refused:
        return False
    assert isinstance(check.fix, Fix)
    operation = operations[check.fix.operation]
    try:
        given = fix_context(operation, check.fix, findings, dataclasses.replace(context, model=edit.model))
        parameters = parameters_from_texts(operation, check.fix.parameters, edit.model)
        given = dataclasses.replace(given, prepared=prepare(operation, given, parameters))
        step, _ = dry_run(edit.model, lambda inner: operation.function(inner, given, parameters))
    except ValueError as error:
        refused[check.code] = error.args[0]
        return False
    edit.repeat(step)
    if step.patches:
        mended.setdefault(check.code, count_of(findings))
    return bool(step.patches)


def count_of(findings: Iterable[Finding]) -> int:
    """How many rows are found; what is said of a table or the model as a whole counts as one."""
    return sum(max(len(finding.rows), 1) for finding in findings)


def fix_context(
    operation: Operation, fix: Fix, findings: Sequence[Finding], context: OperationContext
) -> OperationContext:
    """What the operation of a fix is given: the rows of the findings. ValueError when it needs what is not there."""
    table = fix.table or findings[0].table
    rows = {}
    if table in operation.tables:
        found = [finding.rows for finding in findings if finding.table == table]
        rows = {table: reduce(np.union1d, found, np.empty(0, np.intp)).astype(np.intp)}
    return with_rows(operation, dataclasses.replace(context, rows=rows, selected=rows))
