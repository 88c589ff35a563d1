"""Brings the weights of vertices into order, and into other kinds: normalized, limited, BDEF, SDEF, QDEF."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, finite_rows
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, integer, number
from editor.model.mesh import SLOTS, Deform, Vertex, strongest, used_slots
from editor.model.model import Model
from editor.model.weights import VertexWeights, cleaned, packed, write_weights
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import sdef_without_parent_and_child
from editor.operations.queries.related import is_weighted
from editor.operations.transform.session import vertices_of
from editor.operations.weights.bone_axes import BoneAxes

MESH = ("vertices", "faces", "materials")  # whose rows stand for vertices


def chosen_vertices(context: OperationContext) -> IndexArray:
    """The vertices that the rows stand for. ValueError where there are none, or no bones."""
    table, rows = next(iter(context.rows.items()))
    if not len(context.model.bones):
        raise ValueError(TranslatableText("the model has no bones"))
    vertices = vertices_of(context.model, table, rows)
    if not len(vertices):
        raise ValueError(TranslatableText("there are no vertices in it"))
    return vertices


def moving_bones(model: Model) -> IndexArray:
    """The bones that move vertices; the first where none does."""
    moves = np.bincount(model.vertices[Vertex.bones][is_weighted(model)], minlength=len(model.bones))
    found: IndexArray = np.flatnonzero(moves)
    return found if len(found) else np.zeros(1, np.intp)


def normalized(model: Model, rows: IndexArray, before: VertexWeights) -> VertexWeights:
    """The weights of rows with sum 1 and by the fewest bones; vertices without a bone go to the nearest."""
    clean = cleaned(before)
    lost = np.flatnonzero(clean.sums <= 0)
    if len(lost):
        clean.bones[lost, 0] = BoneAxes(model.bones.records).nearest_bones(
            model.vertices[Vertex.position][rows[lost]], moving_bones(model)
        )
        clean.weights[lost, 0] = 1
    return packed(clean, clean.bones, clean.weights)


@operation(
    "weights.normalize",
    "Normalize weights",
    "Normalizes weights: they sum to 1, none is below 0 or of a missing bone, and no bone stands twice. A vertex"
    " without any weight left gets its first bone or, without one, the nearest bone that moves vertices.",
    tables=MESH,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def normalize_weights(edit: Edit, context: OperationContext, parameters: object) -> Result:
    """Give vertices weights that sum to 1, none below 0, of bones that are there, each once."""
    rows = chosen_vertices(context)
    before = VertexWeights.of(edit.model, rows)
    changed = write_weights(edit, rows, before, normalized(edit.model, rows, before))
    return Result(TranslatableText("Vertices whose weights were normalized: {:,}", len(changed)), {"vertices": changed})


@dataclass(frozen=True, slots=True)
class LimitWeights:
    bones: int = integer("Bones", SLOTS, minimum=1, maximum=SLOTS, help="How many bones may move a vertex at most.")
    prune: float = number(
        "Prune",
        0.01,
        minimum=0,
        maximum=1,
        help="Weights below this are given to the other bones; the largest one stays.",
    )


@operation(
    "weights.limit",
    "Limit weights",
    "Keeps only the largest weights of each vertex, up to a number of bones, and removes very small ones. The"
    " rest is normalized.",
    tables=MESH,
    parameters=LimitWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def limit_weights(edit: Edit, context: OperationContext, parameters: LimitWeights) -> Result:
    """Leave vertices their greatest weights, without the very small ones; the others grow."""
    rows = chosen_vertices(context)
    before = VertexWeights.of(edit.model, rows)
    clean = normalized(edit.model, rows, before)
    weights = np.where(clean.weights >= min(parameters.prune, 1), clean.weights, 0)
    greatest = clean.weights == clean.weights.max(axis=1, keepdims=True)
    weights = np.where(greatest, clean.weights, weights)
    after = packed(clean, *strongest(clean.bones, weights, parameters.bones))
    changed = write_weights(edit, rows, before, after)
    return Result(TranslatableText("Vertices whose weights were limited: {:,}", len(changed)), {"vertices": changed})


@dataclass(frozen=True, slots=True)
class ConvertWeights:
    to: Deform = choice(
        "Convert to",
        Deform,
        Deform.BDEF2,
        help="BDEF1, BDEF2 and SDEF keep the one or two largest weights. SDEF gets C, R0 and R1 from the"
        " positions of its bones. QDEF is of PMX 2.1, and MMD cannot read it.",
    )


@operation(
    "weights.convert",
    "Convert weights",
    "Converts vertices to BDEF1, BDEF2, BDEF4, SDEF or QDEF, with weights that sum to 1. SDEF vertices keep their"
    " C, R0 and R1.",
    tables=MESH,
    parameters=ConvertWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def convert_weights(edit: Edit, context: OperationContext, parameters: ConvertWeights) -> Result:
    """Make vertices of one kind, as far as their bones allow it."""
    rows, to = chosen_vertices(context), parameters.to
    if not to.known:
        raise ValueError(TranslatableText("{} is no weight type", to.label))
    before = VertexWeights.of(edit.model, rows)
    other = before.deform != to
    if to is Deform.SDEF:
        other |= _are_unset(before)
    rows, before = rows[other], before.take(other)
    after = as_weight_kind(edit.model, rows, before, to)
    changed = write_weights(edit, rows, before, after)
    warnings = _warnings_of(edit.model, after, to)
    message = TranslatableText("Vertices converted: {:,} to {}", int((after.deform == to).sum()), to.label)
    return Result(message, {"vertices": changed}, warnings)


def _are_unset(weights: VertexWeights) -> BoolArray:
    """(n,) which have no C, R0 and R1 to turn about, or no bones."""
    points = weights.points.reshape(-1, 9)
    are: BoolArray = ~(points.any(axis=1) & finite_rows(points) & (weights.bones[:, :2] != NONE).all(axis=1))
    return are


def as_weight_kind(model: Model, rows: IndexArray, before: VertexWeights, to: Deform) -> VertexWeights:
    """The weights of rows as a kind has them. SDEF and QDEF are for more bones than one: with one, BDEF1 is left."""
    whole = normalized(model, rows, before)
    count = int(used_slots(np.array([to]))[0].sum())
    found = packed(whole, *strongest(whole.bones, whole.weights, count))
    wanted = np.full(len(rows), to in (Deform.BDEF2, Deform.BDEF4)) | (np.count_nonzero(found.weights, axis=1) > 1)
    deform, points = np.where(wanted, to, found.deform), found.points.copy()
    if to is Deform.SDEF:
        indices = np.flatnonzero(wanted)
        positions = model.vertices[Vertex.position][rows[indices]]
        points[indices] = BoneAxes(model.bones.records).sdef_points(positions, found.bones[indices, :2])
    return VertexWeights(deform.astype(found.deform.dtype), found.bones, found.weights, points)


def _warnings_of(model: Model, after: VertexWeights, to: Deform) -> tuple[TranslatableText, ...]:
    """Return warnings about vertices that were converted to a kind."""
    warnings = []
    if single := int((after.deform != to).sum()):
        warnings.append(TranslatableText("Vertices that became BDEF1, as they have one bone: {:,}", single))
    if to is Deform.SDEF and (strange := int(sdef_without_parent_and_child(model, after).sum())):
        warnings.append(TranslatableText("SDEF vertices of bones that are not parent and child: {:,}", strange))
    if to is Deform.QDEF and (after.deform == to).any():
        warnings.append(TranslatableText("QDEF is of PMX 2.1, which MMD does not read"))
    return tuple(warnings)
