"""Says what is wrong with names: those that two rows share, and those that a motion file cannot hold.

A VMD finds bones and morphs by name, in 15 bytes of Shift-JIS (cp932); what does not fit is not moved.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from editor.model import cp932
from editor.operations.edits.names import VMD_BYTES

IN_MOTIONS = ("bones", "morphs")


def faults_of_names(names: Sequence[str], table: str) -> dict[int, str]:
    """What there is to say about the names of all rows of a table, by row; about most rows nothing."""
    faults = NameFaults(names, table)
    return {row: fault for row in range(len(names)) if (fault := faults.of(row))}


class NameFaults:
    """What there is to say about the names of the rows of a table while single ones change."""

    def __init__(self, names: Sequence[str], table: str) -> None:
        self._is_in_motions = table in IN_MOTIONS
        self._names = list(names)
        self._namesakes: dict[str, list[int]] = defaultdict(list)  # the rows of each name, ascending
        for row, name in enumerate(names):
            self._namesakes[name].append(row)

    def of(self, row: int) -> str:
        """What is wrong with the name of a row; "" for nothing."""
        name = self._names[row]
        others = [other for other in self._namesakes[name][:2] if other != row]
        limit = motion_fault(name) if self._is_in_motions else ""
        return "\n".join(filter(None, (limit, shared_fault(name, others[0]) if others else "")))

    def rename(self, row: int, name: str) -> None:
        """Take notice of the new name of a row."""
        rows = self._namesakes[self._names[row]]
        del rows[bisect_left(rows, row)]
        self._names[row] = name
        insort(self._namesakes[name], row)


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
