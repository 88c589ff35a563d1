"""The scene of the next action: the window, the files that may be opened, and the generator that decides."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.window.main_window import MainWindow
from editor.ui.window.workbench import Workbench
from tests.benchmarks.monkey import screen

Steps = list[list[Any]]  # verbs of `hand`, each with its arguments

MODELS = (".pmx", ".pmd")


class Scene:
    """What is there now. `home` has the files in its folder `models`; others go to `out`."""

    def __init__(self, rng: random.Random, home: Path) -> None:
        self.rng = rng
        self.home = home
        self.window: MainWindow | None = screen.main_window()

    @property
    def session(self) -> Session | None:
        return self.window.session if self.window is not None else None

    @property
    def bench(self) -> Workbench | None:
        return self.window.workbench if self.window is not None else None

    @property
    def documents(self) -> list[Document]:
        return self.session.documents if self.session is not None else []

    def files(self, extensions: Sequence[str]) -> list[str]:
        """The files of the home with these extensions, as the steps of an action name them."""
        found = (file for folder in ("models", "out") for file in sorted((self.home / folder).rglob("*")))
        return [str(file.relative_to(self.home)) for file in found if file.suffix.lower() in extensions]

    def paths_to(self, prefix: str) -> list[list[str]]:
        """What leads to each entry of the menu bar whose name begins so."""
        if self.window is None:
            return []
        return [list(path) for path in screen.paths(self.window.menuBar()) if path[-1].startswith(prefix)]

    def path_to(self, name: str) -> list[str]:
        """What leads to the entry of a command in the menu bar; empty where there is none."""
        return next((path for path in self.paths_to(name) if path[-1] == name), [])
