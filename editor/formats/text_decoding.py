"""Turns the bytes of text files and names into text where nothing tells the encoding. Imports `editor.model` only."""

from __future__ import annotations

from editor.model import cp932

BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
GUESSES = ("utf-8", cp932.ENCODING)


def decoded(data: bytes) -> str:
    """The text, by its byte order mark; else as UTF-8 where it can be that, which cp932 hardly ever can; else as cp932.

    Bytes that are neither become U+FFFD.
    """
    for mark, encoding in BOMS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    for encoding in GUESSES:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode(GUESSES[-1], "replace")


def printable(data: bytes) -> str:
    """The first bytes of a file as a person can read them: dots for what ASCII has no sign for."""
    return "".join(chr(byte) if 0x20 <= byte < 0x7F else "·" for byte in data)
