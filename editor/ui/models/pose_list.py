"""PoseList: the bones of a document for posing: as a list, below their parents, or by display frame."""

from __future__ import annotations

from enum import Enum
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from editor.document.document import Document
from editor.math3d.arrays import Float64Array
from editor.model.bones import BoneFlags, may_move, may_rotate
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.ui.lists import Index, Role
from editor.ui.models.name_marks import NameMode
from editor.ui.models.outline_section import Branches, flat, parent_in
from editor.ui.models.row_tree import HELD, NAME, NUMBER, OVERRIDDEN_SIGN, SELECTABLE, RowTree, heading_node
from editor.ui.value_text import section_title

IK = HELD + 1  # the column of IK switches
HELD_BONE, HELD_IK, IK_ON = range(3)  # numbers of the state of a row; the first says either of the next two
CHECKABLE = SELECTABLE | Qt.ItemFlag.ItemIsUserCheckable
ON, OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class Arrangement(Enum):
    LIST = "list"
    TREE = "tree"
    FRAMES = "frames"


class PoseList(RowTree):
    """A bone that stands in several display frames is shown in the first."""

    shown_fields = RowTree.shown_fields | {"flags"}
    column_total = IK + 1

    def __init__(
        self,
        document: Document,
        parent: QObject | None = None,
        names: NameMode | None = None,
        arrangement: Arrangement = Arrangement.LIST,
    ) -> None:
        self.arrangement = arrangement
        super().__init__(document, "bones", parent, names)

    def arrange(self, arrangement: Arrangement) -> None:
        if arrangement is not self.arrangement:
            self.arrangement = arrangement
            self.rearrange()

    def switch_ik(self, rows: list[int]) -> None:
        """Switch the IK of those of the given bones that have any: all to what the first of them is not."""
        with_ik = [row for row in rows if self._has_ik(row)]
        if with_ik:
            self.posing.set_ik(with_ik, not self.posing.current_pose().ik[with_ik[0]])

    # -- how rows stand -----------------------------------------------------------------------------------------------

    def grown(self, rows: list[int]) -> Branches:
        if self.arrangement is Arrangement.TREE:
            return Branches(rows, parent_in(self.document.model.bones))
        return Branches(rows, flat) if self.arrangement is Arrangement.LIST else self._by_frames(rows)

    def _by_frames(self, rows: list[int]) -> Branches:
        parents = dict.fromkeys(rows, NONE)
        nodes: list[int] = []
        frames = self.document.model.frames
        held = [[item.bone for item in frame.items if isinstance(item, BoneItem)] for frame in frames]
        for number, bones in enumerate([*held, rows]):  # the last: those in no frame
            found = [row for row in dict.fromkeys(bones) if parents.get(row) == NONE]
            heading = heading_node(number)
            parents.update(dict.fromkeys(found, heading))
            nodes += [heading, *found] if found else []
        return Branches(nodes, lambda node: parents.get(node, NONE))

    def heading_text(self, number: int) -> str:
        frames = self.document.model.frames
        if number == len(frames):
            return self.tr("In no display frame")
        return self.names.name(frames, number) or self.tr("(no name)")

    def rearranges(self, change: Change) -> bool:
        if self.arrangement is Arrangement.TREE:
            return change.table == "bones" and "parent" in change.fields
        return self.arrangement is Arrangement.FRAMES and change.table == "frames"

    # -- cells ------------------------------------------------------------------------------------------------------

    def state(self) -> Float64Array:
        bones, switches = self.posing.overridden_bones, self.posing.overridden_ik
        return np.stack((bones | switches, switches, self.posing.current_pose().ik), axis=1).astype(np.float64)

    def is_mute(self, row: int) -> bool:
        bone = self.posing.bones[row]
        return not (may_move(bone) or may_rotate(bone))

    def about(self, row: int) -> str:
        return self.tr("Can neither be moved nor rotated.") if self.is_mute(row) else ""

    def override_reason(self, row: int) -> str:
        if self._state[row, HELD_IK] and not self.posing.overridden_bones[row]:
            return self.tr("IK switched by hand: this overrides the motion until it is reset")
        return self.tr("Posed by hand: this overrides the motion until it is reset")

    def cell(self, row: int, column: int, role: int) -> Any:
        if not self._has_ik(row):
            return None
        is_on = bool(self._state[row, IK_ON])
        if role == Role.CheckStateRole:
            return ON if is_on else OFF
        if role == Role.ToolTipRole:
            return self.tr("IK is on") if is_on else self.tr("IK is off: the bones of its chain stand as posed")
        return None

    def cell_flags(self, row: int, column: int) -> Qt.ItemFlag:
        return CHECKABLE if column == IK and self._has_ik(row) else SELECTABLE

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Switch an IK."""
        row = self.node(index)
        if role != Role.CheckStateRole or index.column() != IK or not self._has_ik(row):
            return False
        self.posing.set_ik([row], Qt.CheckState(value) == ON)
        self.refresh()
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        texts = {
            NAME: (section_title("bones"), self.tr("Grey: can neither be moved nor rotated")),
            NUMBER: (self.tr("No."), self.tr("The number of the bone")),
            HELD: (OVERRIDDEN_SIGN, self.tr("Posed by hand: this overrides the motion until it is reset")),
            IK: ("IK", self.tr("IK switch (Space)")),
        }
        return texts[section][role == Role.ToolTipRole] if section in texts else None

    def _has_ik(self, row: int) -> bool:
        return 0 <= row < len(self.table) and bool(self.table[row].flags & BoneFlags.IK)
