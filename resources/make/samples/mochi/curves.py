"""Curves and what is swept along them: splines, tubes, tufts, and weights that run along a chain of bones.

Imports numpy and mesh only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from .mesh import Floats, Mesh, sheet, unit


def smoothstep(low: float, high: float, x: ArrayLike) -> Floats:
    """0 below `low`, 1 above `high`, smooth in between."""
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def spline(points: ArrayLike, count: int) -> Floats:
    """`count` points of the Catmull-Rom curve through `points` (k, d), at even steps of its parameter."""
    knots = np.asarray(points, float)
    padded = np.concatenate((2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]))
    t = np.linspace(0, len(knots) - 1, count)
    i = np.minimum(t.astype(int), len(knots) - 2)
    f = (t - i)[:, None]
    a, b, c, d = (padded[i + k] for k in range(4))
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))


def profile(values: Sequence[float], count: int) -> Floats:
    """`count` values of the smooth curve through the given, evenly spaced, ones; never negative."""
    return np.maximum(spline(np.asarray(values, float)[:, None], count)[:, 0], 0.0)


def frames(spine: Floats, up: Any) -> tuple[Floats, Floats]:
    """Two unit vectors a point of the spine, across it: to the side, and towards `up` as near as may be."""
    tangent = unit(np.gradient(spine, axis=0))
    side = unit(np.cross(np.broadcast_to(up, spine.shape), tangent))
    return side, np.cross(tangent, side)


def carried_frames(spine: Floats, up: ArrayLike) -> tuple[Floats, Floats]:
    """Like `frames`, but the first frame is carried along without twisting: for curves that turn far."""
    tangent = unit(np.gradient(spine, axis=0))
    over = np.empty_like(spine)
    vector = np.asarray(up, float)
    for index, direction in enumerate(tangent):
        vector = unit(vector - direction * (vector @ direction))
        over[index] = vector
    return np.cross(over, tangent), over


def superellipse(sides: int, power: float = 2.0) -> Floats:
    """(sides + 1, 2): once around the unit superellipse, the last point being the first again."""
    angle = np.linspace(0, 2 * np.pi, sides + 1)
    angle[-1] = 0.0
    circle = np.stack((np.cos(angle), np.sin(angle)), 1)
    return np.sign(circle) * np.abs(circle) ** (2 / power)


def tube(
    spine: Floats,
    axes: tuple[Floats, Floats],
    wide: ArrayLike,
    thick: ArrayLike,
    section: Floats,
    uv: Floats | None = None,
) -> Mesh:
    """A section (k, 2) swept along a spine (n, 3), `wide` along the first axis and `thick` along the second.

    Closed at both ends: where the widths are not zero the end is a flat lid.
    """
    side, over = axes
    wide = np.broadcast_to(wide, len(spine))[:, None, None]
    thick = np.broadcast_to(thick, len(spine))[:, None, None]
    ring = side[:, None] * wide * section[:, :1] + over[:, None] * thick * section[:, 1:]
    points = spine[:, None] + ring
    return sheet(points, uv)


def rounded(count: int, start: float = 0.0, end: float = 0.0, power: float = 2.0) -> Floats:
    """A factor (count,) that is 1 in the middle and rounds off to 0 over `start` and `end` of the length."""
    t = np.linspace(0, 1, count)
    factor = np.ones(count)
    for length, distance in ((start, t), (end, 1 - t)):
        if length:
            near = np.clip(1 - distance / length, 0, 1)
            factor *= (1 - near**power) ** (1 / power)
    return factor


def eased(count: int, ends: float = 0.5) -> Floats:
    """`count` parameters from 0 to 1, closer together towards both ends: rings for rounded tubes."""
    t = np.linspace(0, 1, count)
    return (1 - ends) * t + ends * 0.5 * (1 - np.cos(np.pi * t))


def chain(along: Floats, bones: Sequence[str], starts: Sequence[float], blend: float) -> dict[str, Floats]:
    """Weights of a chain of bones for vertices at `along`: bone i reigns from starts[i] on, blending over `blend`."""
    reach = [smoothstep(start - blend / 2, start + blend / 2, along) for start in starts]
    reach[0] = np.ones_like(along)
    edges = [*reach, np.zeros_like(along)]
    return {bone: edges[i] - edges[i + 1] for i, bone in enumerate(bones)}
