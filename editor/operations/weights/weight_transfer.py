"""Takes over the weights of another model, from the points of its surface that are nearest."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, model_parameter, number
from editor.model.mesh import Deform, Face, Vertex
from editor.model.model import Model
from editor.model.weights import (
    VertexWeights,
    WeightEntries,
    cleaned,
    packed,
    unless_same,
    weights_where,
    write_weights,
)
from editor.operations.bones.bone_rows import listed_names
from editor.operations.choices import VertexSource
from editor.operations.model.whole_model import file_scale, scaled_copy
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.vertex_sources import VertexSources, vertex_sources
from editor.operations.weights.bone_axes import BoneAxes
from editor.operations.weights.weight_kinds import MESH, chosen_vertices

LEAST = 1e-5  # the share of a corner below which it is nothing
WRITTEN = 1e-6  # how far weights are from those that another program has written, in 32 bits and made to sum to 1


@dataclass(frozen=True, slots=True)
class TransferWeights:
    model: str = model_parameter("Model", help="The file of the model whose weights are copied.")
    source: VertexSource = choice("Take from", VertexSource, help="How the matching place on the other model is found.")
    distance: float = number(
        "Distance",
        0,
        minimum=0,
        help="Vertices without a match within this distance stay as they are. 0: any distance.",
    )
    scale: float = file_scale()


@operation(
    "weights.transfer",
    "Transfer weights from another model",
    "Copies weights from another model, from the nearest places of its surface or from matching vertices, with"
    " bones matched by name. The preview shows by colours how far away those are; what is grey stays as it is.",
    tables=MESH,
    parameters=TransferWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def transfer_weights(edit: Edit, context: OperationContext, parameters: TransferWeights) -> Result:
    """Give vertices weights of another model: of bones of the same names, there where each has its source."""
    model, rows = edit.model, chosen_vertices(context)
    other = scaled_copy(context.models["model"], parameters.scale)
    if parameters.source is VertexSource.SURFACE and not (other.faces[Face.vertices] != NONE).all(axis=1).any():
        raise ValueError(TranslatableText("the other model has no faces"))
    sources = vertex_sources(model, rows, other, parameters.source, parameters.distance)
    near = np.flatnonzero(sources.has_source)
    there, missing = _weights_there(model, other)
    before = VertexWeights.of(model, rows[near])
    kinds = None if parameters.source is VertexSource.SURFACE else before
    after, has_any = weights_at(model, model.vertices[Vertex.position][rows[near]], there, sources.take(near), kinds)
    changed = write_weights(
        edit, rows[near], before, _unless_same(before, weights_where(has_any, after, before), kinds)
    )
    warnings = []
    if missing:
        names = listed_names(other.bones.records, missing)
        warnings.append(TranslatableText("there are no bones of these names: {}", names))
    if len(near) < len(rows):
        warnings.append(TranslatableText("Vertices that are too far away: {:,}", len(rows) - len(near)))
    distances = sources.distances[near]
    message = TranslatableText(
        "Vertices with copied weights: {:,}; largest distance: {:.3g}", len(changed), float(distances.max(initial=0))
    )
    heat = np.full(len(model.vertices), np.nan, np.float32)
    heat[rows[near]] = distances
    return Result(message, {"vertices": changed}, tuple(warnings), heat)


def _unless_same(before: VertexWeights, after: VertexWeights, kinds: VertexWeights | None) -> VertexWeights:
    """As before where weights are the same; those of vertices that a file has written, also where they nearly are."""
    after = unless_same(before, after)
    if kinds is None:
        return after
    same = (before.bones == after.bones).all(axis=1) & (abs(before.weights - after.weights) < WRITTEN).all(axis=1)
    return weights_where(same, before, after)


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


def weights_at(
    model: Model, points: AnyArray, there: VertexWeights, sources: VertexSources, before: VertexWeights | None = None
) -> tuple[VertexWeights, BoolArray]:
    """The weights that vertices at points (n, 3) have by their sources, all found, `there`; and which have any.

    Their kinds are those of the nearest corners, or those they had `before`. SDEF that is not of one corner alone gets
    C, R0 and R1 of its own.
    """
    corners, shares = sources.corners, np.where(sources.weights < LEAST, 0, sources.weights)
    shares = shares / shares.sum(axis=1, keepdims=True)
    targets = np.repeat(np.arange(len(points)), 3)
    is_used = shares.ravel() > 0
    entries = WeightEntries.of(there).carried(
        len(points), targets[is_used], corners.ravel()[is_used], shares.ravel()[is_used]
    )
    greatest = corners[np.arange(len(points)), shares.argmax(axis=1)]
    nearest = there.take(greatest) if before is None else before
    if before is None:
        nearest.points[shares.max(axis=1) < 1] = np.nan
    sums = np.einsum("nk,nk->n", shares, there.sums[corners])
    bones, weights = entries.slots()
    after = packed(nearest, bones, weights, np.where(sums > 0, sums, 1))
    return _with_sdef(model, points, after), weights[:, 0] > 0


def _with_sdef(model: Model, points: AnyArray, weights: VertexWeights) -> VertexWeights:
    """With C, R0 and R1 for SDEF that has none yet."""
    is_unset = (weights.deform == Deform.SDEF) & np.isnan(weights.points).any(axis=(1, 2))
    unset = np.flatnonzero(is_unset & (weights.bones[:, :2] != NONE).all(axis=1))
    sdef_points = np.nan_to_num(weights.points)
    sdef_points[unset] = BoneAxes(model.bones.records).sdef_points(points[unset], weights.bones[unset, :2])
    return VertexWeights(weights.deform, weights.bones, weights.weights, sdef_points)
