"""Leads Undo and Redo to the history, of edits or of poses, where the last thing was done; in Edit mode to edits."""

from __future__ import annotations

import time
import weakref

from PySide6.QtCore import QObject, Signal

from editor.document.document import Document
from editor.model.history import Step
from editor.ui.current_document import CurrentDocument


class StepTimes(QObject):
    """When the edits of one document were done, and undone, by the monotonic clock; 0 for never."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)
        self._done: dict[Step, float] = {}
        self._undone: dict[Step, float] = {}
        document.history_changed.connect(self._update)
        self._update()

    @property
    def done(self) -> float:
        """When the edit was done that is undone next."""
        self._update()  # whoever asks may hear of a change before this does
        history = self._document.history
        return self._done[history.steps[history.position - 1]] if history.can_undo else 0.0

    @property
    def undone(self) -> float:
        """When the edit was undone that is redone next."""
        self._update()
        history = self._document.history
        return self._undone[history.steps[history.position]] if history.can_redo else 0.0

    def _update(self) -> None:
        history, now = self._document.history, time.monotonic()
        self._done = {step: self._done.get(step, now) for step in history.steps}
        self._undone = {step: self._undone.get(step, now) for step in history.steps[history.position :]}


class UndoRoute(QObject):
    """`undo` and `redo` of the current document; their names are empty where there is nothing to do."""

    changed = Signal()

    def __init__(self, current: CurrentDocument) -> None:
        super().__init__(current)
        self._current = current
        current.switched.connect(self._follow)
        for signal in (current.history_changed, current.pose_history_changed, current.mode_changed):
            signal.connect(self.changed)
        self._follow(current.document)

    @property
    def undoes_pose(self) -> bool:
        """Whether the last thing done is a pose."""
        document = self._current.document
        if document is None or not self._current.is_posing or document.is_editing:
            return False
        posing = document.posing
        return posing.is_open or (posing.can_undo and posing.last_step_time >= _times_of(document).done)

    @property
    def redoes_pose(self) -> bool:
        """Whether the last thing undone is a pose."""
        document = self._current.document
        if document is None or not self._current.is_posing or not document.posing.can_redo:
            return False
        return document.posing.last_undo_time >= _times_of(document).undone

    @property
    def undo_name(self) -> str:
        if self._current.document is None:
            return ""
        return self._current.document.posing.undo_name if self.undoes_pose else self._current.document.history.undo_name

    @property
    def redo_name(self) -> str:
        if self._current.document is None:
            return ""
        return self._current.document.posing.redo_name if self.redoes_pose else self._current.document.history.redo_name

    @property
    def can_undo(self) -> bool:
        document = self._current.document
        return document is not None and (self.undoes_pose or document.history.can_undo)

    @property
    def can_redo(self) -> bool:
        document = self._current.document
        return document is not None and (self.redoes_pose or document.history.can_redo)

    def undo(self) -> None:
        document = self._current.document
        if document is not None:
            (document.posing if self.undoes_pose else document).undo()

    def redo(self) -> None:
        document = self._current.document
        if document is not None:
            (document.posing if self.redoes_pose else document).redo()

    def _follow(self, document: Document | None) -> None:
        if document is not None:
            _times_of(document)


def _times_of(document: Document) -> StepTimes:
    """Those of a document, noted from the first time on that it is asked for."""
    return document.findChild(StepTimes) or StepTimes(document)
