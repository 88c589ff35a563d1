"""Says what is wrong with names: those that two rows share, and those that a motion file cannot hold.

A VMD finds bones and morphs by name, in 15 bytes of Shift-JIS (cp932); what does not fit is not moved.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from editor.model import cp932
from editor.operations.edits.names import VMD_BYTES

IN_MOTIONS = ("bones", "morphs")


def faults_of_names(names: Sequence[str], table: str) -> dict[int, str]:
    """What there is to say about the names of all rows of a table, by row; about most rows nothing."""
    namesakes: dict[str, list[int]] = defaultdict(list)
    for row, name in enumerate(names):
        namesakes[name].append(row)
    faults: dict[int, str] = {}
    for name, rows in namesakes.items():
        limit = motion_fault(name) if table in IN_MOTIONS else ""
        for row in rows if limit or len(rows) > 1 else ():
            other = next((other for other in rows if other != row), row)
            faults[row] = "\n".join(filter(None, (limit, shared_fault(name, other) if other != row else "")))
    return {row: fault for row, fault in faults.items() if fault}


def byte_count(name: str) -> int:
    """The bytes of a name in Shift-JIS."""
    return len(cp932.encode(name))


def motion_fault(name: str) -> str:
    """Why a VMD cannot hold `name`; "" when it can."""
    try:
        size = len(name.encode(cp932.ENCODING))  # so it is with nearly every name
    except UnicodeEncodeError:
        if lacking := cp932.lacking(name):
            text = QCoreApplication.translate("NameMarks", "A motion cannot hold “{character}” (not in Shift-JIS).")
            return text.format(character=lacking[0])
        size = byte_count(name)
    if size <= VMD_BYTES:
        return ""
    text = QCoreApplication.translate("NameMarks", "Too long for a motion: {size} of {limit} bytes in Shift-JIS.")
    return text.format(size=size, limit=VMD_BYTES)


def shared_fault(name: str, other: int) -> str:
    """That another row has the same name; "" for the empty one."""
    return QCoreApplication.translate("NameMarks", "Row {row} has the same name.").format(row=other) if name else ""
