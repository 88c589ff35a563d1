"""SemiStandardForm: the form of `bones.semi-standard`, in which one sees what each of the twelve kinds is for."""

from __future__ import annotations

import dataclasses
from typing import Any

from PySide6.QtWidgets import QVBoxLayout

from editor.model.fields import Field
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.semi_standard_kinds import KindsEditor
from editor.ui.editors.row_checks import RowChecksEditor
from editor.ui.value_text import field_help, field_label


class SemiStandardForm(OperationForm):
    """Offers the kinds with pictures, and the materials as a list of which those are checked that are re-weighted."""

    def parameters(self) -> Any:
        parameters = super().parameters()
        materials = self.editors["materials"]
        is_none = isinstance(materials, RowChecksEditor) and materials.is_none
        return dataclasses.replace(parameters, reweight=False) if is_none else parameters

    def begin(self) -> None:
        self.document.selection.set_active_table("bones")  # so that the model view shows them
        super().begin()
        kinds = self.editors["which"]
        assert isinstance(kinds, KindsEditor)
        self._unroll(kinds.hidden_height)

    def _arrange(self) -> None:
        super()._arrange()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.setStretchFactor(self._form, 1)
        column.setStretch(column.count() - 2, 0)  # what is left over is for the kinds

    def _add(self, field: Field) -> None:
        match field.name:
            case "which":
                self.editors[field.name] = KindsEditor(field, self.document, self)
                self._form.addRow(self.editors[field.name])
            case "materials":
                editor = self.editors[field.name] = RowChecksEditor(field, self.document, self)
                label = editor.make_label(field_label(field))
                label.setToolTip(field_help(field))
                self._form.addRow(label, editor)
            case _:
                super()._add(field)

    def _show_state(self, text: str = "") -> None:
        super()._show_state(text)
        if not self.editors["reweight"].pending():
            self.editors["materials"].setEnabled(False)
