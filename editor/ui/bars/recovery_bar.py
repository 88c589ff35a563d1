"""RecoveryBar: offers, across the top of the window, the unsaved work that an earlier run left behind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from editor.document.autosave import Recovery
from editor.document.row_texts import MOST_NAMES
from editor.messages import first_names
from editor.ui.bars.answer_bar import AnswerBar, Answers
from editor.ui.commands.recovery_commands import RecoveryCommands, described
from editor.ui.value_text import count_text, translated


class RecoveryBar(AnswerBar):
    """One line for all copies, which unfolds to a line each, until they are answered."""

    def __init__(self, recovery: RecoveryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recovery = recovery
        self._hidden: list[Recovery] = []
        self._is_unfolded = False
        recovery.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        discarded = [recovery for recovery in self._recovery.discarded if recovery not in self._hidden]
        offered = self._recovery.recoveries
        offers = map(self._offer, offered) if self._is_unfolded or len(offered) < 2 else (self._offer_all(offered),)
        self.say(*offers, *map(self._undo, discarded))

    def _offer_all(self, recoveries: Sequence[Recovery]) -> tuple[str, Answers]:
        text = self.tr("{count} models were not saved when the program last ended: {names}")
        titles = [recovery.title for recovery in recoveries]
        names = translated(first_names(titles[:MOST_NAMES], len(titles[MOST_NAMES:])))
        answers = {self.tr("Recover all"): self._open_all, self.tr("Show each"): self._unfold}
        return text.format(count=count_text(len(recoveries)), names=names), answers

    def _open_all(self) -> None:
        for recovery in list(self._recovery.recoveries):
            self._recovery.open(recovery)

    def _unfold(self) -> None:
        self._is_unfolded = True
        self._show()

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
