"""DisabledKeys: says in the status line why a key does nothing, where what has the key cannot be done now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from editor.ui.action import plain
from editor.ui.command import CommandList


class DisabledKeys(QObject):
    """Follows the keys that come to the window because nothing in it took them."""

    status_message = Signal(str)

    def __init__(self, commands: CommandList, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            reasons = self._reasons(QKeySequence(event.keyCombination()))
            if reasons:
                self.status_message.emit(" · ".join(reasons))
        return super().eventFilter(watched, event)

    def _reasons(self, key: QKeySequence) -> list[str]:
        """Why each command that has the key here cannot run, with its name."""
        actions = [self._commands[id] for id in self._commands if key in self._commands.keys(id)]
        dead = [
            action for action in actions if key in action.shortcuts() and not action.isEnabled() and _works_here(action)
        ]
        found = {plain(action.text()): self._commands.reason(action.objectName()) for action in dead}
        return [f"{text}: {reason}" for text, reason in found.items() if reason]


def _works_here(action: QAction) -> bool:
    """Whether the keys of an action would reach it, if it could run, from where the keyboard is."""
    if action.shortcutContext() == Qt.ShortcutContext.WindowShortcut:
        return True
    focused = QApplication.focusWidget()
    places = (place for place in action.associatedObjects() if isinstance(place, QWidget))
    return focused is not None and any(place is focused or place.isAncestorOf(focused) for place in places)
