"""Copies weights: from one vertex onto others, and from one side of the model onto the other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.math3d.rotations import mirrored_offsets
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, integer, number
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model
from editor.model.names import SidePairs
from editor.model.weights import VertexWeights, WeightEntries, cleaned, packed, unless_same, write_weights
from editor.operations.bones.bone_rows import listed_names
from editor.operations.choices import SideOfModel
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.symmetry import nearest_indices
from editor.operations.weights.bone_axes import BoneAxes
from editor.operations.weights.weight_kinds import MESH, chosen_vertices


@dataclass(frozen=True, slots=True)
class CopyWeights:
    from_: int = integer(
        "From vertex",
        NONE,
        minimum=NONE,
        help="The number of the vertex whose weights are copied to the others. -1: the first one.",
    )


@operation(
    "weights.copy",
    "Copy weights",
    "Gives the selected vertices the weight type, bones and weights of one vertex.",
    tables=MESH,
    parameters=CopyWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def copy_weights(edit: Edit, context: OperationContext, parameters: CopyWeights) -> Result:
    """Give vertices the kind, the bones and the weights of one of the model."""
    rows = chosen_vertices(context)
    source = int(rows[0]) if parameters.from_ == NONE else parameters.from_
    if source >= len(edit.model.vertices):
        raise ValueError(TranslatableText("there is no vertex {:,}", source))
    rows = rows[rows != source]
    before = VertexWeights.of(edit.model, rows)
    one = VertexWeights.of(edit.model, np.array([source]))
    after = one.take(np.zeros(len(rows), np.intp))
    if one.deform[0] == Deform.SDEF and (one.bones[0, :2] != NONE).all():
        points = BoneAxes(edit.model.bones.records).sdef_points(edit.model.vertices[Vertex.position][rows], after.bones)
        after = VertexWeights(after.deform, after.bones, after.weights, points)
    changed = write_weights(edit, rows, before, after)
    return Result(TranslatableText("Vertices to which weights were copied: {:,}", len(changed)), {"vertices": changed})


@dataclass(frozen=True, slots=True)
class MirrorWeights:
    from_: SideOfModel = choice(
        "From side", SideOfModel, help="The side of the character that is copied to the other side."
    )
    tolerance: float = number(
        "Tolerance", 0.001, minimum=1e-6, help="How far a vertex may be from the place of its mirror image."
    )


@operation(
    "weights.mirror",
    "Mirror weights",
    "Copies weights to the other side. Vertices are matched by place, bones by left and right in their names. Of"
    " two matching vertices, one has to be selected.",
    tables=MESH,
    parameters=MirrorWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def mirror_weights(edit: Edit, context: OperationContext, parameters: MirrorWeights) -> Result:
    """Give the vertices of one side the weights of those of the other; in the middle both sides weigh the same."""
    model, is_chosen = edit.model, np.zeros(len(edit.model.vertices), np.bool_)
    is_chosen[chosen_vertices(context)] = True
    across = SidePairs.of(model.bones).across
    targets, sources, middle, alone = _pairs(model, is_chosen, parameters)
    changed = [
        write_weights(edit, rows, VertexWeights.of(model, rows), after)
        for rows, after in (
            (targets, mirrored_weights(VertexWeights.of(model, sources), across)),
            (middle, evened_weights(VertexWeights.of(model, middle), across)),
        )
    ]
    rows = np.sort(np.concatenate(changed))
    warnings = one_sided(model, np.concatenate((sources, middle)), across)
    if alone:
        warnings.append(TranslatableText("Vertices without a counterpart on the other side: {:,}", alone))
    return Result(
        TranslatableText("Vertices with mirrored weights: {:,}", len(rows)), {"vertices": rows}, tuple(warnings)
    )


def one_sided(model: Model, rows: IndexArray, across: IndexArray) -> list[TranslatableText]:
    """Return warnings about bones that move rows of vertices, and are missing on the other side."""
    bones = VertexWeights.of(model, rows).bones
    used = np.bincount(bones[bones != NONE], minlength=len(across)) > 0
    missing = np.flatnonzero(used & (across == NONE)).tolist()
    names = listed_names(model.bones.records, missing)
    return [TranslatableText("bones on one side only, whose weights stay as they are: {}", names)] if missing else []


def _pairs(
    model: Model, is_chosen: BoolArray, parameters: MirrorWeights
) -> tuple[IndexArray, IndexArray, IndexArray, int]:
    """Vertices, those on the other side that they become like, those in the middle, and how many are like none.

    Of each pair one has to be chosen.
    """
    positions, tolerance = model.vertices[Vertex.position], parameters.tolerance
    aside = positions[:, 0] * (1 if parameters.from_ is SideOfModel.LEFT else -1)
    sources, targets = np.flatnonzero(aside > tolerance), np.flatnonzero(aside < -tolerance)
    found = nearest_indices(positions[sources], mirrored_offsets(positions[targets]), tolerance)
    alone = int(np.count_nonzero(is_chosen[targets[found < 0]]))
    targets, sources = targets[found >= 0], sources[found[found >= 0]]
    wanted = is_chosen[targets] | is_chosen[sources]
    return targets[wanted], sources[wanted], np.flatnonzero(is_chosen & (np.abs(aside) <= tolerance)), alone


def _bones_across(bones: AnyArray, across: IndexArray) -> AnyArray:
    """Bones, and NONE among them, as they are on the other side; those that are on one side only stay."""
    numbers = np.where(across == NONE, np.arange(len(across)), across)
    return np.append(numbers, NONE)[bones].astype(np.int32)


def mirrored_weights(weights: VertexWeights, across: IndexArray) -> VertexWeights:
    """Return the weights of mirror images, by the bone `across` from each (bones,); NONE: it moves both sides."""
    points = mirrored_offsets(weights.points).astype(np.float32)
    return VertexWeights(weights.deform, _bones_across(weights.bones, across), weights.weights, points)


def evened_weights(before: VertexWeights, across: IndexArray) -> VertexWeights:
    """The mean of weights and their mirror images."""
    own = cleaned(before)
    images = WeightEntries.of(VertexWeights(own.deform, _bones_across(own.bones, across), own.weights, own.points))
    bones, values = WeightEntries.of(own).mixed(images, 0.5).slots()
    return unless_same(before, packed(before, bones, values, own.sums))
