"""What every check owes, whichever it is: it can be offered, reads what it says, and its fix mends what it finds."""

from __future__ import annotations

import re

import pytest

from editor.messages import Finding
from editor.model.model import Model
from editor.model.tables import TABLE_LABELS, ArrayTable
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS, MODULES
from editor.operations.checks.check import FILES, REPAIRS, Check, CheckSubject, Fix
from editor.operations.parameters import parameters_from_texts
from tests.model.random_models import random_model
from tests.operations.model_making import full_model

EVERY = pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)


def test_no_two_checks_have_the_same_code() -> None:
    assert len(CHECKS) == sum(len(module.CHECKS) for module in MODULES)


@EVERY
def test_a_check_can_be_offered(check: Check) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", check.code)
    assert check.section in TABLE_LABELS
    assert check.label[0].isupper()
    assert not check.label.endswith(".")
    assert check.explanation.endswith(".")
    if isinstance(check.fix, str):
        assert check.fix.endswith("."), "a sentence that says why there is no fix"


@EVERY
def test_the_fix_of_a_check_is_an_operation_with_such_parameters(check: Check) -> None:
    if isinstance(check.fix, Fix):
        parameters_from_texts(OPERATIONS[check.fix.operation], check.fix.parameters, full_model())


@EVERY
def test_what_a_check_reads_is_there_to_be_read(check: Check) -> None:
    model = full_model()
    for name in check.reads - {FILES, REPAIRS}:
        table, _, column = name.partition(".")
        if column:
            assert column in {field.name for field in model.tables[table].fields}
            assert isinstance(model.tables[table], ArrayTable)
        else:
            assert table in model.tables


@pytest.fixture(scope="module")
def models() -> list[Model]:
    return [random_model(seed) for seed in range(20)]


@EVERY
def test_a_check_looks_at_nothing_but_what_it_says(check: Check, models: list[Model]) -> None:
    for seed, model in enumerate(models):
        whole = check.findings(CheckSubject(model))
        read = check.findings(CheckSubject(model.snapshot(check.reads)))
        assert list(map(told, whole)) == list(map(told, read)), f"of random model {seed}"


def told(finding: Finding) -> tuple[object, ...]:
    return finding.text, finding.table, finding.rows.tolist(), finding.field


@EVERY
def test_findings_are_of_rows_that_are_there_and_ascend(check: Check, models: list[Model]) -> None:
    for seed, model in enumerate(models):
        for finding in check.findings(CheckSubject(model)):
            assert finding.table in ("", *model.tables)
            rows = finding.rows.tolist()
            assert rows == sorted(set(rows)), f"of random model {seed}"
            assert not rows or 0 <= rows[0] <= rows[-1] < len(model.tables[finding.table])
