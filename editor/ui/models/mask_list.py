"""MaskList: the materials of a document, each with a check box that says whether its faces are shown."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from editor.document.document import Document
from editor.math3d.arrays import Float64Array
from editor.ui.lists import Index, Role
from editor.ui.models.name_marks import NameMode
from editor.ui.models.outline_section import Branches, flat
from editor.ui.models.row_tree import HELD, NAME, NUMBER, SELECTABLE, RowTree, mute_brush
from editor.ui.value_text import count_text, section_title

FACES = HELD + 1  # the column of how many faces are shown
HIDDEN, TOTAL = 1, 2  # numbers of the state of a row; the first is not used
CHECKABLE = SELECTABLE | Qt.ItemFlag.ItemIsUserCheckable
Check = Qt.CheckState


class MaskList(RowTree):
    """Checked: all faces are shown; partially: some are. A material without faces is always checked."""

    column_total = FACES + 1

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        self.masking = document.masking
        super().__init__(document, "materials", parent, names)

    def switch(self, rows: list[int]) -> None:
        """Show the faces of the given materials, or hide them if all of them are shown."""
        if not rows:
            return
        self.refresh()  # clicks may be quicker than the view
        is_shown = not self._state[rows, HIDDEN].any()
        (self.masking.hide if is_shown else self.masking.show)("materials", rows)

    def check(self, row: int) -> Check:
        hidden, total = self._state[row, HIDDEN:].tolist()
        if not hidden:
            return Check.Checked
        return Check.Unchecked if hidden == total else Check.PartiallyChecked

    # -- how rows stand, and what is known of them --------------------------------------------------------------------

    def grown(self, rows: list[int]) -> Branches:
        return Branches(rows, flat)

    def state(self) -> Float64Array:
        hidden, total = self.masking.counts_by_material()
        return np.stack((np.zeros_like(total), hidden, total), axis=1).astype(np.float64)

    def is_mute(self, row: int) -> bool:
        return self.check(row) is Check.Unchecked

    def about(self, row: int) -> str:
        hidden, total = (count_text(count) for count in self._state[row, HIDDEN:].tolist())
        return self.tr("Faces: {total}, hidden: {hidden}").format(total=total, hidden=hidden)

    # -- cells ------------------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if role == Role.CheckStateRole and index.column() == NAME:
            row = self.node(index)
            return self.check(row) if 0 <= row < min(len(self.table), len(self._state)) else None
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Show or hide the faces of a material."""
        row = self.node(index)
        if role != Role.CheckStateRole or row < 0:
            return False
        (self.masking.show if Check(value) is Check.Checked else self.masking.hide)("materials", [row])
        self.refresh()
        return True

    def cell(self, row: int, column: int, role: int) -> Any:
        if role == Role.DisplayRole:
            hidden, total = self._state[row, HIDDEN:].tolist()
            shown = count_text(total - hidden)
            return f"{shown} / {count_text(total)}" if hidden else shown
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Role.ForegroundRole and self.is_mute(row):
            return mute_brush()
        return self.about(row) if role == Role.ToolTipRole else None

    def cell_flags(self, row: int, column: int) -> Qt.ItemFlag:
        return CHECKABLE if column == NAME else SELECTABLE

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        texts = {
            NAME: (
                section_title("materials"),
                self.tr("What is checked is shown; Space switches what is selected"),
            ),
            NUMBER: (self.tr("No."), self.tr("The number of the material")),
            FACES: (section_title("faces"), self.tr("How many faces are shown, and of how many")),
        }
        return texts[section][role == Role.ToolTipRole] if section in texts else None
