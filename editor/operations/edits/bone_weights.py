"""Divides what a bone moves among bones that take its place: vertices at rest stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.references import have_repeats
from editor.model.vertices import Deform, Vertex, effective_weights, united_weights, used_slots

WEIGHT_FIELDS = ("deform", "bones", "weights")


@dataclass(frozen=True, slots=True, eq=False)
class BoneChain:
    """A bone and those that share its weights with it: equally long, from `start` (3,) along `way` (3,)."""

    rows: tuple[int, ...]
    start: Float64Array
    way: Float64Array


def divide_along(edit: Edit, chains: Sequence[BoneChain]) -> None:
    """Divide the weights of the first bone of each chain along it: at the middle of each part, all is that part's."""
    vertices = edit.model.vertices
    wanted = np.zeros(len(edit.model.bones) + 1, np.bool_)
    wanted[[chain.rows[0] for chain in chains]] = True
    rows = np.flatnonzero(wanted[vertices["bones"]].any(axis=1))
    positions = vertices["position"][rows].astype(np.float64)
    columns = {name: vertices[name][rows] for name in WEIGHT_FIELDS}
    for chain in chains:
        own = np.flatnonzero((columns["bones"] == chain.rows[0]).any(axis=1))
        along = (positions[own] - chain.start) @ chain.way / (chain.way @ chain.way) * len(chain.rows) - 0.5
        part = Columns(Vertex, len(own), **{name: values[own] for name, values in columns.items()})
        for name, values in _divided_along(part, chain.rows, along).items():
            columns[name][own] = values
    for name in WEIGHT_FIELDS:
        edit.set(vertices, rows, name, columns[name])


def _divided_along(vertices: Columns, chain: tuple[int, ...], along: Float64Array) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices; `along` (vertices,) is counted from the middle of the first part."""
    along = np.clip(np.nan_to_num(along), 0, len(chain) - 1)
    nearer = along.astype(np.intp)
    bones = np.array(chain)
    further = bones[np.minimum(nearer + 1, len(chain) - 1)]
    return divided(vertices, chain[0], bones[nearer], further, along - nearer)


def divided(
    vertices: Columns, bone: int, first: IndexArray, second: IndexArray, share: Float64Array
) -> dict[str, AnyArray]:
    """Kinds, bones and weights of vertices of which `second` has taken a share of a bone's weight, `first` the rest.

    All three are (vertices,). The kind grows as it has to. Where no slot is left, and in SDEF, which is for two bones,
    the one with the greater share takes all; SDEF that follows one bone alone comes to BDEF, though, and is divided.
    """
    deform, bones = vertices["deform"].copy(), vertices["bones"].copy()
    weights = effective_weights(deform, vertices["weights"])
    is_shared = (share > 0) & (share < 1)
    is_bone = used_slots(deform) & (bones == bone)
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
