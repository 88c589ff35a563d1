"""MessagesPane: the warnings of the load and what was told later; a double click goes to the row it is about."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QPushButton, QTreeView, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.model.fields import NONE
from editor.ui.lists import ListCommands
from editor.ui.models.message_list import PLACE, TEXT, MessageList
from editor.ui.services import WindowServices
from editor.ui.value_text import count_text


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
        bar.setContentsMargins(4, 0, 4, 0)
        bar.addWidget(self._count, 1)
        bar.addWidget(self._copy)
        bar.addWidget(self._clear)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
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
