"""Tokens of a DirectX file, of text or of binary, compressed or not, and the tree of blocks that they make."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

import numpy as np

from editor.formats.content import FormatError, TruncatedError
from editor.formats.text_decoding import decoded
from editor.math3d.arrays import Float64Array
from editor.messages import Messages, TranslatableText

# Atomic and possessive throughout: a run of digits without end must not be tried at each of its digits.
_NUMBER = rb"(?>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:\#[A-Z]+\d*)?)"
_TOKEN = re.compile(
    rb"""
      (?P<skipped> [\s;,]+ | //[^\n]* | \#[^\n]* | <[^<>{}]*> )
    | (?P<open> \{ )
    | (?P<close> \} )
    | "(?P<text> [^"\n]* )"
    | (?P<numbers> (?: NUMBER (?: [\s;,]+ | (?=[{}"<\#/]) | \Z ) )++ )
    | (?P<name> [^\s;,{}"<>]+ )
    """.replace(b"NUMBER", _NUMBER),
    re.VERBOSE,
)
# How old runtimes write what is no number.
_SPECIAL = re.compile(rb"(?<![\d.])[-+]?\d*+\.?\d*+(?:[eE][-+]?\d+)?#[A-Z]+\d*")
_SEPARATORS = bytes.maketrans(b";,", b"  ")
NAME, TEXT, INTEGER, GUID, INTEGERS, FLOATS, OPEN, CLOSE, TEMPLATE = 1, 2, 3, 5, 6, 7, 10, 11, 31
PUNCTUATION = (0, *range(12, 21))
TYPES = range(40, 53)  # the names of types, in templates
GUID_SIZE = 16
HEADER = 16  # bytes that stay as they are
SIGNATURE = b"CK"
LARGEST_BLOCK = 1 << 15
LARGEST = 1 << 30


class TokenKind(Enum):
    NAME = auto()  # bytes
    TEXT = auto()  # bytes
    NUMBERS = auto()  # float64 array: the formats tell whole numbers and others apart, and nobody needs to
    OPEN = auto()
    CLOSE = auto()


Token = tuple[TokenKind, Any]
Tokens = Iterator[Token]


_SIGNS = {"open": TokenKind.OPEN, "close": TokenKind.CLOSE, "text": TokenKind.TEXT, "name": TokenKind.NAME}


def text_tokens(data: bytes) -> Tokens:
    """The tokens of what follows the header. Comments and GUIDs are none."""
    for match in _TOKEN.finditer(data):
        kind = match.lastgroup or ""
        if kind == "numbers":
            yield TokenKind.NUMBERS, _numbers(match["numbers"])
        elif kind in _SIGNS:
            yield _SIGNS[kind], match[kind]


def _numbers(run: bytes) -> Float64Array:
    if b"#" in run:
        run = _SPECIAL.sub(b"nan", run)
    return np.fromstring(run.translate(_SEPARATORS), np.float64, sep=" ")


def binary_tokens(data: bytes, float_size: int) -> Tokens:
    """The tokens of what follows the header; `float_size` is 4 or 8. FormatError for what is none."""
    offset = 0
    while offset + 2 <= len(data):
        (code,) = struct.unpack_from("<H", data, offset)
        offset += 2
        if code in (NAME, TEXT, INTEGERS, FLOATS):
            token, offset = _counted_token(code, data, offset, float_size)
            yield token
        elif code == INTEGER:
            yield TokenKind.NUMBERS, np.frombuffer(_bytes_at(data, offset, 4), "<u4").astype(np.float64)
            offset += 4
        elif code == GUID:
            offset += GUID_SIZE
        elif code in (OPEN, CLOSE):
            yield (TokenKind.OPEN if code == OPEN else TokenKind.CLOSE), None
        elif code == TEMPLATE:
            yield TokenKind.NAME, b"template"
        elif code not in PUNCTUATION and code not in TYPES:
            raise FormatError(TranslatableText("{} is no token of a DirectX file", code), offset=offset)


def _counted_token(code: int, data: bytes, offset: int, float_size: int) -> tuple[Token, int]:
    """A token of as many elements as it says, and where the next one begins."""
    (count,) = struct.unpack("<I", _bytes_at(data, offset, 4))
    size = count * {INTEGERS: 4, FLOATS: float_size}.get(code, 1)
    body = _bytes_at(data, offset + 4, size)
    end = offset + 4 + size
    if code in (NAME, TEXT):
        return (TokenKind.NAME if code == NAME else TokenKind.TEXT, body), end
    form = "<u4" if code == INTEGERS else f"<f{float_size}"
    return (TokenKind.NUMBERS, np.frombuffer(body, form).astype(np.float64)), end


def _bytes_at(data: bytes, offset: int, size: int) -> bytes:
    if offset + size > len(data):
        raise TruncatedError(
            TranslatableText("{:,} bytes expected, {:,} are left", size, len(data) - offset), offset=offset
        )
    return data[offset : offset + size]


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


DEEPEST = 64
REFERENCE = "{}"  # the kind of a block that only names another


@dataclass(slots=True)
class Block:
    """`kind` is the name of its template; `runs` its numbers and `texts` its texts, those of inner blocks excepted."""

    kind: str
    name: str = ""
    runs: list[Float64Array] = field(default_factory=list)
    texts: list[bytes] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)

    @property
    def numbers(self) -> Float64Array:
        """All its numbers, one after the other."""
        return np.concatenate(self.runs) if self.runs else np.empty(0)

    def inner(self, *kinds: str) -> Iterator[Block]:
        """The inner blocks of some kinds."""
        return (block for block in self.blocks if block.kind in kinds)


def tree(tokens: Tokens, messages: Messages) -> Block:
    """A block that holds all others; templates, which only describe, are left out. A file cut short is mended."""
    root = Block("")
    path = [root]
    words: list[bytes] = []
    for sign, value in tokens:
        if sign is TokenKind.NAME:
            words.append(value)
        elif sign is TokenKind.OPEN:
            path.append(_open_block(path, words))
            words = []
        elif sign is TokenKind.CLOSE:
            _close_block(path, words)
            words = []
        elif sign is TokenKind.NUMBERS:
            path[-1].runs.append(value)
        else:
            path[-1].texts.append(value)
    if len(path) > 1:
        messages.note("the file ends in the middle of a block")
    root.blocks = [block for block in root.blocks if block.kind != "template"]
    return root


def _open_block(path: list[Block], words: list[bytes]) -> Block:
    """A new block within the last of the path, named by the words before its brace: its kind, and its own name."""
    if len(path) > DEEPEST:
        raise FormatError(TranslatableText("blocks within blocks, {} deep: not a DirectX model", DEEPEST))
    texts = [decoded(word) for word in words[-2:]]
    kind, name = (texts[0], texts[-1] if len(texts) > 1 else "") if texts else (REFERENCE, "")
    block = Block(kind, name)
    path[-1].blocks.append(block)
    return block


def _close_block(path: list[Block], words: list[bytes]) -> None:
    if len(path) == 1:
        raise FormatError(TranslatableText("a block ends that has not begun: not a DirectX model"))
    if path[-1].kind == REFERENCE and words:
        path[-1].name = decoded(words[-1])
    path.pop()
