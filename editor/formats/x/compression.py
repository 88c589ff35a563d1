"""Unpacks a compressed DirectX file (tzip, bzip): blocks of MSZIP, each of which may refer to the one before."""

from __future__ import annotations

import struct
import zlib

from editor.formats.content import FormatError
from editor.messages import TranslatableText

HEADER = 16  # bytes that stay as they are
SIGNATURE = b"CK"
LARGEST_BLOCK = 1 << 15
LARGEST = 1 << 30


def unpacked(data: bytes) -> bytes:
    """Decompress the data after the header. FormatError where it is damaged."""
    offset = HEADER + 4  # over the size of the whole, which the blocks tell themselves
    blocks: list[bytes] = []
    while offset + 4 <= len(data):
        if len(blocks) * LARGEST_BLOCK > LARGEST:
            raise FormatError(TranslatableText("more than {:,} bytes when unpacked", LARGEST), offset=offset)
        size, packed = struct.unpack_from("<HH", data, offset)
        block = data[offset + 4 : offset + 4 + packed]
        blocks.append(_block(block, size, blocks[-1] if blocks else b"", offset))
        offset += 4 + packed
    return b"".join(blocks)


def _block(block: bytes, size: int, before: bytes, offset: int) -> bytes:
    if not block.startswith(SIGNATURE) or size > LARGEST_BLOCK:
        raise FormatError(TranslatableText("a compressed block expected"), offset=offset)
    inflater = zlib.decompressobj(-zlib.MAX_WBITS, zdict=before)
    try:
        plain = inflater.decompress(block[len(SIGNATURE) :], max(1, size))
    except zlib.error as error:
        raise FormatError(TranslatableText("a compressed block is damaged"), offset=offset) from error
    if len(plain) != size:
        raise FormatError(TranslatableText("a compressed block of {} bytes has {}", size, len(plain)), offset=offset)
    return plain
