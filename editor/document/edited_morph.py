"""EditedMorph: the vertex morph that takes what handles move in Edit mode, in place of the mesh."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.morphs import MorphKind

if TYPE_CHECKING:
    from editor.document.document import Document


class EditedMorph(QObject):
    """Of one document; `row` is NONE while handles move the mesh itself. The morph is seen wholly meanwhile."""

    changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self.row = NONE
        self._showed_pose = False
        document.posing.changed.connect(self._watch_pose)

    @property
    def weight(self) -> float:
        """The weight at which the morph is seen."""
        return float(self._document.posing.current_pose().weights[self.row])

    def begin(self, row: int) -> None:
        """Let a morph take what is moved. ValueError for one that moves no vertices."""
        morph = self._document.model.morphs[row]
        if morph.kind is not MorphKind.VERTEX:
            raise ValueError(TranslatableText("Only vertex morphs can be edited on the mesh, and not {}", morph.name))
        self.end()
        posing = self._document.posing
        self._showed_pose = posing.shows_in_edit
        posing.set_weights([row], 1.0)
        posing.show_in_edit(True)
        self._take(row)

    def end(self) -> None:
        """Let handles move the mesh again, and show it as before."""
        if self.row == NONE:
            return
        row = self.row
        self._take(NONE)
        self._document.posing.reset_morphs([row])
        self._document.posing.show_in_edit(self._showed_pose)

    def follow(self, change: Change) -> None:
        """Stay with the morph; let go of one that is gone, or is of another kind now."""
        if self.row == NONE or change.table != "morphs":
            return
        if change.action is Action.SET:
            if self._document.model.morphs[self.row].kind is not MorphKind.VERTEX:
                self.end()
            return
        row = int(change.renumber([self.row])[0])
        if row != self.row:
            self._take(row)
        if row == NONE:
            self._document.posing.show_in_edit(self._showed_pose)

    def _watch_pose(self) -> None:
        if self.row != NONE and not self._document.posing.shows_in_edit:
            self.end()

    def _take(self, row: int) -> None:
        self.row = row
        self.changed.emit()
