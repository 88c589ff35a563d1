"""Relay: tells a document of each change of its model, its own parts before everybody else."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from editor.model.changes import Change
from editor.operations.queries.additional_uvs import uvs_of

if TYPE_CHECKING:
    from editor.document.document import Document


class Relay:
    """The Watcher of one Edit, or of the history: tells the document's own parts first, so that views find them right.

    Those are, in this order, selection, masking and posing. They speak after the change, in the same order.
    """

    def __init__(self, document: Document) -> None:
        # Weak, for a circle would leave the Document to the collector, which runs on any thread.
        self._document = weakref.proxy(document)
        self.has_changed = False
        self.uvs = 0  # how many additional ones there have to be for what has changed
        self.is_closed = False

    def about_to_change(self, change: Change) -> None:
        if self.is_closed:
            raise RuntimeError("The edit was committed or cancelled, and changes nothing any more")
        self._document.about_to_change.emit(change)

    def changed(self, change: Change) -> None:
        self.has_changed = True
        self.uvs = max(self.uvs, uvs_of(self._document.model, change))
        selection, masking, posing = self._document.selection, self._document.masking, self._document.posing
        selects_others = selection.follow(change)
        hides_others = masking.follow(change)
        looks_different = posing.follow(change)
        self._document.changed.emit(change)
        if selects_others:
            selection.changed.emit(change.table)
        if hides_others:
            masking.changed.emit()
        if looks_different:
            posing.changed.emit()
