"""FieldDelegate: opens a field's editor in a cell, takes what it did, and closes it when it is left."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from editor.model.fields import Kind
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.cells import placed
from editor.ui.models.field_table import FieldTableModel

Index = QModelIndex | QPersistentModelIndex
Hint = QStyledItemDelegate.EndEditHint

PICKED = (Kind.CHOICE, Kind.REFERENCE)  # one pick is the whole edit
HINTS = {Qt.Key.Key_Tab: Hint.EditNextItem, Qt.Key.Key_Backtab: Hint.EditPreviousItem}


class FieldDelegate(QStyledItemDelegate):
    """What an editor did goes through the model, to the cell's row or to all selected ones.

    Editors consist of several widgets, of which Qt knows nothing: their keys and their focus are watched here.
    """

    def __init__(self, model: FieldTableModel, view: QTableView) -> None:
        super().__init__(view)
        self._model = model
        self._open: QWidget | None = None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = self._model.fields[index.column()]
        editor = editor_for(field, self._model.document, parent, in_cell=True)
        cell = QPersistentModelIndex(index)
        editor.edited.connect(lambda: self._revise(editor, cell))
        editor.gesture_ended.connect(lambda keep: self._revise(editor, cell) if keep else None)
        for part in editor.findChildren(QWidget):
            part.installEventFilter(self)
        self._open = editor
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        if editor is self._open:
            self._open = None
        super().destroyEditor(editor, index)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        cast(FieldEditor, editor).set_value(self._model.value(index.row(), index.column()))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        cast(FieldEditor, editor).finish()  # `edited` says what was typed, if it is anything new

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        bounds = cast(QWidget, editor.parentWidget()).rect()
        editor.setGeometry(placed(cast(FieldEditor, editor), option.rect, bounds))

    def _revise(self, editor: FieldEditor, cell: QPersistentModelIndex) -> None:
        if not cell.isValid():
            return
        self._model.revise(cell.row(), cell.column(), editor.revision)
        if editor.field.kind in PICKED and editor.field.size == 1:
            QTimer.singleShot(0, self, lambda: self._close(editor))

    # -- the widgets of an editor -------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        editor = _editor_around(watched)
        if editor is watched:
            return super().eventFilter(watched, event)
        if editor is None or editor is not self._open:
            return False  # it is being closed
        if event.type() == QEvent.Type.FocusOut:
            QTimer.singleShot(0, self, lambda: self._close_if_left(editor))
        elif event.type() == QEvent.Type.KeyPress:
            return self._takes_key(editor, watched, Qt.Key(cast(QKeyEvent, event).key()))
        return False

    def _takes_key(self, editor: FieldEditor, watched: QObject, key: Qt.Key) -> bool:
        """Escape takes back, Tab goes on to the next cell after the last widget of the editor."""
        if key == Qt.Key.Key_Escape:
            editor.discard()
            self.closeEditor.emit(editor, Hint.RevertModelCache)
            return True
        stops = [part for part in editor.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        end = {Qt.Key.Key_Tab: -1, Qt.Key.Key_Backtab: 0}.get(key)
        if end is None or stops[end] is not watched:
            return False
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, HINTS[key])
        return True

    def _close_if_left(self, editor: FieldEditor) -> None:
        if editor is not self._open:
            return
        focused = QApplication.focusWidget()
        if _editor_around(focused) is editor or QApplication.activePopupWidget() is not None:
            return
        if focused is not None and focused.window() is not editor.window():
            return  # a dialog of the editor
        self._close(editor)

    def _close(self, editor: FieldEditor) -> None:
        if editor is self._open:  # or else Qt has closed it already
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, Hint.NoHint)


def _editor_around(widget: QObject | None) -> FieldEditor | None:
    while widget is not None and not isinstance(widget, FieldEditor):
        widget = widget.parent()
    return widget
