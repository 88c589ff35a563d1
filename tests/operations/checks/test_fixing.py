"""Mending counts what is gone afterwards, and tells what is still there."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from editor.messages import Finding, Level, TranslatableText
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.check import Check, CheckSubject, Fix
from editor.operations.checks.fix_faults import FixFaults
from editor.operations.checks.fixing import FIX, SUGGESTIONS, Suggestion, fix_operation
from editor.operations.operation import Operation, OperationContext, Result
from editor.operations.run_operation import run_operation
from tests.operations.model_making import full_model


def _unnamed(subject: CheckSubject) -> list[Finding]:
    rows = [row for row, bone in enumerate(subject.model.bones) if not bone.name_en]
    return [Finding(TranslatableText("It has no name"), "bones", np.array(rows))] if rows else []


def _name(edit: Edit, context: OperationContext, parameters: object, names: list[str]) -> Result:
    """Give the rows names, as long as there are some; the others only another comment of the model."""
    rows = context.rows["bones"].tolist()
    for row, name in zip(rows, names, strict=False):
        edit.set(edit.model.bones, row, "name_en", name)
    edit.set(edit.model.info, 0, "comment", edit.model.info[0].comment + "!")
    return Result(TranslatableText("Done"))


def _mended(names: list[str], model: Model) -> str:
    check = Check("unnamed", "bones", Level.WARNING, "No name", "", _unnamed, frozenset({"bones"}), Fix("test.name"))
    operation = Operation("test.name", "Name", partial(_name, names=names), tables=("bones",))
    fix = fix_operation({check.code: check}, {operation.id: operation, FIX: OPERATIONS[FIX]})
    return run_operation(fix, OperationContext(model), FixFaults()).result.message


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["a", "b", "c"], "Findings fixed: 3; checks: 1"),
        (["", "", "c"], "Findings fixed: 1; checks: 1; still there: 2"),
        ([], "Findings fixed: 0; checks: 0; still there: 3"),
    ],
)
def test_only_what_is_gone_counts_as_fixed(names: list[str], told: str) -> None:
    model = full_model()
    with Edit(model, "Names") as edit:
        edit.set(model.bones, [0, 1, 2], "name_en", "")
    assert _mended(names, model) == told


@pytest.mark.parametrize("suggestion", SUGGESTIONS)
def test_the_checks_of_a_suggestion_have_one_operation(suggestion: Suggestion) -> None:
    assert {check.fix.operation for check in suggestion.checks if isinstance(check.fix, Fix)} == {suggestion.operation}
