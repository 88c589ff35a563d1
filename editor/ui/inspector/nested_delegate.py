"""NestedDelegate: edits the cells of a nested list, in all selected entries at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView

from editor.math3d.arrays import IndexArray
from editor.model.fields import Field
from editor.ui.editors.cells import CellDelegate, Index
from editor.ui.editors.revisions import Revision
from editor.ui.inspector.nested_model import NestedModel


class NestedDelegate(CellDelegate):
    """An edit reaches the selected entries when its own is one of them."""

    def __init__(self, model: NestedModel, view: QAbstractItemView, selected: Callable[[], IndexArray]) -> None:
        super().__init__(model.document, view)
        self._model = model
        self._selected = selected

    def field(self, index: Index) -> Field:
        field = self._model.cell_field(index)
        assert field is not None
        return field

    def value(self, index: Index) -> Any:
        return index.data(Qt.ItemDataRole.EditRole)

    def revise(self, index: Index, revision: Revision) -> None:
        entry_row, selected = index.row(), self._selected()
        others = selected[selected != entry_row] if entry_row in selected else selected[:0]
        self._model.revise(np.concatenate(([entry_row], others)), index.column(), revision)
