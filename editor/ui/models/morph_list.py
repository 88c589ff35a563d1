"""MorphList: the morphs of a document by panel, with their weights as motions and hands have them."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from editor.document.document import Document
from editor.math3d.arrays import Float64Array
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.morphs import Panel
from editor.ui.item_models import Index, Role
from editor.ui.models.name_marks import NameMode
from editor.ui.models.outline_section import Branches
from editor.ui.models.row_tree import HELD, NAME, NUMBER, OVERRIDDEN_SIGN, SELECTABLE, RowTree, heading_node, is_heading
from editor.ui.value_text import fixed_text, number_text, section_title, tr_field

SLIDER, WEIGHT = HELD + 1, HELD + 2  # columns
EDITABLE = SELECTABLE | Qt.ItemFlag.ItemIsEditable
ORDER = (Panel.EYEBROW, Panel.EYE, Panel.MOUTH, Panel.OTHER, Panel.HIDDEN)


class MorphList(RowTree):
    """Panels that no morph is in are left out; morphs whose panel the format does not name are hidden ones."""

    shown_fields = RowTree.shown_fields | {"panel", "kind"}
    column_total = WEIGHT + 1

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        super().__init__(document, "morphs", parent, names)
        self.folded = {heading_node(Panel.HIDDEN)}

    def weight(self, row: int) -> float:
        """The weight of a morph as of the last `refresh`."""
        return float(self._state[row, 1])

    def weight_text(self, row: int) -> str:
        """Short, and of one length while a motion plays."""
        weight = self.weight(row)
        return fixed_text(weight, 3) if weight else "0"

    # -- how rows stand -----------------------------------------------------------------------------------------------

    def grown(self, rows: list[int]) -> Branches:
        morphs = self.document.model.morphs
        panels = {row: morphs[row].panel if morphs[row].panel in ORDER else Panel.HIDDEN for row in rows}
        nodes: list[int] = []
        for panel in ORDER:
            found = [row for row in rows if panels[row] == panel]
            nodes += [heading_node(panel), *found] if found else []
        return Branches(nodes, lambda node: NONE if is_heading(node) else heading_node(panels[node]))

    def heading_text(self, number: int) -> str:
        return tr_field(Panel(number).label)

    def rearranges(self, change: Change) -> bool:
        return change.table == "morphs" and "panel" in change.fields

    # -- cells ------------------------------------------------------------------------------------------------------

    def state(self) -> Float64Array:
        return np.stack((self.posing.overridden_morphs, self.posing.current_pose().weights), axis=1)

    def override_reason(self, row: int) -> str:
        return self.tr("Set by hand: this wins over the motion until it is reset")

    def about(self, row: int) -> str:
        return tr_field(self.table[row].kind.label)

    def cell(self, row: int, column: int, role: int) -> Any:
        if role == Role.EditRole:
            return self.weight(row)
        if role == Role.ToolTipRole:
            return number_text(self.weight(row))
        if column == WEIGHT and role == Role.DisplayRole:
            return self.weight_text(row)
        if column == WEIGHT and role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def cell_flags(self, row: int, column: int) -> Qt.ItemFlag:
        return EDITABLE if column == WEIGHT else SELECTABLE

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Set a weight by hand."""
        row = self.node(index)
        if role != Role.EditRole or row < 0:
            return False
        self.posing.set_weights([row], float(value))
        self.refresh()
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        how = self.tr("Drag, or ← →, with Shift finer, with Ctrl coarser; Space: all or nothing; double click: reset")
        texts = {
            NAME: (section_title("morphs"), self.tr("By panel, as MMD shows them")),
            NUMBER: (self.tr("No."), self.tr("The number of the morph")),
            HELD: (OVERRIDDEN_SIGN, self.tr("Set by hand: this wins over the motion until it is reset")),
            SLIDER: (tr_field("Weight"), how),
            WEIGHT: ("", self.tr("The weight; type any number, also below 0 and above 1")),
        }
        return texts[section][role == Role.ToolTipRole] if section in texts else None
