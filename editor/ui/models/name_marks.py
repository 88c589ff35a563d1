"""Says what is wrong with names: those that two rows share, and those that a motion file cannot hold.

A VMD finds bones and morphs by name, in 15 bytes of Shift-JIS (cp932); what does not fit is not moved.
"""

from __future__ import annotations

from collections import defaultdict
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.model import cp932
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.ui.value_text import reference_text, row_name


class Names(Enum):
    JAPANESE = "japanese"
    ENGLISH = "english"
    BOTH = "both"


class NameMode(QObject):
    """The names that are shown now. Where the English name is empty, the Japanese one stands in for it."""

    changed = Signal()

    def __init__(self, names: Names = Names.JAPANESE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    @property
    def names(self) -> Names:
        return self._names

    def choose(self, names: Names) -> None:
        if names is not self._names:
            self._names = names
            self.changed.emit()

    def name(self, table: Table, row: int) -> str:
        """The name of a row, "" for what has none; of textures the path."""
        name = row_name(table, row)
        if self._names is Names.JAPANESE or not isinstance(table, RecordTable) or not 0 <= row < len(table):
            return name
        english = getattr(table[row], "name_en", "")
        if not english or english == name:
            return name
        return english if self._names is Names.ENGLISH else f"{name} / {english}"

    def reference(self, model: Model, target: str, row: int) -> str:
        """A reference into the table `target`, by number and name: "12: 名前"."""
        name = self.name(model.tables[target], row) if row != NONE else ""
        return f"{row}: {name}" if name else reference_text(model, target, row)


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
