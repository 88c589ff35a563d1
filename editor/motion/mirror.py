"""Mirrors what has a left and a right side across the plane x = 0 (mmd-semantics §0.5): names, offsets, rotations."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import FloatArray, IndexArray

SIDES = str.maketrans("左右", "右左")


def mirrored_name(name: str) -> str:
    """The name of what is on the other side; the same for what has none."""
    return name.translate(SIDES)


def partners(names: Sequence[str]) -> IndexArray:
    """(names,) the number of what is on the other side of each: of itself, where nothing of that name is there."""
    numbers: dict[str, int] = {}
    for number, name in enumerate(names):
        numbers.setdefault(name, number)
    return np.array([numbers.get(mirrored_name(name), number) for number, name in enumerate(names)], np.intp)


def mirrored_offsets(offsets: FloatArray) -> FloatArray:
    """(n, 3) the offsets as they are on the other side."""
    return offsets * (-1.0, 1.0, 1.0)


def mirrored_rotations(rotations: FloatArray) -> FloatArray:
    """(n, 4) the quaternions x y z w as they are on the other side."""
    return rotations * (1.0, -1.0, -1.0, 1.0)
