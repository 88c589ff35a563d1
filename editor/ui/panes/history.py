"""HistoryPane: the steps that were done and those that can be redone, as a list; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.ui.list_commands import ListCommands
from editor.ui.models.steps import StepsModel


class HistoryPane(QWidget, ListCommands):
    """The list, and how much of the history's memory is used below it. Steps are not rows: no command is for them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.model = StepsModel(document, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.clicked.connect(self._go_to)
        self.list.activated.connect(self._go_to)
        self._memory = QLabel()
        self._memory.setContentsMargins(4, 0, 4, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.list)
        layout.addWidget(self._memory)
        self.setFocusProxy(self.list)
        document.history_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        position = self.model.index(self.document.history.position)
        self.list.setCurrentIndex(position)
        self.list.scrollTo(position)
        history = self.document.history
        text = self.tr("Memory: {used} of {budget}")
        self._memory.setText(text.format(used=self._size(history.nbytes), budget=self._size(history.budget)))

    def _size(self, size: int) -> str:
        return self.locale().formattedDataSize(size, 1)

    def _go_to(self, index: QModelIndex) -> None:
        if index.row() != self.document.history.position:
            self.document.go_to(index.row())
