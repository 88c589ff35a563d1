"""Walks: starts the program with a walk beside it, in a home of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from editor.preview.compiling import Kernels
from editor.resources import resource
from tests.conftest import CHECKOUT
from tests.walks.user import User

Walk = Callable[[User], None]


class Program:
    """The program as one user has it: its settings, caches and files stay from one run to the next."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.settings_file = (
            home / "config" / "Katachi" / ("Katachi.ini" if sys.platform == "win32" else "Katachi.conf")
        )
        self.graphics = home / "graphics"

    def draw_fast(self) -> None:
        """Leave views that stand still without anti-aliasing, for which software draws eight pictures."""
        self.settings_file.parent.mkdir(parents=True, exist_ok=True)
        self.settings_file.write_text("[General]\nantialiasing=1\n", "utf-8")

    def run(self, walk: Walk, *files: Path, status: int = 0) -> None:
        """Start it with files, walk, and see it end with this status; AssertionError with what the walk said."""
        picture = self.home / f"{walk.__name__}.png"
        words = [sys.executable, "-m", "tests.walks.program", walk.__module__, walk.__name__, picture, *files]
        environment = os.environ | {
            "HOME": str(self.home),
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_CACHE_HOME": str(self.home / "cache"),
            "KATACHI_HOME": str(self.home),
            "KATACHI_GRAPHICS": str(self.graphics),
            "LANG": "C.UTF-8",
        }
        done = subprocess.run(
            [str(word) for word in words], cwd=CHECKOUT, env=environment, capture_output=True, text=True, timeout=550
        )
        assert done.returncode == status, f"{done.stdout}\n{done.stderr}\nthe screen: {picture}"


@pytest.fixture
def new_program(tmp_path: Path, kernel_cache: Path, compiled_kernels: Kernels) -> Program:
    """The program, in a home without settings, with a copy of the samples in it.

    It need not compile: that takes longer than most walks, and the processor from them.
    """
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen" or not (os.environ.get("DISPLAY") or sys.platform != "linux"):
        pytest.skip("needs a display: Qt's offscreen platform has no OpenGL")
    shutil.copytree(resource("samples"), tmp_path / "samples")
    shutil.copytree(kernel_cache, _cache(tmp_path) / "kernels")
    return Program(tmp_path)


@pytest.fixture
def program(new_program: Program) -> Program:
    """The program of a user who has chosen quick pictures."""
    new_program.draw_fast()
    return new_program


def _cache(home: Path) -> Path:
    """The folder for caches of a program that is started in this home, and has none of an earlier one."""
    if sys.platform != "win32":
        return home / "cache" / "Katachi" / "Katachi"
    # No variable moves the folders of Windows: these are the ones of Qt's test mode.
    locations = QStandardPaths.StandardLocation
    local, roaming = (
        Path(QStandardPaths.writableLocation(location)) / "Katachi"
        for location in (locations.GenericDataLocation, locations.AppDataLocation)
    )
    for folder in (local, roaming):
        shutil.rmtree(folder, ignore_errors=True)
    return local / "Katachi" / "cache"


@pytest.fixture
def sample(new_program: Program) -> Path:
    """The sample model, in a copy that may be written to."""
    return new_program.home / "samples" / "mochi.pmx"
