"""Revisions: a user's edit of a field, to be applied to many rows; only the part that was touched changes.

Pure numpy. `column` revises the values of many rows, (rows,) or (rows, size), `of` those of one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.model.fields import Field


class Mixed(Enum):
    """The type of MIXED."""

    MIXED = "mixed"


MIXED: Final = Mixed.MIXED  # in place of a value, or of one component of it: the rows differ


@dataclass(frozen=True, slots=True)
class MixedBits:
    """Bits of rows that differ: those set in every row, and those set in some."""

    every: int
    some: int


def is_mixed(value: Any) -> bool:
    """Return whether rows differ in the value or in a component of it."""
    if isinstance(value, tuple):
        return any(part is MIXED for part in value)
    return value is MIXED or isinstance(value, MixedBits)


def revised(field: Field, revision: Revision, value: Any) -> Any:
    """Return the value to show after the revision in an editor that showed `value`."""
    if isinstance(revision, Whole):
        return field.coerce(revision.value)
    if isinstance(revision, Bits):
        return _revised_bits(field, revision, value)
    return _revised_parts(field, revision, value)


def pending_parts(field: Field, value: Any, typed: Sequence[Arithmetic | None]) -> Any:
    """Return `value` with what is being typed for its components applied; `value` itself where that is not finite."""
    arithmetic = {component: compute for component, compute in enumerate(typed) if compute is not None}
    result = revised(field, Parts(arithmetic), value)
    numbers = result if isinstance(result, tuple) else (result,)
    return result if all(part is not MIXED and math.isfinite(part) for part in numbers) else value


def _revised_bits(field: Field, revision: Bits, value: Any) -> Any:
    if not isinstance(value, MixedBits):
        return field.coerce(revision.of(int(value)))
    every, some = revision.of(value.every), revision.of(value.some)
    return field.coerce(every) if every == some else MixedBits(every, some)


def _revised_parts(field: Field, revision: Parts, value: Any) -> Any:
    """MIXED counts as NaN: what depends on it stays MIXED, what does not becomes a number."""
    parts = value if isinstance(value, tuple) else (value,) * field.size
    known = np.asarray([[math.nan if part is MIXED else part for part in parts]])
    result = revision.column(known)[0].tolist()
    if any(map(math.isnan, result)):
        mixed = tuple(MIXED if math.isnan(part) else part for part in result)
        return mixed if field.size > 1 else MIXED
    return field.coerce(tuple(result) if field.size > 1 else result[0])


Arithmetic = Callable[[AnyArray], AnyArray]


def constant(value: float) -> Arithmetic:
    """The arithmetic that ignores the present values."""
    return lambda present: np.full(present.shape, value)


@dataclass(frozen=True, slots=True)
class Whole:
    """Every row gets the same value."""

    value: Any

    def of(self, present: Any) -> Any:
        return self.value


@dataclass(frozen=True, slots=True)
class Parts:
    """The given components (0 for a scalar) become what the arithmetic makes of them; the others stay."""

    arithmetic: Mapping[int, Arithmetic]

    def column(self, present: AnyArray) -> AnyArray:
        revised = np.array(present, np.float64)
        flat = revised.reshape(len(revised), -1)
        for component, compute in self.arithmetic.items():
            flat[:, component] = compute(flat[:, component])
        return revised

    def of(self, present: Any) -> Any:
        """One row: a number, or a tuple of as many as `present` has."""
        revised = self.column(np.asarray([present], np.float64))[0]
        return tuple(revised.tolist()) if revised.shape else revised.item()


@dataclass(frozen=True, slots=True)
class Bits:
    """The bits of `mask` are set or cleared; the others stay."""

    mask: int
    on: bool

    def column(self, present: AnyArray) -> AnyArray:
        wide = present.astype(np.int64)
        return wide | self.mask if self.on else wide & ~self.mask

    def of(self, present: Any) -> int:
        return int(self.column(np.asarray([present]))[0])


Revision = Whole | Parts | Bits
