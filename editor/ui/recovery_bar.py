"""RecoveryBar: offers, across the top of the window, the unsaved work that an earlier run left behind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.document.autosave import Recovery
from editor.ui.commands.recovery_commands import RecoveryCommands, described


class RecoveryBar(QFrame):
    """A line for each copy, until it is answered. Blocks nothing; hidden while there is nothing to offer."""

    def __init__(self, recovery: RecoveryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recovery = recovery
        self._lines: list[QWidget] = []
        self._hidden: list[Recovery] = []
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 4, 8, 4)
        self._column.setSpacing(2)
        recovery.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        for line in self._lines:
            line.hide()
            line.deleteLater()
        commands = self._recovery
        discarded = [recovery for recovery in commands.discarded if recovery not in self._hidden]
        self._lines = [*map(self._offer, commands.recoveries), *map(self._undo, discarded)]
        for line in self._lines:
            self._column.addWidget(line)
        self.setVisible(bool(self._lines))

    def _offer(self, recovery: Recovery) -> QWidget:
        text = self.tr("Not saved when the program last ended: {}").format(described(recovery))
        recover, discard = partial(self._recovery.open, recovery), partial(self._recovery.discard, recovery)
        return answer_line(text, {self.tr("Recover"): recover, self.tr("Discard"): discard})

    def _undo(self, recovery: Recovery) -> QWidget:
        text = self.tr("Discarded: {}").format(described(recovery))
        undo, hide = partial(self._recovery.undo_discard, recovery), partial(self._hide, recovery)
        return answer_line(text, {self.tr("Undo discard"): undo, self.tr("Hide"): hide})

    def _hide(self, recovery: Recovery) -> None:
        """Say no more of what was discarded; the File menu still has it."""
        self._hidden.append(recovery)
        self._show()


def answer_line(text: str, buttons: dict[str, Callable[[], object]]) -> QWidget:
    """A text, and what can be done about it."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setToolTip(text)
    label.setWordWrap(True)
    label.setMinimumWidth(1)  # a long path widens no window
    row.addWidget(label, 1)
    for name, run in buttons.items():
        button = QPushButton(name)
        button.clicked.connect(lambda _, run=run: run())
        row.addWidget(button)
    return line


def below_bars(middle: QWidget, *bars: QWidget) -> QWidget:
    """A widget with bars across its top, which take no room while they are hidden."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for bar in bars:
        column.addWidget(bar)
    column.addWidget(middle, 1)
    return both
