"""Moves, scales and rotates UVs of vertices, and copies them from one channel to another."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, FloatArray
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import XY, Vec2, integer, number, switch, vector
from editor.model.morphs import MorphKind
from editor.operations.edits.morph_offsets import set_offsets
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result
from editor.preview.morphed_vertices import COLUMNS

KINDS = (MorphKind.UV, MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)  # the morphs of each channel


def channel(label: str, default: int, help: str) -> Any:
    """A parameter that names a channel: the UV itself, or one of the additional ones."""
    return integer(label, default, minimum=0, maximum=4, help=help)


@dataclass(frozen=True, slots=True)
class TransformUvs:
    move: Vec2 = vector("Move", components=XY, help="How far; 1 is the whole texture.")
    scale: Vec2 = vector("Scale", 1, 1, components=XY, help="By how much along U and V; below 0 it is mirrored.")
    rotate: float = number("Rotate", angle=True, help="From U towards V: clockwise, as the texture is seen.")
    pivot: Vec2 = vector("Pivot", 0.5, 0.5, components=XY, help="The point that scaling and rotating leave in place.")
    centre: bool = switch("About their centre", help="The centre of what is chosen is the pivot.")
    channel: int = channel("Channel", 0, "0: the UV itself; 1 to 4: X and Y of an additional UV.")


def transform_uvs(edit: Edit, context: OperationContext, parameters: TransformUvs) -> Result:
    """Scale UVs, then rotate, then move them; what UV morphs do to them is scaled and rotated, too."""
    vertices, rows, name = edit.model.vertices, context.of("vertices"), COLUMNS[KINDS[parameters.channel]]
    values = vertices[name][rows].astype(np.float64)
    pivot = _centre(values[:, :2]) if parameters.centre else np.array(parameters.pivot)
    matrix = _matrix(parameters)
    if not np.array_equal(matrix, np.eye(2)) or any(parameters.move):
        values[:, :2] = (values[:, :2] - pivot) @ matrix.T + pivot + parameters.move
        edit.set(vertices, rows, name, values)
        _transform_morphs(edit, parameters.channel, _mask(len(vertices), rows), matrix)
    return Result(TranslatableText("UVs of {:,} vertices transformed", len(rows)), {"vertices": rows})


def _matrix(parameters: TransformUvs) -> Float64Array:
    cosine, sine = math.cos(parameters.rotate), math.sin(parameters.rotate)
    return np.array([(cosine, -sine), (sine, cosine)]) * parameters.scale


def _centre(uvs: FloatArray) -> AnyArray:
    known = uvs[np.isfinite(uvs).all(axis=1)]
    return (known.min(axis=0) + known.max(axis=0)) / 2 if len(known) else np.zeros(2)


def _mask(count: int, rows: AnyArray) -> BoolArray:
    mask = np.zeros(count + 1, np.bool_)  # the last stands for none
    mask[rows] = True
    return mask


def _transform_morphs(edit: Edit, number: int, chosen: BoolArray, matrix: Float64Array) -> None:
    def transformed(offsets: Columns) -> Columns:
        mine = chosen[offsets["vertex"]]
        if not mine.any():
            return offsets
        uvs = offsets["uv"].copy()
        uvs[mine, :2] = uvs[mine, :2] @ matrix.T
        return offsets.replace(uv=uvs)

    morphs = edit.model.morphs
    rows = np.array([row for row, morph in enumerate(morphs) if morph.kind is KINDS[number]], np.intp)
    set_offsets(edit, rows, lambda morph: transformed(morph.offsets))


@dataclass(frozen=True, slots=True)
class CopyUvs:
    from_: int = channel("From", 0, "0: the UV itself; 1 to 4: an additional UV.")
    to: int = channel("To", 1, "0: the UV itself; 1 to 4: an additional UV.")


def copy_uvs(edit: Edit, context: OperationContext, parameters: CopyUvs) -> Result:
    """Copy a channel to another one; Z and W, which the UV itself has not, become 0."""
    vertices, rows = edit.model.vertices, context.of("vertices")
    source, target = COLUMNS[KINDS[parameters.from_]], COLUMNS[KINDS[parameters.to]]
    if source == target:
        raise ValueError(TranslatableText("two different channels are needed to copy from one to the other"))
    values = np.zeros((len(rows), 4))
    values[:, : vertices[source].shape[1]] = vertices[source][rows]
    edit.set(vertices, rows, target, values[:, : vertices[target].shape[1]])
    return Result(TranslatableText("UVs of {:,} vertices copied", len(rows)), {"vertices": rows})


OPERATIONS = (
    Operation(
        "vertices.uv",
        "Move, rotate and scale UVs",
        transform_uvs,
        ("vertices",),
        "Moves, rotates and scales the UVs of the selected vertices, and what UV morphs do to them.",
        TransformUvs,
        NEEDS_ROWS,
    ),
    Operation(
        "vertices.uv-copy",
        "Copy UVs to another channel",
        copy_uvs,
        ("vertices",),
        "Copies UVs to additional ones or back; the model gets as many additional UVs as that needs.",
        CopyUvs,
        NEEDS_ROWS,
    ),
)
