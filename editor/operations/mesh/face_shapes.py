"""Extrudes faces, and swaps the diagonals of the squares that two of them make."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, unit_or_zero
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, number
from editor.model.mesh import SDEF_POINTS, Deform, Face, Vertex
from editor.model.model import Model
from editor.operations.mesh.offset_copies import duplicate_vertices
from editor.operations.mesh.vertex_normals import sums_of_faces
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.related import used_vertices
from editor.operations.queries.topology import SIDES, position_numbers

# -- diagonals ---------------------------------------------------------------------------------------------------------


@operation(
    "faces.swap-diagonal",
    "Swap diagonals",
    "Flips the edge between two triangles: the two selected faces of each square are split along its other diagonal.",
    tables=("faces",),
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def swap_diagonal(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Let pairs of faces that share a side be parted the other way. Each face is of one pair, by its longest side."""
    model, rows = edit.model, context.of("faces")
    corners = model.faces[Face.vertices][rows]
    one, other = _swapped_sides(model, corners, model.faces[Face.material][rows])
    if not len(one):
        raise ValueError(TranslatableText("no two of the faces share an edge with the same vertices and material"))
    a, b, c = corners[one // 3][_turns(one)].reshape(-1, 3).T
    d = corners[other // 3][_turns(other)].reshape(-1, 3)[:, 2]
    corners = corners.copy()
    corners[one // 3], corners[other // 3] = np.stack((a, d, c), axis=1), np.stack((d, b, c), axis=1)
    edit.set(model.faces, rows, Face.vertices, corners)
    return Result(TranslatableText("Diagonals swapped: {:,}", len(one)), {"faces": rows})


def _turns(sides: IndexArray) -> tuple[IndexArray, IndexArray]:
    """Return the indices that bring the corners of faces into the order in which their sides, 0 to 2, go round."""
    return np.arange(len(sides))[:, None], (sides[:, None] % 3 + np.arange(3)) % 3


def _swapped_sides(model: Model, corners: AnyArray, materials: AnyArray) -> tuple[IndexArray, IndexArray]:
    """The sides that are swapped, each as the side of one face and of the other; no face has two of them.

    Sides are numbered through: those of the first face are 0 to 2.
    """
    start, end = corners[:, SIDES].reshape(-1, 2).T.astype(np.int64)
    count = len(model.vertices) + 1
    owners = np.repeat(materials.astype(np.int64) + 1, 3)
    there = np.flatnonzero((start != NONE) & (end != NONE) & (start != end))
    to, back = (owners * count + start) * count + end, (owners * count + end) * count + start
    order = there[np.argsort(to[there], kind="stable")]
    index = np.minimum(np.searchsorted(to[order], back), max(len(order) - 1, 0))
    one = there[(to[order[index[there]]] == back[there]) & (start < end)[there]] if len(order) else there
    other = order[index[one]]
    tips = [corners.reshape(-1)[side // 3 * 3 + (side + 2) % 3] for side in (one, other)]
    is_square = (tips[0] != tips[1]) & (one // 3 != other // 3)
    one, other = one[is_square], other[is_square]
    positions = model.vertices[Vertex.position].astype(np.float64)
    lengths = np.linalg.norm(positions[end[one]] - positions[start[one]], axis=1)
    longest = np.argsort(-np.nan_to_num(lengths), kind="stable")
    return _best_pairs(one[longest], other[longest], len(corners))


def _best_pairs(one: IndexArray, other: IndexArray, count: int) -> tuple[IndexArray, IndexArray]:
    """Of pairs of sides, the best first, those that no better pair of one of their faces forbids."""
    chosen = []
    while len(one):
        faces, ranks = np.stack((one, other)) // 3, np.arange(len(one))
        best = np.full(count, len(one))
        np.minimum.at(best, faces, np.broadcast_to(ranks, faces.shape))
        wins = (best[faces] == ranks).all(axis=0)
        chosen.append((one[wins], other[wins]))
        done = np.zeros(count, np.bool_)
        done[faces[:, wins]] = True
        left = ~done[faces].any(axis=0)
        one, other = one[left], other[left]
    return (np.concatenate([a for a, _ in chosen]), np.concatenate([b for _, b in chosen])) if chosen else (one, other)


# -- extruding ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Extrude:
    distance: float = number("Distance", 0.5, help="The distance along the normals, in model units; below 0 inwards.")


@operation(
    "faces.extrude",
    "Extrude faces",
    "Extrudes the selected faces along their normals, with walls to the faces beside them; weights, UVs and"
    " morphs are kept.",
    tables=("faces",),
    parameters=Extrude,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def extrude_faces(edit: Edit, context: OperationContext, parameters: Extrude) -> Result:
    """Move faces along their normals, with walls to what stays. Vertices of the rim are there twice then."""
    model, rows = edit.model, context.of("faces")
    rows = rows[(model.faces[Face.vertices][rows] != NONE).all(axis=1)]
    if not len(rows):
        raise ValueError(TranslatableText("none of the faces has all its corners"))
    corners, owners = model.faces[Face.vertices][rows], model.faces[Face.material][rows]
    position_number = position_numbers(model.vertices[Vertex.position]).astype(np.intp)
    sides = np.flatnonzero(is_rim(position_number[corners]))
    moves = _directions(model, corners, position_number) * parameters.distance
    mine, others = used_vertices(model, corners), np.delete(model.faces[Face.vertices], rows, axis=0)
    stays = np.zeros(len(position_number), np.bool_)
    stays[position_number[corners[:, SIDES].reshape(-1, 2)[sides]]] = True
    stays = mine & (stays[position_number] | used_vertices(model, others))
    old, new = _raise_vertices(edit, mine, stays, moves)
    copies = np.arange(len(position_number))
    copies[old] = new
    edit.set(model.faces, rows, Face.vertices, copies[corners])
    walls = _wall_faces(corners[:, SIDES].reshape(-1, 2)[sides], copies)
    materials = np.repeat(owners[sides // 3], 2)
    edit.insert(model.faces, len(model.faces), Columns(Face, vertices=walls, material=materials))
    before = np.searchsorted(np.sort(materials.view(np.uint32)), owners.view(np.uint32))  # faces stand by material
    text = TranslatableText("Faces extruded: {:,}; faces of walls: {:,}", len(rows), len(walls))
    return Result(text, {"faces": rows + before})


def is_rim(corners: IndexArray) -> BoolArray:
    """(faces · 3,) whether no other face is on the other side of a side, by the position numbers of corners (faces, 3).

    The back of the face itself, where cloth is modelled twice, is not beside it.
    """
    start, end = corners[:, SIDES].reshape(-1, 2).T
    third, count = np.roll(corners, 1, axis=1).reshape(-1), int(corners.max()) + 1
    keys = start * count + end
    known = np.sort(keys)
    back = np.searchsorted(known, end * count + start)  # where the sides are that go the other way
    beside = np.searchsorted(known, end * count + start, side="right") - back
    apex = np.sort(np.searchsorted(known, keys) * count + third)
    own = np.searchsorted(apex, back * count + third, side="right") - np.searchsorted(apex, back * count + third)
    return np.asarray((beside <= own) & (start != end))


def _directions(model: Model, corners: AnyArray, position_number: IndexArray) -> Float64Array:
    """(vertices, 3) of length 1, or zero: along the normals of the faces, the same for all vertices at one position."""
    own = sums_of_faces(model.vertices[Vertex.position], corners)
    return unit_or_zero(np.stack([np.bincount(position_number, part) for part in own.T], axis=1))[position_number]


def _raise_vertices(
    edit: Edit, mine: BoolArray, is_doubled: BoolArray, moves: Float64Array
) -> tuple[IndexArray, IndexArray]:
    """Move vertices, or copies of those that stay where they are; returns these and their copies."""
    vertices, doubled = edit.model.vertices, np.flatnonzero(is_doubled)
    new = duplicate_vertices(edit, doubled)
    inner = np.flatnonzero(mine & ~is_doubled)
    moving, by = np.append(inner, new), moves[np.append(inner, doubled)]
    of_sdef = vertices[Vertex.deform][moving] == Deform.SDEF
    edit.set(vertices, moving, Vertex.position, vertices[Vertex.position][moving] + by)
    for point in SDEF_POINTS:
        edit.set(vertices, moving[of_sdef], point, vertices[point][moving[of_sdef]] + by[of_sdef])
    return doubled, new


def _wall_faces(sides: AnyArray, copies: IndexArray) -> IndexArray:
    """Two faces for each side (sides, 2), between the vertices that stay and their copies."""
    start, end = sides.T
    first = np.stack((copies[end], copies[start], start), axis=1)
    second = np.stack((copies[end], start, end), axis=1)
    return np.stack((first, second), axis=1).reshape(-1, 3)
