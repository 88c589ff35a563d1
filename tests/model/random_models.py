"""Random small models and random edits of every kind, made from seeds so that a failing case can be run again."""

from __future__ import annotations

import inspect
import os
import random
import struct
from collections.abc import Callable
from functools import cache, wraps
from typing import Any

import numpy as np
from hypothesis import settings

from editor.model.columns import Columns, Records, RowSet
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, Kind, fields_of, single
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES, Morph
from editor.model.tables import ArrayTable, RecordTable, Table

Counts = dict[str, int]
Maker = Callable[[random.Random, Counts], Any]


def for_random_seeds(test: Callable[..., None]) -> Callable[..., None]:
    """Call a test with many a `seed`: on CI always the same, elsewhere KATACHI_SEED or others each time.

    The one that fails is told. Of a seed Hypothesis finds no simpler one, and takes longer than most of these tests.
    """

    @wraps(test)
    def called(*arguments: Any, **more: Any) -> None:
        rng = random.Random(test.__qualname__ if "CI" in os.environ else None)
        wanted = os.environ.get("KATACHI_SEED")
        seeds = [int(wanted)] if wanted else [rng.randrange(2**32) for _ in range(settings.default.max_examples)]
        for seed in seeds:
            try:
                test(*arguments, seed=seed, **more)
            except Exception as error:
                error.add_note(f"KATACHI_SEED={seed}")
                raise

    signature = inspect.signature(test)
    others = [parameter for name, parameter in signature.parameters.items() if name != "seed"]
    called.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
    return called


def random_model(seed: int, size: int = 6) -> Model:
    """A model of up to `size` rows a table, every field random, every reference valid."""
    rng = random.Random(seed)
    model = Model()
    counts = {name: 1 if table.fixed else rng.randrange(size + 1) for name, table in model.tables.items()}
    if not counts["vertices"]:
        counts["faces"] = 0
    for name, table in model.tables.items():
        if isinstance(table, RecordTable):
            table.records[:] = [random_record(rng, table.row_type, counts) for _ in range(counts[name])]
        else:
            rows = random_columns(rng, table.row_type, counts[name], counts)
            if table.sorted_by:
                rows = rows.take(np.argsort(rows[table.sorted_by].view(np.uint32), kind="stable"))
            table.fill(counts[name], **rows.stored)
    return model


def random_record(rng: random.Random, row_type: type, counts: Counts) -> Any:
    values = {name: make(rng, counts) for name, make in _makers(row_type)}
    if row_type is Morph:
        values["offsets"] = random_columns(rng, OFFSET_TYPES[values["kind"]], rng.randrange(5), counts)
    return row_type(**values)


def random_columns(rng: random.Random, row_type: type, length: int, counts: Counts) -> Columns:
    """Columns whose references hit something: fewer rows where a dropping reference has nothing to hit."""
    targets = [field.target for field in fields_of(row_type) if field.kind is Kind.REFERENCE and field.drop]
    if any(not counts[target] and target != "materials" for target in targets):
        length = 0
    makers = _makers(row_type)
    rows = [[make(rng, counts) for _, make in makers] for _ in range(length)]
    return Columns(row_type, length, **{name: [row[at] for row in rows] for at, (name, _) in enumerate(makers)})


def random_value(rng: random.Random, field: Field, counts: Counts) -> Any:
    return _maker(field)(rng, counts)


@cache
def _makers(row_type: type) -> list[tuple[str, Maker]]:
    """What makes a value of each field: found once, for thousands of models are made."""
    return [(field.name, _maker(field)) for field in fields_of(row_type)]


def _maker(field: Field) -> Maker:
    match field.kind:
        case Kind.TEXT:
            return lambda rng, counts: "".join([rng.choice("abcボーン足ＩＫ") for _ in range(rng.randrange(5))])
        case Kind.REFERENCE:
            low = NONE if not field.drop or field.target == "materials" else 0
            if field.size == 1:
                return lambda rng, counts: _random_reference(rng, low, counts[field.target])
            return lambda rng, counts: tuple(
                [_random_reference(rng, low, counts[field.target]) for _ in range(field.size)]
            )
        case Kind.RECORDS:
            return lambda rng, counts: tuple(
                [random_record(rng, rng.choice(field.items), counts) for _ in range(rng.randrange(4))]
            )
        case Kind.COLUMNS:
            return lambda rng, counts: random_columns(rng, field.items[0], rng.randrange(4), counts)
        case Kind.CHOICE:
            assert field.type is not None
            members = list(field.type)
            return lambda rng, counts: rng.choice(members)
        case Kind.FLAGS | Kind.GROUPS | Kind.INTEGER:
            values = [field.coerce(value) for value in range(5)]
            return lambda rng, counts: rng.choice(values)
        case Kind.SWITCH:
            return lambda rng, counts: rng.random() < 0.5
        case Kind.NUMBER:
            return lambda rng, counts: single(8 * rng.random() - 4)
        case _:
            single_precision = struct.Struct(f"{field.size}f")
            components = range(field.size)
            return lambda rng, counts: single_precision.unpack(
                single_precision.pack(*[8 * rng.random() - 4 for _ in components])
            )


def _random_reference(rng: random.Random, low: int, count: int) -> int:
    return rng.randrange(low, count) if count > low else NONE


def random_edit(rng: random.Random, edit: Edit) -> None:
    """One random call of one of the verbs on one random table."""
    table = rng.choice(list(edit.model.tables.values()))
    verb = rng.choice([_set, _put, _insert, _remove, _move] if not table.fixed else [_set, _put])
    verb(rng, edit, table)


def counts_of(model: Model) -> Counts:
    return {name: len(table) for name, table in model.tables.items()}


def random_rows(rng: random.Random, table: Table) -> list[int]:
    return rng.sample(range(len(table)), rng.randrange(len(table) + 1)) if len(table) else []


def _set(rng: random.Random, edit: Edit, table: Table) -> None:
    rows = random_rows(rng, table)
    field = rng.choice([field for field in table.fields if field.kind is not Kind.COLUMNS])
    if isinstance(table, ArrayTable):
        value = random_columns(rng, table.row_type, len(rows), counts_of(edit.model))[field.name]
        if len(value) != len(rows):
            return
    else:
        value = [random_value(rng, field, counts_of(edit.model)) for _ in rows]
    edit.set(table, rows, field.name, value)


def _put(rng: random.Random, edit: Edit, table: Table) -> None:
    rows, counts = random_rows(rng, table), counts_of(edit.model)
    if isinstance(table, ArrayTable):
        row_set: RowSet = random_columns(rng, table.row_type, len(rows), counts)
    else:
        row_set = Records(table.row_type, [random_record(rng, table.row_type, counts) for _ in rows])
    if len(row_set) == len(rows):
        edit.put(table, rows, row_set)


def _insert(rng: random.Random, edit: Edit, table: Table) -> None:
    added = rng.randrange(3)
    counts = counts_of(edit.model)
    counts[table.name] += added
    if isinstance(table, ArrayTable):
        records: Any = random_columns(rng, table.row_type, added, counts)
    else:
        records = [random_record(rng, table.row_type, counts) for _ in range(added)]
    edit.insert(table, rng.randrange(len(table) + 1), records)


def _remove(rng: random.Random, edit: Edit, table: Table) -> None:
    rows = random_rows(rng, table)
    stay = sorted(set(range(len(table))) - set(rows))
    heir: Any = rng.choice([None, rng.choice(stay) if stay else None])
    if table.name == "bones" and rng.random() < 0.3:
        heir = "parent"
    edit.remove(table, rows, heir)


def _move(rng: random.Random, edit: Edit, table: Table) -> None:
    rows = random_rows(rng, table)
    edit.move(table, rows, rng.randrange(len(table) - len(rows) + 1))


def fingerprint(model: Model) -> dict[str, Any]:
    """Everything that a model holds, comparable."""
    found: dict[str, Any] = {}
    for name, table in model.tables.items():
        if isinstance(table, RecordTable):
            found[name] = list(table.records)
        else:
            columns = ((field.name, table[field.name]) for field in table.fields)
            found[name] = {field: (column.shape, column.tobytes()) for field, column in columns}
    return found


__all__ = [
    *("counts_of", "field_of", "fingerprint", "for_random_seeds", "random_edit", "random_model"),
    *("random_record", "random_rows"),
]
