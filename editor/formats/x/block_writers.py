"""Writes the blocks of a DirectX file, as text or binary; whole arrays at a time."""

from __future__ import annotations

import struct
from typing import BinaryIO, Protocol

import numpy as np

from editor.formats.text_decoding import decoded
from editor.formats.x import binary
from editor.math3d.arrays import AnyArray
from editor.model import cp932

ROWS_AT_ONCE = 1 << 14
HEAD = b"xof 0303"
FORMAT = {"text": b"txt 0032\n", "binary": b"bin 0032"}
DECIMALS = "%.12f"  # no exponents: not every reader of the format knows them
SEMICOLON = 20  # the token


class BlockWriter(Protocol):
    """Writer of blocks into a stream, each with its values and the blocks in it."""

    def open(self, kind: str, name: bytes = b"") -> None: ...

    def close(self) -> None: ...

    def integers(self, *values: int) -> None: ...

    def floats(self, values: AnyArray) -> None:
        """The values of one structure: a colour, or a number."""

    def list(self, values: AnyArray) -> None:
        """Whole numbers after their count."""

    def vectors(self, values: AnyArray) -> None:
        """Vectors (n, size) after their count."""

    def triangles(self, corners: AnyArray) -> None:
        """Polygons of three corners (n, 3) after their count."""

    def text(self, text: str) -> None: ...


def encoded(text: str) -> bytes:
    """The text in Shift-JIS, in which MMD reads it, or in UTF-8 where that would not be read as the same text."""
    data = cp932.encode(text)
    return data if decoded(data) == text else text.encode("utf-8", "replace")


class TextBlocks:
    """Every structure ends with a semicolon, and every entry of a list but the last with a comma."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        stream.write(HEAD + FORMAT["text"])

    def open(self, kind: str, name: bytes = b"") -> None:
        self._stream.write(kind.encode() + b" " + name + b" " * bool(name) + b"{\n")

    def close(self) -> None:
        self._stream.write(b"}\n")

    def integers(self, *values: int) -> None:
        self._stream.write(b"".join(b"%d;\n" % value for value in values))

    def floats(self, values: AnyArray) -> None:
        text = (DECIMALS + ";") * len(values) % tuple(values.tolist())
        self._stream.write(text.encode() + b";\n"[len(values) == 1 :])

    def list(self, values: AnyArray) -> None:
        self._lines("%d,\n", values.reshape(-1, 1), b";;\n")

    def vectors(self, values: AnyArray) -> None:
        self._lines((DECIMALS + ";") * values.shape[1] + ",\n", values, b";\n")

    def triangles(self, corners: AnyArray) -> None:
        self._lines("3;%d,%d,%d;,\n", corners, b";\n")

    def text(self, text: str) -> None:
        self._stream.write(b'"' + encoded(text.replace("\\", "\\\\")) + b'";\n')

    def _lines(self, line: str, rows: AnyArray, end: bytes) -> None:
        """The count of the rows, and a line for each, the last of which ends otherwise."""
        self._stream.write(b"%d;\n" % len(rows))
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            text = (line * len(some) % tuple(some.reshape(-1).tolist())).encode()
            is_last = start + ROWS_AT_ONCE >= len(rows)
            self._stream.write(text[:-2] + end if is_last else text)
        if not len(rows):
            self._stream.write(end)


class BinaryBlocks:
    """Tokens, each a number of two bytes and what belongs to it."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        stream.write(HEAD + FORMAT["binary"])

    def open(self, kind: str, name: bytes = b"") -> None:
        for word in filter(None, (kind.encode(), name)):
            self._stream.write(struct.pack("<HI", binary.NAME, len(word)) + word)
        self._stream.write(struct.pack("<H", binary.OPEN))

    def close(self) -> None:
        self._stream.write(struct.pack("<H", binary.CLOSE))

    def integers(self, *values: int) -> None:
        self._integers(np.array(values, np.uint32))

    def floats(self, values: AnyArray) -> None:
        floats = np.ascontiguousarray(values, "<f4").reshape(-1)
        self._stream.write(struct.pack("<HI", binary.FLOATS, len(floats)) + floats.tobytes())

    def list(self, values: AnyArray) -> None:
        self._integers(np.concatenate(([len(values)], values)))

    def vectors(self, values: AnyArray) -> None:
        self.integers(len(values))
        self.floats(values)

    def triangles(self, corners: AnyArray) -> None:
        threes = np.full((len(corners), 1), 3)
        self._integers(np.concatenate(([len(corners)], np.hstack((threes, corners)).reshape(-1))))

    def text(self, text: str) -> None:
        data = encoded(text)
        self._stream.write(struct.pack("<HI", binary.TEXT, len(data)) + data + struct.pack("<H", SEMICOLON))

    def _integers(self, values: AnyArray) -> None:
        integers = np.ascontiguousarray(values, "<u4")
        self._stream.write(struct.pack("<HI", binary.INTEGERS, len(integers)) + integers.tobytes())
