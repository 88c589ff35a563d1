"""EditedMorph: the morph that takes what handles, brushes, the inspector and the UV pane change in Edit mode."""

from __future__ import annotations

import weakref
from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.document.texts import translate
from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.morphs import Morph, MorphKind, OffsetMethod
from editor.operations.mesh.uv_map import KINDS as UV_KINDS
from editor.operations.mesh.uv_map import UV_COLUMNS
from editor.operations.transform.session import MESH
from editor.preview.morph_effects import VALUES

if TYPE_CHECKING:
    from editor.document.document import Document

# Kinds whose offsets can be made by moving or colouring what they are about.
EDITABLE = (
    MorphKind.VERTEX,
    MorphKind.BONE,
    MorphKind.UV,
    MorphKind.UV1,
    MorphKind.UV2,
    MorphKind.UV3,
    MorphKind.UV4,
    MorphKind.MATERIAL,
)
TABLES: dict[MorphKind | None, tuple[str, ...]] = {
    MorphKind.VERTEX: MESH,
    MorphKind.BONE: ("bones",),
    MorphKind.MATERIAL: ("materials",),
}
# The fields that a morph of a kind changes: the table, and their names.
_CHANGED: dict[MorphKind | None, tuple[str, tuple[str, ...]]] = {
    MorphKind.VERTEX: ("vertices", ("position",)),
    MorphKind.BONE: ("bones", ("position",)),
    MorphKind.MATERIAL: ("materials", VALUES),
    **{kind: ("vertices", (column,)) for kind, column in zip(UV_KINDS, UV_COLUMNS, strict=True)},
}
LEAST_WEIGHT = 0.01


class EditedMorph(QObject):
    """Of one document; `row` is NONE while what is changed is the model itself. The morph is seen wholly meanwhile."""

    changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self.row = NONE
        self.method = OffsetMethod.MULTIPLY  # how a material morph comes to what the inspector is told
        self._kind: MorphKind | None = None
        self._before: Columns | None = None  # its offsets when it began, None for a morph that was made for it
        self._showed_pose = False
        document.posing.changed.connect(self._watch_pose)

    @property
    def weight(self) -> float:
        """The weight at which the morph is seen."""
        return float(self._document.posing.current_pose().weights[self.row])

    @property
    def has_weight(self) -> bool:
        """True if the morph is seen: at a weight near 0 little changes would become huge ones."""
        return abs(self.weight) >= LEAST_WEIGHT

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables whose rows it takes, the usual one first; none for UVs, which are selected in their own pane."""
        return TABLES.get(self._kind, ())

    @property
    def has_selected_rows(self) -> bool:
        """True if rows are selected that can be moved or colored for it."""
        selection = self._document.selection
        if self.tables:
            return selection.active_table in self.tables and len(selection.rows(selection.active_table)) > 0
        return len(selection.rows(selection.active_table if selection.active_table in MESH else "vertices")) > 0

    def row_of(self, *kinds: MorphKind) -> int:
        """The row of the morph if it is of one of these kinds, otherwise NONE."""
        return self.row if self._kind in kinds else NONE

    def check(self, table: str, field: Field) -> None:
        """Refuse a value of the model itself that the morph changes: cancelling the morph would not take it back.

        ValueError, which says where to change it instead.
        """
        changed_table, names = _CHANGED.get(self._kind, ("", ()))
        if table != changed_table or field.name not in names:
            return
        morph, label = self._document.model.morphs[self.row].name, TranslatableText(field.label)
        if self._kind is MorphKind.MATERIAL:
            text = TranslatableText(
                "Morph {} is being edited: change {} in the inspector, or choose Done to change the model itself",
                morph,
                label,
            )
        elif self._kind in UV_KINDS:
            text = TranslatableText(
                "Morph {} is being edited: change {} in the UV pane, or choose Done to change the model itself",
                morph,
                label,
            )
        else:
            text = TranslatableText(
                "Morph {} is being edited: change {} by the handles, or choose Done to change the model itself",
                morph,
                label,
            )
        raise ValueError(text)

    def check_fields(self, table: str, names: Collection[str]) -> None:
        """The same for several fields of a table."""
        for field in self._document.model.tables[table].fields:
            if field.name in names:
                self.check(table, field)

    def begin(self, row: int, *, is_new: bool = False) -> None:
        """Let a morph take what is changed. ValueError for one that has nothing to be changed by hand.

        `is_new`: it was made for this, and goes when this is cancelled.
        """
        morph = self._document.model.morphs[row]
        if morph.kind not in EDITABLE:
            raise ValueError(TranslatableText("{}: only its entries can be edited", morph.name))
        self.end()
        posing = self._document.posing
        self._showed_pose = posing.shows_in_edit
        posing.set_weights([row], 1.0, translate("EditedMorph", "Show morph {name}").format(name=morph.name))
        self.row, self._kind, self._before = row, morph.kind, None if is_new else morph.offsets
        if self.tables and not self.has_selected_rows:
            self._document.selection.set_active_table(self.tables[0])  # what clicks select then
        posing.show_in_edit(True)
        self.changed.emit()

    def end(self) -> None:
        """Let the model itself be changed again, and show it as before."""
        if self.row == NONE:
            return
        row, name = self.row, self._document.model.morphs[self.row].name
        self._forget()
        self._document.posing.reset_morphs([row], translate("EditedMorph", "Reset morph {name}").format(name=name))
        self._document.posing.show_in_edit(self._showed_pose)
        self.changed.emit()

    def cancel(self) -> None:
        """End it, and give the morph back, as one step, what it did before; one that was made for it goes."""
        if self.row == NONE:
            return
        row, before, morphs = self.row, self._before, self._document.model.morphs
        name = translate("EditedMorph", "Cancel editing {name}").format(name=morphs[row].name)
        self.end()
        if before is None or before is not morphs[row].offsets:
            with self._document.edit(name) as edit:
                if before is None:
                    edit.remove(morphs, [row])
                else:
                    edit.replace(morphs, row, Morph.offsets, before)

    def follow(self, change: Change) -> None:
        """Stay with the morph; let go of one that is gone, or is of another kind now."""
        if self.row == NONE:
            return
        if self._before is not None and change.action is not Action.SET:
            self._before = _renumbered_offsets(self._before, change)
        if change.table != "morphs":
            return
        if change.action is Action.SET:
            if self._document.model.morphs[self.row].kind is not self._kind:
                self.end()
            return
        row = int(change.renumber([self.row])[0])
        if row == NONE:
            self._forget()
            self._document.posing.show_in_edit(self._showed_pose)
            self.changed.emit()
        elif row != self.row:
            self.row = row
            self.changed.emit()

    def _watch_pose(self) -> None:
        if self.row != NONE and not self._document.posing.shows_in_edit:
            self.end()

    def _forget(self) -> None:
        self.row, self._kind, self._before = NONE, None, None


def _renumbered_offsets(offsets: Columns, change: Change) -> Columns:
    """Offsets after rows of a table came, went or moved, without those about rows that are gone."""
    about = next(field for field in fields_of(offsets.row_type) if field.kind is Kind.REFERENCE)
    if about.target != change.table:
        return offsets
    rows = change.renumber(offsets[about.name])
    stays = (rows != NONE) | (offsets[about.name] == NONE)
    return offsets.take(stays).replace(**{about.name: rows[stays]})
