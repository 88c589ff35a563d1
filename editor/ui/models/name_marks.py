"""Says what is wrong with names: those that two rows share, and those that a motion file cannot hold.

A VMD finds bones and morphs by name, in 15 bytes of Shift-JIS (cp932); what does not fit is not moved.
"""

from __future__ import annotations

from collections import defaultdict

from PySide6.QtCore import QCoreApplication

from editor.model import cp932
from editor.model.tables import RecordTable, Table

VMD_BYTES = 15
IN_MOTIONS = ("bones", "morphs")


def name_marks(table: Table) -> dict[int, str]:
    """What there is to say about the names in a table, by row; about most rows nothing."""
    if not isinstance(table, RecordTable) or table.fixed or table.name == "textures":
        return {}
    namesakes: dict[str, list[int]] = defaultdict(list)
    for row, record in enumerate(table):
        namesakes[record.name].append(row)
    marks: dict[int, str] = {}
    for name, rows in namesakes.items():
        limit = motion_mark(name) if table.name in IN_MOTIONS else ""
        for row in rows if limit or len(rows) > 1 else ():
            marks[row] = "\n".join(filter(None, (limit, _shared_mark(name, rows, row))))
    return {row: mark for row, mark in marks.items() if mark}


def motion_mark(name: str) -> str:
    """Why a VMD cannot hold `name`; "" when it can."""
    if lacking := cp932.lacking(name):
        text = QCoreApplication.translate("NameMarks", "A motion cannot hold “{character}” (not in Shift-JIS).")
        return text.format(character=lacking[0])
    size = len(cp932.encode(name))
    if size <= VMD_BYTES:
        return ""
    text = QCoreApplication.translate("NameMarks", "Too long for a motion: {size} of {limit} bytes in Shift-JIS.")
    return text.format(size=size, limit=VMD_BYTES)


def _shared_mark(name: str, rows: list[int], row: int) -> str:
    if not name or len(rows) == 1:
        return ""
    other = rows[0] if rows[0] != row else rows[1]
    return QCoreApplication.translate("NameMarks", "Row {row} has the same name.").format(row=other)
