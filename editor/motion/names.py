"""Names as VMD holds them: bytes of cp932 in fields too short for some, and the rules by which MMD compares them.

In a Motion names are texts that stand for exactly those bytes: a byte that is no character, such as the first half of
one that the field cut in two, is a lone surrogate.
"""

from __future__ import annotations

ENCODING = "cp932"

# Bytes of a name that are stored and compared (mmd-semantics §1.9). The field of an IK has one more, for its end.
BONE_BYTES = 15
MORPH_BYTES = 15
IK_BYTES = 19
MODEL_BYTES = 20


def text_of(data: bytes) -> str:
    """The name in a field, up to its end or the first zero byte."""
    return data.split(b"\0", 1)[0].decode(ENCODING, "surrogateescape")


def bytes_of(name: str) -> bytes:
    """The name as MMD writes it, not cut: the wave dash as the full-width tilde, "?" for what cp932 does not have."""
    name = name.split("\0", 1)[0]
    try:
        return name.encode(ENCODING, "surrogateescape")
    except UnicodeEncodeError:
        return b"".join(_encoded(character) for character in name)


def _encoded(character: str) -> bytes:
    try:
        return character.encode(ENCODING, "surrogateescape")
    except UnicodeEncodeError:
        return b"?"


def is_faithful(name: str) -> bool:
    """Whether cp932 has every character of the name, or one that is taken for the same."""
    try:
        return name.encode(ENCODING, "surrogateescape") == bytes_of(name)
    except UnicodeEncodeError:
        return False
