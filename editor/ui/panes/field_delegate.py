"""FieldDelegate: edits the cells of a table through its model, in the cell's row or in all selected ones."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QTableView

from editor.model.fields import Field
from editor.ui.editors.cells import CellDelegate
from editor.ui.editors.revisions import Revision
from editor.ui.item_models import Index
from editor.ui.models.field_table import FieldTableModel


class FieldDelegate(CellDelegate):
    """The model knows what a cell holds, and which rows are edited with it."""

    def __init__(self, model: FieldTableModel, view: QTableView) -> None:
        super().__init__(model.document, view)
        self._model = model

    def field(self, index: Index) -> Field:
        return self._model.fields[index.column()]

    def value(self, index: Index) -> Any:
        return self._model.value(index.row(), index.column())

    def revise(self, index: Index, revision: Revision) -> None:
        self._model.revise(index.row(), index.column(), revision)
