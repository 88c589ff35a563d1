"""Windows: file types, "Open with" and the Start menu of one user, in the registry below HKEY_CURRENT_USER.

What was written is noted in the registry too, so that all of it can be removed again, also by a later version. Values
that somebody changed since stay, and so do keys in which there is something else.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from editor.desktop.launcher import WINDOW_PROGRAM, Launcher, window_launcher
from editor.desktop.shell import APP_ID
from editor.resources import resource

if sys.platform == "win32":
    import winreg

CLASSES = r"Software\Classes"
CHOSEN = r"Software\Microsoft\Windows\CurrentVersion\Explorer\FileExts\{}\UserChoice"
NOTES = r"Software\Katachi\Desktop"
NOTE = "written"
SHORTCUT = "Katachi.lnk"
# What each kind of file is called, by its extension.
KINDS = {".pmx": "PMX model", ".pmd": "PMD model", ".vmd": "VMD motion", ".vpd": "VPD pose"}
# What Katachi opens, too, but is not the first to be thought of for.
ALSO_OPENED = (".glb", ".gltf", ".obj", ".vrm")


class Registry(Protocol):
    """As much of the Windows registry as Katachi needs.

    Keys are paths below HKEY_CURRENT_USER. Values are texts, and the one without a name is the key's default.
    """

    def has_key(self, key: str) -> bool: ...

    def create_key(self, key: str) -> None:
        """Create a key whose parent is there."""
        ...

    def delete_key(self, key: str) -> None:
        """Delete a key without subkeys."""
        ...

    def keys(self, key: str) -> list[str]:
        """The names of the subkeys."""
        ...

    def values(self, key: str) -> dict[str, Any]:
        """All values by name; none of a key that is not there."""
        ...

    def set_value(self, key: str, name: str, value: str) -> None: ...

    def delete_value(self, key: str, name: str) -> None: ...

    def default_of_all(self, name: str) -> str:
        """Return the default of a key in the classes of all users and of this one together; "" for nothing."""
        ...


if sys.platform == "win32":

    def _all_of(key: str, enumerate_one: Any) -> Iterator[Any]:
        """Iterate over the results of an enumerating function of winreg for a key."""
        try:
            opened = winreg.OpenKey(winreg.HKEY_CURRENT_USER, key)
        except FileNotFoundError:
            return
        with opened:
            for number in range(sum(winreg.QueryInfoKey(opened)[:2])):
                try:
                    yield enumerate_one(opened, number)
                except OSError:  # there are no more
                    return


class UserRegistry:
    """That of the user who is signed in."""

    if sys.platform == "win32":

        def has_key(self, key: str) -> bool:
            try:
                winreg.CloseKey(winreg.OpenKey(winreg.HKEY_CURRENT_USER, key))
            except FileNotFoundError:
                return False
            return True

        def create_key(self, key: str) -> None:
            winreg.CloseKey(winreg.CreateKey(winreg.HKEY_CURRENT_USER, key))

        def delete_key(self, key: str) -> None:
            winreg.DeleteKey(winreg.HKEY_CURRENT_USER, key)

        def keys(self, key: str) -> list[str]:
            return list(_all_of(key, winreg.EnumKey))

        def values(self, key: str) -> dict[str, Any]:
            return {name: value for name, value, _ in _all_of(key, winreg.EnumValue)}

        def set_value(self, key: str, name: str, value: str) -> None:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key, 0, winreg.KEY_SET_VALUE) as opened:
                winreg.SetValueEx(opened, name, 0, winreg.REG_SZ, value)

        def delete_value(self, key: str, name: str) -> None:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key, 0, winreg.KEY_SET_VALUE) as opened:
                winreg.DeleteValue(opened, name)

        def default_of_all(self, name: str) -> str:
            try:
                return winreg.QueryValue(winreg.HKEY_CLASSES_ROOT, name)
            except FileNotFoundError:
                return ""


class Shell(Protocol):
    """Functions of the Windows shell for its desktop."""

    def programs_folder(self) -> Path: ...

    def write_shortcut(self, path: Path, launcher: Launcher, icon: Path) -> None: ...

    def notify(self) -> None: ...


class Value(NamedTuple):
    """One value in the registry."""

    key: str
    name: str
    text: str


class _Notes:
    """Record of everything that was written: keys in the order of their creation, values, and a shortcut."""

    def __init__(self, text: str) -> None:
        known = json.loads(text) if text else {}
        self.keys: list[str] = known.get("keys", [])
        self.values = [Value(*value) for value in known.get("values", [])]
        self.shortcut: str = known.get("shortcut", "")

    def text(self) -> str:
        return json.dumps({"keys": self.keys, "values": self.values, "shortcut": self.shortcut}, ensure_ascii=False)


class WindowsDesktop:
    """The user's keys, and the entry in the Start menu."""

    def __init__(self, registry: Registry, shell: Shell) -> None:
        self._registry = registry
        self._shell = shell
        self._notes = _Notes(str(registry.values(NOTES).get(NOTE, "")))

    def install(self) -> list[str]:
        program, icon = window_launcher(), resource("icons", "katachi.ico")
        wanted = [*_of_kinds(program, icon), *_of_program(program, icon), *self._defaults()]
        for former in self._notes.values:
            if former not in wanted:
                self._remove(former)
        changed = [value for value in wanted if not self._has(value)]
        try:
            self._create(NOTES)
            for value in changed:
                self._create(value.key)
                self._registry.set_value(*value)
            changed_files = self._add_shortcut(program, icon)
        finally:
            self._notes.values = [value for value in wanted if self._has(value)]
            self._registry.set_value(NOTES, NOTE, self._notes.text())
        return [*map(_described, changed), *changed_files]

    def uninstall(self) -> list[str]:
        removed = [_described(value) for value in self._notes.values if self._remove(value)]
        shortcut = Path(self._notes.shortcut)
        if self._notes.shortcut and shortcut.is_file():
            shortcut.unlink()
            removed.append(str(shortcut))
        if NOTE in self._registry.values(NOTES):
            self._registry.delete_value(NOTES, NOTE)
        for key in reversed(self._notes.keys):
            if self._registry.has_key(key) and not (self._registry.keys(key) or self._registry.values(key)):
                self._registry.delete_key(key)
        self._notes = _Notes("")
        return removed

    def refresh(self) -> list[str]:
        self._shell.notify()
        return []

    def _defaults(self) -> Iterator[Value]:
        """Katachi as what opens a kind of file, where nothing else does."""
        for extension in KINDS:
            present = self._registry.default_of_all(extension)
            is_free = not present and not self._registry.has_key(CHOSEN.format(extension))
            if is_free or present == _class_of(extension):
                yield Value(rf"{CLASSES}\{extension}", "", _class_of(extension))

    def _add_shortcut(self, program: Launcher, icon: Path) -> list[str]:
        path = self._shell.programs_folder() / SHORTCUT
        is_new = not path.is_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._shell.write_shortcut(path, program, icon)
        self._notes.shortcut = str(path)
        return [str(path)] if is_new else []

    def _has(self, value: Value) -> bool:
        return self._registry.values(value.key).get(value.name) == value.text

    def _remove(self, value: Value) -> bool:
        """Delete a value, unless somebody changed it since."""
        is_ours = self._has(value)
        if is_ours:
            self._registry.delete_value(value.key, value.name)
        return is_ours

    def _create(self, key: str) -> None:
        """Create a key with all above it, and note those that were not there."""
        parts = key.split("\\")
        for path in ("\\".join(parts[: depth + 1]) for depth in range(len(parts))):
            if not self._registry.has_key(path):
                self._registry.create_key(path)
                self._notes.keys.append(path)


def _class_of(extension: str) -> str:
    """The name of the class (ProgID) of a kind of file."""
    return f"Katachi{extension}"


def _of_kinds(program: Launcher, icon: Path) -> Iterator[Value]:
    """Each kind of file, and that Katachi opens it."""
    for extension, label in KINDS.items():
        kind = rf"{CLASSES}\{_class_of(extension)}"
        yield Value(kind, "", label)
        yield Value(kind, "AppUserModelID", APP_ID)
        yield Value(rf"{kind}\DefaultIcon", "", str(icon))
        yield Value(rf"{kind}\shell\open\command", "", _command(program))
        yield Value(rf"{CLASSES}\{extension}\OpenWithProgids", _class_of(extension), "")


def _of_program(program: Launcher, icon: Path) -> Iterator[Value]:
    """The program by its name, for "Open with"; Python has that name where there is no program of our own."""
    if Path(program.program).name.lower() != WINDOW_PROGRAM:
        return
    key = rf"{CLASSES}\Applications\{WINDOW_PROGRAM}"
    yield Value(key, "FriendlyAppName", "Katachi")
    yield Value(rf"{key}\DefaultIcon", "", str(icon))
    yield Value(rf"{key}\shell\open\command", "", _command(program))
    for extension in (*KINDS, *ALSO_OPENED):
        yield Value(rf"{key}\SupportedTypes", extension, "")


def _command(program: Launcher) -> str:
    """The command line that opens a file, as Windows wants it: nothing in a path needs more than quotation marks."""
    return " ".join([f'"{program.program}"', *program.arguments, '"%1"'])


def _described(value: Value) -> str:
    return "HKCU\\" + value.key + (f" [{value.name}]" if value.name else "")
