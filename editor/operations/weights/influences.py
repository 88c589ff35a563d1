"""Influences tell how much each bone moves chosen vertices, all of them together; and change that of one bone."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import Deform, Vertex, sum_to_one, with_united_bones
from editor.model.model import Model
from editor.model.weights import (
    VertexWeights,
    packed,
    weights_where,
    with_weight,
    write_weights,
)
from editor.operations.weights.bone_axes import BoneAxes


@dataclass(frozen=True, slots=True, eq=False)
class Influences:
    """Of the bones that move some vertices, the strongest first: `bones` (n,), and of each, over all the vertices:

    `mean`, `least` and `most` (n,) its weight, `counts` (n,) how many it moves.
    """

    bones: IndexArray
    mean: Float64Array
    least: Float64Array
    most: Float64Array
    counts: IndexArray

    @classmethod
    def of(cls, weights: VertexWeights) -> Influences:
        bones, shares = with_united_bones(weights.bones, weights.weights)
        there = (bones != NONE) & (shares != 0)
        numbers, values = bones[there], shares[there]
        counts = np.bincount(numbers)
        found = np.flatnonzero(counts)
        least, most = np.full((2, len(counts)), ((np.inf,), (-np.inf,)))
        np.minimum.at(least, numbers, values)
        np.maximum.at(most, numbers, values)
        sums, counts, least, most = np.bincount(numbers, values)[found], counts[found], least[found], most[found]
        elsewhere = counts < len(weights)  # where the bone has none of a vertex
        least[elsewhere], most[elsewhere] = np.minimum(least[elsewhere], 0), np.maximum(most[elsewhere], 0)
        mean = sums / max(len(weights), 1)
        order = np.argsort(-mean, kind="stable")
        return cls(found[order], mean[order], least[order], most[order], counts[order])


def bone_counts(weights: VertexWeights) -> IndexArray:
    """(n,) how many bones move each vertex."""
    return np.asarray(np.count_nonzero(with_united_bones(weights.bones, weights.weights)[1], axis=1))


def unevenly_weighted(weights: VertexWeights) -> BoolArray:
    """(n,) whose weights do not sum to 1, though their kind needs it: QDEF does not."""
    are: BoolArray = (weights.deform != Deform.QDEF) & ~sum_to_one(weights.sums)
    return are


def set_weight(edit: Edit, rows: IndexArray, bone: int, values: Float64Array | float, locked: BoolArray) -> IndexArray:
    """Give a bone these weights, (rows,) or one for all, of vertices; the rows that changed.

    The other bones share what it leaves, but for the `locked` (bones,). ValueError where the bone is locked itself.
    """
    _refuse_locked(edit.model, locked, bone)
    before = VertexWeights.of(edit.model, rows)
    return write_weights(edit, rows, before, with_weight(before, bone, values, locked))


def replace_bone(edit: Edit, rows: IndexArray, old: int, new: int, locked: BoolArray) -> IndexArray:
    """Have a bone move vertices in place of another, with its weights; the rows that changed.

    SDEF stays, with C, R0 and R1 of its new bones. ValueError where one of the two is locked.
    """
    _refuse_locked(edit.model, locked, old, new)
    before = VertexWeights.of(edit.model, rows)
    moved = (before.bones == old).any(axis=1)
    after = packed(
        before, *with_united_bones(np.where(before.bones == old, new, before.bones), before.weights), sums=None
    )
    curved = np.flatnonzero(moved & (before.deform == Deform.SDEF) & (after.deform == Deform.BDEF2))
    after.deform[curved] = Deform.SDEF
    axes, positions = BoneAxes(edit.model.bones.records), edit.model.vertices[Vertex.position][rows[curved]]
    points = after.points.copy()
    points[curved] = axes.sdef_points(positions, after.bones[curved, :2])
    after = VertexWeights(after.deform, after.bones, after.weights, points)
    return write_weights(edit, rows, before, weights_where(~moved, before, after))


def _refuse_locked(model: Model, locked: BoolArray, *bones: int) -> None:
    for bone in bones:
        if locked[bone]:
            raise ValueError(TranslatableText("{} is locked", model.bones[bone].name))
