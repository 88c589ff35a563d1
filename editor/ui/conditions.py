"""Conditions: whether commands may run, by what they need, and in words why not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from editor.ui.action import with_bound_keys
from editor.ui.command import Answer
from editor.ui.current_document import CurrentDocument

translate = QCoreApplication.translate


class Conditions:
    """Each is a `when` of commands."""

    def __init__(self, current: CurrentDocument) -> None:
        self._current = current

    def document(self) -> Answer:
        """There is a document."""
        return self._current.document is not None or translate("Conditions", "No model is open")

    def file(self) -> Answer:
        """The document has a file."""
        document = self._current.document
        if document is None:
            return self.document()
        return document.path is not None or translate("Conditions", "The model was not saved yet")

    def posing(self) -> Answer:
        """The document is in Transform mode."""
        if self._current.document is None:
            return self.document()
        return self._current.is_posing or with_bound_keys(
            translate("Conditions", "It works in Transform mode[ ({mode.toggle})]")
        )

    def playable(self) -> Answer:
        """The document is in Transform mode, with something to play."""
        posing = self._current.posing
        if posing is None or not self._current.is_posing:
            return self.posing()
        return posing.last_frame > 0 or translate("Conditions", "There is nothing to play: load a motion first")

    def editing(self) -> Answer:
        """The document is in Edit mode."""
        if self._current.document is None:
            return self.document()
        return not self._current.is_posing or with_bound_keys(
            translate("Conditions", "It works in Edit mode[ ({mode.toggle})]")
        )
