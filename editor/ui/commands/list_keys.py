"""ListKeys: keys that a set of keys has for something else while a list of rows has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from editor.ui.command import CommandList
from editor.ui.commands.key_sets import LIST_KEYS
from editor.ui.commands.shortcuts import Shortcuts
from editor.ui.list_commands import FilteredList


class ListKeys(QObject):
    """Looks at keys of the window before its shortcuts do. What the user gave a key to has it everywhere."""

    def __init__(self, commands: CommandList, shortcuts: Shortcuts, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._shortcuts = shortcuts
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        id = self._id(QKeySequence(event.keyCombination()).toString())
        if not id or event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._commands[id].trigger()
        return True

    def _id(self, key: str) -> str:
        """The command that a key is for in the list that has the keyboard; "" for none that can be done."""
        id = LIST_KEYS.get(self._shortcuts.set_name, {}).get(key, "")
        is_given = any(key in keys for keys in self._shortcuts.own.values())
        is_wanted = bool(id) and not is_given and isinstance(QApplication.focusWidget(), FilteredList)
        return id if is_wanted and self._commands[id].isEnabled() else ""
