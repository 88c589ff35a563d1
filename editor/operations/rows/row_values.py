"""Edits of values of rows of any table: sorted by one, set, calculated, transformed, made finite."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, IndexArray, finite_rows
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, Kind, Vec3, choice, field_of, field_parameter, switch, text, vector
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.tables import TABLE_LABELS, ArrayTable, RecordTable, Table
from editor.operations.choices import TransformPivot
from editor.operations.expressions import parse
from editor.operations.operation import (
    ALL_TABLES,
    NEEDS_ROWS,
    RECORD_TABLES,
    NoParameters,
    OperationContext,
    Result,
    Scope,
    operation,
)
from editor.operations.parameters import value_from_text
from editor.operations.rows.copy_paste import first_free_row_of
from editor.operations.rows.rows import only_table
from editor.operations.transform.session import MOVABLE, TransformOptions, begin_transform, vertices_of
from editor.operations.transform.transform import combined

NUMBERS = (Kind.NUMBER, Kind.INTEGER, Kind.VECTOR, Kind.COLOR, Kind.ROTATION)
NESTED = (Kind.RECORDS, Kind.COLUMNS)
MESH = ("vertices", "faces", "materials")


@dataclass(frozen=True, slots=True)
class SortRows:
    field: str = field_parameter("Field", "name", help="The field by which the rows are sorted.")
    descending: bool = switch("Descending", help="The largest value comes first.")


@operation(
    "rows.sort",
    "Sort by a field",
    "Sorts the selected rows by one of their fields, within the places that they have; references follow.",
    tables=RECORD_TABLES,
    parameters=SortRows,
    needs=NEEDS_ROWS,
    scope=Scope.ACTIVE,
)
def sort(edit: Edit, context: OperationContext, parameters: SortRows) -> Result:
    """Bring rows into the order of a field, within the rows that they occupy; equal ones stay in their order."""
    name, rows = only_table(context)
    table = edit.model.tables[name]
    field = _field_named(table, parameters.field)
    assert isinstance(table, RecordTable)
    rows = rows[rows >= first_free_row_of(table)]
    keys = [_key(field, table.value(row, field.name)) for row in rows.tolist()]
    ascending = sorted(range(len(keys)), key=keys.__getitem__, reverse=parameters.descending)
    order = np.arange(len(table))
    order[rows] = rows[ascending]
    edit.reorder(table, order)
    text = TranslatableText("{}: {:,} sorted by {}", TABLE_LABELS[name].many, len(rows), TranslatableText(field.label))
    return Result(text, {name: rows})


def _key(field: Field, value: Any) -> Any:
    """Return the key by which rows are compared: numbers as numbers; nested lists by their length."""
    return len(value) if field.kind in NESTED else value


@dataclass(frozen=True, slots=True)
class SetRows:
    field: str = field_parameter("Field", "name", help="The field that is set.")
    value: str = text(
        "Value",
        help="A value, or a formula with x, the present value, and i, the position among the selected rows:"
        " x*1.1, +5, i/10. One for each component, separated by commas. In texts {x} and {i} stand for"
        " these.",
    )


@operation(
    "rows.set",
    "Set a field",
    "Sets one field of many rows to a value, or calculates it from the present one.",
    tables=ALL_TABLES,
    parameters=SetRows,
    needs=NEEDS_ROWS,
    scope=Scope.ACTIVE,
)
def set_values(edit: Edit, context: OperationContext, parameters: SetRows) -> Result:
    """Set a field of rows to a constant, or to what an expression makes of its present values."""
    name, rows = only_table(context)
    table = edit.model.tables[name]
    field = _field_named(table, parameters.field)
    if field.kind in NESTED:
        raise ValueError(TranslatableText("{}: a list cannot be set as a whole", TranslatableText(field.label)))
    if field.name == "name" and not parameters.value:
        raise ValueError(TranslatableText("A name cannot be empty: enter a value"))
    first = field.counts_from if context.counts_as_shown else 0
    edit.set(table, rows, field.name, _values(edit.model, table, rows, field, parameters.value, first))
    text = TranslatableText("{}: {} of {:,} set", TABLE_LABELS[name].many, TranslatableText(field.label), len(rows))
    return Result(text, {name: rows})


@operation(
    "rows.replace-not-finite",
    "Repair invalid numbers (NaN)",
    "Replaces infinite and invalid values (NaN) by those of a new row.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
)
def replace_not_finite(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Put what a new row has in the place of numbers that are infinite or none."""
    name, rows = only_table(context)
    table, changed = edit.model.tables[name], np.zeros(len(rows), np.bool_)
    for field in table.fields:
        if field.kind in NUMBERS and field.kind is not Kind.INTEGER:
            present = np.asarray(_column(table, rows, field), np.float64)
            wrong = ~np.isfinite(present)
            if wrong.any():
                values = np.where(wrong, np.asarray(field.default, np.float64), present)
                edit.set(
                    table, rows, field.name, values if isinstance(table, ArrayTable) else _as_records(values, field)
                )
                changed |= wrong.reshape(len(rows), -1).any(axis=1)
    text = TranslatableText("{}: {:,} with invalid numbers repaired", TABLE_LABELS[name].many, int(changed.sum()))
    return Result(text, {name: rows})


def _values(model: Model, table: Table, rows: IndexArray, field: Field, text: str, first: int) -> Any:
    present = _column(table, rows, field)
    if field.kind is Kind.TEXT:
        return [_text(text, x, i) for i, x in enumerate(present)]
    if field.kind in NUMBERS or (field.kind is Kind.REFERENCE and _is_arithmetic(text)):
        values = _computed_values(np.asarray(present, np.float64) + first, field, text) - first
    elif field.kind is Kind.REFERENCE and text.lower() in ("", "none", "-1"):
        return NONE
    else:
        return value_from_text(field, text, model)
    return values if isinstance(table, ArrayTable) else _as_records(values, field)


def _text(template: str, x: str, i: int) -> str:
    return template.replace("{x}", x).replace("{i}", str(i))


def _is_arithmetic(text: str) -> bool:
    try:
        parse(text, "i")
    except ValueError:
        return False
    return True


def _computed_values(present: Float64Array, field: Field, text: str) -> Float64Array:
    """(rows, …) what an expression, or one a component, makes of present values; angles are in degrees in it."""
    unit = np.pi / 180 if field.angle else 1.0
    shown, index = present / unit, np.arange(len(present), dtype=np.float64)
    columns = shown[:, None] if shown.ndim == 1 else shown
    expressions = [_parsed_expression(field, part) for part in text.split(",")]
    if len(expressions) not in (1, columns.shape[1]):
        raise ValueError(
            TranslatableText(
                "{}: {} values expected, not {}", TranslatableText(field.label), field.size, len(expressions)
            )
        )
    each = expressions * columns.shape[1] if len(expressions) == 1 else expressions
    computed = np.stack([compute(columns[:, at], i=index) for at, compute in enumerate(each)], axis=1)
    if not np.isfinite(computed).all():
        raise ValueError(TranslatableText("{}: not every value can be computed", TranslatableText(field.label)))
    return (computed * unit).reshape(present.shape)


def _parsed_expression(field: Field, text: str) -> Callable[..., AnyArray]:
    try:
        return parse(text, "i")
    except ValueError as error:
        raise ValueError(
            TranslatableText("{}: {} is neither a number nor a formula", TranslatableText(field.label), repr(text))
        ) from error


def _as_records(values: Float64Array, field: Field) -> list[Any]:
    whole = field.kind in (Kind.INTEGER, Kind.REFERENCE)
    listed = (np.rint(values) if whole else values).tolist()
    return [tuple(value) for value in listed] if field.size > 1 else listed


def _column(table: Table, rows: IndexArray, field: Field) -> Any:
    if isinstance(table, ArrayTable):
        return table[field.name][rows]
    return [table.value(row, field.name) for row in rows.tolist()]


def _field_named(table: Table, name: str) -> Field:
    try:
        return field_of(table.row_type, name)
    except KeyError as error:
        known = ", ".join(field.name for field in table.fields)
        raise ValueError(
            TranslatableText("{}: there is no field {}; there are {}", table.label.one, repr(name), known)
        ) from error


@dataclass(frozen=True, slots=True)
class TransformRows:
    move: Vec3 = vector("Move", help="The distance in model units.")
    rotate: Vec3 = vector("Rotate", angle=True, help="About the axes of the model: Z first, then X, then Y.")
    scale: Vec3 = vector("Scale", 1, 1, 1, minimum=0.001, help="The scale along each axis of the model.")
    pivot: TransformPivot = choice(
        "Pivot",
        TransformPivot,
        help="The point that stays in place: the centre of the selection, or the origin of the model.",
    )


@operation(
    "rows.transform",
    "Move, rotate and scale",
    "Moves, rotates and scales the selection: all its positions and directions.",
    tables=MOVABLE,
    parameters=TransformRows,
    needs=NEEDS_ROWS,
    scope=Scope.ACTIVE,
)
def transform(edit: Edit, context: OperationContext, parameters: TransformRows) -> Result:
    """Scale rows, then rotate, then move them; vertex morphs go along."""
    name, rows = only_table(context)
    positions = _positions(edit.model, name, rows)
    if not len(positions):
        raise ValueError(TranslatableText("nothing that is selected has a position"))
    pivot = np.zeros(3)
    if parameters.pivot is TransformPivot.CENTRE:
        pivot = (positions.min(axis=0) + positions.max(axis=0)) / 2
    by = combined(pivot, np.eye(3), parameters.move, parameters.rotate, parameters.scale)
    if not by.is_nothing:
        session = begin_transform(edit.model, name, rows, TransformOptions(morphs=True))
        session.write(edit, by)
        session.finish(edit, by)
    return Result(TranslatableText("{}: {:,} transformed", TABLE_LABELS[name].many, len(rows)), {name: rows})


def _positions(model: Model, table: str, rows: IndexArray) -> Float64Array:
    """(n, 3) finite positions of rows, or of the vertices that they are made of."""
    if table in MESH:
        positions = model.vertices[Vertex.position][vertices_of(model, table, rows)].astype(np.float64)
    else:
        records: Any = model.tables[table]
        positions = np.array([records[row].position for row in rows.tolist()], np.float64).reshape(-1, 3)
    return positions[finite_rows(positions)]
