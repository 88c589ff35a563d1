"""Names as VMD holds them: bytes of cp932 in fields too short for some, and the rules by which MMD compares them.

In a Motion names are texts that stand for exactly those bytes: a byte that is no character, such as the first half of
one that the field cut in two, is a lone surrogate.
"""

from __future__ import annotations

from editor.model import cp932

# Bytes of a name that are stored and compared (mmd-semantics §1.9). The field of an IK has one more, for its end.
BONE_BYTES = 15
MORPH_BYTES = 15
IK_BYTES = 19
MODEL_BYTES = 20


def text_of(data: bytes) -> str:
    """The name in a field, up to its end or the first zero byte."""
    return cp932.decode(data.split(b"\0", 1)[0])


def bytes_of(name: str) -> bytes:
    """The name as MMD writes it, up to the first zero byte, not cut."""
    return cp932.encode(name.split("\0", 1)[0])


def is_faithful(name: str) -> bool:
    """Return whether cp932 has every character of the name, or its twin."""
    return "\0" not in name and not cp932.lacking(name)
