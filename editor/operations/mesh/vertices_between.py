"""Adds vertices between others, as cutting and subdividing do: all that a vertex has and does is interpolated."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.math3d.ragged import are_among, entries_of, mask_of, owners_of
from editor.math3d.vectors import unit_or_zero
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import UvOffset, VertexOffset
from editor.model.soft_bodies import Pin
from editor.model.vertices import SDEF_POINTS, Deform
from editor.model.weights import VertexWeights, WeightEntries, packed
from editor.operations.weights.bone_axes import BoneAxes

LINEAR = ("position", "normal", "uv", "uv1", "uv2", "uv3", "uv4", "edge_scale")
VALUES: dict[type, str] = {VertexOffset: "translation", UvOffset: "uv"}  # of offsets that are about vertices


def add_between(edit: Edit, parents: IndexArray, shares: Float64Array) -> IndexArray:
    """Add a vertex for each row of `parents` (n, k), at the mean of those by `shares` (n, k), which sum to 1.

    Weights mix, as far as four bones hold them; SDEF stays between vertices of the same two bones. Morphs move the new
    vertices by the mean of what they do to the parents, and soft bodies tie those of which all parents are tied.
    Returns their rows, behind all others.
    """
    vertices = edit.model.vertices
    new = len(vertices) + np.arange(len(parents))
    found = _interpolated(edit.model, parents, shares)
    if len(new):
        edit.insert(vertices, len(vertices), found)
        _add_offsets(edit, parents, shares, new)
        _add_ties(edit, parents, shares, new)
    return new


def mixed(values: AnyArray, parents: IndexArray, shares: Float64Array) -> Float64Array:
    """(n, …) the means by shares (n, k) of values of the parents (n, k)."""
    with np.errstate(invalid="ignore"):  # places of broken models are no numbers
        found: Float64Array = np.einsum("nk,nk...->n...", shares, values[parents].astype(np.float64))
    return found


def _interpolated(model: Model, parents: IndexArray, shares: Float64Array) -> Columns:
    """The new vertices, without what morphs and soft bodies do to them."""
    vertices = model.vertices
    first = parents[np.arange(len(parents)), shares.argmax(axis=1)]
    columns: dict[str, AnyArray] = {
        name: mixed(vertices[name], parents, shares) for name in LINEAR if vertices.stores(name)
    }
    normals = unit_or_zero(mixed(vertices["normal"], parents, shares))
    columns["normal"] = np.where(normals.any(axis=1, keepdims=True), normals, vertices["normal"][first])
    weights = _mixed_weights(model, parents, shares)
    columns |= {name: weights.points[:, number] for number, name in enumerate(SDEF_POINTS)}
    of_bones = {"deform": weights.deform, "bones": weights.bones, "weights": weights.weights}
    return vertices.rows(first).replace(**columns, **of_bones)


# -- weights -----------------------------------------------------------------------------------------------------------


def _mixed_weights(model: Model, parents: IndexArray, shares: Float64Array) -> VertexWeights:
    """The mean of the weights of the parents. Of their kinds the one that says most: QDEF, then SDEF, then BDEF."""
    once, places = np.unique(parents, return_inverse=True)
    places = places.reshape(parents.shape)
    theirs = VertexWeights.of(model, once)
    kinds = np.where(shares > 0, theirs.deform[places].astype(np.int8), -1)  # stored unsigned, which has no -1
    before = theirs.take(places[np.arange(len(places)), kinds.argmax(axis=1)])
    children, slots = np.nonzero(shares)
    with np.errstate(invalid="ignore", divide="ignore"):
        entries = WeightEntries.of(theirs).carried(
            len(parents), children, places[children, slots], shares[children, slots]
        )
        after = packed(before, *entries.slots(), sums=mixed(theirs.sums, places, shares))
    points = after.points.copy()
    curved = np.flatnonzero(after.deform == Deform.SDEF)
    points[curved] = _sdef_points(model, theirs, after.bones[curved, :2], places[curved], shares[curved], once)
    return VertexWeights(after.deform, after.bones, after.weights, points)


def _sdef_points(
    model: Model, theirs: VertexWeights, bones: AnyArray, places: IndexArray, shares: Float64Array, rows: IndexArray
) -> AnyArray:
    """(n, 3, 3) C, R0 and R1 for two bones (n, 2): the mean of the parents' where all are SDEF of these, else new."""
    points = mixed(theirs.points, places, shares)
    is_like = (theirs.deform == Deform.SDEF)[places] & (theirs.bones[places, :2] == bones[:, None]).all(axis=2)
    other = np.flatnonzero(~(is_like | (shares == 0)).all(axis=1) & (bones != NONE).all(axis=1))
    if len(other):
        positions = mixed(model.vertices["position"], rows[places[other]], shares[other])
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
        if morph.offsets.row_type in VALUES and len(found := _offsets(morph.offsets, families, new)):
            more[row] = morph.offsets.joined(found)
    edit.set(edit.model.morphs, list(more), "offsets", list(more.values()))


def _offsets(offsets: Columns, families: tuple[IndexArray, IndexArray, Float64Array], new: IndexArray) -> Columns:
    """Return a morph's offsets of new vertices. `families`: parents, ascending, number of their child, their share."""
    parents, children, shares = families
    start = np.searchsorted(parents, offsets["vertex"])
    counts = np.searchsorted(parents, offsets["vertex"], side="right") - start
    rows, pairs = owners_of(counts), entries_of(start, counts)
    once, places = np.unique(children[pairs], return_inverse=True)
    field = VALUES[offsets.row_type]
    parts = (offsets[field].astype(np.float64)[rows] * shares[pairs][:, None]).T
    sums = np.stack([np.bincount(places, part, len(once)) for part in parts], axis=1)
    moves = sums.any(axis=1)
    columns: dict[str, AnyArray] = {"vertex": new[once[moves]], field: sums[moves]}
    return Columns(offsets.row_type, len(columns["vertex"]), **columns)


def _add_ties(edit: Edit, parents: IndexArray, shares: Float64Array, new: IndexArray) -> None:
    """Pin the new vertices whose parents are all pinned, and anchor those whose parents are all at the same body."""
    bodies = edit.model.soft_bodies
    for row, body in enumerate(list(bodies)):
        pinned = new[_are_all(body.pins["vertex"], parents, shares, len(edit.model.vertices))]
        edit.replace(bodies, row, "pins", body.pins.joined(Columns(Pin, vertex=pinned)))
        anchors = body.anchors
        for number in np.unique(body.anchors["body"]):
            some = np.flatnonzero(body.anchors["body"] == number)
            tied = new[_are_all(body.anchors["vertex"][some], parents, shares, len(edit.model.vertices))]
            like = body.anchors.take(np.repeat(some[:1], len(tied)))
            anchors = anchors.joined(like.replace(vertex=tied))
        edit.replace(bodies, row, "anchors", anchors)


def _are_all(vertices: AnyArray, parents: IndexArray, shares: Float64Array, count: int) -> BoolArray:
    """(n,) whether all parents that have a share are among the vertices."""
    found: BoolArray = (are_among(mask_of(count, vertices), parents) | (shares == 0)).all(axis=1)
    return found
