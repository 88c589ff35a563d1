"""Entries of material morphs: neutral ones, other operations, and those that bring materials to given values."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, field_of
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, OffsetMethod
from editor.operations.queries.faults import MATERIAL_VALUES
from editor.preview.morph_effects import VALUES

NEUTRAL = {OffsetMethod.MULTIPLY: 1.0, OffsetMethod.ADD: 0.0}  # what changes nothing (mmd-semantics §3.3)
DECIMALS = 6  # of values that come of a sum: what is beyond them is rounding


def neutral(offsets: Columns, entries: IndexArray) -> Columns:
    """Material offsets of which these entries change nothing: all 1 where they multiply, all 0 where they add."""
    return _neutral_where(offsets, entries, lambda values: np.ones(values.shape, np.bool_))


def with_operation(offsets: Columns, entries: IndexArray, method: OffsetMethod) -> Columns:
    """Material offsets with another operation in these entries; values that changed nothing still change nothing."""
    others = entries[offsets[MaterialOffset.operation][entries] != method]
    before = NEUTRAL[OffsetMethod.ADD if method is OffsetMethod.MULTIPLY else OffsetMethod.MULTIPLY]
    operation = offsets[MaterialOffset.operation].copy()
    operation[others] = method
    return _neutral_where(offsets.replace(operation=operation), others, lambda values: values == before)


def neutral_entries(materials: Sequence[int] | IndexArray, method: OffsetMethod) -> Columns:
    """An entry for each material, NONE for all of them, that changes nothing."""
    rows = np.asarray(materials)
    new = Columns(MaterialOffset, material=rows, operation=np.full(len(rows), method))
    return neutral(new, np.arange(len(rows)))


def _neutral_where(offsets: Columns, entries: IndexArray, where: Callable[[AnyArray], BoolArray]) -> Columns:
    """Material offsets with the values of some entries that `where` tells being such as change nothing."""
    values = {}
    for field in MATERIAL_VALUES:
        column = offsets[field.name].copy()
        part = column[entries]
        is_added = (offsets[MaterialOffset.operation][entries] == OffsetMethod.ADD).reshape(-1, *[1] * (part.ndim - 1))
        column[entries] = np.where(where(part), np.where(is_added, 0, 1), part)
        values[field.name] = column
    return offsets.replace(**values)


# -- what is seen ------------------------------------------------------------------------------------------------------


def seen_material(model: Model, morph: int, row: int, fields: Sequence[str] = VALUES) -> Material:
    """A material as a material morph makes it at weight 1, in some of the fields that morphs change, or in all."""
    material, offsets = model.materials[row], model.morphs[morph].offsets
    return dataclasses.replace(
        material, **{name: _FieldEffect(material, offsets, row, name).morphed_value for name in fields}
    )


def bring_to(edit: Edit, morph: int, rows: IndexArray, field: Field, values: Any, method: OffsetMethod) -> None:
    """Have a morph make materials, as it is seen at weight 1, have `values` of a field, one for each or for all.

    Where multiplying cannot do it, as of 0, something is added.
    """
    model = edit.model
    offsets = model.morphs[morph].offsets
    each = values if isinstance(values, list) else [values] * len(rows)
    for row, value in zip(rows.tolist(), each, strict=True):
        factor, term = _FieldEffect(model.materials[row], offsets, row, field.name).bringing_to(value, method)
        offsets = _with_values(offsets, row, field.name, OffsetMethod.MULTIPLY, factor)
        offsets = _with_values(offsets, row, field.name, OffsetMethod.ADD, term)
    edit.replace(model.morphs, morph, Morph.offsets, offsets)


class _FieldEffect:
    """Effect of a morph on a field of one material: by the entries of its own, and by all others that concern it."""

    def __init__(self, material: Material, offsets: Columns, row: int, name: str) -> None:
        self._field = field_of(Material, name)
        self._rest = np.atleast_1d(np.asarray(getattr(material, name), np.float64))
        values = offsets[name].reshape(len(offsets), len(self._rest)).astype(np.float64)
        is_other = np.isin(offsets[MaterialOffset.material], (row, NONE))
        own = {method: np.full(len(self._rest), NEUTRAL[method]) for method in OffsetMethod}
        for method in OffsetMethod:
            if (entry := _entry_of(offsets, row, method)) != NONE:
                own[method], is_other[entry] = values[entry], False
        multiplies = offsets[MaterialOffset.operation] == OffsetMethod.MULTIPLY
        self._factor, self._term = own[OffsetMethod.MULTIPLY], own[OffsetMethod.ADD]
        self._scale = self._rest * values[is_other & multiplies].prod(axis=0)
        self._others = values[is_other & ~multiplies].sum(axis=0)

    @property
    def morphed_value(self) -> Any:
        """The value that the material has at weight 1; to the bit that at rest where nothing is done to it."""
        value = np.round(self._scale * self._factor + self._others + self._term, DECIMALS)
        value = np.where(np.abs(value - self._rest) < 10**-DECIMALS, self._rest, value)
        return self._field.coerce(value.tolist() if self._field.size > 1 else value.item())

    def bringing_to(self, value: Any, method: OffsetMethod) -> tuple[Float64Array, Float64Array]:
        """(components,) factor and (components,) term of the own entries that make the material have a value."""
        wanted = np.atleast_1d(np.asarray(value, np.float64))
        changes = wanted != np.atleast_1d(np.asarray(self.morphed_value, np.float64))
        by_factor = changes & (self._scale != 0) & (method is OffsetMethod.MULTIPLY)
        needed = (wanted - self._others - self._term) / np.where(by_factor, self._scale, 1)
        factor = np.where(by_factor, needed, self._factor)
        term = np.where(changes & ~by_factor, wanted - self._others - self._scale * factor, self._term)
        return factor, term


def _entry_of(offsets: Columns, row: int, method: OffsetMethod) -> int:
    """The first entry of a material that multiplies, or adds; NONE where there is none."""
    is_meant = (offsets[MaterialOffset.material] == row) & (offsets[MaterialOffset.operation] == method)
    return next(iter(np.flatnonzero(is_meant).tolist()), NONE)


def _with_values(offsets: Columns, row: int, name: str, method: OffsetMethod, values: Float64Array) -> Columns:
    """Material offsets with values of a field in the own entry of a material; one that changes nothing goes."""
    entry = _entry_of(offsets, row, method)
    if entry == NONE:
        if (values == NEUTRAL[method]).all():
            return offsets
        entry, offsets = len(offsets), offsets.joined(neutral_entries([row], method))
    column = offsets[name].copy()
    column[entry] = values if column.ndim > 1 else values[0]
    offsets = offsets.replace(**{name: column})
    is_idle = all((offsets[field.name][entry] == NEUTRAL[method]).all() for field in MATERIAL_VALUES)
    return offsets.take(np.delete(np.arange(len(offsets)), entry)) if is_idle else offsets
