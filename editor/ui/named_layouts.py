"""NamedLayouts: where panes stand, remembered under names that the user gave, in all modes."""

from __future__ import annotations

import json

from PySide6.QtCore import QObject, QSettings, Signal

LAYOUTS, CURRENT = "layouts/all", "layouts/current"

PaneStates = dict[str, str]  # texts by what they are of, which is for `Layout` to know


class NamedLayouts(QObject):
    """Kept in the settings; `current` is the one that was last switched to, or saved, "" for none."""

    changed = Signal()

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self._all = _valid(stored.value(LAYOUTS, "{}"))
        current = str(stored.value(CURRENT, ""))
        self.current = current if current in self._all else ""

    @property
    def names(self) -> list[str]:
        """In the order of saving."""
        return list(self._all)

    def __getitem__(self, name: str) -> PaneStates:
        return self._all[name]

    def save(self, name: str, states: PaneStates) -> None:
        """Remember states under a name, in the place of what has it."""
        self._all[name] = states
        self.choose(name)

    def choose(self, name: str) -> None:
        """Make a layout the current one; "" for none."""
        self.current = name
        self._store()

    def rename(self, old: str, new: str) -> None:
        """Give a layout another name, at the same place; ValueError for one that another layout has."""
        if new != old and new in self._all:
            raise ValueError(new)
        self._all = {new if name == old else name: states for name, states in self._all.items()}
        self.current = new if self.current == old else self.current
        self._store()

    def forget(self, name: str) -> None:
        """Remember a layout no longer; panes stay where they are."""
        del self._all[name]
        self.current = "" if self.current == name else self.current
        self._store()

    def _store(self) -> None:
        self._stored.setValue(LAYOUTS, json.dumps(self._all))
        self._stored.setValue(CURRENT, self.current)
        self.changed.emit()


def _valid(text: object) -> dict[str, PaneStates]:
    """Return the stored layouts, as far as they are valid: anybody may have written in the file."""
    try:
        found = json.loads(str(text))
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: states for name, states in found.items() if isinstance(states, dict) and _are_texts(states)}


def _are_texts(states: dict[str, object]) -> bool:
    return all(isinstance(value, str) for value in states.values())
