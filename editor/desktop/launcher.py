"""Finds the program that starts Katachi from anywhere."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

WINDOW_PROGRAM = "katachiw.exe"


class Launcher(NamedTuple):
    """A program, and the arguments that come before those of Katachi."""

    program: str
    arguments: tuple[str, ...] = ()


def launcher() -> Launcher:
    """The bundle itself, or this Python with Katachi."""
    return Launcher(sys.executable) if getattr(sys, "frozen", False) else Launcher(sys.executable, ("-m", "editor"))


def window_launcher() -> Launcher:
    """On Windows: what opens the window without a console, `katachiw` wherever it is installed."""
    here = Path(sys.executable).parent
    for folder in (here, Path(sysconfig.get_path("scripts"))):
        if (folder / WINDOW_PROGRAM).is_file():
            return Launcher(str(folder / WINDOW_PROGRAM))
    general = launcher()
    if general.arguments and (here / "pythonw.exe").is_file():
        return general._replace(program=str(here / "pythonw.exe"))
    return general
