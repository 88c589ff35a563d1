"""Topology: what hangs together with what, for selecting neighbours and connected parts without a loop over rows.

Numbers only: nodes, and groups of nodes that belong together (the corners of a face, the two bodies of a joint).
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Int32Array, UInt32Array, mask_of
from editor.model.fields import NONE
from editor.model.mesh import Face, Vertex
from editor.model.model import Model

SIDES = np.array([(0, 1), (1, 2), (2, 0)])  # of a face: from which corner to which


class Network:
    """`groups` (g, k) of numbers of nodes, from 0 to `count` - 1, or NONE.

    Masks of nodes are (count,), masks of groups (g,).
    """

    def __init__(self, count: int, groups: ArrayLike) -> None:
        members = np.asarray(groups, np.int32)
        self.count = count
        # One node more than there are, which no mask ever has, stands for none: masks need no second look then.
        self.groups = np.where(members != NONE, members, np.int32(count))

    def members(self, groups: BoolArray) -> BoolArray:
        """The nodes that the groups have."""
        return mask_of(self.count, self.groups[groups])

    def touching(self, nodes: BoolArray) -> BoolArray:
        """The groups that have one of the nodes."""
        return np.asarray(np.logical_or.reduce(self._inside(nodes)))

    def within(self, nodes: BoolArray) -> BoolArray:
        """The groups all of whose members are among the nodes."""
        return np.asarray(np.logical_and.reduce(self._inside(nodes)))

    def beside(self, nodes: BoolArray) -> BoolArray:
        """The nodes, and those that have a group in common with one of them."""
        return nodes | self.members(self.touching(nodes))

    def connected(self, nodes: BoolArray) -> BoolArray:
        """The nodes, and those that a way through groups leads to."""
        return mask_of(self.count, self.parts[nodes])[self.parts]

    @cached_property
    def parts(self) -> Int32Array:
        """(count,) the lowest node of the part that each node belongs to."""
        # Where no member is none, a chain of pairs says as much as all of them.
        is_whole = self.groups.max(initial=0) < self.count
        pairs = list(pairwise(self.groups.T) if is_whole else combinations(self.groups.T, 2))
        low, high = (np.concatenate([pair[end] for pair in pairs]) for end in (0, 1))
        if is_whole:
            return _lowest_linked(self.count, low, high)
        known = (low < self.count) & (high < self.count)
        return _lowest_linked(self.count, low[known], high[known])

    def _inside(self, nodes: BoolArray) -> list[BoolArray]:
        """Return whether the first member of each group is one of the nodes, whether the second is …"""
        padded = np.append(nodes, False)
        return [padded[members] for members in self.groups.T]


class MeshTopology:
    """Vertices and faces. Vertices at exactly one position are one: the seams of UV and normals are none of the shape.

    `positions` (v, 3), `corners` (f, 3) numbers of vertices. `position_number` (v,) is where each vertex is, and the
    nodes of `network` are such positions. Keeps 8 bytes a vertex and 12 a face. Masks of vertices are (v,), those of
    faces (f,).
    """

    def __init__(self, positions: Float32Array, corners: Int32Array) -> None:
        self.position_number = position_numbers(positions)
        count = int(self.position_number.max(initial=-1)) + 1
        where = np.append(self.position_number, np.int32(-1))  # a corner that is no vertex is at no position
        self.network = Network(
            count, where.take(np.where(corners < 0, len(self.position_number), corners), mode="clip")
        )

    def beside_vertices(self, vertices: BoolArray) -> BoolArray:
        """The vertices, and those that share a face with one of them."""
        return self.network.beside(self.at(vertices))[self.position_number]

    def connected_vertices(self, vertices: BoolArray) -> BoolArray:
        """The vertices, and those that a way over faces leads to."""
        return self.network.connected(self.at(vertices))[self.position_number]

    def beside_faces(self, faces: BoolArray) -> BoolArray:
        """The faces, and those that share a corner with one of them."""
        return faces | self.network.touching(self.network.members(faces))

    def connected_faces(self, faces: BoolArray) -> BoolArray:
        """The faces, and those that a way over faces leads to."""
        return faces | self.network.touching(self.network.connected(self.network.members(faces)))

    def at(self, vertices: BoolArray) -> BoolArray:
        """The position numbers where one of the vertices is."""
        return mask_of(self.network.count, self.position_number[vertices])


def mesh_of(model: Model) -> MeshTopology:
    """The mesh as it is now; later edits do not show."""
    return MeshTopology(model.vertices[Vertex.position], model.faces[Face.vertices])


def position_numbers(positions: Float32Array) -> Int32Array:
    """(n,) a number for each of the points (n, 3): the same for points at exactly the same position, from 0 up."""
    points = np.ascontiguousarray(positions, np.float32) + np.float32(0)  # + 0: minus zero is zero
    bits = points.view(np.uint32)
    mixed = _one_number(bits)
    order = np.argsort(mixed)
    is_new = _differs_from_before(bits[order])
    if not np.array_equal(
        is_new, _differs_from_before(mixed[order, None])
    ):  # two positions were mixed to the same number
        order = np.lexsort(bits.T)
        is_new = _differs_from_before(bits[order])
    numbers = np.empty(len(order), np.int32)
    numbers[order] = np.cumsum(is_new, dtype=np.int32) - np.int32(1)
    return numbers


def _one_number(bits: UInt32Array) -> NDArray[np.uint64]:
    """(n,) one number for the three of each point: sorting by it takes a third of the time."""
    factors = np.array([0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9], np.uint64)
    x, y, z = (bits * factors).T
    return np.asarray(x ^ y ^ z)


def _differs_from_before(rows: AnyArray) -> BoolArray:
    """(n,) whether each row (n, k) is another than the one before; the first is."""
    differs = np.ones(len(rows), np.bool_)
    differs[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    return differs


def _lowest_linked(count: int, one: Int32Array, other: Int32Array) -> Int32Array:
    """(count,) for each node the lowest one that pairs of nodes, one[i] and other[i], lead to.

    Each node points at one that is no higher. Where a pair leads from one root to another, the higher points at the
    lower; then all pointers are followed to the roots, and the pairs within one tree are done with.
    """
    root = np.arange(count, dtype=np.int32)
    while len(one):
        np.minimum.at(root, np.maximum(one, other), np.minimum(one, other))
        root = _ends_of_pointers(root)
        one, other = root[one], root[other]
        apart = one != other
        one, other = one[apart], other[apart]
    return root


def _ends_of_pointers(pointers: Int32Array) -> Int32Array:
    """(n,) where each node ends that follows the pointers (n,)."""
    while True:
        further = pointers[pointers]
        if np.array_equal(further, pointers):
            return pointers
        pointers = further
