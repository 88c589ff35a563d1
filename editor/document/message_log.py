"""MessageLog: what there is to tell about a document: warnings of its file, losses, what physics cannot do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from editor.messages import Level, Message
from editor.model.changes import Action, Change


class MessageLog(QObject):
    """A list of messages. They follow their rows when these move, and stay without a row when it goes.

    Some are current: they go when they are true no longer, as what there is to say against the model as it is.
    """

    about_to_add = Signal(int)  # how many, at the end
    added = Signal()
    about_to_remove = Signal(int)  # the number of one message
    removed = Signal()
    about_to_clear = Signal()
    cleared = Signal()
    renumbered = Signal(int, int)  # the first and the last message whose row is another

    def __init__(self, warnings: Iterable[Message], parent: QObject | None = None) -> None:
        """`warnings`: of the reader of the file."""
        super().__init__(parent)
        self.all = list(warnings)
        self._current: list[Message] = []

    def add(self, *messages: Message) -> None:
        if messages:
            self.about_to_add.emit(len(messages))
            self.all.extend(messages)
            self.added.emit()

    def set_current(self, messages: Sequence[Message]) -> None:
        """Let these be the current messages: those that are there stay where they are, others come and go."""
        for message in self._current:
            if message not in messages and message in self.all:
                place = self.all.index(message)
                self.about_to_remove.emit(place)
                del self.all[place]
                self.removed.emit()
        self._current = list(messages)
        self.add(*(message for message in messages if message not in self.all))

    def count(self, level: Level) -> int:
        """How many messages there are of a level."""
        return sum(message.level is level for message in self.all)

    def clear(self) -> None:
        self.about_to_clear.emit()
        self.all.clear()
        self._current.clear()
        self.cleared.emit()

    def follow(self, change: Change) -> None:
        """Rows of the model have moved."""
        if change.action is Action.SET:
            return
        about = [place for place, message in enumerate(self.all) if message.table == change.table]
        self.all[:] = _followed(self.all, change)
        self._current = _followed(self._current, change)
        if about:
            self.renumbered.emit(about[0], about[-1])


def _followed(messages: Sequence[Message], change: Change) -> list[Message]:
    """The messages, with the rows as they are numbered now."""
    rows = iter(change.renumber([message.row for message in messages if message.table == change.table]).tolist())
    return [
        dataclasses.replace(message, row=next(rows)) if message.table == change.table else message
        for message in messages
    ]
