"""HistoryPane: edits and poses that were done and those that can be redone, as a list; a click goes there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSize
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.model.history import Step
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, ListCommands, Role
from editor.ui.tokens import SPACING_S, row_height
from editor.ui.value_text import size_text, translated


class StepsModel(QAbstractListModel):
    """The row of an entry is the position in the history at which its step has just been done.

    Poses, which change nothing in the file, have an icon, and say so.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = document.history
        self._steps = self._present()
        document.history_changed.connect(self._follow)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._steps):
            return None
        position, step = self._history.position, self._steps[index.row()]
        is_pose = step is not None and not step.is_edit
        if role == Role.DisplayRole:
            return self._name(step)
        if role == Role.DecorationRole:
            return icon("pose" if is_pose else "edit") if step is not None else None
        if role == Role.AccessibleTextRole:
            name = self._name(step)
            return self.tr("{step}, a pose").format(step=name) if is_pose else name
        if role == Role.SizeHintRole:
            return QSize(0, row_height(QFontMetrics(QGuiApplication.font())))  # as wide as the list: names end in "…"
        if role == Role.FontRole:
            font = QFont(QGuiApplication.font())
            font.setBold(index.row() == position)
            font.setItalic(index.row() > position)
            return font
        if role == Role.ForegroundRole and index.row() > position:
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == Role.ToolTipRole:
            told = self.tr("Undone") if index.row() > position else self._name(step)
            return "\n".join((told, self.tr("A pose, which changes nothing in the file"))) if is_pose else told
        return None

    def _name(self, step: Step | None) -> str:
        return self.tr("Start") if step is None else translated(step.name)

    def _present(self) -> list[Step | None]:
        return [None, *self._history.steps]

    def _follow(self) -> None:
        """Steps come and go at the end, or are forgotten at the start: what both lists share stays."""
        old, new = self._steps, self._present()
        shared = next(
            (view_row for view_row, pair in enumerate(zip(old, new, strict=False)) if pair[0] is not pair[1]),
            min(len(old), len(new)),
        )
        if shared < len(old):
            self.beginRemoveRows(NO_INDEX, shared, len(old) - 1)
            self._steps = new[:shared]
            self.endRemoveRows()
        if shared < len(new):
            self.beginInsertRows(NO_INDEX, shared, len(new) - 1)
            self._steps = new
            self.endInsertRows()
        self.dataChanged.emit(self.index(0), self.index(len(new) - 1))


class HistoryPane(QWidget, ListCommands):
    """The list, and how much of the history's memory is used below it. Steps are not rows: no command is for them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.model = StepsModel(document, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        side = self.fontMetrics().height()  # as high as an entry
        self.list.setIconSize(QSize(side, side))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.clicked.connect(self._go_to)
        self.list.activated.connect(self._go_to)
        self._memory = QLabel()
        self._memory.setContentsMargins(SPACING_S, 0, SPACING_S, SPACING_S)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING_S)
        layout.addWidget(self.list)
        layout.addWidget(self._memory)
        self.setFocusProxy(self.list)
        document.history_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.list.setCurrentIndex(self.model.index(self.document.history.position))
        history = self.document.history
        text = self.tr("Memory: {used} of {budget}")
        self._memory.setText(text.format(used=size_text(history.nbytes), budget=size_text(history.budget)))

    def _go_to(self, index: QModelIndex) -> None:
        if index.row() != self.document.history.position:
            self.document.go_to(index.row())
