"""StepTimes: when the edits of a document were done and undone, by the monotonic clock."""

from __future__ import annotations

import time

from editor.model.history import History, Step


class StepTimes:
    """Told by `follow` when the history is another; what it has not been told of happens now. 0 for never."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._done: dict[Step, float] = {}
        self._undone: dict[Step, float] = {}

    @property
    def done(self) -> float:
        """When the edit was done that is undone next."""
        history = self._history
        return self._done.get(history.steps[history.position - 1], time.monotonic()) if history.can_undo else 0.0

    @property
    def undone(self) -> float:
        """When the edit was undone that is redone next."""
        history = self._history
        return self._undone.get(history.steps[history.position], time.monotonic()) if history.can_redo else 0.0

    def follow(self) -> None:
        """Take note of steps that are new, and of those that were just undone."""
        history, now = self._history, time.monotonic()
        self._done = {step: self._done.get(step, now) for step in history.steps}
        self._undone = {step: self._undone.get(step, now) for step in history.steps[history.position :]}
