"""The texts of a PMD file: cp932 in fields of a fixed width, ended by a zero byte and filled up with 0xFD.

The rules are those of mmd-semantics §1.8.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from editor.formats.pmd.structure import EMPTY, FILL, text_column
from editor.math3d.arrays import AnyArray
from editor.model import cp932


def text_of(data: bytes) -> str:
    """The text in a field, up to its end or a zero byte.

    Bytes that are no cp932 stay, as lone surrogates, so that they can be written again; but the first half of a
    character, which was cut where the field or the patience of a program ended, goes.
    """
    text = cp932.decode(data.split(b"\0", 1)[0])
    return text[:-1] if text and _is_first_half(ord(text[-1]) - 0xDC00) else text


def _is_first_half(byte: int) -> bool:
    return 0x81 <= byte <= 0x9F or 0xE0 <= byte <= 0xFC


def texts_of(column: AnyArray) -> list[str]:
    """The texts of a column of fields."""
    return [text_of(data) for data in column.tolist()]


def encoded(text: str) -> bytes:
    """The text in cp932, up to the first zero byte, not cut."""
    return cp932.encode(text.split("\0", 1)[0])


def cut(text: str, size: int) -> bytes:
    """The bytes of a text, cut to whole characters that fit; a text that is cut is also ended within."""
    data = encoded(text)
    if len(data) <= size:
        return data
    kept = b""
    for character in text:
        more = encoded(character)
        if len(kept) + len(more) >= size:
            break
        kept += more
    return kept


def field_of(data: bytes, size: int) -> bytes:
    """The bytes of a text as a field: ended, unless they fill it, and filled up."""
    return data if len(data) >= size else (data + EMPTY).ljust(size, FILL)


def distinct(texts: Sequence[str], size: int) -> list[bytes]:
    """The texts cut to fit, so that different ones stay different: a number is put to those that would not.

    A text that fits as it is stays as it is, whatever comes before it.
    """
    fitting = {text: cut(text, size) for text in texts}
    taken = {data: text for text, data in fitting.items() if text_of(data) == text}
    numbers: dict[bytes, int] = {}
    for text, data in fitting.items():
        number = numbers.get(data, 1)
        while taken.setdefault(fitting[text], text) != text:
            number += 1
            fitting[text] = cut(text, size - len(str(number))) + str(number).encode()
        numbers[data] = number
    return [fitting[text] for text in texts]


def column_of(texts: Iterable[bytes], size: int) -> AnyArray:
    """The bytes of texts as a column of fields."""
    return np.array([field_of(data, size) for data in texts], text_column(size))
