"""Paths of Windows as people write them, without the prefix that lifts the limit of their length."""

from __future__ import annotations

from pathlib import PurePath, PureWindowsPath
from typing import TypeVar

EXTENDED, EXTENDED_SHARE = "\\\\?\\", "\\\\?\\UNC\\"
LONGEST = 259  # characters that every program of Windows can open

Some = TypeVar("Some", bound=PurePath)


def plain_path(path: Some) -> Some:
    """The path without the prefix, unless it is too long without it or has no other form; others as they are."""
    text = str(path)
    if not isinstance(path, PureWindowsPath) or not text.startswith(EXTENDED):
        return path
    is_share = text.upper().startswith(EXTENDED_SHARE)
    plain = "\\\\" + text[len(EXTENDED_SHARE) :] if is_share else text[len(EXTENDED) :]
    return type(path)(plain) if len(plain) <= LONGEST and PureWindowsPath(plain).is_absolute() else path
