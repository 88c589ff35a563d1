"""What every operation owes, whichever it is: it can be offered, undone to the byte, and refuses as a whole."""

from __future__ import annotations

import dataclasses
import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.model.fields import Kind
from editor.model.history import History
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS, ROWS
from editor.operations.operation import ALL_TABLES, Need, NoParameters, Operation, OperationContext
from editor.operations.parameters import checked_parameters, choices, operation_entry, parameter_name, value_from_text
from editor.operations.run_operation import ChangedRows, declare_uvs, dry_run_operation, run_operation, with_rows
from tests.model.random_models import fingerprint, for_random_seeds, random_model, random_rows
from tests.operations.model_making import full_model
from tests.operations.random_runs import random_parameters, random_pose

MODELS = 150  # different ones, which all operations share: to make one takes longer than most operations
EVERY = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS)


def one_of_models(seed: int) -> Model:
    """A small random model, which may be changed."""
    return _model(seed % MODELS).snapshot()


@cache
def _model(number: int) -> Model:
    return random_model(number)


def test_no_two_operations_have_the_same_id() -> None:
    assert len(OPERATIONS) == len(ROWS)


@EVERY
def test_an_operation_can_be_offered(operation: Operation) -> None:
    subject, _, verb = operation.id.partition(".")
    assert subject.islower()
    assert verb.replace("-", "").islower()
    assert operation.label[0].isupper()
    assert operation.help.endswith(".")
    assert set(operation.tables) <= set(ALL_TABLES)
    assert operation.tables or Need.ROWS not in operation.needs
    for field in operation.fields:
        assert field.label, field.name
        assert field.help, field.name


@pytest.mark.parametrize(
    ("id", "parameters"),
    [
        ("bodies.from-bones", {"shape": "capsule", "mode": "bone", "fit": "weights"}),
        ("bodies.chain", {"shape": "capsule", "mode": "physics", "joints": True, "preset": "hair"}),
        ("bodies.mirror", {}),
        ("joints.mirror", {}),
        ("joints.connect", {}),
        ("joints.from-bodies", {}),
        ("rows.delete", {}),
        ("vertices.normals", {"how": "faces", "angle": 180, "distance": 0}),
        ("vertices.merge-by-distance", {"distance": 0.0001, "uv": "keep-apart"}),
        ("vertices.uv", {"move": [0, 0], "scale": [1, 1], "rotate": 0, "pivot": [0.5, 0.5], "channel": 0}),
        ("vertices.uv-copy", {"from": 0, "to": 1}),
        ("faces.swap-diagonal", {}),
        ("faces.extrude", {"distance": 0.5}),
        ("faces.subdivide", {"smooth": False}),
        ("faces.cut", {"point": [0, 10, 0], "normal": [0, 1, 0], "keep": "both", "fill": False}),
        ("faces.fill", {"sharp": True}),
        ("faces.reduce", {"ratio": 0.5}),
        ("faces.from-vertices", {}),
        ("vertices.add-at", {"position": [0, 0, 0], "face": False}),
        ("model.mirror-half", {"from": "left", "distance": 0.001}),
        ("morphs.new", {"kind": "vertex", "panel": "other"}),
        ("morphs.extract", {"name": "", "keep": False}),
        ("morphs.from-materials", {"panel": "other"}),
        ("morphs.move-to-panel", {"panel": "other"}),
        ("morphs.combine", {"weights": ""}),
        ("morphs.group", {"weights": ""}),
        ("morphs.flip", {"weights": ""}),
        ("morphs.split-sides", {"blend": 0.5}),
        ("morphs.mirror", {}),
        ("morphs.arkit", {}),
        ("morphs.scale", {"factor": 1}),
        ("morphs.prune", {"threshold": 0.0001}),
        ("morphs.convert", {"to": "vertex"}),
        ("morphs.from-model", {"model": "", "threshold": 0.0001}),
        ("morphs.transfer", {"model": "", "source": "place", "distance": 0.01, "replace": True, "scale": 1}),
        ("weights.transfer", {"model": "", "source": "surface", "distance": 0, "scale": 1}),
        ("model.replace-geometry", {"model": "", "match": "place", "distance": 0.01, "scale": 1}),
    ],
)
def test_scripts_can_rely_on_operations_and_their_parameters(id: str, parameters: dict[str, Any]) -> None:
    told = operation_entry(OPERATIONS[id])["parameters"]
    assert parameters.items() <= {parameter["name"]: parameter["default"] for parameter in told}.items()


@EVERY
def test_what_the_list_shows_can_be_typed(operation: Operation) -> None:
    """Each default and choice, as `apply --list` shows it, is read as what it stands for."""
    model = full_model()
    for field, shown in zip(operation.fields, operation_entry(operation)["parameters"], strict=True):
        assert shown["name"] == parameter_name(field)
        for token in choices(field):
            assert value_from_text(field, token, model).token == token
        default = shown["default"]
        if field.kind not in (Kind.ROWS, Kind.FILE):
            text = ",".join(map(str, default)) if isinstance(default, list) else str(default)
            assert value_from_text(field, text, model) == pytest.approx(field.default)


@EVERY
@for_random_seeds
def test_undone_the_model_is_as_before(operation: Operation, seed: int) -> None:
    """Whatever the parameters: the step leads back and forth, and a refusal leaves no trace."""
    rng = random.Random(seed)
    model = one_of_models(seed)
    before = fingerprint(model)
    context = _context(rng, operation, model, seed)
    parameters = random_parameters(rng, operation, model)
    try:
        outcome = run_operation(operation, context, checked_parameters(parameters, operation))
    except ValueError:
        assert fingerprint(model) == before
        return
    after = fingerprint(model)
    assert outcome.step is not None or after == before
    for table, rows in outcome.result.rows.items():
        assert all(0 <= row < len(model.tables[table]) for row in rows)
    history = History()
    if outcome.step is not None:
        history.add(outcome.step)
        history.undo()
        assert fingerprint(model) == before
        history.redo()
        assert fingerprint(model) == after


@pytest.mark.parametrize(
    "operation", [each for each in OPERATIONS.values() if each.on_worker], ids=lambda each: each.id
)
@for_random_seeds
def test_a_dry_run_is_repeated_as_it_was(operation: Operation, seed: int) -> None:
    rng = random.Random(seed)
    model = one_of_models(seed)
    there = model.snapshot()
    context = _context(rng, operation, model, seed)
    parameters = random_parameters(rng, operation, model)
    try:
        run_operation(operation, context, checked_parameters(parameters, operation))
    except ValueError:
        return
    copy = there.snapshot()
    before = fingerprint(copy)
    context = with_rows(operation, dataclasses.replace(context, model=copy))
    dry_run = dry_run_operation(operation, context, parameters, lambda *_: None)
    assert fingerprint(copy) == before
    with Edit(there) as first:
        first.repeat(dry_run.step)
    first.cancel()
    watcher = ChangedRows(there)
    edit = Edit(there, watcher=watcher)
    edit.repeat(dry_run.step)  # once more: what is repeated stays as it is
    declare_uvs(edit, watcher)
    assert fingerprint(there) == fingerprint(model)
    edit.cancel()
    assert fingerprint(there) == before


@pytest.mark.parametrize("name", [id for id in OPERATIONS if id.startswith("rows.") and not OPERATIONS[id].fields])
def test_operations_on_rows_tell_where_the_row_is(name: str) -> None:
    operation = OPERATIONS[name]
    for table in operation.tables:
        model = full_model()
        rows = run_operation(
            operation, OperationContext(model, {table: np.array([len(model.tables[table]) - 1])}), NoParameters()
        ).result.rows
        assert [len(found) for found in rows.values()] == [1] * (name != "rows.delete")


def _context(rng: random.Random, operation: Operation, model: Model, seed: int) -> OperationContext:
    filled = [name for name in operation.tables if len(model.tables[name])]
    rows = {name: random_rows(rng, model.tables[name]) for name in rng.sample(filled, min(1, len(filled)))}
    posed = random_pose(rng, model) if Need.POSE in operation.needs else None
    models = {field.name: one_of_models(seed + 1) for field in operation.fields if field.target == "model"}
    return OperationContext(model, rows, rows, posed=posed, models=models)  # type: ignore[arg-type]
