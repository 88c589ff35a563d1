"""First weights for a mesh, by how near bones are: of the nearest alone, or smoothed along the surface."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import TranslatableText
from editor.model.bones import BoneFlags, tail_vector
from editor.model.edit import Edit
from editor.model.fields import integer, number, rows_parameter
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.weights import VertexWeights, cleaned, packed, unless_same, write_weights
from editor.operations.bones.bone_rows import has_length
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.topology import mesh_of
from editor.operations.weights.bone_axes import BoneAxes
from editor.operations.weights.weight_kinds import MESH, chosen_vertices
from editor.operations.weights.weight_smoothing import Smoothing

BONES_HELP = (
    "The bones to use. None: the selected ones; if none is selected, all with a tail that can rotate and not move."
)
FALL_OFF_HELP = "Bones get a share if they are at most this much farther away than the nearest one, in model units."


@dataclass(frozen=True, slots=True)
class NearestBone:
    bones: tuple[int, ...] = rows_parameter("Bones", "bones", help=BONES_HELP)
    fall_off: float = number("Fall-off", 0.5, minimum=0, help=FALL_OFF_HELP)


@operation(
    "weights.nearest-bone",
    "Weights from the nearest bones",
    "Gives vertices weights of the bones that are nearest to them, measured to the line from a bone to its tail.",
    tables=MESH,
    parameters=NearestBone,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
    uses=("bones",),
)
def nearest_bone(edit: Edit, context: OperationContext, parameters: NearestBone) -> Result:
    """Let vertices hang from the bones whose axes are nearest."""
    rows = chosen_vertices(context)
    bones = rigging_bones(context, parameters.bones)
    shares = BoneAxes(edit.model.bones.records).nearest_with_weights(
        edit.model.vertices[Vertex.position][rows], bones, parameters.fall_off
    )
    return _write_weights(edit, rows, *shares, len(bones))


@dataclass(frozen=True, slots=True)
class AutomaticWeights:
    bones: tuple[int, ...] = rows_parameter("Bones", "bones", help=BONES_HELP)
    fall_off: float = number("Fall-off", 0.5, minimum=0, help=FALL_OFF_HELP)
    iterations: int = integer(
        "Smoothing", 5, minimum=0, maximum=1000, help="How many times weights are smoothed along the surface."
    )


@operation(
    "weights.automatic",
    "Automatic weights",
    "Makes first weights for a mesh: from the nearest bones, those behind the surface first, and then smoothed"
    " along it. Programs that use heat diffusion, such as Blender, give other weights.",
    tables=MESH,
    parameters=AutomaticWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
    uses=("bones",),
)
def automatic_weights(edit: Edit, context: OperationContext, parameters: AutomaticWeights) -> Result:
    """Let vertices hang from the nearest bones behind their surface, and smooth that along it."""
    model, rows = edit.model, chosen_vertices(context)
    bones = rigging_bones(context, parameters.bones)
    positions, normals = model.vertices[Vertex.position][rows], model.vertices[Vertex.normal][rows]
    found, weights = BoneAxes(model.bones.records).nearest_with_weights(positions, bones, parameters.fall_off, normals)
    if parameters.iterations:
        every = cleaned(VertexWeights.of(model, np.arange(len(model.vertices))))
        now = every.with_rows(rows, packed(every.take(rows), found, weights))
        now = Smoothing(mesh_of(model), rows).repeated(now, 1.0, parameters.iterations)
        found, weights = now.bones[rows], now.weights[rows]
    return _write_weights(edit, rows, found, weights, len(bones))


def _write_weights(edit: Edit, rows: IndexArray, bones: AnyArray, weights: AnyArray, count: int) -> Result:
    before = VertexWeights.of(edit.model, rows)
    changed = write_weights(edit, rows, before, unless_same(before, packed(before, bones, weights)))
    message = TranslatableText("Vertices with new weights: {:,}; bones: {:,}", len(changed), count)
    return Result(message, {"vertices": changed})


def rigging_bones(context: OperationContext, given: tuple[int, ...]) -> IndexArray:
    """The bones that vertices may be hung from: those that are given, or selected, or that look like it."""
    if given:
        return np.unique(np.array(given, np.intp))
    selected = context.selected.get("bones", ())
    return np.asarray(selected, np.intp) if len(selected) else _turning_bones(context.model)


def _turning_bones(model: Model) -> IndexArray:
    """The bones with a tail that can be turned and not moved; where there is none, all."""
    bones = model.bones.records
    turning = [
        row
        for row, bone in enumerate(bones)
        if bone.flags & BoneFlags.ROTATABLE
        and not bone.flags & (BoneFlags.MOVABLE | BoneFlags.IK)
        and has_length(tail_vector(bones, row))
    ]
    return np.array(turning or range(len(bones)), np.intp)
