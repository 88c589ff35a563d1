"""Takes over the weights of another model, from the places of its surface that are nearest."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, model_parameter, number
from editor.model.model import Model
from editor.model.vertices import Deform
from editor.operations.edits.bone_rows import told_names
from editor.operations.edits.weights.bone_axes import BoneAxes
from editor.operations.edits.weights.mixing import WeightEntries
from editor.operations.edits.weights.vertex_weights import (
    VertexWeights,
    chosen,
    cleaned,
    packed,
    unless_same,
    write_weights,
)
from editor.operations.edits.weights.weight_kinds import MESH, chosen_vertices
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result
from editor.operations.queries.nearest_surface import NOWHERE, SurfacePlaces, nearest_places

LEAST = 1e-5  # the share of a corner below which it is nothing


@dataclass(frozen=True, slots=True)
class TransferWeights:
    model: str = model_parameter("Model", help="The file of the model whose weights are taken over.")
    distance: float = number(
        "Distance", 0, minimum=0, help="Vertices that are further from its surface stay as they are; 0: none does."
    )


def transfer(edit: Edit, context: OperationContext, parameters: TransferWeights) -> Result:
    """Give vertices the weights that the nearest place of another model's surface has, of bones of the same names."""
    model, other, rows = edit.model, context.models["model"], chosen_vertices(context)
    faces = other.faces["vertices"]
    faces = faces[(faces != NONE).all(axis=1)]
    if not len(faces):
        raise ValueError(TranslatableText("the other model has no faces"))
    positions = model.vertices["position"]
    places = nearest_places(positions[rows], other.vertices["position"][faces], parameters.distance or np.inf)
    near = np.flatnonzero(places.faces != NOWHERE)
    there, missing = _weights_there(model, other)
    before = VertexWeights.of(model, rows[near])
    after, has_any = _taken(there, faces, places, near)
    after = _with_sdef(model, rows[near], after)
    changed = write_weights(edit, rows[near], before, unless_same(before, chosen(has_any, after, before)))
    warnings = []
    if missing:
        told = told_names(other.bones.records, missing)
        warnings.append(TranslatableText("no bones here are called so: {}", told))
    if len(near) < len(rows):
        warnings.append(TranslatableText("{:,} vertices are too far away", len(rows) - len(near)))
    message = TranslatableText(
        "Weights of {:,} vertices taken over from {:.3g} away at most",
        len(changed),
        float(places.distances[near].max(initial=0)),
    )
    heat = np.full(len(positions), np.nan, np.float32)
    heat[rows[near]] = places.distances[near]
    return Result(message, {"vertices": changed}, tuple(warnings), heat)


def _weights_there(model: Model, other: Model) -> tuple[VertexWeights, list[int]]:
    """The weights of the other model, by the bones of this that are called alike; and its bones that none is."""
    rows: dict[str, int] = {}
    for row, bone in enumerate(model.bones):
        rows.setdefault(bone.name, row)
    here = np.array([*(rows.get(bone.name, NONE) for bone in other.bones), NONE], np.int32)
    own = cleaned(VertexWeights.of(other, np.arange(len(other.vertices))))
    used = np.bincount(own.bones[own.weights > 0], minlength=len(here))
    bones = here[own.bones]
    weights = np.where(bones != NONE, own.weights, 0)
    lost = (own.sums > 0) & (weights.sum(axis=1) > 0)
    weights[lost] *= (own.sums[lost] / weights[lost].sum(axis=1))[:, None]
    missing = np.flatnonzero((used > 0) & (here == NONE)).tolist()
    return VertexWeights(own.deform, bones, weights, own.points), missing


def _taken(
    there: VertexWeights, faces: AnyArray, places: SurfacePlaces, near: IndexArray
) -> tuple[VertexWeights, BoolArray]:
    """The weights at places, as the kind at the nearest corner has them, and at which places there are any.

    SDEF that is not of one corner alone has no C, R0 and R1 yet.
    """
    corners, shares = faces[places.faces[near]], places.shares[near]
    shares = np.where(shares < LEAST, 0, shares)
    shares /= shares.sum(axis=1, keepdims=True)
    targets = np.repeat(np.arange(len(near)), 3)
    told = shares.ravel() > 0
    entries = WeightEntries.of(there).carried(len(near), targets[told], corners.ravel()[told], shares.ravel()[told])
    greatest = corners[np.arange(len(near)), shares.argmax(axis=1)]
    nearest = there.take(greatest)
    between = shares.max(axis=1) < 1
    nearest.points[between] = np.nan
    sums = np.einsum("nk,nk->n", shares, there.sums[corners])
    bones, weights = entries.slots()
    return packed(nearest, bones, weights, np.where(sums > 0, sums, 1)), weights[:, 0] > 0


def _with_sdef(model: Model, rows: IndexArray, weights: VertexWeights) -> VertexWeights:
    """With C, R0 and R1 for SDEF that has none yet."""
    unset = np.flatnonzero((weights.deform == Deform.SDEF) & np.isnan(weights.points).any(axis=(1, 2)))
    points = np.nan_to_num(weights.points)
    positions = model.vertices["position"][rows[unset]]
    points[unset] = BoneAxes(model.bones.records).sdef_points(positions, weights.bones[unset, :2])
    return VertexWeights(weights.deform, weights.bones, weights.weights, points)


OPERATIONS = (
    Operation(
        "weights.transfer",
        "Take over weights",
        transfer,
        MESH,
        "Gives vertices the weights of the nearest places on the surface of another model, with bones found by their"
        " names. Until it is kept, colours show how far away those places are; what stays as it is, is grey.",
        TransferWeights,
        NEEDS_ROWS,
        on_worker=True,
    ),
)
