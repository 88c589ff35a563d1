"""Whatever a file holds, operations that build bones do all of what they do, or refuse and leave no trace."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from editor.messages import TranslatableText
from editor.model.bones import BoneFlags
from editor.model.fields import Kind, replaced
from editor.model.history import History
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation, OperationContext
from editor.operations.run_operation import run_operation
from tests.model.random_models import fingerprint, for_random_seeds, random_model, random_rows

BUILDING = [
    *("bones.add", "bones.add-at", "bones.add-parent", "bones.add-append", "bones.split", "bones.insert-between"),
    *("bones.chain-between", "bones.merge", "bones.merge-same-name", "bones.mirror", "bones.position-from-vertices"),
    "bones.match-sides",
]
NAMES = ("", "左腕", "右腕", "左足", "右足", "センター", "髪1", "髪2", "arm_L", "arm_R")
PLACES = (0.0, 1.0, -2.5, float("nan"), 1e6)


def broken_model(rng: random.Random, seed: int) -> Model:
    """Parents in circles, every flag, positions that are no numbers, names that come twice."""
    model = random_model(seed, 9)
    for row, bone in enumerate(model.bones.records):
        vectors = {name: tuple(rng.choice(PLACES) for _ in range(3)) for name in ("position", "tail_offset")}
        flags = BoneFlags(rng.randrange(0x4000))
        model.bones.records[row] = replaced(bone, {**vectors, "flags": flags, "name": rng.choice(NAMES)})
    model.vertices.fill(
        len(model.vertices),
        bones=model.vertices["bones"],
        deform=np.array([rng.randrange(7) for _ in range(len(model.vertices))], np.uint8),
        weights=np.array([[rng.choice((*PLACES, 0.5)) for _ in range(4)] for _ in range(len(model.vertices))]),
        position=np.array([[rng.choice(PLACES) for _ in range(3)] for _ in range(len(model.vertices))]),
    )
    return model


def parameters(rng: random.Random, operation: Operation, model: Model) -> Any:
    """Parameters at random, of those that can be typed."""
    values = {}
    for field in operation.fields:
        if field.kind is Kind.SWITCH:
            values[field.name] = rng.random() < 0.5
        elif field.kind is Kind.CHOICE and field.type is not None:
            values[field.name] = rng.choice(list(field.type))
        elif field.kind is Kind.INTEGER:
            values[field.name] = rng.randint(int(field.minimum or 0), 4)
        elif field.kind is Kind.REFERENCE:
            values[field.name] = rng.randrange(-1, len(model.bones))
        elif field.kind is Kind.TEXT:
            values[field.name] = rng.choice(NAMES)
    return operation.parameters(**values)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", BUILDING)
@for_random_seeds
def test_all_or_nothing(name: str, seed: int) -> None:
    rng = random.Random(seed)
    model = broken_model(rng, seed)
    before, operation = fingerprint(model), OPERATIONS[name]
    rows = {"bones": np.array(sorted(random_rows(rng, model.bones)), np.intp)} if operation.tables else {}
    chosen = parameters(rng, operation, model)
    refusals: list[ValueError] = []
    try:
        outcome = run_operation(operation, OperationContext(model, rows, rows), chosen)
    except ValueError as error:
        refusals.append(error)
    if refusals:
        assert isinstance(refusals[0].args[0], TranslatableText)
        assert repr(fingerprint(model)) == repr(before)
        return
    count = len(model.bones)
    assert model.vertices["bones"].max(initial=-1) < count
    assert all(-1 <= bone.parent < count for bone in model.bones)
    if outcome.step is not None:
        history = History()
        history.add(outcome.step)
        history.undo()
        assert repr(fingerprint(model)) == repr(before)
