"""Makes tokens of a DirectX text file. A run of numbers, of whatever length, is one token."""

from __future__ import annotations

import re

import numpy as np

from editor.formats.x.tokens import TokenKind, Tokens
from editor.math3d.arrays import Float64Array

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
_SIGNS = {"open": TokenKind.OPEN, "close": TokenKind.CLOSE, "text": TokenKind.TEXT, "name": TokenKind.NAME}


def tokens(data: bytes) -> Tokens:
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
