"""Evens out the weights of vertices with those of their neighbours, and of those that lie at one position."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, integer, number
from editor.model.weights import VertexWeights, WeightEntries, cleaned, packed, unless_same, write_weights
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.topology import MeshTopology, mesh_of
from editor.operations.weights.weight_kinds import MESH, chosen_vertices


@dataclass(frozen=True, slots=True)
class SmoothWeights:
    strength: float = number(
        "Strength", 0.5, minimum=0, maximum=1, help="How much a vertex becomes like the mean of its neighbours."
    )
    iterations: int = integer("Iterations", 1, minimum=1, maximum=1000, help="How often it is repeated.")


@operation(
    "weights.smooth",
    "Smooth weights",
    "Smooths weights with those of the neighbours along edges. Vertices at one place stay equal, so that seams"
    " stay closed.",
    tables=MESH,
    parameters=SmoothWeights,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def smooth_weights(edit: Edit, context: OperationContext, parameters: SmoothWeights) -> Result:
    """Bring weights nearer to the mean of those at the other ends of edges."""
    rows = chosen_vertices(context)
    smoothing = Smoothing(mesh_of(edit.model), rows)
    before = VertexWeights.of(edit.model, np.arange(len(edit.model.vertices)))
    now = smoothing.repeated(cleaned(before), parameters.strength, parameters.iterations)
    changed = write_weights(edit, rows, before.take(rows), now.take(rows))
    return Result(TranslatableText("Vertices whose weights were smoothed: {:,}", len(changed)), {"vertices": changed})


class Smoothing:
    """The mesh around some rows of vertices, by whose edges their weights are smoothed."""

    def __init__(self, mesh: MeshTopology, rows: IndexArray) -> None:
        self._position_number = mesh.position_number
        self._count = mesh.network.count
        self._rows = rows
        is_wanted = np.zeros(self._count, np.bool_)
        is_wanted[self._position_number[rows]] = True
        self._to, self._from = _edges(mesh, is_wanted)

    def repeated(self, weights: VertexWeights, strength: float, times: int) -> VertexWeights:
        """Those of all vertices after so many steps of some of them, or as even as they become."""
        for _ in range(times):
            last, weights = weights, self.once(weights, strength)
            if np.array_equal(last.weights, weights.weights) and np.array_equal(last.bones, weights.bones):
                break
        return weights

    def once(self, weights: VertexWeights, strength: float) -> VertexWeights:
        """Those of all vertices after one step of some of them; sums stay."""
        is_uneven = self._are_uneven(weights)
        rows, uneven = self._rows[is_uneven[self._position_number[self._rows]]], is_uneven[self._to]
        to, from_ = self._to[uneven], self._from[uneven]
        at_positions = WeightEntries.of(weights, self._position_number, self._count)
        has_any = np.zeros(self._count, np.bool_)
        has_any[at_positions.owners] = True
        to, from_ = to[has_any[from_]], from_[has_any[from_]]
        beside = at_positions.carried(self._count, to, from_, 1 / np.bincount(to, minlength=self._count)[to])
        own = weights.take(rows)
        around = beside.carried(len(rows), np.arange(len(rows)), self._position_number[rows])
        bones, values = WeightEntries.of(own).mixed(around, strength).slots()
        sums = np.where(own.sums > 0, own.sums, 1)
        return weights.with_rows(rows, unless_same(own, packed(own, bones, values, sums)))

    def _are_uneven(self, weights: VertexWeights) -> BoolArray:
        """(positions,) which have another bone than one that all have beside them: few, where limbs are long."""
        is_one = np.count_nonzero(weights.weights, axis=1) == 1
        one = np.where(
            is_one, np.take_along_axis(weights.bones, weights.weights.argmax(axis=1)[:, None], 1)[:, 0], NONE
        )
        bone_at = np.full(self._count, NONE)
        bone_at[self._position_number] = one
        bone_at[self._position_number[bone_at[self._position_number] != one]] = NONE  # of several there
        differ = (bone_at[self._to] == NONE) | (bone_at[self._to] != bone_at[self._from])
        found: BoolArray = np.bincount(self._to[differ], minlength=self._count) > 0
        return found


def _edges(mesh: MeshTopology, is_wanted: BoolArray) -> tuple[IndexArray, IndexArray]:
    """The edges that end at positions that are wanted: where each ends and begins, each once in a direction."""
    corners, count = mesh.network.groups.astype(np.int64), mesh.network.count
    ends = [(corners[:, one], corners[:, other]) for one in range(3) for other in range(3) if one != other]
    to, from_ = (np.concatenate([pair[side] for pair in ends]) for side in (0, 1))
    real = (to < count) & (from_ < count) & (to != from_)
    to, from_ = to[real], from_[real]
    wanted = is_wanted[to]
    keys = np.sort(to[wanted] * count + from_[wanted])
    keys = keys[np.flatnonzero(np.diff(keys, prepend=-1))]
    return keys // count, keys % count


@operation(
    "weights.average-coincident",
    "Average weights at one place",
    "Gives vertices at exactly the same place the mean of their weights, so that no seam opens in a pose.",
    tables=MESH,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def average_coincident(edit: Edit, context: OperationContext, parameters: object) -> Result:
    """Give vertices that lie at one position the mean of their weights."""
    rows = chosen_vertices(context)
    before = VertexWeights.of(edit.model, rows)
    own = cleaned(before)
    numbers = mesh_of(edit.model).position_number[rows]
    count = int(numbers.max()) + 1
    several = np.bincount(numbers[own.sums > 0], minlength=count)[numbers] > 1
    means = WeightEntries.of(own, numbers, count).carried(len(rows), np.flatnonzero(several), numbers[several])
    bones, values = means.slots()
    after = unless_same(before, packed(before, bones, values, np.where(own.sums > 0, own.sums, 1)))
    changed = write_weights(edit, rows, before, after)
    return Result(TranslatableText("Vertices whose weights were averaged: {:,}", len(changed)), {"vertices": changed})
