"""Vectors of any number of axes."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array


def unit_or_zero(vectors: ArrayLike) -> Float64Array:
    """The vectors (n, axes) with length 1; zero for those without a direction: of length 0, infinite or no numbers."""
    units = np.array(vectors, np.float64)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        lengths = np.sqrt(np.einsum("ij,ij->i", units, units))
        units /= lengths[:, None]
    lost: BoolArray = ~((lengths > 0) & np.isfinite(lengths))
    units[lost] = 0
    return units
