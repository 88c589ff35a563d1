"""Divides what a bone moves among bones that take its place: vertices at rest stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.references import have_repeats
from editor.model.vertices import Deform, Vertex, effective_weights, united_weights, used_slots

WEIGHT_FIELDS = ("deform", "bones", "weights")


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
    columns = {name: np.take(vertices[name], rows, axis=0) for name in WEIGHT_FIELDS}
    # A vertex has up to four of the chains: what is divided at once is one of each vertex.
    of_vertices = np.sort(chain_of[columns["bones"]], axis=1)
    is_next = (np.diff(of_vertices, axis=1, prepend=-1) > 0) & (of_vertices < len(chains))
    for place in range(4):
        own = np.flatnonzero(is_next[:, place])
        part = Columns(Vertex, len(own), **{name: np.take(values, own, axis=0) for name, values in columns.items()})
        for name, values in _divided_along(
            part, chains, of_vertices[own, place], np.take(positions, own, axis=0)
        ).items():
            columns[name][own] = values
    for name in WEIGHT_FIELDS:
        edit.set(vertices, rows, name, columns[name])


def _divided_along(
    vertices: Columns, chains: Sequence[SplitBone], own: IndexArray, positions: Float32Array
) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices after one of the chains, `own` (vertices,), is divided."""
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


def divided(
    vertices: Columns, bone: IndexArray, first: IndexArray, second: IndexArray, share: Float64Array
) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices of which `second` has taken a share of a bone's weight, `first` the rest.

    All four are (vertices,). The kind grows as it has to. Where no slot is left, and in SDEF, which is for two bones,
    the one with the greater share takes all; SDEF that follows one bone alone comes to BDEF, though, and is divided.
    """
    deform, bones = vertices["deform"].copy(), vertices["bones"].copy()
    weights = effective_weights(deform, vertices["weights"])
    is_shared = (share > 0) & (share < 1)
    is_bone = used_slots(deform) & (bones == bone[:, None])
    alone = (is_bone & (weights == 1)).any(axis=1) & is_shared & (deform == Deform.SDEF)
    deform[alone] = Deform.BDEF2
    is_used = used_slots(deform) & (weights != 0)
    is_used[deform == Deform.QDEF, 0] = True  # the turns of the others are taken as they are near to that of the first
    changed = alone.copy()
    for slot in range(4):
        free = ~is_used & (deform != Deform.SDEF)[:, None]
        place = free.argmax(axis=1)
        both = is_bone[:, slot] & is_used[:, slot] & is_shared & free.any(axis=1)
        whole = is_bone[:, slot] & ~both
        bones[whole, slot] = np.where(share > 0.5, second, first)[whole]
        rows, places = np.flatnonzero(both), place[both]
        bones[rows, slot], bones[rows, places] = first[rows], second[rows]
        given = (weights[rows, slot] * share[rows]).astype(np.float32)
        weights[rows, slot], weights[rows, places] = weights[rows, slot] - given, given
        is_used[rows, places] = True
        changed |= both
    deform[changed] = _grown(deform[changed], is_used[changed])
    bones[changed] = np.where(is_used[changed], bones[changed], NONE)
    weights = np.where(changed[:, None], weights, vertices["weights"])
    return _united({"deform": deform, "bones": bones, "weights": weights}, changed)


def _grown(deform: AnyArray, is_used: BoolArray) -> AnyArray:
    """The kinds, with room for all slots that are used."""
    linear = (deform == Deform.BDEF1) | (deform == Deform.BDEF2)
    deform = np.where(linear & is_used[:, 1], Deform.BDEF2, deform)
    return np.where(linear & is_used[:, 2:].any(axis=1), Deform.BDEF4, deform)


def _united(columns: dict[str, AnyArray], changed: BoolArray) -> dict[str, AnyArray]:
    """Weights that a vertex gives to one bone twice are added."""
    rows = np.flatnonzero(changed)
    rows = rows[have_repeats(columns["bones"][rows])]
    if len(rows):
        twice = Columns(Vertex, len(rows), **{name: values[rows] for name, values in columns.items()})
        for name, values in united_weights(twice).items():
            columns[name][rows] = values
    return columns
