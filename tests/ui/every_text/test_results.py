"""What operations and checks tell is translated, whatever they were given and whatever they find."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QTranslator

from editor.formats import Content
from editor.messages import Finding
from editor.model.fields import Kind
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import CheckSubject
from editor.operations.parameters import checked_parameters, models_of
from editor.operations.physics.presets import built_in_presets
from editor.operations.run_operation import run_operation
from editor.ui.models.finding_tree import tr_check
from editor.ui.value_text import error_text, translated
from tests.operations.random_runs import GENERATED, OFTEN, OTHER, Call, random_call
from tests.ui.every_text.marking import bad
from tests.ui.every_text.models import spoil, write_without_letters
from tests.ui.every_text.names import names_in_models

RUNS = 8  # of each operation
MODELS = 50  # that are checked


def made(seed: int) -> Model:
    """A small model of one kind or another, which may be changed."""
    return _model(seed).snapshot()


@cache
def _model(seed: int) -> Model:
    model = GENERATED[OFTEN[seed % len(OFTEN)]](seed)
    write_without_letters(model)
    return model


def told_by(call: Call) -> tuple[list[str], bool]:
    """What an operation says in the window, and whether it did anything."""
    try:
        checked_parameters(call.parameters, call.operation)
        models = models_of(call.operation, call.parameters, lambda _: made(0))
        result = run_operation(call.operation, replace(call.context, models=models), call.parameters).result
    except ValueError as error:
        return [error_text(error)], False
    return [translated(text) for text in (result.message, *result.warnings)], True


def names_in(call: Call) -> Iterator[str]:
    """What an operation may quote: what was typed, and what there is to be typed, which is the same for scripts."""
    yield from (call.operation.id, OTHER, *names_in_models(), *built_in_presets())
    for field in call.operation.fields:
        if field.kind in (Kind.TEXT, Kind.FIELD):
            yield getattr(call.parameters, field.name)
    for table in call.context.model.tables.values():
        yield from (field.name for field in table.fields)


def test_what_operations_did_or_why_not(translator: QTranslator) -> None:
    found: dict[str, list[str]] = {}
    that_did: set[str] = set()
    for operation in OPERATIONS.values():
        for seed in range(RUNS):
            call = random_call(random.Random(f"{operation.id} {seed}"), operation, Content(made(seed)))
            texts, has_done = told_by(call)
            that_did |= {operation.id} if has_done else set()
            if wrong := bad(texts, filter(None, names_in(call))):
                found[operation.id] = wrong
    assert found == {}
    assert len(that_did) > 0.9 * len(OPERATIONS)


def findings(folder: Path) -> Iterator[tuple[str, Finding]]:
    """The code of the check, and what it finds, in models with faults."""
    for seed in range(MODELS):
        model = made(seed)
        if seed >= len(OFTEN):
            spoil(random.Random(seed), model)
        subject = CheckSubject(model, folder, is_pmd=bool(seed % 2))
        for check in CHECKS.values():
            yield from ((check.code, finding) for finding in check.findings(subject))


def test_what_checks_find(translator: QTranslator, tmp_path: Path) -> None:
    texts = {(code, translated(finding.text)) for code, finding in findings(tmp_path)}
    assert bad((text for _, text in texts), names_in_models()) == []
    assert len({code for code, _ in texts}) > 0.75 * len(CHECKS)


def test_what_checks_say_of_themselves(translator: QTranslator) -> None:
    for check in CHECKS.values():
        texts = [check.label, check.explanation, *([check.fix] if isinstance(check.fix, str) else [])]
        assert bad(map(tr_check, texts)) == [], check.code
