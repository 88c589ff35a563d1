"""MorphList: the morphs of a document by panel, with their weights as motions and hands have them."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from editor.document.document import Document
from editor.document.said import NOTHING_SAID, translate
from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.morphs import MorphKind, MorphOffset, Panel
from editor.preview.morph_weights import Flip
from editor.ui.lists import Index, Role
from editor.ui.models.name_marks import NameMode
from editor.ui.models.outline_section import Branches
from editor.ui.models.row_tree import HELD, NAME, NUMBER, OVERRIDDEN_SIGN, SELECTABLE, RowTree, heading_node, is_heading
from editor.ui.value_text import number_text, padded_number, reference_text, section_title, tr_field

SLIDER, WEIGHT = HELD + 1, HELD + 2  # columns
NO_WEIGHT = "0"  # the text of a morph without effect
EDITABLE = SELECTABLE | Qt.ItemFlag.ItemIsEditable
ORDER = (Panel.EYEBROW, Panel.EYE, Panel.MOUTH, Panel.OTHER, Panel.HIDDEN)


class MorphList(RowTree):
    """Panels that no morph is in are left out; morphs whose panel the format does not name are hidden ones."""

    shown_fields = RowTree.shown_fields | {"panel", "kind"}
    column_total = WEIGHT + 1

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        self._shows_empty = False  # panels that no morph is in
        super().__init__(document, "morphs", parent, names)
        self.folded = {heading_node(Panel.HIDDEN)}
        self._has_shown: bool | None = None  # whether the pose was to be seen in Edit mode, where a slider said so last
        document.history_changed.connect(self._follow_history)

    def show_empty(self, shown: bool) -> None:
        """Show panels that no morph is in, for morphs to be dropped there."""
        self._shows_empty = shown
        self.rearrange()

    def panel_at(self, index: Index) -> Panel | None:
        """The panel of a heading or of a morph."""
        node = self.node(index)
        above = self.node_index(node).parent() if node >= 0 else index
        return Panel(heading_node(self.node(above))) if is_heading(self.node(above)) else None

    def set_weights(self, rows: list[int], weight: float) -> None:
        """Set weights by hand; what they do is seen from then on, in Edit mode, too."""
        self.posing.set_weights(rows, weight, self.step_name(rows[0]) if len(rows) == 1 else NOTHING_SAID)
        if not self.posing.is_shown:
            self._show(True)

    def step_name(self, row: int) -> TranslatableText:
        """The name that a step of the history has in which the weight of a morph is set."""
        return translate("MorphList", "Morph {name}").format(name=self.name(row))

    def reset(self, rows: list[int] | None = None) -> None:
        """Give morphs, None for all, back to the motion."""
        self.posing.reset_morphs(rows)
        self.rest()

    def rest(self) -> None:
        """In Edit mode show the model at rest again, where nothing poses it, so that all of it can be edited."""
        if self._may_hide and not self._is_posed:
            self._show(False)

    @property
    def _may_hide(self) -> bool:
        return not self.posing.is_active and self.document.edited_morph.row == NONE

    @property
    def _is_posed(self) -> bool:
        pose = self.posing.current_pose()
        return bool(pose.posed().any() or pose.weights.any())

    def _show(self, shows: bool) -> None:
        self._has_shown = shows
        self.posing.show_in_edit(shows)

    def _follow_history(self) -> None:
        """Have the pose that a slider had shown in Edit mode seen as long as there is one; others may say otherwise."""
        if self._has_shown != self.posing.shows_in_edit:
            self._has_shown = None
        elif self._may_hide:
            self._show(self._is_posed)

    def weight(self, row: int) -> float:
        """The weight of a morph as of the last `refresh`."""
        return float(self._state[row, 1])

    def weight_text(self, row: int) -> str:
        """Short, and of one length while a motion plays."""
        weight = self.weight(row)
        return padded_number(weight) if weight else NO_WEIGHT

    # -- how rows stand -----------------------------------------------------------------------------------------------

    def grown(self, rows: list[int]) -> Branches:
        morphs = self.document.model.morphs
        panels = {row: morphs[row].panel if morphs[row].panel in ORDER else Panel.HIDDEN for row in rows}
        nodes: list[int] = []
        for panel in ORDER:
            found = [row for row in rows if panels[row] == panel]
            nodes += [heading_node(panel), *found] if found or self._shows_empty else []
        return Branches(nodes, lambda node: NONE if is_heading(node) else heading_node(panels[node]))

    def heading_text(self, number: int) -> str:
        return tr_field(Panel(number).label)

    def rearranges(self, change: Change) -> bool:
        return change.table == "morphs" and "panel" in change.fields

    # -- cells ------------------------------------------------------------------------------------------------------

    def state(self) -> Float64Array:
        return np.stack((self.posing.overridden_morphs, self.posing.current_pose().weights), axis=1)

    def override_reason(self, row: int) -> str:
        return self.tr("Set by hand: this overrides the motion until it is reset")

    def about(self, row: int) -> str:
        """Its kind; of a flip also which of its entries is on now."""
        kind = tr_field(self.table[row].kind.label)
        if self.table[row].kind is not MorphKind.FLIP:
            return kind
        number = Flip.of(self.table[row]).choose(self.weight(row))
        member = self.table[row].offsets[MorphOffset.morph][number] if number >= 0 else NONE
        return self.tr("{kind}, now on: {morph}").format(
            kind=kind, morph=reference_text(self.document.model, "morphs", int(member))
        )

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
        return EDITABLE if column == WEIGHT else SELECTABLE | Qt.ItemFlag.ItemIsDragEnabled

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Set a weight by hand."""
        row = self.node(index)
        if role != Role.EditRole or row < 0:
            return False
        self.set_weights([row], float(value))
        self.refresh()
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        how = self.tr("Drag, or ← →, with Shift finer, with Ctrl coarser; Space: all or nothing; double click: reset")
        texts = {
            NAME: (section_title("morphs"), self.tr("By panel, as MMD shows them")),
            NUMBER: (self.tr("No."), self.tr("The number of the morph")),
            HELD: (OVERRIDDEN_SIGN, self.tr("Set by hand: this overrides the motion until it is reset")),
            SLIDER: ("", how),
            WEIGHT: (self.tr("Weight"), self.tr("The weight; type any number, also below 0 and above 1")),
        }
        return texts[section][role == Role.ToolTipRole] if section in texts else None
