"""A registry in memory and a shell that writes plain files, which stand for those of Windows."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from editor.desktop.launcher import Launcher
from editor.desktop.windows import CLASSES


class FakeRegistry:
    """Keys are found in whatever case they are written; `of_all` are the defaults of classes of all users."""

    def __init__(self) -> None:
        self.all: dict[str, dict[str, Any]] = {"Software": {}, CLASSES: {}}
        self.of_all: dict[str, str] = {}

    def copy(self) -> dict[str, dict[str, Any]]:
        return {key: dict(values) for key, values in self.all.items()}

    def _spelt(self, key: str) -> str:
        return next((other for other in self.all if other.lower() == key.lower()), key)

    def has_key(self, key: str) -> bool:
        return self._spelt(key) in self.all

    def create_key(self, key: str) -> None:
        assert self.has_key(key.rpartition("\\")[0]), f"nothing to create {key} in"
        self.all.setdefault(self._spelt(key), {})

    def delete_key(self, key: str) -> None:
        assert not self.keys(key), f"{key} has subkeys"
        del self.all[self._spelt(key)]

    def keys(self, key: str) -> list[str]:
        before = key.lower() + "\\"
        return [other[len(before) :] for other in self.all if other.lower().startswith(before)]

    def values(self, key: str) -> dict[str, Any]:
        return self.all.get(self._spelt(key), {})

    def set_value(self, key: str, name: str, value: str) -> None:
        self.all[self._spelt(key)][name] = value

    def delete_value(self, key: str, name: str) -> None:
        del self.all[self._spelt(key)][name]

    def default_of_all(self, name: str) -> str:
        return self.values(rf"{CLASSES}\{name}").get("", self.of_all.get(name, ""))


class FakeShell:
    """Notes what it is told."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.notices = 0

    def programs_folder(self) -> Path:
        return self._folder / "Start Menu" / "Programs"

    def write_shortcut(self, path: Path, launcher: Launcher, icon: Path) -> None:
        path.write_text(f"{launcher.program}\n{icon}", "utf-8")

    def notify(self) -> None:
        self.notices += 1


def put_program(folder: Path, monkeypatch: Any) -> Path:
    """Have Python run from a folder with katachiw.exe in it."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "katachiw.exe"
    program.write_bytes(b"")
    monkeypatch.setattr(sys, "executable", str(folder / "python.exe"))
    return program
