"""Divides what a bone moves along the bones that take its place: vertices at rest stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.weights import VertexWeights, divided, write_weights


@dataclass(frozen=True, slots=True, eq=False)
class SplitBone:
    """A bone and those that share its weights with it: equally long, from `start` (3,) along `way` (3,)."""

    rows: tuple[int, ...]
    start: Float64Array
    way: Float64Array


def divide_along(edit: Edit, chains: Sequence[SplitBone]) -> None:
    """Divide the weights of the first bone of each chain along it: at the middle of each part, all is that part's."""
    vertices = edit.model.vertices
    chain_of = np.full(len(edit.model.bones) + 1, len(chains))  # by bone, the last of which stands for none
    chain_of[[chain.rows[0] for chain in chains]] = np.arange(len(chains))
    rows = np.flatnonzero((chain_of < len(chains))[vertices["bones"]].any(axis=1))
    positions = np.take(vertices["position"], rows, axis=0)
    before = after = VertexWeights.of(edit.model, rows, boneless=True)
    # A vertex has up to four of the chains: what is divided at once is one of each vertex.
    of_vertices = np.sort(chain_of[before.bones], axis=1)
    is_next = (np.diff(of_vertices, axis=1, prepend=-1) > 0) & (of_vertices < len(chains))
    for slot in range(4):
        own = np.flatnonzero(is_next[:, slot])
        part = _divided_along(after.take(own), chains, of_vertices[own, slot], np.take(positions, own, axis=0))
        after = after.with_rows(own, part)
    write_weights(edit, rows, before, after)


def _divided_along(
    vertices: VertexWeights, chains: Sequence[SplitBone], own: IndexArray, positions: Float32Array
) -> VertexWeights:
    """The weights of vertices after one of the chains, `own` (vertices,), is divided."""
    last = np.array([len(chain.rows) - 1 for chain in chains])
    parts = np.array([(*chain.rows, *[NONE] * int(last.max() - last[row])) for row, chain in enumerate(chains)])
    ways, starts = (np.array([getattr(chain, name) for chain in chains]) for name in ("way", "start"))
    scaled = ways * ((last + 1) / (ways * ways).sum(axis=1))[:, None]
    ways_there = positions - np.take(starts, own, axis=0)
    along = np.einsum("ij,ij->i", ways_there, np.take(scaled, own, axis=0)) - 0.5  # from the middle of the first part
    along = np.clip(np.nan_to_num(along), 0, last[own])
    nearer = along.astype(np.intp)
    further = parts[own, np.minimum(nearer + 1, last[own])]
    return divided(vertices, parts[own, 0], parts[own, nearer], further, along - nearer)
