"""Operations on tables whose kinds, flags, groups, integers and references are at the bounds of what they may be."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import ArrayLike

from editor.formats import Content
from editor.model.bones import BoneFlags
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.history import History
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind
from editor.model.tables import ArrayTable, RecordTable
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Need, Operation, OperationContext
from editor.operations.parameters import checked_parameters
from editor.operations.run_operation import run_operation
from tests.formats.fuzzing import dangling
from tests.formats.making import full_model
from tests.model.random_models import fingerprint, random_model
from tests.operations.random_runs import random_pose, written

SEED = 11  # of models with rows in all tables
LOWEST, HIGHEST = 0, -1  # indices among the bounds of a value
MOST = 2**31 - 1
# What a file may not hold otherwise: a reader could not tell what follows.
NAMED = (Deform, MorphKind)
WHOLE = (Kind.CHOICE, Kind.FLAGS, Kind.GROUPS, Kind.INTEGER, Kind.REFERENCE)
BOUNDED = (*WHOLE, Kind.SWITCH)
WITH_BOUNDS = [
    operation
    for operation in OPERATIONS.values()
    if operation.tables or any(field.kind in BOUNDED for field in operation.fields)
]


def bounds(field: Field, counts: dict[str, int]) -> tuple[Any, ...]:
    """The lowest and the highest value that may be read from a file, or that a parameter may have."""
    match field.kind:
        case Kind.CHOICE if field.type in NAMED:
            return tuple(field.type)  # type: ignore[arg-type]
        case Kind.CHOICE | Kind.FLAGS:
            return field.coerce(0), field.coerce(0xFFFF if field.type is BoneFlags else 0xFF)
        case Kind.GROUPS:
            return 0, 0xFFFF
        case Kind.INTEGER:
            return int(field.minimum or 0), int(min(field.maximum or 0xFF, MOST))
        case Kind.SWITCH:
            return False, True
        case _:
            has_none = not field.drop or field.target == "materials"
            return NONE if has_none or not counts[field.target] else 0, counts[field.target] - 1


def bounded_record(record: Any, end: int, counts: dict[str, int]) -> Any:
    """A record, and what is nested in it, with all that has bounds at one of them."""
    values = {}
    for field in fields_of(type(record)):
        value = getattr(record, field.name)
        if isinstance(record, Morph) and field.name == "kind":  # its offsets are of that kind
            continue
        if field.kind in BOUNDED:
            value = bounds(field, counts)[end]
        elif field.kind is Kind.RECORDS:
            value = tuple(bounded_record(item, end, counts) for item in value)
        elif field.kind is Kind.COLUMNS:
            value = bounded_columns(value, end, counts)
        values[field.name] = value
    return type(record)(**(vars_of(record) | values))


def vars_of(record: Any) -> dict[str, Any]:
    return {field.name: getattr(record, field.name) for field in fields_of(type(record))}


def bounded_columns(columns: Columns, end: int, counts: dict[str, int]) -> Columns:
    full = {field.name: columns[field.name].copy() for field in fields_of(columns.row_type)}
    for field in fields_of(columns.row_type):
        if field.kind in BOUNDED:
            full[field.name][:] = bounds(field, counts)[end]
    return Columns(columns.row_type, len(columns), **full)


def bounded_model(seed: int, end: int) -> Model:
    return _bounded_model(seed, end).snapshot()


@cache
def _bounded_model(seed: int, end: int) -> Model:
    model = random_model(seed)
    counts = {name: len(table) for name, table in model.tables.items()}
    for table in model.tables.values():
        if isinstance(table, RecordTable):
            table.records[:] = [bounded_record(record, end, counts) for record in table.records]
        else:
            rows = Columns(table.row_type, len(table), **{field.name: table[field.name] for field in table.fields})
            table.fill(len(table), **bounded_columns(rows, end, counts).stored)
    return model


def bounded_parameters(operation: Operation, model: Model, end: int) -> Any:
    counts = {name: len(table) for name, table in model.tables.items()}
    fields = [field for field in operation.fields if field.kind in BOUNDED]
    return operation.parameters(
        **{
            field.name: tuple(field.type)[end] if field.kind is Kind.CHOICE else bounds(field, counts)[end]  # type: ignore[arg-type]
            for field in fields
        }
    )


@pytest.mark.parametrize("end", [LOWEST, HIGHEST], ids=["lowest", "highest"])
@pytest.mark.parametrize("chosen", [LOWEST, HIGHEST], ids=["first", "last"])
@pytest.mark.parametrize("operation", WITH_BOUNDS, ids=lambda each: each.id)
def test_kinds_flags_and_references_may_be_at_their_bounds(operation: Operation, chosen: int, end: int) -> None:
    """The operation succeeds or refuses, and nothing refers to what is not there."""
    model = bounded_model(SEED, end)
    before = fingerprint(model)
    rows = {name: np.arange(len(model.tables[name])) for name in operation.tables[:1]}
    posed = random_pose(random.Random(SEED), model) if Need.POSE in operation.needs else None
    others = {field.name: bounded_model(SEED + 1, end) for field in operation.fields if field.target == "model"}
    context = OperationContext(model, rows, rows, posed=posed, models=others)
    try:
        parameters = checked_parameters(bounded_parameters(operation, model, chosen), operation)
        step = run_operation(operation, context, parameters).step
    except ValueError:
        assert fingerprint(model) == before
        return
    assert not dangling(model)
    assert written(Content(model))
    if step is not None:
        history = History()
        history.add(step)
        history.undo()
    assert fingerprint(model) == before


BEYOND = [-(2**31) - 1, 2**31, 2**32, 2**63, 2**64]
STORED = [(name, field) for name, table in Model().tables.items() for field in table.fields if field.kind in WHOLE]


@pytest.mark.parametrize("value", BEYOND)
@pytest.mark.parametrize(("name", "field"), STORED, ids=lambda each: each if isinstance(each, str) else each.name)
def test_what_a_field_cannot_hold_is_refused(name: str, field: Field, value: int) -> None:
    """By an edit, as one number or as an array, and by the operation: nothing is cut off or wraps round."""
    model, every = full_model(), [0]
    table, before = model.tables[name], fingerprint(model)
    set_values, context = OPERATIONS["rows.set"], OperationContext(model, {name: np.array(every)})
    parameters = set_values.parameters(field=field.name, value=str(value))
    numbers = [value] if field.size == 1 else [(value,) * field.size]
    for values in (numbers, np.array(numbers, np.float64)):
        with pytest.raises(ValueError, match="not"), Edit(model) as edit:
            edit.set(table, every, field.name, values if isinstance(table, ArrayTable) else list(values))
    with pytest.raises(ValueError, match="not"):
        run_operation(set_values, context, checked_parameters(parameters, set_values))
    assert fingerprint(model) == before


@pytest.mark.parametrize("values", [[256], [-1], np.array([256]), np.array([-1]), np.array([np.nan]), [2**64]])
def test_numbers_do_not_wrap_round_in_columns(values: ArrayLike) -> None:
    with pytest.raises(ValueError, match=r"Weight type: .* is not between 0 and 255"):
        Columns(Vertex, 1, deform=values)
