"""Editors of single values, one a kind of field: for the inspector, for table cells and for operation dialogs.

`editor_for` makes the right one. What the user did comes out twice: `value()` is the whole new value, for one row;
`revision` says it as something that can be done to the values of many rows. Editors read the model (for names) and
change nothing. May import `document`, `model` and `ui.value_text`.
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.model.fields import Field, Kind
from editor.model.materials import SharedToon
from editor.operations.physics.presets import CHAIN_PRESETS
from editor.ui.editors.choices import (
    ChoiceEditor,
    FieldNameEditor,
    FlagsEditor,
    GroupsEditor,
    PresetEditor,
    SwitchEditor,
)
from editor.ui.editors.colors import ColorEditor
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.files import FileEditor, ModelEditor
from editor.ui.editors.lines import NumberEditor
from editor.ui.editors.references import ReferenceEditor, ReferencesEditor, RowsEditor
from editor.ui.editors.revisions import MIXED, MixedBits
from editor.ui.editors.texts import LinesEditor, TextEditor
from editor.ui.editors.textures import PATH, SharedToonEditor, TextureEditor, TexturePathEditor
from editor.ui.editors.vectors import VectorEditor

__all__ = ["MIXED", "FieldEditor", "MixedBits", "editor_for"]

MULTI_LINE = ("comment", "comment_en", "memo")

_EDITORS: dict[Kind, type[FieldEditor]] = {
    Kind.TEXT: TextEditor,
    Kind.NUMBER: NumberEditor,
    Kind.INTEGER: NumberEditor,
    Kind.SWITCH: SwitchEditor,
    Kind.CHOICE: ChoiceEditor,
    Kind.FLAGS: FlagsEditor,
    Kind.GROUPS: GroupsEditor,
    Kind.VECTOR: VectorEditor,
    Kind.COLOR: ColorEditor,
    Kind.ROTATION: VectorEditor,
    Kind.REFERENCE: ReferenceEditor,
    Kind.ROWS: RowsEditor,
    Kind.FIELD: FieldNameEditor,
    Kind.FILE: FileEditor,
}


def editor_for(
    field: Field, document: Document, parent: QWidget | None = None, *, in_cell: bool = False
) -> FieldEditor:
    """A new editor of a field, or one for the cell of a table. KeyError for nested lists, which have none."""
    editor = _editor_type(field, in_cell)(field, document, parent)
    if in_cell:
        editor.fit_cell()
    return editor


def _editor_type(field: Field, in_cell: bool) -> type[FieldEditor]:
    if field.kind is Kind.REFERENCE and field.size > 1:
        return ReferencesEditor
    if field.type is SharedToon:
        return SharedToonEditor
    if field.kind is Kind.REFERENCE and field.target == "textures":
        return TextureEditor
    if field.kind is Kind.FILE and field.target == "model":
        return ModelEditor
    if field is PATH:
        return TexturePathEditor
    if field.kind is Kind.TEXT and field.target == CHAIN_PRESETS:
        return PresetEditor
    if field.kind is Kind.TEXT and field.name in MULTI_LINE and not in_cell:
        return LinesEditor
    return _EDITORS[field.kind]
