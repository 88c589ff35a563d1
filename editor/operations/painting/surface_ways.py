"""SurfaceWays: how far it is from node to node of a surface, and which nodes are next to each other."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float32Array, IndexArray, Int32Array, IntegerArray
from editor.operations.painting.row_groups import RowRuns, sorted_order


class SurfaceWays:
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
        self._place = np.empty(count, np.int32)
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
        self._is_measured = np.zeros(len(self._place), np.bool_)

    def measure(self, nodes: IndexArray, places: Float32Array) -> None:
        """Find how long the ways from nodes are; `places` (3, all nodes). There are none from others."""
        new = nodes[~self._is_measured[nodes]]
        if not len(new):
            return
        self._is_measured[new] = True
        counts = self._runs.counts(new)
        ways = self._runs.places(new, counts)
        start = places.take(self._sides[0].take(ways), axis=1)
        edges = places.take(self._sides[1].take(ways), axis=1) - start
        edges /= np.maximum(lengths_of(edges), np.float32(1e-12))
        one = np.repeat(places.take(new, axis=1), counts, axis=1) - start
        self._lengths[ways] = _flat_lengths(edges, one, places.take(self._to.take(ways), axis=1) - start)

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
            ways = self._runs.places(nodes, counts)
            there = self._to.take(ways)
            shorter = self._lengths.take(ways)
            shorter += np.repeat(far, counts)
            is_shorter = np.flatnonzero(shorter < lengths.take(there))
            there = there.take(is_shorter)
            np.minimum.at(lengths, there, shorter.take(is_shorter))
            changed = self.once(np.concatenate((waiting, there)))

    def beside(self, nodes: IndexArray) -> IntegerArray:
        """The nodes that ways lead to from some nodes, some of them several times."""
        return np.asarray(self._to.take(self._runs.places(nodes, self._runs.counts(nodes))))

    def along_border(self, nodes: IndexArray) -> tuple[IntegerArray, IndexArray]:
        """The nodes next to each of some nodes along a border, node by node, and how many there are for each."""
        counts = self._border.counts(nodes)
        return self._border_to[self._border.places(nodes, counts)], counts

    def once(self, nodes: IntegerArray) -> IntegerArray:
        """Nodes, each once."""
        numbers = np.arange(len(nodes), dtype=np.int32)
        self._place[nodes] = numbers
        return np.asarray(nodes[self._place[nodes] == numbers])


def lengths_of(ways: Float32Array) -> Float32Array:
    """(n,) the lengths of (3, n)."""
    return np.asarray(np.sqrt(_products(ways, ways)))


def _products(ways: Float32Array, others: Float32Array) -> Float32Array:
    """(n,) the inner products of (3, n)."""
    return np.asarray(ways[0] * others[0] + ways[1] * others[1] + ways[2] * others[2])


def _flat_lengths(ways: Float32Array, one: Float32Array, other: Float32Array) -> Float32Array:
    """(n,) from `one` to `other` (3, n), on either side of edges in the directions `ways`, once they are laid flat."""
    along = _products(one, ways), _products(other, ways)
    squares = _products(one, one), _products(other, other)
    heights = [np.sqrt(np.maximum(square - shift * shift, 0)) for square, shift in zip(squares, along, strict=True)]
    shift, height = along[0] - along[1], heights[0] + heights[1]
    return np.asarray(np.sqrt(shift * shift + height * height))
