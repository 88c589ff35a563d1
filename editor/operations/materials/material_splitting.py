"""Splits materials by parts of the mesh, UV islands or selection."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, IndexArray, Int32Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.choices import SplitBy
from editor.operations.mesh.offset_copies import copy_material_offsets
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, OperationContext, Report, Result, operation
from editor.operations.queries.topology import Network, position_numbers

MOST_PIECES = 1000  # more materials than that nobody wants, and no program draws well


def connected_pieces(model: Model, faces: IndexArray) -> IndexArray:
    """(faces,): the piece of each face; pieces are of one material, and hang together at positions, seams or not.

    Numbered by their first faces. A face without any corner is a piece of its own.
    """
    return _connected_pieces(model, faces, position_numbers(model.vertices[Vertex.position]))


def uv_islands(model: Model, faces: IndexArray) -> IndexArray:
    """(faces,): as `connected_pieces`, cut where the UV map is: a seam has several UVs at one position."""
    numbers = position_numbers(model.vertices[Vertex.position]).astype(np.int64)
    uvs = position_numbers(_with_zero(model.vertices[Vertex.uv]))
    return _connected_pieces(
        model, faces, np.unique(numbers * len(numbers) + uvs, return_inverse=True)[1].astype(np.int32)
    )


def _with_zero(uvs: Float32Array) -> Float32Array:
    return np.column_stack((uvs, np.zeros(len(uvs), np.float32)))


def _connected_pieces(model: Model, faces: IndexArray, numbers: Int32Array) -> IndexArray:
    """The pieces of faces that hang together where `numbers` (vertices,), from 0 up, are the same."""
    corners = np.append(numbers, np.int32(NONE))[model.faces[Face.vertices][faces]]
    count = int(numbers.max(initial=-1)) + 1
    corners, count = _separate_corners(corners, model.faces[Face.material][faces], count)
    network = Network(count, corners)
    part = np.append(network.parts, np.int32(NONE))
    pieces = np.maximum.reduce([part[slot] for slot in network.groups.T])  # faster than along the corners
    alone = np.flatnonzero(pieces == NONE)
    pieces[alone] = count + np.arange(len(alone))
    return numbered_by_first(pieces, count + len(alone))


def _separate_corners(corners: Int32Array, owners: Int32Array, count: int) -> tuple[Int32Array, int]:
    """The corners (faces, 3) with numbers of their own for each material where several meet; how many there are.

    Only those numbers are sorted: as a rule few.
    """
    owner = np.full(count + 1, NONE, np.int32)  # of each number; the last is of none
    for slot in corners.T:
        owner[slot] = owners
    meets = np.zeros(count + 1, np.bool_)
    for slot in corners.T:
        meets[slot[owner[slot] != owners]] = True
    meets[NONE] = False
    where = np.flatnonzero(meets[corners])
    if not len(where):
        return corners, count
    pairs = corners.reshape(-1)[where].astype(np.int64) * (int(owners.max()) + 1) + owners[where // 3]
    known, inverse = np.unique(pairs, return_inverse=True)
    apart = corners.copy()
    apart.reshape(-1)[where] = count + inverse
    return apart, count + len(known)


def numbered_by_first(labels: AnyArray, count: int) -> IndexArray:
    """The labels (n,), from 0 to `count` - 1, numbered from 0 up in the order in which they first appear."""
    rows = np.arange(len(labels))
    first = np.zeros(count, np.intp)
    first[labels[::-1]] = rows[::-1]  # of those written to one index numpy keeps the last
    heads = first[labels]
    numbers: IndexArray = (np.cumsum(heads == rows) - 1)[heads]
    return numbers


@dataclass(frozen=True, slots=True)
class SplitMaterials:
    by: SplitBy = choice("Split by", SplitBy, help="What becomes a material of its own.")


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """The rows of the faces that materials draw, and the piece (faces,) of each, by material and from 0 up."""

    faces: IndexArray
    pieces: IndexArray


def pieces_of(context: OperationContext, parameters: SplitMaterials, report: Report) -> Pieces:
    """Find the pieces, which takes long in a large mesh."""
    model, rows = context.model, context.of("materials")
    faces = np.flatnonzero(np.isin(model.faces[Face.material], rows))
    match parameters.by:
        case SplitBy.UV_ISLANDS:
            return Pieces(faces, uv_islands(model, faces))
        case SplitBy.SELECTED_FACES:
            return Pieces(faces, _by_selection(model.faces[Face.material][faces], _selected_faces(context)[faces]))
        case _:
            return Pieces(faces, connected_pieces(model, faces))


@operation(
    "materials.split",
    "Split materials",
    "Splits materials into several that look alike: one for each connected part of the mesh or of the UV map, or"
    " one for the selected faces. The new ones come right after, with the same material morphs; soft bodies stay"
    " with the first.",
    tables=("materials",),
    parameters=SplitMaterials,
    needs=NEEDS_ROWS,
    prepare=pieces_of,
    on_worker=True,
    previews=False,
    uses=("faces",),
)
def split_materials(edit: Edit, context: OperationContext, parameters: SplitMaterials) -> Result:
    """Split materials into several that look alike, the new ones right behind; soft bodies stay with the first."""
    found: Pieces = context.prepared
    new = _split_off(edit, found.faces, found.pieces)
    count = np.count_nonzero(np.diff(new, prepend=NONE) != 1)  # each has its new ones in one run behind it
    text = TranslatableText("Materials split: {:,}; new ones: {:,}", count, len(new))
    return Result(text, {"materials": new} if len(new) else {}, soft_bodies_cut(edit, new))


def _selected_faces(context: OperationContext) -> BoolArray:
    """(faces,): which are selected. ValueError where none is."""
    selected = np.zeros(len(context.model.faces), np.bool_)
    selected[context.selected.get("faces", NO_ROWS)] = True
    if not selected.any():
        raise ValueError(TranslatableText("no faces are selected"))
    return selected


def _by_selection(owners: IndexArray, selected: BoolArray) -> IndexArray:
    """(faces,): the piece of each; in each material first what is not selected, which stays."""
    pieces: IndexArray = np.unique(owners * 2 + selected, return_inverse=True)[1]
    return pieces


def _split_off(edit: Edit, faces: IndexArray, pieces: IndexArray) -> IndexArray:
    """Give the pieces of each material, but the first, new materials right behind it. Returns their rows.

    `pieces` (faces,): that of each face, numbered from 0 up so that those of one material follow each other.
    """
    model = edit.model
    owners = np.empty(int(pieces.max(initial=-1)) + 1, np.intp)
    owners[pieces] = model.faces[Face.material][faces]
    is_new = np.diff(owners, prepend=NONE) == 0
    originals = owners[is_new]
    if len(originals) > MOST_PIECES:
        raise ValueError(
            TranslatableText("that would be {:,} new materials; {:,} at most are made", len(originals), MOST_PIECES)
        )
    new = insert_behind(edit, originals)
    rows = np.empty(len(owners), np.intp)
    rows[is_new] = new
    moved = is_new[pieces]
    edit.set(model.faces, faces[moved], Face.material, rows[pieces[moved]])
    return new


def insert_behind(edit: Edit, originals: IndexArray) -> IndexArray:
    """Insert copies of materials right behind them, with names of their own, under the same morphs.

    `originals`, ascending, have a material once for each copy. Returns the rows of the copies.
    """
    materials = edit.model.materials
    count = len(materials)
    edit.insert(materials, count, [materials[row] for row in originals.tolist()])
    give_fresh_names(edit, materials, range(count, len(materials)))
    edit.reorder(materials, np.argsort(np.concatenate((np.arange(count), originals)), kind="stable"))
    new = originals + np.arange(1, len(originals) + 1)
    copy_material_offsets(edit, originals + np.searchsorted(originals, originals), new)
    return new


def soft_bodies_cut(edit: Edit, new: IndexArray) -> tuple[TranslatableText, ...]:
    """A warning where soft bodies are made of materials that new ones were split from."""
    behind = set((new - 1).tolist())
    names = [body.name for body in edit.model.soft_bodies if body.material in behind]
    text = TranslatableText("Soft bodies that are made of the first piece alone now: {}", ", ".join(names))
    return (text,) if names else ()
