"""CellDelegate: opens the editor of a field in the cell of any table, and closes it when it is left.

Editors consist of several widgets, of which Qt's delegates know nothing: their keys and their focus are watched here.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.model.fields import Field, Kind
from editor.ui.editors import editor_for
from editor.ui.editors.field_editor import FieldEditor, editor_around
from editor.ui.editors.revisions import Revision
from editor.ui.item_models import Index
from editor.ui.value_text import error_text

Hint = QStyledItemDelegate.EndEditHint

PICKED = (Kind.CHOICE, Kind.REFERENCE)  # one pick is the whole edit
HINTS = {Qt.Key.Key_Tab: Hint.EditNextItem, Qt.Key.Key_Backtab: Hint.EditPreviousItem}


class CellDelegate(QStyledItemDelegate):
    """Subclasses say what a cell holds and do to it what its editor did."""

    def __init__(self, document: Document, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._document = document
        self._open: QWidget | None = None

    def field(self, index: Index) -> Field:
        """The field of an editable cell."""
        raise NotImplementedError

    def value(self, index: Index) -> Any:
        """The value of a cell as a record holds it."""
        raise NotImplementedError

    def revise(self, index: Index, revision: Revision) -> None:
        """Do to the cell, and to those edited with it, what an editor did. ValueError for what cannot be."""
        raise NotImplementedError

    # -- what Qt asks -------------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = editor_for(self.field(index), self._document, parent, in_cell=True)
        cell = QPersistentModelIndex(index)
        connect(editor.edited, self, lambda: self._edited(editor, cell))
        connect(editor.gesture_ended, self, lambda keep: self._edited(editor, cell) if keep else None)
        for part in editor.findChildren(QWidget):
            part.installEventFilter(self)
        self._open = editor
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        if editor is self._open:
            self._open = None
        super().destroyEditor(editor, index)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, FieldEditor)
        editor.set_value(self.value(index))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, FieldEditor)
        editor.finish()  # `edited` says what was typed, if it is anything new

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        around = editor.parentWidget()
        assert around is not None
        editor.setGeometry(placed(editor, option.rect, around.rect()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        editor = editor_around(watched)
        if editor is watched:
            return super().eventFilter(watched, event)
        if editor is None or editor is not self._open:
            return False  # it is being closed
        if event.type() == QEvent.Type.FocusOut:
            QTimer.singleShot(0, self, lambda: self._close_if_left(editor))
        elif event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._takes_key(editor, watched, Qt.Key(event.key()))
        return False

    # -- the editor that is open --------------------------------------------------------------------------------

    def _edited(self, editor: FieldEditor, cell: QPersistentModelIndex) -> None:
        if not cell.isValid():
            return
        try:
            self.revise(cell, editor.revision)
        except (ValueError, TypeError, OverflowError) as error:
            editor.complain(error_text(error))
            editor.set_value(self.value(cell))
            return
        if editor.field.kind in PICKED and editor.field.size == 1:
            QTimer.singleShot(0, self, lambda: self._close(editor))

    def _takes_key(self, editor: FieldEditor, watched: QObject, key: Qt.Key) -> bool:
        """Escape takes back, Tab goes on to the next cell after the last widget of the editor."""
        if key == Qt.Key.Key_Escape:
            editor.stop(keep=False)
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
        if editor_around(focused) is editor or QApplication.activePopupWidget() is not None:
            return
        if focused is not None and focused.window() is not editor.window():
            return  # a dialog of the editor
        self._close(editor)

    def _close(self, editor: FieldEditor) -> None:
        if editor is self._open:  # or else Qt has closed it already
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, Hint.NoHint)


def placed(editor: QWidget, cell: QRect, bounds: QRect) -> QRect:
    """Where an editor opens in a cell: over it, over others where it needs more room, but within the bounds."""
    wanted = editor.sizeHint().boundedTo(bounds.size()).expandedTo(editor.minimumSizeHint())
    size = cell.size().expandedTo(wanted)
    left = min(cell.left(), bounds.right() + 1 - size.width())
    top = min(cell.top(), bounds.bottom() + 1 - size.height())
    return QRect(QPoint(max(left, bounds.left()), max(top, bounds.top())), size)
