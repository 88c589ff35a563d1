"""The surface that is painted on: which places of a mesh a brush reaches, and how far along the surface they are.

Vertices at exactly one place are one node here, so that a brush goes over the seams of UVs and normals. What hangs
together with what is worked out once; where the nodes are may be said anew at any time, as a pose has them.
"""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, FloatArray, IndexArray, IntegerArray
from editor.model.fields import NONE
from editor.motion.mirror import mirrored_offsets
from editor.operations.queries.symmetry import NEAR, nearest
from editor.operations.queries.topology import MeshTopology, Network

# Ways along edges and across pairs of faces are up to 8 % longer than straight ones, the mean of all directions half.
STRAIGHTENED = 0.96
CELLS = 40  # that a mesh is wide, high and deep: 16 bits hold their number, by which numpy sorts fastest


class PaintSurface:
    """`mesh`: of the model as it is; `positions` (vertices, 3): at rest, by which the two sides are told apart."""

    def __init__(self, mesh: MeshTopology, positions: Float32Array) -> None:
        self._mesh = mesh
        self._corners = mesh.network.groups  # (faces, 3) nodes; `count` stands for none
        count = mesh.network.count
        self._local = np.full(count + 1, NONE, np.int32)  # by node, the place among those that are looked at
        self._of_node = _Groups(mesh.position_number, count)
        self._faces_from = _Groups(self._corners[:, 0], count + 1)
        self._first = self._of_node.first
        self._rest = np.ascontiguousarray(positions[self._first].T)
        self._places = self._rest  # (3, nodes)
        self._rest_cells = self._cells = _Cells(self._rest)

    def place(self, positions: Float32Array) -> None:
        """Have the vertices (vertices, 3) where they are seen, as in a pose."""
        self._places = np.ascontiguousarray(positions[self._first].T)
        self._cells = _Cells(self._places)

    # -- reach -----------------------------------------------------------------------------------------------------

    def within(self, point: FloatArray, face: int, radius: float, sight: FloatArray) -> tuple[IndexArray, Float64Array]:
        """The nodes that a way along the surface of less than `radius` leads to, and how long each way is.

        The way begins at a point (3,) of a face. `sight` (3,): the direction in which that is seen; nodes all of whose
        faces are seen from the other side than this face are left out.
        """
        corners = self._corners[face]
        start = np.unique(corners[corners < self._mesh.network.count])
        nodes = self._in_ball(point, radius)
        self._local[nodes] = 0
        nodes = np.append(nodes, start[self._local[start] == NONE])
        self._local[nodes] = np.arange(len(nodes), dtype=np.int32)
        faces = self._local.take(self._corners.take(self._faces_from.members(nodes), axis=0))
        begin, touched = self._local[start], self._local[corners]
        self._local[nodes] = NONE
        faces = faces[_are_all(faces)]
        places = self._at(nodes, point)
        straight = _lengths(places)
        ways = np.full(len(nodes), radius / STRAIGHTENED, np.float32)
        ways[begin] = np.minimum(straight[begin], ways[begin])
        _follow(ways, np.unique(begin), *_edges(faces, places))
        distances = np.maximum(straight, ways * np.float32(STRAIGHTENED))
        reached = (distances < radius) & (ways < np.float32(radius / STRAIGHTENED))
        if len(begin) == 3:
            fronts = _turned(places, faces, sight) * _turned(places, touched[None], sight)[0]
            reached &= _has_front(faces, fronts > 0, len(nodes))
        return nodes[reached], distances[reached].astype(np.float64)

    def along_sight(self, origin: FloatArray, sight: FloatArray, radius: float) -> tuple[IndexArray, Float64Array]:
        """The nodes less than `radius` from a line of sight, through all that is in the way, and how far they are."""
        towards = np.asarray(sight, np.float32)
        x, y, z = (self._places[axis] - np.float32(origin[axis]) for axis in range(3))
        along = x * towards[0] + y * towards[1] + z * towards[2]
        squares = x * x + y * y + z * z - along * along
        nodes = np.flatnonzero((squares < radius * radius) & (along > 0))
        return nodes, np.sqrt(np.maximum(squares[nodes], 0)).astype(np.float64)

    def connected(self, node: int) -> IndexArray:
        """The nodes that a way over faces leads to from one."""
        parts = self._mesh.network.parts
        return np.flatnonzero(parts == parts[node])

    def between(self, face: int, start: FloatArray, end: FloatArray) -> tuple[IndexArray, Float64Array]:
        """The nodes between the planes through two points (3,), at right angles to the way, and how far, 0 to 1.

        Only those that hang together there with a face that the first point is in.
        """
        way = np.asarray(end, np.float64) - start
        square = way @ way
        if square == 0:
            return np.empty(0, np.intp), np.empty(0)
        along = (way / square).astype(np.float32) @ self._places - np.float32(start @ way / square)
        inside = np.append((along >= 0) & (along <= 1), False)
        inside[self._corners[face]] = True  # with which it begins, wherever they are
        touching = inside[self._corners].any(axis=1)
        parts = Network(self._mesh.network.count + 1, self._corners[touching]).parts
        nodes = np.flatnonzero((parts[:-1] == parts[self._corners[face, 0]]) & (along >= 0) & (along <= 1))
        return nodes, along[nodes].astype(np.float64)

    def nearest_node(self, face: int, point: FloatArray) -> int:
        """The corner of a face that is nearest to a point (3,); NONE for a face without corners."""
        corners = self._corners[face]
        corners = corners[corners < self._mesh.network.count]
        apart = _lengths(self._at(corners, point))
        return int(corners[apart.argmin()]) if len(corners) else NONE

    # -- nodes and vertices ----------------------------------------------------------------------------------------

    def vertices(self, nodes: IndexArray) -> tuple[IndexArray, IndexArray]:
        """The vertices at nodes, and for each of them the place of its node among `nodes`."""
        counts = self._of_node.counts(nodes)
        return self._of_node.members(nodes), np.repeat(np.arange(len(nodes)), counts)

    def across(self, nodes: IndexArray) -> IndexArray:
        """The nodes on the other side of the plane x = 0, at rest; NONE where none is, themselves in the middle."""
        if not len(nodes):
            return nodes
        wanted = mirrored_offsets(self._rest[:, nodes].T)
        low, high = wanted.min(axis=0) - NEAR, wanted.max(axis=0) + NEAR
        near = self._rest_cells.around(low, high)
        places = self._rest[:, near]
        near = near[((places >= low[:, None]) & (places <= high[:, None])).all(axis=0)]
        found = nearest(self._rest[:, near].T, wanted, NEAR)
        return np.where(found >= 0, near[found] if len(near) else NONE, NONE)

    def rest_x(self, nodes: IndexArray) -> Float32Array:
        """(nodes,) how far from the plane x = 0 nodes are at rest."""
        return np.asarray(self._rest[0, nodes])

    def neighbours_mean(self, nodes: IndexArray, values: FloatArray) -> Float64Array:
        """(nodes,) the mean of values, (nodes,) too, of the neighbours that each of some nodes has among them."""
        self._local[nodes] = np.arange(len(nodes), dtype=np.int32)
        faces = self._local[self._corners[self._faces_from.members(nodes)]]
        self._local[nodes] = NONE
        faces = faces[_are_all(faces)]
        total, count = np.zeros(len(nodes)), np.zeros(len(nodes))
        for corner in range(3):
            others = values[faces[:, corner - 1]] + values[faces[:, corner - 2]]
            total += np.bincount(faces[:, corner], others, len(nodes))
            count += np.bincount(faces[:, corner], minlength=len(nodes)) * 2
        return np.asarray(np.where(count > 0, total / np.maximum(count, 1), values))

    def _at(self, nodes: IntegerArray, point: FloatArray) -> Float32Array:
        """(3, nodes) where they are, as seen from a point."""
        return np.asarray(self._places.take(nodes, axis=1) - np.asarray(point, np.float32)[:, None])

    def _in_ball(self, point: FloatArray, radius: float) -> IndexArray:
        nodes = self._cells.around(point - radius, point + radius)
        return np.asarray(nodes[_lengths(self._at(nodes, point)) < np.float32(radius)])


class _Cells:
    """Finds the places, of (3, n), that are about in a box. Places that are no numbers are in none."""

    def __init__(self, places: Float32Array) -> None:
        finite = np.logical_and.reduce(np.isfinite(places))
        known = places if finite.all() else places[:, finite]
        self._low = known.min(axis=1, initial=np.inf) if known.size else np.zeros(3, np.float32)
        size = known.max(axis=1) - self._low if known.size else np.ones(3, np.float32)
        self._scale = CELLS / np.maximum(size, np.float32(1e-6))
        columns = [self._cell(axis, values) for axis, values in enumerate(known)]
        keys = np.full(len(finite), CELLS**3, np.uint16)
        keys[finite] = (columns[0] * CELLS + columns[1]) * CELLS + columns[2]
        self._groups = _Groups(keys, CELLS**3 + 1)

    def around(self, low: FloatArray, high: FloatArray) -> IndexArray:
        """The places in a box, and some next to it."""
        first, last = ([int(self._cell(axis, ends[axis])) for axis in range(3)] for ends in (low, high))
        x, y, z = (np.arange(begin, end + 1) for begin, end in zip(first, last, strict=True))
        return self._groups.members(((x[:, None, None] * CELLS + y[:, None]) * CELLS + z).ravel())

    def _cell(self, axis: int, values: FloatArray) -> AnyArray:
        cells = np.clip((values - self._low[axis]) * self._scale[axis], 0, CELLS - 1)
        return np.asarray(cells).astype(np.uint16)


class _Groups:
    """Rows by a key from 0 to `count` - 1 that each has: those of one key follow one another."""

    def __init__(self, keys: IntegerArray, count: int) -> None:
        self._order = _order(keys)
        self._starts = np.append(0, np.cumsum(np.bincount(keys, minlength=count)))

    @property
    def first(self) -> IndexArray:
        """(count,) the first row of each key, all of which have one."""
        return np.asarray(self._order[self._starts[:-1]], np.intp)

    def counts(self, keys: IndexArray) -> IndexArray:
        return np.asarray(self._starts[keys + 1] - self._starts[keys])

    def members(self, keys: IndexArray) -> IndexArray:
        """The rows that have one of the keys, key by key."""
        counts = self.counts(keys)
        before = np.cumsum(counts) - counts
        places = np.repeat(self._starts[keys] - before, counts) + np.arange(counts.sum())
        return np.asarray(self._order[places], np.intp)


def _are_all(places: AnyArray) -> BoolArray:
    """(n,) whether all three of each row (n, 3) are places, and none is NONE."""
    return np.asarray((places[:, 0] >= 0) & (places[:, 1] >= 0) & (places[:, 2] >= 0))


def _order(keys: AnyArray, count: int = 1 << 32) -> IndexArray:
    """(n,) the order of keys, of 0 to `count` - 1: short ones are sorted in half the time."""
    if keys.dtype == np.uint16 or count <= 1 << 16:
        return np.argsort(keys.astype(np.uint16), kind="stable")
    return np.argsort(keys)


def _lengths(ways: Float32Array) -> Float32Array:
    """(n,) the lengths of (3, n)."""
    return np.asarray(np.sqrt(_products(ways, ways)))


def _products(ways: Float32Array, others: Float32Array) -> Float32Array:
    """(n,) the inner products of (3, n)."""
    return np.asarray(ways[0] * others[0] + ways[1] * others[1] + ways[2] * others[2])


def _edges(faces: AnyArray, places: Float32Array) -> tuple[IndexArray, IndexArray, Float32Array]:
    """Ways between the corners of faces, each in both directions: from, to, and how long.

    They go along the edges, and from corner to corner across each pair of faces laid flat: along edges alone a brush
    on squares cut into triangles would be an ellipse.
    """
    corners = faces.T
    start, end, opposite = corners.reshape(-1), corners[(1, 2, 0),].reshape(-1), corners[(2, 0, 1),].reshape(-1)
    low, high = np.minimum(start, end), np.maximum(start, end)
    count = places.shape[1]
    order = _order(high, count)
    order = order[_order(low[order], count)]
    low, high, opposite = low[order], high[order], opposite[order]
    is_same = np.append((low[1:] == low[:-1]) & (high[1:] == high[:-1]), False)
    first = np.append(True, ~is_same[:-1])[: len(low)]
    pairs = np.flatnonzero(is_same)
    one, other = opposite[pairs], opposite[pairs + 1] if len(pairs) else opposite[pairs]
    starts = places.take(low, axis=1)
    edges = places.take(high, axis=1) - starts
    lengths = _lengths(edges)
    starts = starts.take(pairs, axis=1)
    ways = edges.take(pairs, axis=1)
    ways /= np.maximum(lengths[pairs], np.float32(1e-12))
    across = _flat_lengths(ways, places.take(one, axis=1) - starts, places.take(other, axis=1) - starts)
    here, there = np.append(low[first], one), np.append(high[first], other)
    lengths = np.append(lengths[first], across)
    return np.append(here, there), np.append(there, here), np.append(lengths, lengths)


def _flat_lengths(ways: Float32Array, one: Float32Array, other: Float32Array) -> Float32Array:
    """(n,) from `one` to `other` (3, n), on either side of edges in the directions `ways`, once they are laid flat."""
    along = _products(one, ways), _products(other, ways)
    squares = _products(one, one), _products(other, other)
    heights = [np.sqrt(np.maximum(square - shift * shift, 0)) for square, shift in zip(squares, along, strict=True)]
    shift, height = along[0] - along[1], heights[0] + heights[1]
    return np.asarray(np.sqrt(shift * shift + height * height))


def _follow(ways: Float32Array, changed: IndexArray, start: IndexArray, end: IndexArray, lengths: Float32Array) -> None:
    """Shorten `ways` (nodes,), by all that edges lead to from those that changed, until no edge shortens any."""
    order = _order(start, len(ways))
    counts = np.bincount(start, minlength=len(ways))
    start, place = start[order], np.arange(len(start)) - np.repeat(np.cumsum(counts) - counts, counts)
    # (nodes, most edges of one): where those of each node lead, and how far; what is left over leads nowhere.
    shape = len(ways), counts.max(initial=0)
    to, far = np.zeros(shape, np.intp), np.full(shape, np.inf, np.float32)
    at = start * shape[1] + place
    to.reshape(-1)[at], far.reshape(-1)[at] = end[order], lengths[order]
    is_changed = np.zeros(len(ways), np.bool_)
    while len(changed):
        there = to.take(changed, axis=0)
        shorter = far.take(changed, axis=0)
        shorter += ways[changed, None]
        is_shorter = np.flatnonzero(shorter < ways.take(there))
        there = there.take(is_shorter)
        np.minimum.at(ways, there, shorter.take(is_shorter))
        is_changed[there] = True
        changed = np.flatnonzero(is_changed)
        is_changed[changed] = False


def _turned(places: Float32Array, faces: AnyArray, sight: FloatArray) -> Float32Array:
    """(faces,) 1 where a face is seen from one side, -1 where from the other, 0 where it has none."""
    across = np.cross(sight, np.eye(3)[np.abs(sight).argmin()])
    u, v = np.stack((across, np.cross(sight, across))).astype(np.float32) @ places
    a, b, c = faces.T
    return np.asarray(np.sign((u[b] - u[a]) * (v[c] - v[a]) - (v[b] - v[a]) * (u[c] - u[a])))


def _has_front(faces: AnyArray, fronts: BoolArray, count: int) -> BoolArray:
    """(count,) the nodes that one of the faces has that are seen from the front."""
    has = np.zeros(count, np.bool_)
    has[faces[fronts]] = True
    return has
