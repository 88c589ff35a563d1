"""Judges names of files that come from elsewhere: whether they can be used on every system, and lead nowhere else."""

from __future__ import annotations

import re

FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
# Names that Windows takes for devices, whatever follows the first dot.
DEVICES = re.compile(r"(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?: *\..*)?", re.IGNORECASE | re.DOTALL)
LONGEST = 80  # characters of a name that is made


def is_harmless(name: str) -> bool:
    """Whether one part of a path is a plain name on every system."""
    return name not in ("", ".", "..") and not FORBIDDEN.search(name) and not DEVICES.fullmatch(name)


def harmless(name: str) -> str:
    """A plain name like the given one; "" where nothing is left of it."""
    plain = FORBIDDEN.sub("_", name)[:LONGEST].strip(". ")
    return f"_{plain}" if DEVICES.fullmatch(plain) else plain
