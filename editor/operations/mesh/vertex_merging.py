"""Merges vertices that are at one position: faces, morph offsets, anchors and pins go to the one that stays."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, UInt64Array, unit_or_zero
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, number, switch
from editor.model.mesh import Face, Vertex, effective_weights, used_slots
from editor.model.model import Model
from editor.model.morphs import Morph, UvOffset, VertexOffset
from editor.model.soft_bodies import Anchor
from editor.model.tables import RecordTable
from editor.operations.choices import MergedUv
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.queries.proximity import first_alike, near_groups
from editor.preview.morphed_vertices import MorphDeltas

DIGITS = 1e4  # weights, offsets and UVs that differ by less than a part of so many are the same
PRIME = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, slots=True)
class MergeByDistance:
    distance: float = number(
        "Distance", 0.0001, minimum=0, help="The largest distance from the first vertex, in model units."
    )
    uv: MergedUv = choice("UV", MergedUv, help="What happens to vertices at one place whose UVs differ.")
    angle: float = number(
        "Angle",
        math.radians(135),
        minimum=0,
        maximum=math.pi,
        angle=True,
        help="Vertices whose normals differ by more than this are not merged, such as those of the two sides of cloth.",
    )
    weights: bool = switch("Other weights too", help="Also merges vertices whose weights differ.")
    offsets: bool = switch("Other morphs too", help="Also merges vertices that morphs move differently.")


@operation(
    "vertices.merge-by-distance",
    "Merge vertices by distance",
    "Merges vertices at one place into the first of them, with the mean of their normals. Vertices with other"
    " weights, morphs or UVs are merged optionally. Faces that collapse are removed.",
    tables=("vertices",),
    parameters=MergeByDistance,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def merge_by_distance(edit: Edit, context: OperationContext, parameters: MergeByDistance) -> Result:
    """Merge vertices into the first of those at their position, which gets the mean of their normals."""
    model, rows = edit.model, context.of("vertices")
    heirs = np.arange(len(model.vertices))
    heirs[rows] = rows[_merge_targets(model, rows, parameters)]
    gone = np.flatnonzero(heirs != np.arange(len(heirs)))
    if not len(gone):
        return Result(TranslatableText("no vertices are so close together"))
    kept = np.flatnonzero(np.bincount(heirs[gone], minlength=len(heirs)))
    edit.set(model.vertices, kept, Vertex.normal, _mean_normals(model, heirs)[kept])
    collapsed = _give_to_heirs(edit, heirs)
    edit.remove(model.vertices, gone)
    text = TranslatableText(
        "Vertices merged: {:,} into {:,}; faces that collapsed: {:,}", len(gone), len(kept), collapsed
    )
    return Result(text, {"vertices": kept - np.searchsorted(gone, kept)})


def _merge_targets(model: Model, rows: IndexArray, parameters: MergeByDistance) -> IndexArray:
    """(rows,) for each of the vertices the index, among them, of the one that it becomes."""
    kinds = first_alike(_signatures(model, parameters)[rows])
    groups = near_groups(model.vertices[Vertex.position][rows], parameters.distance, kinds)
    if parameters.angle < math.pi:
        normals = unit_or_zero(model.vertices[Vertex.normal][rows])
        groups = near_groups(normals, 2 * math.sin(parameters.angle / 2), groups)
    return groups


def _mean_normals(model: Model, heirs: IndexArray) -> Float64Array:
    """(vertices, 3) the mean of the normals that come together at each heir; those that cancel out stay."""
    units = unit_or_zero(model.vertices[Vertex.normal])
    mean = unit_or_zero(np.stack([np.bincount(heirs, part, len(heirs)) for part in units.T], axis=1))
    return np.where(mean.any(axis=1, keepdims=True), mean, model.vertices[Vertex.normal])


# -- what tells vertices apart -----------------------------------------------------------------------------------------


def _signatures(model: Model, parameters: MergeByDistance) -> UInt64Array:
    """(vertices,) a number that is the same for vertices that are alike in all that is not to be mixed."""
    vertices, parts = model.vertices, []
    if parameters.uv is MergedUv.KEEP_APART:
        parts += [vertices[name] for name in ("uv", "uv1", "uv2", "uv3", "uv4") if vertices.stores(name)]
    found = np.zeros(len(vertices), np.uint64)
    for column in np.hstack([part.reshape(len(vertices), -1) for part in (*parts, vertices[Vertex.edge_scale])]).T:
        found = _mixed(found, _rounded(column))
    if not parameters.weights:
        found = _mixed(found, _of_weights(vertices.whole))
    if not parameters.offsets:
        for row, morph in enumerate(model.morphs):
            if morph.offsets.row_type in (VertexOffset, UvOffset):
                _add_morph_signature(found, row, morph)
    return found


def _of_weights(vertices: Columns) -> UInt64Array:
    """(vertices,) what bones do, whichever slots they are in."""
    deform, bones = vertices[Vertex.deform], vertices[Vertex.bones]
    shares = np.where(used_slots(deform), effective_weights(deform, vertices[Vertex.weights]), 0)
    found = _mixed_hashes(deform.astype(np.uint64))
    for bone, share in zip(bones.T, shares.T, strict=True):
        found += np.where(
            share != 0, _mixed(_mixed_hashes((bone + 1).astype(np.uint64)), _rounded(share)), np.uint64(0)
        )
    return found


def _add_morph_signature(found: UInt64Array, row: int, morph: Morph) -> None:
    """Add what a morph does to the vertices that it moves."""
    deltas = MorphDeltas.of(morph.offsets)
    mixed = np.full(len(deltas.rows), row, np.uint64)
    parts = [_rounded(part) for part in deltas.values.T]
    for part in parts:
        mixed = _mixed(mixed, part)
    moves = np.any(parts, axis=0)
    found[deltas.rows[moves]] += mixed[moves]


def _rounded(values: AnyArray) -> UInt64Array:
    with np.errstate(invalid="ignore", over="ignore"):
        return np.asarray(np.rint(values.astype(np.float64) * DIGITS).astype(np.int64).view(np.uint64))


def _mixed(found: UInt64Array, more: UInt64Array) -> UInt64Array:
    return _mixed_hashes(found * np.uint64(31) + more)


def _mixed_hashes(numbers: UInt64Array) -> UInt64Array:
    """Numbers so mixed that sums of them tell what was added up."""
    numbers = (numbers + np.uint64(1)) * PRIME
    return np.asarray((numbers ^ (numbers >> np.uint64(29))) * PRIME)


# -- what goes to the heirs --------------------------------------------------------------------------------------------


def _give_to_heirs(edit: Edit, heirs: IndexArray) -> int:
    """Let faces, morphs and soft bodies refer to heirs[vertex]; returns how many faces went, for want of corners."""
    model = edit.model
    old = model.faces[Face.vertices]
    new = np.append(heirs, -1)[old]
    collapsed = np.flatnonzero(_has_twins(new) & ~_has_twins(old))
    moved = np.flatnonzero((new != old).any(axis=1))
    edit.set(model.faces, moved, Face.vertices, new[moved])
    edit.remove(model.faces, collapsed)
    _give_rows(edit, heirs)
    return len(collapsed)


def _has_twins(corners: AnyArray) -> BoolArray:
    one, two, three = corners.T
    return np.asarray((one == two) | (two == three) | (three == one))


def _give_rows(edit: Edit, heirs: IndexArray) -> None:
    """Let morph offsets, anchors and pins go to the heirs; what several bring of the same kind is there once."""
    morphs, bodies = edit.model.morphs, edit.model.soft_bodies
    moving = [row for row, morph in enumerate(morphs) if morph.offsets.row_type in (VertexOffset, UvOffset)]
    _set_changed(edit, morphs, moving, "offsets", lambda rows: _rows_on_heirs(rows, heirs, _is_of_first))
    for field in ("anchors", "pins"):
        _set_changed(edit, bodies, range(len(bodies)), field, lambda rows: _rows_on_heirs(rows, heirs, _is_new))


def _set_changed(
    edit: Edit, table: RecordTable[Any], rows: Iterable[int], field: str, change: Callable[[Columns], Columns]
) -> None:
    """Change nested rows of records, in one change, where `change` returns others."""
    pairs = ((row, table.value(row, field)) for row in rows)
    new = {row: after for row, before in pairs if (after := change(before)) is not before}
    edit.set(table, list(new), field, list(new.values()))


def _rows_on_heirs(rows: Columns, heirs: IndexArray, kept: Callable[[Columns, IndexArray], BoolArray]) -> Columns:
    """The rows on the heirs of their vertices; of those that move there, the ones that are to be kept."""
    vertices = rows["vertex"]
    owners = np.append(heirs, NONE)[vertices]
    if np.array_equal(owners, vertices):
        return rows
    return rows.replace(vertex=owners).take((owners == vertices) | kept(rows, owners))


def _is_of_first(rows: Columns, owners: IndexArray) -> BoolArray:
    """Return whether the rows are of the vertex that stays or, where it has none, of the first one that has."""
    vertices = rows["vertex"]
    ranks = np.where(vertices == owners, NONE, vertices)
    lowest = np.full(int(owners.max()) + 2, np.iinfo(np.int32).max)
    np.minimum.at(lowest, owners, ranks)
    return np.asarray(ranks == lowest[owners])


def _is_new(rows: Columns, owners: IndexArray) -> BoolArray:
    """Return whether nothing before says the same of the vertex, and nothing that was there."""
    bodies = rows[Anchor.body] if rows.row_type is Anchor else np.zeros(len(rows), np.intp)
    moved = owners != rows["vertex"]
    order = np.argsort(moved, kind="stable")  # those that were there come first
    is_new = np.empty(len(rows), np.bool_)
    keys = (owners * (int(bodies.max()) + 2) + bodies)[order]
    is_new[order] = first_alike(keys) == np.arange(len(rows))
    return is_new
