"""Moves, rotates and scales rows by numbers: `rows.transform`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import Vec3, choice, vector
from editor.model.model import Model
from editor.model.table_labels import TABLE_LABELS
from editor.operations.choices import TransformPivot
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.rows.rows import only_table
from editor.operations.transform.session import MOVABLE, TransformOptions, begin_transform, vertices_of
from editor.operations.transform.transform import combined

MESH = ("vertices", "faces", "materials")


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
        positions = model.vertices["position"][vertices_of(model, table, rows)].astype(np.float64)
    else:
        records: Any = model.tables[table]
        positions = np.array([records[row].position for row in rows.tolist()], np.float64).reshape(-1, 3)
    return positions[np.isfinite(positions).all(axis=1)]
