"""Edits of a whole model: scaled, other positions, normals or UVs from a mesh, the count of additional UVs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import BoneOffset, MorphKind, VertexOffset

# By table: the fields that are lengths, or places.
LENGTHS: Mapping[str, tuple[str, ...]] = {
    "bones": ("position", "tail_offset"),
    "rigid_bodies": ("size", "position"),
    "joints": ("position", "move_lower", "move_upper"),
    "soft_bodies": ("margin",),
}
OF_VERTICES = ("position", "sdef_c", "sdef_r0", "sdef_r1")


def scale(edit: Edit, factor: float) -> None:
    """Multiply the lengths of the model by `factor`. ValueError unless it is finite and positive.

    Edges keep their width, which belongs to the picture, and springs, masses and impulses their strength.
    """
    if not (np.isfinite(factor) and factor > 0):
        raise ValueError(TranslatableText("the scale has to be a positive number, not {}", factor))
    vertices = edit.model.vertices
    for field in filter(vertices.stores, OF_VERTICES):
        edit.set(vertices, slice(None), field, vertices[field] * np.float32(factor))
    for name, fields in LENGTHS.items():
        table: Any = edit.model.tables[name]
        for field in fields:
            edit.set(table, slice(None), field, [_scaled(getattr(record, field), factor) for record in table])
    for row, offsets in _scaled_offsets(edit, factor):
        edit.replace(edit.model.morphs, row, "offsets", offsets)


def _scaled(value: Any, factor: float) -> Any:
    return tuple(part * factor for part in value) if isinstance(value, tuple) else value * factor


def _scaled_offsets(edit: Edit, factor: float) -> Iterator[tuple[int, Columns]]:
    """The morphs that move something, by row, with their offsets scaled."""
    for row, morph in enumerate(list(edit.model.morphs)):
        offsets = morph.offsets
        if len(offsets) and offsets.row_type in (VertexOffset, BoneOffset):
            yield row, offsets.replace(translation=offsets["translation"] * np.float32(factor))


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


UVS = ("uv1", "uv2", "uv3", "uv4")
KINDS = (MorphKind.UV1, MorphKind.UV2, MorphKind.UV3, MorphKind.UV4)


def uvs_of(model: Model, change: Change) -> int:
    """How many there have to be for what a change brought into vertices or morphs; 0 where it needs none."""
    comes = change.action is Action.INSERT
    if change.table == "vertices":
        written = [name for name in UVS if (comes or name in change.fields) and model.vertices.stores(name)]
        used = [UVS.index(name) for name in written if model.vertices[name][change.rows].any()]
    elif change.table == "morphs" and (comes or change.fields & {"kind", "offsets"}):
        kinds = {model.morphs[row].kind for row in change.rows}
        used = [KINDS.index(kind) for kind in kinds if kind in KINDS]
    else:
        return 0
    return max(used, default=-1) + 1
