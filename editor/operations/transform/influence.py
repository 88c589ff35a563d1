"""Rows that a transform of chosen rows moves: those, the falloff around them, and their counterparts.

Reads the model; changes nothing. Sides are those of the plane x = 0 (mmd-semantics §0.5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, FloatArray, IndexArray, Int8Array
from editor.model.names import SidePairs
from editor.motion.mirror import mirrored_offsets
from editor.operations.queries.symmetry import NEAR as TOLERANCE
from editor.operations.queries.symmetry import nearest
from editor.operations.queries.topology import MeshTopology
from editor.operations.transform.transform import Transform, Weights

Method = Callable[[Transform, FloatArray, Weights], FloatArray]


class MirrorSide(IntEnum):
    """The transform of a row: the given one, its mirror image, or the part that both have in common.

    MIDDLE: as it is told, but along the plane; BOTH: with what of the transform is the same on both sides.
    """

    NEAR = 0
    FAR = 1
    MIDDLE = 2
    BOTH = 3


class Influence:
    """Rows (n,) of one table, `weights` (n,) by how much each goes along (None: wholly), `sides` (n,) of Side."""

    def __init__(self, rows: IndexArray, weights: Weights = None, sides: Int8Array | None = None) -> None:
        self.rows = rows
        self.weights = None if weights is None or bool((weights == 1).all()) else weights
        self.sides = np.zeros(len(rows), np.int8) if sides is None else sides
        self._members = [(side, np.flatnonzero(self.sides == side)) for side in MirrorSide]

    def take(self, places: IndexArray | BoolArray) -> Influence:
        """Some of the rows."""
        return Influence(self.rows[places], None if self.weights is None else self.weights[places], self.sides[places])

    def points(self, transform: Transform, values: FloatArray) -> FloatArray:
        """(n, 3) where places of the rows go."""
        ways = {**_ways(transform), MirrorSide.MIDDLE: transform}
        found = self._each(ways, values, Transform.points)
        middle = self.sides == MirrorSide.MIDDLE
        found[middle, 0] = values[middle, 0]
        return found

    def vectors(self, method: Method, transform: Transform, values: FloatArray) -> FloatArray:
        """(n, 3) what a method of Transform, such as `normals`, makes of values that are no places."""
        return self._each(_ways(transform), values, method)

    def transforms(self, transform: Transform) -> list[Transform]:
        """Return the transform of each row, shares aside."""
        ways = _ways(transform)
        return [ways[MirrorSide(side)] for side in self.sides.tolist()]

    def _each(self, ways: Mapping[MirrorSide, Transform], values: FloatArray, method: Method) -> FloatArray:
        if not self.sides.any():
            return method(ways[MirrorSide.NEAR], values, self.weights).copy()
        found = np.empty_like(values)
        for side, rows in self._members:
            weights = None if self.weights is None else self.weights[rows]
            found[rows] = method(ways[side], values[rows], weights)
        return found


def _ways(transform: Transform) -> dict[MirrorSide, Transform]:
    both = transform.symmetric()
    return {
        MirrorSide.NEAR: transform,
        MirrorSide.FAR: transform.mirrored(),
        MirrorSide.MIDDLE: both,
        MirrorSide.BOTH: both,
    }


def influence_of_weights(weights: Float64Array, sides: Int8Array | None = None) -> Influence:
    """The rows of which a share, (rows of the table,), is more than 0."""
    rows = np.flatnonzero(weights > 0)
    return Influence(rows, weights[rows], None if sides is None else sides[rows])


def mirrored_vertices(
    positions: AnyArray, weights: Float64Array, mesh: MeshTopology, tolerance: float = TOLERANCE
) -> tuple[Float64Array, Int8Array]:
    """(vertices,) shares and sides, with the vertices on the other side of those that have a share.

    `mesh` has to be that of `positions`. The side with the larger shares leads: what has a partner there follows it. A
    vertex without a partner goes as it is told, wherever it is.
    """
    points, weight = _at_positions(positions, weights, mesh)
    moved = np.flatnonzero(weight)
    x = points[moved, 0].astype(np.float64)
    lead = _leading(x, weight[moved], tolerance)
    near = moved[x * lead > tolerance]
    partner = nearest(points, mirrored_offsets(points[near]), tolerance)
    near, partner = near[partner >= 0], partner[partner >= 0]
    far = points[partner, 0] * lead < -tolerance
    follows = np.zeros(len(points))
    np.maximum.at(follows, partner[far], weight[near[far]])
    follows_vertex = follows[mesh.position_number]
    sides = np.where(np.abs(positions[:, 0]) <= tolerance, np.int8(MirrorSide.MIDDLE), np.int8(MirrorSide.NEAR))
    sides[follows_vertex > 0] = MirrorSide.FAR
    return np.where(follows_vertex > 0, follows_vertex, weights), sides


def mirrored_names(
    names: list[str], positions: Float64Array, rows: IndexArray, tolerance: float = TOLERANCE
) -> Influence:
    """The rows and, by their names, those on the other side; where both are among `rows`, one follows."""
    pairs = SidePairs(names)
    partner = pairs.or_itself
    x = positions[:, 0]
    lead = _leading(x[rows], np.ones(len(rows)), tolerance)
    sided = rows[partner[rows] != rows]
    leads = sided[(x[sided] * lead > tolerance) | ~np.isin(partner[sided], rows)]
    sides = np.full(len(names), -1, np.int8)
    sides[rows] = MirrorSide.NEAR
    alone = rows[pairs.across[rows] == rows]
    sides[alone[np.abs(x[alone]) <= tolerance]] = MirrorSide.BOTH
    sides[partner[leads]] = MirrorSide.FAR
    sides[leads] = MirrorSide.NEAR
    every = np.flatnonzero(sides >= 0)
    return Influence(every, None, sides[every])


def _at_positions(positions: AnyArray, weights: Float64Array, mesh: MeshTopology) -> tuple[AnyArray, Float64Array]:
    """(places, 3) where the places of the mesh are, and (places,) the largest share of the vertices there."""
    count = mesh.network.count
    points, weight = np.zeros((count, 3), np.float32), np.zeros(count)
    points[mesh.position_number] = positions
    np.maximum.at(weight, mesh.position_number, weights)
    return points, weight


def _leading(x: FloatArray, weights: Float64Array, tolerance: float) -> int:
    """1 for the model's left side, where x is positive, or -1: whichever has more of the shares."""
    return -1 if weights[x < -tolerance].sum() > weights[x > tolerance].sum() else 1
