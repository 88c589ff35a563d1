"""InfluencesPane: the bones and weights of the selected vertices, to be edited, normalized, converted and copied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QObject, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.texts import translate
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE, Attribute, Field, Row, field_of, number, reference
from editor.model.mesh import Deform
from editor.model.weights import VertexWeights
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.queries.faults import sdef_without_parent_and_child
from editor.operations.run_operation import perform_operation
from editor.operations.transform.session import MESH, vertices_of
from editor.operations.weights.influences import Influences, replace_bone, set_weight, unevenly_weighted
from editor.ui.editors.cells import CellDelegate
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.references import ReferenceLine
from editor.ui.editors.revisions import MIXED, Revision, SameValue
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.tokens import SPACING_S, row_height
from editor.ui.value_text import count_text, error_text, padded_number, reference_text, tr_field, translated

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
        mean, least, most, _ = self._weight_numbers(self.bone(index))
        return mean if most - least < ALIKE else MIXED

    def _weight_numbers(self, bone: int) -> tuple[float, float, float, int]:
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
        values = np.full(len(own), revision.value) if isinstance(revision, SameValue) else revision.column(own)
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
        mean, least, most, count = self._weight_numbers(bone)
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


KINDS = [kind for kind in Deform if kind.known]
Mode = QHeaderView.ResizeMode


class InfluenceDelegate(CellDelegate):
    """Edits the bone or the weight of a row."""

    def __init__(self, model: InfluenceTable, view: QTableView) -> None:
        super().__init__(model.document, view)
        self._model = model

    def field(self, index: Index) -> Field:
        return self._model.field(index)

    def value(self, index: Index) -> Any:
        return self._model.value(index)

    def revise(self, index: Index, revision: Revision) -> None:
        self._model.revise(index, revision)


class AddedBone(ReferenceLine):
    """A line for a bone that is to be added, empty again once it is."""

    def __init__(self, document: Document) -> None:
        super().__init__(document, "bones")
        self.setAccessibleName(self.tr("Add a bone"))
        self.show_value(NONE)

    def _text(self, value: int) -> str:
        return ""

    def _restore(self) -> None:
        super()._restore()
        self.setPlaceholderText(self.tr("Add a bone"))


class InfluencesPane(QWidget):
    """Works on the vertices that are selected, and leaves the selection as it is."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.table = InfluenceTable(document, self)
        self.view = self._make_view()
        self.summary = QLabel(wordWrap=True)
        self.kind = self._make_kind()
        self.bone = AddedBone(document)
        self.normalize = QPushButton(self.tr("&Normalize"))
        self.normalize.setToolTip(self.tr("Make the weights of each vertex sum to 1"))
        self.copy = QPushButton(self.tr("&Copy from the current vertex"))
        self.copy.setToolTip(self.tr("Give all of them the kind, the bones and the weights of the current vertex"))
        self.mark = QLabel(wordWrap=True)
        self._lay_out()
        self._connect()

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_view(self) -> QTableView:
        view = QTableView()
        view.setModel(self.table)
        view.setItemDelegate(InfluenceDelegate(self.table, view))
        view.setAccessibleName(self.tr("Influences"))
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setTabKeyNavigation(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(row_height(view.fontMetrics()))
        header = view.horizontalHeader()
        for column, mode in ((LOCK, Mode.ResizeToContents), (BONE, Mode.Stretch), (WEIGHT, Mode.ResizeToContents)):
            header.setSectionResizeMode(column, mode)
        for column in (RANGE, COUNT):
            header.setSectionResizeMode(column, Mode.ResizeToContents)
        return view

    def _make_kind(self) -> CalmComboBox:
        kind = CalmComboBox()
        kind.addItems([tr_field(deform.label) for deform in KINDS])
        kind.setPlaceholderText(self.tr("mixed"))
        kind.setAccessibleName(tr_field("Weight type"))
        kind.setToolTip(self.tr("How the vertices follow their bones; another choice converts all of them"))
        return kind

    def _lay_out(self) -> None:
        top, below = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.summary, 1)
        top.addWidget(self.kind)
        for button in (self.normalize, self.copy):
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, SPACING_S, SPACING_S, SPACING_S)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self.bone)
        column.addLayout(below)
        column.addWidget(self.mark)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        self._turn = QTimer(self, singleShot=True, interval=0)  # a drag or an edit is many changes
        self._turn.timeout.connect(self.refresh)
        document = self.document
        for signal in (
            document.selection.changed,
            document.selection.active_changed,
            document.changed,
            document.weight_locks.changed,
        ):
            signal.connect(self._follow)
        connect(self.kind.activated, self, lambda index: self._run("weights.convert", KINDS[index]))
        self.bone.entered.connect(self.add_bone)
        self.bone.rejected.connect(document.show_status)
        self.normalize.clicked.connect(lambda: self._run("weights.normalize"))
        self.copy.clicked.connect(self._copy)

    # -- what is done ----------------------------------------------------------------------------------------------

    def add_bone(self, bone: int) -> None:
        """Offer a bone in the table, its weight ready to be typed."""
        if len(self.table.rows):
            cell = self.table.add(bone)
            self.view.setFocus()
            self.view.setCurrentIndex(cell)
            self.view.edit(cell)

    def _copy(self) -> None:
        self._run("weights.copy", self.document.selection.current("vertices"))

    def _run(self, id: str, *parameters: Any) -> None:
        """Run an operation on the vertices as one step; other than by its form, the same ones stay selected."""
        operation, document = OPERATIONS[id], self.document
        context = OperationContext(document.model, {"vertices": self.table.rows})
        try:
            with document.edit(translate("Operation", operation.label)) as edit:
                result = perform_operation(edit, operation, context, operation.parameters(*parameters))
        except ValueError as error:
            document.show_status(error_text(error))
        else:
            document.show_status(translated(result.message))
        self.refresh()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _follow(self, *_: object) -> None:
        if self.isVisible():
            self._turn.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show the vertices that are selected, as they are now."""
        self.table.refresh()
        rows, weights = self.table.rows, self.table.weights
        kinds = np.unique(weights.deform).tolist()
        self.kind.setCurrentIndex(KINDS.index(kinds[0]) if len(kinds) == 1 and kinds[0] in KINDS else -1)
        self.summary.setText(self._summary())
        self.mark.setText(self._warnings_text())
        self.mark.setVisible(bool(self.mark.text()))
        is_able = len(rows) > 0 and len(self.document.model.bones) > 0
        for part in (self.kind, self.bone, self.normalize):
            part.setEnabled(is_able)
        self.copy.setEnabled(is_able and len(rows) > 1 and self.document.selection.current("vertices") in rows)

    def _summary(self) -> str:
        count = len(self.table.rows)
        if not count:
            return self.tr("Select vertices, faces or materials to see which bones move them.")
        return self.tr("Vertices: {count}").format(count=count_text(count))

    def _warnings_text(self) -> str:
        """Return the warnings about the weights."""
        weights, model = self.table.weights, self.document.model
        found = (
            (
                self.tr("⚠ SDEF between bones that are no parent and child: {count}"),
                sdef_without_parent_and_child(model, weights),
            ),
            (self.tr("⚠ Weights that do not sum to 1: {count}"), unevenly_weighted(weights)),
        )
        texts = [text.format(count=count_text(int(where.sum()))) for text, where in found if where.any()]
        return "\n".join(texts)
