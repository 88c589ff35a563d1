"""RecentList: the recent files with pictures, of which some are pinned to the top. Light to import."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QIcon, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from editor.ui.icons import icon
from editor.ui.thumbnails import PICTURE_SIZE, picture_file

PATH, PINNED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
PIN = 20  # logical pixels of the pin, and
ROOM = 32  # of what is kept free for it
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RecentList(QListWidget):
    """Says what the user wants of files through its signals; does nothing itself."""

    file_wanted = Signal(str)
    pin_wanted = Signal(str, bool)
    removal_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed = QPoint()
        self.setItemDelegate(_PinDelegate(self))
        self.setIconSize(QSize(PICTURE_SIZE, PICTURE_SIZE))
        self.setSpacing(2)
        self.setMouseTracking(True)  # the pin is seen where the mouse is
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Recent files"))
        self.itemActivated.connect(lambda item: self.file_wanted.emit(item.data(PATH)))
        self.itemClicked.connect(self._click)

    def show_files(self, pinned: Sequence[Path], others: Sequence[Path]) -> None:
        """List these files; who is the current one stays it."""
        current = self.currentItem()
        kept = current.data(PATH) if current is not None else None
        self.clear()
        for file in (*pinned, *others):
            self._add(file, is_pinned=file in pinned)
            if str(file) == kept:
                self.setCurrentRow(self.count() - 1)

    def _add(self, file: Path, *, is_pinned: bool) -> None:
        item = QListWidgetItem(f"{file.name}\n{file.parent}")
        item.setData(PATH, str(file))
        item.setData(PINNED, is_pinned)
        item.setToolTip(str(file))
        if is_pinned:
            text = self.tr("{}, pinned").format(item.text())
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        picture = picture_file(file)
        item.setIcon(QIcon(str(picture)) if picture.exists() else icon("model"))
        self.addItem(item)

    # -- mouse and keys --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def _click(self, item: QListWidgetItem) -> None:
        if pin_rect(self.visualItemRect(item)).contains(self._pressed):
            self._pin(item)
        else:
            self.file_wanted.emit(item.data(PATH))

    def _pin(self, item: QListWidgetItem) -> None:
        self.pin_wanted.emit(item.data(PATH), not item.data(PINNED))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if item is not None and event.key() == Qt.Key.Key_Space:
            self._pin(item)
        elif item is not None and event.key() == Qt.Key.Key_Delete:
            row = self.currentRow()
            self.removal_wanted.emit(item.data(PATH))
            self.setCurrentRow(min(row, self.count() - 1))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        item = self.currentItem() if is_by_key else self.itemAt(event.pos())
        if item is None:
            return
        path = item.data(PATH)
        pin = self.tr("Un&pin\tSpace") if item.data(PINNED) else self.tr("&Pin to the top\tSpace")
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Open"), partial(self.file_wanted.emit, path))
        menu.addAction(pin, partial(self.pin_wanted.emit, path, not item.data(PINNED)))
        menu.addAction(self.tr("&Remove from the list\tDel"), partial(self.removal_wanted.emit, path))
        at = self.viewport().mapToGlobal(self.visualItemRect(item).center())
        menu.popup(at if is_by_key else event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """Over a pin the tooltip says what a click does."""
        if event.type() == QEvent.Type.ToolTip:
            item = self.itemAt(event.pos())  # type: ignore[attr-defined]
            if item is not None and pin_rect(self.visualItemRect(item)).contains(event.pos()):  # type: ignore[attr-defined]
                text = self.tr("Unpin (Space)") if item.data(PINNED) else self.tr("Pin to the top (Space)")
                QToolTip.showText(event.globalPos(), text, self)  # type: ignore[attr-defined]
                return True
        return super().viewportEvent(event)


class _PinDelegate(QStyledItemDelegate):
    """Draws the pin at the end of a row: that of a pinned file always, others where the mouse or the keyboard is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        whole = QRect(option.rect)
        option.widget.style().drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        option.rect = whole.adjusted(0, 0, -ROOM, 0)
        super().paint(painter, option, index)
        option.rect = whole
        is_met = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if index.data(PINNED) or is_met:
            icon("pinned" if index.data(PINNED) else "pin").paint(painter, pin_rect(whole))


def pin_rect(row: QRect) -> QRect:
    """Return the rectangle of the pin of a row."""
    return QRect(row.right() - ROOM + (ROOM - PIN) // 2, row.center().y() - PIN // 2, PIN, PIN)
