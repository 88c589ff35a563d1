"""RecoveryBar: offers, across the top of the window, the unsaved work that an earlier run left behind."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from editor.document.autosave import Recovery
from editor.ui.bars.answer_bar import AnswerBar, Answers
from editor.ui.commands.recovery_commands import RecoveryCommands, described


class RecoveryBar(AnswerBar):
    """A line for each copy, until it is answered."""

    def __init__(self, recovery: RecoveryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recovery = recovery
        self._hidden: list[Recovery] = []
        recovery.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        discarded = [recovery for recovery in self._recovery.discarded if recovery not in self._hidden]
        self.say(*map(self._offer, self._recovery.recoveries), *map(self._undo, discarded))

    def _offer(self, recovery: Recovery) -> tuple[str, Answers]:
        text = self.tr("Not saved when the program last ended: {}").format(described(recovery))
        answers = {self.tr("Recover"): partial(self._recovery.open, recovery)}
        if recovery.original is not None and recovery.original.exists():
            answers[self.tr("Recover and compare with the file")] = partial(self._recovery.open, recovery, True)
        return text, {**answers, self.tr("Discard"): partial(self._recovery.discard, recovery)}

    def _undo(self, recovery: Recovery) -> tuple[str, Answers]:
        text = self.tr("Discarded: {}").format(described(recovery))
        undo, hide = partial(self._recovery.undo_discard, recovery), partial(self._hide, recovery)
        return text, {self.tr("Undo discard"): undo, self.tr("Hide"): hide}

    def _hide(self, recovery: Recovery) -> None:
        """Say no more of what was discarded; the File menu still has it."""
        self._hidden.append(recovery)
        self._show()
