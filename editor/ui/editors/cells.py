"""CellDelegate: opens the editor of a field in the cell of any table, and closes it when it is left.

An edit is for the cell, and with Ctrl for all selected rows: Ctrl+Return, or Ctrl held for a click, a choice or a drag.
Editors consist of several widgets, of which Qt's delegates know nothing: their keys and their focus are watched here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPersistentModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFrame,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.model.fields import Field, Kind
from editor.ui.editors import editor_for
from editor.ui.editors.field_editor import FieldEditor, editor_around
from editor.ui.editors.lines import ENTER
from editor.ui.editors.revisions import Revision, is_mixed, revised_value
from editor.ui.lists import Index
from editor.ui.value_text import count_text, error_text

GAP = 4  # pixels between a cell and the badge beside it


@dataclass(frozen=True, slots=True)
class ComingValues:
    """A revision that waits to be done to a field of some rows."""

    field: Field
    rows: frozenset[int]
    revision: Revision

    def value(self, row: int, field: Field, present: Any) -> Any:
        """The value that a row is going to have; the present one where nothing comes, or what cannot be."""
        if field is not self.field or row not in self.rows:
            return present
        try:
            value = revised_value(field, self.revision, present)
        except (ValueError, TypeError, OverflowError):
            return present
        return present if is_mixed(value) else value


class RowsBadge(QLabel):
    """A label beside a cell that tells in how many rows an edit is going to be done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setFrameShape(QFrame.Shape.Box)
        self.setMargin(GAP)
        self.hide()

    def show_count(self, count: int, cell: QRect) -> None:
        """Stand at the right of a cell of the parent, or at its left where there is no room."""
        self.setText(self.tr("→ {count} rows").format(count=count_text(count)))
        self.resize(self.sizeHint().width(), self.fontMetrics().height() + GAP)
        parent = self.parentWidget()
        assert parent is not None
        around = parent.rect()
        left = cell.right() + GAP
        if left + self.width() > around.right():
            left = max(cell.left() - GAP - self.width(), around.left())
        self.move(QPoint(left, min(cell.top(), around.bottom() - self.height())))
        self.show()
        self.raise_()


Hint = QStyledItemDelegate.EndEditHint

CONTROL = Qt.KeyboardModifier.ControlModifier
PICKED = (Kind.CHOICE, Kind.REFERENCE)  # one pick is the whole edit
RENEWING = (QEvent.Type.KeyRelease, QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.MouseMove)
HINTS = {Qt.Key.Key_Tab: Hint.EditNextItem, Qt.Key.Key_Backtab: Hint.EditPreviousItem}


class CellDelegate(QStyledItemDelegate):
    """Subclasses say what a cell holds and do to it what its editor did."""

    def __init__(self, document: Document, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._document = document
        self._view = view
        self._open: FieldEditor | None = None
        self._cell = QPersistentModelIndex()  # of the open editor
        self._drags_all = False  # Ctrl was held when the number moved
        self._badge: RowsBadge | None = None

    def field(self, index: Index) -> Field:
        """The field of an editable cell."""
        raise NotImplementedError

    def value(self, index: Index) -> Any:
        """The value of a cell as a record holds it."""
        raise NotImplementedError

    def revise(self, index: Index, revision: Revision) -> None:
        """Do to the cell what an editor did. ValueError for what cannot be."""
        raise NotImplementedError

    def count_selected(self, index: Index) -> int:
        """Count the selected rows that have the field; 1 if that of the cell is not one of them."""
        return 1

    def revise_selected(self, index: Index, revision: Revision) -> bool:
        """Do the same to that field of all selected rows; False where the user would rather not."""
        self.revise(index, revision)
        return True

    def show_coming(self, index: Index, revision: Revision | None) -> None:
        """Show what the selected rows would hold after a revision; None: what they hold."""

    # -- what Qt asks -------------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = editor_for(self.field(index), self._document, parent, in_cell=True)
        cell = self._cell = QPersistentModelIndex(index)
        connect(editor.edited, self, lambda: self._edited(editor, cell, editor.is_chosen and _is_ctrl_held()))
        connect(editor.dragging, self, lambda: self._dragged(editor))
        connect(editor.gesture_ended, self, lambda keep: self._gesture_ended(editor, cell, keep))
        for part in editor.findChildren(QWidget):
            part.installEventFilter(self)
        # Also from a dialog, or from another window, the keyboard may go on to something else.
        connect(_application().focusChanged, editor, lambda *_: self._close_soon_if_left(editor))
        self._open = editor
        if (count := self.count_selected(index)) > 1:
            text = self.tr("Return changes this cell, Ctrl+Return all {count} selected rows")
            self._document.hint_changed.emit(text.format(count=count_text(count)))
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        if editor is self._open:
            self.show_all(False)
            self._document.hint_changed.emit("")
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
        editor.setGeometry(editor_rect(editor, option.rect, around.rect()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        editor = editor_around(watched)
        if editor is watched:
            return super().eventFilter(watched, event)
        if editor is None or editor is not self._open:
            return False  # it is being closed
        if _is_control_key(event):
            self.show_all(event.type() == QEvent.Type.KeyPress)
        elif event.type() == QEvent.Type.FocusOut:
            self.show_all(False)
            self._close_soon_if_left(editor)
        elif event.type() in RENEWING and _is_ctrl_held():
            QTimer.singleShot(0, self, lambda: self.show_all(_is_ctrl_held()))
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _is_within(editor, watched):
            return self._takes_key(editor, watched, event)
        return False

    # -- the editor that is open --------------------------------------------------------------------------------

    def _edited(self, editor: FieldEditor, cell: QPersistentModelIndex, in_all: bool) -> None:
        if not cell.isValid():
            return
        try:
            if not in_all or self.count_selected(cell) < 2:
                self.revise(cell, editor.revision)
            elif not self.revise_selected(cell, editor.revision):
                editor.set_value(self.value(cell))
        except (ValueError, TypeError, OverflowError) as error:
            editor.complain(error_text(error))
            editor.set_value(self.value(cell))
            return
        if editor.field.kind in PICKED and editor.field.size == 1:
            QTimer.singleShot(0, self, lambda: self._close(editor))
        elif in_all:
            self.show_all(_is_ctrl_held())

    def _dragged(self, editor: FieldEditor) -> None:
        self._drags_all = _is_ctrl_held()
        self.show_all(self._drags_all)

    def _gesture_ended(self, editor: FieldEditor, cell: QPersistentModelIndex, keep: bool) -> None:
        in_all, self._drags_all = self._drags_all and _is_ctrl_held(), False
        if keep:
            self._edited(editor, cell, in_all)
        self.show_all(False)

    def show_all(self, shown: bool) -> None:
        """Show, or no longer, what the open editor would do to all selected rows, and how many they are."""
        editor, cell = self._open, self._cell
        if editor is not None:
            shown = shown and not _is_asking(editor) and cell.isValid() and self.count_selected(cell) > 1
            editor.takes_same = shown
            self.announce(cell, _coming_revision(editor) if shown else None, editor.geometry() if shown else QRect())

    def announce(self, cell: Index, revision: Revision | None, rect: QRect) -> None:
        """Show what all selected rows would hold after a revision, and beside `rect` how many; null: nothing."""
        count = 0 if rect.isNull() else self.count_selected(cell)
        if count > 1:
            if self._badge is None:
                self._badge = RowsBadge(self._view.viewport())
            self.show_coming(cell, revision)
            self._badge.show_count(count, rect)
        elif self._badge is not None and not self._badge.isHidden():
            self.show_coming(cell, None)
            self._badge.hide()

    def _enter_in_all(self, editor: FieldEditor) -> None:
        """Do what was typed, or give the value that is shown, to all selected rows."""
        try:
            revision = editor.coming()
            self.show_all(False)
            is_done = self.revise_selected(self._cell, revision)
        except (ValueError, TypeError, OverflowError) as error:
            editor.complain(error_text(error))
            return
        if is_done and editor is self._open:
            editor.discard()
            self.closeEditor.emit(editor, Hint.NoHint)

    def _takes_key(self, editor: FieldEditor, watched: QObject, event: QKeyEvent) -> bool:
        """Escape takes back, Ctrl+Return is for all; Tab goes on to the next cell after the last widget in this one."""
        key = Qt.Key(event.key())
        if _is_all_key(event) and self.count_selected(self._cell) > 1:
            self._enter_in_all(editor)
            return True
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

    def _close_soon_if_left(self, editor: FieldEditor) -> None:
        if not _is_asking(editor):  # a dialog gives the keyboard back
            QTimer.singleShot(0, self, lambda: self._close_if_left(editor))

    def _close_if_left(self, editor: FieldEditor) -> None:
        if editor is not self._open or _is_asking(editor):
            return
        focused = QApplication.focusWidget()
        if editor_around(focused) is editor or QApplication.activePopupWidget() is not None:
            return
        if focused is not None and focused.window() is not editor.window() and isinstance(focused.window(), QDialog):
            return  # it may be one of the editor
        self._close(editor)

    def _close(self, editor: FieldEditor) -> None:
        if editor is self._open:  # or else Qt has closed it already
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, Hint.NoHint)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def _is_asking(editor: FieldEditor) -> bool:
    """Tell whether a dialog is before the editor; the keyboard may still be on its way there, and be nobody's."""
    return QApplication.activeModalWidget() not in (None, editor.window())


def _is_ctrl_held() -> bool:
    """Tell whether Ctrl is held now."""
    return bool(QGuiApplication.keyboardModifiers() & CONTROL)


def _is_control_key(event: QEvent) -> bool:
    """Tell whether Ctrl itself goes down or up."""
    kinds = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
    return isinstance(event, QKeyEvent) and event.type() in kinds and event.key() == Qt.Key.Key_Control


def _is_within(editor: FieldEditor, part: QObject) -> bool:
    """Tell whether a part of an editor stands in it, and not in a list that it has opened."""
    return isinstance(part, QWidget) and editor.isAncestorOf(part)


def _is_all_key(event: QKeyEvent) -> bool:
    """Tell whether a key that is pressed is Ctrl+Return."""
    return event.key() in ENTER and bool(event.modifiers() & CONTROL)


def _coming_revision(editor: FieldEditor) -> Revision | None:
    """Give what the editor would do now; None where its text makes no sense."""
    try:
        return editor.coming()
    except ValueError:
        return None


def editor_rect(editor: QWidget, cell: QRect, bounds: QRect) -> QRect:
    """Return the rectangle of a cell's editor: over the cell, larger where it needs more room, within the bounds."""
    wanted = editor.sizeHint().boundedTo(bounds.size()).expandedTo(editor.minimumSizeHint())
    size = cell.size().expandedTo(wanted)
    left = min(cell.left(), bounds.right() + 1 - size.width())
    top = min(cell.top(), bounds.bottom() + 1 - size.height())
    return QRect(QPoint(max(left, bounds.left()), max(top, bounds.top())), size)
