"""Rounds what is computed of the numbers of a model, which may be too large for the format."""

from __future__ import annotations

import numpy as np

from editor.model.fields import single

LARGEST = float(np.finfo(np.float32).max)


def rounded_and_clamped(value: float) -> float:
    """`value` rounded to single precision; the largest number that there is in the place of one beyond it."""
    return single(min(max(value, -LARGEST), LARGEST))
