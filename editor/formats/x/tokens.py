"""Tokens of both kinds of DirectX file: names, texts, braces, and runs of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import Any


class TokenKind(Enum):
    NAME = auto()  # bytes
    TEXT = auto()  # bytes
    NUMBERS = auto()  # float64 array: the formats tell whole numbers and others apart, and nobody needs to
    OPEN = auto()
    CLOSE = auto()


Token = tuple[TokenKind, Any]
Tokens = Iterator[Token]
