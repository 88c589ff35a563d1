"""MessageList: what there is to tell about a document, as a table: the message, and which row it is about."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QStyle

from editor.document.document import Document
from editor.formats.nouns import noun
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.preview.physics.bodies import Warnings
from editor.ui.display import record_title, said, section_title

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Sign = QStyle.StandardPixmap

TEXT, PLACE = range(2)
NO_INDEX = QModelIndex()


class Level(Enum):
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


_LABELS: dict[Level, Any] = {
    Level.INFO: QT_TRANSLATE_NOOP("MessageList", "Note"),
    Level.WARNING: QT_TRANSLATE_NOOP("MessageList", "Warning"),
    Level.ERROR: QT_TRANSLATE_NOOP("MessageList", "Error"),
}
_SIGNS = {
    Level.INFO: Sign.SP_MessageBoxInformation,
    Level.WARNING: Sign.SP_MessageBoxWarning,
    Level.ERROR: Sign.SP_MessageBoxCritical,
}


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


def warning_messages(warnings: Warnings) -> list[Message]:
    """What physics has to say against rows of a model."""
    return [Message(Level.WARNING, text, table, row) for table, row, text in warnings]


class MessageList(QAbstractTableModel):
    """Messages follow their rows when these move, and stay without a row when it goes."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.messages: list[Message] = []
        self._icons: dict[Level, QIcon] = {level: QApplication.style().standardIcon(_SIGNS[level]) for level in Level}
        document.changed.connect(self._follow)

    def add(self, *messages: Message) -> None:
        if messages:
            count = len(self.messages)
            self.beginInsertRows(NO_INDEX, count, count + len(messages) - 1)
            self.messages.extend(messages)
            self.endInsertRows()

    def show_current(self, messages: Sequence[Message]) -> None:
        """Let these be the current messages: those that are there stay where they are, others come and go."""
        for place in reversed(range(len(self.messages))):
            if self.messages[place].is_current and self.messages[place] not in messages:
                self.beginRemoveRows(NO_INDEX, place, place)
                del self.messages[place]
                self.endRemoveRows()
        self.add(*(message for message in messages if message not in self.messages))

    def count(self, level: Level) -> int:
        """How many messages there are of a level."""
        return sum(message.level is level for message in self.messages)

    def clear(self) -> None:
        self.beginResetModel()
        self.messages.clear()
        self.endResetModel()

    def line(self, message: Message) -> str:
        """A message as one line of text."""
        label = QCoreApplication.translate("MessageList", _LABELS[message.level])
        return ": ".join(filter(None, (label, self._place(message), said(message.text))))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.messages)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return self.tr("Message") if section == TEXT else self.tr("Where")
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        message = self.messages[index.row()]
        if role == Role.ToolTipRole:
            return self.line(message)
        if index.column() == PLACE:
            return self._place(message) if role == Role.DisplayRole else None
        if role == Role.AccessibleTextRole:
            return self.line(message)
        if role == Role.DecorationRole:
            return self._icons[message.level]
        return said(message.text) if role == Role.DisplayRole else None

    def _place(self, message: Message) -> str:
        model = self._document.model
        if message.table not in model.tables:
            return said(noun(message.table))
        title = section_title(message.table)
        if not 0 <= message.row < len(model.tables[message.table]):
            return title
        return f"{title} {record_title(model, message.table, message.row)}"

    def _follow(self, change: Change) -> None:
        if change.action is Action.SET:
            return
        about = [place for place, message in enumerate(self.messages) if message.table == change.table]
        rows = change.renumber([self.messages[place].row for place in about]).tolist()
        for place, row in zip(about, rows, strict=True):
            self.messages[place] = dataclasses.replace(self.messages[place], row=row)
        if about:
            self.dataChanged.emit(self.index(about[0], TEXT), self.index(about[-1], PLACE))
