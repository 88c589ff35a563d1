"""Makes a whole model larger or smaller: every length in it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.morphs import BoneOffset, VertexOffset

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
        raise ValueError(f"the scale has to be a positive number, not {factor}")
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
