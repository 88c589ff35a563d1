"""Leads Undo and Redo to the history, of edits or of poses, where the last thing was done; in Edit mode to edits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.ui.current_document import CurrentDocument


class UndoRoute(QObject):
    """`undo` and `redo` of the current document; their names are empty where there is nothing to do."""

    changed = Signal()

    def __init__(self, current: CurrentDocument) -> None:
        super().__init__(current)
        self._current = current
        for signal in (current.history_changed, current.pose_history_changed, current.mode_changed):
            signal.connect(self.changed)

    @property
    def undoes_pose(self) -> bool:
        """Whether the last thing done is a pose."""
        document = self._current.document
        if document is None or not self._current.is_posing or document.is_editing:
            return False
        posing = document.posing
        return posing.is_open or (posing.can_undo and posing.last_step_time >= document.step_times.done)

    @property
    def redoes_pose(self) -> bool:
        """Whether the last thing undone is a pose."""
        document = self._current.document
        if document is None or not self._current.is_posing or not document.posing.can_redo:
            return False
        return document.posing.last_undo_time >= document.step_times.undone

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
