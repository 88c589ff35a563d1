"""Rows that a transform of chosen rows moves: those, the falloff around them, and their counterparts.

Reads the model; changes nothing. Sides are those of the plane x = 0 (mmd-semantics §0.5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, FloatArray, IndexArray, Int8Array, finite_rows
from editor.math3d.rotations import mirrored_offsets
from editor.model.names import SidePairs
from editor.operations.queries.symmetry import NEAR as TOLERANCE
from editor.operations.queries.symmetry import nearest_indices
from editor.operations.queries.topology import MeshTopology
from editor.operations.transform.transform import Transform, Weights

PAIRS = 1 << 18  # that are looked at together
LEAF = 64  # points that are not halved any more
Method = Callable[[Transform, FloatArray, Weights], FloatArray]


class Falloff(Enum):
    """The curve of weights from the centre to the radius."""

    SMOOTH = "smooth"
    LINEAR = "linear"
    SHARP = "sharp"
    CONSTANT = "constant"


def falloff_weights(distances: FloatArray, radius: float, falloff: Falloff = Falloff.SMOOTH) -> Float64Array:
    """(n,) 1 where a distance is 0, falling to 0 at `radius`, or there at once, and beyond."""
    with np.errstate(invalid="ignore"):
        near = np.clip(1 - distances / radius, 0, 1) if radius > 0 else (distances == 0).astype(np.float64)
    match falloff:
        case Falloff.SMOOTH:
            near = near * near * (3 - 2 * near)
        case Falloff.SHARP:
            near = near * near
        case Falloff.CONSTANT:
            near = near > 0
    return np.asarray(near, np.float64)


def distances_to(points: FloatArray, targets: FloatArray, limit: float = np.inf) -> Float64Array:
    """(n,) how far each of `points` (n, 3) is from the nearest of `targets` (t, 3); infinitely far from none.

    What is further away than `limit` may be infinitely far. The points are halved until few are left that lie together,
    and with each half only those of the targets go on that can be the nearest of any point in its box.
    """
    found = np.full(len(points), np.inf)
    positions, goals = np.asarray(points, np.float64), np.asarray(targets, np.float64)
    goals = goals[finite_rows(goals)]
    waiting = [(np.flatnonzero(finite_rows(positions)), goals)]
    while waiting:
        rows, near = waiting.pop()
        if not len(rows) or not len(near):
            continue
        box = positions[rows]
        near = _may_be_nearest(near, box.min(axis=0), box.max(axis=0), limit)
        if len(rows) <= LEAF or len(rows) * len(near) <= PAIRS:
            found[rows] = _brute_force_distances(box, near) if len(near) else np.inf
            continue
        axis = int(np.argmax(np.ptp(box, axis=0)))
        order = np.argpartition(box[:, axis], len(rows) // 2)
        waiting += [(rows[half], near) for half in np.array_split(order, (len(rows) // 2,))]
    return found


def _may_be_nearest(targets: Float64Array, low: Float64Array, high: Float64Array, limit: float) -> Float64Array:
    """The targets that are the nearest of some point in a box, and not beyond the limit; and maybe a few more."""
    middle, half = (low + high) / 2, (high - low) / 2
    apart = np.abs(targets - middle)
    least = np.maximum(apart - half, 0)
    most = apart + half
    nearest = min(np.einsum("ij,ij->i", most, most).min(), limit * limit)
    may_be = np.einsum("ij,ij->i", least, least) <= nearest * (1 + 1e-9)
    return np.asarray(targets[may_be])


def _brute_force_distances(points: Float64Array, targets: Float64Array) -> Float64Array:
    """(n,) by looking at every pair. The nearest are found by products, which is fast, and measured exactly."""
    middle = points[0]
    near, goals = points - middle, targets - middle
    nearest = (np.square(goals).sum(axis=1) - 2 * (near @ goals.T)).argmin(axis=1)
    return np.asarray(np.linalg.norm(points - targets[nearest], axis=1))


class MirrorSide(IntEnum):
    """The transform of a row: the given one, its mirror image, or the part that both have in common.

    MIDDLE: as the transform says, but along the plane; BOTH: with what of the transform is the same on both sides.
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

    def take(self, indices: IndexArray | BoolArray) -> Influence:
        """Some of the rows."""
        return Influence(
            self.rows[indices], None if self.weights is None else self.weights[indices], self.sides[indices]
        )

    def points(self, transform: Transform, values: FloatArray) -> FloatArray:
        """(n, 3) where positions of the rows go."""
        transforms = {**_transforms(transform), MirrorSide.MIDDLE: transform}
        found = self._by_side(transforms, values, Transform.points)
        middle = self.sides == MirrorSide.MIDDLE
        found[middle, 0] = values[middle, 0]
        return found

    def vectors(self, method: Method, transform: Transform, values: FloatArray) -> FloatArray:
        """(n, 3) what a method of Transform, such as `normals`, makes of values that are no positions."""
        return self._by_side(_transforms(transform), values, method)

    def transforms(self, transform: Transform) -> list[Transform]:
        """Return the transform of each row, shares aside."""
        transforms = _transforms(transform)
        return [transforms[MirrorSide(side)] for side in self.sides.tolist()]

    def _by_side(self, transforms: Mapping[MirrorSide, Transform], values: FloatArray, method: Method) -> FloatArray:
        if not self.sides.any():
            return method(transforms[MirrorSide.NEAR], values, self.weights).copy()
        found = np.empty_like(values)
        for side, rows in self._members:
            weights = None if self.weights is None else self.weights[rows]
            found[rows] = method(transforms[side], values[rows], weights)
        return found


def _transforms(transform: Transform) -> dict[MirrorSide, Transform]:
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
    vertex without a partner goes as the transform says, wherever it is.
    """
    points, weight = _at_positions(positions, weights, mesh)
    moved = np.flatnonzero(weight)
    x = points[moved, 0].astype(np.float64)
    lead = _leading(x, weight[moved], tolerance)
    near = moved[x * lead > tolerance]
    partner = nearest_indices(points, mirrored_offsets(points[near]), tolerance)
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
    """(positions, 3) where the positions of the mesh are, and (positions,) the largest share of the vertices there."""
    count = mesh.network.count
    points, weight = np.zeros((count, 3), np.float32), np.zeros(count)
    points[mesh.position_number] = positions
    np.maximum.at(weight, mesh.position_number, weights)
    return points, weight


def _leading(x: FloatArray, weights: Float64Array, tolerance: float) -> int:
    """1 for the model's left side, where x is positive, or -1: whichever has more of the shares."""
    return -1 if weights[x < -tolerance].sum() > weights[x > tolerance].sum() else 1
