"""What the program remembers from one run to the next, as typed values. Keeps nothing itself: QSettings does."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

from PySide6.QtCore import QSettings

MOST_RECENT = 12
MOST_MINUTES = 24 * 60.0


class Settings:
    """The user's choices. `stored` is where they are kept: the platform's place by default, a file in tests."""

    def __init__(self, stored: QSettings | None = None) -> None:
        self.stored = stored if stored is not None else QSettings()

    @property
    def language(self) -> str:
        """A language code such as "ja"; empty to follow the system."""
        return str(self.stored.value("language", "") or "")

    @language.setter
    def language(self, code: str) -> None:
        self.stored.setValue("language", code)

    @property
    def keeps_backup(self) -> bool:
        """Whether saving keeps the file that it replaces."""
        return bool(self.stored.value("backup", True, bool))

    @keeps_backup.setter
    def keeps_backup(self, keeps: bool) -> None:
        self.stored.setValue("backup", keeps)

    @property
    def autosave_minutes(self) -> float:
        """Minutes between autosaves, parts of them too; 0 for none."""
        return min(max(0.0, _number(self.stored.value("autosave_minutes", 5), 5.0)), MOST_MINUTES)

    @autosave_minutes.setter
    def autosave_minutes(self, minutes: float) -> None:
        self.stored.setValue("autosave_minutes", minutes)

    @property
    def recent_files(self) -> list[Path]:
        """The files last opened or saved, latest first."""
        value = self.stored.value("recent_files", [])
        # An INI file keeps a list of one as the one, and an empty list as nothing.
        texts = value if isinstance(value, list) else [value]
        return [Path(text) for text in texts if isinstance(text, str) and text]

    @recent_files.setter
    def recent_files(self, paths: list[Path]) -> None:
        self.stored.setValue("recent_files", [str(path) for path in paths[:MOST_RECENT]])


def _number(value: object, default: float) -> float:
    """A number out of what a settings file holds, which anybody may have written."""
    try:
        number = float(str(value))
    except ValueError:
        return default
    return number if isfinite(number) else default
