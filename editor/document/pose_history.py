"""PoseHistory: the steps in which a model was posed by hand. A pose is small, so that each is kept whole."""

from __future__ import annotations

import time
from dataclasses import dataclass

from editor.model.changes import Change
from editor.preview.pose import PoseOverride

MOST = 200


@dataclass(frozen=True, slots=True, eq=False)
class PoseStep:
    """A step and the pose that it led to; `time` by the monotonic clock."""

    name: str
    override: PoseOverride
    time: float


class PoseHistory:
    """Poses in the order in which they came about; the one at `position` is the present one."""

    def __init__(self, start: PoseOverride) -> None:
        self._steps = [PoseStep("", start.copy(), 0.0)]
        self._position = 0
        self._undo_times: list[float] = []  # of the steps that can be redone, the next one last

    @property
    def present(self) -> PoseOverride:
        """The pose as the last step left it. Not to be written into."""
        return self._steps[self._position].override

    def add(self, name: str, override: PoseOverride) -> bool:
        """Keep a pose as the next step, in place of those that were taken back; False when nothing is different."""
        if override.same_as(self.present):
            return False
        del self._steps[self._position + 1 :]
        self._undo_times.clear()
        self._steps.append(PoseStep(name, override.copy(), time.monotonic()))
        del self._steps[: max(0, len(self._steps) - MOST - 1)]
        self._position = len(self._steps) - 1
        return True

    def follow(self, change: Change) -> None:
        """Let every pose stay with its bones and morphs after a change of the model."""
        for step in self._steps:
            step.override.follow(change)

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position + 1 < len(self._steps)

    @property
    def undo_name(self) -> str:
        return self._steps[self._position].name

    @property
    def redo_name(self) -> str:
        return self._steps[self._position + 1].name if self.can_redo else ""

    @property
    def last_step_time(self) -> float:
        return self._steps[self._position].time

    @property
    def last_undo_time(self) -> float:
        return self._undo_times[-1] if self._undo_times else 0.0

    def undo(self) -> PoseOverride:
        """The pose before the last step. Not to be written into."""
        self._position -= 1
        self._undo_times.append(time.monotonic())
        return self.present

    def redo(self) -> PoseOverride:
        """The pose after the step that was last taken back. Not to be written into."""
        self._position += 1
        self._undo_times.pop()
        return self.present
