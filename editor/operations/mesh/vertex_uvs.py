"""Moves, scales and rotates UVs of vertices, and copies them from one channel to another."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import XY, Vec2, number, switch, vector
from editor.operations.mesh.uv_map import UV_COLUMNS, HeldUvs, UvMap, channel, rotation
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation


@dataclass(frozen=True, slots=True)
class TransformUvs:
    move: Vec2 = vector("Move", components=XY, help="The distance; 1 is the width or height of the texture.")
    scale: Vec2 = vector("Scale", 1, 1, components=XY, help="The scale along U and V; below 0 it mirrors.")
    rotate: float = number("Rotate", angle=True, help="The angle from U towards V: clockwise on the texture.")
    pivot: Vec2 = vector(
        "Pivot", 0.5, 0.5, components=XY, help="The point that stays in place when scaling and rotating."
    )
    centre: bool = switch("About their centre", help="Uses the centre of the selection as the pivot.")
    channel: int = channel("Channel", 0, "0: the UV itself; 1 to 4: X and Y of an additional UV.")


@operation(
    "vertices.uv",
    "Move, rotate and scale UVs",
    "Moves, rotates and scales the UVs of the selected vertices, and the UV morphs with them.",
    tables=("vertices",),
    parameters=TransformUvs,
    needs=NEEDS_ROWS,
)
def transform_uvs(edit: Edit, context: OperationContext, parameters: TransformUvs) -> Result:
    """Scale UVs, then rotate, then move them; what UV morphs do to them is scaled and rotated, too."""
    rows = context.of("vertices")
    held = HeldUvs(edit.model, parameters.channel, rows)
    pivot = held.centre if parameters.centre else np.array(parameters.pivot)
    uv_map = UvMap(_matrix(parameters), pivot, np.array(parameters.move))
    if not uv_map.is_identity:
        held.write(edit, uv_map)
        held.finish(edit, uv_map)
    return Result(TranslatableText("Vertices whose UVs were transformed: {:,}", len(rows)), {"vertices": rows})


def _matrix(parameters: TransformUvs) -> Float64Array:
    return rotation(parameters.rotate) * parameters.scale


@dataclass(frozen=True, slots=True)
class CopyUvs:
    from_: int = channel("From channel", 0, "0: the UV itself; 1 to 4: an additional UV.")
    to: int = channel("To channel", 1, "0: the UV itself; 1 to 4: an additional UV.")


@operation(
    "vertices.uv-copy",
    "Copy UVs to another channel",
    "Copies UVs to additional UVs or back; additional UVs are added to the model as needed.",
    tables=("vertices",),
    parameters=CopyUvs,
    needs=NEEDS_ROWS,
)
def copy_uvs(edit: Edit, context: OperationContext, parameters: CopyUvs) -> Result:
    """Copy a channel to another one; Z and W, which the UV itself has not, become 0."""
    vertices, rows = edit.model.vertices, context.of("vertices")
    source, target = UV_COLUMNS[parameters.from_], UV_COLUMNS[parameters.to]
    if source == target:
        raise ValueError(TranslatableText("two different channels are needed to copy from one to the other"))
    values = np.zeros((len(rows), 4))
    values[:, : vertices[source].shape[1]] = vertices[source][rows]
    edit.set(vertices, rows, target, values[:, : vertices[target].shape[1]])
    return Result(TranslatableText("Vertices whose UVs were copied: {:,}", len(rows)), {"vertices": rows})
