"""Effects of material morphs: multiplied and added apart, for every value (mmd-semantics §3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray, Int32Array
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.morphs import MaterialOffset, OffsetMethod
from editor.preview.offset_cache import finite

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
        rows, entries = _spread(offsets[MaterialOffset.material], count)
        values = np.column_stack([finite(offsets[name]) for name in (*VALUES, *COEFFICIENTS)])[entries]
        operations = offsets[MaterialOffset.operation][entries]
        multiplies, adds = operations == OffsetMethod.MULTIPLY, operations == OffsetMethod.ADD
        return cls(rows[multiplies], values[multiplies] - 1, rows[adds], values[adds])

    def apply(self, weight: float, factors: Float64Array, terms: Float64Array) -> None:
        """Work into the products and sums (materials, 28) of all material morphs."""
        np.multiply.at(factors, self.multiplied, 1 + self.factors * weight)
        np.add.at(terms, self.added, self.terms * weight)


def _spread(materials: Int32Array, count: int) -> tuple[IndexArray, IndexArray]:
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


def morphed(rest: Float32Array, morphs: Iterable[tuple[MaterialMorph, float]]) -> MaterialParts:
    """The materials whose values at rest are given, after morphs with their weights."""
    factors, terms = np.ones((len(rest), WHOLE)), np.zeros((len(rest), WHOLE))
    for morph, weight in morphs:
        morph.apply(weight, factors, terms)
    values = (rest * factors[:, :WIDTH] + terms[:, :WIDTH]).astype(np.float32)
    mul, add = factors[:, WIDTH:].astype(np.float32), terms[:, WIDTH:].astype(np.float32)
    return MaterialParts(values, *(part[:, at : at + 4] for at in (0, 4, 8) for part in (mul, add)))
