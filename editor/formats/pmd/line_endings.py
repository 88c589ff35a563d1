"""Tells whether a program that took a file for text has changed its line endings, which nobody can undo.

It is one of the kinds of damage of mmd-semantics §1.13.
"""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import UInt8Array
from editor.model.translatable_text import TranslatableText

LF, CR = 0x0A, 0x0D

FEW = 4  # line endings that say something where a file cannot be read
MANY = 300  # more than the comments of a file have: they say something even where it can
EXPECTED = 8  # by chance, where there are none: once in some thousand files

CHUNK = 1 << 16


def converted(data: UInt8Array, least: int = FEW) -> str:
    """How the line endings were changed, "" if they were not. Bytes of numbers are as good as random."""
    size = max(1, len(data))
    feeds, returns = data == LF, data == CR
    pairs = int(np.count_nonzero(returns[:-1] & feeds[1:]))
    lfs, crs = int(np.count_nonzero(feeds)), int(np.count_nonzero(returns))
    if lfs >= least and pairs == lfs:
        return TranslatableText("every LF in it comes after a CR")
    if crs >= least and pairs == crs:
        return TranslatableText("every CR in it comes before an LF")
    if 0 in (lfs, crs) and min(size / 256, max(lfs, crs)) >= max(EXPECTED, least):
        return TranslatableText("there is no CR in it") if lfs else TranslatableText("there is no LF in it")
    if lfs * crs / size > max(EXPECTED, least, EXPECTED * pairs):
        return TranslatableText("hardly a CR in it comes before an LF")
    return ""


def has_both(data: UInt8Array) -> bool:
    """Whether both bytes of line endings are there, as they are in any file with faces of so many vertices."""
    return _has(data, LF) and _has(data, CR)


def _has(data: UInt8Array, byte: int) -> bool:
    return any((data[start : start + CHUNK] == byte).any() for start in range(0, len(data), CHUNK))
