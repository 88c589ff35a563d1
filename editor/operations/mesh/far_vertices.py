"""Brings back vertices that lie far outside of the model, as a slip of the hand or a damaged file leaves them."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.math3d.far_points import far_outside
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation


@operation(
    "vertices.bring-back",
    "Bring back far vertices",
    "Moves vertices that lie far outside of the model to the middle of those around them, with which they share"
    " faces, or else to the middle of the model. Other vertices stay.",
    tables=("vertices",),
    needs=NEEDS_ROWS,
    previews=False,
)
def bring_back(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Put those of the given vertices that are far outside to where their faces are."""
    vertices, rows = edit.model.vertices, context.of("vertices")
    moved = rows[far_outside(vertices["position"])[rows]]
    edit.set(vertices, moved, "position", _places(edit.model)[moved].astype(np.float32))
    return Result(TranslatableText("Vertices brought back: {:,}", len(moved)), {"vertices": moved})


def _places(model: Model) -> Float64Array:
    """(vertices, 3) the mean of the near vertices with which each shares a face; without any, the middle of all."""
    positions = model.vertices["position"].astype(np.float64)
    is_near = np.isfinite(positions).all(axis=1) & ~far_outside(positions)
    is_near = np.append(is_near, False)  # the last stands for no vertex
    sums, counts = np.zeros_like(positions), np.zeros(len(positions))
    corners: IndexArray = model.faces["vertices"][~is_near[model.faces["vertices"]].all(axis=1)]
    for one, other in permutations(corners.T, 2):
        beside = is_near[other] & (one >= 0)
        np.add.at(sums, one[beside], positions[other[beside]])
        np.add.at(counts, one[beside], 1)
    near = positions[is_near[:-1]]
    middle = np.median(near, axis=0) if len(near) else np.zeros(3)
    return np.where(counts[:, None] > 0, sums / np.maximum(counts, 1)[:, None], middle)
