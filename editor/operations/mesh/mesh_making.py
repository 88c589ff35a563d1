"""Adds single vertices, and faces between vertices."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, switch, vector
from editor.model.model import Model
from editor.model.vertices import Vertex
from editor.operations.mesh.hole_filling import flattened
from editor.operations.mesh.side_splitting import add_faces
from editor.operations.mesh.vertices_between import add_between
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.ear_clipping import ear_clipped
from editor.operations.queries.nearest_surface import nearest_places
from editor.operations.queries.topology import position_numbers

UP = (0.0, 1.0, 0.0)
MOST_CORNERS = 500  # of a polygon: ears are found by comparing each corner with all others, again and again


@dataclass(frozen=True, slots=True)
class AddVertexAt:
    position: Vec3 = vector("Position", help="The position of the new vertex.")
    face: bool = switch("With a face", help="Makes a face from the new vertex and the last two selected ones.")


@operation(
    "vertices.add-at",
    "New vertex",
    "Makes a vertex at a position, with the weights, normal and UVs of the surface that is nearest there.",
    parameters=AddVertexAt,
    uses=("vertices",),
)
def add_at(edit: Edit, context: OperationContext, parameters: AddVertexAt) -> Result:
    """Add a vertex with the weights, normal and UVs of the surface that is nearest, and maybe a face."""
    model, at = edit.model, np.array([parameters.position])
    last = context.selected.get("vertices", np.empty(0, np.intp))[-2:]
    row = _add_like_nearest(edit, at)
    edit.set(model.vertices, [row], "position", at)
    if not parameters.face:
        return Result(TranslatableText("Vertex added"), {"vertices": np.array([row])})
    if len(last) == 2:
        _add_faces(edit, np.array([[*last, row]]), context)
    return Result(TranslatableText("Vertex added"), {"vertices": np.append(last[-1:], row)})


def _add_like_nearest(edit: Edit, at: Float64Array) -> int:
    """Add a vertex that is as the place of the mesh nearest to one (1, 3); its row."""
    vertices, faces = edit.model.vertices, edit.model.faces["vertices"]
    whole = np.flatnonzero((faces != NONE).all(axis=1))
    found = nearest_places(at, vertices["position"][faces[whole]])
    if found.faces[0] == NONE:
        edit.insert(vertices, len(vertices), Columns(Vertex, 1, normal=[UP]))
        return len(vertices) - 1
    return int(add_between(edit, faces[whole[found.faces]].astype(np.intp), found.shares)[0])


@operation(
    "faces.from-vertices",
    "Faces from vertices",
    "Makes faces between the selected vertices, as they lie around their middle; they face as the normals do and"
    " are of the material beside them.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    previews=False,
)
def from_vertices(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Make faces between vertices, which go round as they lie in the plane that fits them best."""
    positions, rows = edit.model.vertices["position"].astype(np.float64), context.of("vertices")
    _, first = np.unique(position_numbers(edit.model.vertices["position"])[rows], return_index=True)
    rows = rows[np.sort(first)]
    if len(rows) < 3:
        raise ValueError(TranslatableText("a face needs three vertices at places of their own"))
    if len(rows) > MOST_CORNERS:
        raise ValueError(TranslatableText("{:,} vertices at most can be joined at once", MOST_CORNERS))
    around = _around(positions[rows])
    points, _ = flattened(positions[rows][around])
    faces = _add_faces(edit, rows[around][ear_clipped(points)], context)
    return Result(TranslatableText("Faces made: {:,}", len(faces)), {"faces": faces})


def _around(points: Float64Array) -> IndexArray:
    """The order in which points (n, 3) go round their middle, in the plane that fits them best."""
    ways = np.nan_to_num(points - points.mean(axis=0))
    right, up, _ = np.linalg.svd(ways, full_matrices=False)[2]
    return np.argsort(np.arctan2(ways @ up, ways @ right), kind="stable")


def _add_faces(edit: Edit, corners: IndexArray, context: OperationContext) -> IndexArray:
    """Add faces (n, 3) that face as the normals of their vertices, in the material beside them; their rows."""
    model = edit.model
    one, two, three = model.vertices["position"][corners].astype(np.float64).transpose(1, 0, 2)
    normals = model.vertices["normal"][corners].astype(np.float64).sum(axis=1)
    if np.einsum("ij,ij->", np.cross(two - one, three - one), normals) < 0:
        corners = corners[:, ::-1]
    return add_faces(edit, corners, np.full(len(corners), _material_beside(model, corners, context)))


def _material_beside(model: Model, corners: IndexArray, context: OperationContext) -> int:
    """The material that most faces with one of the corners have; or else the one that is selected, or the last."""
    beside = model.faces["material"][np.isin(model.faces["vertices"], corners).any(axis=1)]
    if len(beside := beside[beside != NONE]):
        return int(np.bincount(beside).argmax())
    selected = context.selected.get("materials", np.empty(0, np.intp))
    return int(selected[0]) if len(selected) else len(model.materials) - 1
