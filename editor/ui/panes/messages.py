"""MessagesPane: warnings of the load and what was told later, equal ones folded; a double click goes to their row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.formats.message_texts import noun
from editor.messages import Level, Message
from editor.model.fields import NONE
from editor.ui.icons import icon
from editor.ui.lists import ListCommands
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, record_title, row_noun, section_title, translated

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

TEXT, PLACE = range(2)
NO_INDEX = QModelIndex()


_LABELS: dict[Level, Any] = {
    Level.INFO: QT_TRANSLATE_NOOP("MessageList", "Note"),
    Level.WARNING: QT_TRANSLATE_NOOP("MessageList", "Warning"),
    Level.ERROR: QT_TRANSLATE_NOOP("MessageList", "Error"),
}
_SIGNS = {Level.INFO: "info", Level.WARNING: "warning", Level.ERROR: "error"}


@dataclass(frozen=True, slots=True)
class MessageKey:
    """That by which messages are equal, wherever they belong: level, text, table."""

    level: Level
    text: str
    table: str


class MessageList(QAbstractItemModel):
    """The messages of a document, equal ones as one row with their number, and each of them beneath it.

    The id of an index is 0 for a row of the top level, and else the number of the one that it is beneath, from 1 on.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._icons = {level: icon(name) for level, name in _SIGNS.items()}
        self._groups: dict[MessageKey, list[Message]] = {}
        self._keys: list[MessageKey] = []
        self._regroup()
        messages = document.messages
        for signal in (messages.about_to_add, messages.about_to_settle, messages.about_to_clear):
            signal.connect(self._about_to_change)
        for signal in (messages.added, messages.settled, messages.cleared):
            signal.connect(self._changed)
        messages.renumbered.connect(self._renumbered)

    @property
    def messages(self) -> list[Message]:
        return self._document.messages.all

    def add(self, *messages: Message) -> None:
        self._document.messages.add(*messages)

    def count(self, level: Level) -> int:
        """Return the number of messages of a level."""
        return self._document.messages.count(level)

    def clear(self) -> None:
        self._document.messages.clear()

    def line(self, message: Message) -> str:
        """A message as one line of text."""
        label = QCoreApplication.translate("MessageList", _LABELS[message.level])
        return ": ".join(filter(None, (label, self._row_text(message), translated(message.text))))

    def group(self, index: Index) -> list[Message]:
        """The messages that an index stands for: one, or equal ones."""
        if index.internalId():
            return [self._groups[self._keys[index.internalId() - 1]][index.row()]]
        return self._groups[self._keys[index.row()]]

    def key(self, index: Index) -> MessageKey:
        """That by which the messages of an index are equal."""
        return self._keys[index.internalId() - 1 if index.internalId() else index.row()]

    def index_of(self, key: MessageKey) -> QModelIndex:
        """The index of equal messages; an invalid one where there are none."""
        return self.index(self._keys.index(key), TEXT) if key in self._groups else QModelIndex()

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not (0 <= row < self.rowCount(parent) and 0 <= column <= PLACE):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, TEXT, 0)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self._keys)
        is_leaf = parent.internalId() or parent.column() != TEXT
        count = 0 if is_leaf else len(self.group(parent))
        return count if count > 1 else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return PLACE + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return self.tr("Message") if section == TEXT else self.tr("Where")
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        messages = self.group(index)
        message, count = messages[0], len(messages)
        if role == Role.ToolTipRole:
            return self.line(message) if count == 1 else self._counted(translated(message.text), count)
        if index.column() == PLACE:
            place = self._row_text(message) if count == 1 else self._place_of_all(messages)
            return place if role == Role.DisplayRole else None
        if role == Role.AccessibleTextRole:
            return self._counted(self.line(message), count)
        if role == Role.DecorationRole:
            return self._icons[message.level]
        return self._counted(translated(message.text), count) if role == Role.DisplayRole else None

    def _counted(self, text: str, count: int) -> str:
        return text if count == 1 else self.tr("{text} ({count} times)").format(text=text, count=count_text(count))

    def _place_of_all(self, messages: Sequence[Message]) -> str:
        """The row of equal messages that all are about one, or else their section."""
        rows = {message.row for message in messages}
        return self._row_text(messages[0] if len(rows) == 1 else replace(messages[0], row=NONE))

    def _row_text(self, message: Message) -> str:
        model = self._document.model
        if message.table not in model.tables:
            return translated(noun(message.table))
        if not 0 <= message.row < len(model.tables[message.table]):
            return section_title(message.table)
        return f"{row_noun(message.table)} {record_title(model, message.table, message.row)}"

    def _about_to_change(self, *_: object) -> None:
        self.beginResetModel()

    def _changed(self) -> None:
        self._regroup()
        self.endResetModel()

    def _regroup(self) -> None:
        groups: dict[MessageKey, list[Message]] = defaultdict(list)
        for message in self.messages:
            groups[MessageKey(message.level, str(message.text), message.table)].append(message)
        self._groups, self._keys = dict(groups), list(groups)

    def _renumbered(self, first: int, last: int) -> None:
        """Messages are about rows that have other numbers."""
        self._regroup()
        for number in range(len(self._keys)):
            above = self.index(number, TEXT)
            self.dataChanged.emit(above, self.index(number, PLACE))
            if count := self.rowCount(above):
                self.dataChanged.emit(self.index(0, TEXT, above), self.index(count - 1, PLACE, above))


class MessagesPane(QWidget, ListCommands):
    """A list of messages, with buttons to copy them all and to clear the list."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.model = MessageList(document, self)
        self.list = QTreeView()
        self._open: set[MessageKey] = set()  # those that are told one by one
        self._count = QLabel()
        self._copy = QPushButton(self.tr("Copy all"))
        self._clear = QPushButton(self.tr("Clear"))
        self._arrange()
        self._copy.clicked.connect(self.copy)
        self._clear.clicked.connect(self.model.clear)
        self.list.activated.connect(self._jump)
        self.model.modelAboutToBeReset.connect(self._note_open)
        self.model.modelReset.connect(self._show_anew)
        document.messages.added.connect(self.list.scrollToBottom)
        self._show_count()

    def possible_commands(self) -> Collection[str]:
        return ("copy",) if self.model.messages else ()

    def run_command(self, name: str) -> None:
        self.copy()

    def copy(self) -> None:
        """Put all messages on the clipboard, a line each."""
        QGuiApplication.clipboard().setText("\n".join(map(self.model.line, self.model.messages)))

    def _arrange(self) -> None:
        self.list.setUniformRowHeights(True)
        self.list.setModel(self.model)
        self.list.setExpandsOnDoubleClick(False)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(TEXT, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(PLACE, self.fontMetrics().averageCharWidth() * 36)
        bar = QHBoxLayout()
        bar.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        bar.addWidget(self._count, 1)
        bar.addWidget(self._copy)
        bar.addWidget(self._clear)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING_S)
        layout.addLayout(bar)
        layout.addWidget(self.list)
        self.setFocusProxy(self.list)

    def _note_open(self) -> None:
        """Remember which equal messages are told one by one."""
        indexes = (self.model.index(row, TEXT) for row in range(self.model.rowCount()))
        self._open = {self.model.key(index) for index in indexes if self.list.isExpanded(index)}

    def _show_anew(self) -> None:
        for index in map(self.model.index_of, self._open):
            self.list.setExpanded(index, True)
        self._show_count()

    def _show_count(self) -> None:
        count = len(self.model.messages)
        self.list.setRootIsDecorated(self.model.rowCount() < count)
        self._count.setText(
            self.tr("Messages: {count}").format(count=count_text(count)) if count else self.tr("No messages")
        )
        self._copy.setEnabled(count > 0)
        self._clear.setEnabled(count > 0)

    def _jump(self, index: QModelIndex) -> None:
        """Go to the row of a message; where it stands for several, show them."""
        message, *others = self.model.group(index)
        if others:
            self.list.setExpanded(index.siblingAtColumn(TEXT), not self.list.isExpanded(index.siblingAtColumn(TEXT)))
        elif message.table and message.row != NONE:
            self.document.selection.go_to(message.table, message.row)
            self.services.frame_rows(message.table, [message.row])
