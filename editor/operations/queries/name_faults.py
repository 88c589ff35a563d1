"""Tells what is wrong with names: those that rows share, and those that a motion file cannot hold.

A VMD finds bones and morphs by name, in 15 bytes of Shift-JIS (cp932); what does not fit is not moved.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from editor.messages import TranslatableText
from editor.model import cp932

VMD_BYTES = 15  # of a name in a motion (mmd-semantics §2.1)

IN_MOTIONS = ("bones", "morphs")


def byte_count(name: str) -> int:
    """The bytes of a name in Shift-JIS."""
    try:
        return len(name.encode(cp932.ENCODING))  # so it is with nearly every name
    except UnicodeEncodeError:
        return len(cp932.encode(name))


def is_in_shift_jis(name: str) -> bool:
    try:
        name.encode(cp932.ENCODING)
    except UnicodeEncodeError:
        return not cp932.lacking(name)
    return True


def motion_fault(name: str) -> TranslatableText | None:
    """Why a VMD cannot hold `name`; None when it can."""
    if not is_in_shift_jis(name):
        return TranslatableText("A motion cannot hold “{}” (not in Shift-JIS).", cp932.lacking(name)[0])
    if (size := byte_count(name)) > VMD_BYTES:
        return TranslatableText("Too long for a motion: {} of {} bytes in Shift-JIS.", size, VMD_BYTES)
    return None


def shared_fault(other: int) -> TranslatableText:
    """That another row has the same name."""
    return TranslatableText("Row {} has the same name.", other)


def shared_names(names: Iterable[str]) -> dict[str, list[int]]:
    """By name that more rows than one have, but not the empty one, these rows, ascending."""
    rows: dict[str, list[int]] = defaultdict(list)
    for row, name in enumerate(names):
        rows[name].append(row)
    return {name: found for name, found in rows.items() if name and len(found) > 1}
