"""Splits sides of faces, in all faces that have them, seams or not: no corner is left in the middle of a side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from editor.math3d.arrays import (
    AnyArray,
    BoolArray,
    Float64Array,
    IndexArray,
    Int64Array,
    are_among,
    entries_of,
    mask_of,
    owners_of,
    unit_or_zero,
)
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, name_of
from editor.model.mesh import SDEF_POINTS, Deform, Face, Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, UvOffset, VertexOffset
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.model.weights import VertexWeights, WeightEntries, packed
from editor.operations.queries.topology import position_numbers
from editor.operations.weights.bone_axes import BoneAxes

LINEAR = ("position", "normal", "uv", "uv1", "uv2", "uv3", "uv4", "edge_scale")
VALUES: dict[type, str] = {VertexOffset: "translation", UvOffset: "uv"}  # of offsets that are about vertices
NO_SIDE = -1  # the key of a side that lacks an end, or has both at one position
ENDS = np.array([(0, 1), (1, 2), (2, 0)])  # of the sides of a face

# Corners 0 to 2 of a face, and 3 to 5, the new vertices on the sides that begin there, in the order of faces that they
# make. Faces are turned so that one new vertex is 3, and two are 3 and 4, which leave a square to be parted.
ONE = ((0, 3, 2), (3, 1, 2))
TWO = ((3, 1, 4), (0, 3, 4), (0, 4, 2))
TWO_OTHER_WAY = ((3, 1, 4), (0, 3, 2), (3, 4, 2))
THREE = ((0, 3, 5), (3, 1, 4), (5, 4, 2), (3, 4, 5))


def add_between(edit: Edit, parents: IndexArray, shares: Float64Array) -> IndexArray:
    """Add a vertex for each row of `parents` (n, k), at the mean of those by `shares` (n, k), which sum to 1.

    Weights mix, as far as four bones hold them; SDEF stays between vertices of the same two bones. Morphs move the new
    vertices by the mean of what they do to the parents, and soft bodies tie those of which all parents are tied.
    Returns their rows, behind all others.
    """
    vertices = edit.model.vertices
    new = len(vertices) + np.arange(len(parents))
    found = _interpolated_vertices(edit.model, parents, shares)
    if len(new):
        edit.insert(vertices, len(vertices), found)
        _add_offsets(edit, parents, shares, new)
        _add_ties(edit, parents, shares, new)
    return new


def weighted_means(values: AnyArray, parents: IndexArray, shares: Float64Array) -> Float64Array:
    """(n, …) the means by shares (n, k) of values of the parents (n, k)."""
    with np.errstate(invalid="ignore"):  # positions of broken models are no numbers
        found: Float64Array = np.einsum("nk,nk...->n...", shares, values[parents].astype(np.float64))
    return found


def _interpolated_vertices(model: Model, parents: IndexArray, shares: Float64Array) -> Columns:
    """The new vertices, without what morphs and soft bodies do to them."""
    vertices = model.vertices
    first = parents[np.arange(len(parents)), shares.argmax(axis=1)]
    columns: dict[str, AnyArray] = {
        name: weighted_means(vertices[name], parents, shares) for name in LINEAR if vertices.stores(name)
    }
    normals = unit_or_zero(weighted_means(vertices[Vertex.normal], parents, shares))
    columns["normal"] = np.where(normals.any(axis=1, keepdims=True), normals, vertices[Vertex.normal][first])
    weights = _mixed_weights(model, parents, shares)
    columns |= {name_of(point): weights.points[:, number] for number, point in enumerate(SDEF_POINTS)}
    of_bones = {"deform": weights.deform, "bones": weights.bones, "weights": weights.weights}
    return vertices.rows(first).replace(**columns, **of_bones)


# -- weights -----------------------------------------------------------------------------------------------------------


def _mixed_weights(model: Model, parents: IndexArray, shares: Float64Array) -> VertexWeights:
    """The mean of the weights of the parents. Of their kinds the one that says most: QDEF, then SDEF, then BDEF."""
    once, indices = np.unique(parents, return_inverse=True)
    indices = indices.reshape(parents.shape)
    theirs = VertexWeights.of(model, once)
    kinds = np.where(shares > 0, theirs.deform[indices].astype(np.int8), -1)  # stored unsigned, which has no -1
    before = theirs.take(indices[np.arange(len(indices)), kinds.argmax(axis=1)])
    children, slots = np.nonzero(shares)
    with np.errstate(invalid="ignore", divide="ignore"):
        entries = WeightEntries.of(theirs).carried(
            len(parents), children, indices[children, slots], shares[children, slots]
        )
        after = packed(before, *entries.slots(), sums=weighted_means(theirs.sums, indices, shares))
    points = after.points.copy()
    curved = np.flatnonzero(after.deform == Deform.SDEF)
    points[curved] = _sdef_points(model, theirs, after.bones[curved, :2], indices[curved], shares[curved], once)
    return VertexWeights(after.deform, after.bones, after.weights, points)


def _sdef_points(
    model: Model, theirs: VertexWeights, bones: AnyArray, indices: IndexArray, shares: Float64Array, rows: IndexArray
) -> AnyArray:
    """(n, 3, 3) C, R0 and R1 for two bones (n, 2): the mean of the parents' where all are SDEF of these, else new."""
    points = weighted_means(theirs.points, indices, shares)
    is_like = (theirs.deform == Deform.SDEF)[indices] & (theirs.bones[indices, :2] == bones[:, None]).all(axis=2)
    other = np.flatnonzero(~(is_like | (shares == 0)).all(axis=1) & (bones != NONE).all(axis=1))
    if len(other):
        positions = weighted_means(model.vertices[Vertex.position], rows[indices[other]], shares[other])
        points[other] = BoneAxes(model.bones.records).sdef_points(positions, bones[other])
    return points


# -- morphs and soft bodies --------------------------------------------------------------------------------------------


def _add_offsets(edit: Edit, parents: IndexArray, shares: Float64Array, new: IndexArray) -> None:
    """Let morphs move the new vertices, all morphs in one change: whoever watches looks after each."""
    children, slots = np.nonzero(shares)
    order = np.argsort(parents[children, slots], kind="stable")
    children, slots = children[order], slots[order]
    families = parents[children, slots], children, shares[children, slots]
    more: dict[int, Columns] = {}
    for row, morph in enumerate(edit.model.morphs):
        if morph.offsets.row_type in VALUES and len(found := _offsets_of_new(morph.offsets, families, new)):
            more[row] = morph.offsets.joined(found)
    edit.set(edit.model.morphs, list(more), Morph.offsets, list(more.values()))


def _offsets_of_new(
    offsets: Columns, families: tuple[IndexArray, IndexArray, Float64Array], new: IndexArray
) -> Columns:
    """Return a morph's offsets of new vertices. `families`: parents, ascending, number of their child, their share."""
    parents, children, shares = families
    start = np.searchsorted(parents, offsets["vertex"])
    counts = np.searchsorted(parents, offsets["vertex"], side="right") - start
    rows, pairs = owners_of(counts), entries_of(start, counts)
    once, inverse = np.unique(children[pairs], return_inverse=True)
    field = VALUES[offsets.row_type]
    parts = (offsets[field].astype(np.float64)[rows] * shares[pairs][:, None]).T
    sums = np.stack([np.bincount(inverse, part, len(once)) for part in parts], axis=1)
    moves = sums.any(axis=1)
    columns: dict[str, AnyArray] = {"vertex": new[once[moves]], field: sums[moves]}
    return Columns(offsets.row_type, len(columns["vertex"]), **columns)


def _add_ties(edit: Edit, parents: IndexArray, shares: Float64Array, new: IndexArray) -> None:
    """Pin the new vertices whose parents are all pinned, and anchor those whose parents are all at the same body."""
    bodies = edit.model.soft_bodies
    for row, body in enumerate(list(bodies)):
        pinned = new[_are_all(body.pins[Pin.vertex], parents, shares, len(edit.model.vertices))]
        edit.replace(bodies, row, SoftBody.pins, body.pins.joined(Columns(Pin, vertex=pinned)))
        anchors = body.anchors
        for number in np.unique(body.anchors[Anchor.body]):
            some = np.flatnonzero(body.anchors[Anchor.body] == number)
            tied = new[_are_all(body.anchors[Anchor.vertex][some], parents, shares, len(edit.model.vertices))]
            like = body.anchors.take(np.repeat(some[:1], len(tied)))
            anchors = anchors.joined(like.replace(vertex=tied))
        edit.replace(bodies, row, SoftBody.anchors, anchors)


def _are_all(vertices: AnyArray, parents: IndexArray, shares: Float64Array, count: int) -> BoolArray:
    """(n,) whether all parents that have a share are among the vertices."""
    found: BoolArray = (are_among(mask_of(count, vertices), parents) | (shares == 0)).all(axis=1)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class FaceSides:
    """The sides of all faces: `ends` (faces, 3, 2) their vertices, the one of the lower position number first.

    `keys` (faces, 3): the same number for sides between the same two positions, NO_SIDE for what is none.
    """

    keys: Int64Array
    ends: IndexArray

    @classmethod
    def of(cls, model: Model) -> Self:
        position_number = position_numbers(model.vertices[Vertex.position]).astype(np.int64)
        ends = model.faces[Face.vertices][:, ENDS].astype(np.intp)
        at = np.append(position_number, NONE)[ends]
        is_turned = at[..., 0] > at[..., 1]
        ends = np.where(is_turned[..., None], ends[..., ::-1], ends)
        low, high = at.min(axis=2), at.max(axis=2)
        keys = low * (int(position_number.max(initial=0)) + 1) + high
        keys[(low == NONE) | (low == high)] = NO_SIDE
        return cls(keys, ends)

    def unique_edges(self, rows: IndexArray | slice, mask: BoolArray | None = None) -> tuple[Int64Array, IndexArray]:
        """The sides of faces, each once, or of a `mask` (rows, 3): their keys, ascending, and their ends (n, 2)."""
        keys, ends = self.keys[rows], self.ends[rows]
        there = keys != NO_SIDE if mask is None else mask & (keys != NO_SIDE)
        once, first = np.unique(keys[there], return_index=True)
        return once, ends[there][first]


@dataclass(frozen=True, slots=True, eq=False)
class Split:
    """Result of a split: `new` (n,) vertices between `parents` (n, 2); `origins` (faces,): the old row of each face."""

    new: IndexArray
    parents: IndexArray
    origins: IndexArray

    def pieces(self, rows: IndexArray) -> IndexArray:
        """The rows of what faces have become."""
        return np.flatnonzero(mask_of(int(self.origins.max(initial=-1)) + 1, rows)[self.origins])


def split_sides(edit: Edit, sides: FaceSides, keys: Int64Array, along: Float64Array) -> Split:
    """Split the sides of `keys` (k,), which ascend, each `along` (k,) from its lower position number to the other.

    The pieces of a face stand where it stood.
    """
    model = edit.model
    index = np.minimum(np.searchsorted(keys, sides.keys), max(len(keys) - 1, 0))
    is_split = keys[index] == sides.keys if len(keys) else np.zeros(sides.keys.shape, np.bool_)
    pairs = sides.ends[is_split]
    _, first, number = np.unique(
        pairs[:, 0] * len(model.vertices) + pairs[:, 1], return_index=True, return_inverse=True
    )
    parents, share = pairs[first], along[index[is_split][first]]
    middle = np.full(sides.keys.shape, NONE)
    middle[is_split] = number + len(model.vertices)
    new = add_between(edit, parents, np.stack((1 - share, share), axis=1))
    rows = np.flatnonzero(is_split.any(axis=1))
    points = np.hstack((model.faces[Face.vertices][rows], middle[rows]))
    owners, corners = _face_pieces(points, model.vertices[Vertex.position])
    return Split(new, parents, replace_faces(edit, rows[owners], corners))


def _face_pieces(points: IndexArray, positions: AnyArray) -> tuple[IndexArray, IndexArray]:
    """Of faces with corners and vertices on their sides (faces, 6) the pieces: which face each is of, its corners."""
    is_split = points[:, 3:] != NONE
    counts = is_split.sum(axis=1)
    start = np.where(counts == 1, is_split.argmax(axis=1), (~is_split).argmax(axis=1) + 1)  # the first new vertex
    order = (start[:, None] + np.arange(3)) % 3
    points = np.take_along_axis(points, np.hstack((order, order + 3)), axis=1)
    coordinates = positions[points].astype(np.float64)
    is_longer = _squares(coordinates[:, 0] - coordinates[:, 4]) > _squares(coordinates[:, 3] - coordinates[:, 2])
    owners, corners = [], []
    for wanted, pattern in (
        (counts == 1, ONE),
        ((counts == 2) & ~is_longer, TWO),
        ((counts == 2) & is_longer, TWO_OTHER_WAY),
        (counts == 3, THREE),
    ):
        faces = np.flatnonzero(wanted)
        owners.append(np.repeat(faces, len(pattern)))
        corners.append(points[faces][:, np.array(pattern)].reshape(-1, 3))
    order = np.argsort(np.concatenate(owners), kind="stable")
    return np.concatenate(owners)[order], np.concatenate(corners)[order]


def _squares(vectors: Float64Array) -> Float64Array:
    return np.asarray(np.einsum("ij,ij->i", vectors, vectors))


# -- faces in the table ------------------------------------------------------------------------------------------------


def replace_faces(edit: Edit, owners: IndexArray, corners: IndexArray) -> IndexArray:
    """Put pieces (n, 3) in the place of faces: `owners` (n,), ascending, are the rows. Each of them gets some.

    Returns (faces,) the old row of each face.
    """
    faces = edit.model.faces
    is_first = np.diff(owners, prepend=-1) != 0
    edit.set(faces, owners[is_first], Face.vertices, corners[is_first])
    origins = np.append(np.arange(len(faces)), owners[~is_first])
    if not is_first.all():
        materials = faces[Face.material][owners[~is_first]]
        order = _order_of(np.append(faces[Face.material], materials))
        edit.insert(faces, len(faces), Columns(Face, vertices=corners[~is_first], material=materials))
        edit.reorder(faces, np.argsort(origins[order], kind="stable"))
    return np.sort(origins)


def add_faces(edit: Edit, corners: AnyArray, materials: AnyArray) -> IndexArray:
    """Add faces (n, 3) of materials (n,), each behind the others of its material; returns their rows, ascending."""
    faces = edit.model.faces
    count, order = len(faces), _order_of(np.append(faces[Face.material], materials.astype(np.int32)))
    edit.insert(faces, count, Columns(Face, len(corners), vertices=corners, material=materials))
    return np.flatnonzero(order >= count)


def _order_of(materials: AnyArray) -> IndexArray:
    """The order in which faces of such materials stand in their table."""
    return np.argsort(materials.astype(np.int32).view(np.uint32), kind="stable")
