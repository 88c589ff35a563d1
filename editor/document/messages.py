"""Messages: what there is to tell about a document: warnings of its file, losses, what physics cannot do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from editor.formats import LoadWarning
from editor.model.changes import Action, Change
from editor.model.fields import NONE


class Level(Enum):
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Message:
    """`row` of `table`; NONE and "" where it is about no row, or no table.

    `is_current`: it goes when it is true no longer, as what there is to say against the model as it is.
    """

    level: Level
    text: str
    table: str = ""
    row: int = NONE
    is_current: bool = False


class Messages(QObject):
    """A list of messages. They follow their rows when these move, and stay without a row when it goes."""

    about_to_add = Signal(int)  # how many, at the end
    added = Signal()
    about_to_remove = Signal(int)  # the number of one message
    removed = Signal()
    about_to_clear = Signal()
    cleared = Signal()
    renumbered = Signal(int, int)  # the first and the last message whose row is another

    def __init__(self, warnings: Iterable[LoadWarning], parent: QObject | None = None) -> None:
        """`warnings`: of the reader of the file."""
        super().__init__(parent)
        self.all = [Message(Level.WARNING, warning.text, warning.table, warning.row) for warning in warnings]

    def add(self, *messages: Message) -> None:
        if messages:
            self.about_to_add.emit(len(messages))
            self.all.extend(messages)
            self.added.emit()

    def set_current(self, messages: Sequence[Message]) -> None:
        """Let these be the current messages: those that are there stay where they are, others come and go."""
        for place in reversed(range(len(self.all))):
            if self.all[place].is_current and self.all[place] not in messages:
                self.about_to_remove.emit(place)
                del self.all[place]
                self.removed.emit()
        self.add(*(message for message in messages if message not in self.all))

    def count(self, level: Level) -> int:
        """How many messages there are of a level."""
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
        rows = change.renumber([self.all[place].row for place in about]).tolist()
        for place, row in zip(about, rows, strict=True):
            self.all[place] = dataclasses.replace(self.all[place], row=row)
        if about:
            self.renumbered.emit(about[0], about[-1])
