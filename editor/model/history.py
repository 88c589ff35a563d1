"""History: the steps that can be undone and redone, within a budget of bytes, and where the file was saved."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.changes import Watcher
from editor.model.patches import Patch, swap_watched

DEFAULT_BUDGET = 256 << 20


@dataclass(slots=True, eq=False)
class Step:
    """What one Edit did."""

    name: str
    patches: list[Patch]

    @property
    def nbytes(self) -> int:
        return sum(patch.nbytes for patch in self.patches)


class History:
    """`steps[:position]` are done, the rest undone. The oldest go first when the budget is spent."""

    def __init__(self, budget: int = DEFAULT_BUDGET) -> None:
        self.budget = budget
        self.steps: list[Step] = []
        self.position = 0
        self._saved: int | None = 0

    def add(self, step: Step) -> None:
        """A step that was just done; what was undone before it can no longer be redone."""
        if self._saved is not None and self._saved > self.position:
            self._saved = None
        del self.steps[self.position :]
        self.steps.append(step)
        self.position += 1
        self._evict()

    def undo(self, watcher: Watcher | None = None) -> Step | None:
        """Take the last done step back. None when there is none."""
        if not self.can_undo:
            return None
        self.position -= 1
        step = self.steps[self.position]
        for patch in reversed(step.patches):
            swap_watched(patch, watcher)
        return step

    def redo(self, watcher: Watcher | None = None) -> Step | None:
        """Do the first undone step again. None when there is none."""
        if not self.can_redo:
            return None
        step = self.steps[self.position]
        self.position += 1
        for patch in step.patches:
            swap_watched(patch, watcher)
        return step

    def go_to(self, position: int, watcher: Watcher | None = None) -> None:
        """Undo or redo until `position` steps are done."""
        position = min(max(position, 0), len(self.steps))
        while self.position > position:
            self.undo(watcher)
        while self.position < position:
            self.redo(watcher)

    @property
    def can_undo(self) -> bool:
        return self.position > 0

    @property
    def can_redo(self) -> bool:
        return self.position < len(self.steps)

    @property
    def undo_name(self) -> str:
        return self.steps[self.position - 1].name if self.can_undo else ""

    @property
    def redo_name(self) -> str:
        return self.steps[self.position].name if self.can_redo else ""

    @property
    def nbytes(self) -> int:
        return sum(step.nbytes for step in self.steps)

    def mark_saved(self, position: int | None = None) -> None:
        """The file now holds what `position` done steps give: the present one, or an earlier one that a job saved."""
        self._saved = self.position if position is None else position

    @property
    def is_saved(self) -> bool:
        """Whether the model is as it was last saved."""
        return self._saved == self.position

    def _evict(self) -> None:
        """Forget the oldest steps beyond the budget; the newest always stays."""
        sizes = [step.nbytes for step in self.steps]
        excess, evicted = sum(sizes) - self.budget, 0
        while excess > 0 and evicted < len(sizes) - 1:
            excess -= sizes[evicted]
            evicted += 1
        if evicted:
            del self.steps[:evicted]
            self.position -= evicted
            self._saved = self._saved - evicted if self._saved is not None and self._saved >= evicted else None
