"""FaultMarks: marks rows of lists with what the checks find: a warning, in red where it is grave, and why."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPalette

from editor.document.checker import is_grave
from editor.document.document import Document
from editor.messages import Level
from editor.ui.value_text import translated

ON_LIGHT, ON_DARK = QColor("#c00000"), QColor("#ff7b72")
FEW = 64  # rows that views are told of run by run, which takes its time
MIDDLE = 128  # of 255: lists that are lighter count as light


class FaultMarks(QObject):
    """As long as a list has it, the checks are asked. Notes are told with the rest, and mark nothing."""

    changed = Signal(str, np.ndarray)  # a table, and those of its rows that are marked otherwise, ascending

    def __init__(self, document: Document, tables: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        self._model = document.model
        self._checker = document.checker
        self._shown = {table: self._checker.faults(table) for table in tables}
        if self._shown:
            self._checker.changed.connect(self._compare)
            self._checker.watch(self, True)

    def text(self, table: str, row: int) -> str:
        """Return the findings in a row, a line each; "" for none."""
        faults = self._checker.faults(table).of(row) if table in self._shown else []
        return "\n".join(translated(finding.text) for _, finding in faults)

    def warns(self, table: str, row: int) -> bool:
        """Return whether a row has a warning or an error."""
        faults = self._checker.faults(table).of(row) if table in self._shown else []
        return bool(faults) and faults[0][0] is not Level.INFO

    def brush(self, table: str, row: int) -> QBrush | None:
        """Return the foreground brush of a name; None for the default."""
        faults = self._checker.faults(table).of(row) if table in self._shown else []
        return QBrush(_red()) if faults and any(is_grave(*fault) for fault in faults) else None

    def _compare(self) -> None:
        """Tell of the rows that are marked otherwise than when it was told last."""
        for table, before in self._shown.items():
            now = self._shown[table] = self._checker.faults(table)
            if now is before:
                continue
            rows = now.differing(before)
            rows = rows[rows < len(self._model.tables[table])]  # rows may have gone since it was told
            if len(rows):
                self.changed.emit(table, rows)


def _red() -> QColor:
    """The red of names with which something is wrong, to be read on the background of lists."""
    base = QGuiApplication.palette().color(QPalette.ColorRole.Base)
    return ON_LIGHT if base.lightness() > MIDDLE else ON_DARK
