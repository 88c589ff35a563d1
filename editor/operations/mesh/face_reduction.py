"""Leaves fewer faces: vertices go where that changes least what is seen, and how it moves."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.ragged import are_among
from editor.math3d.vectors import unit_or_zero
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, number
from editor.model.model import Model
from editor.model.morphs import VertexOffset
from editor.model.vertices import effective_weights, used_slots
from editor.operations.operation import NEEDS_ROWS, OperationContext, Report, Result, operation
from editor.operations.queries.related import used_vertices
from editor.operations.queries.simplification import SIDES, Simplification
from editor.operations.queries.topology import position_numbers
from editor.preview.morphed_vertices import MorphDeltas

# What errors in UVs and normals, and in where bones and morphs move something, count beside errors in places.
UV, NORMAL, MOTION = 0.5, 0.25, 0.5


@dataclass(frozen=True, slots=True)
class Reduce:
    ratio: float = number("Ratio", 0.5, minimum=0, maximum=1, help="The share of the faces that is kept.")


@dataclass(frozen=True, slots=True, eq=False)
class FacesLeft:
    """Of faces, `rows` (n,) those that are left, with `corners` (n, 3), and those that are `gone`."""

    rows: IndexArray
    corners: IndexArray
    gone: IndexArray


def reduced(context: OperationContext, parameters: Reduce, report: Report) -> FacesLeft:
    """Find which faces are left when vertices are taken out."""
    model, rows = context.model, context.of("faces")
    rows = rows[_are_whole(model, rows)]
    corners = model.faces["vertices"][rows].astype(np.intp)
    others = np.delete(model.faces["vertices"], rows, axis=0)
    used = np.flatnonzero(used_vertices(model, corners))
    places = np.unique(position_numbers(model.vertices["position"])[used], return_inverse=True)[1]
    fixed = (_at_places(model, used_vertices(model, others)) | _tied(model))[used]
    numbers = np.searchsorted(used, corners)
    if not len(rows):
        return FacesLeft(rows, corners, rows)
    mesh = Simplification(numbers, model.faces["material"][rows], _points(model, used, numbers), places, fixed)
    for part in mesh.reduce(round(len(rows) * parameters.ratio)):
        report(part, "")
    return FacesLeft(rows[mesh.rows], used[mesh.heirs[numbers[mesh.rows]]], np.delete(rows, mesh.rows))


@operation(
    "faces.reduce",
    "Reduce faces",
    "Reduces the selected faces to a share of their number, with the least change of shape, UVs and movement."
    " Vertices that remain stay as they are, and so do rims, seams and the borders of materials.",
    tables=("faces",),
    parameters=Reduce,
    needs=NEEDS_ROWS,
    prepare=reduced,
)
def reduce(edit: Edit, context: OperationContext, parameters: Reduce) -> Result:
    """Take out vertices until a share of the faces is left, or all that can go have gone."""
    model, found = edit.model, context.prepared
    assert isinstance(found, FacesLeft)
    if not len(found.gone):
        raise ValueError(TranslatableText("none of the faces can be removed"))
    before = used_vertices(model, model.faces["vertices"])
    edit.set(model.faces, found.rows, "vertices", found.corners)
    edit.remove(model.faces, found.gone)
    edit.remove(model.vertices, np.flatnonzero(before & ~used_vertices(model, model.faces["vertices"])))
    text = TranslatableText("Faces: {0:,} of {1:,} are left", len(found.rows), len(found.rows) + len(found.gone))
    return Result(text, {"faces": found.rows - np.searchsorted(found.gone, found.rows)})


def _are_whole(model: Model, rows: IndexArray) -> BoolArray:
    """(rows,) which faces have three corners, each at a place of its own that is one."""
    corners = model.faces["vertices"][rows]
    places = np.append(position_numbers(model.vertices["position"]), NONE)[corners]
    one, two, three = places.T
    is_known = are_among(np.asarray(np.isfinite(model.vertices["position"]).all(axis=1)), corners).all(axis=1)
    return np.asarray(is_known & (one != two) & (two != three) & (three != one))


def _at_places(model: Model, vertices: BoolArray) -> BoolArray:
    """(vertices,) which are where one of the vertices is."""
    places = position_numbers(model.vertices["position"])
    found = np.zeros(len(places), np.bool_)
    found[places[vertices]] = True
    return np.asarray(found[places])


def _tied(model: Model) -> BoolArray:
    """(vertices,) which soft bodies are tied by."""
    tied = np.zeros(len(model.vertices), np.bool_)
    for body in model.soft_bodies:
        tied |= used_vertices(model, body.anchors["vertex"]) | used_vertices(model, body.pins["vertex"])
    return tied


def _points(model: Model, used: IndexArray, corners: IndexArray) -> Float64Array:
    """(used, 11) places, UVs, normals, and where bones and morphs would move vertices; all of it in model units."""
    vertices = model.vertices
    positions, uvs, normals = (
        np.nan_to_num(vertices[name][used].astype(np.float64), posinf=0, neginf=0)
        for name in ("position", "uv", "normal")
    )
    one, other = corners[:, SIDES].reshape(-1, 2).T
    length, uv_length = (np.linalg.norm(each[one] - each[other], axis=1).mean() for each in (positions, uvs))
    uvs *= UV * length / uv_length if uv_length > 0 else 0
    normals = unit_or_zero(normals) * NORMAL * length
    return np.column_stack((positions, uvs, normals, _moves(model, length)[used] * MOTION))


def _moves(model: Model, length: float) -> Float64Array:
    """(vertices, 3) where vertices would go if each bone moved so far some way, and each morph were in at random."""
    vertices, random = model.vertices, np.random.default_rng(0)
    ways = unit_or_zero(random.normal(size=(len(model.bones) + 1, 3))) * length  # the last is of no bone
    deform = vertices["deform"]
    weights = effective_weights(deform, vertices["weights"].astype(np.float64))
    shares = np.where(used_slots(deform) & np.isfinite(weights), weights, 0)
    moves: Float64Array = np.einsum("vs,vsa->va", shares, ways[vertices["bones"]])
    for morph in model.morphs:
        if morph.offsets.row_type is VertexOffset and len(vertices):
            deltas = MorphDeltas.of(morph.offsets)
            moves[deltas.rows] += deltas.values * random.uniform(-1, 1)
    return moves
