"""InfluenceTable: the bones that move the selected vertices, a row each, with the weight that can be edited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from editor.document.document import Document
from editor.document.said import translate
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE, Attribute, Field, Row, field_of, number, reference
from editor.model.weights import VertexWeights
from editor.operations.transform.session import MESH, vertices_of
from editor.operations.weights.influences import Influences, replace_bone, set_weight
from editor.ui.editors.revisions import MIXED, Revision, Whole
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.value_text import count_text, padded_number, reference_text

LOCK, BONE, WEIGHT, RANGE, COUNT = range(5)
ALIKE = 1e-6  # weights that differ by less are the same
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class InfluenceRow(Row):
    """The editable values of one bone."""

    bone: Attribute[int] = reference("Bone", "bones")
    weight: Attribute[float] = number("Weight", minimum=0, maximum=1)


FIELDS = {BONE: field_of(InfluenceRow, InfluenceRow.bone), WEIGHT: field_of(InfluenceRow, InfluenceRow.weight)}


def vertices_in_question(document: Document) -> IndexArray:
    """The vertices that are selected, or that the selected faces or materials are made of."""
    selection = document.selection
    table = selection.active_table if selection.active_table in MESH else "vertices"
    return vertices_of(document.model, table, selection.chosen(table))


class InfluenceTable(QAbstractTableModel):
    """Rows keep their order while the same vertices are selected. Bones that were `added` wait for a weight."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.rows: IndexArray = np.zeros(0, np.intp)
        self.weights = VertexWeights.of(document.model, self.rows)
        self._influences = Influences.of(self.weights)
        self._bones: list[int] = []  # in the order of the rows
        self._indices: dict[int, int] = {}  # of bones among the influences
        self._added: list[int] = []

    def refresh(self) -> None:
        """Show what is selected, as it is now."""
        rows = vertices_in_question(self.document)
        is_same = np.array_equal(rows, self.rows)
        self.rows, self.weights = rows, VertexWeights.of(self.document.model, rows)
        self._influences = Influences.of(self.weights)
        found = self._influences.bones.tolist()
        count = len(self.document.model.bones)
        self._added = [bone for bone in self._added if is_same and bone < count and bone not in found]
        kept = [bone for bone in self._bones if is_same and bone in (*found, *self._added)]
        bones = kept + [bone for bone in (*found, *self._added) if bone not in kept]
        self._indices = {bone: index for index, bone in enumerate(found)}
        if bones == self._bones:
            if bones:
                self.dataChanged.emit(self.index(0, 0), self.index(len(bones) - 1, COUNT))
            return
        self.beginResetModel()
        self._bones = bones
        self.endResetModel()

    def add(self, bone: int) -> Index:
        """Offer a bone that moves none of the vertices yet; where it stands."""
        if bone not in self._bones:
            self.beginInsertRows(NO_INDEX, len(self._bones), len(self._bones))
            self._bones.append(bone)
            self._added.append(bone)
            self.endInsertRows()
        return self.index(self._bones.index(bone), WEIGHT)

    # -- what cells hold -------------------------------------------------------------------------------------------

    def bone(self, index: Index) -> int:
        return self._bones[index.row()]

    def field(self, index: Index) -> Field:
        return FIELDS[index.column()]

    def value(self, index: Index) -> Any:
        """The bone, or its weight, MIXED where the vertices differ."""
        if index.column() == BONE:
            return self.bone(index)
        mean, least, most, _ = self._numbers(self.bone(index))
        return mean if most - least < ALIKE else MIXED

    def _numbers(self, bone: int) -> tuple[float, float, float, int]:
        """Mean, least and greatest weight of a bone, and how many vertices it moves."""
        index, found = self._indices.get(bone, NONE), self._influences
        if index == NONE:
            return 0.0, 0.0, 0.0, 0
        return (
            float(found.mean[index]),
            float(found.least[index]),
            float(found.most[index]),
            int(found.counts[index]),
        )

    def revise(self, index: Index, revision: Revision) -> None:
        """Do to the bone, or to its weight in every vertex, what an editor did. ValueError for what cannot be."""
        bone, locked = self.bone(index), self.document.weight_locks.mask(len(self.document.model.bones))
        if index.column() == BONE:
            self._replace(bone, int(revision.of(bone)))
            return
        own = self.weights.of_bone(bone)
        values = np.full(len(own), revision.value) if isinstance(revision, Whole) else revision.column(own)
        with self.document.edit(translate("InfluenceTable", "Weight of {bone}").format(bone=self._name(bone))) as edit:
            changed = set_weight(edit, self.rows, bone, np.nan_to_num(values), locked)
        self._report(len(changed))

    def _replace(self, bone: int, other: int) -> None:
        locked = self.document.weight_locks.mask(len(self.document.model.bones))
        if bone in self._added:
            self._bones[self._bones.index(bone)] = other
            self._added[self._added.index(bone)] = other
            self.refresh()
            return
        with self.document.edit(translate("InfluenceTable", "Replace {bone}").format(bone=self._name(bone))) as edit:
            if other == NONE:
                changed = set_weight(edit, self.rows, bone, 0.0, locked)
            else:
                changed = replace_bone(edit, self.rows, bone, other, locked)
                self._bones[self._bones.index(bone)] = other if other not in self._bones else bone
        self._report(len(changed))

    def _report(self, changed: int) -> None:
        self.document.show_status(self.tr("Weights changed of vertices: {count}").format(count=count_text(changed)))

    def _name(self, bone: int) -> str:
        return self.document.model.bones[bone].name

    # -- what Qt asks ----------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._bones)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else COUNT + 1

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if self.bone(index) >= len(self.document.model.bones):
            return None  # until it is refreshed
        match role:
            case Role.DisplayRole:
                return self._text(index)
            case Role.CheckStateRole if index.column() == LOCK:
                return Qt.CheckState.Checked if self._is_locked(index) else Qt.CheckState.Unchecked
            case Role.TextAlignmentRole if index.column() >= WEIGHT:
                return RIGHT
        return None

    def _text(self, index: Index) -> str:
        bone = self.bone(index)
        mean, least, most, count = self._numbers(bone)
        span = f"{padded_number(least)} – {padded_number(most)}" if most - least >= ALIKE else ""
        name = reference_text(self.document.model, "bones", bone)
        return ("", name, padded_number(mean), span, count_text(count))[index.column()]

    def _is_locked(self, index: Index) -> bool:
        return bool(self.document.weight_locks.is_locked(self.bone(index)))

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Lock a bone, or let it go."""
        if role != Role.CheckStateRole or index.column() != LOCK:
            return False
        self.document.weight_locks.set([self.bone(index)], Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == LOCK:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        is_editable = index.column() in FIELDS and not self._is_locked(index)
        return flags | Qt.ItemFlag.ItemIsEditable if is_editable else flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        texts = (
            (self.tr("Lock"), self.tr("What is checked keeps its weight while others are changed by hand")),
            (self.tr("Bone"), self.tr("Type another name to have that bone in its place; a dash takes it away")),
            (self.tr("Weight"), self.tr("The mean over all the vertices. Also *0.5 or +0.1, for each its own")),
            (self.tr("From – to"), self.tr("Where the vertices differ: the least and the greatest weight")),
            (self.tr("Vertices"), self.tr("How many of the vertices the bone moves")),
        )
        return texts[section][role == Role.ToolTipRole]
