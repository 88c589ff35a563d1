"""MaterialBinding: a field of materials that a material morph can change, which goes into the one that is edited."""

from __future__ import annotations

from typing import Any

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.morphs import MorphKind
from editor.model.tables import RecordTable, Table
from editor.operations.morphs.material_offsets import bring_to, seen_material
from editor.ui.inspector.binding import FieldBinding
from editor.ui.step_names import in_morph


class MaterialBinding(FieldBinding):
    """Shows materials as the morph makes them, while one is edited, and has it make them what is told."""

    @property
    def _morph(self) -> int:
        return self._document.edited_morph.row_of(MorphKind.MATERIAL)

    @property
    def _source(self) -> Table:
        if self._morph == NONE:
            return self._table
        model = self._document.model
        seen = RecordTable("materials", model.materials.row_type)
        seen.records = list(model.materials.records)
        for row in self._rows.tolist():
            seen.records[row] = seen_material(model, self._morph, row, (self.field.name,))
        return seen

    def _set(self, edit: Edit, values: Any) -> None:
        if self._morph == NONE:
            super()._set(edit, values)
        else:
            bring_to(edit, self._morph, self._rows, self.field, values, self._document.edited_morph.method)

    def _name(self) -> TranslatableText:
        return in_morph(super()._name(), self._document.model.morphs, self._morph)
