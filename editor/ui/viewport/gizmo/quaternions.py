"""Turns, as quaternions x y z w, back again and as seen from within another. No Qt, no GL."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.preview.quaternions import product


def inverse(rotations: Float64Array) -> Float64Array:
    """(…, 4) back from unit turns."""
    return rotations * (-1.0, -1.0, -1.0, 1.0)


def seen_from(frames: Float64Array, rotations: Float64Array) -> Float64Array:
    """(n, 4) what turns (n, 4) are in axes that are themselves turned by `frames` (n, 4)."""
    return np.asarray(product(inverse(frames), np.asarray(product(rotations, frames))))
