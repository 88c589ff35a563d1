"""History: the steps that can be undone and redone, within a budget of bytes, and which of them the file holds."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.changes import Watcher
from editor.model.patches import Patch, swap_watched

DEFAULT_BUDGET = 256 << 20


@dataclass(slots=True, eq=False)
class Step:
    """The result of one Edit; or a pose, which changes nothing of the model, and so has no patches."""

    name: str
    patches: list[Patch]
    pose_nbytes: int = 0  # of what its owner keeps for a pose

    @property
    def is_edit(self) -> bool:
        return bool(self.patches)

    @property
    def nbytes(self) -> int:
        return sum(patch.nbytes for patch in self.patches) + self.pose_nbytes


class History:
    """`steps[:position]` are done, the rest undone. The oldest go first when the budget is spent.

    Edits and poses stand in the order in which they were done. A new edit takes the place of all that was undone. A
    new pose takes the place of the poses among it, and the edits can still be redone: no pose changes what they do.
    `revision` tells states of the model apart; it grows with each edit, and is that of before where edits are undone.
    """

    def __init__(self, budget: int = DEFAULT_BUDGET) -> None:
        self.budget = budget
        self.steps: list[Step] = []
        self.position = 0
        self._revisions = [0]  # of the model, at each position
        self._sizes: list[int] = []  # of the steps, in bytes, which change only as they are undone and redone
        self._newest = 0  # of all revisions that there ever were
        self._saved = 0

    def add(self, step: Step) -> None:
        """A step that was just done."""
        undone = range(self.position, len(self.steps))
        stays = [] if step.is_edit else [number for number in undone if self.steps[number].is_edit]
        self._newest += step.is_edit
        revision = self._newest if step.is_edit else self.revision
        self.steps[self.position :] = [step, *(self.steps[number] for number in stays)]
        self._sizes[self.position :] = [step.nbytes, *(self._sizes[number] for number in stays)]
        self._revisions[self.position + 1 :] = [revision, *(self._revisions[number + 1] for number in stays)]
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
        self._sizes[self.position] = step.nbytes
        return step

    def redo(self, watcher: Watcher | None = None) -> Step | None:
        """Do the first undone step again. None when there is none."""
        if not self.can_redo:
            return None
        step = self.steps[self.position]
        self.position += 1
        for patch in step.patches:
            swap_watched(patch, watcher)
        self._sizes[self.position - 1] = step.nbytes
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
    def last(self) -> Step | None:
        """The step that was done last and can be undone."""
        return self.steps[self.position - 1] if self.can_undo else None

    @property
    def undo_name(self) -> str:
        return self.last.name if self.last is not None else ""

    @property
    def redo_name(self) -> str:
        return self.steps[self.position].name if self.can_redo else ""

    @property
    def nbytes(self) -> int:
        return sum(self._sizes)

    @property
    def revision(self) -> int:
        """The number of the present state of the model, which poses do not change."""
        return self._revisions[self.position]

    @property
    def edit_name(self) -> str:
        """The name of the last edit that is done."""
        return next((step.name for step in reversed(self.steps[: self.position]) if step.is_edit), "")

    def mark_saved(self, revision: int | None = None) -> None:
        """The file now holds the model of a revision: the present one, or an earlier one that a job saved."""
        self._saved = self.revision if revision is None else revision

    @property
    def is_saved(self) -> bool:
        """True if the model is as it was last saved."""
        return self._saved == self.revision

    def _evict(self) -> None:
        """Forget the oldest steps beyond the budget; the newest that is done always stays."""
        excess, evicted = self.nbytes - self.budget, 0
        while excess > 0 and evicted < self.position - 1:
            excess -= self._sizes[evicted]
            evicted += 1
        del self.steps[:evicted], self._sizes[:evicted], self._revisions[:evicted]
        self.position -= evicted
