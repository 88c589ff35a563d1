"""Interpolation curves between the keys of a motion: how far a value is at a time from one key to the next.

A curve is a Bézier curve's two inner points, of which each coordinate goes from 0 to 127; it leads to the key that has
it (mmd-semantics §1.9).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, UInt8Array
from editor.model.columns import Columns
from editor.model.fields import vector

SIDE = 127.0

Curve = tuple[float, float, float, float]

CURVE_POINTS = ("X1", "Y1", "X2", "Y2")


def curve(label: str) -> Any:
    """The curve that a new key of MMD has, which is a straight line."""
    straight = (20, 20, 107, 107)
    return vector(label, *straight, components=CURVE_POINTS, minimum=0, maximum=127, group="Curves", stored_as="uint8")


def stacked_curves(keys: Columns, names: tuple[str, ...]) -> UInt8Array:
    """(keys, names, 4): the named curves of each key."""
    return np.stack([keys[name] for name in names], axis=1)


def is_straight(points: UInt8Array) -> BoolArray:
    """(...,) for points (..., 4): whether the curve is a straight line, on which the value keeps up with the time."""
    straight: BoolArray = (points[..., 0] == points[..., 1]) & (points[..., 2] == points[..., 3])
    return straight


def progress(times: FloatArray, points: UInt8Array) -> Float64Array:
    """(n,) how far the values are, 0 to 1, at times (n,) from 0 to 1 on curves (n, 4) x1 y1 x2 y2.

    Coordinates above 127 count as 127.
    """
    done: Float64Array = np.array(times, np.float64)
    bent = np.flatnonzero(~is_straight(points) & (done > 0) & (done < 1))
    if len(bent):
        done[bent] = bent_progress(done[bent], points[bent])
    return done


def bent_progress(times: Float64Array, points: UInt8Array) -> Float64Array:
    """The progress on curves that are not straight, for times between 0 and 1."""
    x1, y1, x2, y2 = np.minimum(points, SIDE).T.astype(np.float64)
    s = parameter(times, x1, x2)
    rest = 1 - s
    done: Float64Array = s * ((3 / SIDE) * rest * (rest * y1 + s * y2) + s * s)
    return done


def parameter(times: Float64Array, x1: Float64Array, x2: Float64Array) -> Float64Array:
    """(n,) the s from 0 to 1 with x(s) = time, by Cardano's formula.

    x(s) is a s³ + b s² + c s. Over whole numbers a is never 0, because SIDE is no multiple of 3. With s = u - shift the
    equation is u³ + p u + q = 0.
    """
    a = SIDE + 3 * (x1 - x2)
    shift = (x2 - 2 * x1) / a
    slope = 3 * x1 / a
    third_p = slope / 3 - shift * shift
    half_q = shift * shift * shift - (shift * slope + SIDE * times / a) / 2
    inside = half_q * half_q + third_p * third_p * third_p
    # Where a < 0 the curve lies between two turning points: whatever rounding says, there are three solutions.
    three = (a < 0) | (inside < 0)
    u = np.where(three, _one_of_three(third_p, half_q, a, shift), _single(third_p, half_q, inside))
    s: Float64Array = np.minimum(np.maximum(u - shift, 0), 1)
    return s


def _single(third_p: Float64Array, half_q: Float64Array, inside: Float64Array) -> Float64Array:
    """The only solution, by the sum in which nothing cancels."""
    root = np.cbrt(np.abs(half_q) + np.sqrt(np.maximum(inside, 0)))
    root = np.maximum(root, 1e-30)  # 0 when p and q are both 0, and u then, too
    u: Float64Array = np.copysign(root - third_p / root, -half_q)
    return u


def _one_of_three(third_p: Float64Array, half_q: Float64Array, a: Float64Array, shift: Float64Array) -> Float64Array:
    """Of three solutions the one on the rising part over 0 to 1: between the turning points, after or before them."""
    size = np.sqrt(np.maximum(-third_p, 1e-30))
    angle = np.arccos(np.minimum(np.maximum(-half_q / (size * size * size), -1), 1))
    turn = np.where(a < 0, 4 * np.pi, np.where(shift > -0.5, 0, 2 * np.pi))
    u: Float64Array = 2 * size * np.cos((angle + turn) / 3)
    return u
