"""Makes morphs and soft bodies do to copies of vertices and materials what they do to the originals.

Vertices between others are done what is between what those are done.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray, entries_of, owners_of
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.morphs import MaterialOffset, Morph, UvOffset, VertexOffset
from editor.model.soft_bodies import SoftBody
from editor.operations.queries.vertex_sources import VertexSources

_FIELDS = {VertexOffset: "vertex", UvOffset: "vertex", MaterialOffset: "material"}
MOVES = {VertexOffset: "translation", UvOffset: "uv"}  # what an offset of a vertex does to it


def duplicate_vertices(edit: Edit, originals: IndexArray) -> IndexArray:
    """Add copies of vertices, ascending, that morphs and soft bodies do the same to; returns the rows of the copies."""
    vertices = edit.model.vertices
    copies = len(vertices) + np.arange(len(originals))
    edit.insert(vertices, len(vertices), vertices.rows(originals))
    copy_vertex_offsets(edit, originals, copies)
    copy_vertex_ties(edit, originals, copies)
    return copies


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
        edit.replace(bodies, row, SoftBody.anchors, with_copies(body.anchors, "vertex", originals, copies))
        edit.replace(bodies, row, SoftBody.pins, with_copies(body.pins, "vertex", originals, copies))


def _copy_offsets(edit: Edit, field: str, originals: IndexArray, copies: IndexArray) -> None:
    """Add the offsets to all morphs at once: whoever watches looks after each change."""
    more: dict[int, Columns] = {}
    for row, morph in enumerate(edit.model.morphs):
        if _FIELDS.get(morph.offsets.row_type) == field:
            offsets = with_copies(morph.offsets, field, originals, copies)
            if offsets is not morph.offsets:
                more[row] = offsets
    edit.set(edit.model.morphs, list(more), Morph.offsets, list(more.values()))


def with_copies(rows: Columns, field: str, originals: IndexArray, copies: IndexArray) -> Columns:
    """The rows, and behind them those that refer to originals by `field`, once more for each of their copies."""
    first = np.searchsorted(originals, rows[field])
    counts = np.searchsorted(originals, rows[field], side="right") - first
    if not counts.any():
        return rows
    return rows.joined(rows.take(owners_of(counts)).replace(**{field: copies[entries_of(first, counts)]}))


def has_vertex_offsets(morph: Morph) -> bool:
    """Return whether it is a morph of vertices or UVs."""
    return morph.offsets.row_type in MOVES


def mixed_offsets(offsets: Columns, count: int, sources: VertexSources, vertices: IndexArray) -> Columns:
    """Return the offsets of some vertices (n,), mixed from offsets of `count` vertices or UVs at their sources."""
    moves = sources.mixed(moves_of_vertices(offsets, count))
    some = np.flatnonzero(moves.any(axis=1))
    return Columns(offsets.row_type, len(some), vertex=vertices[some], **{MOVES[offsets.row_type]: moves[some]})


def moves_of_vertices(offsets: Columns, count: int) -> Float64Array:
    """(count, 3), of UVs (count, 4), what offsets do to each vertex; several of one are added."""
    moves = np.zeros((count, offsets[MOVES[offsets.row_type]].shape[1]))
    there = offsets["vertex"] != NONE
    np.add.at(moves, offsets["vertex"][there], offsets[MOVES[offsets.row_type]][there])
    return moves


def set_offsets(edit: Edit, rows: IndexArray, change: Callable[[Morph], Columns]) -> IndexArray:
    """Give morphs the offsets that `change` returns for each, all in one change; returns which got others."""
    morphs = edit.model.morphs
    pairs = ((row, change(morphs[row])) for row in rows.tolist())
    new = {row: offsets for row, offsets in pairs if offsets is not morphs[row].offsets}
    edit.set(morphs, list(new), Morph.offsets, list(new.values()))
    return np.array(list(new), np.intp)
