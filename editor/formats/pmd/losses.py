"""Collects what of a model a PMD does not hold: the named rules of a downgrade, by the rows that they were used on."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.formats.content import Loss
from editor.formats.pmd.fixed_width_texts import text_of
from editor.formats.translatable_nouns import noun
from editor.messages import TranslatableText
from editor.model.fields import single

LARGEST = float(np.finfo(np.float32).max)


def rounded_and_clamped(value: float) -> float:
    """`value` rounded to single precision; the largest number that there is in the place of one beyond it."""
    return single(min(max(value, -LARGEST), LARGEST))


class Losses:
    """The losses in the order in which they were found."""

    def __init__(self) -> None:
        self.found: list[Loss] = []

    def add(self, table: str, row: int, field: str, message: str) -> None:
        self.found.append(Loss(table, row, field, message))

    def all(self, table: str, lost: ArrayLike, field: str, message: str) -> None:
        """Reports one loss, once, for all rows where `lost` (rows,) is true."""
        count = int(np.count_nonzero(lost))
        if count:
            told = TranslatableText("{}; {:,} {} in all", message, count, noun(table)) if count > 1 else message
            self.add(table, int(np.argmax(lost)), field, told)

    def text(self, table: str, row: int, field: str, text: str, data: bytes) -> None:
        """The loss of a text that reads otherwise from the bytes that are written."""
        kept = text_of(data)
        if kept != text:
            self.add(
                table, row, field, TranslatableText("a text of cp932 of a fixed width can hold no more than {!r}", kept)
            )
