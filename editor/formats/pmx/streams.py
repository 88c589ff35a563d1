"""The primitive types that depend on the header of a PMX file: texts and indices (PMX 2.0: TextBuf)."""

from __future__ import annotations

import codecs
from typing import BinaryIO

from editor.formats.binary import Cursor, Sink
from editor.formats.pmx.header import PmxHeader
from editor.formats.progress import Progress
from editor.messages import TranslatableText


class PmxReader(Cursor):
    """A Cursor that knows the header."""

    header = PmxHeader()

    def text(self) -> str:
        """A text, decoded so that it encodes to the same bytes: lone surrogates and wrong bytes are kept."""
        (size,) = self.read("i")
        if size <= 0:
            if size:
                raise self.error(TranslatableText("text of {} bytes: a length of 0 or more expected", size))
            return ""
        data = self.bytes(size, "text")
        if self.header.encoding == "utf8":
            return str(data, "utf-8", "surrogateescape")
        if size % 2:
            self.note("text of {} bytes, an odd number in UTF-16; the last byte is left out", size)
            data = data[:-1]
        return codecs.utf_16_le_decode(data, "surrogatepass", True)[0]

    def texts(self) -> tuple[str, str]:
        """A name and its English counterpart."""
        return self.text(), self.text()


class PmxWriter(Sink):
    """A Sink that knows the header."""

    def __init__(self, stream: BinaryIO, progress: Progress, expected: int, header: PmxHeader) -> None:
        super().__init__(stream, progress, expected)
        self.header = header

    def texts(self, *texts: str) -> None:
        """Write texts. UnicodeEncodeError when the encoding has no bytes for one."""
        for text in texts:
            if self.header.encoding == "utf8":
                data = text.encode("utf-8", "surrogateescape")
            else:
                data = text.encode("utf-16-le", "surrogatepass")
            self.pack("i", len(data))
            self.bytes(data)
