"""Registry: as much of the Windows registry as Katachi needs, and the real one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Protocol

if sys.platform == "win32":
    import winreg


class Registry(Protocol):
    """Keys are paths below HKEY_CURRENT_USER. Values are texts, and the one without a name is the key's default."""

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
