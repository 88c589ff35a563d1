"""Makes morphs and soft bodies do to copies of vertices and materials what they do to the originals."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.morphs import MaterialOffset, UvOffset, VertexOffset

_FIELDS = {VertexOffset: "vertex", UvOffset: "vertex", MaterialOffset: "material"}


def copy_vertex_offsets(edit: Edit, originals: IndexArray, copies: IndexArray) -> None:
    """Add offsets for copies of vertices. `originals`, ascending: of which vertex each copy is one."""
    _copy_offsets(edit, "vertex", originals, copies)


def copy_material_offsets(edit: Edit, originals: IndexArray, copies: IndexArray) -> None:
    """Add offsets for copies of materials. `originals`, ascending: of which material each copy is one."""
    _copy_offsets(edit, "material", originals, copies)


def copy_vertex_ties(edit: Edit, originals: IndexArray, copies: IndexArray) -> None:
    """Anchor and pin copies of vertices as the originals are. `originals`, ascending: of which each copy is one."""
    bodies = edit.model.soft_bodies
    for row, body in enumerate(list(bodies)):
        edit.replace(bodies, row, "anchors", with_copies(body.anchors, "vertex", originals, copies))
        edit.replace(bodies, row, "pins", with_copies(body.pins, "vertex", originals, copies))


def _copy_offsets(edit: Edit, field: str, originals: IndexArray, copies: IndexArray) -> None:
    """Add the offsets to all morphs at once: whoever watches looks after each change."""
    more: dict[int, Columns] = {}
    for row, morph in enumerate(edit.model.morphs):
        if _FIELDS.get(morph.offsets.row_type) == field:
            offsets = with_copies(morph.offsets, field, originals, copies)
            if offsets is not morph.offsets:
                more[row] = offsets
    edit.set(edit.model.morphs, list(more), "offsets", list(more.values()))


def with_copies(rows: Columns, field: str, originals: IndexArray, copies: IndexArray) -> Columns:
    """The rows, and behind them those that refer to originals by `field`, once more for each of their copies."""
    first = np.searchsorted(originals, rows[field])
    counts = np.searchsorted(originals, rows[field], side="right") - first
    if not counts.any():
        return rows
    repeated = np.repeat(np.arange(len(rows)), counts)
    ranks = np.arange(len(repeated)) - np.repeat(np.cumsum(counts) - counts, counts)
    return rows.joined(rows.take(repeated).replace(**{field: copies[first[repeated] + ranks]}))
