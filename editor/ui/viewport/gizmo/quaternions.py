"""Turns, as quaternions x y z w, back again and as seen from within another. No Qt, no GL."""

from __future__ import annotations

import numpy as np

from editor.preview.quaternions import product
from editor.ui.viewport.handles.geometry import Array


def inverse(turns: Array) -> Array:
    """(…, 4) back from unit turns."""
    return turns * (-1.0, -1.0, -1.0, 1.0)


def seen_from(frames: Array, turns: Array) -> Array:
    """(n, 4) what turns (n, 4) are in axes that are themselves turned by `frames` (n, 4)."""
    return np.asarray(product(inverse(frames), np.asarray(product(turns, frames))))
