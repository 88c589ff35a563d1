"""Closes holes of the mesh: finds where its rim goes round, and lays faces over it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.math3d.ragged import mask_of
from editor.math3d.vectors import unit_or_zero
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, switch
from editor.model.model import Model
from editor.operations.mesh.face_shapes import is_rim
from editor.operations.mesh.offset_copies import duplicate_vertices
from editor.operations.mesh.side_splitting import add_faces
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, OperationContext, Result, operation
from editor.operations.queries.ear_clipping import ear_clipped
from editor.operations.queries.topology import SIDES, position_numbers
from editor.operations.transform.session import vertices_of


@dataclass(frozen=True, slots=True)
class Fill:
    sharp: bool = switch(
        "Sharp edge", True, help="Gives the new faces their own vertices, with normals at right angles to the faces."
    )


@operation(
    "faces.fill",
    "Fill holes",
    "Closes the holes whose open edges are selected, as vertices or by the faces around them. The new faces get"
    " the material of those beside them.",
    tables=("vertices", "faces"),
    parameters=Fill,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def fill(edit: Edit, context: OperationContext, parameters: Fill) -> Result:
    """Close the holes whose rim is among the vertices, or the corners of the faces."""
    model = edit.model
    table, rows = next(iter(context.rows.items()))
    places = position_numbers(model.vertices["position"])
    is_chosen = mask_of(len(places), places[vertices_of(model, table, rows)])
    new = fill_holes(edit, *rim_of(model, np.arange(len(model.faces)), is_chosen[places]), parameters.sharp)
    if not len(new):
        raise ValueError(TranslatableText("there is no hole with open edges"))
    return Result(TranslatableText("Holes closed; new faces: {:,}", len(new)), {"faces": new})


def rim_of(model: Model, faces: IndexArray, vertices: BoolArray) -> tuple[IndexArray, IndexArray]:
    """Sides of faces (n, 2) along which no other face of the model is, with the materials (n,) of their faces.

    Only those of `faces`, between two of the `vertices` (vertices,), a mask.
    """
    is_asked = np.zeros(len(model.faces), np.bool_)
    is_asked[faces] = True
    whole = np.flatnonzero((model.faces["vertices"] != NONE).all(axis=1))
    if not len(whole):
        return np.empty((0, 2), np.intp), NO_ROWS
    corners = model.faces["vertices"][whole].astype(np.intp)
    places = position_numbers(model.vertices["position"]).astype(np.intp)
    ends = corners[:, SIDES].reshape(-1, 2)
    owners = np.repeat(whole, 3)
    found = np.flatnonzero(is_rim(places[corners]) & vertices[ends].all(axis=1) & is_asked[owners])
    return ends[found], model.faces["material"][owners[found]].astype(np.intp)


def fill_holes(edit: Edit, rim: IndexArray, materials: IndexArray, sharp: bool = True) -> IndexArray:
    """Lay faces over the holes that sides (n, 2) of faces go round; returns their rows, none where there is no hole.

    They face as those beside them, and are of the material that most of these have. `sharp`: with vertices and normals
    of their own.
    """
    vertices = edit.model.vertices
    positions = vertices["position"].astype(np.float64)
    found = [(loop, rim[loop, 0][::-1]) for loop in _loops(rim, position_numbers(vertices["position"])[rim])]
    triangles, owners, normals = [], [], []
    for loop, corners in found:
        points, normal = flattened(positions[corners])
        triangles.append(corners[ear_clipped(points)])
        owners += [np.bincount(materials[loop] + 1).argmax() - 1] * len(triangles[-1])
        normals.append(np.broadcast_to(normal, (len(corners), 3)))
    if not triangles:
        return NO_ROWS
    faces = np.concatenate(triangles)
    if sharp:
        old, first = np.unique(np.concatenate([corners for _, corners in found]), return_index=True)
        new = duplicate_vertices(edit, old)
        edit.set(vertices, new, "normal", np.concatenate(normals)[first])
        faces = new[np.searchsorted(old, faces)]
    return add_faces(edit, faces, np.array(owners))


def _loops(ends: IndexArray, sides: AnyArray) -> Iterator[IndexArray]:
    """The sides, by number, of each way that leads back to where it began, along sides (n, 2) from place to place.

    A way goes on with the vertex at which it comes, of `ends` (n, 2), if it can, and never back, as to the other face
    of cloth. Where ways meet, each part that comes back to there is a loop of its own; what leads nowhere is left out.
    """
    onward: dict[int, list[int]] = {}
    for number, start in enumerate(sides[:, 0].tolist()):
        onward.setdefault(start, []).append(number)
    vertices, places = ends.tolist(), sides.tolist()

    def next_of(last: int, there: list[int]) -> int:
        fits = [(vertices[side][0] == vertices[last][1], places[side][1] != places[last][0]) for side in there]
        return there.pop(fits.index(max(fits)))

    for first in sides[:, 0].tolist():
        way: list[int] = []
        step_of: dict[int, int] = {}  # by place, where on the way it is
        place = first
        while True:
            if place in step_of:
                step = step_of[place]
                loop, way = way[step:], way[:step]
                step_of = {place: step for place, step in step_of.items() if step < len(way)}
                if len(loop) > 2:
                    yield np.array(loop)
            if not onward.get(place):
                break
            step_of[place] = len(way)
            way.append(next_of(way[-1], onward[place]) if way else onward[place].pop())
            place = places[way[-1]][1]


def flattened(points: Float64Array) -> tuple[Float64Array, Float64Array]:
    """Points (n, 3) that go round, as (n, 2) in the plane that fits them best, anticlockwise; and its normal (3,)."""
    ways = np.nan_to_num(points - points.mean(axis=0))
    normal = unit_or_zero(np.cross(ways, np.roll(ways, -1, axis=0)).sum(axis=0)[None])[0]
    across = np.eye(3)[np.abs(normal).argmin()]
    right = unit_or_zero(np.cross(across, normal)[None])[0]
    return ways @ np.stack((right, np.cross(normal, right)), axis=1), normal
