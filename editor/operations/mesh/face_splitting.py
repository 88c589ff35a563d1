"""Subdivides faces, and cuts them along a plane."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, unit_or_zero
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, choice, switch, vector
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.choices import CutSide
from editor.operations.mesh.face_filling import fill_holes, rim_of
from editor.operations.mesh.side_splitting import FaceSides, Split, split_sides
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, OperationContext, Result, operation
from editor.operations.queries.related import own_vertices
from editor.operations.queries.topology import position_numbers

ON_PLANE = 1e-4  # model units: vertices that are so near to a plane are on it, and are not doubled


# -- into four ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Subdivide:
    smooth: bool = switch(
        "Smooth", help="Moves the new vertices outwards so that the surface is rounded, as the normals beside them say."
    )


@operation(
    "faces.subdivide",
    "Subdivide faces",
    "Divides each selected face into four, and those beside them so that no gap opens; weights, UVs and morphs"
    " are kept.",
    tables=("faces",),
    parameters=Subdivide,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def subdivide_faces(edit: Edit, context: OperationContext, parameters: Subdivide) -> Result:
    """Part faces into four at the middles of their sides; faces beside them into two or three."""
    model, rows = edit.model, context.of("faces")
    sides = FaceSides.of(model)
    keys, _ = sides.unique_edges(rows)
    if not len(keys):
        raise ValueError(TranslatableText("none of the faces has an edge that can be split"))
    normals = _mean_normals_by_position(model) if parameters.smooth else None
    split = split_sides(edit, sides, keys, np.full(len(keys), 0.5))
    if normals is not None:
        _round_new_vertices(edit, split, normals)
    pieces = split.pieces(rows)
    text = TranslatableText("Faces subdivided: {:,}; new vertices: {:,}", len(rows), len(split.new))
    return Result(text, {"faces": pieces})


def _mean_normals_by_position(model: Model) -> Float64Array:
    """(vertices, 3) the mean of the normals of all vertices at the position of each."""
    position_number = position_numbers(model.vertices[Vertex.position])
    units = unit_or_zero(model.vertices[Vertex.normal])
    return unit_or_zero(np.stack([np.bincount(position_number, part) for part in units.T], axis=1))[position_number]


def _round_new_vertices(edit: Edit, split: Split, normals: Float64Array) -> None:
    """Move new vertices onto the curves that sides would be: PN triangles (Vlachos and others, 2001)."""
    vertices = edit.model.vertices
    start, end = vertices[Vertex.position][split.parents].astype(np.float64).transpose(1, 0, 2)
    one, other = normals[split.parents].transpose(1, 0, 2)
    heights = (np.einsum("ij,ij->i", edge, normal) for edge, normal in ((end - start, one), (start - end, other)))
    moves = sum(height[:, None] * normal for height, normal in zip(heights, (one, other), strict=True)) / 8
    edit.set(vertices, split.new, Vertex.position, vertices[Vertex.position][split.new] - np.nan_to_num(moves))


# -- along a plane -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cut:
    point: Vec3 = vector("Point", 0, 10, 0, help="A point on the cutting plane.")
    normal: Vec3 = vector("Normal", 0, 1, 0, help="The direction in which the front of the cutting plane faces.")
    keep: CutSide = choice("Keep", CutSide, help="The side of the plane on which faces are kept.")
    fill: bool = switch("Close the hole", help="If one side is removed, closes the cut with new faces.")


@operation(
    "faces.cut",
    "Cut faces",
    "Cuts the selected faces along a plane; optionally removes what is on one side of it and closes the hole.",
    tables=("faces",),
    parameters=Cut,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def cut_faces(edit: Edit, context: OperationContext, parameters: Cut) -> Result:
    """Split faces where a plane goes through them, and take one side off where that is wished."""
    model, rows = edit.model, context.of("faces")
    heights, count = _heights_above_plane(model, parameters), len(model.vertices)
    gone = is_off(model, rows, heights, parameters.keep)
    rows, heights = split_at(edit, rows, heights)
    if len(heights) == count and not gone.any():
        raise ValueError(TranslatableText("the plane does not go through the faces"))
    if parameters.keep is CutSide.BOTH:
        return Result(TranslatableText("Cut; new vertices: {:,}", len(heights) - count), {"faces": rows})
    return _one_side(edit, rows, heights, parameters)


def _heights_above_plane(model: Model, parameters: Cut) -> Float64Array:
    """(vertices,) how far each is before the plane; exactly 0 for those on it."""
    normal = unit_or_zero(np.array([parameters.normal]))[0]
    if not normal.any():
        raise ValueError(TranslatableText("the plane has no direction"))
    heights = (model.vertices[Vertex.position].astype(np.float64) - parameters.point) @ normal
    return np.where(np.abs(heights) > ON_PLANE, heights, 0)


def split_at(edit: Edit, rows: IndexArray, heights: Float64Array) -> tuple[IndexArray, Float64Array]:
    """Split faces where heights of vertices go through 0; returns the rows of the pieces, and heights with new ones.

    Vertices at one position have the same height, and 0 if they are on the plane.
    """
    sides = FaceSides.of(edit.model)
    ends = sides.ends[rows]
    goes_through = heights[ends[..., 0]] * heights[ends[..., 1]] < 0
    keys, pairs = sides.unique_edges(rows, goes_through & (ends != NONE).all(axis=2))
    low, high = heights[pairs].T
    split = split_sides(edit, sides, keys, low / (low - high))
    return split.pieces(rows), np.append(heights, np.zeros(len(split.new)))


def is_off(model: Model, rows: IndexArray, heights: Float64Array, keep: CutSide) -> BoolArray:
    """(rows,) which faces are on the side that goes; those within the plane stay, and what lacks a corner."""
    corners = model.faces[Face.vertices][rows]
    sides = np.append(heights, 0)[corners]
    is_beyond = sides < 0 if keep is CutSide.FRONT else sides > 0
    off: BoolArray = is_beyond.any(axis=1) & (corners != NONE).all(axis=1) & (keep is not CutSide.BOTH)
    return off


def _one_side(edit: Edit, rows: IndexArray, heights: Float64Array, parameters: Cut) -> Result:
    """Remove the faces on the other side, with vertices that nothing else has; close the hole if that is wished."""
    model = edit.model
    gone = rows[is_off(model, rows, heights, parameters.keep)]
    own = own_vertices(model, gone)
    left = np.setdiff1d(rows, gone, assume_unique=True)
    left -= np.searchsorted(gone, left)
    edit.remove(model.faces, gone)
    new = fill_holes(edit, *rim_of(model, left, heights == 0)) if parameters.fill else NO_ROWS
    left += np.searchsorted(new - np.arange(len(new)), left, side="right")
    edit.remove(model.vertices, np.flatnonzero(own))
    text = TranslatableText("Cut; faces taken off: {:,}, faces in the hole: {:,}", len(gone), len(new))
    return Result(text, {"faces": np.sort(np.concatenate((left, new)))})
