"""Keys that a pane keeps for itself while it has the focus, though the main window has a shortcut for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def keeps(event: QEvent, key: QKeySequence.StandardKey) -> bool:
    """Keep `key` from the main window, if `event` is the question whether to; it comes again as a key press then."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride or not event.matches(key):
        return False
    event.accept()
    return True


def keeps_text(event: QEvent) -> bool:
    """Keeps all keys that type something: where typing begins an edit, letters choose no tools."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return False
    if not event.text().isprintable() or not event.text() or event.modifiers() & COMMANDING:
        return False
    event.accept()
    return True
