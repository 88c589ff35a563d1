"""What a user did to a field, as something that can be done to many rows: only the part that was touched changes.

Pure numpy. `column` revises the values of many rows, (rows,) or (rows, size), `of` those of one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray

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
