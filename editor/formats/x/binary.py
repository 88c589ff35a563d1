"""Makes tokens of a DirectX binary file."""

from __future__ import annotations

import struct

import numpy as np

from editor.formats.content import FormatError, TruncatedError
from editor.formats.x.tokens import Token, TokenKind, Tokens
from editor.messages import TranslatableText

NAME, TEXT, INTEGER, GUID, INTEGERS, FLOATS, OPEN, CLOSE, TEMPLATE = 1, 2, 3, 5, 6, 7, 10, 11, 31
PUNCTUATION = (0, *range(12, 21))
TYPES = range(40, 53)  # the names of types, in templates
GUID_SIZE = 16


def tokens(data: bytes, float_size: int) -> Tokens:
    """The tokens of what follows the header; `float_size` is 4 or 8. FormatError for what is none."""
    offset = 0
    while offset + 2 <= len(data):
        (code,) = struct.unpack_from("<H", data, offset)
        offset += 2
        if code in (NAME, TEXT, INTEGERS, FLOATS):
            token, offset = _counted(code, data, offset, float_size)
            yield token
        elif code == INTEGER:
            yield TokenKind.NUMBERS, np.frombuffer(_taken(data, offset, 4), "<u4").astype(np.float64)
            offset += 4
        elif code == GUID:
            offset += GUID_SIZE
        elif code in (OPEN, CLOSE):
            yield (TokenKind.OPEN if code == OPEN else TokenKind.CLOSE), None
        elif code == TEMPLATE:
            yield TokenKind.NAME, b"template"
        elif code not in PUNCTUATION and code not in TYPES:
            raise FormatError(TranslatableText("{} is no token of a DirectX file", code), offset=offset)


def _counted(code: int, data: bytes, offset: int, float_size: int) -> tuple[Token, int]:
    """A token of as many elements as it says, and where the next one begins."""
    (count,) = struct.unpack("<I", _taken(data, offset, 4))
    size = count * {INTEGERS: 4, FLOATS: float_size}.get(code, 1)
    body = _taken(data, offset + 4, size)
    end = offset + 4 + size
    if code in (NAME, TEXT):
        return (TokenKind.NAME if code == NAME else TokenKind.TEXT, body), end
    form = "<u4" if code == INTEGERS else f"<f{float_size}"
    return (TokenKind.NUMBERS, np.frombuffer(body, form).astype(np.float64)), end


def _taken(data: bytes, offset: int, size: int) -> bytes:
    if offset + size > len(data):
        raise TruncatedError(
            TranslatableText("{:,} bytes expected, {:,} are left", size, len(data) - offset), offset=offset
        )
    return data[offset : offset + size]
