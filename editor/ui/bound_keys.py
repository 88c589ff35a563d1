"""BoundKeys: the keys that commands have now, for texts that name them: tips, reasons, hints, the tour.

The CommandList notes them. Whoever names a key knows the id of its command alone, and needs no window.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

_ID = re.compile(r"\{([a-z0-9-]+\.[a-z0-9-]+)\}")
_OPTIONAL = re.compile(r"\[([^\[\]]*\{[a-z0-9-]+\.[a-z0-9-]+\}[^\[\]]*)\]")


class BoundKeys(QObject):
    """The first key of each command that has one, by id."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._keys: dict[str, QKeySequence | None] = {}

    def note(self, keys: Mapping[str, Sequence[QKeySequence]]) -> None:
        """Take over the keys of some commands; those of others stay."""
        first = {id: next(iter(of_command), None) for id, of_command in keys.items()}
        if any(self._keys.get(id) != key for id, key in first.items()):
            self._keys.update(first)
            self.changed.emit()

    def of(self, id: str) -> str:
        """The key of a command as the system writes it; "" for none."""
        key = self._keys.get(id)
        return key.toString(QKeySequence.SequenceFormat.NativeText) if key is not None else ""


BOUND_KEYS = BoundKeys()


def with_bound_keys(text: str) -> str:
    """The text with the keys of commands in the place of their ids: "Transform mode[ ({mode.toggle})]".

    What is in brackets around an id is left out where one of the commands in it has no key.
    """

    def part(found: re.Match[str]) -> str:
        return found[1] if all(map(BOUND_KEYS.of, _ID.findall(found[1]))) else ""

    return _ID.sub(lambda found: BOUND_KEYS.of(found[1]), _OPTIONAL.sub(part, text))
