"""Lets a key typed into an open menu mean its entry, though tools of the window are on the same letters."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget


class MenuKeys(QObject):
    """Keeps keys from shortcuts while a menu is open.

    Before any shortcut has a key, Qt asks the open menu whether it wants it; menus want arrows and Return only. A key
    that means nothing there goes on to the menu bar, and Qt asks again, up to the window: so both are to be `asked`.
    """

    def __init__(self, asked: Iterable[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        for widget in asked:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        leads_to_menus = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if leads_to_menus or not isinstance(QApplication.activePopupWidget(), QMenu):
            return False
        event.accept()
        return True
