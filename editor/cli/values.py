"""Values of options: types for argparse, which refuse in words what they do not understand."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np

LARGEST = float(np.finfo(np.float32).max)
MOST_SECONDS = 3600

Named = tuple[str, list[float]]


def numbers(text: str, count: int) -> list[float]:
    """So many numbers, separated by commas."""
    wanted = f"{count} numbers, separated by commas, expected" if count > 1 else "a number expected"
    try:
        values = [float(part) for part in text.split(",")]
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text}: {wanted}") from error
    if len(values) != count or not all(abs(value) <= LARGEST for value in values):
        raise argparse.ArgumentTypeError(f"{text}: {wanted}")
    return values


def frame(text: str) -> float:
    """A moment of a motion, which may lie between frames."""
    (value,) = numbers(text, 1)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{text}: a frame from 0 on expected")
    return value


def seconds(text: str) -> float:
    """A time that can be waited for."""
    (value,) = numbers(text, 1)
    if not 0 <= value <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{text}: seconds from 0 to {MOST_SECONDS} expected")
    return value


def tolerance(text: str) -> float:
    """A difference that does not count."""
    (value,) = numbers(text, 1)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{text}: a number from 0 on expected")
    return value


def name_with_numbers(count: int) -> Callable[[str], Named]:
    """A name with so many numbers after the last "=", since names may hold that character, too."""

    def read(text: str) -> Named:
        name, equals, values = text.rpartition("=")
        if not equals:
            raise argparse.ArgumentTypeError(f"{text}: a name, then =, expected")
        return name, numbers(values, count)

    return read
