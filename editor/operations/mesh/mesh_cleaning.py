"""Cleans the mesh: faces turned round, those that draw nothing or twice, unused and far vertices."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, Int32Array, far_outside, near_rows
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, switch
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import face_keys, is_repeated
from editor.operations.queries.related import unused_vertices


@operation(
    "faces.flip",
    "Flip faces",
    "Reverses the direction of faces, so that their back becomes their front; normals stay as they are.",
    tables=("faces",),
    needs=NEEDS_ROWS,
    previews=False,
)
def flip_faces(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Turn faces round, so that their back is their front; normals stay."""
    faces, rows = edit.model.faces, context.of("faces")
    edit.set(faces, rows, Face.vertices, faces[Face.vertices][rows][:, [0, 2, 1]])
    return Result(TranslatableText("Faces flipped: {:,}", len(rows)), {"faces": rows})


@dataclass(frozen=True, slots=True)
class RemoveDegenerate:
    flat: bool = switch(
        "Also without area",
        False,
        help="Also removes faces whose corners are at one place or in line; morphs may open such faces.",
    )


@operation(
    "faces.remove-degenerate",
    "Remove degenerate faces",
    "Removes faces that draw nothing: with the same vertex twice, with a missing corner, or optionally without area.",
    tables=("faces",),
    parameters=RemoveDegenerate,
    needs=NEEDS_ROWS,
    previews=False,
)
def remove_degenerate(edit: Edit, context: OperationContext, parameters: RemoveDegenerate) -> Result:
    """Remove faces that have a vertex twice or lack a corner and, if wished, those without area. Vertices stay."""
    model, rows = edit.model, context.of("faces")
    corners = model.faces["vertices"][rows]
    one, two, three = corners.T
    is_gone = (corners == NONE).any(axis=1) | (one == two) | (two == three) | (three == one)
    if parameters.flat:
        is_gone |= _is_flat(model, corners)
    edit.remove(model.faces, rows[is_gone])
    return Result(TranslatableText("Degenerate faces removed: {:,}", int(np.count_nonzero(is_gone))))


def _is_flat(model: Model, corners: Int32Array) -> BoolArray:
    """Return whether the corners of each face are in line: beside its longest side, it has next to no height."""
    if not len(model.vertices):
        return np.ones(len(corners), np.bool_)
    one, two, three = np.moveaxis(model.vertices[Vertex.position][corners].astype(np.float64), 1, 0)
    with np.errstate(invalid="ignore", over="ignore"):
        side, other, last = two - one, three - two, one - three
        squares = np.stack([np.einsum("ij,ij->i", part, part) for part in (side, other, last)])
        area = squares[0] * squares[1] - np.einsum("ij,ij->i", side, other) ** 2  # squared, by Lagrange
        flat: BoolArray = area <= squares.max(axis=0) ** 2 * 1e-12
    return flat


@dataclass(frozen=True, slots=True)
class RemoveDuplicates:
    reversed: bool = switch(
        "Also reversed ones",
        False,
        help="Also removes faces that face the other way, such as the backs of double-sided cloth.",
    )


@operation(
    "faces.remove-duplicates",
    "Remove duplicate faces",
    "Removes faces with the same corners and material as another one; optionally also those that face the other way.",
    tables=("faces",),
    parameters=RemoveDuplicates,
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def remove_duplicates(edit: Edit, context: OperationContext, parameters: RemoveDuplicates) -> Result:
    """Remove faces that have the corners and the material of one before them, of those it is to work on."""
    faces, rows = edit.model.faces, context.of("faces")
    gone = rows[is_repeated(face_keys(edit.model, rows, parameters.reversed))]
    edit.remove(faces, gone)
    return Result(TranslatableText("Duplicate faces removed: {:,}", len(gone)))


@operation(
    "vertices.remove-unused",
    "Remove unused vertices",
    "Removes vertices that no face and no soft body uses, with their morph offsets.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
    scope=Scope.ACTIVE,
)
def remove_unused_vertices(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Remove the vertices, of those it is to work on, that no face and no soft body has."""
    rows, unused = context.of("vertices"), unused_vertices(edit.model)
    gone = rows[unused[rows]]
    left = int(np.count_nonzero(unused)) - len(gone)
    edit.remove(edit.model.vertices, gone)
    text = TranslatableText("Unused vertices removed: {:,}", len(gone))
    warning = TranslatableText("unused vertices left, as they are not selected: {:,}", left)
    return Result(text, warnings=(warning,) if left else ())


@operation(
    "vertices.bring-back",
    "Bring back far vertices",
    "Moves vertices that lie far outside of the model to the middle of those around them, with which they share"
    " faces, or else to the middle of the model. Other vertices stay.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    previews=False,
    on_worker=True,
)
def bring_back(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Put those of the given vertices that are far outside to where their faces are."""
    vertices, rows = edit.model.vertices, context.of("vertices")
    moved = rows[far_outside(vertices[Vertex.position])[rows]]
    edit.set(vertices, moved, Vertex.position, _means_of_neighbours(edit.model)[moved].astype(np.float32))
    return Result(TranslatableText("Vertices brought back: {:,}", len(moved)), {"vertices": moved})


def _means_of_neighbours(model: Model) -> Float64Array:
    """(vertices, 3) the mean of the near vertices with which each shares a face; without any, the middle of all."""
    positions = model.vertices[Vertex.position].astype(np.float64)
    is_near = near_rows(positions)
    is_near = np.append(is_near, False)  # the last stands for no vertex
    sums, counts = np.zeros_like(positions), np.zeros(len(positions))
    corners: IndexArray = model.faces[Face.vertices][~is_near[model.faces[Face.vertices]].all(axis=1)]
    for one, other in permutations(corners.T, 2):
        beside = is_near[other] & (one >= 0)
        np.add.at(sums, one[beside], positions[other[beside]])
        np.add.at(counts, one[beside], 1)
    near = positions[is_near[:-1]]
    middle = np.median(near, axis=0) if len(near) else np.zeros(3)
    return np.where(counts[:, None] > 0, sums / np.maximum(counts, 1)[:, None], middle)
