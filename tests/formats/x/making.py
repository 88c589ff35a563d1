"""Makes DirectX files of other kinds out of text files: binary ones, and compressed ones."""

from __future__ import annotations

import re
import struct
import zlib

HEAD = b"xof 0303"
TOKEN = re.compile(rb'"[^"]*"|[{}]|[-+.\d][-+.\deE]*|[^\s;,{}"]+')


def text(body: str, kind: bytes = b"txt ") -> bytes:
    return HEAD + kind + b"0032\n" + body.encode("cp932")


def binary(body: str, float_size: int = 4) -> bytes:
    """The same as a binary file. Whole numbers become integers, one by one or in lists, others lists of floats."""
    made = [HEAD + b"bin " + (b"0032" if float_size == 4 else b"0064")]
    for token in TOKEN.findall(body.encode("cp932")):
        made.append(_token(token, float_size))
    return b"".join(made)


def _token(token: bytes, float_size: int) -> bytes:
    if token in (b"{", b"}"):
        return struct.pack("<H", 10 if token == b"{" else 11)
    if token.startswith(b'"'):
        return struct.pack("<HI", 2, len(token) - 2) + token[1:-1] + struct.pack("<H", 20)
    if re.fullmatch(rb"[-+.\d][-+.\deE]*", token):
        if b"." in token:
            return struct.pack(f"<HI{'f' if float_size == 4 else 'd'}", 7, 1, float(token))
        return struct.pack("<HI", 3, int(token)) if int(token) % 2 else struct.pack("<HII", 6, 1, int(token))
    return struct.pack("<HI", 1, len(token)) + token


def compressed(data: bytes) -> bytes:
    """The same compressed: in blocks of 100 bytes, each of which refers to the one before."""
    kind = {b"txt ": b"tzip", b"bin ": b"bzip"}[data[8:12]]
    body, before, made = data[16:], b"", []
    for start in range(0, len(body), 100):
        block = body[start : start + 100]
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=before)
        packed = b"CK" + packer.compress(block) + packer.flush()
        made.append(struct.pack("<HH", len(block), len(packed)) + packed)
        before = block
    return data[:8] + kind + data[12:16] + struct.pack("<I", len(data)) + b"".join(made)
