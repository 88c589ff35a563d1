"""Messages about losses in a PMD: the parts of a model that it does not hold, by the named rules of a downgrade."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.formats.pmd.fixed_width_texts import text_of
from editor.formats.translatable_nouns import noun
from editor.messages import Messages, TranslatableText
from editor.model.fields import single

LARGEST = float(np.finfo(np.float32).max)


def rounded_and_clamped(value: float) -> float:
    """`value` rounded to single precision; the largest number that there is in the place of one beyond it."""
    return single(min(max(value, -LARGEST), LARGEST))


def add_once(losses: Messages, table: str, lost: ArrayLike, field: str, text: TranslatableText) -> None:
    """Add one loss, once, for all rows where `lost` (rows,) is true."""
    count = int(np.count_nonzero(lost))
    if count:
        told = TranslatableText("{}; {:,} {} in all", text, count, noun(table)) if count > 1 else text
        losses.add(told, table, int(np.argmax(lost)), field)


def add_shortened(losses: Messages, table: str, row: int, field: str, text: str, data: bytes) -> None:
    """Add the loss of a text that reads otherwise from the bytes that are written."""
    kept = text_of(data)
    if kept != text:
        losses.add(
            TranslatableText("the text is too long or not in Shift-JIS; what is kept is {!r}", kept), table, row, field
        )
