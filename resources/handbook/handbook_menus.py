"""MenuPaths: where each command stands in the menu bar, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QMenu

from editor.ui.action import plain
from editor.ui.commands.window_commands import WindowCommands

Path = tuple[str, ...]  # the titles of menus, from the menu bar on, and the label of a command


class MenuPaths:
    """The first path of each command by its id, and of each menu by its name; `of_menu` has the ids of a top menu."""

    def __init__(self, commands: WindowCommands) -> None:
        self._names = {id(menu): name for name, menu in commands.menus.items()}
        self._paths: dict[str, Path] = {}
        self.of_menu: dict[str, list[str]] = {}
        for menu in commands.menu_bar:
            added = list(self._walk(menu, (plain(menu.title()),)))
            self.of_menu[self._names[id(menu)]] = [name for name in added if name in commands.list]

    def __getitem__(self, name: str) -> Path:
        return self._paths[name]

    def __contains__(self, name: str) -> bool:
        return name in self._paths

    def _walk(self, menu: QMenu, path: Path) -> Iterator[str]:
        """Keep the paths of what stands in a menu, in its order; the ids and names that were not met before."""
        if (name := self._names.get(id(menu))) and name not in self._paths:
            self._paths[name] = path
        for action in menu.actions():
            inner, here = action.menu(), (*path, plain(action.text()))
            if isinstance(inner, QMenu):
                yield from self._walk(inner, here)
            elif (command := action.objectName()) and command not in self._paths:
                self._paths[command] = here
                yield command
