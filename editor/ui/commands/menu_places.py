"""Tells where commands stand in the menus, and what each is called so that the name says enough by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtWidgets import QMenu

from editor.ui.action import plain
from editor.ui.command import CommandList

INTO = " > "  # from the title of a menu to what is in it


class MenuPlaces:
    """Made when it is needed, of the menus as they are then; a command that is in several is told of in the first."""

    def __init__(self, commands: CommandList, menus: Iterable[QMenu], *, is_lasting: bool = False) -> None:
        """`is_lasting`: whether commands are called as they always are, "Undo" without its step."""
        self._paths: dict[str, tuple[str, ...]] = {}
        self._commands = commands
        for menu in menus:
            self._walk(menu, (plain(menu.title()),))
        for id in commands:
            if pane := commands.pane(id):
                self._paths.setdefault(id, (commands.scope(pane).title,))
        texts = {id: plain(commands.lasting_text(id) if is_lasting else commands[id].text()) for id in commands}
        short = {id: INTO.join((*self._path_of_name(id), text)) for id, text in texts.items()}
        counts = Counter(short.values())
        self._names = {
            id: name if counts[name] == 1 else INTO.join((*self.path(id), texts[id])) for id, name in short.items()
        }

    @property
    def ids(self) -> list[str]:
        """The commands that are in menus, in their order there."""
        return list(self._paths)

    def path(self, id: str) -> tuple[str, ...]:
        """The titles of the menus, and of the part of one, that lead to a command; () where it is in none."""
        return self._paths.get(id, ())

    def name(self, id: str) -> str:
        """Return a command's name: "Save", "Compare with > A file"; its whole path where another has that name, too."""
        return self._names[id]

    def _path_of_name(self, id: str) -> tuple[str, ...]:
        """Return the beginning of a name: the titles without that at the top, or the pane that a command is of."""
        path = self.path(id)
        return path if self._commands.pane(id) else path[1:]

    def _walk(self, menu: QMenu, path: tuple[str, ...]) -> None:
        part: tuple[str, ...] = ()
        for action in menu.actions():
            inner = QMenu.menuInAction(action)  # action.menu() would delete it, up to PySide6 6.10
            if action.isSeparator():
                part = (plain(action.text()),) if action.text() else ()
            elif isinstance(inner, QMenu):
                self._walk(inner, (*path, plain(inner.title())))
            elif action.objectName() in self._commands:
                self._paths.setdefault(action.objectName(), (*path, *part))


def leave_out_impossible(menu: QMenu) -> None:
    """Take out of a menu that was made for one right click what cannot be done now, and menus of nothing else."""
    for action in menu.actions():
        inner = QMenu.menuInAction(action)
        can_run = action.isEnabled() and (
            not isinstance(inner, QMenu) or any(each.isEnabled() for each in inner.actions() if not each.isSeparator())
        )
        if not (can_run or action.isSeparator()):
            menu.removeAction(action)
