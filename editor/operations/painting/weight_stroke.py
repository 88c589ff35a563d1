"""A stroke of the weight brush: its dabs change the weights of a bone, and those of its partner on the other side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, FloatArray, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import Deform, Face, Vertex
from editor.model.model import Model
from editor.model.names import SidePairs
from editor.model.weights import VertexWeights, WeightRules, with_weights
from editor.operations.painting.surface import (
    Brush,
    PaintSurface,
    Touch,
    on_side,
    partners_across,
    side_of,
    touched_nodes,
)
from editor.operations.queries.symmetry import NEAR

WEIGHT_FIELDS = ("deform", "bones", "weights")
NO_CHANGE = 1e-7


class PaintMode(Enum):
    ADD = "add"
    SUBTRACT = "subtract"
    REPLACE = "replace"
    SMOOTH = "smooth"
    FILL = "fill"
    GRADIENT = "gradient"


@dataclass(frozen=True, slots=True)
class WeightBrush(Brush):
    """Settings of a weight stroke.

    `weight`: what REPLACE goes towards, FILL gives to a whole part, GRADIENT begins with. `giver`: the bone that the
    weight is taken from or given to; NONE: all others.
    """

    mode: PaintMode = PaintMode.ADD
    weight: float = 1.0
    normalize: bool = True
    giver: int = NONE


@dataclass(frozen=True, slots=True, eq=False)
class _Target:
    """A bone, and the `weights` (rows,) that it gets, where vertices are as in `before` (rows,)."""

    bone: int
    giver: int
    rows: IndexArray
    before: VertexWeights
    weights: Float64Array


class WeightStroke:
    """Paints through an Edit. `locked` (bones,): whose weights stay; `paintable` (vertices,): None for all."""

    def __init__(
        self,
        model: Model,
        surface: PaintSurface,
        brush: WeightBrush,
        bone: int,
        locked: BoolArray,
        paintable: BoolArray | None = None,
    ) -> None:
        self._vertices = model.vertices
        self._surface = surface
        self._brush = brush
        self._bone = bone
        self._locked = locked
        self._rules = WeightRules(locked, brush.normalize, keeps_kinds=True)
        self._paintable = paintable
        self._across = SidePairs.of(model.bones).across if brush.mirrors else None
        self._side_of_bone = model.bones[bone].position[0]
        self._start: Touch | None = None  # of a gradient
        self._before: dict[str, AnyArray] = {}  # the columns that a gradient began with
        self._touched = np.empty(0, np.intp)  # by the gradient as it was last
        self._reached: tuple[IndexArray, Float64Array] = np.empty(0, np.intp), np.empty(0)  # by the last dab

    # -- what a hand does ------------------------------------------------------------------------------------------

    def dab(self, edit: Edit, touch: Touch, radius: float, pressure: float = 1.0) -> None:
        """Paint around a point, as far as `radius` along the surface; `pressure`: of the hand, 0 to 1."""
        nodes, shares = self._reached = touched_nodes(self._surface, self._brush, touch, radius)
        goal = np.full(len(nodes), self._brush.weight)
        self._write(edit, self._targets(nodes, shares * self._brush.strength * pressure, goal, self._side(touch)))

    @property
    def reached(self) -> tuple[IndexArray, Float64Array]:
        """The vertices that the last dab touched, and how much of its strength each got, 0 to 1."""
        rows, node_index = self._surface.vertices(self._reached[0])
        return rows, self._reached[1][node_index]

    def fill(self, edit: Edit, touch: Touch) -> None:
        """Give the weight to all that hangs together with what was touched."""
        node = self._surface.nearest_node(touch.face, touch.point)
        if node == NONE:
            return
        nodes = self._surface.connected(node)
        goal = np.full(len(nodes), self._brush.weight)
        self._write(edit, self._targets(nodes, np.ones(len(nodes)), goal, self._side(touch)))

    def begin_gradient(self, touch: Touch) -> None:
        """Let the gradient begin where the surface was touched."""
        self._start = touch
        self._before = {name: self._vertices[name].copy() for name in WEIGHT_FIELDS}

    def draw_gradient(self, edit: Edit, end: Float64Array) -> None:
        """Let the weight fall to 0 on the way from the beginning to a point (3,): in what hangs together between."""
        touch = self._start
        if touch is None:
            return
        nodes, along = self._surface.between(touch.face, touch.point, end)
        goal = self._brush.weight * (1 - along)
        self._write(edit, self._targets(nodes, np.ones(len(nodes)), goal, self._side(touch)))

    # -- who gets what ---------------------------------------------------------------------------------------------

    def _side(self, touch: Touch) -> float:
        """The side of the plane x = 0 that is painted on, 1 or -1: in the middle, that of the bone."""
        x = touch.point[0] if abs(touch.point[0]) > NEAR else self._side_of_bone
        return side_of(float(x))

    def _targets(self, nodes: IndexArray, influence: Float64Array, goal: Float64Array, side: float) -> list[_Target]:
        bone, giver = self._bone, self._brush.giver if self._brush.giver != self._bone else NONE
        if self._across is None:
            return [self._target(bone, giver, nodes, influence, goal)]
        partner = int(self._across[bone])
        own = on_side(self._surface, nodes, side)
        nodes, influence, goal = nodes[own], influence[own], goal[own]
        there, across = partners_across(self._surface, nodes)
        if partner == bone:
            new = ~np.isin(across, nodes)
            nodes, there = np.append(nodes, across[new]), np.append(np.arange(len(nodes)), there[new])
            return [self._target(bone, giver, nodes, influence[there], goal[there])]
        if partner == NONE:
            return [self._target(bone, giver, nodes, influence, goal)]
        others = giver if giver == NONE else int(self._across[giver])
        targets = [
            self._target(bone, giver, nodes, influence, goal),
            self._target(partner, others, across, influence[there], goal[there]),
        ]
        return [target for target in targets if not self._locked[target.bone]]

    def _target(self, bone: int, giver: int, nodes: IndexArray, influence: Float64Array, goal: Float64Array) -> _Target:
        rows, at_node = self._surface.vertices(nodes)
        weights = self._weights(rows)
        before = weights.of_bone(bone)
        if self._brush.mode is PaintMode.SMOOTH:
            at_nodes = np.bincount(at_node, before, len(nodes)) / np.maximum(
                np.bincount(at_node, minlength=len(nodes)), 1
            )
            goal = self._surface.neighbours_mean(nodes, at_nodes)
        wanted = self._painted(before, influence[at_node], goal[at_node])
        if self._paintable is not None:
            free = self._paintable[rows]
            rows, weights, wanted = rows[free], weights.take(free), wanted[free]
        return _Target(bone, giver, rows, weights, wanted)

    def _painted(self, before: Float64Array, influence: Float64Array, goal: Float64Array) -> Float64Array:
        match self._brush.mode:
            case PaintMode.ADD:
                return np.minimum(before + influence, 1)
            case PaintMode.SUBTRACT:
                return np.maximum(before - influence, 0)
        return before + (goal - before) * influence

    # -- what is written -------------------------------------------------------------------------------------------

    def _weights(self, rows: IndexArray) -> VertexWeights:
        """The weights of some vertices; during a gradient, those that it began with."""
        columns = self._before or self._vertices
        return VertexWeights.of_columns({name: columns[name].take(rows, axis=0) for name in WEIGHT_FIELDS})

    def _write(self, edit: Edit, targets: list[_Target]) -> None:
        found = [self._changed(part) for part in _target_groups(targets)]
        rows = np.concatenate([rows for rows, _ in found]) if found else np.empty(0, np.intp)
        columns = [_vertex_columns(weights) for _, weights in found]
        if self._before:
            back = np.setdiff1d(self._touched, rows)
            columns.append({name: values[back] for name, values in self._before.items()})
            self._touched, rows = rows, np.append(rows, back)
        if len(rows):
            order = np.argsort(rows)
            fields = {name: np.concatenate([each[name] for each in columns])[order] for name in WEIGHT_FIELDS}
            edit.put(self._vertices, rows[order], Columns(Vertex, len(rows), **fields), WEIGHT_FIELDS)

    def _changed(self, targets: list[_Target]) -> tuple[IndexArray, VertexWeights]:
        """The rows of targets that have the same rows whose weights change, and what they become."""
        bones, wanted = [target.bone for target in targets], np.stack([target.weights for target in targets], axis=1)
        givers = [target.giver for target in targets]
        before = targets[0].before
        own = np.stack([before.of_bone(bone) for bone in bones], axis=1)
        changes = np.flatnonzero(np.logical_or.reduce(np.abs(wanted - own) > NO_CHANGE, axis=1))
        if len(changes) < len(own):
            before, wanted = before.take(changes), wanted[changes]
        after = with_weights(before, bones, wanted, self._rules, None if NONE in givers else givers)
        return targets[0].rows[changes], after


def _vertex_columns(weights: VertexWeights) -> dict[str, AnyArray]:
    """The columns of vertices; of two bones the second has, in 32 bits too, what the first leaves."""
    values = weights.weights.astype(np.float32)
    of_two = (weights.deform == Deform.BDEF2) | (weights.deform == Deform.SDEF)
    values[:, 1] = np.where(of_two, np.float32(1) - values[:, 0], values[:, 1])
    return {"deform": weights.deform, "bones": weights.bones, "weights": values}


def _target_groups(targets: list[_Target]) -> list[list[_Target]]:
    """Targets of the same rows: what is on one side, what on the other, and what belongs to both."""
    if len(targets) < 2:
        return [targets] if targets else []
    one, other = targets
    _, in_one, in_other = np.intersect1d(one.rows, other.rows, assume_unique=True, return_indices=True)
    return [
        [_take(one, np.delete(np.arange(len(one.rows)), in_one))],
        [_take(other, np.delete(np.arange(len(other.rows)), in_other))],
        [_take(one, in_one), _take(other, in_other)],
    ]


def _take(target: _Target, indices: IndexArray) -> _Target:
    before, wanted = target.before.take(indices), target.weights[indices]
    return _Target(target.bone, target.giver, target.rows[indices], before, wanted)


# -- what is there -----------------------------------------------------------------------------------------------------


def weight_at(model: Model, touch: Touch, positions: FloatArray, bone: int) -> float:
    """Return the weight of a bone at the vertex that is nearest to a touch."""
    return float(_nearest_corner(model, touch, positions).of_bone(bone)[0])


def bone_of_most(model: Model, touch: Touch, positions: FloatArray) -> int:
    """The bone that moves the vertex most that is nearest to what was touched; NONE where none does."""
    corner = _nearest_corner(model, touch, positions)
    return int(corner.bones[0, corner.weights[0].argmax()]) if corner.weights.max() > 0 else NONE


def _nearest_corner(model: Model, touch: Touch, positions: FloatArray) -> VertexWeights:
    """The corner of the face; `positions` (vertices, 3): where the vertices are seen."""
    corners = model.faces[Face.vertices][touch.face]
    apart = np.linalg.norm(positions[corners] - touch.point, axis=1)
    return VertexWeights.of(model, corners[[apart.argmin()]])
