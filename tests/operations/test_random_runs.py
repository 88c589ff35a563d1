"""A short random run over the list of operations; the long one is `tests/benchmarks/random_operations.py`."""

from __future__ import annotations

from collections import Counter

import pytest

from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.rigid_bodies import RigidBody
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation, OperationContext, Result
from tests.operations.random_runs import GENERATED, OFTEN, random_session

RUNS = 80


def test_whatever_is_done_with_models_they_stay_sound() -> None:
    makers = {name: GENERATED[name] for name in OFTEN}
    kinds: Counter[str] = Counter()
    for number in range(RUNS):
        for call, kind, fault in random_session(f"short {number}", makers, list(OPERATIONS.values())):
            assert not fault, (number, str(call), fault)
            kinds[kind] += 1
    assert kinds.total() >= RUNS
    assert min(kinds["changed"], kinds["unchanged"], kinds["refused"]) > RUNS // 10


def _double(edit: Edit, context: OperationContext, parameters: object) -> Result:
    """What is not of 32 bits is another in a file."""
    edit.insert(edit.model.rigid_bodies, 0, [RigidBody(mass=0.1)])
    return Result(TranslatableText("done"))


def _dangle(edit: Edit, context: OperationContext, parameters: object) -> Result:
    """No Edit allows it."""
    edit.set(edit.model.bones, 0, "name", "changed")
    edit.model.bones.records[1] = Bone(parent=99)
    return Result(TranslatableText("done"))


def _fail(edit: Edit, context: OperationContext, parameters: object) -> Result:
    raise KeyError("missing")


def _refuse(edit: Edit, context: OperationContext, parameters: object) -> Result:
    raise ValueError("for no reason")


@pytest.mark.parametrize(
    ("function", "fault"),
    [
        (_double, "rigid_bodies 0 mass"),
        (_dangle, "bones refers to bones 99"),
        (_fail, "KeyError"),
        (_refuse, "refused without a reason"),
    ],
)
def test_faults_are_found(function: object, fault: str) -> None:
    operation = Operation("test.fault", "Fault", function)  # type: ignore[arg-type]
    makers = {"full": GENERATED["full"]}
    assert [kind for _, kind, found in random_session("0", makers, [operation]) if fault in found] == ["fault"]
