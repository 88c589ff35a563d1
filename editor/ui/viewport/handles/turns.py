"""Single turns, as quaternions x y z w: about an axis, back again, and as seen from within another. No Qt, no GL."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.preview.quaternions import product
from editor.ui.viewport.handles.geometry import Array


def about(axes: ArrayLike, angles: ArrayLike) -> Array:
    """(…, 4) the turns about axes (…, 3) of length 1, by angles (…) in radians."""
    half = np.asarray(angles, np.float64)[..., None] / 2
    return np.concatenate((np.asarray(axes) * np.sin(half), np.cos(half)), axis=-1)


def inverse(turns: Array) -> Array:
    """(…, 4) back from unit turns."""
    return turns * (-1.0, -1.0, -1.0, 1.0)


def seen_from(frames: Array, turns: Array) -> Array:
    """(n, 4) what turns (n, 4) are in axes that are themselves turned by `frames` (n, 4)."""
    return np.asarray(product(inverse(frames), np.asarray(product(turns, frames))))


def angle_about(axes: Array, turns: Array) -> Array:
    """(n,) the angle of turns (n, 4): positive when about the axis rather than against it (mmd-semantics §2.9)."""
    straight = turns * np.where(turns[:, 3:] < 0, -1.0, 1.0)
    sine = np.linalg.norm(straight[:, :3], axis=1)
    against = np.einsum("ij,ij->i", straight[:, :3], axes) < 0
    return 2 * np.arctan2(sine, straight[:, 3]) * np.where(against, -1, 1)
