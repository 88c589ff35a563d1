"""StepsModel: the history of a Document as a list: first how the model was at the start, then each step."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette

from editor.document.document import Document

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NO_INDEX = QModelIndex()


class StepsModel(QAbstractListModel):
    """The place of an entry is the position in the history at which its step has just been done."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = document.history
        self._names = self._present()
        document.history_changed.connect(self._follow)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._names):
            return None
        position = self._history.position
        if role == Role.DisplayRole:
            return self._names[index.row()]
        if role == Role.FontRole:
            font = QFont(QGuiApplication.font())
            font.setBold(index.row() == position)
            font.setItalic(index.row() > position)
            return font
        if role == Role.ForegroundRole and index.row() > position:
            return QGuiApplication.palette().brush(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        if role == Role.ToolTipRole and index.row() > position:
            return self.tr("Undone")
        return None

    def _present(self) -> list[str]:
        return [self.tr("Start"), *(step.name for step in self._history.steps)]

    def _follow(self) -> None:
        """Steps come and go at the end, or are forgotten at the start: what both lists share stays."""
        old, new = self._names, self._present()
        shared = next(
            (view_row for view_row, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]),
            min(len(old), len(new)),
        )
        if shared < len(old):
            self.beginRemoveRows(NO_INDEX, shared, len(old) - 1)
            self._names = new[:shared]
            self.endRemoveRows()
        if shared < len(new):
            self.beginInsertRows(NO_INDEX, shared, len(new) - 1)
            self._names = new
            self.endInsertRows()
        self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
