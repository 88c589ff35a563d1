"""Turns faces round, and removes those that draw nothing or are there twice."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, Int32Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, switch
from editor.model.model import Model
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, NoParameters, Operation, OperationContext, Result

MARKS = 20  # bits
MIX = np.array([0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9], np.uint64)  # odd numbers that spread bits well


def flip(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Turn faces round, so that their back is their front; normals stay."""
    faces, rows = edit.model.faces, context.of("faces")
    edit.set(faces, rows, "vertices", faces["vertices"][rows][:, [0, 2, 1]])
    return Result(TranslatableText("Faces flipped: {:,}", len(rows)), {"faces": rows})


@dataclass(frozen=True, slots=True)
class RemoveDegenerate:
    flat: bool = switch(
        "Also without area",
        False,
        help="Also removes faces whose corners are at one place or in line; morphs may open such faces.",
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
    """Whether the corners of each face are in line: beside its longest side, it has next to no height."""
    if not len(model.vertices):
        return np.ones(len(corners), np.bool_)
    one, two, three = np.moveaxis(model.vertices["position"][corners].astype(np.float64), 1, 0)
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


def remove_duplicates(edit: Edit, context: OperationContext, parameters: RemoveDuplicates) -> Result:
    """Remove faces that have the corners and the material of one before them, of those it is to work on."""
    faces, rows = edit.model.faces, context.of("faces")
    gone = rows[_is_repeated(_keys(edit.model, rows, parameters.reversed))]
    edit.remove(faces, gone)
    return Result(TranslatableText("Duplicate faces removed: {:,}", len(gone)))


def alike_faces(model: Model) -> IndexArray:
    """The faces of which others have the corners and the material, going round the same way, ascending."""
    likely = _likely_alike(model)
    keys = _keys(model, likely, turned_too=False)
    return likely[_is_repeated(keys) | _is_repeated(keys[::-1])[::-1]]


def _likely_alike(model: Model) -> IndexArray:
    """Few faces among which are all that are alike: those whose corners and material make the same bits."""
    numbers = np.arange(-1, len(model.vertices)).astype(np.uint64) * MIX[0]
    numbers ^= numbers >> np.uint64(29)
    numbers *= MIX[1]
    one, two, three = (np.roll(numbers, -1)[corner] for corner in model.faces["vertices"].T)
    shift = np.uint64(7)  # so that it matters which way round they go, but not with which they begin
    keys = one * (two >> shift) + two * (three >> shift) + three * (one >> shift)
    keys += model.faces["material"].astype(np.uint64) * MIX[0]
    ordered = np.sort(keys)
    twice = ordered[1:][ordered[1:] == ordered[:-1]]
    marked = np.zeros(1 << MARKS, np.bool_)  # by the first bits of keys, far faster than to look each of them up
    shift = np.uint64(64 - MARKS)
    marked[twice >> shift] = True
    return np.flatnonzero(marked[keys >> shift]) if len(twice) else NO_ROWS


def _keys(model: Model, faces: IndexArray, turned_too: bool) -> IndexArray:
    """(faces, 4) what is the same for faces that are alike: their material, and their corners in a settled order."""
    corners = model.faces["vertices"][faces]
    turned = np.sort(corners, axis=1) if turned_too else _from_lowest(corners)
    return np.column_stack((model.faces["material"][faces], turned))


def _from_lowest(corners: Int32Array) -> IndexArray:
    """The corners (faces, 3), going round the same way, from the lowest number on."""
    turns = corners.argmin(axis=1)[:, None] + np.arange(3)
    return np.asarray(np.take_along_axis(corners, turns % 3, axis=1), np.intp)


def _is_repeated(values: IndexArray) -> BoolArray:
    """(n,): whether each row of values (n, k) is the same as one before it."""
    order = np.lexsort(values.T)
    ordered = values[order]
    repeated = np.zeros(len(values), np.bool_)
    repeated[order[1:]] = (ordered[1:] == ordered[:-1]).all(axis=1)
    return repeated


OPERATIONS = (
    Operation(
        "faces.flip",
        "Flip faces",
        flip,
        ("faces",),
        "Reverses the direction of faces, so that their back becomes their front; normals stay as they are.",
        needs=NEEDS_ROWS,
        previews=False,
    ),
    Operation(
        "faces.remove-degenerate",
        "Remove degenerate faces",
        remove_degenerate,
        ("faces",),
        "Removes faces that draw nothing: with the same vertex twice, with a missing corner, or optionally without"
        " area.",
        RemoveDegenerate,
        NEEDS_ROWS,
        previews=False,
    ),
    Operation(
        "faces.remove-duplicates",
        "Remove duplicate faces",
        remove_duplicates,
        ("faces",),
        "Removes faces with the same corners and material as another one; optionally also those that face the other"
        " way.",
        RemoveDuplicates,
        NEEDS_ROWS,
        on_worker=True,
        previews=False,
    ),
)
