"""Numbers and angles as text, many at a time: the shortest text that is read back as the very same 32 bits.

Angles are degrees. A rotation is Y·X·Z, as for rigid bodies (mmd-semantics §0.6): Z is applied first. Half angles keep
the sign of the quaternion too: where that is needed an angle goes beyond 180 degrees. What cannot come back exactly is
a quaternion that no rotation rounds to (its length is not 1), and parts of it closer to zero than a billionth.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import DTypeLike

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, Float64Array, Int64Array
from editor.math3d.rotations import quaternions_from_euler

YES = ("1", "true")  # spreadsheets make their own of 0 and 1
NO = ("0", "false")
GREATEST = float(np.finfo(np.float32).max) * (1 + 2**-25)  # what is beyond is rounded to infinity


def float_texts(values: AnyArray) -> list[str]:
    """(n,) float32 as .NET would write them: "0.1", "19", "-0", "2.583561E-08". They must be finite."""
    bits, inverse = np.unique(np.ascontiguousarray(values, np.float32).view(np.uint32), return_inverse=True)
    plain = [text.decode().removesuffix(".0").upper() for text in bits.view(np.float32).astype("S").tolist()]
    return list(np.array(plain, object)[inverse.reshape(-1)].tolist())


def seven_digits(values: AnyArray) -> Float32Array:
    """The values as they are after .NET has written them with seven digits, as PMXEditor does."""
    with np.errstate(all="ignore"):
        wide = values.astype(np.float64)
        steps = 10.0 ** (6 - np.floor(np.log10(np.abs(wide))))
        rounded: Float32Array = (np.round(wide * steps) / steps).astype(np.float32)
    return rounded


def integer_texts(values: AnyArray) -> list[str]:
    return list(map(str, values.tolist()))


def floats(texts: Sequence[str], greatest: float = GREATEST) -> Float64Array:
    """The numbers that the texts are. ValueError when one is none, or too great: for 32 bits, if nothing is said."""
    if texts and texts.count(texts[0]) == len(texts):  # most columns of a vertex say the same all over
        numbers = np.full(len(texts), float(texts[0]))
    else:
        numbers = np.fromiter(map(float, texts), np.float64, len(texts))
    if not (np.abs(numbers) < greatest).all():
        raise ValueError("no number that 32 bits hold")
    return numbers


def integers(texts: Sequence[str], dtype: DTypeLike = np.int32) -> Int64Array:
    """The whole numbers that the texts are. ValueError when one is none, or not within the range of `dtype`."""
    try:
        numbers = list(map(int, texts))
    except ValueError:
        numbers = list(map(_whole_number, texts))
    limits = np.iinfo(dtype)
    if numbers and not (limits.min <= min(numbers) and max(numbers) <= limits.max):
        raise ValueError("out of range")
    return np.array(numbers, np.int64)


def _whole_number(text: str) -> int:
    """A whole number that somebody wrote as "3.0" or "1E+2"."""
    number = float(text)
    if not number.is_integer():
        raise ValueError(f"{text!r} is no whole number")
    return int(number)


def switches(texts: Sequence[str]) -> BoolArray:
    """0 and 1 as booleans. ValueError for anything else."""
    return np.array([_switch_value(text) for text in texts], np.bool_)


def _switch_value(text: str) -> bool:
    plain = text.strip().lower()
    if plain in YES or plain in NO:
        return plain in YES
    return _whole_number(text) != 0


DIGITS = range(1, 18)  # 17 tell any two doubles apart
EULER_DIGITS = range(5, 18)
WITHIN = 0.49  # of the distance to the next number: well within what is rounded to this one
STEPS = 12
STEEP = 0.9  # the sine of an angle about x from which on it counts as near 90 degrees
ZERO = 1e-14  # what is left of a part that is zero, after sines and cosines


def degrees_texts(radians: AnyArray) -> list[str]:
    """(n,) float32 radians: the shortest texts in degrees that `radians_of` gives the same for."""
    bits, inverse = np.unique(np.ascontiguousarray(radians, np.float32).view(np.uint32), return_inverse=True)
    with np.errstate(over="ignore"):
        texts = [_degrees_text(float(value)) for value in bits.view(np.float32)]
    return [texts[index] for index in inverse.reshape(-1).tolist()]


def _degrees_text(radians: float) -> str:
    stored, degrees = np.float32(radians), math.degrees(radians)
    for digits in DIGITS:
        rounded = float(f"{degrees:.{digits}g}")
        if np.float32(math.radians(rounded)) == stored:
            return repr(rounded).removesuffix(".0").upper()
    return repr(degrees)


def radians_of(degrees: Float64Array) -> Float32Array:
    return np.deg2rad(degrees).astype(np.float32)


def euler_texts(quaternions: AnyArray) -> list[list[str]]:
    """(n, 4) float32 x, y, z, w: n times the texts of three angles, as few digits as give the same quaternion."""
    degrees = euler_degrees_of(_unit(quaternions))
    texts: list[list[str]] = [[] for _ in range(len(degrees))]
    open_ = np.arange(len(degrees))
    for digits in EULER_DIGITS:
        for row in open_.tolist():
            texts[row] = [f"{angle:.{digits}g}".upper() for angle in degrees[row].tolist()]
        again = quaternions_of(np.array([list(map(float, texts[row])) for row in open_.tolist()]).reshape(-1, 3))
        open_ = open_[(np.abs(again - quaternions[open_]) > ZERO).any(axis=1)]
        if not len(open_):
            break
    return texts


def euler_degrees_of(quaternions: Float64Array) -> Float64Array:
    """(n, 3) degrees about x, y and z.

    Each sum and difference of half angles comes from one pair of parts, which holds for all turns. Where X is well
    away from 90 degrees the usual formulas are more exact near zero; whole turns, which they do not see, are added.
    """
    x, y, z, w = quaternions.T
    plus, minus = np.arctan2(y + z, w - x), np.arctan2(y - z, w + x)
    low, high = np.hypot(w - x, y + z), np.hypot(w + x, y - z)
    turns = np.stack((2 * np.arctan2(high - low, high + low), plus + minus, plus - minus), axis=1)
    sine = 2 * (w * x - y * z)
    usual = np.stack(
        (
            np.arcsin(np.clip(sine, -1, 1)),
            np.arctan2(2 * (w * y + x * z), 1 - 2 * (x * x + y * y)),
            np.arctan2(2 * (w * z + x * y), 1 - 2 * (x * x + z * z)),
        ),
        axis=1,
    )
    usual += 2 * np.pi * np.rint((turns - usual) / (2 * np.pi))
    degrees: Float64Array = np.rad2deg(np.where(np.abs(sine)[:, None] < STEEP, usual, turns))
    return degrees


def quaternions_of(degrees: Float64Array) -> Float32Array:
    """(n, 4) float32 x, y, z, w of (n, 3) degrees about x, y and z."""
    exact = quaternions_from_euler(np.deg2rad(degrees))
    exact[np.abs(exact) < ZERO] = 0
    return exact.astype(np.float32)


def _unit(quaternions: AnyArray) -> Float64Array:
    """The quaternions as doubles of length 1, and within what is rounded to the given ones where that can be."""
    given = quaternions.astype(np.float64)
    reach = np.spacing(np.abs(quaternions.astype(np.float32))).astype(np.float64) * WITHIN
    unit = _normalised(given)
    for _ in range(STEPS):
        unit = _normalised(np.clip(unit, given - reach, given + reach))
    return unit


def _normalised(quaternions: Float64Array) -> Float64Array:
    length = np.linalg.norm(quaternions, axis=1, keepdims=True)
    identity = np.array([0.0, 0.0, 0.0, 1.0])
    return np.where(length > 0, quaternions / np.where(length > 0, length, 1), identity)


def euler_errors(quaternions: AnyArray, texts: Sequence[Sequence[str]]) -> Float32Array:
    """(n,) by how much the quaternions that the texts give differ from the given ones, in any part."""
    again = quaternions_of(np.array([list(map(float, row)) for row in texts]).reshape(-1, 3))
    errors: Float32Array = np.abs(again - quaternions).max(axis=1, initial=0)
    return errors
