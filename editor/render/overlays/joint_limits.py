"""Makes the figures of limits: fans for how far something may turn, and a box for how far it may move."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, StructArray
from editor.model.fields import Vec4
from editor.render.overlays.grid import AXIS_COLORS
from editor.render.overlays.overlay_lines import segments
from editor.render.overlays.shapes import box

STEP = np.radians(10.0)  # from one corner of a fan's rim to the next, at most
RAYS = 3  # corners from one ray to the next
FULL = 2 * np.pi
ASLANT = 0.3  # sine of the angle with an axis below which a direction is no good as the zero of its fan
LOCKED: Vec4 = (0.45, 0.47, 0.5, 1.0)
BAR = 0.12  # half a bar across a locked axis, as a part of the fan's radius
RAY_ALPHA = 0.4


def fans(
    centre: ArrayLike,
    axes: Float64Array,
    lower: Sequence[float],
    upper: Sequence[float],
    ahead: Float64Array,
    radius: float,
) -> list[StructArray]:
    """The fans around all three axes, columns of (3, 3), from where `ahead` (3,) has the thing at angle 0.

    Where the lower limit is above the upper one, all angles are allowed; where they are the same, none but that one.
    """
    middle = np.asarray(centre, np.float64)
    made = []
    for number in range(3):
        low, high = lower[number], upper[number]
        if low == high == 0:
            made.append(_lock(middle, axes, number, radius))
        else:
            zero = _zero(axes, number, ahead)
            made.append(_fan(middle, axes[:, number], zero, _range(low, high), radius, AXIS_COLORS[number]))
    return made


def range_box(centre: ArrayLike, axes: Float64Array, lower: ArrayLike, upper: ArrayLike, free: float) -> StructArray:
    """The box within which something may move; `free` model units to both sides along axes without limits."""
    low, high = np.asarray(lower, np.float64), np.asarray(upper, np.float64)
    is_free = low > high
    low, high = np.where(is_free, -free, low), np.where(is_free, free, high)
    edges = (box() * (high - low) + (high + low)) / 2
    placed = edges @ axes.T + np.asarray(centre, np.float64)
    seen = (placed[:, 0] != placed[:, 1]).any(axis=1)
    # The edges of a box come axis by axis, from the last to the first.
    colors = np.repeat(np.array(AXIS_COLORS)[::-1], 4, axis=0)
    dashes = np.repeat(np.where(is_free, 6.0, 0.0)[::-1], 4)
    return segments(placed[seen, 0], placed[seen, 1], colors[seen], dash=dashes[seen])


def _range(low: float, high: float) -> tuple[float, float]:
    """Angles to be drawn, of one turn at most."""
    if low > high or high - low >= FULL:
        return -np.pi, np.pi
    return low, high


def _fan(
    centre: Float64Array, axis: Float64Array, zero: Float64Array, turns: tuple[float, float], radius: float, color: Vec4
) -> StructArray:
    low, high = turns
    angles = np.linspace(low, high, int(np.ceil((high - low) / STEP)) + 1)
    side = np.cross(axis, zero)
    rim = centre + radius * (np.cos(angles)[:, None] * zero + np.sin(angles)[:, None] * side)
    faint = (*color[:3], RAY_ALPHA)
    between = rim[RAYS:-1:RAYS]
    return np.concatenate(
        (
            segments(np.tile(centre, (len(between), 1)), between, faint),
            segments([centre, centre], rim[[0, -1]], color),
            segments(rim[:-1], rim[1:], color),
        )
    )


def _lock(centre: Float64Array, axes: Float64Array, number: int, radius: float) -> StructArray:
    """A short axis that ends in a cross-bar: no turning about it."""
    tip = centre + axes[:, number] * radius * 0.6
    aside = axes[:, (number + 1) % 3] * radius * BAR
    across = axes[:, (number + 2) % 3] * radius * BAR
    starts = (centre, tip - aside, tip - across)
    return segments(starts, (tip, tip + aside, tip + across), LOCKED)


def _zero(axes: Float64Array, number: int, ahead: Float64Array) -> Float64Array:
    """(3,) the direction, across an axis, at angle 0: towards `ahead`, or else the next axis."""
    axis = axes[:, number]
    length = np.linalg.norm(ahead)
    across = ahead - axis * (ahead @ axis)
    if not np.linalg.norm(across) > ASLANT * length:
        return np.asarray(axes[:, (number + 1) % 3], np.float64)
    return np.asarray(across / np.linalg.norm(across), np.float64)
