"""Quantity: how one number of a field is shown, entered and stepped: degrees, counting, limits, step width."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.model.fields import Field, Kind
from editor.operations.expressions import parse
from editor.ui.editors.revisions import Arithmetic
from editor.ui.value_text import component_shown, component_text

STEPS = {Kind.COLOR: 0.01, Kind.ROTATION: 0.01, Kind.INTEGER: 1.0}  # others: 0.1, angles 1 degree
DECIMALS = 4  # that are tried for a short number
INTEGERS = (-(2.0**31), 2.0**31 - 1)


@dataclass(frozen=True, slots=True)
class Quantity:
    """Radians are stored and degrees shown where the field is an angle, and `counts_from` is shown for 0.

    Limits hold for what is entered. No widgets.
    """

    field: Field

    @property
    def unit(self) -> float:
        """The factor from shown to stored values: π/180 for angles, else 1."""
        return math.pi / 180 if self.field.angle else 1.0

    @property
    def is_whole(self) -> bool:
        return self.field.kind is Kind.INTEGER

    @property
    def suffix(self) -> str:
        return "°" if self.field.angle else ""

    @property
    def step(self) -> float:
        """One notch of the wheel, as shown."""
        return 1.0 if self.field.angle else STEPS.get(self.field.kind, 0.1)

    def text(self, stored: float) -> str:
        """The number with all digits, as it is edited."""
        return component_text(self.field, stored)

    def shown_text(self, stored: float) -> str:
        """The number as it is read, and stands in tables."""
        return component_shown(self.field, stored)

    def entered(self, text: str) -> Arithmetic:
        """Return the arithmetic on stored values that typing `text` means. ValueError where it means none."""
        compute = parse(text)
        return lambda stored: self._stored(compute(self._shown(stored)))

    def shifted(self, steps: float) -> Arithmetic:
        """Return the arithmetic that moves stored values up by so many steps."""
        return lambda stored: self._stored(self._shown(stored) + steps * self.step)

    def _shown(self, stored: AnyArray) -> AnyArray:
        """Return the shown values: 90 and not 90.0000025, where single precision cannot tell the two apart."""
        shown = stored / self.unit
        short = np.round(shown, DECIMALS)
        same = (short * self.unit).astype(np.float32) == stored.astype(np.float32)
        return np.where(same, short, shown) + self.field.counts_from

    def _stored(self, shown: AnyArray) -> AnyArray:
        low, high = INTEGERS if self.is_whole else (-math.inf, math.inf)
        low = low if self.field.minimum is None else self.field.minimum
        high = high if self.field.maximum is None else self.field.maximum
        stored = np.clip((shown - self.field.counts_from) * self.unit, low, high)
        return np.rint(stored) if self.is_whole else stored
