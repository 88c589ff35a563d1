"""Desktop: what each system's module offers, and which of them this system has."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Protocol

from editor.desktop.freedesktop import FreeDesktop
from editor.desktop.shell import WindowsShell
from editor.desktop.windows import UserRegistry, WindowsDesktop


class Desktop(Protocol):
    """Adds Katachi to the menus and file types of one user, or removes it."""

    def install(self) -> list[str]:
        """Add it, or bring it up to date; what was written, a text each. OSError when something cannot be."""
        ...

    def uninstall(self) -> list[str]:
        """Remove what `install` wrote, and nothing else; what was removed. OSError when something cannot be."""
        ...

    def refresh(self) -> list[str]:
        """Have the desktop notice; what went wrong at that."""
        ...


def this_desktop(data: Path | None = None) -> Desktop | None:
    """That of this system, None where there is none; `data` is a folder for it other than the user's own."""
    if sys.platform == "win32":
        return WindowsDesktop(UserRegistry(), WindowsShell())
    if sys.platform == "darwin":
        return None
    return FreeDesktop(data)
