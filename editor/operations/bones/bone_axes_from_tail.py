"""Gives bones the axis that they turn about, or the axes that they are handled by, from where they end; straightens
them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import replaced
from editor.model.model import Model
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.preview.bone_axes import NEARLY_NONE, axes_along, bone_directions, straightened_axes


@operation(
    "bones.fixed-axis-from-tail",
    "Fixed axis along the tail",
    "Gives the selected bones a fixed axis (軸制限) along their tail, as twist bones have; without a tail,"
    " towards their first child.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="bone.tails",
    menu_order=210,
)
def fixed_axis_from_tail(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Let bones turn only about the axis from where they are to where they end."""
    rows, vectors = _with_direction(edit.model, context.of("bones"))
    axes = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    _set_axes(edit, rows, BoneFlags.FIXED_AXIS, ({"fixed_axis": axis} for axis in _vectors(axes)))
    text = TranslatableText("Bones with a fixed axis along the tail: {:,}", len(rows))
    return Result(text, {"bones": rows}, _warn_without_direction(context, rows))


@operation(
    "bones.local-axes-from-tail",
    "Local axes along the tail",
    "Gives the selected bones local axes as MMD has them for arms: X to the tail, Z away from the viewer.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="bone.tails",
    menu_order=220,
)
def local_axes_from_tail(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Give bones local axes whose x goes from where they are to where they end."""
    rows, vectors = _with_direction(edit.model, context.of("bones"))
    axes = axes_along(vectors)
    pairs = zip(_vectors(axes[:, :, 0]), _vectors(axes[:, :, 2]), strict=True)
    _set_axes(edit, rows, BoneFlags.LOCAL_AXES, ({"local_x": x, "local_z": z} for x, z in pairs))
    text = TranslatableText("Bones with local axes along the tail: {:,}", len(rows))
    return Result(text, {"bones": rows}, _warn_without_direction(context, rows))


@operation(
    "bones.normalize-axes",
    "Straighten axes",
    "Normalizes fixed and local axes to length 1, and puts the local Z axis at a right angle to the local X axis."
    " Their directions stay.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
)
def straighten_axes(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring axes to length 1, and local Z to a right angle with local X."""
    bones = edit.model.bones
    found = {row: straightened_axes(bones[row]) for row in context.of("bones").tolist()}
    new = {row: replaced(bones[row], values) for row, values in found.items() if values}
    edit.put(bones, list(new), Records(Bone, list(new.values())))
    return Result(
        TranslatableText("Bones whose axes were straightened: {:,}", len(new)), {"bones": np.array(list(new), np.intp)}
    )


def _with_direction(model: Model, rows: IndexArray) -> tuple[IndexArray, Float64Array]:
    """Those of the bones that end somewhere, and the ways there. ValueError when it is none."""
    vectors = bone_directions(model.bones.records, rows.tolist())
    lengths = np.linalg.norm(vectors, axis=1)
    there = np.isfinite(lengths) & (lengths > NEARLY_NONE)
    if not there.any():
        raise ValueError(TranslatableText("None of the bones has a tail or a child that gives a direction."))
    return rows[there], vectors[there]


def _set_axes(edit: Edit, rows: IndexArray, flag: BoneFlags, values: Iterable[dict[str, Any]]) -> None:
    bones = edit.model.bones
    pairs = zip(rows.tolist(), values, strict=True)
    new = [replaced(bones[row], {**changed, "flags": bones[row].flags | flag}) for row, changed in pairs]
    edit.put(bones, rows, Records(Bone, new))


def _vectors(axes: Float64Array) -> list[tuple[float, ...]]:
    """Vectors (n, 3) as records hold them."""
    return [tuple(axis) for axis in axes.astype(np.float32).tolist()]


def _warn_without_direction(context: OperationContext, rows: IndexArray) -> tuple[TranslatableText, ...]:
    """Return a warning about bones that give no direction, if any."""
    left = len(context.of("bones")) - len(rows)
    return (TranslatableText("Bones without tail or child, left as they were: {:,}", left),) if left else ()
