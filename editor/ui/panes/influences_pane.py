"""InfluencesPane: the bones and weights of the selected vertices, to be edited, normalized, converted and copied."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QTimer
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
from editor.document.said import translate
from editor.model.fields import NONE, Field
from editor.model.mesh import Deform
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.queries.faults import unpaired
from editor.operations.run_operation import perform
from editor.operations.weights.influences import uneven
from editor.ui.editors.cells import CellDelegate
from editor.ui.editors.choices import CalmComboBox
from editor.ui.editors.references import ReferenceLine
from editor.ui.editors.revisions import Revision
from editor.ui.item_models import Index
from editor.ui.models.influence_table import BONE, COUNT, LOCK, RANGE, WEIGHT, InfluenceTable
from editor.ui.value_text import count_text, error_text, tr_field, translated

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
        view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 8)
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
        column.setContentsMargins(4, 4, 4, 4)
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
                result = perform(edit, operation, context, operation.parameters(*parameters))
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
        self.mark.setText(self._marks())
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

    def _marks(self) -> str:
        """Return the warnings about the weights."""
        weights, model = self.table.weights, self.document.model
        found = (
            (self.tr("⚠ SDEF between bones that are no parent and child: {count}"), unpaired(model, weights)),
            (self.tr("⚠ Weights that do not sum to 1: {count}"), uneven(weights)),
        )
        texts = [text.format(count=count_text(int(where.sum()))) for text, where in found if where.any()]
        return "\n".join(texts)
