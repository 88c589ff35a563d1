"""Settings kept from one run to the next as typed values, the choices in dialogs, and ids that were others once."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from editor.document.program.preferences import Preference, Preferences, declared_preferences
from editor.render.graphics import GraphicsMemory

# The former id of a command, an operation or a check, or name of a preference, and the present one.
RENAMED: Mapping[str, str] = {
    # Keys of settings for options of exporting.
    "export/x/binary": "export/x/is_binary",
    "export/x/emissive": "export/x/writes_emissive",
}
# A command that is no more, and the one that does its work beside its own.
MERGED: Mapping[str, str] = {"pose.undo": "edit.undo", "pose.redo": "edit.redo"}


def present_id(id: str) -> str:
    """Return the present form of an id."""
    return MERGED.get(id, RENAMED.get(id, id))


def every_id(id: str) -> list[str]:
    """An id, and those that it had before."""
    return [id, *(former for former, now in RENAMED.items() if now == id)]


MOST_RECENT = 12

DialogChoice = TypeVar("DialogChoice", bound=Any)  # a dataclass, of which Python has no type


class Settings(QObject):
    """The user's choices. `stored` is where they are kept: the platform's place by default, a file in tests."""

    preferences_changed = Signal()

    def __init__(
        self, stored: QSettings | None = None, parent: QObject | None = None, graphics: GraphicsMemory | None = None
    ) -> None:
        """`graphics` is what is read before Qt is there, and so kept in a file of its own."""
        super().__init__(parent)
        self.stored = stored if stored is not None else QSettings()
        self.graphics = graphics if graphics is not None else GraphicsMemory()
        self._preferences = Preferences(
            **{name: self._stored_value(preference) for name, preference in declared_preferences().items()}
        )
        self.graphics.prefer(self._preferences.graphics.value)

    @property
    def preferences(self) -> Preferences:
        """The present preferences."""
        return self._preferences

    def choose(self, **values: Any) -> None:
        """Change preferences by name, and remember it. ValueError or TypeError for what one cannot be."""
        chosen = {name: declared_preferences()[name].valid(value) for name, value in values.items()}
        for name, value in chosen.items():
            self.stored.setValue(name, value.value if isinstance(value, Enum) else json.dumps(value))
        self._take(dataclasses.replace(self._preferences, **chosen))

    def reset_preferences(self) -> None:
        """Choose everything as it is at first."""
        for preference in declared_preferences():
            for name in every_id(preference):
                self.stored.remove(name)
        self._take(Preferences())

    @property
    def recent_files(self) -> list[Path]:
        """The files last opened or saved, latest first, but for those that are pinned."""
        return self._paths("recent_files")

    @recent_files.setter
    def recent_files(self, paths: list[Path]) -> None:
        self.stored.setValue("recent_files", [str(path) for path in paths[:MOST_RECENT]])

    @property
    def pinned_files(self) -> list[Path]:
        """The files that stay at the top of the recent files, in the order in which they were pinned."""
        return self._paths("pinned_files")

    @pinned_files.setter
    def pinned_files(self, paths: list[Path]) -> None:
        self.stored.setValue("pinned_files", [str(path) for path in paths])

    @property
    def last_session(self) -> str:
        """The documents open when the program ended last: see `document_state`; "" for none."""
        return str(self.stored.value("session/last", ""))

    @last_session.setter
    def last_session(self, text: str) -> None:
        self.stored.setValue("session/last", text)

    @property
    def last_files(self) -> list[Path]:
        """The files that were open when the program ended last."""
        try:
            return [Path(entry["path"]) for entry in json.loads(self.last_session or "[]")]
        except (ValueError, TypeError, KeyError):
            return []

    @property
    def will_reopen(self) -> bool:
        """True if what was open last is opened again at the start."""
        return self._preferences.reopens and bool(self.last_files)

    @property
    def is_tour_taken(self) -> bool:
        """True if the tour of the window was taken, or ended."""
        return bool(self.stored.value("tour/taken", False, type=bool))

    @is_tour_taken.setter
    def is_tour_taken(self, value: bool) -> None:
        self.stored.setValue("tour/taken", value)

    def _paths(self, name: str) -> list[Path]:
        value = self.stored.value(name, [])
        # An INI file keeps a list of one as the one, and an empty list as nothing.
        texts = value if isinstance(value, list) else [value]
        return [Path(text) for text in texts if isinstance(text, str) and text]

    def _take(self, preferences: Preferences) -> None:
        if preferences != self._preferences:
            self._preferences = preferences
            self.graphics.prefer(preferences.graphics.value)
            self.preferences_changed.emit()

    def _stored_value(self, preference: Preference) -> Any:
        """Return the stored value of a preference, or its default where there is none, or none that is valid."""
        kept = (self.stored.value(name, None) for name in every_id(preference.name))
        text = next((value for value in kept if value is not None), None)
        try:
            value = text if isinstance(preference.default, Enum) else json.loads(str(text))
            return preference.valid(value)
        except (TypeError, ValueError, OverflowError):  # anybody may have written in the file
            return preference.default


def stored_choice(stored: QSettings, key: str, default: DialogChoice) -> DialogChoice:
    """Return the choice that was stored last, with the values of `default` for those that cannot be read."""
    try:
        found = json.loads(str(stored.value(key, "{}")))
    except ValueError:
        return default
    names = {known.name: type(getattr(default, known.name)) for known in dataclasses.fields(default)}
    values = found if isinstance(found, dict) else {}
    fitting = {name: value for name, value in values.items() if name in names and type(value) is names[name]}
    choice: DialogChoice = type(default)(**{**dataclasses.asdict(default), **fitting})
    return choice


def store_choice(stored: QSettings, key: str, choice: Any) -> None:
    stored.setValue(key, json.dumps(dataclasses.asdict(choice)))
