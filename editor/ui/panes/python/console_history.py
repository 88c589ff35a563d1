"""ConsoleHistory: what was typed into the console, from one run of the program to the next."""

from __future__ import annotations

import json

from PySide6.QtCore import QSettings

KEY = "python/history"
MOST = 200


class ConsoleHistory:
    """Entries, the oldest first, and the index in them; behind the last stands what is being typed.

    All consoles share the entries by the settings.
    """

    def __init__(self, stored: QSettings) -> None:
        self._stored = stored
        self._entries = self._kept()
        self._index = len(self._entries)
        self._draft = ""

    def add(self, entry: str) -> None:
        """Keep an entry as the last one, and no older one that is the same."""
        self._entries = [*(other for other in self._kept() if other != entry), entry][-MOST:]
        self._stored.setValue(KEY, json.dumps(self._entries, ensure_ascii=False))
        self._index = len(self._entries)

    def earlier(self, typed: str) -> str | None:
        """The entry before; None at the first. `typed`: what is there now, which is kept where it is no entry."""
        if self._index == len(self._entries):
            self._entries, self._draft = self._kept(), typed
            self._index = len(self._entries)
        if self._index == 0:
            return None
        self._index -= 1
        return self._entries[self._index]

    def later(self) -> str | None:
        """The entry after, in the end what was being typed; None behind it."""
        if self._index >= len(self._entries):
            return None
        self._index += 1
        return self._entries[self._index] if self._index < len(self._entries) else self._draft

    def _kept(self) -> list[str]:
        try:
            held = json.loads(str(self._stored.value(KEY, "[]")))
            return [str(entry) for entry in held]
        except (ValueError, TypeError):
            return []
