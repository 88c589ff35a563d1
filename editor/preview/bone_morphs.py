"""Effects of bone morphs: translations summed, rotations one after the other (mmd-semantics §3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.math3d.rotations import product
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.morphs import BoneOffset
from editor.preview.bone_transforms import BoneParts
from editor.preview.offset_cache import finite
from editor.preview.pose import NO_ROTATION


@dataclass(frozen=True, slots=True, eq=False)
class BoneMorph:
    """The offsets of one morph for bones that are there.

    `rows` (n,), `translations` (n, 3), and the rotations as unit `axes` (n, 3) and half the angle, `halves` (n,).
    """

    rows: IndexArray
    translations: Float64Array
    axes: Float64Array
    halves: Float64Array

    @classmethod
    def of(cls, offsets: Columns) -> Self:
        """Offsets of no bone do nothing, nor does a rotation of all zeros turn."""
        there = offsets[BoneOffset.bone] != NONE
        rotations = finite(offsets[BoneOffset.rotation])[there]
        # Of the two ways round the shorter one.
        rotations *= np.where(rotations[:, 3:] < 0, -1, 1)
        sines = np.sqrt(np.einsum("ij,ij->i", rotations[:, :3], rotations[:, :3]))
        axes = rotations[:, :3] / np.where(sines > 0, sines, 1)[:, None]
        halves = np.arctan2(sines, rotations[:, 3])
        bones, translations = offsets[BoneOffset.bone][there].astype(np.intp), finite(offsets[BoneOffset.translation])
        return cls(bones, translations[there], axes, halves)


def bone_parts(morphs: Sequence[tuple[BoneMorph, float]], count: int) -> BoneParts:
    """Return what morphs, in their order and with their weights, add to `count` bones.

    A rotation goes on beyond 0..1 as far as the weight does; a later one turns what the earlier have turned.
    """
    offsets, rotations = np.zeros((count, 3)), np.empty((count, 4))
    rotations[:] = NO_ROTATION
    rows = np.concatenate([morph.rows for morph, _ in morphs])
    np.add.at(offsets, rows, np.concatenate([weight * morph.translations for morph, weight in morphs]))
    turns = _rotations(morphs)
    first, *later = _rounds(rows) or [rows]
    rotations[rows[first]] = turns[first]
    for indices in later:
        rotations[rows[indices]] = product(turns[indices], rotations[rows[indices]])
    return BoneParts(offsets, rotations)


def _rotations(morphs: Sequence[tuple[BoneMorph, float]]) -> Float64Array:
    """(n, 4) the rotations of all morphs one after the other, as far as their weights take them."""
    halves = np.concatenate([weight * morph.halves for morph, weight in morphs])
    rotations = np.empty((len(halves), 4))
    rotations[:, :3] = np.concatenate([morph.axes for morph, _ in morphs]) * np.sin(halves)[:, None]
    rotations[:, 3] = np.cos(halves)
    return rotations


def _rounds(rows: IndexArray) -> list[IndexArray]:
    """The indices of the first of each row, then of the second of each that comes again, and so on."""
    order = np.argsort(rows, kind="stable")
    ordered = rows[order]
    ranks = np.arange(len(rows)) - np.searchsorted(ordered, ordered)
    return [order[ranks == rank] for rank in range(int(ranks.max(initial=-1)) + 1)]
