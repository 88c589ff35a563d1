"""MessageLog: what there is to tell about a document: warnings of its file, losses, what physics cannot do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from editor.messages import Level, Message
from editor.model.changes import Action, Change


class MessageLog(QObject):
    """A list of messages. They follow their rows when these move, and stay without a row when it goes."""

    about_to_add = Signal(int)  # how many, at the end
    added = Signal()
    about_to_settle = Signal(int)  # which is going to be taken out
    settled = Signal()
    about_to_clear = Signal()
    cleared = Signal()
    renumbered = Signal(int, int)  # the first and the last message whose row is another

    def __init__(self, warnings: Iterable[Message], parent: QObject | None = None) -> None:
        """`warnings`: of the reader of the file."""
        super().__init__(parent)
        self.all = list(warnings)

    def add(self, *messages: Message) -> None:
        if messages:
            self.about_to_add.emit(len(messages))
            self.all.extend(messages)
            self.added.emit()

    def settle(self, message: Message) -> None:
        """Take out what was told of how things are, and are no longer, in whichever row that is now."""
        for place in reversed(range(len(self.all))):
            if (self.all[place].text, self.all[place].table) == (message.text, message.table):
                self.about_to_settle.emit(place)
                del self.all[place]
                self.settled.emit()

    def count(self, level: Level) -> int:
        """Return the number of messages of a level."""
        return sum(message.level is level for message in self.all)

    def clear(self) -> None:
        self.about_to_clear.emit()
        self.all.clear()
        self.cleared.emit()

    def follow(self, change: Change) -> None:
        """Rows of the model have moved."""
        if change.action is Action.SET:
            return
        about = [place for place, message in enumerate(self.all) if message.table == change.table]
        self.all[:] = _followed(self.all, change)
        if about:
            self.renumbered.emit(about[0], about[-1])


def _followed(messages: Sequence[Message], change: Change) -> list[Message]:
    """The messages, with the rows as they are numbered now."""
    rows = iter(change.renumber([message.row for message in messages if message.table == change.table]).tolist())
    return [
        dataclasses.replace(message, row=next(rows)) if message.table == change.table else message
        for message in messages
    ]
