"""Edits of a whole model: scaled, other positions, normals or UVs from a mesh, the count of additional UVs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import integer, model_parameter, number
from editor.model.model import Info, Model
from editor.model.morphs import BoneOffset, Morph, VertexOffset
from editor.operations.operation import NoParameters, OperationContext, Result, operation
from editor.operations.queries.additional_uvs import KINDS, UVS, used_uvs

# By table: the fields that are lengths, or positions.
LENGTHS: Mapping[str, tuple[str, ...]] = {
    "bones": ("position", "tail_offset"),
    "rigid_bodies": ("size", "position"),
    "joints": ("position", "move_lower", "move_upper"),
    "soft_bodies": ("margin",),
}
OF_VERTICES = ("position", "sdef_c", "sdef_r0", "sdef_r1")


def scale_lengths(edit: Edit, factor: float) -> None:
    """Multiply the lengths of the model by `factor`. ValueError unless it is finite and positive.

    Edges keep their width, which belongs to the picture, and springs, masses and impulses their strength.
    """
    if not (np.isfinite(factor) and factor > 0):
        raise ValueError(TranslatableText("the scale has to be a positive number, not {}", factor))
    vertices = edit.model.vertices
    for field in filter(vertices.stores, OF_VERTICES):
        edit.set(vertices, slice(None), field, vertices[field] * np.float32(factor))
    for name, fields in LENGTHS.items():
        table = edit.model.tables[name]
        rows = table.rows(slice(None))
        edit.put(table, slice(None), rows.replace(**{field: np.array(rows[field]) * factor for field in fields}))
    _scale_offsets(edit, factor)


def scaled_copy(other: Model, factor: float) -> Model:
    """A copy of a model from a file, with all lengths multiplied."""
    copy = other.snapshot()
    if factor != 1:
        with Edit(copy) as edit:
            scale_lengths(edit, factor)
    return copy


def file_scale() -> Any:
    """The parameter of operations that take something from the model of a file."""
    return number(
        "Scale of the file", 1.0, minimum=1e-6, maximum=1e6, help="All lengths of the file are multiplied by this."
    )


def _scale_offsets(edit: Edit, factor: float) -> None:
    """Scale the offsets of the morphs that move something."""
    morphs = edit.model.morphs
    moving = [row for row, morph in enumerate(morphs) if morph.offsets.row_type in (VertexOffset, BoneOffset)]
    rows = morphs.rows(moving)
    offsets = [some.replace(translation=some["translation"] * np.float32(factor)) for some in rows[Morph.offsets]]
    edit.put(morphs, moving, rows.replace(offsets=offsets))


def replace_shape(edit: Edit, other: Model) -> None:
    """Take over the positions and normals of `other`, vertex by vertex.

    ValueError when the numbers of vertices differ: it is not known which vertex is which then.
    """
    _take_over(edit, other, "position", "normal")


def replace_uvs(edit: Edit, other: Model) -> None:
    """Take over the UVs of `other`, vertex by vertex. ValueError when the numbers of vertices differ."""
    _take_over(edit, other, "uv")


def _take_over(edit: Edit, other: Model, *fields: str) -> None:
    vertices, new = edit.model.vertices, other.vertices
    if len(vertices) != len(new):
        raise ValueError(
            TranslatableText("The model has {:,} vertices and the other one {:,}", len(vertices), len(new))
        )
    for field in fields:
        edit.set(vertices, slice(None), field, new[field])


@dataclass(frozen=True, slots=True)
class ScaleModel:
    factor: float = number("Factor", 1.0, minimum=1e-6, maximum=1e6, help="All lengths are multiplied by this.")


@operation(
    "model.scale",
    "Scale the model",
    "Multiplies all lengths; edge sizes, masses and springs stay.",
    parameters=ScaleModel,
)
def scale_model(edit: Edit, context: OperationContext, parameters: ScaleModel) -> Result:
    """Multiply all lengths of the model."""
    scale_lengths(edit, parameters.factor)
    return Result(TranslatableText("The model was scaled by {:g}", parameters.factor))


@dataclass(frozen=True, slots=True)
class AdditionalUvs:
    count: int = integer("Count", 0, minimum=0, maximum=4, help="How many additional UVs the model has in its file.")


@operation(
    "model.additional-uvs",
    "Number of additional UVs",
    "Sets how many additional UVs the model has; more than that are removed, with their morphs.",
    parameters=AdditionalUvs,
    previews=False,
)
def set_additional_uvs(edit: Edit, context: OperationContext, parameters: AdditionalUvs) -> Result:
    """Keep so many additional UVs; what the others hold, and morphs of them, goes."""
    model, count = edit.model, parameters.count
    for name in filter(model.vertices.stores, UVS[count:]):
        edit.set(model.vertices, slice(None), name, 0)
    gone = [row for row, morph in enumerate(model.morphs) if morph.kind in KINDS[count:]]
    edit.remove(model.morphs, gone)
    edit.set(model.info, 0, Info.additional_uvs, count)
    text = TranslatableText("Additional UVs: {}; morphs removed: {:,}", count, len(gone))
    return Result(text)


@operation(
    "model.drop-unused-uvs",
    "Remove unused additional UVs",
    "Reduces the number of additional UVs to those that have values or are used by morphs or materials.",
    previews=False,
)
def drop_unused_uvs(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Keep as many additional UVs as something uses."""
    return set_additional_uvs(
        edit, context, AdditionalUvs(min(used_uvs(edit.model), edit.model.info[0].additional_uvs))
    )


@dataclass(frozen=True, slots=True)
class TakeFromModel:
    model: str = model_parameter("Model", help="A file of a model with the same number of vertices, in the same order.")


@operation(
    "model.replace-positions",
    "Replace positions and normals",
    "Replaces positions and normals by those of another model with the same vertices.",
    parameters=TakeFromModel,
)
def replace_positions(edit: Edit, context: OperationContext, parameters: TakeFromModel) -> Result:
    """Take positions and normals over from another model."""
    replace_shape(edit, context.models["model"])
    return Result(TranslatableText("Vertices with new positions and normals: {:,}", len(edit.model.vertices)))


@operation(
    "model.replace-uvs",
    "Replace UVs",
    "Replaces the UVs by those of another model with the same vertices.",
    parameters=TakeFromModel,
)
def take_uvs(edit: Edit, context: OperationContext, parameters: TakeFromModel) -> Result:
    """Take UVs over from another model."""
    replace_uvs(edit, context.models["model"])
    return Result(TranslatableText("Vertices whose UVs were replaced: {:,}", len(edit.model.vertices)))
