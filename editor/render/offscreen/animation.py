"""Writes pictures one after another into one file that plays them: APNG and animated WebP. No OpenGL.

Pillow compresses each picture; the files around them are put together here, so that no more than two pictures are in
memory at a time, and of a picture only the box is kept that differs from the one before.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import BinaryIO

import numpy as np
from PIL import Image

from editor.math3d.arrays import UInt8Array

Box = tuple[int, int, int, int]  # left, top, width, height
Chunk = tuple[bytes, bytes]  # kind, content

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
LARGEST_WEBP = 16383  # pixels a side
WEBP_QUALITY = 90
WEBP_METHOD = 4  # 0 is fastest, 6 smallest
_HAS_ALPHA, _IS_ANIMATED = 0x10, 0x02
_REPLACING = 0x02  # do not blend with what was there


def write_apng(file: BinaryIO, pictures: Iterable[UInt8Array], count: int, fps: int) -> None:
    """Write `count` pictures, (height, width, 3 or 4) each, that play for ever; viewers without APNG show the first."""
    file.write(PNG_SIGNATURE)
    number = 0
    for picture, box in _differing_boxes(pictures, 1):
        chunks = list(_png_chunks(picture))
        if not number:
            header = next(content for kind, content in chunks if kind == b"IHDR")
            _write_png_chunk(file, b"IHDR", header)
            _write_png_chunk(file, b"acTL", struct.pack(">II", count, 0))
        left, top, width, height = box
        _write_png_chunk(file, b"fcTL", struct.pack(">IIIIIHHBB", number, width, height, left, top, 1, fps, 0, 0))
        is_first, number = not number, number + 1
        for content in (content for kind, content in chunks if kind == b"IDAT"):
            if is_first:
                _write_png_chunk(file, b"IDAT", content)
            else:
                _write_png_chunk(file, b"fdAT", struct.pack(">I", number) + content)
                number += 1
    _write_png_chunk(file, b"IEND", b"")


def write_webp(file: BinaryIO, pictures: Iterable[UInt8Array], fps: int, quality: int = WEBP_QUALITY) -> None:
    """Write pictures, (height, width, 3 or 4) each, that play for ever. `file` can seek; sides up to LARGEST_WEBP."""
    file.write(b"RIFF\0\0\0\0WEBP")
    for number, (picture, box) in enumerate(_differing_boxes(pictures, 2)):
        if not number:
            flags = _IS_ANIMATED | (_HAS_ALPHA if picture.shape[2] == 4 else 0)
            canvas = _low3(box[2] - 1) + _low3(box[3] - 1)
            _write_riff_chunk(file, b"VP8X", struct.pack("<I", flags) + canvas)
            _write_riff_chunk(file, b"ANIM", struct.pack("<IH", 0, 0))
        milliseconds = round((number + 1) * 1000 / fps) - round(number * 1000 / fps)
        fields = (box[0] // 2, box[1] // 2, box[2] - 1, box[3] - 1, milliseconds)
        head = b"".join(map(_low3, fields)) + bytes([_REPLACING])
        _write_riff_chunk(file, b"ANMF", head + _webp_image(picture, quality))
    length = file.tell()
    file.seek(4)
    file.write(struct.pack("<I", length - 8))
    file.seek(length)


def _differing_boxes(pictures: Iterable[UInt8Array], step: int) -> Iterator[tuple[UInt8Array, Box]]:
    """Of each picture what differs from the one before, and where; positions are multiples of `step`."""
    before: UInt8Array | None = None
    for picture in pictures:
        left, top, right, bottom = _difference(before, picture)
        left, top = left - left % step, top - top % step
        yield picture[top:bottom, left:right], (left, top, right - left, bottom - top)
        before = picture


def _difference(before: UInt8Array | None, now: UInt8Array) -> Box:
    """The edges, left, top, right and bottom, of what differs; of one pixel where nothing does."""
    if before is None:
        return 0, 0, now.shape[1], now.shape[0]
    differs = (before != now).any(axis=2)
    columns, rows = np.flatnonzero(differs.any(axis=0)), np.flatnonzero(differs.any(axis=1))
    if not len(rows):
        return 0, 0, 1, 1
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def _png_chunks(picture: UInt8Array) -> Iterator[Chunk]:
    with BytesIO() as file:
        Image.fromarray(np.ascontiguousarray(picture)).save(file, "PNG")
        data = file.getvalue()
    offset = len(PNG_SIGNATURE)
    while offset < len(data):
        length, kind = struct.unpack_from(">I4s", data, offset)
        yield kind, data[offset + 8 : offset + 8 + length]
        offset += 12 + length


def _write_png_chunk(file: BinaryIO, kind: bytes, content: bytes) -> None:
    file.write(struct.pack(">I", len(content)) + kind + content)
    file.write(struct.pack(">I", zlib.crc32(kind + content)))


def _webp_image(picture: UInt8Array, quality: int) -> bytes:
    """The chunks of a still WebP that hold its colours and alpha."""
    with BytesIO() as file:
        image = Image.fromarray(np.ascontiguousarray(picture))
        image.save(file, "WEBP", quality=quality, method=WEBP_METHOD)
        data = file.getvalue()
    kept, offset = [], 12
    while offset < len(data):
        kind, length = struct.unpack_from("<4sI", data, offset)
        whole = 8 + length + length % 2
        if kind in (b"ALPH", b"VP8 ", b"VP8L"):
            kept.append(data[offset : offset + whole])
        offset += whole
    return b"".join(kept)


def _write_riff_chunk(file: BinaryIO, kind: bytes, content: bytes) -> None:
    file.write(kind + struct.pack("<I", len(content)) + content + bytes(len(content) % 2))


def _low3(value: int) -> bytes:
    return struct.pack("<I", value)[:3]
