"""MenuRoles: has macOS move to its own menu only what belongs there.

Qt would guess it by the text, and take a file named "settings" for the preferences.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionEvent
from PySide6.QtWidgets import QMenu


class MenuRoles(QObject):
    """Watches menus: whatever is put into them without a role gets none."""

    def __init__(self, menus: Iterable[QMenu], parent: QObject) -> None:
        super().__init__(parent)
        for menu in menus:
            menu.installEventFilter(self)
            for action in menu.actions():
                _settle(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActionAdded:
            assert isinstance(event, QActionEvent)
            _settle(event.action())
        return False


def _settle(action: QAction) -> None:
    if action.menuRole() == QAction.MenuRole.TextHeuristicRole:
        action.setMenuRole(QAction.MenuRole.NoRole)
