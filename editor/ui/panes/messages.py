"""MessagesPane: the warnings of the load and what was told later; a double click goes to the row it is about."""

from __future__ import annotations

from collections.abc import Collection
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


class MessageList(QAbstractTableModel):
    """The messages of a document, a row each."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._icons = {level: icon(name) for level, name in _SIGNS.items()}
        messages = document.messages
        messages.about_to_add.connect(self._about_to_add)
        messages.added.connect(self._added)
        messages.about_to_settle.connect(self._about_to_settle)
        messages.settled.connect(self._settled)
        messages.about_to_clear.connect(self._about_to_clear)
        messages.cleared.connect(self._cleared)
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
            return self._row_text(message) if role == Role.DisplayRole else None
        if role == Role.AccessibleTextRole:
            return self.line(message)
        if role == Role.DecorationRole:
            return self._icons[message.level]
        return translated(message.text) if role == Role.DisplayRole else None

    def _row_text(self, message: Message) -> str:
        model = self._document.model
        if message.table not in model.tables:
            return translated(noun(message.table))
        if not 0 <= message.row < len(model.tables[message.table]):
            return section_title(message.table)
        return f"{row_noun(message.table)} {record_title(model, message.table, message.row)}"

    def _about_to_add(self, count: int) -> None:
        self.beginInsertRows(NO_INDEX, len(self.messages), len(self.messages) + count - 1)

    def _added(self) -> None:
        self.endInsertRows()

    def _about_to_settle(self, row: int) -> None:
        self.beginRemoveRows(NO_INDEX, row, row)

    def _settled(self) -> None:
        self.endRemoveRows()

    def _about_to_clear(self) -> None:
        self.beginResetModel()

    def _cleared(self) -> None:
        self.endResetModel()

    def _renumbered(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, TEXT), self.index(last, PLACE))


class MessagesPane(QWidget, ListCommands):
    """A list of messages, with buttons to copy them all and to clear the list."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.model = MessageList(document, self)
        self.list = QTreeView()
        self._count = QLabel()
        self._copy = QPushButton(self.tr("Copy all"))
        self._clear = QPushButton(self.tr("Clear"))
        self._arrange()
        self._copy.clicked.connect(self.copy)
        self._clear.clicked.connect(self.model.clear)
        self.list.activated.connect(self._jump)
        for signal in (self.model.rowsInserted, self.model.rowsRemoved, self.model.modelReset):
            signal.connect(self._show_count)
        self.model.rowsInserted.connect(self.list.scrollToBottom)
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
        self.list.setRootIsDecorated(False)
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

    def _show_count(self) -> None:
        count = self.model.rowCount()
        self._count.setText(
            self.tr("Messages: {count}").format(count=count_text(count)) if count else self.tr("No messages")
        )
        self._copy.setEnabled(count > 0)
        self._clear.setEnabled(count > 0)

    def _jump(self, index: QModelIndex) -> None:
        message = self.model.messages[index.row()]
        if message.table and message.row != NONE:
            self.document.selection.go_to(message.table, message.row)
            self.services.frame_rows(message.table, [message.row])
