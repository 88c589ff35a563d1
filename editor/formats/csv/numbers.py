"""Numbers as text, many at a time: the shortest text that is read back as the very same 32 bits."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import DTypeLike

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, Int64Array

YES = ("1", "true")  # spreadsheets make their own of 0 and 1
NO = ("0", "false")
GREATEST = float(np.finfo(np.float32).max) * (1 + 2**-25)  # what is beyond is rounded to infinity


def float_texts(values: AnyArray) -> list[str]:
    """(n,) float32 as .NET would write them: "0.1", "19", "-0", "2.583561E-08". They must be finite."""
    bits, places = np.unique(np.ascontiguousarray(values, np.float32).view(np.uint32), return_inverse=True)
    plain = [text.decode().removesuffix(".0").upper() for text in bits.view(np.float32).astype("S").tolist()]
    return list(np.array(plain, object)[places.reshape(-1)].tolist())


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
        numbers = list(map(_whole, texts))
    limits = np.iinfo(dtype)
    if numbers and not (limits.min <= min(numbers) and max(numbers) <= limits.max):
        raise ValueError("out of range")
    return np.array(numbers, np.int64)


def _whole(text: str) -> int:
    """A whole number that somebody wrote as "3.0" or "1E+2"."""
    number = float(text)
    if not number.is_integer():
        raise ValueError(f"{text!r} is no whole number")
    return int(number)


def switches(texts: Sequence[str]) -> BoolArray:
    """0 and 1 as booleans. ValueError for anything else."""
    return np.array([_switch(text) for text in texts], np.bool_)


def _switch(text: str) -> bool:
    plain = text.strip().lower()
    if plain in YES or plain in NO:
        return plain in YES
    return _whole(text) != 0
