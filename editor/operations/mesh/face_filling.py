"""Adds single vertices, and faces: between vertices, and over holes, where their rims go round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, mask_of, unit_or_zero
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, switch, vector
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.mesh.face_shapes import is_rim
from editor.operations.mesh.offset_copies import duplicate_vertices
from editor.operations.mesh.side_splitting import add_between, add_faces
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.nearest_surface import nearest_points
from editor.operations.queries.topology import SIDES, position_numbers
from editor.operations.transform.session import vertices_of

LEAST = 1e-12  # of the square of a side: triangles with less area are flat
UP = (0.0, 1.0, 0.0)
MOST_CORNERS = 500  # of a polygon: ears are found by comparing each corner with all others, again and again


def ear_clipped(points: Float64Array) -> IndexArray:
    """(n - 2, 3) the triangles of a polygon by its corners (n, 2), anticlockwise; it need not be convex.

    The best-shaped ears go first. Where there is none, for the polygon crosses itself, the widest corner is clipped.
    """
    left = np.arange(len(points))
    shapes = np.array([_ear_quality(points, left, index) for index in range(len(left))])
    triangles = []
    while len(left) > 3:
        index = int(shapes.argmax())
        if shapes[index] <= 0:
            shapes = np.array([_ear_quality(points, left, at) for at in range(len(left))])
            index = int((shapes if shapes.max() > 0 else _ear_areas(points, left)).argmax())
        triangles.append(left[[index - 1, index, (index + 1) % len(left)]])
        left, shapes = np.delete(left, index), np.delete(shapes, index)
        for beside in (index - 1, index % len(left)):
            shapes[beside] = _ear_quality(points, left, beside)
    return np.array([*triangles, left])


def _ear_areas(points: Float64Array, left: IndexArray) -> Float64Array:
    """(left,) of each corner of what is left, twice the area of the triangle with its neighbours."""
    corners = points[left]
    areas: Float64Array = _cross(corners - np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0) - corners)
    return areas


def _ear_quality(points: Float64Array, left: IndexArray, index: int) -> float:
    """Return the quality of the ear at a corner of the polygon that is left: at most 1, and 0 where none is."""
    triangle = points[left[[index - 1, index, (index + 1) % len(left)]]]
    edges = np.roll(triangle, -1, axis=0) - triangle
    area, longest = float(_cross(edges[0], edges[1])), float((edges * edges).sum(axis=1).max())
    if area <= LEAST * longest:
        return 0.0
    others = points[np.delete(left, [index - 1, index, (index + 1) % len(left)])]
    sides = _cross(edges[:, None], others[None] - triangle[:, None])  # (3, others)
    is_corner = (others[:, None] == triangle).all(axis=2).any(axis=1)
    return 0.0 if ((sides >= 0).all(axis=0) & ~is_corner).any() else area / longest


def _cross(one: Float64Array, other: Float64Array) -> Float64Array:
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0])


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
    position_number = position_numbers(model.vertices[Vertex.position])
    is_chosen = mask_of(len(position_number), position_number[vertices_of(model, table, rows)])
    new = fill_holes(edit, *rim_of(model, np.arange(len(model.faces)), is_chosen[position_number]), parameters.sharp)
    if not len(new):
        raise ValueError(TranslatableText("there is no hole with open edges"))
    return Result(TranslatableText("Holes closed; new faces: {:,}", len(new)), {"faces": new})


def rim_of(model: Model, faces: IndexArray, vertices: BoolArray) -> tuple[IndexArray, IndexArray]:
    """Sides of faces (n, 2) along which no other face of the model is, with the materials (n,) of their faces.

    Only those of `faces`, between two of the `vertices` (vertices,), a mask.
    """
    is_asked = np.zeros(len(model.faces), np.bool_)
    is_asked[faces] = True
    whole = np.flatnonzero((model.faces[Face.vertices] != NONE).all(axis=1))
    if not len(whole):
        return np.empty((0, 2), np.intp), NO_ROWS
    corners = model.faces[Face.vertices][whole].astype(np.intp)
    position_number = position_numbers(model.vertices[Vertex.position]).astype(np.intp)
    ends = corners[:, SIDES].reshape(-1, 2)
    owners = np.repeat(whole, 3)
    found = np.flatnonzero(is_rim(position_number[corners]) & vertices[ends].all(axis=1) & is_asked[owners])
    return ends[found], model.faces[Face.material][owners[found]].astype(np.intp)


def fill_holes(edit: Edit, rim: IndexArray, materials: IndexArray, sharp: bool = True) -> IndexArray:
    """Lay faces over the holes that sides (n, 2) of faces go round; returns their rows, none where there is no hole.

    They face as those beside them, and are of the material that most of these have. `sharp`: with vertices and normals
    of their own.
    """
    vertices = edit.model.vertices
    positions = vertices[Vertex.position].astype(np.float64)
    found = [(loop, rim[loop, 0][::-1]) for loop in _loops(rim, position_numbers(vertices[Vertex.position])[rim])]
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
        edit.set(vertices, new, Vertex.normal, np.concatenate(normals)[first])
        faces = new[np.searchsorted(old, faces)]
    return add_faces(edit, faces, np.array(owners))


def _loops(ends: IndexArray, sides: AnyArray) -> Iterator[IndexArray]:
    """The sides, by number, of each way that leads back to where it began, along sides (n, 2) between positions.

    A way goes on with the vertex at which it comes, of `ends` (n, 2), if it can, and never back, as to the other face
    of cloth. Where ways meet, each part that comes back to there is a loop of its own; what leads nowhere is left out.
    """
    onward: dict[int, list[int]] = {}
    for number, start in enumerate(sides[:, 0].tolist()):
        onward.setdefault(start, []).append(number)
    vertices, positions = ends.tolist(), sides.tolist()

    def next_of(last: int, there: list[int]) -> int:
        fits = [(vertices[side][0] == vertices[last][1], positions[side][1] != positions[last][0]) for side in there]
        return there.pop(fits.index(max(fits)))

    for first in sides[:, 0].tolist():
        path: list[int] = []
        step_of: dict[int, int] = {}  # by position, where on the way it is
        position = first
        while True:
            if position in step_of:
                step = step_of[position]
                loop, path = path[step:], path[:step]
                step_of = {position: step for position, step in step_of.items() if step < len(path)}
                if len(loop) > 2:
                    yield np.array(loop)
            if not onward.get(position):
                break
            step_of[position] = len(path)
            path.append(next_of(path[-1], onward[position]) if path else onward[position].pop())
            position = positions[path[-1]][1]


def flattened(points: Float64Array) -> tuple[Float64Array, Float64Array]:
    """Points (n, 3) that go round, as (n, 2) in the plane that fits them best, anticlockwise; and its normal (3,)."""
    offsets = np.nan_to_num(points - points.mean(axis=0))
    normal = unit_or_zero(np.cross(offsets, np.roll(offsets, -1, axis=0)).sum(axis=0)[None])[0]
    across = np.eye(3)[np.abs(normal).argmin()]
    right = unit_or_zero(np.cross(across, normal)[None])[0]
    return offsets @ np.stack((right, np.cross(normal, right)), axis=1), normal


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
    on_worker=True,
)
def add_at(edit: Edit, context: OperationContext, parameters: AddVertexAt) -> Result:
    """Add a vertex with the weights, normal and UVs of the surface that is nearest, and maybe a face."""
    model, at = edit.model, np.array([parameters.position])
    last = context.selected.get("vertices", np.empty(0, np.intp))[-2:]
    row = _add_like_nearest(edit, at)
    edit.set(model.vertices, [row], Vertex.position, at)
    if not parameters.face:
        return Result(TranslatableText("Vertex added"), {"vertices": np.array([row])})
    if len(last) == 2:
        _add_faces(edit, np.array([[*last, row]]), context)
    return Result(TranslatableText("Vertex added"), {"vertices": np.append(last[-1:], row)})


def _add_like_nearest(edit: Edit, at: Float64Array) -> int:
    """Add a vertex that is as the point of the mesh nearest to one (1, 3); its row."""
    vertices, faces = edit.model.vertices, edit.model.faces[Face.vertices]
    whole = np.flatnonzero((faces != NONE).all(axis=1))
    found = nearest_points(at, vertices[Vertex.position][faces[whole]])
    if found.faces[0] == NONE:
        edit.insert(vertices, len(vertices), Columns(Vertex, 1, normal=[UP]))
        return len(vertices) - 1
    return int(add_between(edit, faces[whole[found.faces]].astype(np.intp), found.barycentric)[0])


@operation(
    "faces.from-vertices",
    "Faces from vertices",
    "Makes faces between the selected vertices, as they lie around their middle; they face as the normals do and"
    " are of the material beside them.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    previews=False,
    on_worker=True,
)
def from_vertices(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Make faces between vertices, which go round as they lie in the plane that fits them best."""
    positions, rows = edit.model.vertices[Vertex.position].astype(np.float64), context.of("vertices")
    _, first = np.unique(position_numbers(edit.model.vertices[Vertex.position])[rows], return_index=True)
    rows = rows[np.sort(first)]
    if len(rows) < 3:
        raise ValueError(TranslatableText("a face needs three vertices at places of their own"))
    if len(rows) > MOST_CORNERS:
        raise ValueError(TranslatableText("{:,} vertices at most can be joined at once", MOST_CORNERS))
    around = _order_around(positions[rows])
    points, _ = flattened(positions[rows][around])
    faces = _add_faces(edit, rows[around][ear_clipped(points)], context)
    return Result(TranslatableText("Faces made: {:,}", len(faces)), {"faces": faces})


def _order_around(points: Float64Array) -> IndexArray:
    """The order in which points (n, 3) go round their middle, in the plane that fits them best."""
    offsets = np.nan_to_num(points - points.mean(axis=0))
    right, up, _ = np.linalg.svd(offsets, full_matrices=False)[2]
    return np.argsort(np.arctan2(offsets @ up, offsets @ right), kind="stable")


def _add_faces(edit: Edit, corners: IndexArray, context: OperationContext) -> IndexArray:
    """Add faces (n, 3) that face as the normals of their vertices, in the material beside them; their rows."""
    model = edit.model
    one, two, three = model.vertices[Vertex.position][corners].astype(np.float64).transpose(1, 0, 2)
    normals = model.vertices[Vertex.normal][corners].astype(np.float64).sum(axis=1)
    if np.einsum("ij,ij->", np.cross(two - one, three - one), normals) < 0:
        corners = corners[:, ::-1]
    return add_faces(edit, corners, np.full(len(corners), _material_beside(model, corners, context)))


def _material_beside(model: Model, corners: IndexArray, context: OperationContext) -> int:
    """The material that most faces with one of the corners have; or else the one that is selected, or the last."""
    beside = model.faces[Face.material][np.isin(model.faces[Face.vertices], corners).any(axis=1)]
    if len(beside := beside[beside != NONE]):
        return int(np.bincount(beside).argmax())
    selected = context.selected.get("materials", np.empty(0, np.intp))
    return int(selected[0]) if len(selected) else len(model.materials) - 1
