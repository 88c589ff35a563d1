"""DisabledKeys: has keys find commands as they are now, and says in the status line why a key does nothing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from editor.document.connections import connect
from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.services import WindowServices


class DisabledKeys(QObject):
    """Follows the keys that come to the window because nothing in it took them, and to what `follow` is given."""

    def __init__(self, commands: CommandList, services: WindowServices, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._commands = commands
        window.installEventFilter(self)

    def follow(self, dock: QDockWidget) -> None:
        """Have the window's keys find commands as they are now in a dock, too, while it floats."""
        connect(dock.topLevelChanged, self, partial(self._follow, dock))
        self._follow(dock, dock.isFloating())

    def _follow(self, dock: QDockWidget, is_window: bool) -> None:
        dock.removeEventFilter(self)
        if is_window:
            dock.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            self._commands.renew_of_key(QKeySequence(event.keyCombination()))
        elif event.type() == QEvent.Type.KeyPress and not isinstance(watched, QDockWidget):
            assert isinstance(event, QKeyEvent)
            reasons = self._reasons(QKeySequence(event.keyCombination()))
            if reasons:
                self._services.show_status(" · ".join(reasons))
        return super().eventFilter(watched, event)

    def _reasons(self, key: QKeySequence) -> list[str]:
        """Return why each command that has the key here cannot run, with its name."""
        actions = [self._commands[id] for id in self._commands if key in self._commands.keys(id)]
        dead = [
            action for action in actions if key in action.shortcuts() and not action.isEnabled() and _works_here(action)
        ]
        found = {plain(action.text()): self._commands.reason(action.objectName()) for action in dead}
        return [f"{text}: {reason}" for text, reason in found.items() if reason]


def _works_here(action: QAction) -> bool:
    """Return whether the keys of an action, if it were enabled, would reach it from the widget with the focus."""
    if action.shortcutContext() == Qt.ShortcutContext.WindowShortcut:
        return True
    focused = QApplication.focusWidget()
    places = (place for place in action.associatedObjects() if isinstance(place, QWidget))
    return focused is not None and any(place is focused or place.isAncestorOf(focused) for place in places)
