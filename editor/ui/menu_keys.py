"""Lets a letter typed into an open menu mean its entry, though tools of the model view are on the same letters."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu


class MenuKeys(QObject):
    """Qt asks an open menu whether it wants a key before any shortcut has it; menus want arrows and Return only."""

    def __init__(self, menus: Iterable[QMenu], parent: QObject) -> None:
        super().__init__(parent)
        for menu in menus:
            menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() or not event.text().isalpha():
            return False
        event.accept()
        return True
