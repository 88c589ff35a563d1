"""The surface that is painted on: which nodes of a mesh a brush reaches, and how far along the surface they are.

Vertices at exactly one position are one node here, so that a brush goes over the seams of UVs and normals; those that
morphs part are not, as RestPositions says. What hangs together with what is worked out once; where the nodes are may be
said anew at any time, as a pose has them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import (
    AnyArray,
    BoolArray,
    Float32Array,
    Float64Array,
    FloatArray,
    IndexArray,
    Int32Array,
    IntegerArray,
    entries_of,
    starts_of,
    unit_or_zero,
)
from editor.math3d.rotations import mirrored_offsets
from editor.model.fields import NONE
from editor.operations.queries.symmetry import NEAR, nearest_indices
from editor.operations.queries.topology import MeshTopology, Network, position_numbers
from editor.operations.transform.influence import Falloff, falloff_weights

# Ways along edges and across pairs of faces are up to 8 % longer than straight ones, the mean of all directions half.
STRAIGHTENED = 0.96
CELLS = 40  # that a mesh is wide, high and deep
AT_A_TIME = 1 << 15  # nodes, from which is measured at rest


class RowRuns:
    """Rows sorted by a key from 0 to `count` - 1: where those of each key stand."""

    def __init__(self, keys: IntegerArray, count: int) -> None:
        self._counts = np.bincount(keys, minlength=count)
        self._starts = starts_of(self._counts)

    def counts(self, keys: IntegerArray) -> IndexArray:
        return np.asarray(self._counts.take(keys))

    def entries(self, keys: IntegerArray, counts: IndexArray) -> IndexArray:
        """Return the indices of the rows that have one of the keys, key by key, so many of each."""
        return entries_of(self._starts.take(keys), counts)


class RowGroups(RowRuns):
    """Rows by a key that each has, in any order."""

    def __init__(self, keys: IntegerArray, count: int) -> None:
        super().__init__(keys, count)
        self.order = sorted_order(keys, count)

    @property
    def first(self) -> IndexArray:
        """(count,) the first row of each key, all of which have one."""
        return np.asarray(self.order[self._starts], np.intp)

    def members(self, keys: IntegerArray) -> IndexArray:
        """The rows that have one of the keys, key by key."""
        return np.asarray(self.order.take(self.entries(keys, self.counts(keys))), np.intp)


def sorted_order(keys: IntegerArray, count: int) -> IndexArray:
    """(n,) the order of keys, of 0 to `count` - 1, equal ones as they were.

    Sorting keys that hold their indices is several times as fast as sorting indices.
    """
    bits = len(keys).bit_length()
    if count.bit_length() + bits > 63:
        return np.argsort(keys, kind="stable")
    packed = keys.astype(np.int64)
    packed <<= bits
    packed |= np.arange(len(keys))
    packed.sort()
    packed &= (1 << bits) - 1
    return packed


class SurfaceGraph:
    """Ways from node to node: along edges, and from corner to corner across each pair of faces laid flat.

    Along edges alone a brush on squares cut into triangles would be an ellipse. What is next to what is found once;
    how far that is, where somebody asks.
    """

    def __init__(self, faces: Int32Array, count: int) -> None:
        one, other, opposite = (faces[:, each].T.ravel() for each in ((0, 1, 2), (1, 2, 0), (2, 0, 1)))
        low, high = np.minimum(one, other), np.maximum(one, other)
        keys = low.astype(np.int64) * count + high
        order = sorted_order(keys, count * count)
        is_again = np.append(False, np.diff(keys[order]) == 0)[: len(keys)]
        edges, pairs = order[~is_again], np.flatnonzero(is_again)
        here, there = opposite[order[pairs - 1]], opposite[order[pairs]]
        alone = edges[np.diff(np.append(np.flatnonzero(~is_again), len(keys))) == 1]
        self._set_border(low[alone], high[alone], count)
        start = np.concatenate((low[edges], high[edges], here, there))
        self._runs = RowRuns(start, count)
        sides, order = np.concatenate((edges, edges, order[pairs], order[pairs])), sorted_order(start, count)
        self._to = np.concatenate((high[edges], low[edges], there, here))[order]
        self._sides = low[sides[order]], high[sides[order]]  # the edge that each way is along or across
        self._index = np.empty(count, np.int32)
        self.forget()

    def _set_border(self, low: Int32Array, high: Int32Array, count: int) -> None:
        """Take note of the edges that belong to one face only."""
        has_length = low != high
        low, high = low[has_length], high[has_length]
        ends = np.append(low, high)
        self._border = RowRuns(ends, count)
        self._border_to = np.append(high, low)[sorted_order(ends, count)]
        self.is_on_border = self._border.counts(np.arange(count)) > 0

    def forget(self) -> None:
        """Measure anew what is asked for."""
        self._lengths = np.full(len(self._to), np.inf, np.float32)
        self._is_measured = np.zeros(len(self._index), np.bool_)

    def measure(self, nodes: IndexArray, positions: Float32Array) -> None:
        """Find how long the ways from nodes are; `positions` (3, all nodes). There are none from others."""
        new = nodes[~self._is_measured[nodes]]
        if not len(new):
            return
        self._is_measured[new] = True
        counts = self._runs.counts(new)
        ways = self._runs.entries(new, counts)
        start = positions.take(self._sides[0].take(ways), axis=1)
        edges = positions.take(self._sides[1].take(ways), axis=1) - start
        edges /= np.maximum(lengths_of(edges), np.float32(1e-12))
        one = np.repeat(positions.take(new, axis=1), counts, axis=1) - start
        self._lengths[ways] = _flat_lengths(edges, one, positions.take(self._to.take(ways), axis=1) - start)

    def follow(self, lengths: Float32Array, changed: IntegerArray, step: float) -> None:
        """Shorten how far it is to each node, by all ways from nodes that changed, until none shortens any.

        Nodes go first that are no further than `step` behind the nearest, about as far as nodes are apart: few of them
        are then shortened once more.
        """
        while len(changed):
            far = lengths.take(changed)
            is_next = far <= far.min() + np.float32(step)
            far, nodes, waiting = far[is_next], changed[is_next], changed[~is_next]
            counts = self._runs.counts(nodes)
            ways = self._runs.entries(nodes, counts)
            there = self._to.take(ways)
            shorter = self._lengths.take(ways)
            shorter += np.repeat(far, counts)
            is_shorter = np.flatnonzero(shorter < lengths.take(there))
            there = there.take(is_shorter)
            np.minimum.at(lengths, there, shorter.take(is_shorter))
            changed = self.once(np.concatenate((waiting, there)))

    def beside(self, nodes: IndexArray) -> IntegerArray:
        """The nodes that ways lead to from some nodes, some of them several times."""
        return np.asarray(self._to.take(self._runs.entries(nodes, self._runs.counts(nodes))))

    def along_border(self, nodes: IndexArray) -> tuple[IntegerArray, IndexArray]:
        """The nodes next to each of some nodes along a border, node by node, and how many there are for each."""
        counts = self._border.counts(nodes)
        return self._border_to[self._border.entries(nodes, counts)], counts

    def once(self, nodes: IntegerArray) -> IntegerArray:
        """Nodes, each once."""
        numbers = np.arange(len(nodes), dtype=np.int32)
        self._index[nodes] = numbers
        return np.asarray(nodes[self._index[nodes] == numbers])


def lengths_of(vectors: Float32Array) -> Float32Array:
    """(n,) the lengths of (3, n)."""
    return np.asarray(np.sqrt(_products(vectors, vectors)))


def _products(vectors: Float32Array, others: Float32Array) -> Float32Array:
    """(n,) the inner products of (3, n)."""
    return np.asarray(vectors[0] * others[0] + vectors[1] * others[1] + vectors[2] * others[2])


def _flat_lengths(vectors: Float32Array, one: Float32Array, other: Float32Array) -> Float32Array:
    """(n,) from `one` to `other` (3, n), on either side of edges in the directions `vectors`, once laid flat."""
    along = _products(one, vectors), _products(other, vectors)
    squares = _products(one, one), _products(other, other)
    heights = [np.sqrt(np.maximum(square - shift * shift, 0)) for square, shift in zip(squares, along, strict=True)]
    shift, height = along[0] - along[1], heights[0] + heights[1]
    return np.asarray(np.sqrt(shift * shift + height * height))


class PaintSurface:
    """`mesh`: of the model as it is; `positions` (vertices, 3): at rest. `sides` (vertices, 3): by which what is on the
    other side is found, where some vertices at one position are parted; None: those at rest.
    """

    def __init__(self, mesh: MeshTopology, positions: Float32Array, sides: Float32Array | None = None) -> None:
        self._mesh = mesh
        self._count = count = mesh.network.count
        # Nodes get numbers in the order of where they are: what a brush looks at lies together in memory then.
        first = RowGroups(mesh.position_number, count).first
        self._number = _Cells(positions[first].T).order  # (nodes,) in the mesh
        node = np.append(np.empty(count, np.int32), np.int32(count))
        node[self._number] = np.arange(count)
        self._corners = node[mesh.network.groups]  # (faces, 3) nodes; `count` stands for none
        self._node = node[mesh.position_number]  # (vertices,)
        self._of_node = RowGroups(self._node, count)
        whole = self._corners[_are_all(self._corners < count)]
        self._faces_from = RowRuns(whole[:, 0], count)
        self._faces = whole[sorted_order(whole[:, 0], count)]
        self._local = np.full(count, NONE, np.int32)  # by node, the index among those that are looked at
        self._graph = SurfaceGraph(self._faces, count)
        self._first = first[self._number]
        self._rest = np.ascontiguousarray(positions[self._first].T)
        self._positions = self._rest  # (3, nodes)
        self._cells = _Cells(self._rest)
        self._is_parted = sides is not None
        self._sides = self._rest if sides is None else np.ascontiguousarray(sides[self._first].T)
        self._side_cells = self._cells if sides is None else _Cells(self._sides)
        for some in np.array_split(np.arange(count), count // AT_A_TIME + 1):
            self._graph.measure(some, self._rest)

    def take_positions(self, positions: Float32Array) -> None:
        """Have the vertices (vertices, 3) where they are seen, as in a pose."""
        self._positions = np.ascontiguousarray(positions[self._first].T)
        self._cells = _Cells(self._positions)
        self._graph.forget()

    def settle(self, positions: Float32Array) -> None:
        """Take the vertices (vertices, 3) at rest to be elsewhere, if `keeps` says so, and have them seen there."""
        self._rest = self._sides = np.ascontiguousarray(positions[self._first].T)
        self.take_positions(positions)
        self._side_cells = self._cells

    def keeps(self, positions: Float32Array, rows: IndexArray) -> bool:
        """Return whether vertices may be at other `positions` (vertices, 3), and those that are welded stay so."""
        nodes = np.unique(self._node[rows]).astype(np.intp)
        there, node_index = self.vertices(nodes)
        first = positions[self._first[nodes]]
        if self._is_parted or not np.array_equal(positions[there], first[node_index]):
            return False
        points = positions[self._first]
        near = points[((points >= first.min(axis=0)) & (points <= first.max(axis=0))).all(axis=1)]
        return int(position_numbers(near).max(initial=-1)) + 1 == len(near)

    @property
    def count(self) -> int:
        """The number of nodes."""
        return self._count

    @property
    def positions(self) -> Float32Array:
        """(3, nodes) where the nodes are seen. Read only."""
        return self._positions

    @property
    def rest(self) -> Float32Array:
        """(3, nodes) where the nodes are at rest. Read only."""
        return self._rest

    # -- reach -----------------------------------------------------------------------------------------------------

    def within(self, point: FloatArray, face: int, radius: float, sight: FloatArray) -> tuple[IndexArray, Float64Array]:
        """The nodes that a way along the surface of less than `radius` leads to, and how long each way is.

        The way begins at a point (3,) of a face. `sight` (3,): the direction in which that is seen; nodes all of whose
        faces are seen from the other side than this face are left out.
        """
        corners = self._corners[face]
        start = corners[corners < self._count]
        around = self._cells.around(point - radius, point + radius)
        self._graph.measure(around, self._positions)
        longest = np.float32(radius / STRAIGHTENED)
        lengths = np.full(self._count, longest, np.float32)
        lengths[start] = np.fmin(lengths_of(self._at(start, point)), longest)
        self._graph.follow(lengths, start, 2 * radius / np.sqrt(len(around) + 1))
        is_near = lengths < longest
        is_near[start] = True
        nodes = np.flatnonzero(is_near)
        offsets, lengths = self._at(nodes, point), lengths[nodes]
        distances = np.maximum(lengths_of(offsets), lengths * np.float32(STRAIGHTENED))
        reached = (distances < radius) & (lengths < longest)
        if len(start) == 3:
            faces = np.append(self._faces_among(nodes), np.searchsorted(nodes, start)[None], axis=0)
            turned = _facing_signs(offsets, faces, sight)
            reached &= _has_front(faces, turned * turned[-1] > 0, len(nodes))
        return nodes[reached], distances[reached].astype(np.float64)

    def along_sight(self, origin: FloatArray, sight: FloatArray, radius: float) -> tuple[IndexArray, Float64Array]:
        """The nodes less than `radius` from a line of sight, through all that is in the way, and how far they are."""
        towards = np.asarray(sight, np.float32)
        x, y, z = (self._positions[axis] - np.float32(origin[axis]) for axis in range(3))
        along = x * towards[0] + y * towards[1] + z * towards[2]
        squares = x * x + y * y + z * z - along * along
        nodes = np.flatnonzero((squares < radius * radius) & (along > 0))
        return nodes, np.sqrt(np.maximum(squares[nodes], 0)).astype(np.float64)

    def connected(self, node: int) -> IndexArray:
        """The nodes that a way over faces leads to from one."""
        parts = self._mesh.network.parts[self._number]
        return np.flatnonzero(parts == parts[node])

    def between(self, face: int, start: FloatArray, end: FloatArray) -> tuple[IndexArray, Float64Array]:
        """The nodes between the planes through two points (3,), at right angles to the way, and how far, 0 to 1.

        Only those that hang together there with a face that the first point is in.
        """
        vector = np.asarray(end, np.float64) - start
        square = vector @ vector
        if square == 0:
            return np.empty(0, np.intp), np.empty(0)
        along = (vector / square).astype(np.float32) @ self._positions - np.float32(start @ vector / square)
        inside = np.append((along >= 0) & (along <= 1), False)
        inside[self._corners[face]] = True  # with which it begins, wherever they are
        touching = inside[self._corners].any(axis=1)
        parts = Network(self._count + 1, self._corners[touching]).parts
        nodes = np.flatnonzero((parts[:-1] == parts[self._corners[face, 0]]) & (along >= 0) & (along <= 1))
        return nodes, along[nodes].astype(np.float64)

    def nearest_node(self, face: int, point: FloatArray) -> int:
        """The corner of a face that is nearest to a point (3,); NONE for a face without corners."""
        corners = self._corners[face]
        corners = corners[corners < self._count]
        apart = lengths_of(self._at(corners, point))
        return int(corners[apart.argmin()]) if len(corners) else NONE

    # -- nodes and vertices ----------------------------------------------------------------------------------------

    def vertices(self, nodes: IndexArray) -> tuple[IndexArray, IndexArray]:
        """The vertices at nodes, and for each of them the index of its node among `nodes`."""
        counts = self._of_node.counts(nodes)
        return self._of_node.members(nodes), np.repeat(np.arange(len(nodes)), counts)

    def first_vertices(self, nodes: IndexArray) -> IndexArray:
        """(nodes,) one vertex of each."""
        return np.asarray(self._first[nodes])

    def across(self, nodes: IndexArray) -> IndexArray:
        """The nodes on the other side of the plane x = 0, at rest; NONE where none is, themselves in the middle."""
        if not len(nodes):
            return nodes
        wanted = mirrored_offsets(self._sides[:, nodes].T)
        low, high = wanted.min(axis=0) - NEAR, wanted.max(axis=0) + NEAR
        near = self._side_cells.around(low, high)
        sides = self._sides[:, near]
        near = near[((sides >= low[:, None]) & (sides <= high[:, None])).all(axis=0)]
        found = nearest_indices(self._sides[:, near].T, wanted, NEAR)
        return np.where(found >= 0, near[found] if len(near) else NONE, NONE)

    def neighbours_mean(self, nodes: IndexArray, values: FloatArray) -> Float64Array:
        """(nodes,) the mean of values, (nodes,) too, of the neighbours that each of some nodes has among them."""
        faces = self._faces_among(nodes)
        total, count = np.zeros(len(nodes)), np.zeros(len(nodes))
        for corner in range(3):
            others = values[faces[:, corner - 1]] + values[faces[:, corner - 2]]
            total += np.bincount(faces[:, corner], others, len(nodes))
            count += np.bincount(faces[:, corner], minlength=len(nodes)) * 2
        return np.asarray(np.where(count > 0, total / np.maximum(count, 1), values))

    # -- what is around nodes --------------------------------------------------------------------------------------

    def ring(self, nodes: IndexArray) -> IndexArray:
        """Nodes, and after them all that share a face with them, and some more."""
        others = self._graph.beside(nodes)
        self._local[nodes] = 0
        others = others[self._local[others] == NONE]
        self._local[nodes] = NONE
        return np.append(nodes, self._graph.once(others))

    def smoothed(self, nodes: IndexArray, positions: FloatArray) -> Float64Array:
        """(nodes, 3) the middle of the neighbours of each, which are at `positions` (3, all nodes).

        On a border, where faces are on one side only, those along the border: it would shrink otherwise.
        """
        ring = self.ring(nodes)
        points, faces = positions.take(ring, axis=1), self._faces_among(ring).T
        sums, counts = np.zeros((3, len(ring))), np.zeros(len(ring))
        for corner in range(3):
            counts += np.bincount(faces[corner], minlength=len(ring)) * 2
            for axis, values in enumerate(points):
                others = values[faces[corner - 1]] + values[faces[corner - 2]]
                sums[axis] += np.bincount(faces[corner], others, len(ring))
        sums, counts = sums[:, : len(nodes)], counts[: len(nodes)]
        on_border = np.flatnonzero(self._graph.is_on_border[nodes])
        if len(on_border):
            others, counts[on_border] = self._graph.along_border(nodes[on_border])
            index = np.repeat(np.arange(len(on_border)), counts[on_border].astype(np.intp))
            for axis in range(3):
                sums[axis, on_border] = np.bincount(index, positions[axis][others], len(on_border))
        return np.asarray(np.where(counts > 0, sums / np.maximum(counts, 1), points[:, : len(nodes)])).T

    def normals(self, nodes: IndexArray, positions: FloatArray) -> Float64Array:
        """(nodes, 3) of length 1, from the faces around each, the larger the more; `positions` (3, all nodes).

        0 where there are none, or where they are as much turned to one side as to the other.
        """
        ring = self.ring(nodes)
        points, corners = positions.take(ring, axis=1), self._faces_among(ring).T
        one, two, three = (points.take(corner, axis=1) for corner in corners)
        (ax, ay, az), (bx, by, bz) = two - one, three - one
        across = ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx
        each = [np.bincount(corners.ravel(), np.tile(part, 3), len(ring))[: len(nodes)] for part in across]
        return unit_or_zero(np.stack(each, axis=1))

    def _at(self, nodes: IntegerArray, point: FloatArray) -> Float32Array:
        """(3, nodes) where they are, as seen from a point."""
        return np.asarray(self._positions.take(nodes, axis=1) - np.asarray(point, np.float32)[:, None])

    def _faces_among(self, nodes: IndexArray) -> IntegerArray:
        """The faces (n, 3) that have no corners but nodes, by the indices of those among `nodes`."""
        self._local[nodes] = np.arange(len(nodes), dtype=np.int32)
        rows = self._faces_from.entries(nodes, self._faces_from.counts(nodes))
        faces = self._local.take(self._faces.take(rows, axis=0))
        self._local[nodes] = NONE
        return faces[_are_all(faces >= 0)]


class _Cells:
    """Finds the points, of (3, n), that are about in a box. Points that are no numbers are in none."""

    def __init__(self, positions: Float32Array) -> None:
        finite = np.logical_and.reduce(np.isfinite(positions))
        known = positions if finite.all() else positions[:, finite]
        self._low = known.min(axis=1, initial=np.inf) if known.size else np.zeros(3, np.float32)
        size = known.max(axis=1) - self._low if known.size else np.ones(3, np.float32)
        self._scale = CELLS / np.maximum(size, np.float32(1e-6))
        x, y, z = self._of(known)
        keys = np.full(len(finite), CELLS**3, np.int32)
        keys[finite] = (x * CELLS + y) * CELLS + z
        self._groups = RowGroups(keys, CELLS**3 + 1)

    @property
    def order(self) -> IndexArray:
        """(n,) the points cell by cell."""
        return self._groups.order

    def around(self, low: FloatArray, high: FloatArray) -> IndexArray:
        """The points in a box, and some next to it."""
        x, y, z = (np.arange(first, last + 1) for first, last in self._of(np.stack((low, high), axis=1)))
        return self._groups.members(((x[:, None, None] * CELLS + y[:, None]) * CELLS + z).ravel())

    def _of(self, positions: FloatArray) -> Int32Array:
        """(3, n) the cells of positions."""
        cells = np.clip((positions - self._low[:, None]) * self._scale[:, None], 0, CELLS - 1)
        return np.asarray(cells, np.int32)


def _are_all(holds: BoolArray) -> BoolArray:
    """(n,) whether it holds for all three of each row (n, 3)."""
    return np.asarray(holds[:, 0] & holds[:, 1] & holds[:, 2])


def _facing_signs(offsets: Float32Array, faces: AnyArray, sight: FloatArray) -> Float32Array:
    """(faces,) 1 where a face is seen from one side, -1 where from the other, 0 where it has none."""
    deep = int(np.abs(sight).argmax())
    u, v = (offsets[axis] - offsets[deep] * np.float32(sight[axis] / sight[deep]) for axis in (deep - 2, deep - 1))
    a, b, c = faces.T
    return np.asarray(np.sign((u[b] - u[a]) * (v[c] - v[a]) - (v[b] - v[a]) * (u[c] - u[a])))


def _has_front(faces: AnyArray, fronts: BoolArray, count: int) -> BoolArray:
    """(count,) the nodes that one of the faces has that are seen from the front."""
    has = np.zeros(count, np.bool_)
    has[faces[fronts]] = True
    return has


class RestPositions:
    """`positions` (vertices, 3) at rest. Morphed ones, (vertices, 3) too, are those before bones; None: as at rest."""

    def __init__(self, positions: Float32Array) -> None:
        self._positions = positions
        self._number = position_numbers(positions)
        first = RowGroups(self._number, int(self._number.max(initial=-1)) + 1).first
        self._first = first[self._number]  # (vertices,) one vertex at the position of each

    def parted_rows(self, morphed: Float32Array | None) -> IndexArray:
        """The vertices that are not seen where others of their position are; by less than NEAR a seam does not part."""
        if morphed is None or len(morphed) != len(self._first):
            return np.empty(0, np.intp)
        apart = np.abs(morphed - morphed[self._first])
        return np.flatnonzero((apart[:, 0] > NEAR) | (apart[:, 1] > NEAR) | (apart[:, 2] > NEAR))

    def surface(self, morphed: Float32Array | None, corners: Int32Array) -> PaintSurface:
        """The surface on which vertices are one that are at one position at rest, and not parted."""
        parted = self.parted_rows(morphed)
        if morphed is None or not len(parted):
            return PaintSurface(MeshTopology(self._positions, corners), self._positions)
        is_open = np.zeros(len(self._number), np.bool_)
        is_open[self._number[parted]] = True
        is_open = is_open[self._number]  # (vertices,) whether those at its position are parted
        keys = np.zeros((len(is_open), 3), np.float32)
        keys[:, 0] = self._number
        keys[is_open, 1] = position_numbers(morphed[is_open]) + 1
        sides = np.where(is_open[:, None], morphed, self._positions)
        return PaintSurface(MeshTopology(keys, corners), self._positions, sides)


@dataclass(frozen=True, slots=True, kw_only=True)
class Brush:
    """`strength`: of each dab, 0 to 1. `through`: on what is under the brush, and not only the surface that is seen."""

    strength: float = 0.2
    mirrors: bool = False
    through: bool = False
    falloff: Falloff = Falloff.SMOOTH


@dataclass(frozen=True, slots=True, eq=False)
class Touch:
    """Intersection of the ray through the pointer with the surface: a point (3,) of a face."""

    face: int
    point: Float64Array
    origin: Float64Array
    sight: Float64Array


def touched_nodes(surface: PaintSurface, brush: Brush, touch: Touch, radius: float) -> tuple[IndexArray, Float64Array]:
    """The nodes that a dab touches, and how much of its strength each gets, 0 to 1."""
    if brush.through:
        nodes, distances = surface.along_sight(touch.origin, touch.sight, radius)
    else:
        nodes, distances = surface.within(touch.point, touch.face, radius, touch.sight)
    return nodes, falloff_weights(distances, radius, brush.falloff)


def side_of(x: float) -> float:
    """The side of the plane x = 0 that something is on, 1 or -1."""
    return -1.0 if x < 0 else 1.0


def on_side(surface: PaintSurface, nodes: IndexArray, side: float) -> IndexArray:
    """The indices of those of some nodes that are on one side of the plane x = 0 at rest, or in the middle."""
    return np.flatnonzero(surface.rest[0, nodes] * side >= -NEAR)


def partners_across(surface: PaintSurface, nodes: IndexArray) -> tuple[IndexArray, IndexArray]:
    """The indices of those of some nodes that have a partner on the other side, and the partners, each of them once."""
    across, indices = np.unique(surface.across(nodes), return_index=True)
    there = across != NONE
    return indices[there], across[there]
