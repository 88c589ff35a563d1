"""Which rows a transform of chosen rows moves: those, what falls off around them, and what is on the other side.

Reads the model; changes nothing. Sides are those of the plane x = 0 (mmd-semantics §0.5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from editor.model.columns import Array
from editor.model.topology import Mesh
from editor.motion.mirror import mirrored_offsets, partners
from editor.operations.other_side import NEAR as TOLERANCE
from editor.operations.other_side import nearest
from editor.operations.transform import Floats, Shares, Transform, Values

Rows = NDArray[np.intp]
Mask = NDArray[np.bool_]
Method = Callable[[Transform, Values, Shares], Values]


class Side(IntEnum):
    """How a row goes: as it is told, or as on the other side.

    MIDDLE: as it is told, but along the plane; BOTH: with what of the transform is the same on both sides.
    """

    NEAR = 0
    FAR = 1
    MIDDLE = 2
    BOTH = 3


class Reach:
    """Rows (n,) of one table, `shares` (n,) by how much each goes along (None: wholly), `sides` (n,) of Side."""

    def __init__(self, rows: Rows, shares: Shares = None, sides: NDArray[np.int8] | None = None) -> None:
        self.rows = rows
        self.shares = None if shares is None or bool((shares == 1).all()) else shares
        self.sides = np.zeros(len(rows), np.int8) if sides is None else sides
        self._members = [(side, np.flatnonzero(self.sides == side)) for side in Side]

    def take(self, places: Rows | Mask) -> Reach:
        """Some of the rows."""
        return Reach(self.rows[places], None if self.shares is None else self.shares[places], self.sides[places])

    def places(self, transform: Transform, values: Values) -> Values:
        """(n, 3) where places of the rows go."""
        ways = {**_ways(transform), Side.MIDDLE: transform}
        found = self._each(ways, values, Transform.places)
        middle = self.sides == Side.MIDDLE
        found[middle, 0] = values[middle, 0]
        return found

    def vectors(self, method: Method, transform: Transform, values: Values) -> Values:
        """(n, 3) what a method of Transform, such as `normals`, makes of values that are no places."""
        return self._each(_ways(transform), values, method)

    def transforms(self, transform: Transform) -> list[Transform]:
        """What each of the rows goes through, shares aside."""
        ways = _ways(transform)
        return [ways[Side(side)] for side in self.sides.tolist()]

    def _each(self, ways: Mapping[Side, Transform], values: Values, method: Method) -> Values:
        if not self.sides.any():
            return method(ways[Side.NEAR], values, self.shares).copy()
        found = np.empty_like(values)
        for side, rows in self._members:
            shares = None if self.shares is None else self.shares[rows]
            found[rows] = method(ways[side], values[rows], shares)
        return found


def _ways(transform: Transform) -> dict[Side, Transform]:
    both = transform.symmetric()
    return {Side.NEAR: transform, Side.FAR: transform.mirrored(), Side.MIDDLE: both, Side.BOTH: both}


def reach_of_shares(shares: Floats, sides: NDArray[np.int8] | None = None) -> Reach:
    """The rows of which a share, (rows of the table,), is more than 0."""
    rows = np.flatnonzero(shares > 0)
    return Reach(rows, shares[rows], None if sides is None else sides[rows])


def mirrored_vertices(
    positions: Array, shares: Floats, mesh: Mesh, tolerance: float = TOLERANCE
) -> tuple[Floats, NDArray[np.int8]]:
    """(vertices,) shares and sides, with the vertices on the other side of those that have a share.

    `mesh` has to be that of `positions`. The side with the larger shares leads: what has a partner there follows it. A
    vertex without a partner goes as it is told, wherever it is.
    """
    points, share = _of_places(positions, shares, mesh)
    moved = np.flatnonzero(share)
    x = points[moved, 0].astype(np.float64)
    lead = _leading(x, share[moved], tolerance)
    near = moved[x * lead > tolerance]
    partner = nearest(points, mirrored_offsets(points[near]), tolerance)
    near, partner = near[partner >= 0], partner[partner >= 0]
    far = points[partner, 0] * lead < -tolerance
    follows = np.zeros(len(points))
    np.maximum.at(follows, partner[far], share[near[far]])
    follows_vertex = follows[mesh.place]
    sides = np.where(np.abs(positions[:, 0]) <= tolerance, np.int8(Side.MIDDLE), np.int8(Side.NEAR))
    sides[follows_vertex > 0] = Side.FAR
    return np.where(follows_vertex > 0, follows_vertex, shares), sides


def mirrored_names(names: list[str], positions: Floats, rows: Rows, tolerance: float = TOLERANCE) -> Reach:
    """The rows and, by their names of 左 and 右, those on the other side; where both are among `rows`, one follows."""
    partner = partners(names)
    x = positions[:, 0]
    lead = _leading(x[rows], np.ones(len(rows)), tolerance)
    sided = rows[partner[rows] != rows]
    leads = sided[(x[sided] * lead > tolerance) | ~np.isin(partner[sided], rows)]
    sides = np.full(len(names), -1, np.int8)
    sides[rows] = Side.NEAR
    alone = rows[partner[rows] == rows]
    sides[alone[np.abs(x[alone]) <= tolerance]] = Side.BOTH
    sides[partner[leads]] = Side.FAR
    sides[leads] = Side.NEAR
    every = np.flatnonzero(sides >= 0)
    return Reach(every, None, sides[every])


def _of_places(positions: Array, shares: Floats, mesh: Mesh) -> tuple[Array, Floats]:
    """(places, 3) where the places of the mesh are, and (places,) the largest share of the vertices there."""
    count = mesh.network.count
    points, share = np.zeros((count, 3), np.float32), np.zeros(count)
    points[mesh.place] = positions
    np.maximum.at(share, mesh.place, shares)
    return points, share


def _leading(x: NDArray[np.floating], shares: Floats, tolerance: float) -> int:
    """1 for the model's left side, where x is positive, or -1: whichever has more of the shares."""
    return -1 if shares[x < -tolerance].sum() > shares[x > tolerance].sum() else 1
