"""Lists of bones for posing, of morphs with their weights, of materials that are shown, of bodies and joints."""

from __future__ import annotations

from enum import Enum
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from editor.document.document import Document
from editor.document.texts import NO_TEXT, translate
from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.bones import BoneFlags, may_move, may_rotate
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.model.joints import Joint
from editor.model.morphs import MorphKind, MorphOffset, Panel
from editor.preview.morph_weights import Flip
from editor.ui.lists import Index, Role
from editor.ui.models.marks import NameMode
from editor.ui.models.outline_section import Branches, flat, parent_in
from editor.ui.models.row_tree import (
    HELD,
    NAME,
    NUMBER,
    OVERRIDDEN_SIGN,
    SELECTABLE,
    RowTree,
    heading_node,
    is_heading,
    mute_brush,
)
from editor.ui.value_text import count_text, number_text, padded_number, reference_text, section_title, tr_field

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

    def make_branches(self, rows: list[int]) -> Branches:
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
        self.posing.set_weights(rows, weight, self.step_name(rows[0]) if len(rows) == 1 else NO_TEXT)
        if not self.posing.is_shown:
            self._show(True)

    def step_name(self, row: int) -> TranslatableText:
        """The name that a step of the history has in which the weight of a morph is set."""
        return translate("MorphList", "Morph {name}").format(name=self.name(row))

    def reset(self, rows: list[int] | None = None) -> None:
        """Give morphs, None for all, back to the motion."""
        self.posing.reset_morphs(rows)
        self.show_at_rest()

    def show_at_rest(self) -> None:
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

    def make_branches(self, rows: list[int]) -> Branches:
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


FACES = HELD + 1  # the column of how many faces are shown
HIDDEN, TOTAL = 1, 2  # numbers of the state of a row; the first is not used
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
        (self.masking.mask if is_shown else self.masking.unmask)("materials", rows)

    def check(self, row: int) -> Check:
        hidden, total = self._state[row, HIDDEN:].tolist()
        if not hidden:
            return Check.Checked
        return Check.Unchecked if hidden == total else Check.PartiallyChecked

    # -- how rows stand, and what is known of them --------------------------------------------------------------------

    def make_branches(self, rows: list[int]) -> Branches:
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
        (self.masking.unmask if Check(value) is Check.Checked else self.masking.mask)("materials", [row])
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


class PhysicsList(RowTree):
    """Rigid bodies or joints, in the order of the model."""

    def make_branches(self, rows: list[int]) -> Branches:
        return Branches(rows, flat)

    def state(self) -> Float64Array:
        return np.zeros((len(self.table), 1))

    def about(self, row: int) -> str:
        """The bone of a body, or the two bodies of a joint."""
        model, record = self.document.model, self.table[row]
        if isinstance(record, Joint):
            return " – ".join(reference_text(model, "rigid_bodies", body) for body in (record.body_a, record.body_b))
        return reference_text(model, "bones", record.bone)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role != Role.DisplayRole:
            return None
        return {NAME: section_title(self.table.name), NUMBER: self.tr("No.")}.get(section)
