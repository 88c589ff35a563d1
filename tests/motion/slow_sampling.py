"""What a motion says at a frame, one key and one number at a time: what the fast way is compared with."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from editor.model.columns import Columns
from editor.motion.motion import Motion


def bezier(time: float, curve: Sequence[float]) -> float:
    """The height of the curve where x is the time, by halving."""
    x1, y1, x2, y2 = (min(value, 127) / 127 for value in curve)
    low, high = 0.0, 1.0
    for _ in range(200):
        s = (low + high) / 2
        x = 3 * (1 - s) ** 2 * s * x1 + 3 * (1 - s) * s * s * x2 + s**3
        low, high = (s, high) if x < time else (low, s)
    return 3 * (1 - s) ** 2 * s * y1 + 3 * (1 - s) * s * s * y2 + s**3


def around(keys: Columns, frame: float):
    """The key before, the key after (the same where there is none) and the time that has passed between."""
    last = {key.frame: key for key in keys}  # the last of several at a frame
    order = sorted(last)
    before = [f for f in order if f <= frame]
    if not before:
        return last[order[0]], last[order[0]], 0.0
    if before[-1] == order[-1]:
        return last[order[-1]], last[order[-1]], 0.0
    start, end = before[-1], order[len(before)]
    return last[start], last[end], (frame - start) / (end - start)


def mixed(a: float, b: float, share: float) -> float:
    return a + (b - a) * share


def unit(q: Sequence[float]) -> np.ndarray:
    length = math.sqrt(sum(part * part for part in q))
    return np.array(q) / length if length > 1e-12 else np.array((0.0, 0.0, 0.0, 1.0))


def slerp(a: np.ndarray, b: np.ndarray, share: float) -> np.ndarray:
    b = b if a @ b >= 0 else -b
    angle = math.acos(min(1.0, a @ b))
    if angle < 1e-7:
        return a
    return (math.sin((1 - share) * angle) * a + math.sin(share * angle) * b) / math.sin(angle)


def bone(keys: Columns, frame: float) -> tuple[list[float], np.ndarray, bool]:
    a, b, time = around(keys, frame)
    curves = (b.curve_x, b.curve_y, b.curve_z)
    offset = [mixed(a.offset[i], b.offset[i], bezier(time, curves[i]) if time else 0) for i in range(3)]
    share = bezier(time, b.curve_rotation) if time else 0.0
    return offset, slerp(unit(a.rotation), unit(b.rotation), share), a.physics


def camera(keys: Columns, frame: float) -> list[float]:
    """Target, rotation, distance, view angle."""
    a, b, time = around(keys, frame)
    if b.frame == a.frame + 1:
        time = 0.0
    names = ("curve_x", "curve_y", "curve_z", *["curve_rotation"] * 3, "curve_distance", "curve_fov")
    before = (*a.target, *a.rotation, a.distance, a.fov)
    after = (*b.target, *b.rotation, b.distance, b.fov)
    shares = [bezier(time, getattr(b, name)) if time else 0.0 for name in names]
    return [mixed(*values) for values in zip(before, after, shares, strict=True)]


def ik(motion: Motion, frame: float) -> dict[str, bool]:
    found = dict.fromkeys(motion.show_ik.names, True)
    for state in motion.show_ik.states:
        if motion.show_ik.keys["frame"][state.key] <= frame:
            found[motion.show_ik.names[state.name]] = state.enabled
    return found
