"""Gives the vertices of a model the shape, or the UVs, of another with the same vertices."""

from __future__ import annotations

from editor.model.edit import Edit
from editor.model.model import Model


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
        raise ValueError(f"The model has {len(vertices):,} vertices and the other one {len(new):,}")
    for field in fields:
        edit.set(vertices, slice(None), field, new[field])
