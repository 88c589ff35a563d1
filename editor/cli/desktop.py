"""Adds Katachi to the desktop of this user, or removes it: install | uninstall. Menu entry, icon, file types."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Protocol

from editor.cli.session import DONE, FAILED, PROBLEMS, fault
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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="install | uninstall")
    for verb, purpose in (("install", "add it, or bring it up to date"), ("uninstall", "take it away again")):
        to = verbs.add_parser(verb, help=purpose)
        to.add_argument(
            "--data",
            type=Path,
            metavar="FOLDER",
            help="Linux: by default one's own, $XDG_DATA_HOME or ~/.local/share; /usr/local/share is for all users",
        )


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    if arguments.data is not None and sys.platform == "win32":
        parser.error("--data is for Linux; on Windows Katachi is added for the user who is signed in")
    desktop = this_desktop(arguments.data)
    if desktop is None:
        fault("desktop: macOS takes menu entry and file types from Katachi.app")
        return FAILED
    try:
        changed = desktop.install() if arguments.verb == "install" else desktop.uninstall()
    except OSError as error:
        fault(f"{error.filename or 'desktop'}: {error.strerror or error}")
        return FAILED
    for name in changed:
        print(name)
    problems = desktop.refresh()
    for problem in problems:
        fault(problem)
    return PROBLEMS if problems else DONE
