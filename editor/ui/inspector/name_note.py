"""NameNote: says below the line of a name, while it is typed, how long it is and what would be wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import Qt

from editor.math3d.arrays import IndexArray
from editor.model.tables import RecordTable
from editor.operations.queries.name_faults import IN_MOTIONS, VMD_BYTES, byte_count
from editor.ui.editors.texts import TextLine
from editor.ui.inspector.fault_note import FaultNote
from editor.ui.name_faults import motion_fault, shared_fault


class NameNote(FaultNote):
    """While nothing is typed it says what the checks warn of; of several rows, what would become of each."""

    def __init__(self, table: RecordTable, line: TextLine) -> None:
        super().__init__()
        self._table = table
        self._line = line
        self._rows: IndexArray = np.empty(0, np.intp)
        self._shown_faults: Sequence[str] = ()
        line.textChanged.connect(self._refresh)
        line.editingFinished.connect(self._refresh, Qt.ConnectionType.QueuedConnection)  # confirmed by then

    def show_rows(self, rows: IndexArray) -> None:
        """Have the name be that of these rows."""
        self._rows = rows
        self._refresh()

    def show_faults(self, faults: Sequence[str]) -> None:
        self._shown_faults = faults
        self._refresh()

    def _refresh(self) -> None:
        if not self._line.isModified():
            super().show_faults(self._shown_faults)
            return
        name = self._line.text()
        faults = self._faults(name)
        counts = self._table.name in IN_MOTIONS and byte_count(name) <= VMD_BYTES  # else a fault says it
        self.show_lines([self._count_text(name)] * counts + faults, is_warning=bool(faults))

    def _count_text(self, name: str) -> str:
        return self.tr("{size} of {limit} bytes in Shift-JIS").format(size=byte_count(name), limit=VMD_BYTES)

    def _faults(self, name: str) -> list[str]:
        """Return the faults that the name would have in the rows that are shown."""
        faults = [motion_fault(name) if self._table.name in IN_MOTIONS else ""]
        rows = set(self._rows.tolist())
        others = (row for row, record in enumerate(self._table) if row not in rows and record.name == name)
        other = next(others, None)
        faults.append("" if other is None else shared_fault(name, other))
        if name and len(rows) > 1:
            faults.append(self.tr("All {count} selected rows get this name.").format(count=len(rows)))
        return [fault for fault in faults if fault]
