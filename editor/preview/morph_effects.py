"""Effects of morphs on bones and materials, kept ready by the identity of their offsets (mmd-semantics §3.1, §3.3).

Translations of bones are summed and rotations done one after the other; materials are multiplied and added to apart,
for every value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, Float64Array, IndexArray, Int32Array
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.morphs import BoneOffset, MaterialOffset, Morph, OffsetMethod
from editor.preview import compiling
from editor.preview.bone_transforms import BoneParts
from editor.preview.pose import NO_ROTATION

Ready = TypeVar("Ready")


class OffsetCache(Generic[Ready]):
    """Keeps what `prepare` made of offsets, for as long as some morph has them."""

    def __init__(self, prepare: Callable[[Columns], Ready]) -> None:
        self._prepare = prepare
        # By identity: comparing columns would cost as much as preparing them. The columns are kept with what was
        # made of them, so that no other can take their place in memory.
        self._cache: dict[int, tuple[Columns, Ready]] = {}

    def of(self, offsets: Columns) -> Ready:
        kept = self._cache.get(id(offsets))
        if kept is None:
            kept = self._cache[id(offsets)] = offsets, self._prepare(offsets)
        return kept[1]

    def keep(self, morphs: Iterable[Morph]) -> None:
        """Give up what none of these morphs has any more."""
        alive = {id(morph.offsets) for morph in morphs}
        self._cache = {key: kept for key, kept in self._cache.items() if key in alive}

    def clear(self) -> None:
        """Give up everything: what the offsets refer to has changed in number."""
        self._cache.clear()


def finite(values: AnyArray) -> Float64Array:
    """The values in 64 bits, 0 in place of what is no finite number (mmd-semantics §1.5)."""
    return np.where(np.isfinite(values), values, 0).astype(np.float64)


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
    kernels = compiling.kernels()
    parts = BoneParts(np.zeros((count, 3)), np.tile(np.array(NO_ROTATION), (count, 1)))
    added = kernels.live(parts.offsets), kernels.live(parts.rotations)
    for morph, weight in morphs:
        told = morph.rows, morph.translations, morph.axes, morph.halves
        kernels.morph_bones(weight, *map(kernels.live, told), *added)
    return parts


VALUES = ("diffuse", "specular", "shininess", "ambient", "edge_color", "edge_size")
COEFFICIENTS = ("texture", "sphere", "toon")
WIDTH = 16  # of the values
WHOLE = 28  # with the coefficients


@dataclass(frozen=True, slots=True, eq=False)
class MaterialParts:
    """Every material after morphs, in 32 bits; not clamped: that is for whoever uses it.

    `values` (materials, 16): diffuse 4, specular 3, specular power, ambient 3, edge colour 4, edge size. The
    coefficients (materials, 4) are rgba, multiplied and added apart: at rest 1 and 0.
    """

    values: Float32Array
    texture_mul: Float32Array
    texture_add: Float32Array
    sphere_mul: Float32Array
    sphere_add: Float32Array
    toon_mul: Float32Array
    toon_add: Float32Array

    def packed(self) -> Float32Array:
        """(materials, 28): the values, then texture, sphere and toon coefficients, each as multiplied plus added."""
        coefficients = (
            self.texture_mul + self.texture_add,
            self.sphere_mul + self.sphere_add,
            self.toon_mul + self.toon_add,
        )
        return np.concatenate((self.values, *coefficients), axis=1)


@dataclass(frozen=True, slots=True, eq=False)
class MaterialMorph:
    """The entries of one morph, a row for each material that they are for, with what they multiply and add."""

    multiplied: IndexArray
    factors: Float64Array
    added: IndexArray
    terms: Float64Array

    @classmethod
    def of(cls, offsets: Columns, count: int) -> MaterialMorph:
        """`count` materials: an entry for NONE is for each of them, one beyond them for none."""
        rows, entries = _rows_and_entries(offsets[MaterialOffset.material], count)
        values = np.column_stack([finite(offsets[name]) for name in (*VALUES, *COEFFICIENTS)])[entries]
        operations = offsets[MaterialOffset.operation][entries]
        multiplies, adds = operations == OffsetMethod.MULTIPLY, operations == OffsetMethod.ADD
        return cls(rows[multiplies], values[multiplies] - 1, rows[adds], values[adds])

    def apply(self, weight: float, factors: Float64Array, terms: Float64Array) -> None:
        """Work into the products and sums (materials, 28) of all material morphs."""
        np.multiply.at(factors, self.multiplied, 1 + self.factors * weight)
        np.add.at(terms, self.added, self.terms * weight)


def _rows_and_entries(materials: Int32Array, count: int) -> tuple[IndexArray, IndexArray]:
    """The material rows that entries are for, and the number of the entry for each."""
    single = np.flatnonzero(materials != NONE)
    everyone = np.flatnonzero(materials == NONE)
    rows = np.concatenate((materials[single], np.tile(np.arange(count), len(everyone))))
    return rows.astype(np.intp), np.concatenate((single, np.repeat(everyone, count)))


def values_of(materials: Sequence[Material]) -> Float32Array:
    """(materials, 16) the values at rest, as in MaterialParts."""
    # In the order of VALUES.
    rows = [(*m.diffuse, *m.specular, m.shininess, *m.ambient, *m.edge_color, m.edge_size) for m in materials]
    return np.array(rows, np.float32).reshape(-1, WIDTH)


def morphed_materials(rest: Float32Array, morphs: Iterable[tuple[MaterialMorph, float]]) -> MaterialParts:
    """The materials whose values at rest are given, after morphs with their weights."""
    factors, terms = np.ones((len(rest), WHOLE)), np.zeros((len(rest), WHOLE))
    for morph, weight in morphs:
        morph.apply(weight, factors, terms)
    values = (rest * factors[:, :WIDTH] + terms[:, :WIDTH]).astype(np.float32)
    mul, add = factors[:, WIDTH:].astype(np.float32), terms[:, WIDTH:].astype(np.float32)
    return MaterialParts(values, *(part[:, at : at + 4] for at in (0, 4, 8) for part in (mul, add)))
